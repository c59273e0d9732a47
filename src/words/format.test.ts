import { describe, expect, it } from 'vitest'
import {
  countGraphemes,
  dayAt,
  fileKindOf,
  formatBanglaDate,
  formatDate,
  formatDayAndMonth,
  formatAmount,
  formatNumber,
  formatSize,
  formatToday,
  inDigits,
} from './format.ts'
import { MOST_COUNTED } from '../database/counting.ts'
import { startOfYear } from './school-year.ts'

const DHAKA = 'Asia/Dhaka'
/** The 19th in Dhaka, still the 18th in London. */
const LATE = '2026-11-18T18:30:00.000Z'

describe('Dates', () => {
  it('are the school’s, in the language’s own words and digits', () => {
    expect(formatDate(LATE, 'bn', DHAKA)).toMatch(/^১৯ নভেম্বর,? ২০২৬$/)
    expect(formatDate(LATE, 'en', DHAKA)).toBe('19 November 2026')
    expect(formatDate(LATE, 'en', 'Europe/London')).toBe('18 November 2026')
    expect(formatToday(new Date(LATE), 'bn', DHAKA)).toMatch(/^বৃহস্পতিবার,? ১৯ নভেম্বর,? ২০২৬$/)
    expect(formatToday(new Date(LATE), 'en', DHAKA)).toMatch(/^Thursday,? 19 November 2026$/)
    expect(formatDayAndMonth(LATE, 'bn', DHAKA)).toEqual(['১৯', 'নভেম্বর'])
    expect(formatDayAndMonth(LATE, 'en', DHAKA)).toEqual(['19', 'November'])
    expect(dayAt(new Date(LATE), DHAKA)).toBe('2026-11-19')
  })

  it('are of the Bangla calendar as well, by the school’s day', () => {
    expect(formatBanglaDate(new Date(LATE), 'bn', DHAKA)).toBe('৪ অগ্রহায়ণ ১৪৩৩'.normalize('NFC'))
    expect(formatBanglaDate(new Date(LATE), 'en', DHAKA)).toBe('4 Ogrohayon 1433 BS')
    expect(formatBanglaDate(new Date(LATE), 'en', 'Europe/London')).toBe('3 Ogrohayon 1433 BS')
  })

  it('begin a year at the school’s midnight', () => {
    expect(startOfYear(2026, DHAKA)).toBe('2025-12-31T18:00:00.000Z')
    expect(startOfYear(2026, 'UTC')).toBe('2026-01-01T00:00:00.000Z')
  })
})

it.each([
  [0, '০', '0'],
  [1248, '১,২৪৮', '1,248'],
  [1234567, '১২,৩৪,৫৬৭', '1,234,567'],
  [1.25, '১.২৫', '1.25'],
])('writes the number %d', (number, bn, en) => {
  expect(formatNumber(number, 'bn')).toBe(bn)
  expect(formatNumber(number, 'en')).toBe(en)
})

it.each([
  [0, '১ কেবি', '1 kB'],
  [999, '১ কেবি', '1 kB'],
  [180_400, '১৮০ কেবি', '180 kB'],
  [999_499, '৯৯৯ কেবি', '999 kB'],
  [999_500, '১ এমবি', '1 MB'],
  [1_449_000, '১.৪ এমবি', '1.4 MB'],
  [9_960_000, '১০ এমবি', '10 MB'],
  [25_600_000, '২৬ এমবি', '26 MB'],
])('writes the size of %d bytes', (bytes, bn, en) => {
  expect(formatSize(bytes, 'bn')).toBe(bn)
  expect(formatSize(bytes, 'en')).toBe(en)
})

it('names the kind of a file by its ending', () => {
  expect(fileKindOf('ছুটি.৫.pdf')).toBe('PDF')
  expect(fileKindOf('form.DocX')).toBe('DOCX')
})

it('counts what a reader counts as letters', () => {
  expect(countGraphemes('ক্ষুদ্র')).toBe(2)
  expect(countGraphemes('abc')).toBe(3)
})

it('writes digits as the language does', () => {
  expect(inDigits('01700-000000', 'bn')).toBe('০১৭০০-০০০০০০')
  expect(inDigits('01700-000000', 'en')).toBe('01700-000000')
})

it('An amount that was counted no further says so', () => {
  expect(formatAmount(MOST_COUNTED, 'en')).toBe('1,000+')
  expect(formatAmount(MOST_COUNTED, 'bn')).toBe('১,০০০+')
  expect(formatAmount(MOST_COUNTED - 1, 'en')).toBe('999')
})
