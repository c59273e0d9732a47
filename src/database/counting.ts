import type { SelectQueryBuilder } from 'kysely'
import { MAX_COUNTED } from '../words/format.ts'
import type { Database, Tables } from './database.ts'

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
