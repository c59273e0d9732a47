import type { Database } from '../../database/database.ts'
import type { Stores } from '../../request/school.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import type { ExportedList, Feature, OfficeSearch, StoresOf } from '../feature.ts'
import { redirectCalls } from './api.ts'
import { exportedRedirect } from './schema.ts'
import { createRedirectStore } from './store.ts'
import { redirectUndos } from './subject.ts'

const ROWS_AT_ONCE = 1000
/** Shorter texts are in most addresses. */
const MIN_LETTERS = 3
const SEARCH_HITS = 5

const redirectExport: ExportedList = {
  fields: Object.keys(exportedRedirect.shape),
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
  undos: redirectUndos,
  exports: { redirects: redirectExport },
  searchEntries: undefined,
  officeEntries: findRedirectEntries,
  staffCalls: [['/redirects', redirectCalls]],
} satisfies Feature

/** A part of an address finds it. */
async function findRedirectEntries(
  { redirects: store }: Stores,
  { query, isAdmin }: OfficeSearch,
): Promise<OfficeEntry[]> {
  if (!isAdmin || query.length < MIN_LETTERS) return []
  return (await store.list({ q: query, limit: SEARCH_HITS })).map(({ path, target }) => ({
    kind: 'redirect',
    title: path,
    note: target,
    text: query,
    address: `redirects?${new URLSearchParams({ q: path })}`,
  }))
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof redirects> {}
}
