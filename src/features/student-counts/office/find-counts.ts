import { type ListedRow, type ListedRows, refusedRows } from '../../../office/list/listed-rows.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import { formatNumber } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'
import { COUNT_FIELDS, type CountField } from '../fields.ts'
import { readCounts } from '../read-list.ts'
import type { StudentCountInput } from '../schema.ts'

/** The sections of a pasted list; undefined if no row has headings. */
export function findCounts(
  text: string,
  {
    nameOf,
    labels,
    language,
  }: {
    nameOf: (section: Pick<StudentCountInput, 'className' | 'shift' | 'section'>) => string
    labels: Record<CountField, string>
    language: Language
  },
): ListedRows | undefined {
  const { rows } = rowsOfText(text)
  const list = readCounts(rows)
  if (!list) return undefined
  const numbersOf = (count: StudentCountInput) =>
    COUNT_FIELDS.filter((field) => count[field])
      // A number stays beside its name.
      .map((field) => `${labels[field]}\u00A0${formatNumber(count[field]!, language)}`)
      .join(', ')
  return {
    rows: list.counts.map(({ row, id, fields, emptied }): ListedRow => {
      const title = nameOf(fields)
      return {
        row,
        key: `${row} ${title}`,
        title,
        about: numbersOf(fields),
        body: {
          ...(id !== undefined && { _id: id }),
          ...fields,
          ...Object.fromEntries(emptied.map((field) => [field, ''])),
        },
      }
    }),
    ...refusedRows(list.refused, rows, language),
    unknown: list.unknown,
    notTaken: list.notTaken,
  }
}
