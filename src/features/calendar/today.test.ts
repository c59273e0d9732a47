import { describe, expect, it } from 'vitest'
import { calendarEntry } from '../../../tests/records.ts'
import { CLASSES } from '@pathshala/bengali/classes'
import type { CalendarRecord } from './schema.ts'
import { findToday } from './today.ts'

/** A Sunday. */
const SUNDAY = '2026-11-22'
const SATURDAY = '2026-11-28'
const SHIFTS = { morningShift: '7:15–11:45', dayShift: '12:00–16:50', withoutShift: '' }

const entry = (one: Partial<CalendarRecord>): CalendarRecord => ({
  ...calendarEntry,
  updatedAt: '',
  version: 1,
  isSample: false,
  _id: one.title ?? '',
  ...one,
})

const exam = (from: string) =>
  entry({ title: 'exam', kind: 'exam', isClosed: false, from, to: '2026-12-10' })

function at(day: string, time: string, ...entries: CalendarRecord[]) {
  const calendar = { entries, weeklyHolidays: [5, 6], classes: CLASSES }
  const found = findToday(day, time, calendar, SHIFTS)!
  const { shown, isOver, closure, opens } = found
  return { shown: shown.day, isOver, closure: closure?.title, opens: opens?.day }
}

describe('The headline', () => {
  it('is about a school day until the last shift ends, then about the next day', () => {
    expect(at(SUNDAY, '16:49')).toMatchObject({ shown: SUNDAY, isOver: false, opens: undefined })
    expect(at(SUNDAY, '16:50')).toMatchObject({ shown: '2026-11-23', isOver: true })
  })

  it('is about an exam of tomorrow, if today has no school', () => {
    expect(at(SATURDAY, '09:00')).toMatchObject({ shown: SATURDAY, opens: '2026-11-29' })
    expect(at(SATURDAY, '09:00', exam('2026-11-29')).shown).toBe('2026-11-29')
    expect(at(SUNDAY, '09:00', exam('2026-11-23')).shown).toBe(SUNDAY)
  })

  it('is a closure, of today or after a closed day, rather than the exam behind it', () => {
    const storm = { title: 'storm', kind: 'closure' as const, isClosed: true }
    const today = entry({ ...storm, from: SUNDAY, to: SUNDAY })
    expect(at(SUNDAY, '09:00', today, exam('2026-11-23'))).toMatchObject({
      shown: SUNDAY,
      closure: 'storm',
      opens: '2026-11-23',
    })
    const tomorrow = entry({ ...storm, from: '2026-11-29', to: '2026-11-30' })
    expect(at(SATURDAY, '09:00', tomorrow)).toMatchObject({ closure: 'storm', opens: '2026-12-01' })
    expect(
      at('2026-11-29', '09:00', entry({ ...storm, from: '2026-11-30', to: '2026-11-30' })),
    ).toMatchObject({ closure: undefined, opens: undefined })
  })

  it('names the day of opening in a long holiday', () => {
    const eid = entry({
      title: 'eid',
      kind: 'holiday',
      isClosed: true,
      from: '2026-11-20',
      to: '2026-12-03',
    })
    expect(at(SUNDAY, '09:00', eid)).toMatchObject({ closure: undefined, opens: '2026-12-06' })
  })

  it('is not known in a new school, or after the last entry of a school without hours', () => {
    const calendar = { entries: [exam('2026-12-01')], weeklyHolidays: [5, 6], classes: CLASSES }
    expect(findToday(SUNDAY, '09:00', { ...calendar, entries: [] }, undefined)).toBeUndefined()
    expect(findToday(SUNDAY, '09:00', calendar, undefined)).toBeDefined()
    expect(findToday('2026-12-11', '09:00', calendar, undefined)).toBeUndefined()
  })
})
