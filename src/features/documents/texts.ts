import type { Database } from '../../database/database.ts'
import { plainTextOf } from './markdown/plain-text.ts'

/** The texts of documents of any kind, without the signs of Markdown, by id. */
export async function findTexts(database: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await database
    .selectFrom('document')
    .select(['id', 'text', 'textSource'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map((row) => [row.id, plainTextOf(row)]))
}
