import type { SelectQueryBuilder } from 'kysely'
import type { Database, Tables } from './database.ts'

/**
 * Counting stops here, so that it costs the same however long a list is; nothing is kept that could
 * come to differ from what it counts.
 */
export const MOST_COUNTED = 1000

/**
 * How many rows the query finds; `MOST_COUNTED` where there are as many or more. In the order of a
 * list, its index answers alone.
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
