import { type Day, daysOfYear, monthOf, yearOf } from '@pathshala/bengali/days'
import { type Month, monthsOf } from '../months.ts'
import type { CalendarRecord } from '../schema.ts'
import { readCalendar } from '../read-calendar.ts'
import { findExamDays, type SchoolCalendar } from '../school-day.ts'
import type { Stores } from '../../../request/school.ts'
import type { ShiftTexts } from '../shift-hours.ts'
import type { Language } from '../../../words/language.ts'

const MAX_AHEAD = 5
/** The page shows at least three months. Late in the year, it also shows months of the next year. */
const MIN_MONTHS = 3

/** An entry of today or later, with the days that are still to come. */
export interface Coming {
  entry: CalendarRecord
  from: Day
  to: Day
}

/** The content of the page of a year. */
export interface CalendarView {
  year: number
  today: Day
  calendar: SchoolCalendar
  shifts: ShiftTexts | undefined
  /** The entries of today and the next entries; undefined in another year or without any entry. */
  ahead: Coming[] | undefined
  /** Months that are over. They are folded. */
  past: Month[]
  months: Month[]
  /** Months of the next year. */
  following: Month[]
  isEmpty: boolean
  /** The years before and after, if they have entries. */
  otherYears: number[]
}

/** Without a year in the query, the page shows this year with its past months folded. */
export async function findView(
  stores: Stores,
  today: Day,
  yearInQuery: number | undefined,
  language: Language,
): Promise<CalendarView> {
  const year = yearInQuery ?? yearOf(today)
  const [calendar, shifts] = await Promise.all([
    readCalendar(
      stores,
      { from: daysOfYear(year - 1).from, to: daysOfYear(year + 1).to },
      language,
    ),
    stores.schoolInfo.find(),
  ])
  const months = monthsOf(year, calendar)
  const isEmpty = months.every(({ parts }) => parts.length === 0)
  const ahead = entriesAhead(today, calendar)
  const pastCount = yearInQuery === undefined ? monthOf(today) - 1 : 0
  return {
    year,
    today,
    calendar,
    shifts,
    ahead: year === yearOf(today) && (ahead.length > 0 || !isEmpty) ? ahead : undefined,
    past: months.slice(0, pastCount),
    months: months.slice(pastCount),
    following:
      yearInQuery === undefined
        ? monthsOf(year + 1, calendar)
            .slice(0, Math.max(0, pastCount + MIN_MONTHS - months.length))
            .filter(({ parts }) => parts.length > 0)
        : [],
    isEmpty,
    otherYears: [year - 1, year + 1].filter((other) => isTouched(other, calendar.entries)),
  }
}

/** As on the home page, an exam has only the days on which it is held. */
function entriesAhead(today: Day, calendar: SchoolCalendar): Coming[] {
  return calendar.entries
    .filter(({ to }) => to >= today)
    .flatMap((entry): Coming[] => {
      const days = entry.kind === 'exam' ? findExamDays(today, entry, calendar) : entry
      return days ? [{ entry, from: days.from, to: days.to }] : []
    })
    .sort((a, b) => a.from.localeCompare(b.from))
    .slice(0, MAX_AHEAD)
}

function isTouched(year: number, entries: readonly CalendarRecord[]): boolean {
  const days = daysOfYear(year)
  return entries.some(({ from, to }) => from <= days.to && to >= days.from)
}
