import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { cleanLine } from '@pathshala/bengali/clean-text'
import { recordId } from '../errors/api-schema.ts'
import { refusal } from '../errors/zod-issues.ts'
import type { Bound, Cursor } from './cursor.ts'
import { MAX_COUNTED } from '../words/format.ts'
import type { Database, Tables } from './database.ts'

const BAD_LIMIT = refusal('list-limit')

export const paging = z.object({
  limit: z.coerce
    .number(BAD_LIMIT)
    .int(BAD_LIMIT)
    .min(1, BAD_LIMIT)
    .max(1_000_000, BAD_LIMIT)
    .optional(),
  q: z
    .string()
    .max(100)
    .transform(cleanLine)
    .optional()
    .meta({ description: 'Words that must all occur; spellings that sound alike also match' }),
  before: recordId
    .optional()
    .meta({ description: 'The _id of an entry: the list starts after it' }),
})

/** The second columns of lists that are not sorted by id. */
const TIE_COLUMNS: Record<string, string> = { 'galleryEntry.sortAt': 'galleryEntry.sortId' }

/**
 * The condition that a row is older or newer than a position in a list sorted newest first by
 * (`column`, id). This is keyset paging, whose cost does not grow with the list.
 */
export function isPastBound(
  column: 'document.date' | 'document.createdAt' | 'galleryEntry.sortAt' | 'binEntry.deletedAt',
  { direction, cursor: { at, id } }: Bound,
): Expression<SqlBool> {
  const idColumn = TIE_COLUMNS[column] ?? `${column.split('.')[0]}.id`
  const operator = direction === 'older' ? sql`<` : sql`>`
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref(idColumn)}) ${operator} (${at}, ${id})`
}

/** The first `limit` entries after a position; all of them without `limit`. */
export interface ListPart {
  limit?: number | undefined
  after?: Cursor | undefined
}

/**
 * The number of rows that the query finds, at most `MAX_COUNTED`. If the query uses the order of a
 * list, the list's index alone answers it. No count is stored, because it could become wrong.
 */
export async function countRows<T extends keyof Tables>(
  database: Database,
  rows: SelectQueryBuilder<Tables, T, { id: string }>,
): Promise<number> {
  const { total } = await database
    .selectFrom(rows.limit(MAX_COUNTED).as('counted'))
    .select((row) => row.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
