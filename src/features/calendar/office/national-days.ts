import { type Day, isWithin } from '@pathshala/bengali/days'
import type { CalendarRecord } from '../schema.ts'

/** Holidays on the same day of every year. Visitors read their titles in Bengali. */
const NATIONAL_DAYS = [
  ['02-21', 'শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস'],
  ['03-26', 'মহান স্বাধীনতা ও জাতীয় দিবস'],
  ['04-14', 'বাংলা নববর্ষ'],
  ['05-01', 'মে দিবস'],
  ['12-16', 'বিজয় দিবস'],
  ['12-25', 'বড়দিন'],
] as const

export interface NationalDay {
  day: Day
  title: string
  /** The holiday that the calendar has on this day. */
  present: CalendarRecord | undefined
}

/** The national days of a year. `entries` are the entries that touch the year. */
export function nationalDaysOf(year: number, entries: readonly CalendarRecord[]): NationalDay[] {
  return NATIONAL_DAYS.map(([date, title]) => {
    const day = `${year}-${date}`
    const present = entries.find((entry) => entry.kind === 'holiday' && isWithin(day, entry))
    return { day, title, present }
  })
}
