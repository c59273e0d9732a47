import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely'
import { nowIso } from '../../base/clock.ts'
import { countRows, isPastBound, type ListPart } from '../../database/paging.ts'
import type { Database, Tables } from '../../database/database.ts'
import { newId } from '../../base/new-id.ts'
import { type Cursor, type Bound } from '../../database/cursor.ts'
import { addFileRow } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { GalleryKind } from '../../content.ts'
import { recordTable, updateEach } from '../../records/record-table.ts'
import type { GalleryRecord, PhotoChange } from './schema.ts'
import type { GalleryEntryTable } from './table.ts'

type GalleryEntryRow = Selectable<GalleryEntryTable>
export type GalleryStore = ReturnType<typeof createGalleryStore>

/** The columns of the order; `isPastBound` compares the same columns. */
const AT = 'galleryEntry.sortAt'
const TIE = 'galleryEntry.sortId'

/**
 * The photos or the videos of a gallery, or the photos of one album; null for the photos without
 * an album.
 */
export type GalleryPart = 'photos' | 'videos' | { album: string | null }

/** A record with its position in the gallery's order. */
export type GalleryEntry = GalleryRecord & { position: Cursor }

interface NewGalleryEntry {
  title: string
  file?: StoredFile | undefined
  videoLink?: string | undefined
  album?: string | null | undefined
  /** ISO 8601 UTC; now if absent. */
  createdAt?: string
  isSample?: boolean
}

export function createGalleryStore(database: Database, gallery: GalleryKind) {
  const withFiles = () =>
    database
      .selectFrom('galleryEntry')
      .leftJoin('storedFile', 'storedFile.name', 'galleryEntry.file')
      .select([
        'galleryEntry.id',
        'galleryEntry.title',
        'galleryEntry.file',
        'galleryEntry.videoLink',
        'galleryEntry.gallery',
        'galleryEntry.album',
        'galleryEntry.createdAt',
        'galleryEntry.updatedAt',
        'galleryEntry.version',
        AT,
        TIE,
        'galleryEntry.isSample',
        'storedFile.fileSize',
        'storedFile.width',
        'storedFile.height',
        'storedFile.color',
      ])
  const records = (only?: GalleryPart) =>
    withFiles().where('galleryEntry.gallery', '=', gallery).where(isOf(only))
  const sorted = (only?: GalleryPart, direction: 'asc' | 'desc' = 'desc') =>
    records(only).orderBy(AT, direction).orderBy(TIE, direction)

  const find = async (id: string): Promise<GalleryEntry | undefined> => {
    const row = await records().where('galleryEntry.id', '=', id).executeTakeFirst()
    return row && toEntry(row)
  }

  /** The album, if there is one. A photo whose album was deleted has none. */
  const knownAlbum = async (id: string | null | undefined): Promise<string | null> => {
    if (!id) return null
    const row = await database
      .selectFrom('album')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.id ?? null
  }

  const table = recordTable(database, 'galleryEntry', {
    find,
    filesOf: ({ file }) => [file],
    part: { gallery },
  })

  return {
    ...table,

    /** In the gallery's order: newest first, until somebody changes it. */
    async list({ limit, after, only }: ListPart & { only?: GalleryPart | undefined } = {}) {
      let query = sorted(only)
      if (after) query = query.where(isPastBound(AT, { direction: 'older', cursor: after }))
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toEntry)
    },

    /** The existing entries with these ids, in the gallery's order. */
    async listByIds(ids: string[]): Promise<GalleryEntry[]> {
      if (ids.length === 0) return []
      const rows = await withFiles().where('galleryEntry.id', 'in', ids).execute()
      return rows
        .filter((row) => row.gallery === gallery)
        .map(toEntry)
        .sort(byPosition)
    },

    /** The number of entries, at most `MAX_COUNTED`, which means that many or more. */
    count(only?: GalleryPart): Promise<number> {
      const entries = database
        .selectFrom('galleryEntry')
        .select('galleryEntry.id')
        .where('galleryEntry.gallery', '=', gallery)
        .where(isOf(only))
        .orderBy(AT, 'desc')
      return countRows(database, entries)
    },

    async findCursor(id: string): Promise<Cursor | undefined> {
      return (await find(id))?.position
    },

    cursorOf: ({ position }: GalleryEntry): Cursor => position,

    /** The `limit` entries of this part before or after a cursor, in the gallery's order. */
    async listBeside(from: Bound, limit: number, only: GalleryPart): Promise<GalleryEntry[]> {
      const direction = from.direction === 'newer' ? 'asc' : 'desc'
      const rows = await sorted(only, direction).where(isPastBound(AT, from)).limit(limit).execute()
      const entries = rows.map(toEntry)
      return from.direction === 'newer' ? entries.reverse() : entries
    },

    /** The photos before and after this one, in the gallery's order and of the same album. */
    async findNeighbours(entry: GalleryEntry) {
      const cursor = this.cursorOf(entry)
      const only = entry.album === undefined ? 'photos' : { album: entry.album }
      const [previous] = await this.listBeside({ direction: 'newer', cursor }, 1, only)
      const [next] = await this.listBeside({ direction: 'older', cursor }, 1, only)
      return { previous, next }
    },

    async create({ title, file, videoLink, album, createdAt, isSample }: NewGalleryEntry) {
      const id = newId()
      const at = createdAt ?? nowIso()
      if (file) await addFileRow(database, file)
      const columns = {
        id,
        gallery,
        title,
        file: file?.name ?? null,
        videoLink: videoLink ?? null,
        album: await knownAlbum(album),
        createdAt: at,
        updatedAt: at,
        sortAt: at,
        sortId: id,
      }
      return toRecord({ ...NO_FILE, ...file, ...(await table.insert(columns, isSample)) })
    },

    /** Undefined for an unknown id. */
    update: async (id: string, { title, album }: PhotoChange) =>
      table.update(id, { title, ...(album !== undefined && { album: await knownAlbum(album) }) }),

    /** Sorts these entries among themselves; all others keep their positions. */
    async reorder(ids: string[]): Promise<GalleryEntry[]> {
      const before = await this.listByIds(ids)
      const existing = new Set(before.map(({ _id }) => _id))
      const known = [...new Set(ids)].filter((id) => existing.has(id))
      const moved = known.flatMap((id, index) => {
        const { _id, position } = before[index]!
        return _id === id ? [] : [[id, { sortAt: position.at, sortId: position.id }] as const]
      })
      await updateEach(database, 'galleryEntry', new Map(moved))
      return this.listByIds(ids)
    },

    putBack: async ({ row, files }: Parameters<typeof table.putBack>[0]) =>
      recordOf(await table.putBack({ row: { ...row, album: await knownAlbum(row.album) }, files })),
  }
}

/** The partial indexes are used only if the condition has exactly these words. */
function isOf(only: GalleryPart | undefined): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'galleryEntry'>()
  if (only === undefined) return row.and([])
  if (typeof only === 'object') {
    const { album } = only
    return album === null
      ? row.and([isOf('photos'), row('galleryEntry.album', 'is', null)])
      : row.and([row('galleryEntry.album', '=', album), row('galleryEntry.album', 'is not', null)])
  }
  return row('galleryEntry.videoLink', only === 'videos' ? 'is not' : 'is', null)
}

const NO_FILE = { fileSize: null, width: null, height: null, color: null }

function byPosition({ position: one }: GalleryEntry, { position: other }: GalleryEntry): number {
  return `${one.at} ${one.id}` < `${other.at} ${other.id}` ? 1 : -1
}

/** The record as the API, the bin and the history have it. */
export function recordOf(entry: GalleryEntry): GalleryRecord {
  const { position: _, ...record } = entry
  return record
}

function toEntry({ sortAt, sortId, ...row }: Parameters<typeof toRecord>[0] & SortColumns) {
  return { ...toRecord(row), position: { at: sortAt, id: sortId } }
}

type SortColumns = Pick<GalleryEntryRow, 'sortAt' | 'sortId'>

function toRecord(row: {
  id: string
  title: string
  file: string | null
  videoLink: string | null
  gallery: GalleryKind
  album: string | null
  createdAt: string
  updatedAt: string
  version: number
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
    updatedAt: row.updatedAt,
    version: row.version,
    isSample: row.isSample === 1,
    ...(row.gallery === 'photos' && { album: row.album }),
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
