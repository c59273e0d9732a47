import { type Day, daysOfYear, monthOf, yearOf } from '../../../words/days.ts'
import { type Month, monthsOf } from '../months.ts'
import type { CalendarRecord } from '../schema.ts'
import type { CalendarStore } from '../store.ts'
import { findExamDays } from '../school-day.ts'
import type { ShiftTexts } from '../shift-hours.ts'

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
  entries: CalendarRecord[]
  weeklyHolidays: number[]
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

interface ViewStores {
  calendar: Pick<CalendarStore, 'list'>
  site: { find(): Promise<{ weeklyHolidays: number[] }> }
  schoolInfo: { find(): Promise<ShiftTexts | undefined> }
}

/** Without a year in the query, the page shows this year with its past months folded. */
export async function findView(
  { calendar, site, schoolInfo }: ViewStores,
  today: Day,
  yearInQuery: number | undefined,
): Promise<CalendarView> {
  const year = yearInQuery ?? yearOf(today)
  const [entries, { weeklyHolidays }, shifts] = await Promise.all([
    calendar.list({ from: daysOfYear(year - 1).from, to: daysOfYear(year + 1).to }),
    site.find(),
    schoolInfo.find(),
  ])
  const months = monthsOf(year, entries, weeklyHolidays)
  const isEmpty = months.every(({ parts }) => parts.length === 0)
  const ahead = entriesAhead(today, entries, weeklyHolidays)
  const pastCount = yearInQuery === undefined ? monthOf(today) - 1 : 0
  return {
    year,
    today,
    entries,
    weeklyHolidays,
    shifts,
    ahead: year === yearOf(today) && (ahead.length > 0 || !isEmpty) ? ahead : undefined,
    past: months.slice(0, pastCount),
    months: months.slice(pastCount),
    following:
      yearInQuery === undefined
        ? monthsOf(year + 1, entries, weeklyHolidays)
            .slice(0, Math.max(0, pastCount + MIN_MONTHS - months.length))
            .filter(({ parts }) => parts.length > 0)
        : [],
    isEmpty,
    otherYears: [year - 1, year + 1].filter((other) => isTouched(other, entries)),
  }
}

/** As on the home page, an exam has only the days on which it is held. */
function entriesAhead(today: Day, entries: CalendarRecord[], weeklyHolidays: number[]): Coming[] {
  return entries
    .filter(({ to }) => to >= today)
    .flatMap((entry): Coming[] => {
      const days =
        entry.kind === 'exam' ? findExamDays(today, entry, entries, weeklyHolidays) : entry
      return days ? [{ entry, from: days.from, to: days.to }] : []
    })
    .sort((a, b) => a.from.localeCompare(b.from))
    .slice(0, MAX_AHEAD)
}

function isTouched(year: number, entries: CalendarRecord[]): boolean {
  const days = daysOfYear(year)
  return entries.some(({ from, to }) => from <= days.to && to >= days.from)
}
