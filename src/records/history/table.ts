import type { Action, HistoryKind } from './kinds.ts'

export interface HistoryEntryTable {
  /** Ids sort by time. */
  id: string
  /** ISO 8601 UTC. */
  at: string
  /** The account's name; empty for the software and its commands. */
  username: string
  action: Action
  kind: HistoryKind
  /** The record's `_id`, or the kind if it has only one record. */
  subjectId: string
  title: string
  /**
   * JSON. For a change, the fields that differ; otherwise the whole record, or null if it did not exist.
   */
  before: string | null
  after: string | null
}

declare module '../../database/database.ts' {
  interface Tables {
    historyEntry: HistoryEntryTable
  }
}
