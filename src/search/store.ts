import { sql } from 'kysely'
import { type DocumentKind, documentUrl } from '../content.ts'
import type { Database } from '../database/database.ts'
import type { Topic } from '../features/documents/topics.ts'
import { bn, type Words } from '../words/bn.ts'
import { MAX_COUNTED } from '../words/format.ts'
import { type DocumentHit, findDocuments } from './find.ts'
import { isAnswered, questionsFor } from './question.ts'
import { createSitePages, type SitePage, type SiteStores } from './site-pages.ts'
import { marker, markParts, type Part, snippet } from './snippet.ts'

export type SearchStore = ReturnType<typeof createSearchStore>

export interface Asked {
  query: string
  kind?: DocumentKind | 'page' | undefined
  topic?: Topic | undefined
  /** The dates of documents: start included, end not; ISO 8601 UTC. */
  between?: [string, string] | undefined
}

/** Better ranks come first, then larger keys. */
export interface Hit extends DocumentHit {
  /** Then the key is no search key: it only sorts. */
  page?: SitePage
}

export interface Result {
  kind: DocumentKind | 'page'
  number: number | null
  url: string
  title: string
  date: string | null
  topic: Topic | null
  isTitleHit: boolean
  titleParts: Part[]
  snippet: Part[]
}

/** A mark further inside a long text is not looked for. */
const SNIPPET_SOURCE_LETTERS = 6000

export function createSearchStore(database: Database, stores: SiteStores) {
  const listPages = createSitePages(stores)

  /** Pages come before documents of the same rank: they have no date, and are always current. */
  const findPages = async ({ query, kind, topic, between }: Asked): Promise<Hit[]> => {
    if ((kind && kind !== 'page') || topic || between) return []
    const questions = questionsFor(query)
    return (await listPages())
      .map((page, index) => ({
        rank: questions.findIndex((question) => isAnswered(question, page.tokens)),
        key: Number.MAX_SAFE_INTEGER - index,
        page,
      }))
      .filter(({ rank }) => rank >= 0)
  }

  return {
    /** The best hits first, at most one more than `MAX_COUNTED`. */
    async find(asked: Asked): Promise<Hit[]> {
      const { kind, ...rest } = asked
      const documents = kind === 'page' ? [] : await findDocuments(database, { ...rest, kind })
      const hits = [...(await findPages(asked)), ...documents]
      return hits.sort((a, b) => a.rank - b.rank || b.key - a.key).slice(0, MAX_COUNTED + 1)
    },

    /** What the results show of these hits, in their order. */
    async describe(hits: Hit[], query: string, words: Words = bn): Promise<Result[]> {
      const mark = marker(query)
      const rows = await readDocuments(database, hits)
      return hits.flatMap(({ rank, key, page }): Result[] => {
        const isTitleHit = rank < 2
        if (page) {
          const title = page.titleIn(words)
          const source = page.text
          return [
            {
              kind: 'page',
              number: null,
              url: page.path,
              title,
              date: null,
              topic: null,
              isTitleHit,
              titleParts: markParts(title, mark),
              snippet: snippet(source.slice(0, SNIPPET_SOURCE_LETTERS), mark),
            },
          ]
        }
        const row = rows.get(key)
        // Deleted since the search.
        if (!row) return []
        const { kind, number, title, date, topic, text } = row
        return [
          {
            kind,
            number,
            url: documentUrl(kind, number),
            title,
            date,
            topic,
            isTitleHit,
            titleParts: markParts(title, mark),
            snippet: snippet(text, mark),
          },
        ]
      })
    },
  }
}

async function readDocuments(database: Database, hits: Hit[]) {
  const keys = hits.filter(({ page }) => !page).map(({ key }) => key)
  if (keys.length === 0) return new Map<number, never>()
  const rows = await database
    .selectFrom('searchEntry')
    .innerJoin('document', 'document.id', 'searchEntry.documentId')
    .select([
      'searchEntry.searchKey',
      'document.kind',
      'document.number',
      'document.title',
      'document.date',
      'document.topic',
      sql<string>`substr(document.text, 1, ${SNIPPET_SOURCE_LETTERS})`.as('text'),
    ])
    .where('searchEntry.searchKey', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [Number(row.searchKey), row]))
}
