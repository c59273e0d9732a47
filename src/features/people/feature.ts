import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Stores } from '../../school/school.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
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
  officeEntries: listOfficerEntries,
  sampleSteps: sampleOfficerSteps,
  sampleRemovals: { officer: removeSampleOfficers },
  openCalls: [['', officerReads]],
  staffCalls: [['', officerWrites]],
} satisfies Feature

/** Telephone numbers find their owners too, also those that visitors do not see. */
async function listOfficerEntries({ officers }: Stores): Promise<OfficeEntry[]> {
  return (await officers.list()).map(({ _id, name, designation, subject, phone, email }) => ({
    kind: 'officers',
    title: name,
    note: [designation, subject].filter(Boolean).join(', '),
    text: [designation, subject, phone, email].join('\n'),
    address: `${contentKinds.officers.screenPath}?${new URLSearchParams({ q: name })}`,
    row: _id,
  }))
}

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof people> {}
}
