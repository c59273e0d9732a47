import type { BinKind, FileKind } from '../../content.ts'
import type { Area } from '../../files/table.ts'

export interface BinEntryTable {
  /** The content's id, which stays the same when it is restored. */
  id: string
  kind: BinKind
  title: string
  /** The content's row, JSON. */
  content: string
  /** The rows of its stored files, JSON; the files themselves are not moved. */
  files: string
  /** 1 for sample content. */
  isSample: number
  /** ISO 8601 UTC. */
  deletedAt: string
  /** The account's name; empty for the software. */
  deletedBy: string
}

/**
 * A file that is in the bin or was permanently deleted. Its address always answers 410, because a
 * name is never used again.
 */
export interface DeletedFileTable {
  name: string
  area: Area
  /** The kind of content that the file belonged to. */
  kind: FileKind
}

declare module '../../database/database.ts' {
  interface Tables {
    binEntry: BinEntryTable
    deletedFile: DeletedFileTable
  }
}
