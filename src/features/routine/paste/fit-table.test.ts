import { expect, it } from 'vitest'
import type { Timetable } from '../timetable.ts'
import { fitTable } from './fit-table.ts'
import { parseTable } from './parse-table.ts'
import { findByName, findByPart } from '@pathshala/bengali/person-name'

const PEOPLE = [
  { _id: 't1', name: 'নাসরিন জাহান' },
  { _id: 't2', name: 'মো. আবদুল মতিন' },
  { _id: 't3', name: 'মো. আবদুল হাই' },
]
const period = (name: string, from: string, to: string, isBreak = false) => ({
  name,
  from,
  to,
  isBreak,
})
const WEEK: Timetable = {
  periods: [
    period('১ম', '07:30', '08:05'),
    period('টিফিন', '08:05', '08:15', true),
    period('২য়', '08:15', '08:50'),
  ],
  lessons: [
    { day: 0, period: 0, subject: 'কৃষি', teacherId: null, teacher: '' },
    { day: 4, period: 2, subject: 'সংগীত', teacherId: null, teacher: '' },
  ],
}

function paste(text: string, { days = [0, 1], start = 0 } = {}) {
  const rows = text.split('\n').map((row) => row.split('\t'))
  const read = parseTable(rows, { days, isTeacher: (name) => !!findByPart(name, PEOPLE) })
  const { periods, lessons } = fitTable(read, WEEK, { start, people: PEOPLE })
  return {
    periods: periods.map(({ name, from, to }) => `${name} ${from}–${to}`),
    lessons: lessons.map(({ day, period: at, subject }) => `${day}.${at} ${subject}`),
    teachers: lessons.map(({ teacherId, teacher }) => teacherId ?? teacher),
  }
}

it('a table with days and times replaces lessons and periods; a break fills its gap', () => {
  expect(paste('\t১ম ৮:০০-৮:৩০\tবিরতি\t২য় ৮:৪৫-৯:১৫\nরবি\tগণিত\t\tবাংলা')).toMatchObject({
    periods: ['১ম 08:00–08:30', 'বিরতি 08:30–08:45', '২য় 08:45–09:15'],
    lessons: ['0.0 গণিত', '0.2 বাংলা'],
  })
})

it('a table without times keeps the periods, skips the break, and adds missing periods', () => {
  expect(paste('\t১ম\t২য়\t৩য়\nরবি\tগণিত\tবাংলা\tইংরেজি')).toMatchObject({
    periods: ['১ম 07:30–08:05', 'টিফিন 08:05–08:15', '২য় 08:15–08:50', '৩য় 08:50–09:25'],
    lessons: ['0.0 গণিত', '0.2 বাংলা', '0.3 ইংরেজি'],
  })
})

it('times out of order are ignored', () => {
  const { periods } = paste('\t১ম ৯:০০-৯:৩০\t২য় ৮:০০-৮:৩০\nরবি\tগণিত\tবাংলা')
  expect(periods).toHaveLength(3)
  expect(periods[0]).toBe('১ম 07:30–08:05')
})

it('cells without days replace only the cells from the start on', () => {
  expect(paste('গণিত\nবাংলা', { days: [3, 4], start: 2 }).lessons).toEqual([
    '0.0 কৃষি',
    '3.2 গণিত',
    '4.2 বাংলা',
  ])
})

it('finds a teacher by a part of the name that no other teacher has', () => {
  expect(paste('রবি\tগণিত (জাহান)\tবাংলা (আবদুল)').teachers).toEqual(['t1', 'আবদুল'])
  expect(findByPart('মোঃ মতিন', PEOPLE)?._id).toBe('t2')
  expect(findByName('আব্দুল মতিন', PEOPLE)).toBeUndefined()
  expect(findByName('আবদুল মতীন', PEOPLE)?._id).toBe('t2')
  expect(findByName('মতিন', PEOPLE)).toBeUndefined()
})
