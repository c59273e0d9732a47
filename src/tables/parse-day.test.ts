import { describe, expect, test } from 'vitest'
import { type DayOrder, findOrder, parseDay, parseDays } from './parse-day.ts'

const day = (text: string) => parseDay(text, { order: 'day-first', year: 2027 })
const days = (text: string, order?: DayOrder, year?: number) => {
  const found = parseDays(text, { order, year })
  return 'from' in found ? `${found.from} ${found.to}` : found.problem
}

describe('one day', () => {
  test.each([
    ['2026-12-20', '2026-12-20'],
    ['২০২৬-১২-২০', '2026-12-20'],
    ['2026/2/5', '2026-02-05'],
    ['২০/১২/২০২৬', '2026-12-20'],
    ['20-12-26', '2026-12-20'],
    ['২১-২-২৭', '2027-02-21'],
    ['20.12.2026', '2026-12-20'],
    ['০৫ / ০১ / ২০২৭', '2027-01-05'],
    ['12/20/2026', '2026-12-20'],
    ['12/20/2026 0:00', '2026-12-20'],
    ['২০ ডিসেম্বর ২০২৬', '2026-12-20'],
    ['২০ ডিসেম্বর, ২০২৬ খ্রি.', '2026-12-20'],
    ['২০ ডিসেম্বর ২০২৬ খ্রিষ্টাব্দ', '2026-12-20'],
    ['২১শে ফেব্রুয়ারী', '2027-02-21'],
    ['২১ শে ফেব্রুয়ারি', '2027-02-21'],
    ['১লা মে', '2027-05-01'],
    ['১৩সেপ্টেম্বর', '2027-09-13'],
    ['১৬ই ডিসেম্বর', '2027-12-16'],
    ['১৫ আগষ্ট', '2027-08-15'],
    ['৫ জানু', '2027-01-05'],
    ['ডিসেম্বর ২০', '2027-12-20'],
    ['20 December 2026', '2026-12-20'],
    ['20th Dec, 2026', '2026-12-20'],
    ['December 20, 2026', '2026-12-20'],
    ['20-Dec-26', '2026-12-20'],
    ['রবিবার, ২০ ডিসেম্বর ২০২৬', '2026-12-20'],
    ['২০ ডিসেম্বর ২০২৬ (রবিবার)', '2026-12-20'],
    ['Sunday, 20 December 2026', '2026-12-20'],
    ['১৬ জানুয়ারি ২০২৬ শুক্রবার*', '2026-01-16'],
    ['১৬ ডিসেম্বর ২০২৬ (১ পৌষ ১৪৩৩)', '2026-12-16'],
    ['১৬ ডিসেম্বর ২০২৬, ১ পৌষ ১৪৩৩ বঙ্গাব্দ', '2026-12-16'],
    ['তারিখ: ১৬ ডিসেম্বর ২০২৬', '2026-12-16'],
    ['29 February 2028', '2028-02-29'],
    ['2026 December 20', '2026-12-20'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
  ])('%s is %s', (text, expected) => {
    expect(day(text)).toBe(expected)
  })

  test.each([
    ['ফাল্গুনের শেষে', 'not-a-day'],
    ['', 'not-a-day'],
    ['৫ মেলা', 'not-a-day'],
    ['১২৩৪৫', 'not-a-day'],
    ['৬-১০', 'not-a-day'],
    ['ডিসেম্বর ২০২৬', 'not-a-day'],
    ['১ পৌষ ১৪৩৩', 'not-a-day'],
    ['৩০ রজব ১৪৪৮', 'not-a-day'],
    ['২৯ ফেব্রুয়ারি ২০২৭', 'no-such-day'],
    ['31/4/2027', 'no-such-day'],
    ['25/13/2027', 'no-such-day'],
    ['০৪/০৯/১৪৩৩', 'no-such-day'],
    ['1899-12-31', 'no-such-day'],
    ['2200-01-01', 'no-such-day'],
    ['20 2026', 'not-a-day'],
    ['20 December 2026 5', 'not-a-day'],
    ['2026 December', 'not-a-day'],
    ['December 2026 20', 'not-a-day'],
    ['December 20 31', 'not-a-day'],
    ['ফাল্গুন - 20 December 2026', 'not-a-day'],
    ['০৫/০১/২০২৭', 'which-order'],
    ['২০ ডিসেম্বর', 'which-year'],
  ])('%s is refused: %s', (text, problem) => {
    expect(days(text)).toBe(problem)
    expect(parseDay(text)).toBeUndefined()
  })

  test('a text that is too long is refused at once', () => {
    expect(days('-'.repeat(1_000_000))).toBe('not-a-day')
  })

  test('the order decides only days that both orders allow', () => {
    expect(days('05/01/2027', 'day-first')).toBe('2027-01-05 2027-01-05')
    expect(days('05/01/2027', 'month-first')).toBe('2027-05-01 2027-05-01')
    expect(days('20/12/2026', 'month-first')).toBe('2026-12-20 2026-12-20')
    expect(days('05/05/2027')).toBe('2027-05-05 2027-05-05')
  })
})

describe('a range', () => {
  test.each([
    ['২০–৩১ ডিসেম্বর ২০২৬', '2026-12-20 2026-12-31'],
    ['২০-৩১ ডিসেম্বর', '2027-12-20 2027-12-31'],
    ['২০ থেকে ৩১ ডিসেম্বর পর্যন্ত', '2027-12-20 2027-12-31'],
    ['২০ হতে ৩১শে ডিসেম্বর', '2027-12-20 2027-12-31'],
    ['20 to 31 December 2026', '2026-12-20 2026-12-31'],
    ['December 20-31, 2026', '2026-12-20 2026-12-31'],
    ['২০ ডিসেম্বর - ২ জানুয়ারি', '2027-12-20 2028-01-02'],
    ['২০ ডিসেম্বর – ২ জানুয়ারি ২০২৭', '2026-12-20 2027-01-02'],
    ['২০ ডিসেম্বর ২০২৬ – ২ জানুয়ারি', '2026-12-20 2027-01-02'],
    ['20 December 2026 – 2 January 2027', '2026-12-20 2027-01-02'],
    ['২০/১২/২০২৬ - ৩১/১২/২০২৬', '2026-12-20 2026-12-31'],
    ['20/12-31/12/2026', '2026-12-20 2026-12-31'],
    ['20/12 - 05/01/2027', '2026-12-20 2027-01-05'],
    ['2026-12-20 - 2026-12-31', '2026-12-20 2026-12-31'],
    ['2026-12-20/2026-12-31', '2026-12-20 2026-12-31'],
    ['২০ ডিসেম্বর (রবিবার) থেকে ৩১ ডিসেম্বর (বৃহস্পতিবার)', '2027-12-20 2027-12-31'],
    ['২০ ও ২১ ডিসেম্বর', '2027-12-20 2027-12-21'],
    ['১-৩ মার্চ ২০২৭', '2027-03-01 2027-03-03'],
    ['২৮ ফেব্রুয়ারি – ১ মার্চ ২০২৮', '2028-02-28 2028-03-01'],
    ['December 20-31', '2027-12-20 2027-12-31'],
    ['২০ ডিসেম্বর ২০২৬ – ৩১ ডিসেম্বর', '2026-12-20 2026-12-31'],
    ['20/12/2026 - 31/12', '2026-12-20 2026-12-31'],
  ])('%s', (text, expected) => {
    expect(days(text, 'day-first', 2027)).toBe(expected)
    expect(day(text)).toBeUndefined()
  })

  test.each([
    ['২০ ও ২৪ ডিসেম্বর', 'not-a-day'],
    ['৩১–২০ ডিসেম্বর', 'ends-first'],
    ['31/12/2026 - 20/12/2026', 'ends-first'],
    ['20–35 December', 'no-such-day'],
    ['35–31 December 2026', 'no-such-day'],
    ['৩৫ ও ৩৬ ডিসেম্বর', 'no-such-day'],
    ['20 - 31/12/2026', 'not-a-day'],
    ['৬-১০', 'not-a-day'],
    ['ডিসেম্বর', 'no-such-day'],
    ['01/02/2027 - 03/02/2027', 'which-order'],
  ])('%s is refused: %s', (text, problem) => {
    expect(days(text, undefined, 2027)).toBe(problem)
    expect(parseDay(text, { year: 2027 })).toBeUndefined()
  })
})

test('a range can begin and end on one day', () => {
  expect(day('20 December 2026 - 20 December 2026')).toBe('2026-12-20')
})

describe('the order of day and month', () => {
  const texts = (...rows: string[]) => findOrder(rows.map((text) => ({ text })))

  test('is found from a day that only one order allows', () => {
    expect(texts('০৫/০১/২০২৭', '২১/০২/২০২৭')).toBe('day-first')
    expect(texts('05/01/2027', '02/21/2027')).toBe('month-first')
    expect(texts('05/01/2027 - 20/01/2027')).toBe('day-first')
    expect(texts('05/01/2027', '13/02/2027', '05/05/2027')).toBe('day-first')
    expect(texts('05/01/2027', '12/13/2027')).toBe('month-first')
    expect(texts('12/11/2027', '21/02/2027')).toBe('day-first')
    expect(texts('11/12/2027', '21/02/2027')).toBe('day-first')
  })

  test('is found from a weekday', () => {
    expect(findOrder([{ text: '05/01/2027', weekday: 2 }])).toBe('day-first')
    expect(findOrder([{ text: '05/01/2027', weekday: 6 }])).toBe('month-first')
    expect(findOrder([{ text: '05/01/2027', weekday: 3 }])).toBe('ask')
    // Only the first day of a range has the weekday, and a day without a year has none.
    expect(findOrder([{ text: '05/01/2027 - 06/01/2027', weekday: 2 }])).toBe('day-first')
    expect(findOrder([{ text: '05/01 – 21/01/2027', weekday: 2 }])).toBe('day-first')
    // 5 September and 9 May 2027 are both Sundays.
    const sunday = { text: '05/09/2027', weekday: 0 }
    expect(findOrder([sunday])).toBe('ask')
    expect(findOrder([sunday, { text: '21/02/2027' }])).toBe('day-first')
  })

  test('is unknown if no row shows it, or if rows contradict each other', () => {
    expect(texts('০৫/০১/২০২৭', '০৬/০১/২০২৭')).toBe('ask')
    expect(texts('05/01/2027', '21/02/2027', '02/22/2027')).toBe('ask')
  })

  test('does not matter without such days', () => {
    expect(texts('2027-01-05', '৫ জানুয়ারি', '২১/০২/২০২৭', '05/05/2027')).toBe('plain')
    expect(texts('21/02/2027', '02/22/2027')).toBe('plain')
    expect(texts('13/11/2027', '11/13/2027')).toBe('plain')
  })
})
