import { describe, expect, it } from 'vitest'
import { CLASSES, type ClassName } from '@pathshala/bengali/classes'
import { type Day, weekdayOf } from '@pathshala/bengali/days'
import type { CalendarRecord } from '../calendar/schema.ts'
import type { DayEntry } from '../calendar/school-day.ts'
import { findNextLessons } from './next-lessons.ts'

type CalendarDay = DayEntry & Pick<CalendarRecord, 'title'>

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
  classes: [],
  keepsExams: false,
  ...more,
})

interface Lessons {
  weekdays?: number[]
  classes?: readonly ClassName[]
  from?: string
}

/** Of classes of the morning shift with lessons on these weekdays. */
function next(
  today: string,
  entries: CalendarDay[] = [],
  { weekdays = WEEKDAYS, classes = ['Six'], ...rest }: Lessons = {},
) {
  const of = classes.map((className) => ({ className, shift: 'Morning' as const }))
  const taughtOn = (day: Day) => (weekdays.includes(weekdayOf(day)) ? of : [])
  const calendar = { entries, weeklyHolidays: [5, 6], classes: CLASSES }
  const { notes, ...found } = findNextLessons(today, { of, taughtOn, ...rest }, calendar)
  return {
    ...found,
    notes: notes.map(({ day, exams, cause }) => ({
      day,
      exams: exams.map(({ title }) => title),
      cause: cause?.title,
    })),
  }
}

it('on a day with lessons, the next lessons are today', () => {
  expect(next(MONDAY)).toEqual({
    day: MONDAY,
    isToday: true,
    classes: [{ className: 'Six', shift: 'Morning' }],
    notes: [],
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
  expect(next(MONDAY, [one])).toMatchObject({ isToday: true })
})

it('names the reason from the calendar, also on a weekly holiday and for tomorrow', () => {
  const winter = [entry('2026-11-27', '2026-11-28', { title: 'শীতকালীন ছুটি' })]
  expect(next('2026-11-27', winter).notes).toMatchObject([
    { day: '2026-11-27', cause: 'শীতকালীন ছুটি' },
    { day: '2026-11-28', cause: 'শীতকালীন ছুটি' },
  ])
  expect(next('2026-11-26', winter)).toMatchObject({
    isToday: true,
    notes: [{ day: '2026-11-27', cause: 'শীতকালীন ছুটি' }],
  })
})

it('a closure is a better reason than a holiday', () => {
  const flood = entry(MONDAY, MONDAY, { title: 'বন্যা', kind: 'closure' })
  expect(next(MONDAY, [entry('2026-11-20', MONDAY), flood]).notes).toMatchObject([{ cause: 'বন্যা' }])
})

it('a closure of one shift leaves a teacher the lessons of the other', () => {
  const of = [
    { className: 'Six', shift: 'Morning' },
    { className: 'Ten', shift: 'Day' },
  ] as const
  const entries = [entry(MONDAY, MONDAY, { shift: 'Day' })]
  const calendar = { entries, weeklyHolidays: [5, 6], classes: CLASSES }
  expect(findNextLessons(MONDAY, { of, taughtOn: () => of }, calendar)).toMatchObject({
    isToday: true,
    classes: [{ className: 'Six' }],
    notes: [],
  })
})

it('the search can begin on a later day', () => {
  const from = '2027-01-01'
  expect(next(MONDAY, [], { from })).toMatchObject({ day: '2027-01-03', isToday: false })
})

describe('In an exam,', () => {
  const ANNUAL = { title: 'বার্ষিক পরীক্ষা', kind: 'exam', isClosed: false } as const
  const TEST = { ...ANNUAL, title: 'নির্বাচনি পরীক্ষা', classes: ['Ten' as const] }
  const TWO_WEEKS = ['2026-11-22', '2026-12-03'] as const
  const annual = [ANNUAL.title]

  it('the next lessons are those after it', () => {
    expect(next(MONDAY, [entry(...TWO_WEEKS, ANNUAL)])).toMatchObject({
      day: '2026-12-06',
      isToday: false,
      notes: [
        { day: MONDAY, exams: annual },
        { day: '2026-11-24', exams: annual },
      ],
    })
  })

  it('the day before has lessons, and names the exam of tomorrow', () => {
    expect(next(MONDAY, [entry('2026-11-24', '2026-12-03', ANNUAL)])).toMatchObject({
      day: MONDAY,
      notes: [{ day: '2026-11-24', exams: annual }],
    })
  })

  it('before and on a weekend, the exam on the next day of school is named', () => {
    const entries = [entry('2026-11-29', '2026-12-10', ANNUAL)]
    const sunday = { day: '2026-11-29', exams: annual }
    expect(next('2026-11-25', entries).notes).toEqual([])
    expect(next('2026-11-26', entries)).toMatchObject({ isToday: true, notes: [sunday] })
    expect(next('2026-11-27', entries)).toMatchObject({
      day: '2026-12-13',
      notes: [{ day: '2026-11-27', exams: [] }, sunday],
    })
  })

  it('a day with a closure is closed, and the days after it have the exam', () => {
    const flood = entry(MONDAY, '2026-11-24', { title: 'বন্যা', kind: 'closure' })
    const days = [entry(...TWO_WEEKS, ANNUAL), flood]
    expect(next(MONDAY, days).notes).toMatchObject([
      { cause: 'বন্যা', exams: [] },
      { cause: 'বন্যা', exams: [] },
      { day: '2026-11-25', exams: annual },
    ])
    const kept = [entry(...TWO_WEEKS, ANNUAL), { ...flood, keepsExams: true }]
    expect(next(MONDAY, kept).notes[0]).toMatchObject({ day: MONDAY, exams: annual })
  })

  it('only its classes have no lessons', () => {
    const days = [entry(...TWO_WEEKS, TEST)]
    expect(next(MONDAY, days)).toMatchObject({ isToday: true, notes: [] })
    expect(next(MONDAY, days, { classes: ['Ten'] })).toMatchObject({
      day: '2026-12-06',
      notes: [{ exams: [TEST.title] }, { exams: [TEST.title] }],
    })
    // A teacher of both classes has lessons with the other class.
    expect(next(MONDAY, days, { classes: ['Six', 'Ten'] })).toMatchObject({
      isToday: true,
      classes: [{ className: 'Six' }],
      notes: [{ exams: [TEST.title] }, { exams: [TEST.title] }],
    })
  })

  it('shows the other classes as free, with the reason, if no class has lessons', () => {
    const days = [entry(...TWO_WEEKS, { ...TEST, isClosed: true })]
    expect(next(MONDAY, days)).toMatchObject({
      day: '2026-12-06',
      notes: [
        { day: MONDAY, exams: [], cause: TEST.title },
        { day: '2026-11-24', exams: [], cause: TEST.title },
      ],
    })
  })

  it('the other shift has lessons', () => {
    const days = [entry(...TWO_WEEKS, { ...ANNUAL, shift: 'Day' })]
    expect(next(MONDAY, days)).toMatchObject({ isToday: true, notes: [] })
  })
})

it('a school that is closed for a very long time has no next day', () => {
  expect(next(MONDAY, [entry(MONDAY, '2027-11-23')]).day).toBeUndefined()
  expect(next(MONDAY, [], { weekdays: [] }).day).toBeUndefined()
})
