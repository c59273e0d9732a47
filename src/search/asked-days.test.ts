import { expect, it } from 'vitest'
import { readDays } from './asked-days.ts'
import { foldExact, wordsOf } from '@pathshala/bengali/fold'

/** A Sunday. */
const TODAY = '2026-11-29'

const has = (query: string, from: string, to = from) =>
  readDays(wordsOf(foldExact(query)), TODAY)?.has({ from, to })

it.each([
  ['১৬ই ডিসেম্বর', '2026-12-16'],
  ['16 december', '2026-12-16'],
  ['december 16', '2027-12-16'],
  ['16th dec', '2026-12-16'],
  ['২১শে ফেব্রুয়ারি ২০২৭', '2027-02-21'],
  ['১লা মে', '2027-05-01'],
  ['আজ', '2026-11-29'],
  ['kalke', '2026-11-30'],
  ['পরশু', '2026-12-01'],
  ['আগামী রবিবার', '2026-12-06'],
  ['রবিবার', '2026-11-29'],
  ['বুধবারে', '2026-12-02'],
  ['next friday', '2026-12-04'],
  ['somobar', '2026-11-30'],
  ['ডিসেম্বরে', '2026-12-20'],
])('%s names %s', (query, day) => {
  expect(has(query, day)).toBe(true)
})

it.each([
  ['১৬ই ডিসেম্বর', '2026-12-17'],
  ['২১শে ফেব্রুয়ারি ২০২৭', '2026-02-21'],
  ['আগামী রবিবার', '2026-11-29'],
  ['ডিসেম্বরে', '2026-11-20'],
])('%s does not name %s', (query, day) => {
  expect(has(query, day)).toBe(false)
})

it('names a day within an entry of several days, also over a new year', () => {
  expect(has('31 december', '2026-12-20', '2027-01-02')).toBe(true)
  expect(has('1 january', '2026-12-20', '2027-01-02')).toBe(true)
})

it.each(['রুটিন', 'class 9', 'ফোন নম্বর', 'শিক্ষক'])('%s names no day', (query) => {
  expect(has(query, TODAY)).toBeUndefined()
})

it('leaves the other words', () => {
  expect(readDays(['16', 'december', 'ছুটি'], TODAY)!.others).toEqual(['ছুটি'])
})
