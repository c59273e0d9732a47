import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { type Feature, removeSampleRows, type StoresOf } from '../feature.ts'
import { groupReads, groupWrites } from './api.ts'
import { sampleGroupSteps } from './sample.ts'
import { listGroups } from './search.ts'
import { groupExport } from './export.ts'
import { createGroupStore } from './store.ts'
import { groupTexts } from './texts.ts'
import { groupUndos } from './subject.ts'

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
