import type { Database } from '../../database/database.ts'
import { createYield } from '../../base/yield-to-event-loop.ts'
import { plainTextOf } from './markdown/plain-text.ts'

/** The texts of documents of any kind, without the signs of Markdown, by id. */
export async function findTexts(database: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await database
    .selectFrom('document')
    .select(['id', 'text', 'textSource'])
    .where('id', 'in', ids)
    .execute()
  const yieldToOthers = createYield()
  const texts = new Map<string, string>()
  for (const row of found) {
    await yieldToOthers()
    texts.set(row.id, plainTextOf(row))
  }
  return texts
}
