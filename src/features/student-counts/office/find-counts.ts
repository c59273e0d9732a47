import { type FoundList, type FoundRow, refusedRows } from '../../../office/list/found-rows.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import { formatNumber } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'
import { COUNT_FIELDS, type CountField } from '../fields.ts'
import { readCounts } from '../read-list.ts'
import type { StudentCountInput, StudentCountRecord } from '../schema.ts'

/** The sections of a pasted list; undefined if no row has headings. */
export function findCounts(
  text: string,
  {
    counts,
    nameOf,
    words,
    language,
  }: {
    counts: StudentCountRecord[]
    nameOf: (section: Pick<StudentCountInput, 'className' | 'shift' | 'section'>) => string
    words: {
      fields: Record<CountField, string>
      pasted: { same: string; there: (numbers: string) => string }
    }
    language: Language
  },
): FoundList | undefined {
  const { rows } = rowsOfText(text)
  const list = readCounts(rows)
  if (!list) return undefined
  const numbersOf = (count: StudentCountInput) =>
    COUNT_FIELDS.filter((field) => count[field])
      // A number stays beside its name.
      .map((field) => `${words.fields[field]}\u00A0${formatNumber(count[field]!, language)}`)
      .join(', ')
  const sections = list.counts.map(({ row, fields }): FoundRow => {
    const present = counts.find(
      ({ className, shift, section }) =>
        className === fields.className && shift === fields.shift && section === fields.section,
    )
    const common = { row, cells: [nameOf(fields), numbersOf(fields)], body: fields }
    if (!present) return { ...common, state: 'ready' }
    const isSame = COUNT_FIELDS.every((field) => (fields[field] ?? 0) === present[field])
    const reason = isSame ? words.pasted.same : words.pasted.there(numbersOf(present))
    return { ...common, state: 'there', reason }
  })
  const refused = refusedRows(list.refused, rows, language)
  return {
    rows: [...sections, ...refused].sort((a, b) => a.row - b.row),
    unknown: list.unknown,
  }
}
