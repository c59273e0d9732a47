import type { Database } from '../../database/database.ts'
import type { ExportedList, Feature, StoresOf } from '../feature.ts'
import { redirectCalls } from './api.ts'
import { redirectRecord } from './schema.ts'
import { createRedirectStore } from './store.ts'

const ROWS_AT_ONCE = 1000

const redirectExport: ExportedList = {
  fields: Object.keys(redirectRecord.shape),
  async *batches({ redirects }) {
    for (let skip = 0; ; skip += ROWS_AT_ONCE) {
      const rows = await redirects.list({ limit: ROWS_AT_ONCE, skip })
      if (rows.length > 0) yield rows
      if (rows.length < ROWS_AT_ONCE) return
    }
  },
}

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
