import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { groupReads, groupWrites } from './api.ts'
import { sampleGroupSteps } from './sample.ts'
import { listGroups } from './search.ts'
import { groupRecord } from './schema.ts'
import { createGroupStore } from './store.ts'
import { groupUndos } from './subject.ts'

const groupTexts = textsAtOnce(async ({ groups }) =>
  (await groups.list()).map(({ _id: id, title, place, hours, text, members }) => ({
    id,
    fields: { title, place, hours, text, members },
  })),
)

const groupExport: ExportedList = exportAtOnce(groupRecord, ({ groups }) => groups.list())

const prefix = contentKinds.groups.apiPath

export const groups = {
  stores: (database: Database) => ({ groups: createGroupStore(database) }),
  undos: groupUndos,
  exports: { groups: groupExport },
  writtenTexts: { groups: groupTexts },
  searchEntries: listGroups,
  sampleSteps: sampleGroupSteps,
  sampleRemovals: { peopleGroup: (database) => removeSampleRows(database, 'peopleGroup') },
  openCalls: [[prefix, groupReads]],
  staffCalls: [[prefix, groupWrites]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof groups> {}
}
