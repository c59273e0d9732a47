import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { type Feature, removeSampleRows, type StoresOf } from '../feature.ts'
import { studentCountReads, studentCountWrites } from './api.ts'
import { sampleCountSteps } from './sample.ts'
import { studentCountExport, studentYearExport } from './export.ts'
import { listStudentCounts } from './search.ts'
import { createStudentCountStore } from './store.ts'
import { studentCountUndos } from './subject.ts'
import { createStudentYearStore } from './years-store.ts'
import { studentYearReads, studentYearWrites } from './years-api.ts'

const prefix = contentKinds.studentCounts.apiPath

export const studentCounts = {
  stores: (database: Database) => ({
    studentCounts: createStudentCountStore(database),
    studentYears: createStudentYearStore(database),
  }),
  undos: studentCountUndos,
  exports: { studentCounts: studentCountExport, studentYears: studentYearExport },
  writtenTexts: { studentCounts: undefined },
  searchEntries: listStudentCounts,
  sampleSteps: sampleCountSteps,
  sampleRemovals: {
    studentCount: async (database) => {
      await createStudentYearStore(database).removeSample()
      return removeSampleRows(database, 'studentCount')
    },
  },
  openCalls: [
    [prefix, studentCountReads],
    [prefix, studentYearReads],
  ],
  staffCalls: [
    [prefix, studentCountWrites],
    [prefix, studentYearWrites],
  ],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof studentCounts> {}
}
