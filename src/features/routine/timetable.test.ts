import { expect, it } from 'vitest'
import { copyTimetable, insertPeriod, removePeriod, type Timetable } from './timetable.ts'

const lesson = (period: number, subject: string) => ({
  day: 0,
  period,
  subject,
  teacherId: null,
  teacher: '',
})
const WEEK: Timetable = {
  periods: [
    { name: '১ম', from: '07:30', to: '08:05', isBreak: false },
    { name: '২য়', from: '08:05', to: '08:45', isBreak: false },
    { name: '৩য়', from: '09:00', to: '09:40', isBreak: false },
  ],
  lessons: [lesson(0, 'গণিত'), lesson(1, 'বাংলা'), lesson(2, 'ইংরেজি')],
}
const show = ({ periods, lessons }: Timetable) => [
  ...periods.map(({ name, from, to }) => `${name} ${from}–${to}`),
  ...lessons.map(({ period, subject }) => `${period} ${subject}`),
]

it('a break between two periods moves the later ones, with their lessons', () => {
  expect(show(insertPeriod(WEEK, 0, { name: 'টিফিন', isBreak: true }))).toEqual([
    '১ম 07:30–08:05',
    'টিফিন 08:05–08:15',
    '২য় 08:15–08:55',
    '৩য় 09:10–09:50',
    '0 গণিত',
    '2 বাংলা',
    '3 ইংরেজি',
  ])
})

it('a period that fits into a gap moves nothing; a period at the end is as long as the period before', () => {
  const { periods } = insertPeriod(WEEK, 1, { name: 'টিফিন', isBreak: true })
  expect(periods[3]!.from).toBe('09:00')
  expect(insertPeriod(WEEK, 2, { name: '৪র্থ', isBreak: false }).periods[3]).toMatchObject({
    from: '09:40',
    to: '10:20',
  })
})

it('a period added after a period without times has no times', () => {
  const half = { ...WEEK, periods: [{ name: '১ম', from: '07:30', to: '৮', isBreak: false }] }
  expect(insertPeriod(half, 0, { name: '২য়', isBreak: false }).periods[1]).toMatchObject({
    from: '৮',
    to: '',
  })
})

it('a removed period takes its lessons with it', () => {
  expect(show(removePeriod(WEEK, 1))).toEqual([
    '১ম 07:30–08:05',
    '৩য় 09:00–09:40',
    '0 গণিত',
    '1 ইংরেজি',
  ])
})

it('a copy takes the periods, or puts the lessons into the periods of another shift', () => {
  const taught = WEEK.lessons.map((one) => ({ ...one, teacherId: 't1', teacher: 'নাসরিন' }))
  const source = insertPeriod({ ...WEEK, lessons: taught }, 0, { name: 'টিফিন', isBreak: true })
  expect(copyTimetable(source, { withTeachers: true })).toEqual(source)
  const day = [
    { name: '১ম', from: '12:00', to: '12:35', isBreak: false },
    { name: '২য়', from: '12:35', to: '13:10', isBreak: false },
  ]
  const copy = copyTimetable(source, { periods: day, withTeachers: false })
  expect(show(copy)).toEqual([
    '১ম 12:00–12:35',
    '২য় 12:35–13:10',
    '৩য় 13:10–13:45',
    '0 গণিত',
    '1 বাংলা',
    '2 ইংরেজি',
  ])
  expect(copy.lessons.map(({ teacherId, teacher }) => teacherId ?? teacher)).toEqual(['', '', ''])
})
