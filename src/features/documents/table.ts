import type { DocumentKind } from '../../content.ts'

export interface DocumentTable {
  id: string
  kind: DocumentKind
  /** Within its kind, in order of creation, never used again. */
  number: number
  title: string
  /** The title, folded by `foldForSearch`. */
  searchTitle: string
  /** The stored file's name. */
  file: string
  /** ISO 8601 UTC. */
  date: string
  createdAt: string
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}

/** The last number that a document of this kind got. */
export interface DocumentNumberTable {
  kind: DocumentKind
  last: number
}
