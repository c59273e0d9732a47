import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { type Feature, removeSampleRows, type StoresOf } from '../feature.ts'
import { studentCountReads, studentCountWrites } from './api.ts'
import { sampleCountSteps } from './sample.ts'
import { studentCountExport } from './export.ts'
import { createStudentCountStore } from './store.ts'
import { studentCountUndos } from './subject.ts'

const prefix = contentKinds.studentCounts.apiPath

export const studentCounts = {
  stores: (database: Database) => ({ studentCounts: createStudentCountStore(database) }),
  undos: studentCountUndos,
  exports: { studentCounts: studentCountExport },
  writtenTexts: { studentCounts: undefined },
  searchEntries: undefined,
  sampleSteps: sampleCountSteps,
  sampleRemovals: { studentCount: (database) => removeSampleRows(database, 'studentCount') },
  openCalls: [[prefix, studentCountReads]],
  staffCalls: [[prefix, studentCountWrites]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof studentCounts> {}
}
