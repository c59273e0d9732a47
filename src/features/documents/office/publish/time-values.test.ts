import { describe, expect, it } from 'vitest'
import {
  inOneWeek,
  instantsOf,
  NO_TIME_VALUES,
  pastTimes,
  timeValuesOf,
  tomorrowAtNine,
} from './time-values.ts'

const DHAKA = 'Asia/Dhaka'
const TIMES = {
  publishAt: '2026-11-23T03:00:00.000Z',
  pinnedUntil: '2026-12-10T17:59:59.000Z',
  endsAt: '2026-12-31T17:59:59.000Z',
  date: '2026-11-20T06:00:00.000Z',
}
const VALUES = {
  isLater: true,
  publishDay: '2026-11-23',
  publishTime: '09:00',
  isPinned: true,
  pinnedDay: '2026-12-10',
  endsDay: '2026-12-31',
  paperDay: '2026-11-20',
}

describe('the dates of a form', () => {
  it('become instants, and instants become dates again', () => {
    expect(instantsOf(VALUES, DHAKA)).toEqual(TIMES)
    expect(timeValuesOf(TIMES, DHAKA)).toEqual(VALUES)
  })

  it('are null if nothing is chosen', () => {
    const none = { publishAt: null, pinnedUntil: null, endsAt: null, date: null }
    expect(instantsOf(NO_TIME_VALUES, DHAKA)).toEqual(none)
    expect(timeValuesOf(none, DHAKA)).toEqual(NO_TIME_VALUES)
  })

  it.each([
    ['a later day', { isLater: true, publishTime: '09:00' }, 'publishAt'],
    ['a later time', { isLater: true, publishDay: '2026-11-23' }, 'publishAt'],
    [
      'a day of five digits',
      { isLater: true, publishDay: '12026-11-23', publishTime: '09:00' },
      'publishAt',
    ],
    ['the end of the pin', { isPinned: true }, 'pinnedUntil'],
  ] as const)('are undefined without %s', (_what, values, field) => {
    expect(instantsOf({ ...NO_TIME_VALUES, ...values }, DHAKA)[field]).toBeUndefined()
  })
})

it('the default days are days of the school, not of UTC', () => {
  const lateEvening = new Date('2026-11-22T19:00:00Z')
  expect(tomorrowAtNine(lateEvening, DHAKA)).toEqual({
    publishDay: '2026-11-24',
    publishTime: '09:00',
  })
  expect(inOneWeek(lateEvening, DHAKA)).toBe('2026-11-30')
})

it('a time is past as soon as it comes, and the date of a paper may be past', () => {
  const before = new Date('2026-11-23T02:59:59.999Z')
  expect(pastTimes(TIMES, before)).toEqual([])
  expect(pastTimes(TIMES, new Date(TIMES.publishAt))).toEqual(['publishAt'])
  expect(pastTimes(TIMES, new Date('2027-01-01'))).toEqual(['publishAt', 'pinnedUntil', 'endsAt'])
  expect(pastTimes({ publishAt: null }, before)).toEqual([])
})
