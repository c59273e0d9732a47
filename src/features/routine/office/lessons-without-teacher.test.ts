import { expect, it } from 'vitest'
import { routine } from '../../../../tests/records.ts'
import type { RoutineRecord } from '../schema.ts'
import { lessonsWithoutTeacher } from './lessons-without-teacher.ts'

const [lesson] = routine.lessons
const six = {
  ...routine,
  _id: 'six',
  lessons: [
    { ...lesson!, day: 0, teacherId: 'gone', teacher: 'রহিমা' },
    { ...lesson!, day: 1, teacherId: 'here', teacher: 'সালমা' },
    { ...lesson!, day: 2, teacherId: null, teacher: 'অতিথি শিক্ষক' },
    { ...lesson!, day: 3, teacherId: 'gone', teacher: 'রহিমা' },
  ],
} as unknown as RoutineRecord

it('lessons of deleted teachers are found for each section, and no others', () => {
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
