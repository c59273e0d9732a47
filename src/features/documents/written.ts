import type { Database } from '../../database/database.ts'

const ROWS_AT_ONCE = 200

/** The documents of all kinds and states with what people wrote, in parts. */
export async function* readWritten(database: Database) {
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('document')
      .select(['id', 'kind', 'title', 'text', 'textSource', 'letter'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}
