import { sql } from 'kysely'
import { withLockedContent } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { isSqlite } from '../database/tables.ts'
import { plainTextOf } from '../features/documents/markdown/plain-text.ts'
import { type Question, tokensOf, toMatch, toTsquery } from './question.ts'
import { searchKeyOf } from './search-key.ts'

/** Increase it whenever the same document would get other words: the next start indexes all again. */
const FOLDING = 3
const ROWS_AT_ONCE = 100
/** Drafts and scheduled documents are not in the index, so that no search can find them. */
const PUBLIC = ['published', 'ended'] as const

/** Search keys, both inclusive. */
export interface KeyRange {
  lowest: number
  highest: number
}

/**
 * Indexes documents that were added or changed, in the transaction of the change. What is deleted
 * leaves the index with its row.
 */
export async function indexDocuments(database: Database, ids: string[]): Promise<void> {
  const documents = await database
    .selectFrom('document')
    .select(['id', 'kind', 'number', 'date', 'title', 'topic', 'text', 'textSource'])
    .where('id', 'in', ids)
    .where('state', 'in', PUBLIC)
    .execute()
  await database.deleteFrom('searchEntry').where('documentId', 'in', ids).execute()
  if (documents.length === 0) return
  const entries = documents.map((document) => ({
    searchKey: BigInt(searchKeyOf(document)),
    documentId: document.id,
    folding: FOLDING,
  }))
  const words = documents.map((document) =>
    tokensOf({ ...document, text: plainTextOf(document) }).join(' '),
  )
  if (!isSqlite(database)) {
    const withWords = entries.map((entry, index) => ({ ...entry, words: words[index]! }))
    await database.insertInto('searchEntry').values(withWords).execute()
    return
  }
  await database.insertInto('searchEntry').values(entries).execute()
  const rows = entries.map(({ searchKey }, index) => sql`(${searchKey}, ${words[index]})`)
  await sql`insert into search_words (rowid, words) values ${sql.join(rows)}`.execute(database)
}

/** The keys of the documents that answer the question, newest first, at most `most`. */
export async function findKeys(
  database: Database,
  question: Question,
  range: KeyRange,
  most: number,
): Promise<number[]> {
  const [lowest, highest] = [BigInt(range.lowest), BigInt(range.highest)]
  // One row: to make a thousand takes longer than to find them.
  const query = isSqlite(database)
    ? sql<{ keys: string | null }>`
        select group_concat(key) as keys from (
          select rowid as key from search_words
          where search_words match ${toMatch(question)} and rowid between ${lowest} and ${highest}
          order by rowid desc limit ${most}
        )`
    : sql<{ keys: string | null }>`
        select string_agg(key::text, ',') as keys
        from search_hits(${toTsquery(question)}::tsquery, ${lowest}, ${highest}, ${most}) as key`
  const { keys } = (await query.execute(database)).rows[0]!
  if (keys === null) return []
  return keys
    .split(',')
    .map(Number)
    .sort((one, other) => other - one)
}

/** Indexes the documents that are not in the index, or have an older folding; returns their number. */
export async function indexOutdated(database: Database): Promise<number> {
  let count = 0
  for (let last = ''; ;) {
    const outdated = await findOutdated(database, last)
    if (outdated.length === 0) break
    await withLockedContent(database, (transaction) => indexDocuments(transaction, outdated))
    count += outdated.length
    last = outdated.at(-1)!
  }
  if (count === 0) return 0
  // Until FTS5 merges what was written in parts, each search reads all of the parts.
  if (isSqlite(database)) {
    await sql`insert into search_words (search_words) values ('optimize')`.execute(database)
  }
  await forgetCachedSearches(database)
  return count
}

/** The pages of other processes may show what was found before. No content has changed. */
async function forgetCachedSearches(database: Database): Promise<void> {
  await database
    .updateTable('contentVersion')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
}

/** Makes the whole index again; returns the number of documents. Searches keep working. */
export async function reindex(database: Database): Promise<number> {
  await database.updateTable('searchEntry').set({ folding: 0 }).execute()
  return indexOutdated(database)
}

async function findOutdated(database: Database, after: string): Promise<string[]> {
  const rows = await database
    .selectFrom('document')
    .leftJoin('searchEntry', (join) =>
      join
        .onRef('searchEntry.documentId', '=', 'document.id')
        .on('searchEntry.folding', '=', FOLDING),
    )
    .select('document.id')
    .where('document.id', '>', after)
    .where('document.state', 'in', PUBLIC)
    .where('searchEntry.documentId', 'is', null)
    .orderBy('document.id')
    .limit(ROWS_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}
