import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayRange,
  formatWeekdayAndDay,
  formatWeekdays,
  isDay,
  monthName,
  plainWeekdayName,
  weekdayOf,
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
    expect(formatDay('2026-11-02', 'bn')).toBe('২ নভেম্বর ২০২৬')
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
