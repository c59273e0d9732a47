import type { CountField } from './fields.ts'
import type { ClassName, Section, Shift } from '../../words/classes.ts'

export interface StudentCountTable extends Record<CountField, number> {
  id: string
  className: ClassName
  shift: Shift
  section: Section
  /** ISO 8601 UTC. */
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}

declare module '../../database/database.ts' {
  interface Tables {
    studentCount: StudentCountTable
  }
}
