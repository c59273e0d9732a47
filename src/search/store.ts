import { sql } from 'kysely'
import { type DocumentKind, documentUrl } from '../content.ts'
import type { Database } from '../database/database.ts'
import { plainTextOf } from '../features/documents/markdown/plain-text.ts'
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
  /** Set for a page of the site. Its key is not in the index, and only sorts it. */
  page?: SitePage
}

export interface Result {
  kind: DocumentKind | 'page'
  number: number | null
  url: string
  title: string
  date: string | null
  topic: Topic | null
  isEnded: boolean
  isTitleHit: boolean
  titleParts: Part[]
  snippet: Part[]
}

/** Hits after this many characters of a text are not marked. */
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
    /** The best hits first, at most `MAX_COUNTED + 1`. */
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
        const found = page ? describePage(page, words) : rows.get(key)
        // Deleted since the search.
        if (!found) return []
        const { text, ...rest } = found
        return [
          {
            ...rest,
            isTitleHit: rank < 2,
            titleParts: markParts(rest.title, mark),
            snippet: snippet(text, mark),
          },
        ]
      })
    },
  }
}

function describePage(page: SitePage, words: Words) {
  return {
    kind: 'page' as const,
    number: null,
    url: page.path,
    title: page.titleIn(words),
    date: null,
    topic: null,
    isEnded: false,
    text: page.text.slice(0, SNIPPET_SOURCE_LETTERS),
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
      'document.state',
      'document.textSource',
      sql<string>`substr(document.text, 1, ${SNIPPET_SOURCE_LETTERS})`.as('text'),
    ])
    .where('searchEntry.searchKey', 'in', keys)
    .execute()
  return new Map(
    rows.map(({ searchKey, state, textSource, ...row }) => [
      Number(searchKey),
      {
        ...row,
        text: plainTextOf({ text: row.text, textSource }),
        url: documentUrl(row.kind, row.number),
        isEnded: state === 'ended',
      },
    ]),
  )
}
