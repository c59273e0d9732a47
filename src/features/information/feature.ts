import type { Database } from '../../database/database.ts'
import { type Feature, removeSampleRows, type StoresOf } from '../feature.ts'
import { informationReads, informationWrites } from './api.ts'
import { sampleInformationSteps } from './sample.ts'
import { listInformation } from './search.ts'
import { informationExport } from './export.ts'
import { createInformationStore } from './store.ts'
import { informationTexts } from './texts.ts'
import { informationUndos } from './subject.ts'

export const information = {
  stores: (database: Database) => ({ information: createInformationStore(database) }),
  undos: informationUndos,
  exports: { information: informationExport },
  writtenTexts: { information: informationTexts },
  searchEntries: listInformation,
  sampleSteps: sampleInformationSteps,
  sampleRemovals: { information: (database) => removeSampleRows(database, 'information') },
  openCalls: [['', informationReads]],
  staffCalls: [['', informationWrites]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof information> {}
}
