import { expect, it } from 'vitest'
import { isNightlyDue } from './nightly.ts'
import { namesToKeep, namesToRemove, nightlyName } from './retention.ts'

const name = (day: string, time = '0230') => `nightly-${day}-${time}.tar.gz`
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    Temporal.PlainDate.from(first).add({ days: index }).toString(),
  )
const keptDays = (names: string[]) =>
  [...namesToKeep(names)].map((kept) => kept.slice(8, 18)).sort()

it('keeps 7 days, 4 weeks and 12 months of two years of nights', () => {
  const names = daysFrom('2025-01-01', 730).map((day) => name(day))
  expect(keptDays(names)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    // Sundays, with which the weeks end.
    '2026-12-13',
    '2026-12-20',
    ...daysFrom('2026-12-25', 7),
  ])
})

it('comes to the same when it is asked every night', () => {
  let there: string[] = []
  for (const day of daysFrom('2025-01-01', 730)) {
    there.push(name(day))
    const gone = new Set(namesToRemove(there))
    there = there.filter((one) => !gone.has(one))
  }
  expect(keptDays(there)).toEqual(keptDays(daysFrom('2025-01-01', 730).map((day) => name(day))))
})

it('keeps the newest of a day, and counts only days of which there is one', () => {
  const names = [name('2026-11-01', '0230'), name('2026-11-01', '1400'), name('2026-03-01')]
  expect(namesToKeep(names)).toEqual(new Set([names[1], names[2]]))
  expect(namesToRemove(names)).toEqual([names[0]])
})

it('touches nothing that is not a nightly backup', () => {
  const others = ['state.json', 'before-restore-20261120T113106Z.tar.gz', 'nightly-x.tar.gz']
  expect(namesToRemove([...others, name('2026-11-01')])).toEqual([])
})

it('is named by the school’s clock', () => {
  expect(nightlyName(new Date('2026-11-20T20:31:00Z'), 'Asia/Dhaka')).toBe(
    name('2026-11-21', '0231'),
  )
})

it.each([
  ['a new site', {}, '2026-11-20T10:00:00Z', true],
  [
    'before half past two',
    { lastNightlyAt: '2026-11-19T20:31:00Z' },
    '2026-11-20T20:29:00Z',
    false,
  ],
  ['after half past two', { lastNightlyAt: '2026-11-19T20:31:00Z' }, '2026-11-20T20:31:00Z', true],
  ['the rest of the day', { lastNightlyAt: '2026-11-20T20:31:00Z' }, '2026-11-21T12:00:00Z', false],
  [
    'a machine that was off at night',
    { lastNightlyAt: '2026-11-18T20:31:00Z' },
    '2026-11-20T04:00:00Z',
    true,
  ],
  [
    'soon after a failure',
    { lastFailure: { at: '2026-11-20T09:30:00Z', message: '' } },
    '2026-11-20T10:00:00Z',
    false,
  ],
  [
    'an hour after it',
    { lastFailure: { at: '2026-11-20T09:00:00Z', message: '' } },
    '2026-11-20T10:00:00Z',
    true,
  ],
])('is due or not: %s', (_title, state, now, isDue) => {
  expect(isNightlyDue(state, new Date(now), 'Asia/Dhaka')).toBe(isDue)
})
