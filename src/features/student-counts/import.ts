import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { changeMany } from '../../records/history/change-many.ts'
import { type ImportAnswer, importRows, isRow, parseRow } from '../../records/import-rows.ts'
import { classNamed, sectionNamed, shiftNamed } from '../../tables/read-cell.ts'
import { studentCount, type StudentCountInput, type StudentCountRecord } from './schema.ts'
import type { Stores } from '../../school/school.ts'

/**
 * A section that has a count is refused, so that a list never overwrites counts that staff have
 * typed.
 */
export async function importCounts(
  rows: unknown[],
  stores: Stores,
): Promise<ImportAnswer<StudentCountRecord>> {
  const { studentCounts } = stores
  const known = new Set((await studentCounts.list()).map(keyOf))
  return changeMany(stores, 'studentCounts', (many) =>
    importRows(rows, async (row) => {
      const count = parseRow(studentCount, isRow(row) ? named(row) : row)
      if (known.has(keyOf(count)))
        throw new InvalidInput(fieldError('className', 'already-counted'))
      const created = await studentCounts.create(count)
      known.add(keyOf(count))
      return many.created('studentCounts', created)
    }),
  )
}

/** Reads names as people write them. An empty cell of a table is an absent number. */
function named(row: Record<string, unknown>): Record<string, unknown> {
  const read = (value: unknown, nameOf: (text: string) => string | undefined) =>
    (typeof value === 'string' && nameOf(value)) || value
  const { className, section, shift, ...numbers } = row
  return {
    ...Object.fromEntries(
      Object.entries(numbers).filter(([, number]) => number !== '' && number !== null),
    ),
    className: read(className, classNamed),
    section: read(section, sectionNamed),
    shift: read(shift, shiftNamed),
  }
}

function keyOf({ className, shift, section }: StudentCountInput): string {
  return JSON.stringify([className, shift, section])
}
