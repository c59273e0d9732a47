import type { Action, BinKind, HistoryKind } from './kinds.ts'

export interface BinEntryTable {
  /** The id that the content had, and has again when it is restored. */
  id: string
  kind: BinKind
  /** For people. */
  title: string
  /** The content's row, JSON. */
  content: string
  /** The rows of its stored files, JSON; the files themselves stay where they are. */
  files: string
  /** 1 for content that came with the software. */
  isSample: number
  /** ISO 8601 UTC. */
  deletedAt: string
  /** The account's name; empty for the software itself. */
  deletedBy: string
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
  /** The record's `_id`; the kind itself for what there is one of. */
  subjectId: string
  /** For people. */
  title: string
  /** JSON: of a change the fields that differ, else the whole record; null where there was none. */
  before: string | null
  after: string | null
}
