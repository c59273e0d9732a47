import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysOfMonth,
  daysOfYear,
  formatDay,
  formatDayRange,
  formatDays,
  formatWeekdayAndDay,
  formatWeekdays,
  isDay,
  isWithin,
  monthName,
  plainWeekdayName,
  weekdayOf,
  weekOf,
} from './days.ts'

it.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['22-11-2026', false],
  ['2026-11-22T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it('a range contains its first and its last day', () => {
  const range = { from: '2026-11-22', to: '2026-11-24' }
  const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']
  expect(days.filter((day) => isWithin(day, range))).toEqual(days.slice(1, 4))
  expect(daysOfYear(2026)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})

it('a month later is the same day, or the last day of a shorter month', () => {
  expect(addMonths('2026-11-22', 2)).toBe('2027-01-22')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
})

it.each([
  ['2026-12-16', '2026-12-16', undefined, 'Wednesday, 16 December 2026'],
  ['2026-12-16', '2026-12-16', '2026-01-01', 'Wednesday, 16 December'],
  ['2026-12-20', '2026-12-31', '2026-01-01', '20–31 December'],
  ['2026-12-20', '2027-01-02', '2026-12-20', '20 December – 2 January 2027'],
])('from %s to %s, with today %s, is %s', (from, to, today, words) => {
  expect(formatDays({ from, to }, 'en', today)).toBe(words)
})

it('days are counted over the end of a month, of a leap February and of a year', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-12-31', '2027-01-07')).toBe(7)
})

it('knows the day of the week', () => {
  expect(['2026-11-22', '2028-02-29', '2027-01-01'].map(weekdayOf)).toEqual([0, 2, 5])
})

it('names months as the browser does', () => {
  for (let month = 1; month <= 12; month += 1) {
    for (const [language, locale] of [
      ['bn', 'bn-BD'],
      ['en', 'en-GB'],
    ] as const) {
      const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
      expect(monthName(month, language)).toBe(format.format(Date.UTC(2026, month - 1, 5)))
    }
  }
})

describe('a day in words', () => {
  it.each([
    ['2026-11-22', '2026-11-22', '২২ নভেম্বর', '22 November'],
    ['2026-11-22', '2026-11-23', '২২–২৩ নভেম্বর', '22–23 November'],
    ['2026-11-30', '2026-12-02', '৩০ নভেম্বর – ২ ডিসেম্বর', '30 November – 2 December'],
    ['2026-12-31', '2027-12-31', '৩১ ডিসেম্বর – ৩১ ডিসেম্বর', '31 December – 31 December'],
  ])('from %s to %s', (from, to, bengali, english) => {
    expect(formatDayRange(from, to, 'bn')).toBe(bengali)
    expect(formatDayRange(from, to, 'en')).toBe(english)
  })

  it('with year and weekday', () => {
    expect(formatDay('2026-11-02', 'bn')).toBe('২ নভেম্বর, ২০২৬')
    expect(formatWeekdayAndDay('2026-11-24', 'bn')).toBe('মঙ্গলবার, ২৪ নভেম্বর')
    expect(formatWeekdayAndDay('2026-11-24', 'en')).toBe('Tuesday, 24 November')
  })

  it('with the weekdays of a week', () => {
    expect(formatWeekdays([5, 6], 'bn')).toBe('শুক্র ও শনিবার')
    expect(formatWeekdays([4, 5, 6], 'bn')).toBe('বৃহস্পতি, শুক্র ও শনিবার')
    expect(formatWeekdays([5], 'bn')).toBe('শুক্রবার')
    expect(formatWeekdays([5, 6], 'en')).toBe('Friday and Saturday')
    expect(plainWeekdayName(4, 'bn')).toBe('বৃহস্পতি')
    expect(plainWeekdayName(4, 'en')).toBe('Thu')
  })
})

it('finds the week from Sunday to Saturday, and the month of a day', () => {
  const week = { from: '2026-12-27', to: '2027-01-02' }
  expect(['2026-12-27', '2026-12-31', '2027-01-02'].map(weekOf)).toEqual([week, week, week])
  expect(daysOfMonth('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysOfMonth('2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOfMonth('2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
