import { expect, test } from 'vitest'
import type { CalendarRecord } from '../schema.ts'
import { CLASSES } from '@pathshala/bengali/classes'
import {
  closureOf,
  examFields,
  examsToAsk,
  movesOf,
  READY_MADE,
  type When,
  hasMovedExams,
  withExams,
} from './closure-values.ts'

const TODAY = '2028-02-28'
const NO_TEXT = { title: '', note: '' }

test.each([
  ['today', {}, '2028-02-28', '2028-02-28'],
  ['tomorrow', {}, '2028-02-29', '2028-02-29'],
  ['tomorrow', { length: '3' }, '2028-02-29', '2028-03-02'],
  ['today', { length: 'until', to: '2028-03-05' }, '2028-02-28', '2028-03-05'],
  ['other', { from: '2028-12-31', length: '2' }, '2028-12-31', '2029-01-01'],
  ['other', {}, '', ''],
] as const)('a closure of %s, %j, is from %s to %s', (when: When, choice, from, to) => {
  const closure = closureOf(when, { ...READY_MADE, ...choice }, NO_TEXT, TODAY)
  expect(closure).toMatchObject({ kind: 'closure', isClosed: true, shift: null, from, to })
})

test('a new closure has the reason “অনিবার্য কারণে”', () => {
  expect(closureOf('today', READY_MADE, NO_TEXT, TODAY).title).toBe('অনিবার্য কারণে')
})

test('a typed reason becomes the title', () => {
  const choice = { ...READY_MADE, reason: 'other' as const, shift: 'Day' as const }
  const text = { title: ' পানির লাইন মেরামত ', note: ' সোমবারের পরীক্ষা পরে হবে। ' }
  expect(closureOf('today', choice, text, TODAY)).toMatchObject({
    title: 'পানির লাইন মেরামত',
    note: 'সোমবারের পরীক্ষা পরে হবে।',
    shift: 'Day',
  })
})

test('the answer about the exams of its days is told to visitors', () => {
  const closure = closureOf('today', READY_MADE, { title: '', note: 'বাস চলবে' }, TODAY)
  const exam = { title: 'মডেল টেস্ট', classes: ['Eight'], startsAt: '10:00' } as const
  const exams = [exam as unknown as CalendarRecord]
  const answer = (choice: object, of = exams) =>
    withExams(closure, { exams: '', examDay: '', ...choice }, of)
  const start = 'বাস চলবে। এই দিনের মডেল টেস্ট:'
  expect(answer({ exams: 'moved', examDay: '2028-03-05' })).toMatchObject({
    note: `${start} নতুন তারিখ রবিবার, ৫ মার্চ।`,
    keepsExams: false,
  })
  expect(answer({ exams: 'open' }).note).toBe(`${start} নতুন তারিখ পরে জানানো হবে।`)
  expect(hasMovedExams(answer({ exams: 'moved', examDay: '2028-03-05' }))).toBe(true)
  expect(hasMovedExams(answer({ exams: 'open' }))).toBe(false)
  expect(hasMovedExams({ note: 'নতুন তারিখ পরে জানানো হবে।'.normalize() })).toBe(false)
  expect(answer({ exams: 'kept' })).toEqual({ ...closure, keepsExams: true })
  expect(answer({ exams: 'open' }, [])).toBe(closure)
  expect(answer({})).toBe(closure)
})

test('asks about the exams on the days that a closure adds, from today on', () => {
  const rest = { isClosed: false, shift: null, classes: [], keepsExams: false, version: 2 } as const
  const made = (_id: string, kind: 'exam' | 'closure', from: string, to = from) =>
    ({ ...rest, _id, kind, from, to, isClosed: kind === 'closure' }) as unknown as CalendarRecord
  const early = made('early', 'exam', '2028-02-24', '2028-02-28')
  const late = made('late', 'exam', '2028-03-01', '2028-03-02')
  const calendar = { entries: [early, late], weeklyHolidays: [5, 6], classes: CLASSES }
  const closure = made('closure', 'closure', '2028-02-27', '2028-02-29')
  const longer = { ...closure, to: '2028-03-05' }
  const withClosure = { ...calendar, entries: [...calendar.entries, closure] }
  const ask = (one: CalendarRecord, before?: CalendarRecord, of = calendar) =>
    examsToAsk(one, before, TODAY, of).map(({ _id }) => _id)
  expect(ask(longer)).toEqual(['early', 'late'])
  expect(ask({ ...longer, kind: 'holiday' })).toEqual([])
  expect(ask({ ...longer, keepsExams: true })).toEqual([])
  expect(ask({ ...closure, from: '', to: '' })).toEqual([])
  expect(ask({ ...longer, to: '2028-02-26' })).toEqual([])
  // Days that are over are not asked about.
  expect(ask({ ...closure, from: '2028-02-24', to: '2028-02-27' })).toEqual([])
  // Its first days were asked about when the closure was announced.
  expect(ask(closure, closure, withClosure)).toEqual([])
  const long = made('long', 'exam', '2028-02-28', '2028-03-01')
  const withLong = { ...calendar, entries: [long, closure] }
  expect(ask(closure, closure, withLong)).toEqual([])
  expect(ask({ ...closure, to: '2028-03-01' }, closure, withLong)).toEqual(['long'])
  expect(ask(closure, { ...closure, shift: 'Day' }, withLong)).toEqual(['long'])
  expect(ask(longer, closure, withClosure)).toEqual(['late'])
  expect(ask(closure, { ...closure, kind: 'holiday' }, withClosure)).toEqual(['early'])

  const days = { exams: 'moved', examDay: '2028-03-06' } as const
  expect(examFields(longer, days, [late])).toEqual(days)
  expect(examFields(longer, { ...days, examDay: longer.to }, [late])).toMatchObject({ examDay: '' })
  expect(examFields(longer, { exams: '', examDay: '' }, [late])).toEqual({ exams: '' })
  expect(examFields(longer, days, [])).toEqual({})
  expect(movesOf(longer, days, [late], calendar)).toEqual([
    { _id: 'late', version: 2, from: '2028-03-06', to: '2028-03-07' },
  ])
  expect(movesOf(longer, { ...days, exams: 'open' }, [late], calendar)).toEqual([])
})
