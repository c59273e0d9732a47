import { DOCUMENT_KINDS } from '../../content.ts'

/** `undoing` is a move that is being undone. */
export const MOVE_STATES = ['running', 'done', 'undoing', 'undone'] as const

export type MoveState = (typeof MOVE_STATES)[number]

/** One move from an old site, from lists or from a folder. */
export interface MoveTable {
  /** 1 is the first move. */
  id: number
  /** Tells sources apart in every run. */
  source: string
  /** For people. */
  label: string
  /** ISO 8601 UTC. */
  startedAt: string
  /** Null while it runs, and after it was interrupted. Later, the time when it was undone. */
  endedAt: string | null
  state: MoveState
  /** 1 if records come that look like records which staff wrote. */
  bringsTwins: number
  /** JSON; null until it ends. */
  report: string | null
  /** The account that undoes it; empty for the command. */
  undoneBy: string | null
  /** The number of records that were undone. */
  removed: number
  /** The records that stay although the move was undone: JSON. */
  leftRecords: string | null
}

/** The reason why a record stays when its move is undone. */
export const LEFT_REASONS = ['changed', 'deleted', 'no-bin'] as const

/** Kinds of records that a move imports. */
export const MOVED_KINDS = [
  ...DOCUMENT_KINDS,
  'photos',
  'jubilee',
  'officers',
  'studentCounts',
  'siteTexts',
  'schoolInfo',
  'contact',
  'teacherPage',
  'redirects',
] as const

export type MovedKind = (typeof MOVED_KINDS)[number]

/** A record here that came from a record of a source. */
export interface MovedRecordTable {
  source: string
  /** Of the record in its source: `post:24`. */
  sourceKey: string
  kind: MovedKind
  /** The field of the site for `siteTexts`. */
  recordId: string
  moveId: number
  /** Of the record when it came. A higher version was changed by staff. */
  version: number
  /** 1 if a file did not come with it. */
  lacksFiles: number
}

declare module '../../database/database.ts' {
  interface Tables {
    move: MoveTable
    movedRecord: MovedRecordTable
  }
}
