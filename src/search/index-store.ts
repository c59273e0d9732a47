import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DocumentKind } from '../content.ts'
import type { Database } from '../database/database.ts'
import { isSqlite } from '../database/tables.ts'
import { type Question, type Searchable, tokensOf, toMatch, toTsquery } from './question.ts'
import { searchKeyOf } from './search-key.ts'

/**
 * Increase it when the index of a document would change. The next start then indexes everything
 * again.
 */
export const FOLDING = 9

/** Search keys, both inclusive. */
export interface KeyRange {
  lowest: number
  highest: number
}

/** A document to index. Its text has no markup. */
interface Indexed extends Searchable {
  id: string
  kind: DocumentKind
  number: number
  date: string
}

/** Replaces the entries of documents, in the transaction of their change. */
export async function writeEntries(
  database: Database,
  ids: string[],
  documents: Indexed[],
): Promise<void> {
  await database.deleteFrom('searchEntry').where('documentId', 'in', ids).execute()
  if (documents.length === 0) return
  const entries = documents.map((document) => ({
    searchKey: BigInt(searchKeyOf(document)),
    documentId: document.id,
    folding: FOLDING,
  }))
  const words = documents.map((document) => tokensOf(document).join(' '))
  if (!isSqlite(database)) {
    const withWords = entries.map((entry, index) => ({ ...entry, words: words[index]! }))
    await database.insertInto('searchEntry').values(withWords).execute()
    return
  }
  await database.insertInto('searchEntry').values(entries).execute()
  const rows = entries.map(({ searchKey }, index) => sql`(${searchKey}, ${words[index]})`)
  await sql`insert into search_words (rowid, words) values ${sql.join(rows)}`.execute(database)
}

/** The keys of the documents that match the query, newest first. */
export async function findKeys(
  database: Database,
  question: Question,
  range: KeyRange,
  limit: number,
): Promise<number[]> {
  // A query on SQLite blocks the event loop. Other requests are answered before the next one.
  await setImmediate()
  const [lowest, highest] = [BigInt(range.lowest), BigInt(range.highest)]
  // One row, because a thousand rows take longer to create than to find.
  const query = isSqlite(database)
    ? sql<{ keys: string | null }>`
        select group_concat(key) as keys from (
          select rowid as key from search_words
          where search_words match ${toMatch(question)} and rowid between ${lowest} and ${highest}
          order by rowid desc limit ${limit}
        )`
    : sql<{ keys: string | null }>`
        select string_agg(key::text, ',') as keys
        from search_hits(${toTsquery(question)}::tsquery, ${lowest}, ${highest}, ${limit}) as key`
  const { keys } = (await query.execute(database)).rows[0]!
  if (keys === null) return []
  return keys
    .split(',')
    .map(Number)
    .sort((a, b) => b - a)
}

/** Call it after many entries were written, outside their transactions. */
export async function finishIndexing(database: Database): Promise<void> {
  // Until FTS5 merges what was written in parts, each search reads all of the parts.
  if (isSqlite(database)) {
    await sql`insert into search_words (search_words) values ('optimize')`.execute(database)
  }
  await forgetCachedSearches(database)
}

/** Invalidates the cached pages of all processes after a change of the index alone. */
async function forgetCachedSearches(database: Database): Promise<void> {
  await database
    .updateTable('contentVersion')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
}
