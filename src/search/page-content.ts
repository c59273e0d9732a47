import type { Language } from '../words/language.ts'
import { dayAt, MAX_COUNTED } from '../words/format.ts'
import { yearOf } from '@pathshala/bengali/days'
import { yearRange } from '../words/school-year.ts'
import { foldExact } from '@pathshala/bengali/fold'
import { SEARCHED_KINDS } from './kinds.ts'
import { dateOfKey, kindOfKey } from './search-key.ts'
import { soundOf } from '@pathshala/bengali/sound'
import type { SiteSearch, Hit, Result, SearchStore } from './store.ts'

export const PER_PAGE = 20
/** More entries of the calendar would push documents off the first page. */
const MAX_CALENDAR = 3

/** The query of a page of results. */
export interface PageQuery {
  query: string
  kind: SiteSearch['kind']
  year: number | undefined
  /** The first page is 1. */
  number: number
}

export type PageContent = Awaited<ReturnType<typeof findPageContent>>

/** The content of a page of results, for a query that is not empty. */
export async function findPageContent(
  store: SearchStore,
  { query: typedQuery, kind, year, number }: PageQuery,
  { language, timeZone }: { language: Language; timeZone: string },
) {
  const between = year === undefined ? undefined : yearRange(year, timeZone)
  const { hits: everything, query, closest } = await store.find({ query: typedQuery })
  const narrows = (kind !== undefined || between !== undefined) && everything.length > 0
  const found = narrows ? (await store.find({ query, kind, between })).hits : everything
  const isCalendar = (hit: Hit) => kindOf(hit) === 'calendar'
  const folded =
    kind === 'calendar' ? new Set<Hit>() : new Set(found.filter(isCalendar).slice(MAX_CALENDAR))
  const hits = found.filter((hit) => !folded.has(hit))
  const first = (number - 1) * PER_PAGE
  const last = Math.min(first + PER_PAGE, MAX_COUNTED)
  const results = await store.describe(hits.slice(first, last), query, language)
  return {
    results,
    /** With any filter. */
    hasNoHits: everything.length === 0,
    total: Math.min(hits.length, MAX_COUNTED),
    hasMore: Math.min(hits.length, MAX_COUNTED) > last,
    /** The number of entries of the calendar that only their own list shows. */
    moreInCalendar: folded.size,
    kinds: countKinds(everything),
    years: yearsOf(everything, timeZone),
    meant: findMeant(query, results),
    /** The query that replaced a query without hits. */
    corrected: everything.length > 0 && query !== typedQuery ? query : undefined,
    /** The hits without the filter, which leaves none. */
    everywhere: hits.length > 0 ? 0 : Math.min(everything.length, MAX_COUNTED),
    closest: await store.describe(closest, query, language),
  }
}

/** The kinds that have hits. They have no totals if not all hits were counted. */
function countKinds(
  hits: Hit[],
): { kind: NonNullable<SiteSearch['kind']>; total: number | undefined }[] {
  const isWhole = hits.length <= MAX_COUNTED
  return SEARCHED_KINDS.map((kind) => ({
    kind,
    total: hits.filter((hit) => kindOf(hit) === kind).length,
  }))
    .filter(({ total }) => total > 0 || !isWhole)
    .map(({ kind, total }) => ({ kind, total: isWhole ? total : undefined }))
}

function kindOf({ listed, key }: Hit): NonNullable<SiteSearch['kind']> {
  return listed?.kind ?? kindOfKey(key)
}

/** The years of the hits, newest first. */
function yearsOf(hits: Hit[], timeZone: string): number[] {
  const years = hits
    .filter(({ listed }) => listed?.date !== null)
    .map(({ listed, key }) => (listed?.date ? new Date(listed.date) : dateOfKey(key)))
    .map((date) => yearOf(dayAt(date, timeZone)))
  return [...new Set(years)].sort((a, b) => b - a)
}

/** The Bengali word that sounds like a query in Latin letters, without its ending. */
function findMeant(query: string, results: Result[]): string | undefined {
  if (!/^[a-z]+$/i.test(query)) return undefined
  const words = results
    .flatMap(({ titleParts, snippet }) => [...titleParts, ...snippet])
    .filter(({ isHit }) => isHit)
    .map(({ text }) => text)
  const typed = query.toLowerCase()
  if (words.some((word) => word.toLowerCase().startsWith(typed))) return undefined
  const sound = soundOf(foldExact(query))
  return words
    .flatMap((word) => Array.from(word, (_, index) => word.slice(0, word.length - index)))
    .find((beginning) => soundOf(foldExact(beginning)) === sound)
}
