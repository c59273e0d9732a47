import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { redirectCalls } from './api.ts'
import { redirectExport } from './export.ts'
import { createRedirectStore } from './store.ts'

export const redirects = {
  stores: (database: Database) => ({ redirects: createRedirectStore(database) }),
  // A wrong redirect is removed, and added again.
  undos: { redirect: undefined },
  exports: { redirects: redirectExport },
  searchEntries: undefined,
  staffCalls: [['/redirects', redirectCalls]],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof redirects> {}
}
