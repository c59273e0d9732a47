import type { ClassName, Section, Shift } from '../../words/classes.ts'
import type { Day } from '../../words/days.ts'

export interface RoutineTable {
  id: string
  className: ClassName
  shift: Shift
  section: Section
  validFrom: Day
  /** JSON: `Period[]` of schema.ts. */
  periods: string
  /** JSON: `Lesson[]` of schema.ts. */
  lessons: string
  /** ISO 8601 UTC. */
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}

declare module '../../database/database.ts' {
  interface Tables {
    routine: RoutineTable
  }
}
