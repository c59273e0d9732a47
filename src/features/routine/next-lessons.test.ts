import { describe, expect, it } from 'vitest'
import { type CalendarDay, findNextLessons } from './next-lessons.ts'

/** From Sunday to Thursday. */
const WEEKDAYS = [0, 1, 2, 3, 4]
const MONDAY = '2026-11-23'

const entry = (from: string, to: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  title: 'ছুটি',
  kind: 'holiday',
  from,
  to,
  isClosed: true,
  shift: null,
  ...more,
})

function next(
  today: string,
  entries: CalendarDay[] = [],
  lessons: Partial<Parameters<typeof findNextLessons>[1]> = {},
) {
  const days = { entries, weeklyHolidays: [5, 6] }
  const of = { weekdays: WEEKDAYS, classes: ['Six'], shift: 'Morning', ...lessons } as const
  return findNextLessons(today, of, days)
}

it('on a day with lessons, the next lessons are today', () => {
  expect(next(MONDAY)).toEqual({
    day: MONDAY,
    isToday: true,
    closedBy: undefined,
    isWeeklyHoliday: false,
    exams: [],
  })
})

it.each([
  ['a weekly holiday', '2026-11-27', [], '2026-11-29'],
  ['a weekly holiday on which this section has lessons', '2026-11-27', [], '2026-11-29', [0, 5]],
  ['a day without lessons of this section', '2026-11-24', [], '2026-11-26', [1, 4]],
  ['a closure of a day', MONDAY, [entry(MONDAY, MONDAY)], '2026-11-24'],
  ['a closure before a weekly holiday', MONDAY, [entry(MONDAY, '2026-11-26')], '2026-11-29'],
  ['a closure of the shift', MONDAY, [entry(MONDAY, MONDAY, { shift: 'Morning' })], '2026-11-24'],
  ['a leap day', '2028-02-28', [entry('2028-02-28', '2028-02-28')], '2028-02-29'],
  ['the end of a year', '2026-12-20', [entry('2026-12-20', '2026-12-31')], '2027-01-03'],
] as [string, string, CalendarDay[], string, number[]?][])(
  'after %s, the next lessons are found',
  (_, today, entries, day, weekdays = WEEKDAYS) => {
    expect(next(today, entries, { weekdays })).toMatchObject({ day, isToday: false })
  },
)

it.each([
  ['an event with lessons', entry(MONDAY, MONDAY, { isClosed: false, kind: 'event' })],
  ['a closure of the other shift', entry(MONDAY, MONDAY, { shift: 'Day' })],
  ['a holiday of other days', entry('2026-11-24', '2026-11-30')],
])('%s does not move the next lessons', (_, one) => {
  expect(next(MONDAY, [one])).toMatchObject({ isToday: true, closedBy: undefined })
})

it('names the reason from the calendar, also on a weekly holiday', () => {
  const closed = [entry('2026-11-26', '2026-11-28', { title: 'শীতকালীন ছুটি' })]
  expect(next('2026-11-27', closed)).toMatchObject({
    closedBy: 'শীতকালীন ছুটি',
    isWeeklyHoliday: true,
  })
})

it('a closure is a better reason than a holiday', () => {
  const flood = entry(MONDAY, MONDAY, { title: 'বন্যা', kind: 'closure' })
  expect(next(MONDAY, [entry('2026-11-20', '2026-11-30'), flood])).toMatchObject({
    closedBy: 'বন্যা',
  })
})

it('a closure of one shift does not close the week of a teacher', () => {
  const closed = [entry(MONDAY, MONDAY, { shift: 'Day' })]
  const days = { entries: closed, weeklyHolidays: [5, 6] }
  const of = { weekdays: WEEKDAYS, classes: ['Six', 'Ten'] } as const
  expect(findNextLessons(MONDAY, of, days).isToday).toBe(true)
})

it('lessons of a routine that is not valid yet begin later', () => {
  const validFrom = '2027-01-01'
  expect(next(MONDAY, [], { validFrom })).toMatchObject({ day: '2027-01-03', isToday: false })
})

describe('In an exam,', () => {
  const ANNUAL = { title: 'বার্ষিক পরীক্ষা', kind: 'exam', isClosed: false } as const
  const TEST = { ...ANNUAL, title: 'নির্বাচনি পরীক্ষা, দশম শ্রেণি' } as const
  const TWO_WEEKS = ['2026-11-22', '2026-12-03'] as const

  it('the next lessons are those after it', () => {
    expect(next(MONDAY, [entry(...TWO_WEEKS, ANNUAL)])).toMatchObject({
      day: '2026-12-06',
      isToday: false,
      closedBy: undefined,
      exams: [{ title: ANNUAL.title }],
    })
    // An exam that begins later leaves today its lessons.
    expect(next(MONDAY, [entry('2026-11-24', '2026-12-03', ANNUAL)])).toMatchObject({
      day: MONDAY,
      exams: [],
    })
  })

  it('a weekly holiday has no exam', () => {
    expect(next('2026-11-27', [entry(...TWO_WEEKS, ANNUAL)])).toMatchObject({
      day: '2026-12-06',
      isWeeklyHoliday: true,
      exams: [],
    })
  })

  it('a day with a closure is closed, and the days after it have the exam', () => {
    const flood = entry(MONDAY, '2026-11-24', { title: 'বন্যা', kind: 'closure' })
    const days = [entry(...TWO_WEEKS, ANNUAL), flood]
    expect(next(MONDAY, days)).toMatchObject({ closedBy: 'বন্যা', exams: [] })
    expect(next('2026-11-25', days)).toMatchObject({ exams: [{ title: ANNUAL.title }] })
  })

  it('only the classes that its title names have no lessons', () => {
    const days = [entry(...TWO_WEEKS, TEST)]
    expect(next(MONDAY, days)).toMatchObject({ isToday: true, exams: [] })
    expect(next(MONDAY, days, { classes: ['Ten'] })).toMatchObject({
      day: '2026-12-06',
      exams: [{ title: TEST.title }],
    })
    // A teacher of both classes has lessons with the other class.
    expect(next(MONDAY, days, { classes: ['Six', 'Ten'] })).toMatchObject({
      isToday: true,
      exams: [{ title: TEST.title }],
    })
  })

  it('the other shift has lessons', () => {
    const days = [entry(...TWO_WEEKS, { ...ANNUAL, shift: 'Day' })]
    expect(next(MONDAY, days)).toMatchObject({ isToday: true, exams: [] })
  })
})

it('a school that is closed for a very long time has no next day', () => {
  expect(next(MONDAY, [entry(MONDAY, '2027-11-23')]).day).toBeUndefined()
  expect(next(MONDAY, [], { weekdays: [] }).day).toBeUndefined()
})
