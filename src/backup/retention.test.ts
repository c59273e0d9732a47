import { expect, it } from 'vitest'
import { isNightlyDue } from './nightly.ts'
import { namesToKeep, namesToRemove, nightlyName } from './retention.ts'

const KEPT = { days: 7, weeks: 4, months: 12 }
const name = (day: string, time = '0230') => `nightly-${day}-${time}.tar.gz`
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    Temporal.PlainDate.from(first).add({ days: index }).toString(),
  )
const keptDays = (names: string[]) =>
  [...namesToKeep(names, KEPT)].map((kept) => kept.slice(8, 18)).sort()

it('keeps 7 days, 4 weeks and 12 months from two years of nightly backups', () => {
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
    // Sundays, the last day of each week.
    '2026-12-13',
    '2026-12-20',
    ...daysFrom('2026-12-25', 7),
  ])
})

it('gives the same result if it runs every night', () => {
  let there: string[] = []
  for (const day of daysFrom('2025-01-01', 730)) {
    there.push(name(day))
    const gone = new Set(namesToRemove(there, name(day), KEPT))
    there = there.filter((one) => !gone.has(one))
  }
  expect(keptDays(there)).toEqual(keptDays(daysFrom('2025-01-01', 730).map((day) => name(day))))
})

it('keeps the newest backup of a day, and counts only days with a backup', () => {
  const names = [name('2026-11-01', '0230'), name('2026-11-01', '1400'), name('2026-03-01')]
  expect(namesToKeep(names, KEPT)).toEqual(new Set([names[1], names[2]]))
  expect(namesToRemove(names, names[1]!, KEPT)).toEqual([names[0]])
})

it('does not count or remove a backup that a clock ahead of time has named', () => {
  const [ahead, current, older] = [name('2031-01-01'), name('2026-11-02'), name('2026-11-01')]
  const one = { days: 1, weeks: 1, months: 1 }
  expect(namesToRemove([ahead, current, older], current, one)).toEqual([older])
})

it('ignores files that are not nightly backups', () => {
  const others = ['state.json', 'before-restore-20261120T113106Z.tar.gz', 'nightly-x.tar.gz']
  expect(namesToRemove([...others, name('2026-11-01')], name('2026-11-01'), KEPT)).toEqual([])
})

it('uses the school’s time zone for names', () => {
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
    'an hour after a failure',
    { lastFailure: { at: '2026-11-20T09:00:00Z', message: '' } },
    '2026-11-20T10:00:00Z',
    true,
  ],
])('decides whether a backup is due: %s', (_title, state, now, isDue) => {
  expect(isNightlyDue(state, new Date(now), 'Asia/Dhaka')).toBe(isDue)
})
