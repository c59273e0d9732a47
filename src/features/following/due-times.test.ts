import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAt, timeAt } from '../../words/format.ts'
import {
  afterQuietHours,
  closureDueTime,
  dueTime,
  dueTimeOfPrograms,
  endOf,
  isJoined,
  isNews,
  morningOf,
  nextMorning,
} from './due-times.ts'

const DHAKA = 'Asia/Dhaka'
const MINUTE_MS = 60_000
/** A moment of 25 November in Dhaka, which is six hours before UTC. */
const at = (time: string, day = 25) =>
  Temporal.PlainDateTime.from(`2026-11-${day}T${time}`)
    .toZonedDateTime(DHAKA)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })

it.each([
  ['in the day', '09:00', at('09:02')],
  ['at the end of the quiet hours', '07:00', at('07:02')],
  ['shortly before their end', '06:59', at('07:01')],
  ['before their end', '06:57', at('07:00')],
  ['at their end after the wait', '06:58', at('07:00')],
  ['shortly before they begin', '20:57:59', at('20:59:59')],
  ['when the wait ends in them', '20:58', at('07:00', 26)],
  ['in the evening', '22:30', at('07:00', 26)],
  ['at midnight', '00:00', at('07:00')],
  ['before midnight', '23:59', at('07:00', 26)],
])('an announcement %s is due at the right time', (_when, time, due) => {
  expect(dueTime(at(time), DHAKA)).toBe(due)
})

it.each([
  ['in the day', '09:00', at('09:02')],
  ['at night', '23:59', at('00:01', 26)],
])('programs get an announcement two minutes later, also %s', (_when, time, due) => {
  expect(dueTimeOfPrograms(at(time))).toBe(due)
})

it.each([
  ['that began yesterday', '2026-11-24', at('09:00'), at('09:00')],
  ['that begins today', '2026-11-25', at('09:00'), at('09:00')],
  ['that begins tomorrow', '2026-11-26', at('23:30'), at('23:30')],
  ['that begins in two days', '2026-11-27', at('23:59'), at('07:00', 26)],
  ['of next week', '2026-11-30', at('09:00'), at('07:00', 29)],
])('a closure %s is announced at once, or on the morning before', (_which, from, now, due) => {
  expect(closureDueTime(from, now, DHAKA)).toBe(due)
})

it('an announcement is due after two minutes or more, never in the quiet hours, within a night', () => {
  const zones = fc.constantFrom(DHAKA, 'UTC', 'America/New_York', 'Pacific/Chatham')
  const [min, max] = [new Date('2026-01-01'), new Date('2028-01-01')]
  const moments = fc.date({ min, max, noInvalidDate: true })
  fc.assert(
    fc.property(moments, zones, (moment, timeZone) => {
      const due = new Date(dueTime(moment.toISOString(), timeZone))
      const time = timeAt(due, timeZone)
      expect(time >= '07:00' && time < '21:00', time).toBe(true)
      const minutes = (due.getTime() - moment.getTime()) / MINUTE_MS
      expect(minutes).toBeGreaterThanOrEqual(2)
      // The night of the change to winter time has one hour more.
      expect(minutes).toBeLessThanOrEqual(11 * 60 + 2)
      expect(afterQuietHours(due.toISOString(), timeZone)).toBe(due.toISOString())
    }),
  )
})

it.each([
  ['that is due earlier', '09:02', '09:00', '09:03', true],
  ['ten minutes after its first announcement', '09:09', '09:00', '09:10', true],
  ['later than ten minutes after its first announcement', '09:09', '09:00', '09:10:01', false],
  ['that is due at the same time', '09:02', '09:00', '09:02', false],
  ['that is due later, because the limit has postponed it', '11:00', '09:00', '09:03', false],
])('a batch %s is joined or not', (_which, dueAt, firstAt, next, expected) => {
  expect(isJoined({ dueAt: at(dueAt), firstAt: at(firstAt) }, at(next))).toBe(expected)
})

it('a stream of announcements leaves within ten minutes of each first one, and each waits two', () => {
  const seconds = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(seconds, (pauses) => {
      let batches: { dueAt: string; firstAt: string; announced: string[] }[] = []
      let moment = Date.parse(at('09:00'))
      for (const pause of pauses) {
        moment += pause * 1000
        const now = new Date(moment).toISOString()
        const dueAt = dueTime(now, DHAKA)
        const joined = batches.filter((one) => one.dueAt > now && isJoined(one, dueAt))
        batches = batches.filter((one) => !joined.includes(one))
        const announced = [...joined.flatMap((one) => one.announced), now].sort()
        batches.push({ dueAt, firstAt: announced[0]!, announced })
      }
      for (const { dueAt, announced } of batches) {
        for (const one of announced) {
          const waitMs = Date.parse(dueAt) - Date.parse(one)
          expect(waitMs).toBeGreaterThanOrEqual(2 * MINUTE_MS)
          expect(waitMs).toBeLessThanOrEqual(10 * MINUTE_MS)
        }
      }
    }),
  )
})

it.each([
  ['in the morning', '06:00', at('07:00', 26)],
  ['in the day', '09:00', at('07:00', 26)],
  ['late in the evening', '23:30', at('07:00', 26)],
])('the next morning is that of the next day of the school, %s', (_when, time, expected) => {
  expect(nextMorning(at(time), DHAKA)).toBe(expected)
})

it('a day of the school ends at its midnight, also where clocks change', () => {
  expect(endOf('2026-11-25', DHAKA)).toBe('2026-11-25T18:00:00.000Z')
  expect(morningOf('2026-11-25', DHAKA)).toBe('2026-11-25T01:00:00.000Z')
  // In New York, the night to 2 November 2025 has 25 hours.
  expect(endOf('2025-11-02', 'America/New_York')).toBe('2025-11-03T05:00:00.000Z')
  expect(dayAt(new Date(endOf('2026-12-31', DHAKA)), DHAKA)).toBe('2027-01-01')
})

it('a document is news if it is entered within two days from its date', () => {
  const createdAt = at('09:00', 25)
  expect(isNews({ date: at('09:00', 23), createdAt })).toBe(true)
  expect(isNews({ date: at('08:59', 23), createdAt })).toBe(false)
  expect(isNews({ date: at('09:00', 28), createdAt })).toBe(true)
})
