import { addDays, type Day, isWithin, weekdayOf } from '@pathshala/bengali/days'
import type { CalendarRecord } from '../calendar/schema.ts'
import {
  causesFor,
  classStatusOn,
  type ClassShift,
  type DayEntry,
  isHeldFor,
  type SchoolCalendar,
} from '../calendar/school-day.ts'

/** The search ends here. The longest holidays are shorter. */
const MAX_DAYS_AHEAD = 100

interface Lessons {
  /** The classes of the routine, each with its shift. */
  of: readonly ClassShift[]
  /** The lessons of a day, by the routines of that day. */
  taughtOn: (day: Day) => readonly ClassShift[]
  /** The first day of the search; today if it is undefined. */
  from?: Day
}

/** A day without its lessons, or with an exam. */
export interface DayNote<E extends DayEntry = CalendarRecord> {
  day: Day
  /** The exams of some of the classes. */
  exams: E[]
  /** All of the classes have no lessons. */
  isFree: boolean
  /** The reason from the calendar. */
  cause: E | undefined
  isWeeklyHoliday: boolean
}

export interface NextLessons<E extends DayEntry = CalendarRecord> {
  /** The first day from today on with lessons; undefined if no day in `MAX_DAYS_AHEAD` has lessons. */
  day: Day | undefined
  isToday: boolean
  /** The classes with lessons on that day. */
  classes: ClassShift[]
  /** Today, tomorrow, and the next day of school if it has an exam: those that need words. */
  notes: DayNote<E>[]
}

/** The next lessons of a class or a teacher, and what comes in place of lessons. */
export function findNextLessons<E extends DayEntry>(
  today: Day,
  { of, taughtOn, from = today }: Lessons,
  calendar: SchoolCalendar<E>,
): NextLessons<E> {
  const days = Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => addDays(today, index))
  const statusOn = (day: Day) => (one: ClassShift) => classStatusOn(day, one, calendar)
  const withLessons = (day: Day) => taughtOn(day).filter((one) => statusOn(day)(one) === 'lessons')
  const day = days.find((one) => one >= from && withLessons(one).length > 0)
  const noteOn = (one: Day): DayNote<E> => ({
    day: one,
    exams: calendar.entries.filter(
      (exam) => isWithin(one, exam) && of.some((own) => isHeldFor(one, exam, own, calendar)),
    ),
    isFree: of.every((own) => statusOn(one)(own) !== 'lessons'),
    cause: of.flatMap((own) => causesFor(one, own, calendar))[0],
    isWeeklyHoliday: calendar.weeklyHolidays.includes(weekdayOf(one)),
  })
  const tomorrow = addDays(today, 1)
  const nextSchoolDay = days.find(
    (one) => one > today && of.some((own) => statusOn(one)(own) !== 'closed'),
  )
  const notes = [
    ...(day === today && noteOn(today).exams.length === 0 ? [] : [noteOn(today)]),
    ...[noteOn(tomorrow)].filter(
      ({ exams, isFree, cause }) => exams.length > 0 || (isFree && cause),
    ),
    ...(nextSchoolDay !== undefined && nextSchoolDay > tomorrow
      ? [noteOn(nextSchoolDay)].filter(({ exams }) => exams.length > 0)
      : []),
  ]
  return {
    day,
    isToday: day === today,
    classes: day === undefined ? [] : withLessons(day),
    notes,
  }
}
