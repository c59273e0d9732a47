import { expect, it } from 'vitest'
import { insertPeriod } from '../timetable.ts'
import { changesOf } from '../../../office/draft/changes.ts'
import { merge } from '../../../office/draft/merge.ts'
import {
  cellKey,
  changesTo,
  countNewClashes,
  lessonsWithoutTeacher,
  proposePeriods,
  type RoutineValues,
  teachersOf,
  timetableOf,
  valuesOf,
  withoutBreaks,
} from './routine-values.ts'
import { routine } from '../../../../tests/records.ts'
import type { RoutineRecord } from '../schema.ts'

const lesson = (day: number, period: number, subject: string) => ({
  day,
  period,
  subject,
  teacherId: null,
  teacher: '',
})
const WEEK = {
  periods: proposePeriods('Morning', []),
  lessons: [lesson(0, 0, 'গণিত'), lesson(4, 7, 'বাংলা')],
}
const START = valuesOf({ validFrom: '2026-01-01', ...WEEK })
const cell = (at: string, subject: string) => ({ at, subject, teacherId: null, teacher: '' })
const FIRST = '07:30–08:05'
const SECOND = '08:05–08:40'

/** Merges a change of each clerk, as the form does. */
function mergeChanges(mine: Partial<RoutineValues>, theirs: Partial<RoutineValues>) {
  const { base } = changesOf(mine, START)
  return merge<RoutineValues>(base, mine, { ...START, ...theirs } as RoutineValues)
}

it('the values of a week give the same week again', () => {
  expect(timetableOf(START)).toEqual(WEEK)
  expect(changesTo(START, WEEK)).toEqual({})
})

it('a changed lesson is one changed field', () => {
  const changed = { ...WEEK, lessons: [lesson(0, 0, 'কৃষি'), WEEK.lessons[1]!] }
  expect(changesTo(START, changed)).toEqual({ '0/0': cell(FIRST, 'কৃষি') })
})

it('two clerks write in different cells without a conflict', () => {
  const { values, conflicts } = mergeChanges(
    { '0/1': cell(SECOND, 'ধর্ম') },
    { '0/2': cell('08:40–09:15', 'কৃষি') },
  )
  expect(conflicts).toEqual([])
  expect(timetableOf(values).lessons.map(({ subject }) => subject)).toEqual([
    'গণিত',
    'ধর্ম',
    'কৃষি',
    'বাংলা',
  ])
})

it('a lesson in a period that the other clerk moved is a conflict', () => {
  const moved = changesTo(START, insertPeriod(WEEK, 0, { name: 'সমাবেশ', isBreak: true }))
  const mine = { [cellKey(1, 1)]: cell(SECOND, 'ধর্ম') }
  expect(mergeChanges(mine, moved).conflicts).toEqual(['1/1'])
  expect(mergeChanges(moved, mine).conflicts).toEqual(['1/1'])
})

it('the cells of removed periods become empty', () => {
  const shorter = { periods: WEEK.periods.slice(0, 7), lessons: WEEK.lessons.slice(0, 1) }
  const next = { ...START, ...changesTo(START, shorter) } as RoutineValues
  expect(timetableOf(next)).toEqual(shorter)
  expect(next['4/7']!.subject).toBe('')
})

it('a lesson in a period that the other clerk removed is a conflict, and is never lost', () => {
  const shorter = { periods: WEEK.periods.slice(0, 7), lessons: WEEK.lessons.slice(0, 1) }
  const theirs = valuesOf({ validFrom: '2026-01-01', ...shorter })
  const mine = { '4/7': cell('11:10–11:45', 'ধর্ম') }
  const { values, conflicts } = merge<RoutineValues>(changesOf(mine, START).base, mine, theirs)
  expect(conflicts).toEqual(['4/7'])
  expect(withoutBreaks(timetableOf(values)).lessons).toContainEqual(lesson(4, 7, 'ধর্ম'))
})

it('lessons in a break stay in the form but are not sent', () => {
  const periods = WEEK.periods.map((one, index) => ({ ...one, isBreak: index === 0 }))
  const { lessons } = timetableOf({ ...START, periods })
  expect(lessons).toHaveLength(2)
  expect(withoutBreaks({ periods, lessons }).lessons).toEqual([lesson(4, 7, 'বাংলা')])
})

it('periods are proposed from another section of the shift', () => {
  const periods = WEEK.periods.slice(0, 2)
  const other = { shift: 'Day' as const, periods } as Parameters<typeof proposePeriods>[1][number]
  expect(proposePeriods('Day', [other])).toBe(periods)
  expect(proposePeriods('Morning', [other])).toHaveLength(8)
  expect(proposePeriods('Day', []).map(({ from }) => from)).toContain('13:45')
})

const [taught] = routine.lessons
const six = {
  ...routine,
  _id: 'six',
  lessons: [
    { ...taught!, day: 0, teacherId: 'gone', teacher: 'রহিমা' },
    { ...taught!, day: 1, teacherId: 'here', teacher: 'সালমা' },
    { ...taught!, day: 2, teacherId: null, teacher: 'অতিথি শিক্ষক' },
    { ...taught!, day: 3, teacherId: 'gone', teacher: 'রহিমা' },
  ],
} as unknown as RoutineRecord

it('finds the lessons of deleted teachers in each section, and no other lessons', () => {
  const found = lessonsWithoutTeacher([six, { ...six, _id: 'seven' }], new Set(['here']))
  expect(
    found.map(({ teacher, routine: { _id, lessons } }) => [
      teacher,
      _id,
      lessons.map(({ day }) => day),
    ]),
  ).toEqual([
    ['রহিমা', 'six', [0, 3]],
    ['রহিমা', 'seven', [0, 3]],
  ])
  expect(lessonsWithoutTeacher([six], new Set(['here', 'gone']))).toEqual([])
})

it('lists each teacher once, with the lessons of all routines, and not lessons without a teacher', () => {
  const lessonOf = (teacherId: string | null, teacher: string) => ({
    ...lesson(0, 0, 'গণিত'),
    teacherId,
    teacher,
  })
  const routines = [
    { lessons: [lessonOf('1', 'রহিমা'), lessonOf(null, 'আমেনা'), lessonOf(null, '')] },
    { lessons: [lessonOf('1', 'রহিমা'), lessonOf('2', 'রহিমা')] },
  ] as RoutineRecord[]
  expect(teachersOf(routines)).toEqual([
    { key: 'name আমেনা', teacherId: null, teacher: 'আমেনা', lessons: 1 },
    { key: '1', teacherId: '1', teacher: 'রহিমা', lessons: 2 },
    { key: '2', teacherId: '2', teacher: 'রহিমা', lessons: 1 },
  ])
})

it('counts the lessons that a new teacher would have at the time of her own', () => {
  const taughtBy = (day: number, teacherId: string) => ({
    ...lesson(day, 0, 'গণিত'),
    teacherId,
    teacher: '',
  })
  const of = (section: string, lessons: object[], validFrom = '2026-01-01') =>
    ({
      ...routine,
      _id: `${section} ${validFrom}`,
      className: 'Six',
      shift: 'Morning',
      section,
      validFrom,
      lessons,
    }) as unknown as RoutineRecord
  const routines = [
    of('A', [taughtBy(0, 'old'), taughtBy(1, 'old'), taughtBy(2, 'old')]),
    of('B', [taughtBy(0, 'new'), taughtBy(3, 'new'), taughtBy(1, 'third')]),
    of('B', [taughtBy(2, 'new')], '2026-06-01'),
    of('C', [taughtBy(1, 'new')], '2025-01-01'),
    of('C', [], '2026-01-01'),
  ]
  const change = { teacherId: 'old', teacher: '', by: 'new' }
  // Also in a coming routine, and not in one that was replaced.
  expect(countNewClashes(change, routines, '2026-03-01')).toBe(2)
  expect(countNewClashes(change, routines, '2026-07-01')).toBe(1)
  expect(countNewClashes({ ...change, by: 'third' }, routines, '2026-03-01')).toBe(1)
  expect(countNewClashes({ ...change, by: 'fourth' }, routines, '2026-03-01')).toBe(0)
})
