import type { Database } from '../../../database/database.ts'
import type { Removed } from '../../../files/rows.ts'
import { recordTable } from '../../../records/record-table.ts'
import type { AlbumChange, AlbumDetails, AlbumRecord } from './schema.ts'
import type { AlbumTable } from './table.ts'

/** Photos of one statement, because it has a limited number of parameters. */
const PHOTOS_AT_ONCE = 500

/** A deleted album, with the ids of the photos that were in it. */
type AlbumRow = AlbumTable & { photos: string[] }

export function createAlbumStore(database: Database) {
  const albums = () =>
    database
      .selectFrom('album')
      .selectAll('album')
      .select((row) =>
        row
          .selectFrom('galleryEntry')
          .select((photo) => photo.fn.countAll<number | string>().as('photos'))
          .where('galleryEntry.gallery', '=', 'photos')
          .whereRef('galleryEntry.album', '=', 'album.id')
          .where('galleryEntry.album', 'is not', null)
          .as('count'),
      )
  const find = async (id: string): Promise<AlbumRecord | undefined> => {
    const row = await albums().where('album.id', '=', id).executeTakeFirst()
    return row && toRecord(row)
  }

  const table = recordTable(database, 'album', { find })

  return {
    ...table,

    /** The newest day first. */
    async list(): Promise<AlbumRecord[]> {
      return (await albums().execute()).map(toRecord).sort(byDay)
    },

    /** The albums with photos, each with the id of its first photo. */
    async listShown(): Promise<(AlbumRecord & { cover: string })[]> {
      const rows = await albums()
        .select((row) =>
          row
            .selectFrom('galleryEntry')
            .select('galleryEntry.id')
            .where('galleryEntry.gallery', '=', 'photos')
            .whereRef('galleryEntry.album', '=', 'album.id')
            .where('galleryEntry.album', 'is not', null)
            .orderBy('galleryEntry.sortAt', 'desc')
            .orderBy('galleryEntry.sortId', 'desc')
            .limit(1)
            .as('cover'),
        )
        .execute()
      return rows
        .flatMap(({ cover, ...row }) => (cover ? [{ ...toRecord(row), cover }] : []))
        .sort(byDay)
    },

    async create(details: AlbumDetails, isSample = false): Promise<AlbumRecord> {
      const { id } = await table.insert({ ...details }, isSample)
      return (await find(id))!
    },

    /** Undefined for an unknown id. */
    update: (id: string, change: AlbumChange) => table.update(id, change),

    /** The photos stay, without an album. Undefined for an unknown id. */
    async remove(id: string): Promise<Removed<AlbumRow> | undefined> {
      const photos = await database
        .updateTable('galleryEntry')
        .set((row) => ({ album: null, version: row('version', '+', 1) }))
        .where('album', '=', id)
        .returning('id')
        .execute()
      const removed = await table.remove(id)
      return removed && { ...removed, row: { ...removed.row, photos: photos.map((one) => one.id) } }
    },

    /** Restores the result of `remove`. Photos that have got another album since stay there. */
    async putBack({
      row: { photos, ...row },
      files,
    }: {
      row: AlbumRow
      files: Removed['files']
    }): Promise<AlbumRecord> {
      await table.putBack({ row, files })
      for (let start = 0; start < photos.length; start += PHOTOS_AT_ONCE) {
        await database
          .updateTable('galleryEntry')
          .set((photo) => ({ album: row.id, version: photo('version', '+', 1) }))
          .where('id', 'in', photos.slice(start, start + PHOTOS_AT_ONCE))
          .where('album', 'is', null)
          .execute()
      }
      return (await find(row.id))!
    },
  }
}

/** The newest day first, and of one day the newest album; albums without a day come last. */
function byDay(one: AlbumRecord, other: AlbumRecord): number {
  const keys = [one, other].map(({ day, _id }) => `${day ?? ''} ${_id}`)
  return keys[0]! < keys[1]! ? 1 : -1
}

function toRecord({
  id,
  isSample,
  count,
  ...fields
}: AlbumTable & { count: number | string | null }): AlbumRecord {
  return { _id: id, ...fields, count: Number(count), isSample: isSample === 1 }
}
