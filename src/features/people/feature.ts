import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { officerExport } from './export.ts'
import { cleanRestoredPage } from './clean-page.ts'
import { officerReads, officerWrites } from './api.ts'
import { listPeople } from './search.ts'
import { removeSampleOfficers, sampleOfficerSteps } from './sample.ts'
import { createOfficerStore } from './store.ts'
import { peopleUndos } from './subject.ts'
import { officerTexts } from './texts.ts'

export const people = {
  stores: (database: Database) => ({ officers: createOfficerStore(database) }),
  undos: peopleUndos,
  exports: { officers: officerExport },
  writtenTexts: { officers: officerTexts },
  prepareRestored: cleanRestoredPage,
  searchEntries: listPeople,
  sampleSteps: sampleOfficerSteps,
  sampleRemovals: { officer: removeSampleOfficers },
  openCalls: [['', officerReads]],
  staffCalls: [['', officerWrites]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof people> {}
}
