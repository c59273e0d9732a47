import type { Action, HistoryKind } from './kinds.ts'

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
