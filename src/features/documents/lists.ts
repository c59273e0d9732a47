import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { countRows, isPastBound, type ListPart } from '../../database/paging.ts'
import { type Bound, type Cursor, narrow } from '../../database/cursor.ts'
import type { Database, Tables } from '../../database/database.ts'
import { contentKinds, type DocumentKind, type Topic } from '../../content.ts'
import { yearOf } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { yearRange } from '../../words/school-year.ts'
import {
  documentsWithFiles,
  FURTHER_COLUMNS,
  SUMMARY_COLUMNS,
  toRecords,
  toSummary,
} from './record.ts'
import type { DocumentRecord, DocumentSummary } from './schema.ts'
import type { DocumentState } from './table.ts'

export interface DocumentFilter {
  /** If absent: the published documents, which visitors see in lists. */
  state?: DocumentState | 'all' | undefined
  topic?: Topic | undefined
  /** From the first moment up to, but not including, the second; ISO 8601 UTC. */
  between?: [string, string] | undefined
}

/** SQLite uses a partial index only if the query has the words of its condition. */
const IS_PUBLISHED = sql<SqlBool>`state = 'published'`
export const IS_NOT_PUBLISHED = sql<SqlBool>`state <> 'published'`

function whereState(state: DocumentState | 'all'): Expression<SqlBool>[] {
  if (state === 'all') return []
  if (state === 'published') return [IS_PUBLISHED]
  return [IS_NOT_PUBLISHED, expressionBuilder<Tables, 'document'>()('document.state', '=', state)]
}

/** A school publishes fewer documents of a kind in a day. */
const NEWEST = 200
const MAX_SAME = 3

/** If a school pins more documents, the other pinned documents are sorted by date. */
const MAX_PINNED_FIRST = 3

/** The lists of one kind of document by date, newest first. */
export function createDocumentLists(database: Database, kind: DocumentKind) {
  const matching = ({ state = 'published', topic, between }: DocumentFilter, from?: Bound) => {
    const row = expressionBuilder<Tables, 'document'>()
    return row.and([
      row('document.kind', '=', kind),
      ...whereState(state),
      ...(topic ? [row('document.topic', '=', topic)] : []),
      ...narrow(between, from).map((direction) => isPastBound('document.date', direction)),
    ])
  }
  const documents = () => database.selectFrom('document')
  const sorted = (
    filter: DocumentFilter,
    from?: Bound,
    column: 'date' | 'publishedAt' = 'date',
  ) => {
    const direction = from?.direction === 'newer' ? 'asc' : 'desc'
    return documentsWithFiles(database)
      .where(matching(filter, from))
      .select(SUMMARY_COLUMNS)
      .orderBy(`document.${column}`, direction)
      .orderBy('document.id', direction)
  }
  const read = async (query: ReturnType<typeof sorted>): Promise<DocumentSummary[]> =>
    (await query.execute()).map((row) => toSummary(kind, row))
  const count = (filter: DocumentFilter) =>
    countRows(
      database,
      documents().where(matching(filter)).select('document.id').orderBy('document.date', 'desc'),
    )

  return {
    list({ limit, after, ...filter }: ListPart & DocumentFilter = {}) {
      const query = sorted(filter, after && { direction: 'older', cursor: after })
      return read(limit === undefined ? query : query.limit(limit))
    },

    /** The records of all states with their texts and files. */
    async listRecords({ limit, after }: ListPart): Promise<DocumentRecord[]> {
      const all = sorted({ state: 'all' }, after && { direction: 'older', cursor: after })
      const query = all.select(FURTHER_COLUMNS)
      const rows = await (limit === undefined ? query : query.limit(limit)).execute()
      return toRecords(database, kind, rows)
    },

    /** The `limit` documents before or after a cursor. Without a cursor: the newest. */
    async search(filter: DocumentFilter, limit: number, from?: Bound): Promise<DocumentSummary[]> {
      const part = await read(sorted(filter, from).limit(limit))
      return from?.direction === 'newer' ? part.reverse() : part
    },

    /** The pinned documents at the start of the list. */
    listPinned: () =>
      read(
        sorted({ state: 'all' })
          .where('document.pinnedUntil', 'is not', null)
          .where(IS_PUBLISHED)
          .limit(MAX_PINNED_FIRST),
      ),

    /** The pinned documents, and after them the newest by this column. */
    async listForHome(
      limit: number,
      column: 'publishedAt' | 'date' = 'publishedAt',
    ): Promise<DocumentSummary[]> {
      const pinned = await this.listPinned()
      const last = await read(sorted({}, undefined, column).limit(limit))
      return [...pinned, ...without(last, pinned)].slice(0, limit)
    },

    /** The documents with this title that were created in the time, newest first, in any state. */
    async listWithTitle(
      title: string,
      [from, before]: [string, string],
    ): Promise<DocumentRecord[]> {
      // No index has titles. Numbers are given in the order of creation.
      const newest = await database
        .selectFrom('document')
        .select(['id', 'title', 'createdAt'])
        .where('kind', '=', kind)
        .orderBy('number', 'desc')
        .limit(NEWEST)
        .execute()
      const ids = newest
        .filter((one) => one.title === title && one.createdAt >= from && one.createdAt < before)
        .map(({ id }) => id)
        .slice(0, MAX_SAME)
      if (ids.length === 0) return []
      const rows = await documentsWithFiles(database)
        .select([...SUMMARY_COLUMNS, ...FURTHER_COLUMNS])
        .where('document.id', 'in', ids)
        .execute()
      const records = await toRecords(database, kind, rows)
      return records.sort((a, b) => b.number - a.number)
    },

    /** The number of all documents, at most `MAX_COUNTED`, which means that many or more. */
    count: (): Promise<number> => count({ state: 'all' }),

    /** The number of published matches, counted in the same way. */
    countPublished: (filter: Omit<DocumentFilter, 'state'>): Promise<number> => count(filter),

    /** The topics that published documents have. */
    async listTopics(): Promise<Topic[]> {
      const known = sql.join(contentKinds[kind].topics.map((topic) => sql`(${topic})`))
      const { rows } = await sql<{ topic: Topic }>`
        with known (topic) as (values ${known})
        select topic from known where exists (
          select 1 from document
          where kind = ${kind} and topic = known.topic and ${IS_PUBLISHED}
        )`.execute(database)
      return rows.map(({ topic }) => topic)
    },

    /** The years that have published documents, newest first. Each year takes one step in the index. */
    async listYears(timeZone: string): Promise<number[]> {
      const years: number[] = []
      let before: Bound | undefined
      for (;;) {
        const row = await documents()
          .where(matching({}, before))
          .select('document.date')
          .orderBy('document.date', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (!row) return years
        const year = yearOf(dayAt(new Date(row.date), timeZone))
        years.push(year)
        before = { direction: 'older', cursor: { at: yearRange(year, timeZone)[0], id: '' } }
      }
    },

    cursorOf,
  }
}

/** The position of a document in the list by date. */
export function cursorOf({ _id: id, date: at }: Pick<DocumentSummary, '_id' | 'date'>): Cursor {
  return { at, id }
}

/** The documents that are not in `excluded`. */
export function without(documents: DocumentSummary[], excluded: DocumentSummary[]) {
  const ids = new Set(excluded.map(({ _id }) => _id))
  return documents.filter(({ _id }) => !ids.has(_id))
}
