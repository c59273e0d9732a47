import type { Database } from '../../database/database.ts'

/** The texts of documents of any kind, by id. */
export async function findTexts(database: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await database
    .selectFrom('document')
    .select(['id', 'text'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map(({ id, text }) => [id, text]))
}
