import type { Generated } from 'kysely'
import type { GalleryKind } from '../../content.ts'

/** More would make one entry of the history too long. */
export const MAX_PHOTOS_AT_ONCE = 500

export interface GalleryEntryTable {
  id: string
  gallery: GalleryKind
  title: string
  /** The stored file's name; null for a video, and for a title without a photo. */
  file: string | null
  videoLink: string | null
  /** ISO 8601 UTC. */
  createdAt: string
  updatedAt: string
  version: Generated<number>
  /** The order is `sortAt`, then `sortId`, both descending; at first `createdAt` and `id`. */
  sortAt: string
  sortId: string
  /** The id of the photo's album; null in the golden jubilee's gallery. */
  album: Generated<string | null>
  /** 1 for sample content. */
  isSample: number
}

declare module '../../database/database.ts' {
  interface Tables {
    galleryEntry: GalleryEntryTable
  }
}
