import { isSum, readList, type RefusedRow, type RowReason } from '../../tables/list-columns.ts'
import type { ColumnPatterns } from '../../tables/list-heading.ts'
import { classNamed } from '../../tables/class-names.ts'
import { patternOf, sectionNamed, shiftNamed } from '../../tables/read-cell.ts'
import { toLatinDigits } from '../../words/digits.ts'
import { COUNT_FIELDS, type CountField } from './fields.ts'
import type { StudentCountInput } from './schema.ts'

const COLUMNS = [
  ['className', patternOf('শ্রেণি|class')],
  ['section', patternOf('শাখা|section')],
  ['shift', patternOf('শিফট|shift')],
  ['year', patternOf('বছর|শিক্ষাবর্ষ|year')],
  ['muktiJoddharSontan', patternOf('মুক্তিযোদ্ধার? (?:পোষ্য|সন্তান)|sontan')],
  ['muktiJoddha', patternOf('মুক্তিযোদ্ধা|mukti')],
  ['muslim', patternOf('মুসলিম|মুসলমান|ইসলাম|muslim|islam')],
  ['hindu', patternOf('হিন্দু|hindu')],
  ['bouddho', patternOf('বৌদ্ধ|buddh|bouddho')],
  ['christian', patternOf('খ্রিষ্টান|christian')],
  ['science', patternOf('বিজ্ঞান|science')],
  ['business', patternOf('ব্যবসা|business|commerce')],
  ['humanities', patternOf('মানবিক|humanities|arts')],
  ['autistic', patternOf('অটি|autis')],
  ['physicalDisabled', patternOf('প্রতিবন্ধী|disab')],
  ['girls', patternOf('ছাত্রী|girls')],
  ['boys', patternOf('ছাত্র|boys')],
  ['total', patternOf('মোট|শিক্ষার্থী|total|students|pupils')],
] as const satisfies ColumnPatterns<string>

interface CountsList {
  counts: {
    row: number
    fields: StudentCountInput
    /** The counts whose cells are empty. */
    emptied: CountField[]
    /** The `_id` of the count, in a list that this software exported. */
    id: string | undefined
  }[]
  refused: RefusedRow[]
  /** The headings of columns that are not understood. */
  unknown: string[]
  /** The headings of the columns that an exported list has, and that cannot be brought in. */
  notTaken: string[]
}

/** The sections of a list of pupils; undefined if no row has headings of such a list. */
export function readCounts(rows: string[][]): CountsList | undefined {
  const list = readList(rows, COLUMNS)
  if (!list) return undefined
  const counts: CountsList['counts'] = []
  const refused: CountsList['refused'] = []
  const seen = new Set<string>()
  let above: Cells = {}
  for (const { row, id, first, cells: written } of list.rows) {
    const refuse = (reason: RowReason, text = first) => refused.push({ row, reason, text })
    if (isSumOf(first, written)) {
      refuse('is-a-sum')
      continue
    }
    const cells = withTotal(withClassAbove(written, above))
    above = cells
    const className = classNamed(cells.className ?? '')
    const section = sectionNamed(cells.section ?? '')
    const shift = shiftNamed(cells.shift ?? '')
    const numbers = COUNT_FIELDS.flatMap((field) => {
      const text = cells[field]
      return text === undefined ? [] : [{ field, text, number: wholeNumber(text) }]
    })
    const wrong = numbers.find(({ number }) => number === undefined)
    const year = cells.year === undefined ? undefined : wholeNumber(cells.year)
    const key = [className, section, shift, year].join()
    if (!className) refuse('not-a-class', cells.className)
    else if (!section) refuse('not-a-section', cells.section)
    else if (!shift) refuse('not-a-shift', cells.shift)
    else if (cells.year !== undefined && !year) refuse('not-a-number', cells.year)
    else if (wrong) refuse('not-a-number', wrong.text)
    else if (numbers.length === 0) refuse('no-number')
    else if (seen.has(key)) refuse('counted-twice')
    else {
      seen.add(key)
      const fields = Object.fromEntries(numbers.map(({ field, number }) => [field, number]))
      const emptied = COUNT_FIELDS.filter(
        (field) => list.columns.includes(field) && cells[field] === undefined,
      )
      counts.push({
        row,
        id,
        fields: { ...fields, ...(year && { year }), className, section, shift },
        emptied,
      })
    }
  }
  return { counts, refused, unknown: list.unknown, notTaken: list.notTaken }
}

type Cells = Partial<Record<(typeof COLUMNS)[number][0], string>>

/** Also the sum of a class, whose first cell is the name of the class. */
function isSumOf(first: string, { section = '', shift = '' }: Cells): boolean {
  return [first, section, shift].some(isSum)
}

/** A merged cell has its text in its first row only. */
function withClassAbove(cells: Cells, above: Cells): Cells {
  if (cells.className !== undefined || above.className === undefined) return cells
  const { className, shift = '' } = above
  return { shift, ...cells, className }
}

/** In a girls’ school, a single total counts the girls. */
function withTotal({ total, ...cells }: Cells): Cells {
  const isSplit = cells.girls !== undefined || cells.boys !== undefined
  return isSplit || total === undefined ? cells : { ...cells, girls: total }
}

function wholeNumber(text: string): number | undefined {
  const written = toLatinDigits(text)
  return /^\d{1,6}$/.test(written) ? Number(written) : undefined
}
