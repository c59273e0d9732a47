import type { RecordColumns } from '../../records/fields.ts'
import type { CountField } from './fields.ts'
import type { ClassName, Section, Shift } from '@pathshala/bengali/classes'

export interface StudentCountTable extends RecordColumns, Record<CountField, number> {
  className: ClassName
  shift: Shift
  section: Section
  /** The school year; 0 if the counts were not written for a year. */
  year: number
}

declare module '../../database/database.ts' {
  interface Tables {
    studentCount: StudentCountTable
  }
}
