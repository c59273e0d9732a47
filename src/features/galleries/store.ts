import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely'
import { countRows } from '../../database/counting.ts'
import type { Database, Tables } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { type Cursor, type Bound } from '../../database/cursor.ts'
import { isPastBound, type ListPart } from '../../database/paging.ts'
import type { Removed } from '../../files/removed.ts'
import { addFileRow, addFileRows, removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { GalleryKind } from '../../content.ts'
import type { GalleryRecord } from './schema.ts'
import type { GalleryEntryTable } from './table.ts'

type GalleryEntryRow = Selectable<GalleryEntryTable>
export type GalleryStore = ReturnType<typeof createGalleryStore>

interface NewGalleryEntry {
  title: string
  file?: StoredFile | undefined
  videoLink?: string | undefined
  /** ISO 8601 UTC; now if absent. */
  createdAt?: string
  isSample?: boolean
}

/** All SQL of one gallery. */
export function createGalleryStore(database: Database, gallery: GalleryKind) {
  const records = (only?: 'photos' | 'videos') =>
    database
      .selectFrom('galleryEntry')
      .leftJoin('storedFile', 'storedFile.name', 'galleryEntry.file')
      .select([
        'galleryEntry.id',
        'galleryEntry.title',
        'galleryEntry.file',
        'galleryEntry.videoLink',
        'galleryEntry.createdAt',
        'galleryEntry.isSample',
        'storedFile.fileSize',
        'storedFile.width',
        'storedFile.height',
        'storedFile.color',
      ])
      .where('galleryEntry.gallery', '=', gallery)
      .where(isOf(only))

  return {
    /** Newest first. */
    async list({ limit, after, only }: ListPart & { only?: 'photos' | 'videos' } = {}) {
      let query = records(only)
        .orderBy('galleryEntry.createdAt', 'desc')
        .orderBy('galleryEntry.id', 'desc')
      if (after)
        query = query.where(
          isPastBound('galleryEntry.createdAt', { direction: 'older', cursor: after }),
        )
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toRecord)
    },

    /** The number of entries, at most `MAX_COUNTED`, which means that many or more. */
    count(only?: 'photos' | 'videos'): Promise<number> {
      const found = database
        .selectFrom('galleryEntry')
        .select('galleryEntry.id')
        .where('galleryEntry.gallery', '=', gallery)
        .where(isOf(only))
        .orderBy('galleryEntry.createdAt', 'desc')
      return countRows(database, found)
    },

    /** The newest ones: a gallery's entries never change. */
    async listChanged(limit: number) {
      const newest = await this.list({ limit })
      return newest.map(({ title, createdAt }) => ({ title, updatedAt: createdAt }))
    },

    async findCursor(id: string): Promise<Cursor | undefined> {
      const entry = await this.find(id)
      return entry && this.cursorOf(entry)
    },

    cursorOf: ({ _id: id, createdAt: at }: GalleryRecord): Cursor => ({ at, id }),

    async find(id: string) {
      const row = await records().where('galleryEntry.id', '=', id).executeTakeFirst()
      return row && toRecord(row)
    },

    /** The `limit` photos or videos before or after a cursor, newest first. */
    async listBeside(
      from: Bound,
      limit: number,
      only: 'photos' | 'videos',
    ): Promise<GalleryRecord[]> {
      const direction = from.direction === 'newer' ? 'asc' : 'desc'
      const rows = await records(only)
        .where(isPastBound('galleryEntry.createdAt', from))
        .orderBy('galleryEntry.createdAt', direction)
        .orderBy('galleryEntry.id', direction)
        .limit(limit)
        .execute()
      const found = rows.map(toRecord)
      return from.direction === 'newer' ? found.reverse() : found
    },

    /** The photos before and after this one, in the gallery's order. */
    async findNeighbours(entry: GalleryRecord) {
      const cursor = this.cursorOf(entry)
      const [previous] = await this.listBeside({ direction: 'newer', cursor }, 1, 'photos')
      const [next] = await this.listBeside({ direction: 'older', cursor }, 1, 'photos')
      return { previous, next }
    },

    async create({ title, file, videoLink, createdAt, isSample = false }: NewGalleryEntry) {
      const id = newId()
      const at = createdAt ?? new Date().toISOString()
      const entry = {
        id,
        gallery,
        title,
        file: file?.name ?? null,
        videoLink: videoLink ?? null,
        createdAt: at,
        updatedAt: at,
        sortAt: at,
        sortId: id,
        isSample: Number(isSample),
      }
      if (file) await addFileRow(database, file)
      await database.insertInto('galleryEntry').values(entry).execute()
      return toRecord({ ...NO_FILE, ...file, ...entry })
    },

    /** Removes it from the site; undefined if there is no such entry. */
    async remove(id: string): Promise<Removed<GalleryEntryRow> | undefined> {
      const row = await database
        .deleteFrom('galleryEntry')
        .where('id', '=', id)
        .where('gallery', '=', gallery)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: await removeFileRows(database, row.file) }
    },

    /** Restores what `remove` returned. */
    async putBack({ row, files }: Removed<GalleryEntryRow>): Promise<GalleryRecord> {
      await addFileRows(database, files)
      await database.insertInto('galleryEntry').values(row).execute()
      return (await this.find(row.id))!
    },
  }
}

/** The partial indexes are used only if the condition has exactly these words. */
function isOf(only: 'photos' | 'videos' | undefined): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'galleryEntry'>()
  if (only === undefined) return row.and([])
  return row('galleryEntry.videoLink', only === 'videos' ? 'is not' : 'is', null)
}

const NO_FILE = { fileSize: null, width: null, height: null, color: null }

function toRecord(row: {
  id: string
  title: string
  file: string | null
  videoLink: string | null
  createdAt: string
  isSample: number
  fileSize: number | null
  width: number | null
  height: number | null
  color: string | null
}): GalleryRecord {
  return {
    _id: row.id,
    title: row.title,
    createdAt: row.createdAt,
    isSample: row.isSample === 1,
    ...(row.videoLink !== null && { videoLink: row.videoLink }),
    ...(row.file !== null && {
      filePath: `gallery-uploads/${row.file}`,
      fileSize: row.fileSize!,
      width: row.width!,
      height: row.height!,
      color: row.color!,
    }),
  }
}
