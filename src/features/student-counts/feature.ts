import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
} from '../feature.ts'
import { studentCountReads, studentCountWrites } from './api.ts'
import { sampleCountSteps } from './sample.ts'
import { z } from 'zod'
import { keptYear, studentCountRecord } from './schema.ts'
import { listStudentCounts } from './search.ts'
import { createStudentCountStore } from './store.ts'
import { studentCountUndos } from './subject.ts'
import { createStudentYearStore } from './years-store.ts'
import { studentYearReads, studentYearWrites } from './years-api.ts'

const studentCountExport: ExportedList = exportAtOnce(studentCountRecord, ({ studentCounts }) =>
  studentCounts.list(),
)

const { sections, ...yearFields } = keptYear.shape

/** A row for each section of each closed year. */
const studentYearExport: ExportedList = exportAtOnce(
  z.object({ year: yearFields.year, takenOn: yearFields.takenOn, ...sections.element.shape }),
  async ({ studentYears }) =>
    (await studentYears.list()).flatMap(({ year, takenOn, sections: own }) =>
      own.map((section) => ({ year, takenOn, ...section })),
    ),
)

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
