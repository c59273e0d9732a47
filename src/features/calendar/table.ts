import type { Shift } from '../../words/classes.ts'
import type { Day } from '../../words/days.ts'
import type { CalendarKind } from './kinds.ts'

export interface CalendarEntryTable {
  id: string
  title: string
  kind: CalendarKind
  /** Both inclusive. Their names are not `from` and `to`, because these are SQL keywords. */
  fromDay: Day
  toDay: Day
  note: string
  /** 1 if the school has no lessons on these days. */
  isClosed: number
  /** 1 if the days depend on the sighting of the moon. */
  isMoonDependent: number
  /** Null for everybody. */
  shift: Shift | null
  /** ISO 8601 UTC. */
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}

declare module '../../database/database.ts' {
  interface Tables {
    calendarEntry: CalendarEntryTable
  }
}
