import type { DocumentKind } from '../../content.ts'
import type { Database } from '../../database/database.ts'

/** In the caller's transaction: a number that was not used is given out again. */
export async function takeNumber(database: Database, kind: DocumentKind): Promise<number> {
  const { last } = await database
    .insertInto('documentNumber')
    .values({ kind, last: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((row) => ({ last: row('documentNumber.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Whether a document of the kind has or had this number. */
export async function wasUsed(
  database: Database,
  kind: DocumentKind,
  number: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('documentNumber')
    .select('kind')
    .where('kind', '=', kind)
    .where('last', '>=', number)
    .executeTakeFirst()
  return row !== undefined
}
