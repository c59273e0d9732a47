import { expressionBuilder } from 'kysely'
import { countRows } from '../../database/counting.ts'
import type { Database, Tables } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { narrow, type Cursor, type Bound } from '../../database/cursor.ts'
import { isPastBound, type ListPart } from '../../database/paging.ts'
import { titleContains } from '../../database/containing.ts'
import { foldForSearch } from '../../words/fold.ts'
import type { Removed } from '../../files/removed.ts'
import { addFileRow, addFileRows, removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { type DocumentKind, documentUrl } from '../../content.ts'
import type { DocumentRecord } from './schema.ts'
import type { DocumentTable } from './table.ts'

export type DocumentStore = ReturnType<typeof createDocumentStore>

export interface NewDocument {
  title: string
  file: StoredFile
  /** ISO 8601 UTC; now if absent. */
  date?: string
  isSample?: boolean
}

/** The filter of the list. */
interface DocumentSearch {
  /** Words that the title must contain; empty for any title. */
  words: string
  /** From the first moment up to, but not including, the second; ISO 8601 UTC. */
  between?: [string, string] | undefined
}

/** All SQL of one kind of document. */
export function createDocumentStore(database: Database, kind: DocumentKind) {
  const records = () =>
    database
      .selectFrom('document')
      .innerJoin('storedFile', 'storedFile.name', 'document.file')
      .select([
        'document.id',
        'document.number',
        'document.title',
        'document.file',
        'storedFile.fileName',
        'storedFile.fileSize',
        'storedFile.mimeType',
        'document.date',
        'document.createdAt',
        'document.updatedAt',
        'document.version',
        'document.isSample',
      ])
      .where('document.kind', '=', kind)

  const isFoundBy = ({ words, between }: DocumentSearch, from?: Bound) => {
    const row = expressionBuilder<Tables, 'document'>()
    return row.and([
      ...words
        .split(' ')
        .filter(Boolean)
        .map((word) => titleContains('document.searchTitle', word)),
      ...narrow(between, from).map((direction) => isPastBound('document.date', direction)),
    ])
  }

  return {
    /** Newest first by `order`; `after` is a cursor in that order. */
    async list({ limit, after, words = '' }: ListPart = {}, order: 'date' | 'createdAt' = 'date') {
      let query = records()
        .where(isFoundBy({ words }))
        .orderBy(`document.${order}`, 'desc')
        .orderBy('document.id', 'desc')
      if (after)
        query = query.where(isPastBound(`document.${order}`, { direction: 'older', cursor: after }))
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map((row) => toRecord(kind, row))
    },

    /** The `limit` documents before or after a cursor (or the newest), newest first by date. */
    async search(search: DocumentSearch, limit: number, from?: Bound) {
      const direction = from?.direction === 'newer' ? 'asc' : 'desc'
      const rows = await records()
        .where(isFoundBy(search, from))
        .orderBy('document.date', direction)
        .orderBy('document.id', direction)
        .limit(limit)
        .execute()
      const found = rows.map((row) => toRecord(kind, row))
      return direction === 'asc' ? found.reverse() : found
    },

    /** The number of matches, at most `MAX_COUNTED`, which means that many or more. */
    count(search: DocumentSearch = { words: '' }): Promise<number> {
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
      const rows = await records()
        .orderBy('document.updatedAt', 'desc')
        .orderBy('document.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => toRecord(kind, row))
    },

    /** The date of the oldest document, ISO 8601 UTC; undefined if there is none. */
    async findOldestDate(): Promise<string | undefined> {
      const row = await records().orderBy('document.date').limit(1).executeTakeFirst()
      return row?.date
    },

    /** The cursor of the document in the list by date. */
    async findCursor(id: string): Promise<Cursor | undefined> {
      const document = await this.find(id)
      return document && this.cursorOf(document)
    },

    cursorOf: ({ _id: id, date: at }: DocumentRecord): Cursor => ({ at, id }),

    async findByNumber(number: number) {
      const row = await records().where('document.number', '=', number).executeTakeFirst()
      return row && toRecord(kind, row)
    },

    /** Whether a document has or had this number. */
    async wasUsed(number: number): Promise<boolean> {
      const row = await database
        .selectFrom('documentNumber')
        .select('kind')
        .where('kind', '=', kind)
        .where('last', '>=', number)
        .executeTakeFirst()
      return row !== undefined
    },

    async find(id: string) {
      const row = await records().where('document.id', '=', id).executeTakeFirst()
      return row && toRecord(kind, row)
    },

    async create({ title, file, date, isSample = false }: NewDocument): Promise<DocumentRecord> {
      const now = new Date().toISOString()
      const document = {
        id: newId(),
        kind,
        number: await takeNumber(database, kind),
        title,
        searchTitle: foldForSearch(title),
        file: file.name,
        date: date ?? now,
        createdAt: date ?? now,
        updatedAt: date ?? now,
        version: 1,
        isSample: Number(isSample),
      }
      await addFileRow(database, file)
      await database.insertInto('document').values(document).execute()
      return toRecord(kind, { ...file, ...document })
    },

    /** Undefined if there is no such document. */
    async rename(id: string, title: string): Promise<DocumentRecord | undefined> {
      await database
        .updateTable('document')
        .set((row) => ({
          title,
          searchTitle: foldForSearch(title),
          updatedAt: new Date().toISOString(),
          version: row('version', '+', 1),
          isSample: 0,
        }))
        .where('id', '=', id)
        .where('kind', '=', kind)
        .execute()
      return this.find(id)
    },

    /** Removes it from the site; undefined if there is no such document. */
    async remove(id: string): Promise<Removed<DocumentTable> | undefined> {
      const row = await database
        .deleteFrom('document')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: await removeFileRows(database, row.file) }
    },

    /**
     * Restores what `remove` returned. This is a change like any other and increases the version.
     */
    async putBack({ row, files }: Removed<DocumentTable>): Promise<DocumentRecord> {
      await addFileRows(database, files)
      await database
        .insertInto('document')
        .values({ ...row, version: row.version + 1 })
        .execute()
      return (await this.find(row.id))!
    },
  }
}

/** In the caller's transaction: a number that was not used is given out again. */
async function takeNumber(database: Database, kind: DocumentKind): Promise<number> {
  const { last } = await database
    .insertInto('documentNumber')
    .values({ kind, last: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((row) => ({ last: row('documentNumber.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

type Row = Omit<DocumentRecord, '_id' | 'url' | 'filePath' | 'isSample'> & {
  id: string
  file: string
  isSample: number
}

function toRecord(kind: DocumentKind, { id, file, isSample, ...rest }: Row): DocumentRecord {
  return {
    _id: id,
    number: rest.number,
    url: documentUrl(kind, rest.number),
    title: rest.title,
    filePath: `uploads/${file}`,
    fileName: rest.fileName,
    fileSize: rest.fileSize,
    mimeType: rest.mimeType,
    date: rest.date,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    version: rest.version,
    isSample: isSample === 1,
  }
}
