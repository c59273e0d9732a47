import papaparse from 'papaparse'
import { expect, it } from 'vitest'
import { routine } from '../../../tests/records.ts'
import { routineTable } from './csv.ts'
import { parseTable } from './paste/parse-table.ts'

const PEOPLE = new Set(['দিলরুবা খাতুন', 'সুভাষ চন্দ্র মণ্ডল'])

it('a routine is a table of days and periods that the office reads as the same routine', () => {
  const practical = {
    day: 6,
    period: 2,
    subject: 'বিজ্ঞান (ব্যবহারিক)',
    teacherId: 't',
    teacher: 'সুভাষ চন্দ্র মণ্ডল',
  }
  const without = { ...practical, day: 1, teacherId: null, teacher: '' }
  const bracketed = { ...without, day: 2, subject: 'গণিত (সেট ক)' }
  const lessons = [...routine.lessons, practical, without, bracketed]
  const { columns, rows } = routineTable({ periods: routine.periods, lessons })
  expect(columns).toEqual(['বার', '১ম ৭:৩০–৮:০৫', 'টিফিন ৮:০৫–৮:১৫', '২য় ৮:১৫–৮:৫০'])
  expect(rows).toEqual([
    ['শনিবার', '', '', 'বিজ্ঞান (ব্যবহারিক) (সুভাষ চন্দ্র মণ্ডল)'],
    ['রবিবার', 'বাংলা (দিলরুবা খাতুন)', '', 'গণিত'],
    ['সোমবার', '', '', 'বিজ্ঞান (ব্যবহারিক)'],
    ['মঙ্গলবার', '', '', 'গণিত (সেট ক) (–)'],
  ])

  const { data } = papaparse.parse<string[]>(papaparse.unparse([columns, ...rows]))
  const read = parseTable(data, { days: [], isTeacher: (name) => PEOPLE.has(name) })
  expect(read.refused).toEqual([])
  expect(read.columns).toEqual(routine.periods.map((one) => ({ ...one })))
  const sorted = (all: { day: number; period: number; subject: string; teacher: string }[]) =>
    all.map(({ day, period, subject, teacher }) => `${day} ${period} ${subject} ${teacher}`).sort()
  expect(sorted(read.lessons.map(({ column, ...one }) => ({ ...one, period: column })))).toEqual(
    sorted(lessons),
  )
})
