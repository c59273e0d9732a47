import { recordSubject, type Undos } from '../../records/history/changes.ts'
import type { Stores } from '../../school/school.ts'
import { studentCount } from './schema.ts'

export const studentCountSubject = ({ studentCounts }: Stores) =>
  recordSubject('studentCounts', studentCount, studentCounts)

export const studentCountUndos: Undos<'studentCounts'> = {
  studentCounts: { subject: studentCountSubject },
}
