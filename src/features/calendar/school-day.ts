import { addDays, type Day, isWithin, weekdayOf } from '../../words/days.ts'
import type { CalendarKind } from './kinds.ts'
import type { CalendarRecord } from './schema.ts'

/** The search for the last closed day ends here. */
const MAX_DAYS_AHEAD = 400

type Entry = Pick<CalendarRecord, 'from' | 'to' | 'kind' | 'isClosed' | 'shift'>

export interface SchoolDay<E extends Entry = CalendarRecord> {
  isOpen: boolean
  /** Why the school is closed. Undefined on a weekly holiday, and if it is open. */
  cause: E | undefined
  /** The last closed day in a row, weekly holidays included; null if the school is open. */
  until: Day | null
  nextHoliday: E | null
  /** The running exam, or the next exam. */
  nextExam: E | null
}

/** One day of the school. `entries` are sorted by their first day; 0 of `weeklyHolidays` is Sunday. */
export function describeDay<E extends Entry>(
  day: Day,
  entries: readonly E[],
  weeklyHolidays: readonly number[],
): SchoolDay<E> {
  const isOpen = !isClosedOn(day, entries, weeklyHolidays)
  return {
    isOpen,
    cause: isOpen ? undefined : causeOn(day, entries),
    until: isOpen ? null : lastClosedDay(day, entries, weeklyHolidays),
    nextHoliday: entries.find(({ kind, from }) => kind === 'holiday' && from > day) ?? null,
    nextExam: entries.find(({ kind, to }) => kind === 'exam' && to >= day) ?? null,
  }
}

/** Whether no shift has lessons. */
export function isClosedOn(
  day: Day,
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): boolean {
  return weeklyHolidays.includes(weekdayOf(day)) || causeOn(day, entries) !== undefined
}

/** The entries that close one shift on this day. */
export function closedShiftsOn<E extends Entry>(day: Day, entries: readonly E[]): E[] {
  return entries.filter((entry) => entry.isClosed && entry.shift !== null && isWithin(day, entry))
}

/** The closures for the band of every page. They cover the day or begin on the next day. */
export function closuresToShow<E extends Entry>(day: Day, entries: readonly E[]): E[] {
  const tomorrow = addDays(day, 1)
  return entries.filter(({ kind, from, to }) => kind === 'closure' && from <= tomorrow && to >= day)
}

/** The entries that touch a day, in their order. */
export function entriesOn<E extends Entry>(day: Day, entries: readonly E[]): E[] {
  return entries.filter((entry) => isWithin(day, entry))
}

/** The entry that closes the school. A closure comes before a planned holiday. */
function causeOn<E extends Entry>(day: Day, entries: readonly E[]): E | undefined {
  const causes = entries.filter((entry) => entry.isClosed && isWithin(day, entry))
  const shifts = new Set(causes.map(({ shift }) => shift))
  const whole = causes.filter(({ shift }) => shift === null)
  if (whole.length === 0 && shifts.size < 2) return undefined
  const order: CalendarKind[] = ['closure', 'holiday', 'exam', 'event']
  return (whole.length > 0 ? whole : causes).sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  )[0]
}

function lastClosedDay(
  day: Day,
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): Day {
  let last = day
  for (let count = 0; count < MAX_DAYS_AHEAD; count += 1) {
    const next = addDays(last, 1)
    if (!isClosedOn(next, entries, weeklyHolidays)) break
    last = next
  }
  return last
}
