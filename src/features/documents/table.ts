import type { DocumentKind } from './kinds.ts'

export interface DocumentTable {
  id: string
  kind: DocumentKind
  title: string
  /** The title folded by `foldForSearch`. */
  searchTitle: string
  /** The stored file's name. */
  file: string
  /** ISO 8601 UTC. */
  date: string
  createdAt: string
  updatedAt: string
  version: number
  /** 1 for content that came with the software. */
  isSample: number
}
