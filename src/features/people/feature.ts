import type { Database } from '../../database/database.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { officerRecord } from './schema.ts'
import { cleanRestoredPage } from './clean-page.ts'
import { officerReads, officerWrites } from './api.ts'
import { listPeople } from './search.ts'
import { removeSampleOfficers, sampleOfficerSteps } from './sample.ts'
import { createOfficerStore } from './store.ts'
import { peopleUndos } from './subject.ts'

const officerTexts = textsAtOnce(async ({ officers }) =>
  (await officers.list()).map((officer) => ({ id: officer._id, fields: { ...officer } })),
)

const officerExport: ExportedList = exportAtOnce(
  officerRecord.omit({ isPhoneHidden: true }),
  ({ officers }) => officers.list(),
)

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
