import { expect, it } from 'vitest'
import { followerOf, lastDayOf, nextTerm, nextTitle } from './next-term.ts'

it.each([
  ['পরীক্ষা কমিটি ২০২৬', 'পরীক্ষা কমিটি ২০২৭'],
  ['Admission Committee 2026', 'Admission Committee 2027'],
  ['ক্রয় কমিটি ২০২৬-২০২৭', 'ক্রয় কমিটি ২০২৭-২০২৮'],
  ['অভিভাবক শিক্ষক সমিতি', 'অভিভাবক শিক্ষক সমিতি'],
  ['স্মারক ১২০২৬৫', 'স্মারক ১২০২৬৫'],
  ['২০২৯ সালের কমিটি', '২০৩০ সালের কমিটি'],
])('the title after %s is %s', (title, next) => {
  expect(nextTitle(title)).toBe(next)
})

const group = { title: 'কমিটি', titleEnglish: 'Committee', formedOn: null, validUntil: null }

it.each([
  [{ formedOn: '2026-01-05', validUntil: '2026-12-31' }, ['2027-01-01', '2027-12-31']],
  [{ formedOn: '2024-03-05', validUntil: '2026-03-04' }, ['2026-03-05', '2028-03-04']],
  [{ formedOn: null, validUntil: '2027-02-28' }, ['2027-03-01', '2028-02-28']],
  [{ title: 'কমিটি ২০২৬' }, ['2027-01-01', '2027-12-31']],
  [{}, [null, null]],
])('the term after %o begins and ends on %j', (fields, [formedOn, validUntil]) => {
  expect(nextTerm({ ...group, ...fields })).toMatchObject({ formedOn, validUntil })
})

it.each([
  [{ validUntil: '2026-06-30' }, '2026-06-30'],
  [{ title: 'কেবিনেট ২০২৬' }, '2026-12-31'],
  [{}, null],
])('the last day of %o is %s', (fields, day) => {
  expect(lastDayOf({ ...group, ...fields })).toBe(day)
})

const year = { _id: 'a', purpose: 'cabinet', title: 'কেবিনেট ২০২৬', validUntil: null }
const next = { ...year, _id: 'b', title: 'কেবিনেট ২০২৭', validUntil: '2027-12-31' }

it('a group is followed by that of the next term, and by no other one', () => {
  expect(followerOf(year, [year, next])).toBe(next)
  expect(followerOf(next, [year, next])).toBeUndefined()
  expect(followerOf(year, [year, { ...next, purpose: 'other' }])).toBeUndefined()
  expect(followerOf(year, [year, { ...next, title: 'দল' }])).toBeUndefined()
  const endless = { ...year, title: 'দল' }
  expect(followerOf(endless, [endless, { ...endless, _id: 'c' }])).toBeUndefined()
  const ends = { ...endless, validUntil: '2026-06-30' }
  expect(followerOf(ends, [ends, { ...ends, _id: 'c' }])).toBeUndefined()
  expect(followerOf(ends, [ends, { ...ends, _id: 'c', validUntil: '2028-06-30' }])).toBeDefined()
})
