import type { Area } from '../files/table.ts'
import type { BinKind, FileKind } from '../content.ts'
import type { Action, HistoryKind } from './kinds.ts'

export interface BinEntryTable {
  /** The content's id, which stays the same when it is restored. */
  id: string
  kind: BinKind
  /** Shown to people. */
  title: string
  /** The content's row, JSON. */
  content: string
  /** The rows of its stored files, JSON; the files themselves are not moved. */
  files: string
  /** 1 for sample content. */
  isSample: number
  /** ISO 8601 UTC. */
  deletedAt: string
  /** The account's name; empty for the software itself. */
  deletedBy: string
}

/**
 * A file that is in the bin or was deleted for good. Its address says so for ever, because no name
 * is used twice.
 */
export interface DeletedFileTable {
  name: string
  area: Area
  /** The kind of content that the file belonged to. */
  kind: FileKind
}

export interface HistoryEntryTable {
  /** Sorts by time. */
  id: string
  /** ISO 8601 UTC. */
  at: string
  /** The account's name; empty for the software itself and its commands. */
  username: string
  action: Action
  kind: HistoryKind
  /** The record's `_id`; the kind itself if there is only one record. */
  subjectId: string
  /** Shown to people. */
  title: string
  /**
   * JSON: of a change, the fields that differ; otherwise the whole record; null if there was none.
   */
  before: string | null
  after: string | null
}
