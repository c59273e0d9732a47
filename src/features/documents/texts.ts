import type { Database } from '../../database/database.ts'
import { createYield } from '../../base/yield-to-event-loop.ts'
import { plainTextOf } from './markdown/plain-text.ts'
import { shownText } from './shown-text.ts'

const ROWS_AT_ONCE = 200

/** The texts of documents of any kind for a reader, without Markdown, by id. */
export async function findTexts(database: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('document')
    .select(['id', 'title', 'text', 'textSource', 'layout'])
    .where('id', 'in', ids)
    .execute()
  const yieldToOthers = createYield()
  const texts = new Map<string, string>()
  for (const row of rows) {
    await yieldToOthers()
    texts.set(row.id, plainTextOf({ ...row, text: shownText(row) }))
  }
  return texts
}

/** The documents of all kinds and states with the fields that people write, in batches. */
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
