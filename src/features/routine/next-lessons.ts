import type { Shift } from '../../words/classes.ts'
import { entriesOn } from '../calendar/school-day.ts'
import type { CalendarRecord } from '../calendar/schema.ts'
import { addDays, type Day, weekdayOf } from '../../words/days.ts'

/** The search ends here. The longest holidays are shorter. */
const MAX_DAYS_AHEAD = 100

export type CalendarDay = Pick<
  CalendarRecord,
  'title' | 'kind' | 'from' | 'to' | 'isClosed' | 'shift'
>

interface SchoolDays {
  /** The entries from today on, in order. */
  entries: readonly CalendarDay[]
  /** 0 is Sunday. */
  weeklyHolidays: readonly number[]
}

interface Lessons {
  /** The days of the week with lessons; 0 is Sunday. */
  weekdays: readonly number[]
  /** Undefined for a teacher of both shifts. Closures of one shift are then ignored. */
  shift?: Shift
  /** The first day of the routine. Today if it is undefined. */
  validFrom?: Day
}

export interface NextLessons {
  /** The first day from today on with lessons; undefined if no day in `MAX_DAYS_AHEAD` has lessons. */
  day: Day | undefined
  isToday: boolean
  /** The reason from the calendar why today has no lessons. */
  closedBy: string | undefined
  isWeeklyHoliday: boolean
  /** An exam on the day with the next lessons, which can replace them. */
  exam: string | undefined
}

export function findNextLessons(
  today: Day,
  { weekdays, shift, validFrom = today }: Lessons,
  { entries, weeklyHolidays }: SchoolDays,
): NextLessons {
  const entriesFor = (day: Day) =>
    entriesOn(day, entries).filter((entry) => entry.shift === null || entry.shift === shift)
  // As on the home page, a closure comes before a planned holiday.
  const causeOn = (day: Day) => {
    const closed = entriesFor(day).filter(({ isClosed }) => isClosed)
    return closed.find(({ kind }) => kind === 'closure') ?? closed[0]
  }
  const day = Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => addDays(today, index)).find(
    (one) =>
      one >= validFrom &&
      weekdays.includes(weekdayOf(one)) &&
      !weeklyHolidays.includes(weekdayOf(one)) &&
      !causeOn(one),
  )
  return {
    day,
    isToday: day === today,
    closedBy: causeOn(today)?.title,
    isWeeklyHoliday: weeklyHolidays.includes(weekdayOf(today)),
    exam: day && entriesFor(day).find(({ kind }) => kind === 'exam')?.title,
  }
}
