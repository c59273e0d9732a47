import { describe, expect, it } from 'vitest'
import { instantOf } from '../../words/instants.ts'
import { describeMoment, describeSoon, endOfDay, timeAt } from './school-time.ts'

const DHAKA = 'Asia/Dhaka'

describe('the instant of a day and time', () => {
  it.each([
    ['Asia/Dhaka', '2026-11-23', '09:00', '2026-11-23T03:00:00.000Z'],
    ['Asia/Dhaka', '2026-11-23', '00:00', '2026-11-22T18:00:00.000Z'],
    ['Asia/Dhaka', '2027-01-01', '05:59', '2026-12-31T23:59:00.000Z'],
    ['UTC', '2026-11-23', '09:00', '2026-11-23T09:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-23', '09:00', '2026-11-23T03:15:00.000Z'],
    ['America/New_York', '2026-11-23', '20:30', '2026-11-24T01:30:00.000Z'],
    // The clock goes forward at 02:00 and back at 02:00.
    ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
    ['America/New_York', '2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
  ])('in %s, %s %s is %s', (timeZone, day, time, instant) => {
    expect(instantOf(day, time, timeZone)).toBe(instant)
    expect(timeAt(instant, timeZone)).toBe(time)
  })

  it('a day ends one second before midnight', () => {
    expect(endOfDay('2026-11-30', DHAKA)).toBe('2026-11-30T17:59:59.000Z')
  })

  it('a day that does not exist is an error', () => {
    expect(() => instantOf('', '09:00', DHAKA)).toThrow(RangeError)
  })
})

describe('a moment in words', () => {
  const nine = '2026-11-23T03:00:00.000Z'
  const now = new Date('2026-11-22T10:00:00.000Z')

  it('names the day of the week, the date and the part of the day', () => {
    expect(describeMoment(nine, 'bn', DHAKA)).toBe('সোমবার, ২৩ নভেম্বর, ২০২৬, সকাল ৯টায়')
    expect(describeMoment(nine, 'en', DHAKA)).toBe('Monday, 23 November 2026 at 09:00')
  })

  it.each([
    [nine, 'আগামীকাল সকাল ৯টায়'],
    ['2026-11-23T03:30:00.000Z', 'আগামীকাল সকাল ৯টা ৩০ মিনিটে'],
    // Past midnight at the school, and still the same day in UTC.
    ['2026-11-22T18:30:00.000Z', 'আগামীকাল রাত ১২টা ৩০ মিনিটে'],
    ['2026-11-22T12:00:00.000Z', 'আজ সন্ধ্যা ৬টায়'],
    ['2026-11-24T03:00:00.000Z', 'মঙ্গলবার, ২৪ নভেম্বর, ২০২৬, সকাল ৯টায়'],
  ])('%s is “%s”', (iso, words) => {
    expect(describeSoon(iso, 'bn', DHAKA, now)).toBe(words.normalize('NFC'))
  })

  it('says tomorrow in English', () => {
    expect(describeSoon(nine, 'en', DHAKA, now)).toBe('tomorrow at 09:00')
  })
})
