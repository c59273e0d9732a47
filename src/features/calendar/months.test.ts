import { describe, expect, it } from 'vitest'
import { calendarEntry } from '../../../tests/records.ts'
import { CLASSES } from '@pathshala/bengali/classes'
import { monthsOf as monthsOfCalendar, weekdaysOf } from './months.ts'
import type { CalendarRecord } from './schema.ts'

const entry = (change: Partial<CalendarRecord>): CalendarRecord => ({
  ...calendarEntry,
  _id: `${change.kind} ${change.from}`,
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  isSample: false,
  ...change,
})

const monthsOf = (year: number, entries: CalendarRecord[], weeklyHolidays: number[]) =>
  monthsOfCalendar(year, { entries, weeklyHolidays, classes: CLASSES })

/** The kinds on each marked day. */
function marksOf(month: ReturnType<typeof monthsOf>[number]): Record<string, string> {
  const days = month.weeks.flat().flatMap((cell) => cell ?? [])
  return Object.fromEntries(
    days.filter(({ kinds }) => kinds.length > 0).map(({ day, kinds }) => [day, kinds.join(' ')]),
  )
}

describe('The months of a year', () => {
  it.each([
    [2026, 28],
    [2028, 29],
    [2100, 28],
  ])('in %i, February has %i days', (year, days) => {
    const months = monthsOf(year, [], [5, 6])
    expect(months).toHaveLength(12)
    expect(months.flatMap(({ weeks }) => weeks).every((week) => week.length === 7)).toBe(true)
    expect(months[1]).toMatchObject({ first: `${year}-02-01`, last: `${year}-02-${days}` })
    expect(months[1]!.weeks.flat().filter(Boolean)).toHaveLength(days)
    expect(months[11]).toMatchObject({ first: `${year}-12-01`, last: `${year}-12-31` })
  })

  it('an entry across months and years has a part in each month', () => {
    const winter = entry({ from: '2026-12-20', to: '2027-02-03' })
    const parts = (year: number) =>
      monthsOf(year, [winter], []).flatMap((month) => month.parts.map(({ from, to }) => [from, to]))
    expect(parts(2026)).toEqual([['2026-12-20', '2026-12-31']])
    expect(parts(2027)).toEqual([
      ['2027-01-01', '2027-01-31'],
      ['2027-02-01', '2027-02-03'],
    ])
    expect(parts(2028)).toEqual([])
  })

  it('a day may move if no certain entry is on it', () => {
    const entries = [
      entry({ from: '2026-12-10', to: '2026-12-12', isMoonDependent: true }),
      entry({ from: '2026-12-11', to: '2026-12-11' }),
    ]
    const days = monthsOf(2026, entries, [])[11]!.weeks.flat()
    expect(days.flatMap((cell) => (cell?.mayMove ? cell.day : []))).toEqual([
      '2026-12-10',
      '2026-12-12',
    ])
  })

  it('an exam of several days marks only the days on which the school is open', () => {
    const entries = [
      entry({ kind: 'exam', isClosed: false, from: '2026-12-10', to: '2026-12-17' }),
      entry({ from: '2026-12-16', to: '2026-12-16' }),
      entry({ kind: 'event', isClosed: false, from: '2026-12-16', to: '2026-12-16' }),
    ]
    expect(marksOf(monthsOf(2026, entries, [5, 6])[11]!)).toEqual({
      '2026-12-10': 'exam',
      '2026-12-13': 'exam',
      '2026-12-14': 'exam',
      '2026-12-15': 'exam',
      '2026-12-16': 'holiday event',
      '2026-12-17': 'exam',
    })
    const onFriday = entry({ kind: 'exam', isClosed: false, from: '2026-12-11', to: '2026-12-11' })
    expect(marksOf(monthsOf(2026, [onFriday], [5, 6])[11]!)).toEqual({ '2026-12-11': 'exam' })
  })
})

it.each([
  [[5, 6], 0],
  [[5], 6],
  [[0], 1],
  [[2, 5], 6],
  [[], 0],
  [[0, 1, 2, 3, 4, 5, 6], 0],
])('If %j are weekly holidays, weeks begin on %i', (weeklyHolidays, first) => {
  expect(weekdaysOf(weeklyHolidays)[0]).toBe(first)
})
