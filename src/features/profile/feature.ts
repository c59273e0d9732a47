import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { profileReads, profileWrites } from './api.ts'
import { profileExports } from './export.ts'
import { listProfile } from './search.ts'
import { removeSampleProfile, sampleProfileSteps } from './sample.ts'
import { createProfileStores } from './store.ts'
import { profileUndos } from './subject.ts'
import { profileTexts } from './texts.ts'

export const profile = {
  stores: (database: Database) => createProfileStores(database),
  undos: profileUndos,
  exports: profileExports,
  writtenTexts: profileTexts,
  searchEntries: listProfile,
  sampleSteps: sampleProfileSteps,
  sampleRemovals: { singleton: removeSampleProfile },
  openCalls: [['', profileReads]],
  staffCalls: [['', profileWrites]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof profile> {}
}
