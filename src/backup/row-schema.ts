import { z } from 'zod'
import type { Column } from '../database/columns.ts'
import { MAX_VERSION } from '../database/version.ts'

/** The largest regular value is a teachers' page of 1 MB as JSON within JSON. */
const MAX_CHARACTERS = 16 * 1024 * 1024

/** PostgreSQL cannot store NUL, or half of a surrogate pair. */
const text = z
  .string()
  .max(MAX_CHARACTERS)
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'not a text')

/** Pages would fail on a date that they cannot parse. */
const date = text.refine((value) => !Number.isNaN(Date.parse(value)), 'not a date')

/** The schema of a table's rows: exactly these columns, with their types and limits. */
export function rowSchema(
  columns: Column[],
): z.ZodObject<Record<string, z.ZodType<string | number | null>>> {
  return z.strictObject(
    Object.fromEntries(
      columns.map((column) => {
        const value = valueSchema(column)
        return [column.name, column.isNullable ? value.nullable() : value]
      }),
    ),
  )
}

/** Column names follow the same convention in all migrations. */
function valueSchema({ name, type }: Column): z.ZodType<string | number> {
  if (type === 'text') return /(^|_)(at|date)$/.test(name) ? date : text
  if (name === 'version') return z.int().min(0).max(MAX_VERSION)
  if (name.startsWith('is_')) return z.int().min(0).max(1)
  // Both databases can store this range in an integer column.
  return z.int32()
}
