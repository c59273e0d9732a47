import { expressionBuilder } from 'kysely'
import { countRows } from '../../database/counting.ts'
import type { Database, Tables } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { narrow, type Cursor, type Bound } from '../../database/cursor.ts'
import { isPastBound, type ListPart } from '../../database/paging.ts'
import { isReadable } from '../../files/kinds.ts'
import type { Removed } from '../../files/removed.ts'
import { addFileRow, addFileRows, removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { DocumentKind } from '../../content.ts'
import { findDocuments, findKeysByDate } from '../../search/find.ts'
import { indexDocuments } from '../../search/index-store.ts'
import { searchKeyOf } from '../../search/search-key.ts'
import { MAX_COUNTED } from '../../words/format.ts'
import { takeNumber, wasUsed } from './numbers.ts'
import {
  type DocumentRow,
  FURTHER_COLUMNS,
  pageNames,
  SUMMARY_COLUMNS,
  toRecord,
  toSummary,
} from './record.ts'
import type { DocumentChange, DocumentRecord, DocumentSummary } from './schema.ts'
import type { Doubt, TextSource } from './table.ts'
import type { Topic } from './topics.ts'

export type DocumentStore = ReturnType<typeof createDocumentStore>

export interface NewDocument {
  title: string
  file: StoredFile
  topic?: Topic | null | undefined
  /** Written by a person. */
  text?: string | undefined
  /** ISO 8601 UTC; now if absent. */
  date?: string
  isSample?: boolean
}

/** The filter of the list. */
interface DocumentFilter {
  topic?: Topic | undefined
  /** From the first moment up to, but not including, the second; ISO 8601 UTC. */
  between?: [string, string] | undefined
}

/** All SQL of one kind of document. */
export function createDocumentStore(database: Database, kind: DocumentKind) {
  const documents = () =>
    database
      .selectFrom('document')
      .innerJoin('storedFile', 'storedFile.name', 'document.file')
      .where('document.kind', '=', kind)
  const summaries = () => documents().select(SUMMARY_COLUMNS)
  const findBy = async (column: 'document.id' | 'document.number', value: string | number) => {
    const row = await documents()
      .select([...SUMMARY_COLUMNS, ...FURTHER_COLUMNS])
      .where(column, '=', value)
      .executeTakeFirst()
    return row && toRecord(database, kind, row)
  }

  const isFoundBy = ({ topic, between }: DocumentFilter, from?: Bound) => {
    const row = expressionBuilder<Tables, 'document'>()
    return row.and([
      ...(topic ? [row('document.topic', '=', topic)] : []),
      ...narrow(between, from).map((direction) => isPastBound('document.date', direction)),
    ])
  }

  const findByKeys = async (keys: number[]): Promise<DocumentSummary[]> => {
    if (keys.length === 0) return []
    const found = await summaries()
      .innerJoin('searchEntry', 'searchEntry.documentId', 'document.id')
      .select('searchEntry.searchKey')
      .where('searchEntry.searchKey', 'in', keys)
      .execute()
    const byKey = new Map(found.map((row) => [Number(row.searchKey), toSummary(kind, row)]))
    return keys.flatMap((key) => byKey.get(key) ?? [])
  }

  return {
    /** Newest first by `order`; `after` is a cursor in that order. */
    async list(
      { limit, after, topic }: ListPart & { topic?: Topic | undefined } = {},
      order: 'date' | 'createdAt' = 'date',
    ) {
      let query = summaries()
        .where(isFoundBy({ topic }))
        .orderBy(`document.${order}`, 'desc')
        .orderBy('document.id', 'desc')
      if (after)
        query = query.where(isPastBound(`document.${order}`, { direction: 'older', cursor: after }))
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map((row) => toSummary(kind, row))
    },

    /** The list of the documents with these words in title or text, newest first. */
    listWithWords: (query: string, topic?: Topic) => ({
      findCursor: async (id: string) => {
        const document = await findBy('document.id', id)
        return document && searchKeyOf({ ...document, kind })
      },
      cursorOf: (document: DocumentSummary) => searchKeyOf({ ...document, kind }),
      list: async ({ limit, after }: { limit: number; after: number | undefined }) =>
        findByKeys(await findKeysByDate(database, { query, kind, topic }, limit, after)),
    }),

    /**
     * The `limit` best documents with these words after the first `skipped`, and the number of all,
     * at most `MAX_COUNTED`.
     */
    async findWithWords(
      query: string,
      filter: DocumentFilter,
      { skipped, limit }: { skipped: number; limit: number },
    ) {
      const hits = await findDocuments(database, { query, kind, ...filter })
      const keys = hits.slice(0, MAX_COUNTED).map(({ key }) => key)
      return {
        documents: await findByKeys(keys.slice(skipped, skipped + limit)),
        total: keys.length,
      }
    },

    /** The `limit` documents before or after a cursor (or the newest), newest first by date. */
    async search(search: DocumentFilter, limit: number, from?: Bound) {
      const direction = from?.direction === 'newer' ? 'asc' : 'desc'
      const rows = await summaries()
        .where(isFoundBy(search, from))
        .orderBy('document.date', direction)
        .orderBy('document.id', direction)
        .limit(limit)
        .execute()
      const found = rows.map((row) => toSummary(kind, row))
      return direction === 'asc' ? found.reverse() : found
    },

    /** The number of matches, at most `MAX_COUNTED`, which means that many or more. */
    count(search: DocumentFilter = {}): Promise<number> {
      const found = database
        .selectFrom('document')
        .select('document.id')
        .where('document.kind', '=', kind)
        .where(isFoundBy(search))
        .orderBy('document.date', 'desc')
      return countRows(database, found)
    },

    /** The documents that were published or renamed last. */
    async listChanged(limit: number) {
      const rows = await summaries()
        .orderBy('document.updatedAt', 'desc')
        .orderBy('document.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => toSummary(kind, row))
    },

    /** The date of the oldest document, ISO 8601 UTC; undefined if there is none. */
    async findOldestDate(): Promise<string | undefined> {
      const row = await summaries().orderBy('document.date').limit(1).executeTakeFirst()
      return row?.date
    },

    /** The cursor of the document in the list by date. */
    async findCursor(id: string): Promise<Cursor | undefined> {
      const document = await this.find(id)
      return document && this.cursorOf(document)
    },

    cursorOf: ({ _id: id, date: at }: DocumentSummary): Cursor => ({ at, id }),

    find: (id: string) => findBy('document.id', id),

    findByNumber: (number: number) => findBy('document.number', number),

    /** Whether a document has or had this number. */
    wasUsed: (number: number) => wasUsed(database, kind, number),

    async create(document: NewDocument): Promise<DocumentRecord> {
      const { title, file, topic = null, text = '', isSample = false } = document
      const id = newId()
      const date = document.date ?? new Date().toISOString()
      await addFileRow(database, file)
      await database
        .insertInto('document')
        .values({
          id,
          kind,
          number: await takeNumber(database, kind),
          title,
          file: file.name,
          date,
          createdAt: date,
          updatedAt: date,
          version: 1,
          isSample: Number(isSample),
          topic,
          reading: isReadable(file.mimeType) ? 'waiting' : 'none',
          ...typed(text),
        })
        .execute()
      await indexDocuments(database, [id])
      return (await this.find(id))!
    },

    /**
     * Changes the given fields. A text counts as typed by a person, unless its source is given.
     * Undefined if there is no such document.
     */
    async update(
      id: string,
      { title, topic, text, textSource }: DocumentChange & { textSource?: TextSource | null },
    ): Promise<DocumentRecord | undefined> {
      await database
        .updateTable('document')
        .set((row) => ({
          ...(title !== undefined && { title }),
          ...(topic !== undefined && { topic }),
          ...(text !== undefined &&
            (textSource === undefined ? typed(text) : earlier(text, textSource))),
          updatedAt: new Date().toISOString(),
          version: row('version', '+', 1),
          isSample: 0,
        }))
        .where('id', '=', id)
        .where('kind', '=', kind)
        .execute()
      await indexDocuments(database, [id])
      return this.find(id)
    },

    /** The doubtful words of its text; undefined if there is no such document. */
    async findDoubts(id: string): Promise<Doubt[] | undefined> {
      const row = await documents()
        .select('document.doubts')
        .where('document.id', '=', id)
        .executeTakeFirst()
      return row && (JSON.parse(row.doubts) as Doubt[])
    },

    /** Removes the text of a document that exists, and puts the file into the reading queue. */
    async readAgain(id: string): Promise<DocumentRecord> {
      await database
        .updateTable('document')
        .set({ reading: 'waiting', readingProblem: null, readingAttempts: 0, readingUntil: null })
        .where('id', '=', id)
        .where('kind', '=', kind)
        .execute()
      return (await this.update(id, { text: '' }))!
    },

    /** Removes it from the site; undefined if there is no such document. */
    async remove(id: string): Promise<Removed<DocumentRow> | undefined> {
      const row = await database
        .deleteFrom('document')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: await removeFileRows(database, row.file, ...pageNames(row)) }
    },

    /**
     * Restores what `remove` returned. This is a change like any other and increases the version. A
     * document that was being read when it was removed is read at once.
     */
    async putBack({ row, files }: Removed<DocumentRow>): Promise<DocumentRecord> {
      await addFileRows(database, files)
      await database
        .insertInto('document')
        .values({ ...row, version: row.version + 1, readingUntil: null })
        .execute()
      await indexDocuments(database, [row.id])
      return (await this.find(row.id))!
    },
  }
}

/** The columns of a text that a person wrote. */
function typed(text: string) {
  return { text, textSource: text === '' ? null : ('typed' as const), doubts: '[]' }
}

/** The columns of an earlier text. If it is the present one, its doubts stay. */
function earlier(text: string, textSource: TextSource | null) {
  const row = expressionBuilder<Tables, 'document'>()
  const doubts = row.case().when('text', '=', text).then(row.ref('doubts')).else('[]').end()
  return { text, textSource, doubts }
}
