import { describe, expect, it } from 'vitest'
import { inDigits } from '@pathshala/bengali/digits'
import {
  countGraphemes,
  dayAt,
  fileKindOf,
  formatBanglaDate,
  formatDate,
  formatDayAndMonth,
  formatMoment,
  formatTime,
  formatAmount,
  formatNumber,
  formatSize,
  formatToday,
  MAX_COUNTED,
} from './format.ts'
import { yearRange } from './school-year.ts'

const DHAKA = 'Asia/Dhaka'
/** The 19th in Dhaka, still the 18th in London. */
const LATE = '2026-11-18T18:30:00.000Z'

describe('Dates', () => {
  it('use the school’s time zone and the words and digits of the language', () => {
    expect(formatDate(LATE, 'bn', DHAKA)).toMatch(/^১৯ নভেম্বর,? ২০২৬$/)
    expect(formatDate(LATE, 'en', DHAKA)).toBe('19 November 2026')
    expect(formatDate(LATE, 'en', 'Europe/London')).toBe('18 November 2026')
    expect(formatToday(new Date(LATE), 'bn', DHAKA)).toMatch(/^বৃহস্পতিবার,? ১৯ নভেম্বর,? ২০২৬$/)
    expect(formatToday(new Date(LATE), 'en', DHAKA)).toMatch(/^Thursday,? 19 November 2026$/)
    expect(formatDayAndMonth(LATE, 'bn', DHAKA)).toEqual(['১৯', 'নভেম্বর'])
    expect(formatDayAndMonth(LATE, 'en', DHAKA)).toEqual(['19', 'November'])
    expect(dayAt(new Date(LATE), DHAKA)).toBe('2026-11-19')
  })

  it('are also shown in the Bangla calendar, for the day at the school', () => {
    expect(formatBanglaDate(new Date(LATE), 'bn', DHAKA)).toBe('৪ অগ্রহায়ণ ১৪৩৩'.normalize('NFC'))
    expect(formatBanglaDate(new Date(LATE), 'en', DHAKA)).toBe('4 Ogrohayon 1433 Bangabda')
    expect(formatBanglaDate(new Date(LATE), 'en', 'Europe/London')).toBe(
      '3 Ogrohayon 1433 Bangabda',
    )
  })

  it('start a year at midnight at the school', () => {
    expect(yearRange(2026, DHAKA)).toEqual(['2025-12-31T18:00:00.000Z', '2026-12-31T18:00:00.000Z'])
    expect(yearRange(2026, 'UTC')[0]).toBe('2026-01-01T00:00:00.000Z')
  })
})

describe('Times', () => {
  it.each([
    ['00:00', 'রাত ১২:০০'],
    ['00:30', 'রাত ১২:৩০'],
    ['03:59', 'রাত ৩:৫৯'],
    ['04:00', 'ভোর ৪:০০'],
    ['05:52', 'ভোর ৫:৫২'],
    ['05:59', 'ভোর ৫:৫৯'],
    ['06:00', 'সকাল ৬:০০'],
    ['09:05', 'সকাল ৯:০৫'],
    ['11:59', 'সকাল ১১:৫৯'],
    ['12:00', 'দুপুর ১২:০০'],
    ['14:59', 'দুপুর ২:৫৯'],
    ['15:00', 'বিকাল ৩:০০'],
    ['17:30', 'বিকাল ৫:৩০'],
    ['18:00', 'সন্ধ্যা ৬:০০'],
    ['19:59', 'সন্ধ্যা ৭:৫৯'],
    ['20:00', 'রাত ৮:০০'],
    ['23:59', 'রাত ১১:৫৯'],
  ])('%s is %s, with the part of the day before the hour', (clock, written) => {
    const iso = new Date(`2026-11-22T${clock}:00+06:00`).toISOString()
    expect(formatTime(iso, 'bn', DHAKA)).toBe(written.normalize('NFC'))
    expect(formatTime(iso, 'en', DHAKA)).toBe(clock)
    expect(formatMoment(iso, 'bn', DHAKA)).toBe(`২২ নভেম্বর, ২০২৬, ${written.normalize('NFC')}`)
    expect(formatMoment(iso, 'en', DHAKA)).toBe(`22 November 2026, ${clock}`)
  })

  it('use the school’s time zone', () => {
    expect(formatMoment(LATE, 'bn', DHAKA)).toBe('১৯ নভেম্বর, ২০২৬, রাত ১২:৩০')
    expect(formatMoment(LATE, 'bn', 'Europe/London')).toBe('১৮ নভেম্বর, ২০২৬, সন্ধ্যা ৬:৩০')
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
  [0, '০ বাইট', '0 bytes'],
  [999, '৯৯৯ বাইট', '999 bytes'],
  [1000, '১ কেবি', '1 kB'],
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

it('names the type of a file by its extension', () => {
  expect(fileKindOf('ছুটি.৫.pdf')).toBe('PDF')
  expect(fileKindOf('form.DocX')).toBe('DOCX')
})

it('counts letters as a reader sees them', () => {
  expect(countGraphemes('ক্ষুদ্র')).toBe(2)
  expect(countGraphemes('abc')).toBe(3)
})

it('writes the digits of the language', () => {
  expect(inDigits('01700-000000', 'bn')).toBe('০১৭০০-০০০০০০')
  expect(inDigits('01700-000000', 'en')).toBe('01700-000000')
})

it('an amount above the counting limit says so', () => {
  expect(formatAmount(MAX_COUNTED, 'en')).toBe('1,000+')
  expect(formatAmount(MAX_COUNTED, 'bn')).toBe('১,০০০+')
  expect(formatAmount(MAX_COUNTED - 1, 'en')).toBe('999')
})
