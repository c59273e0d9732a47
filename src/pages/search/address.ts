import type { AskedPage } from '../../search/page-content.ts'

/** The first page of a search's results, in Bengali. */
export function addressOf({ query, kind, year }: Omit<AskedPage, 'number'>): string {
  return `/search?${new URLSearchParams(queryOf({ query, kind, year }))}`
}

/** The query of the address. */
export function queryOf({ query, kind, year }: Omit<AskedPage, 'number'>): Record<string, string> {
  return { q: query, ...(kind && { kind }), ...(year !== undefined && { year: String(year) }) }
}
