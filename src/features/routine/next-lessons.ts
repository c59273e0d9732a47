import { type ClassName, type Shift, SHIFTS } from '../../words/classes.ts'
import { entriesOn, examsOn, haveExam } from '../calendar/school-day.ts'
import type { CalendarRecord } from '../calendar/schema.ts'
import { addDays, type Day, weekdayOf } from '../../words/days.ts'

/** The search ends here. The longest holidays are shorter. */
const MAX_DAYS_AHEAD = 100

export type CalendarDay = Pick<
  CalendarRecord,
  'title' | 'kind' | 'from' | 'to' | 'isClosed' | 'shift'
>

interface SchoolDays<E extends CalendarDay> {
  /** The entries from today on, in order. */
  entries: readonly E[]
  /** 0 is Sunday. */
  weeklyHolidays: readonly number[]
}

interface Lessons {
  /** The days of the week with lessons; 0 is Sunday. */
  weekdays: readonly number[]
  classes: readonly ClassName[]
  /** Undefined for a teacher of both shifts. Closures of one shift are then ignored. */
  shift?: Shift
  /** The first day of the routine. Today if it is undefined. */
  validFrom?: Day
}

export interface NextLessons<E extends CalendarDay = CalendarRecord> {
  /** The first day from today on with lessons; undefined if no day in `MAX_DAYS_AHEAD` has lessons. */
  day: Day | undefined
  isToday: boolean
  /** The reason from the calendar why today has no lessons. */
  closedBy: string | undefined
  isWeeklyHoliday: boolean
  /** Today's exams of some of the classes. */
  exams: E[]
}

/** A day on which all the classes have an exam has no lessons. */
export function findNextLessons<E extends CalendarDay>(
  today: Day,
  { weekdays, classes, shift, validFrom = today }: Lessons,
  { entries, weeklyHolidays }: SchoolDays<E>,
): NextLessons<E> {
  const isForAll = (entry: E) => entry.shift === null || entry.shift === shift
  // As on the home page, a closure comes before a planned holiday.
  const causeOn = (day: Day) => {
    const closed = entriesOn(day, entries).filter(
      (entry) => entry.isClosed && entry.kind !== 'exam' && isForAll(entry),
    )
    return closed.find(({ kind }) => kind === 'closure') ?? closed[0]
  }
  const shifts = shift ? [shift] : SHIFTS
  const examsFor = (day: Day) =>
    examsOn(day, shifts, entries, weeklyHolidays).filter(
      (exam) => isForAll(exam) && classes.some((one) => haveExam([one], [exam])),
    )
  const day = Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => addDays(today, index)).find(
    (one) =>
      one >= validFrom &&
      weekdays.includes(weekdayOf(one)) &&
      !weeklyHolidays.includes(weekdayOf(one)) &&
      !causeOn(one) &&
      !haveExam(classes, examsFor(one)),
  )
  return {
    day,
    isToday: day === today,
    closedBy: causeOn(today)?.title,
    isWeeklyHoliday: weeklyHolidays.includes(weekdayOf(today)),
    exams: examsFor(today),
  }
}
