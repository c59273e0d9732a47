import type { SelectQueryBuilder } from 'kysely'
import type { Database, Tables } from './database.ts'

/**
 * Counting stops at this number, so that its cost does not grow with the list. A stored count could
 * become wrong, so none is stored.
 */
export const MOST_COUNTED = 1000

/**
 * The number of rows that the query finds, at most `MOST_COUNTED`. If the query uses the order of a
 * list, the list's index alone answers it.
 */
export async function countRows<T extends keyof Tables>(
  database: Database,
  rows: SelectQueryBuilder<Tables, T, { id: string }>,
): Promise<number> {
  const { total } = await database
    .selectFrom(rows.limit(MOST_COUNTED).as('counted'))
    .select((row) => row.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
