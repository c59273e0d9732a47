import { yearOf } from '../../words/days.ts'
import type { CalendarRecord } from './schema.ts'

/** The query of the page of a year. */
export function yearQuery(year: number): string {
  return `?year=${year}`
}

/** The page of a year, in Bengali. */
export function yearUrl(year: number): string {
  return `/calendar${yearQuery(year)}`
}

/** The place of an entry on the page of its year, in Bengali. */
export function entryUrl({ _id, from }: Pick<CalendarRecord, '_id' | 'from'>): string {
  return `${yearUrl(yearOf(from))}#${_id}`
}
