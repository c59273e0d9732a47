import type { Database } from '../../database/database.ts'
import { filterBatches, listBatches } from '../../database/list-batches.ts'
import type { DocumentKind } from '../../content.ts'
import { type DocumentSearch, findDocuments, findKeysByDate } from '../../search/find.ts'
import { matcher } from '../../search/question.ts'
import { searchKeyOf } from '../../search/search-key.ts'
import { MAX_COUNTED } from '../../words/format.ts'
import { bothTexts, bothTitles } from './english.ts'
import { type DocumentFilter, IS_NOT_PUBLISHED } from './lists.ts'
import { documentsWithFiles, SUMMARY_COLUMNS, toSummary } from './record.ts'
import type { DocumentSummary } from './schema.ts'
import { hasState } from './states.ts'

/** The searches of one kind of document. The index contains published and ended documents. */
export function createDocumentSearches(database: Database, kind: DocumentKind) {
  const keyOf = (document: DocumentSummary) => searchKeyOf({ ...document, kind })
  const summaries = () => documentsWithFiles(database).select(SUMMARY_COLUMNS)
  const ofKind = () => summaries().where('document.kind', '=', kind)

  const findByKeys = async (keys: number[]): Promise<DocumentSummary[]> => {
    if (keys.length === 0) return []
    // The keys are of this kind. If it is named, SQLite reads all documents of the kind instead.
    const rows = await summaries()
      .innerJoin('searchEntry', 'searchEntry.documentId', 'document.id')
      .select('searchEntry.searchKey')
      .where('searchEntry.searchKey', 'in', keys)
      .execute()
    const byKey = new Map(rows.map((row) => [Number(row.searchKey), toSummary(kind, row)]))
    return keys.flatMap((key) => byKey.get(key) ?? [])
  }

  /** The index has no drafts and no scheduled documents. A school has few, so all of them are read. */
  const findHidden = async (query: string, { topic, between }: DocumentFilter) => {
    const matches = matcher(query)
    const rows = await ofKind()
      .select(['document.text', 'document.textEnglish'])
      .where(IS_NOT_PUBLISHED)
      .where('document.state', 'in', ['draft', 'scheduled'])
      .execute()
    return rows
      .filter((row) => topic === undefined || row.topic === topic)
      .filter(({ date }) => !between || (date >= between[0] && date < between[1]))
      .filter((row) => matches({ ...row, title: bothTitles(row), text: bothTexts(row), kind }))
      .map((row) => toSummary(kind, row))
  }

  return {
    /**
     * The documents with these words in title or text, newest first. Without a state, it lists the
     * public documents.
     */
    listWithWords(
      query: string,
      { state, ...filter }: DocumentFilter,
      { limit, before }: { limit?: number | undefined; before?: string | undefined },
    ): AsyncGenerator<DocumentSummary[]> {
      const isFiltered = state !== undefined && state !== 'all'
      const batches = listBatches(
        { before, limit: isFiltered ? undefined : limit },
        {
          findCursor: async (id) => {
            const row = await ofKind().where('document.id', '=', id).executeTakeFirst()
            return row && keyOf(toSummary(kind, row))
          },
          cursorOf: keyOf,
          list: async (part: { limit: number; after: number | undefined }) => {
            const search = { query, kind, ...filter }
            const keys = await findKeysByDate(database, search, part.limit, part.after)
            const hidden = state === undefined ? [] : await findHidden(query, filter)
            const { after = Number.MAX_SAFE_INTEGER } = part
            return [...(await findByKeys(keys)), ...hidden.filter((one) => keyOf(one) < after)]
              .sort((a, b) => keyOf(b) - keyOf(a))
              .slice(0, part.limit)
          },
        },
      )
      return isFiltered ? filterBatches(batches, (one) => hasState(one, state), limit) : batches
    },

    /**
     * The `limit` best public documents with these words after the first `skipped`, and the number
     * of all matches, at most `MAX_COUNTED`.
     */
    async findWithWords(
      query: string,
      filter: Omit<DocumentSearch, 'query' | 'kind'>,
      { skipped, limit }: { skipped: number; limit: number },
    ) {
      const hits = await findDocuments(database, { query, kind, ...filter })
      const keys = hits.slice(0, MAX_COUNTED).map(({ key }) => key)
      return {
        documents: await findByKeys(keys.slice(skipped, skipped + limit)),
        total: keys.length,
      }
    },
  }
}
