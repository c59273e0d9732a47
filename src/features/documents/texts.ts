import type { Database } from '../../database/database.ts'
import { createYield } from '../../base/yield-to-event-loop.ts'
import type { DocumentKind } from '../../content.ts'
import type { ReadTexts } from '../feature.ts'
import { markedStruck, plainTextOf } from './markdown/plain-text.ts'
import { textWithoutPaper } from './shown-text.ts'

const ROWS_AT_ONCE = 200

/** The texts of documents of any kind for a feed, by id: without Markdown, except struck words. */
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
    texts.set(row.id, plainTextOf({ ...row, text: textWithoutPaper(row) }, markedStruck))
  }
  return texts
}

export function readDocumentTexts(kind: DocumentKind): ReadTexts {
  return async function* ({ readWritten: read }) {
    for await (const rows of read(kind)) {
      for (const { id, letter, ...fields } of rows) {
        yield { id, fields: { ...fields, letter: letter && JSON.parse(letter) } }
      }
    }
  }
}

/** The documents of a kind, in all states, with the fields that people write, in batches. */
export async function* readWritten(database: Database, kind: DocumentKind) {
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('document')
      .select(['id', 'title', 'text', 'textSource', 'letter'])
      .where('kind', '=', kind)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}
