import { recordSubject, type Undos } from '../../../records/history/changes.ts'
import type { Stores } from '../../../request/school.ts'
import { type AlbumChange, albumChange, type AlbumRecord } from './schema.ts'

export const albumSubject = ({ albums }: Stores) => ({
  ...recordSubject<AlbumChange, AlbumRecord>('albums', albumChange, albums),
  /** Without the number of photos: their own changes are in the history. */
  fieldsOf: (album: AlbumRecord) => {
    const { count: _, ...fields } = album
    return fields
  },
})

export const albumUndos: Undos<'albums'> = { albums: { subject: albumSubject } }
