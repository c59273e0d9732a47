import { inDigits, type Language } from './digits.ts'

/**
 * A day of the school: `2026-11-22`. A day is never a `Date`, because a `Date` is a moment, and the
 * time zone of the machine could move it to another day.
 */
export type Day = string

const DAY_MS = 24 * 60 * 60 * 1000

/** The days of a week as a school in Bangladesh counts them; 0 is Sunday. */
export const SCHOOL_WEEK = [6, 0, 1, 2, 3, 4, 5] as const

const WEEKDAYS = {
  bn: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const

const SHORT_WEEKDAYS = {
  bn: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহ', 'শুক্র', 'শনি'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

const MONTHS = {
  bn: [
    'জানুয়ারি',
    'ফেব্রুয়ারি',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টেম্বর',
    'অক্টোবর',
    'নভেম্বর',
    'ডিসেম্বর',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const

/** Whether the text is a day of the calendar; `2027-02-29` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

/** How many days `to` is after `from`. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** Whether a range contains the day. Its first and last day belong to it. */
export function isWithin(day: Day, { from, to }: { from: Day; to: Day }): boolean {
  return from <= day && day <= to
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

/** The week of a day, from Sunday to Saturday. */
export function weekOf(day: Day): { from: Day; to: Day } {
  const from = addDays(day, -weekdayOf(day))
  return { from, to: addDays(from, 6) }
}

export function daysOfMonth(day: Day): { from: Day; to: Day } {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

export function daysOfYear(year: number): { from: Day; to: Day } {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** From 1. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7))
}

/** রবিবার · Sunday; 0 is Sunday. */
export function weekdayName(weekday: number, language: Language): string {
  return WEEKDAYS[language][weekday]!
}

/** রবি · Sun; 0 is Sunday. */
export function shortWeekdayName(weekday: number, language: Language): string {
  return SHORT_WEEKDAYS[language][weekday]!
}

/** মঙ্গল, বৃহস্পতি · Tue, Thu: a weekday beside another word, where বৃহ would be a fragment. */
export function plainWeekdayName(weekday: number, language: Language): string {
  if (language === 'en') return shortWeekdayName(weekday, language)
  return weekdayName(weekday, language).replace(/বার$/, '')
}

/** শুক্র ও শনিবার · Friday and Saturday; 0 is Sunday. */
export function formatWeekdays(weekdays: number[], language: Language): string {
  const isLast = (index: number) => index === weekdays.length - 1
  const names = weekdays.map((day, index) =>
    language === 'en' || isLast(index)
      ? weekdayName(day, language)
      : plainWeekdayName(day, language),
  )
  return new Intl.ListFormat(language).format(names).replace(' এবং ', ' ও ')
}

/** নভেম্বর · November; from 1. */
export function monthName(month: number, language: Language): string {
  return MONTHS[language][month - 1]!
}

/** ২২ নভেম্বর · 22 November */
export function formatShortDay(day: Day, language: Language): string {
  return `${dayNumber(day, language)} ${monthName(monthOf(day), language)}`
}

/** ২২ নভেম্বর, ২০২৬ · 22 November 2026: the form of `formatDate`. */
export function formatDay(day: Day, language: Language): string {
  return withYear(formatShortDay(day, language), day, language)
}

/** A day or days with their year, in the form of the language. */
export function withYear(text: string, day: Day, language: Language): string {
  return `${text}${language === 'bn' ? ',' : ''} ${inDigits(day.slice(0, 4), language)}`
}

/** বুধবার, ২৫ নভেম্বর · Wednesday, 25 November */
export function formatWeekdayAndDay(day: Day, language: Language): string {
  return `${weekdayName(weekdayOf(day), language)}, ${formatShortDay(day, language)}`
}

/** ২২ নভেম্বর, ২২–২৩ নভেম্বর, ৩০ নভেম্বর – ২ ডিসেম্বর · 22 November, 22–23 November */
export function formatDayRange(from: Day, to: Day, language: Language): string {
  if (from === to) return formatShortDay(from, language)
  if (from.slice(0, 7) === to.slice(0, 7)) {
    return `${dayNumber(from, language)}–${formatShortDay(to, language)}`
  }
  return `${formatShortDay(from, language)} – ${formatShortDay(to, language)}`
}

/** বুধবার, ১৬ ডিসেম্বর, ২০২৬ · ২০–৩১ ডিসেম্বর; without the year if it is the year of `today`. */
export function formatDays(
  { from, to }: { from: Day; to: Day },
  language: Language,
  today?: Day,
): string {
  const days =
    from === to ? formatWeekdayAndDay(from, language) : formatDayRange(from, to, language)
  if (today && yearOf(to) === yearOf(today)) return days
  return withYear(days, to, language)
}

/** ২২ · 22 */
export function dayNumber(day: Day, language: Language): string {
  return inDigits(String(Number(day.slice(8))), language)
}
