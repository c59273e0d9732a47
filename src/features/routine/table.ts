import type { RecordColumns } from '../../records/fields.ts'
import type { ClassName, Section, Shift } from '@pathshala/bengali/classes'
import type { Day } from '@pathshala/bengali/days'

export interface RoutineTable extends RecordColumns {
  className: ClassName
  shift: Shift
  section: Section
  validFrom: Day
  /** JSON: `Period[]` of schema.ts. */
  periods: string
  /** JSON: `Lesson[]` of schema.ts. */
  lessons: string
}

declare module '../../database/database.ts' {
  interface Tables {
    routine: RoutineTable
  }
}
