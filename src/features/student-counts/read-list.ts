import { type CutList, isSum, readList } from '@pathshala/tables/list-columns'
import type { ColumnPatterns } from '@pathshala/tables/list-heading'
import { patternOf } from '@pathshala/tables/read-cell'

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

const KEY = new Set<string>(['className', 'section', 'shift', 'year'])

type Cells = Partial<Record<(typeof COLUMNS)[number][0], string>>

/** The sections of a list of pupils; undefined if no row has headings of a section and its numbers. */
export function readCounts(rows: string[][]): CutList | undefined {
  const list = readList(rows, COLUMNS)
  if (!list?.columns.some((column) => !KEY.has(column))) return undefined
  const counts: CutList = { ...list, rows: [] }
  let above: Cells = {}
  for (const one of list.rows) {
    const { row, first } = one
    if (isSumOf(first, one.cells)) counts.sums.push({ row, text: first })
    else {
      above = withTotal(withClassAbove(one.cells, above))
      counts.rows.push({ ...one, cells: above })
    }
  }
  return counts
}

/** Also the sum of a class, whose first cell is the name of the class. */
function isSumOf(first: string, { section = '', shift = '' }: Cells): boolean {
  return [first, section, shift].some(isSum)
}

/** A merged cell has its text in its first row only. */
function withClassAbove(cells: Cells, { className, shift }: Cells): Cells {
  if (cells.className || !className) return cells
  return { ...cells, className, ...(!cells.shift && shift && { shift }) }
}

/** In a girls’ school, a single total counts the girls. */
function withTotal({ total, ...cells }: Cells): Cells {
  return cells.girls || cells.boys || !total ? cells : { ...cells, girls: total }
}
