import type { GalleryKind } from './kinds.ts'

export interface GalleryEntryTable {
  id: string
  gallery: GalleryKind
  title: string
  /** The title folded by `foldForSearch`. */
  searchTitle: string
  /** The stored file's name; null for a video, and for a photo whose picture is still to come. */
  file: string | null
  videoLink: string | null
  /** ISO 8601 UTC. */
  createdAt: string
  /** 1 for content that came with the software. */
  isSample: number
}
