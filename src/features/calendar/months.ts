import { addDays, type Day, SCHOOL_WEEK, weekdayOf } from '@pathshala/bengali/days'
import { CALENDAR_KINDS, type CalendarKind } from './kinds.ts'
import type { CalendarRecord } from './schema.ts'
import { entriesOn, isHeldOn, type SchoolCalendar } from './school-day.ts'

/** The days of an entry in one month. */
export interface EntryPart {
  entry: CalendarRecord
  from: Day
  to: Day
}

export interface GridDay {
  day: Day
  /** The kinds of the entries on this day, each once. */
  kinds: CalendarKind[]
  /** No certain entry is on this day. */
  mayMove: boolean
}

export interface Month {
  first: Day
  last: Day
  parts: EntryPart[]
  /** Seven days each; undefined for a day of another month. */
  weeks: (GridDay | undefined)[][]
}

/** The twelve months of a year. */
export function monthsOf(year: number, calendar: SchoolCalendar): Month[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = firstOfMonth(year, index)
    const last = addDays(firstOfMonth(year, index + 1), -1)
    const touching = calendar.entries.filter(({ from, to }) => from <= last && to >= first)
    const parts = touching.map((entry) => ({
      entry,
      from: entry.from < first ? first : entry.from,
      to: entry.to > last ? last : entry.to,
    }))
    return { first, last, parts, weeks: weeksBetween(first, last, calendar) }
  })
}

/**
 * The weekdays in the order of the grid's columns. The first is the day after the weekly holidays, so
 * that these are together at the end.
 */
export function weekdaysOf(weeklyHolidays: readonly number[]): number[] {
  const isAfterHolidays = (day: number) =>
    !weeklyHolidays.includes(day) && weeklyHolidays.includes((day + 6) % 7)
  const first = SCHOOL_WEEK.find(isAfterHolidays) ?? 0
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7)
}

/** `index` counts from 0; 12 is January of the next year. */
function firstOfMonth(year: number, index: number): Day {
  return new Date(Date.UTC(year, index)).toISOString().slice(0, 10)
}

function weeksBetween(first: Day, last: Day, calendar: SchoolCalendar): (GridDay | undefined)[][] {
  const weekdays = weekdaysOf(calendar.weeklyHolidays)
  const start = addDays(first, -weekdays.indexOf(weekdayOf(first)))
  const weeks = []
  for (let begin = start; begin <= last; begin = addDays(begin, 7)) {
    weeks.push(
      weekdays.map((_, index) => {
        const day = addDays(begin, index)
        if (day < first || day > last) return undefined
        return { day, ...marksOf(day, calendar) }
      }),
    )
  }
  return weeks
}

/** The marks of a day. An exam is marked only on the days on which it is held. */
function marksOf(day: Day, calendar: SchoolCalendar): Pick<GridDay, 'kinds' | 'mayMove'> {
  const shown = entriesOn(day, calendar.entries).filter(
    (entry) => entry.kind !== 'exam' || isHeldOn(day, entry, calendar),
  )
  return {
    kinds: CALENDAR_KINDS.filter((kind) => shown.some((entry) => entry.kind === kind)),
    mayMove: shown.length > 0 && shown.every(({ isMoonDependent }) => isMoonDependent),
  }
}
