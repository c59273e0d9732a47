import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { redirectCalls } from './api.ts'
import { redirectExport } from './export.ts'
import { createRedirectStore } from './store.ts'
import { redirectRows } from './stored-rows.ts'

export const redirects = {
  stores: (database: Database) => ({ redirects: createRedirectStore(database) }),
  // A wrong redirect is removed, and added again.
  undos: { redirect: undefined },
  bin: {},
  exports: { redirects: redirectExport },
  writtenTexts: {},
  rows: redirectRows,
  deriveRows: undefined,
  searchEntries: undefined,
  announcements: {},
  sampleSteps: () => [],
  sampleRemovals: {},
  openCalls: [],
  staffCalls: [['/redirects', redirectCalls]],
  adminCalls: [],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof redirects> {}
}
