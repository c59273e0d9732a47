import { describe, expect, it } from 'vitest'
import { calendarEntry } from '../../../../tests/records.ts'
import type { CalendarRecord } from '../schema.ts'
import type { Stores } from '../../../request/school.ts'
import { findView } from './view.ts'

const entry = (from: string, to = from, more: Partial<CalendarRecord> = {}): CalendarRecord => ({
  ...calendarEntry,
  _id: from,
  title: from,
  from,
  to,
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  isSample: false,
  ...more,
})

const storesWith = (entries: CalendarRecord[]) =>
  ({
    calendar: {
      list: async ({ from = '', to = '' } = {}) =>
        entries.filter((one) => one.from <= to && one.to >= from),
    },
    site: { find: async () => ({ weeklyHolidays: [5, 6] }) },
    schoolInfo: { find: async () => undefined },
    studentCounts: { list: async () => [], findComingYear: async () => undefined },
  }) as unknown as Stores

/** The page with these entries. Months are shown by their first days, entries by their titles. */
async function view(entries: CalendarRecord[], today: string, yearInQuery?: number) {
  const found = await findView(storesWith(entries), today, yearInQuery, 'bn')
  const { past, months, following, ahead, ...rest } = found
  const names = (list: { first: string }[]) => list.map(({ first }) => first.slice(0, 7))
  return {
    ...rest,
    past: names(past),
    months: names(months),
    following: names(following),
    ahead: ahead?.map(({ entry: { title } }) => title),
  }
}

describe('The page of the calendar', () => {
  const year = [
    '2026-01-01',
    '2026-03-26',
    '2026-12-16',
    '2026-12-25',
    '2027-01-01',
    '2027-02-21',
    '2027-03-26',
  ].map((day) => entry(day))

  it('folds the months that are over, and shows at least three', async () => {
    expect(await view(year, '2026-11-22')).toMatchObject({
      year: 2026,
      past: Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
      months: ['2026-11', '2026-12'],
      following: ['2027-01'],
      ahead: ['2026-12-16', '2026-12-25', '2027-01-01', '2027-02-21', '2027-03-26'],
      otherYears: [2027],
    })
    expect(await view(year, '2026-12-31')).toMatchObject({
      months: ['2026-12'],
      following: ['2027-01', '2027-02'],
    })
    expect(await view(year, '2026-10-01')).toMatchObject({ following: [] })
  })

  it('shows the new year from 1 January', async () => {
    expect(await view(year, '2027-01-01')).toMatchObject({
      year: 2027,
      past: [],
      following: [],
      ahead: ['2027-01-01', '2027-02-21', '2027-03-26'],
      otherYears: [2026],
    })
  })

  it('with a year in the address, shows all its months; only the current year has coming entries', async () => {
    expect(await view(year, '2026-11-22', 2026)).toMatchObject({ past: [], following: [] })
    expect((await view(year, '2026-11-22', 2026)).ahead).toHaveLength(5)
    const next = await view(year, '2026-11-22', 2027)
    expect(next).toMatchObject({ year: 2027, past: [], ahead: undefined, otherYears: [2026] })
    expect(next.months).toHaveLength(12)
  })

  it('shows a running entry until its last day is over, also on a leap day', async () => {
    const leap = [entry('2028-02-27', '2028-02-29')]
    expect(await view(leap, '2028-02-29')).toMatchObject({ ahead: ['2028-02-27'] })
    expect(await view(leap, '2028-03-01')).toMatchObject({ ahead: [], isEmpty: false })
  })

  it('shows an exam on the days on which it is held, as the card of the home page does', async () => {
    const exam = { kind: 'exam', isClosed: false } as const
    const closure = { kind: 'closure' } as const
    const ahead = async (today: string, entries: CalendarRecord[]) =>
      (await findView(storesWith(entries), today, undefined, 'bn')).ahead!.map(({ from, to }) => [
        from,
        to,
      ])
    // 2026-11-22 is a Sunday.
    const held = [entry('2026-11-22', '2026-12-03', exam), entry('2026-11-25', '2026-11-25')]
    expect(await ahead('2026-11-23', held)).toEqual([
      ['2026-11-23', '2026-12-03'],
      ['2026-11-25', '2026-11-25'],
    ])
    const late = [...held, entry('2026-11-22', '2026-11-24', closure)]
    expect(await ahead('2026-11-22', late)).toEqual([
      ['2026-11-22', '2026-11-24'],
      ['2026-11-25', '2026-11-25'],
      ['2026-11-26', '2026-12-03'],
    ])
    const cancelled = [...held, entry('2026-11-20', '2026-12-05', closure)]
    expect(await ahead('2026-11-22', cancelled)).not.toContainEqual(['2026-11-26', '2026-12-03'])
  })

  it('is empty without entries, and still leads to the year before', async () => {
    const before = [entry('2026-12-16')]
    expect(await view(before, '2027-01-01')).toMatchObject({
      isEmpty: true,
      ahead: undefined,
      otherYears: [2026],
    })
  })
})
