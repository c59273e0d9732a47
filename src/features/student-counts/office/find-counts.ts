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
    year,
  }: {
    nameOf: (section: Pick<StudentCountInput, 'className' | 'shift' | 'section'>) => string
    labels: Record<CountField, string>
    language: Language
    /** The school year of the rows, if they are not the present counts. */
    year?: number | undefined
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
          // The ids of an exported list are those of the present counts.
          ...(id !== undefined && year === undefined && { _id: id }),
          ...fields,
          ...(year !== undefined && { year }),
          ...Object.fromEntries(emptied.map((field) => [field, ''])),
        },
      }
    }),
    ...refusedRows(list.refused, rows, language),
    unknown: list.unknown,
    notTaken: list.notTaken,
  }
}
