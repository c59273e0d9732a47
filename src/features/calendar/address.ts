import { contentKinds } from '../../content.ts'
import { yearOf } from '@pathshala/bengali/days'
import type { CalendarRecord } from './schema.ts'

export const CALENDAR_PAGE = contentKinds.calendar.pages[0].path

/** A year of the calendar, for spreadsheets. */
export const CALENDAR_TABLE = '/calendar.csv'

/** The query of the page or the table of a year. */
export function yearQuery(year: number): string {
  return `?year=${year}`
}

/** The year in a query. Text that is not a year is ignored. */
export function parseYear(text: string | null): number | undefined {
  return /^20\d\d$/.test(text ?? '') ? Number(text) : undefined
}

/** The page of a year, in Bengali. */
export function yearUrl(year: number): string {
  return CALENDAR_PAGE + yearQuery(year)
}

/** The pages of the years with entries, except this year's, which has a shorter address. */
export function calendarPages(
  entries: readonly Pick<CalendarRecord, 'from' | 'updatedAt'>[],
  thisYear: number,
): { url: string; updatedAt: string }[] {
  const changes = new Map<number, string>()
  for (const { from, updatedAt } of entries) {
    const year = yearOf(from)
    if (year !== thisYear && updatedAt > (changes.get(year) ?? '')) changes.set(year, updatedAt)
  }
  return Array.from(changes, ([year, updatedAt]) => ({ url: yearUrl(year), updatedAt }))
}

/** The link to an entry on the page of its year, in Bengali. */
export function entryUrl({ _id, from }: Pick<CalendarRecord, '_id' | 'from'>): string {
  return `${yearUrl(yearOf(from))}#${_id}`
}
