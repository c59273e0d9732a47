import { sql } from 'kysely'
import type { Report } from '../../base/progress.ts'
import { documentUrl } from '../../content.ts'
import type { Language } from '../../words/language.ts'
import { withLockedContent } from '../../database/content-version.ts'
import type { Database } from '../../database/database.ts'
import { finishIndexing, FOLDING, writeEntries } from '../../search/index-store.ts'
import { joinFilled } from '../../search/listed.ts'
import { type Described, SNIPPET_SOURCE_LETTERS, wholeWords } from '../../search/store.ts'
import { belowLetterhead, withoutLetterhead } from './letter-parts.ts'
import { plainTextOf } from './markdown/plain-text.ts'
import { bothTexts, bothTitles, documentIn } from './english.ts'
import { contentText } from './shown-text.ts'

const ROWS_AT_ONCE = 100
/** Fewer documents take less than a second or two. */
const REPORTED_ABOVE = 1000
/** Drafts and scheduled documents are not in the index, so that no search can find them. */
const PUBLIC = ['published', 'ended'] as const
/** A Bengali letter is three bytes. */
const SNIPPET_SOURCE_BYTES = 3 * SNIPPET_SOURCE_LETTERS

/**
 * Indexes documents that were added or changed, in the transaction of the change. The row of a
 * deleted document takes its entry with it.
 */
export async function indexDocuments(database: Database, ids: string[]): Promise<void> {
  const documents = await database
    .selectFrom('document')
    .select(['id', 'kind', 'number', 'date', 'title', 'titleEnglish', 'topic'])
    .select(['text', 'textEnglish', 'textSource'])
    .where('id', 'in', ids)
    .where('state', 'in', PUBLIC)
    .execute()
  const indexed = documents.map((document) => ({
    ...document,
    title: bothTitles(document),
    text: bothTexts({
      text: withoutLetterhead(plainTextOf(document)),
      textEnglish: plainTextOf(documentIn('en', { ...document, text: '' })),
    }),
  }))
  await writeEntries(database, ids, indexed)
}

/** Indexes the documents that are not in the index, or have an older folding; returns their number. */
export async function indexOutdated(database: Database, report?: Report): Promise<number> {
  const total = report ? await countOutdated(database) : 0
  let count = 0
  for (let last = ''; ;) {
    if (total > REPORTED_ABOVE) report?.(`Indexing the documents: ${count} of ${total} …`)
    const outdated = await findOutdated(database, last)
    if (outdated.length === 0) break
    await withLockedContent(database, (transaction) => indexDocuments(transaction, outdated))
    count += outdated.length
    last = outdated.at(-1)!
  }
  if (count > 0) await finishIndexing(database)
  return count
}

/** Rebuilds the whole index; returns the number of documents. Searches continue to work. */
export async function reindex(database: Database): Promise<number> {
  await database.updateTable('searchEntry').set({ folding: 0 }).execute()
  return indexOutdated(database)
}

function outdatedDocuments(database: Database) {
  return database
    .selectFrom('document')
    .leftJoin('searchEntry', (join) =>
      join
        .onRef('searchEntry.documentId', '=', 'document.id')
        .on('searchEntry.folding', '=', FOLDING),
    )
    .where('document.state', 'in', PUBLIC)
    .where('searchEntry.documentId', 'is', null)
}

async function countOutdated(database: Database): Promise<number> {
  const counted = outdatedDocuments(database).select(({ fn }) => fn.countAll().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

async function findOutdated(database: Database, after: string): Promise<string[]> {
  const rows = await outdatedDocuments(database)
    .select('document.id')
    .where('document.id', '>', after)
    .orderBy('document.id')
    .limit(ROWS_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

function readable(document: Parameters<typeof contentText>[0]): string {
  const text = contentText({ ...document, text: wholeWords(document.text) })
  return belowLetterhead(plainTextOf({ ...document, text }))
}

/** PostgreSQL needs as long for the letters of a substring as for the rest of the query. */
function startOf(column: 'document.text' | 'document.text_english') {
  const text = sql.ref(column)
  return sql<string>`case when octet_length(${text}) <= ${SNIPPET_SOURCE_BYTES} then ${text}
    else substr(${text}, 1, ${SNIPPET_SOURCE_LETTERS}) end`
}

/** The documents as search results show them, by their keys in the index. */
export async function describeDocuments(
  database: Database,
  keys: number[],
  language: Language = 'bn',
): Promise<Map<number, Described>> {
  if (keys.length === 0) return new Map()
  const rows = await database
    .selectFrom('searchEntry')
    .innerJoin('document', 'document.id', 'searchEntry.documentId')
    .select([
      'searchEntry.searchKey',
      'document.kind',
      'document.number',
      'document.title',
      'document.titleEnglish',
      'document.date',
      'document.topic',
      'document.state',
      'document.textSource',
      startOf('document.text').as('text'),
      startOf('document.text_english').as('textEnglish'),
    ])
    .where('searchEntry.searchKey', 'in', keys)
    .execute()
  return new Map(
    rows.map((row) => {
      const { kind, number, date, topic, state, titleEnglish, textEnglish } = row
      const shown = documentIn(language, row)
      const other = documentIn(language === 'en' ? 'bn' : 'en', row)
      return [
        Number(row.searchKey),
        {
          kind,
          number,
          date,
          topic,
          url: documentUrl(kind, number),
          title: shown.title,
          isEnded: state === 'ended',
          text: readable(shown),
          // A hit in the other language shows why the document was found.
          otherText: joinFilled(
            [titleEnglish && other.title, textEnglish && readable(other)],
            '\n\n',
          ),
        },
      ]
    }),
  )
}
