import { addMonths, daysOfYear, isWithin } from '@pathshala/bengali/days'
import type { NewEntry } from '../../calendar/office/use-calendar.ts'
import { nationalDaysOf } from '../../calendar/office/national-days.ts'
import type { CalendarRecord } from '../../calendar/schema.ts'
import { pick } from '../../../office/draft/changes.ts'

export interface Proposal {
  entry: NewEntry & { to: string }
  /** Its day is known only when the moon was seen, so it is not ticked. */
  isUncertain: boolean
}

/** An exam’s notice belongs to its year. */
const PROPOSED = [
  'title',
  'titleEnglish',
  'kind',
  'note',
  'noteEnglish',
  'isClosed',
  'isMoonDependent',
  'shift',
  'classes',
  'startsAt',
] as const

/**
 * The days that the calendar of a year lacks: national days, and the school's own days of the year
 * before, one year later. A closure belongs to its own year.
 */
export function proposeDays(year: number, entries: readonly CalendarRecord[]): Proposal[] {
  const [before, now] = [daysOfYear(year - 1), daysOfYear(year)]
  const present = entries.filter(({ from }) => isWithin(from, now))
  const known = new Set(present.map(({ title }) => title))
  const national = nationalDaysOf(year, entries)
    .filter((one) => !one.present)
    .map(({ day, title }) => ({
      entry: { title, kind: 'holiday' as const, from: day, to: day },
      isUncertain: false,
    }))
  const nationalTitles = new Set(nationalDaysOf(year, []).map(({ title }) => title))
  const own = entries
    .filter(
      ({ from, kind, title }) =>
        isWithin(from, before) &&
        kind !== 'closure' &&
        !known.has(title) &&
        !nationalTitles.has(title),
    )
    .map((entry) => ({
      entry: {
        ...pick(entry, PROPOSED),
        from: addMonths(entry.from, 12),
        to: addMonths(entry.to, 12),
      },
      isUncertain: entry.isMoonDependent,
    }))
  return [...national, ...own].sort((a, b) => a.entry.from.localeCompare(b.entry.from))
}
