import { CLASSES, type ClassName, SHIFTS, type Shift } from '../../words/classes.ts'
import { addDays, type Day, daysBetween, isWithin, weekdayOf } from '../../words/days.ts'
import { classesIn } from './exam-classes.ts'
import type { CalendarKind } from './kinds.ts'
import type { CalendarRecord } from './schema.ts'

/** A search for a day ends here. */
const MAX_DAYS_AHEAD = 400

type Entry = Pick<CalendarRecord, 'title' | 'from' | 'to' | 'kind' | 'isClosed' | 'shift'>

export interface SchoolDay<E extends Entry = CalendarRecord> {
  isOpen: boolean
  /** Why the school is closed. Undefined on a weekly holiday, and if it is open. */
  cause: E | undefined
  /** The last closed day in a row, weekly holidays included; null if the school is open. */
  until: Day | null
  nextHoliday: E | null
  /** The running exam, or the next exam. An exam whose days have closures is neither. */
  nextExam: E | null
}

/** The day of a shift, or of the whole school. The school has lessons if one of its shifts has. */
export type DayStatus = 'lessons' | 'exam' | 'closed'

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
    nextHoliday:
      entries.find(({ kind, isClosed, from }) => kind === 'holiday' && isClosed && from > day) ??
      null,
    nextExam: findNextExam(day, entries, weeklyHolidays),
  }
}

/** `shift` is null for the whole school. */
export function statusOn(
  day: Day,
  shift: Shift | null,
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): DayStatus {
  if (shift === null) {
    const all = SHIFTS.map((one) => statusOn(day, one, entries, weeklyHolidays))
    return all.find((one) => one === 'lessons') ?? all.find((one) => one === 'exam') ?? 'closed'
  }
  if (isFree(day, shift, entries, [])) return 'closed'
  const exams = examsOn(day, [shift], entries, weeklyHolidays)
  if (haveExam(CLASSES, exams)) return 'exam'
  return weeklyHolidays.includes(weekdayOf(day)) ? 'closed' : 'lessons'
}

/** The first day after this one on which a shift, or the school for null, is not closed. */
export function findOpenDay(
  after: Day,
  shift: Shift | null,
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): { day: Day; status: DayStatus } | undefined {
  for (let count = 1; count <= MAX_DAYS_AHEAD; count += 1) {
    const day = addDays(after, count)
    const status = statusOn(day, shift, entries, weeklyHolidays)
    if (status !== 'closed') return { day, status }
  }
  return undefined
}

function findNextExam<E extends Entry>(
  day: Day,
  entries: readonly E[],
  weeklyHolidays: readonly number[],
): E | null {
  const exams = entries.flatMap((exam) => {
    const days = findExamDays(day, exam, entries, weeklyHolidays)
    return days ? [{ exam, from: days.from }] : []
  })
  return exams.sort((a, b) => a.from.localeCompare(b.from))[0]?.exam ?? null
}

/** The first and the last day of an exam from this day on; undefined for any other entry. */
export function findExamDays(
  from: Day,
  exam: Entry,
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): { from: Day; to: Day } | undefined {
  if (exam.kind !== 'exam') return undefined
  const days = daysOf({ from: exam.from < from ? from : exam.from, to: exam.to })
  const isHeld = (day: Day) => isHeldOn(day, exam, SHIFTS, entries, weeklyHolidays)
  const [first, ...later] = days.filter(isHeld)
  // Old browsers have no `at` and no `findLast`.
  if (first === undefined) return undefined
  return { from: first, to: later[later.length - 1] ?? first }
}

/** The exams that are held on a day for one of the shifts. */
export function examsOn<E extends Entry>(
  day: Day,
  shifts: readonly Shift[],
  entries: readonly E[],
  weeklyHolidays: readonly number[],
): E[] {
  return entries.filter((exam) => isHeldOn(day, exam, shifts, entries, weeklyHolidays))
}

/** Whether each of the classes has one of the exams. The others have lessons. */
export function haveExam(
  classes: readonly ClassName[],
  exams: readonly Pick<CalendarRecord, 'title'>[],
): boolean {
  const named = exams.map(({ title }) => classesIn(title))
  return (
    exams.length > 0 &&
    classes.every((one) => named.some((list) => list === undefined || list.includes(one)))
  )
}

/**
 * Whether an exam is held on this day for one of the shifts. A closure cancels it. It pauses on
 * other closed days, unless it has no other days: then it is meant for them.
 */
export function isHeldOn(
  day: Day,
  exam: Entry,
  shifts: readonly Shift[],
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): boolean {
  if (exam.kind !== 'exam' || !isWithin(day, exam)) return false
  const closures = entries.filter(({ kind }) => kind === 'closure')
  const planned = entries.filter(({ kind }) => kind !== 'closure')
  return shifts
    .filter((shift) => isFor(shift, exam))
    .some((shift) => {
      const isPause = (one: Day) => isFree(one, shift, planned, weeklyHolidays)
      return !isFree(day, shift, closures, []) && (!isPause(day) || daysOf(exam).every(isPause))
    })
}

/** Whether no shift has lessons. */
export function isClosedOn(
  day: Day,
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): boolean {
  return weeklyHolidays.includes(weekdayOf(day)) || causeOn(day, entries) !== undefined
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
  const order: CalendarKind[] = ['closure', 'holiday', 'event', 'exam']
  return (whole.length > 0 ? whole : causes).sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
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

/** Whether an entry that is not an exam, or a weekly holiday, closes the shift. */
function isFree(
  day: Day,
  shift: Shift,
  entries: readonly Entry[],
  weeklyHolidays: readonly number[],
): boolean {
  return (
    weeklyHolidays.includes(weekdayOf(day)) ||
    entries.some(
      (entry) =>
        entry.isClosed && entry.kind !== 'exam' && isFor(shift, entry) && isWithin(day, entry),
    )
  )
}

function isFor(shift: Shift, entry: Entry): boolean {
  return entry.shift === null || entry.shift === shift
}

function daysOf({ from, to }: { from: Day; to: Day }): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}
