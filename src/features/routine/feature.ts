import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { type Feature, removeSampleRows, type StoresOf } from '../feature.ts'
import { routineReads, routineWrites } from './api.ts'
import { listRoutines } from './search.ts'
import { sampleRoutineSteps } from './sample.ts'
import { routineExport } from './export.ts'
import { createRoutineStore } from './store.ts'
import { routineUndos } from './subject.ts'
import { routineTexts } from './texts.ts'

const prefix = contentKinds.routines.apiPath

export const routine = {
  stores: (database: Database) => ({ routines: createRoutineStore(database) }),
  undos: routineUndos,
  exports: { routines: routineExport },
  writtenTexts: { routines: routineTexts },
  searchEntries: listRoutines,
  sampleSteps: sampleRoutineSteps,
  sampleRemovals: { routine: (database) => removeSampleRows(database, 'routine') },
  openCalls: [[prefix, routineReads]],
  staffCalls: [[prefix, routineWrites]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof routine> {}
}
