import { type Expression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { cleanLine } from '../input.ts'
import type { Bound, Cursor } from './cursor.ts'

const LIMIT_WORDS = 'limit must be a whole number from 1 to 1000000.'

export const paging = z.object({
  limit: z.coerce
    .number(LIMIT_WORDS)
    .int(LIMIT_WORDS)
    .min(1, LIMIT_WORDS)
    .max(1_000_000, LIMIT_WORDS)
    .optional(),
  q: z
    .string()
    .max(100, 'Search for 100 characters or fewer.')
    .transform(cleanLine)
    .optional()
    .meta({ description: 'Words of the title, in any spelling that sounds alike' }),
  before: z
    .string()
    // PostgreSQL cannot store NUL and would fail. After this, the id is simply not found.
    .transform((id) => id.replaceAll('\0', '\uFFFD'))
    .optional()
    .meta({ description: 'The _id of an entry: the list goes on after it' }),
})

/**
 * The condition that a row is older or newer than a position in a list sorted newest first by
 * (`column`, id). This is keyset paging: its cost does not grow with the list.
 */
export function isPastBound(
  column: 'document.date' | 'document.createdAt' | 'galleryEntry.createdAt' | 'binEntry.deletedAt',
  { direction, cursor: { at, id } }: Bound,
): Expression<SqlBool> {
  const idColumn = `${column.split('.')[0]}.id`
  const operator = direction === 'older' ? sql`<` : sql`>`
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref(idColumn)}) ${operator} (${at}, ${id})`
}

/** The first `limit` entries after a position; all of them without `limit`. */
export interface ListPart {
  limit?: number | undefined
  after?: Cursor | undefined
  /** Words that the title contains. */
  words?: string | undefined
}
