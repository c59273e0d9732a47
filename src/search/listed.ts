import { oncePerVersion } from '../database/content-version.ts'
import type { CalendarRecord } from '../features/calendar/schema.ts'
import type { Words } from '../words/bn.ts'
import type { Day } from '../words/days.ts'
import { readEntries } from './calendar-entries.ts'
import { readPages, type SiteStores } from './site-pages.ts'

/** Content that is found in memory, without the index, because there is little of it. */
export interface Listed {
  kind: 'page' | 'calendar'
  url: string
  /** ISO 8601 UTC; null for a page. */
  date: string | null
  titleIn: (words: Words) => string
  text: string
  tokens: string[]
}

/** The stores of the content that is found here. */
export interface ListedStores extends SiteStores {
  findContentVersion: () => Promise<{ version: number }>
  calendar: { list(days: { from: Day }): Promise<CalendarRecord[]> }
}

/** Reads the pages of the site and the entries of its calendar, once for each content version. */
export function createListed(stores: ListedStores): () => Promise<Listed[]> {
  return oncePerVersion(stores.findContentVersion, async () => [
    ...(await readPages(stores)),
    ...(await readEntries(stores)),
  ])
}
