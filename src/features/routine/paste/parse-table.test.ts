import { describe, expect, it } from 'vitest'
import { parseHeading, parseLesson } from './timetable-cells.ts'
import { parseTable, type ReadTable } from './parse-table.ts'
import { findByPart } from '@pathshala/bengali/person-name'
import { parseWeekday } from '@pathshala/tables/read-cell'

const TEACHERS = [
  { _id: 't1', name: 'নাসরিন জাহান' },
  { _id: 't2', name: 'মো. আবদুল মতিন' },
  { _id: 't3', name: 'মো. আবদুল হাই' },
]
const isTeacher = (name: string) => findByPart(name, TEACHERS) !== undefined
const read = (text: string, days = [0, 1, 2]) =>
  parseTable(
    text.split('\n').map((row) => row.split('\t')),
    { days, isTeacher },
  )

/** `0.1 গণিত (নাসরিন)`: day, column, subject, teacher. */
const show = ({ lessons }: ReadTable) =>
  lessons.map(
    ({ day, column, subject, teacher }) =>
      `${day}.${column} ${subject}${teacher && ` (${teacher})`}`,
  )

it.each<[text: string, expected: number | undefined]>([
  ['রবিবার', 0],
  ['রবি', 0],
  ['রবি.', 0],
  ['সোমবার', 1],
  ['মঙ্গল', 2],
  ['বুধ বার', 3],
  ['বৃহঃ', 4],
  ['বৃহস্পতিবার', 4],
  ['বৃহস্পতি', 4],
  ['শুক্রবার', 5],
  ['শনিবার', 6],
  ['Sunday', 0],
  ['THU', 4],
  ['Thurs.', 4],
  ['Saturday', 6],
  ['রবিউল ইসলাম', undefined],
  ['ৰবি', 0],
  ['বুধাদিত্য', undefined],
  ['Sunil Das', undefined],
  ['গণিত', undefined],
  ['', undefined],
])('“%s” is day %s', (text, expected) => {
  expect(parseWeekday(text)).toBe(expected)
})

it.each<[text: string, expected: [subject: string, teacher: string] | undefined]>([
  ['গণিত', ['গণিত', '']],
  ['গণিত (নাসরিন জাহান)', ['গণিত', 'নাসরিন জাহান']],
  ['গণিত\nনাসরিন জাহান', ['গণিত', 'নাসরিন জাহান']],
  ['গণিত\n(নাসরিন)', ['গণিত', 'নাসরিন']],
  ['Math (N. Jahan)', ['Math', 'N. Jahan']],
  ['বিজ্ঞান (ব্যবহারিক)', ['বিজ্ঞান (ব্যবহারিক)', '']],
  ['বিজ্ঞান (ব্যবহারিক)\nসুভাষ চন্দ্র', ['বিজ্ঞান (ব্যবহারিক)', 'সুভাষ চন্দ্র']],
  ['বিজ্ঞান (ব্যবহারিক) (সুভাষ)', ['বিজ্ঞান (ব্যবহারিক)', 'সুভাষ']],
  ['বাংলা (২য় পত্র)', ['বাংলা (২য় পত্র)', '']],
  ['বাংলা\n২য় পত্র', ['বাংলা ২য় পত্র', '']],
  ['বাংলাদেশ ও\nবিশ্বপরিচয়\nশিরিন আখতার', ['বাংলাদেশ ও বিশ্বপরিচয়', 'শিরিন আখতার']],
  ['  গণিত  \n\n নাসরিন  জাহান ', ['গণিত', 'নাসরিন জাহান']],
  ['-', undefined],
  ['—', undefined],
  ['x', undefined],
  ['', undefined],
])('a cell “%s” is %s', (text, expected) => {
  const [subject, teacher] = expected ?? []
  const normal = (one?: string) => one?.normalize('NFC')
  expect(parseLesson(text.normalize('NFC'), isTeacher)).toEqual(
    expected && { subject: normal(subject), teacher: normal(teacher) },
  )
})

it.each<[text: string, expected: object]>([
  ['১ম', { name: '১ম', isBreak: false }],
  ['1', { name: '১ম', isBreak: false }],
  ['১ম\n৭:৩০-৮:০৫', { name: '১ম', from: '07:30', to: '08:05', isBreak: false }],
  [
    '2nd Period (8.05 – 8.40 AM)',
    { name: '2nd Period', from: '08:05', to: '08:40', isBreak: false },
  ],
  ['১২:৩০ থেকে ১:০৫', { name: '', from: '12:30', to: '13:05', isBreak: false }],
  ['টিফিন ৯:৫০–১০:০০', { name: 'টিফিন', from: '09:50', to: '10:00', isBreak: true }],
  ['Tiffin break', { name: 'Tiffin break', isBreak: true }],
  ['৮:৪০–৮:০৫', { name: '', isBreak: false }],
])('a heading “%s”', (text, expected) => {
  expect(parseHeading(text)).toEqual(expected)
})

describe('a table', () => {
  it('of days in rows, with a title, serial numbers, headings and a break', () => {
    const table = read(
      [
        'রুটিন ২০২৬: অষ্টম শ্রেণি',
        'ক্রম\tবার\t১ম ৭:৩০-৮:০৫\tটিফিন\t২য় ৮:২০-৮:৫৫',
        '১\tরবিবার\tগণিত (নাসরিন)\tটিফিন\tবাংলা',
        '২\tসোম\t-\t\tইংরেজি / মতিন',
      ].join('\n'),
    )
    expect(show(table)).toEqual(['0.0 গণিত (নাসরিন)', '0.2 বাংলা', '1.2 ইংরেজি (মতিন)'])
    expect(table.columns.map(({ isBreak }) => isBreak)).toEqual([false, true, false])
    expect(table.refused).toEqual([])
  })

  it('of days in columns', () => {
    const table = read(
      ['\tসময়\tSun\tMon', '1st\t7:30-8:05\tMath\tEnglish', '2nd\t8:05-8:40\t\tScience'].join('\n'),
    )
    expect(show(table)).toEqual(['0.0 Math', '1.0 English', '1.1 Science'])
    expect(table.columns[1]).toEqual({ name: '2nd', from: '08:05', to: '08:40', isBreak: false })
  })

  it('with the teachers in a separate row', () => {
    expect(show(read('রবি\tগণিত\tবাংলা\n\tনাসরিন\tমতিন\nসোম\tবাংলা\tগণিত'))).toEqual([
      '0.0 গণিত (নাসরিন)',
      '0.1 বাংলা (মতিন)',
      '1.0 বাংলা',
      '1.1 গণিত',
    ])
  })

  it('with a day that stretches over two rows', () => {
    const rows = [
      ['রবি', 'গণিত', 'টিফিন'],
      ['রবি', 'নাসরিন', 'টিফিন'],
    ]
    const table = parseTable(rows, { days: [0], isTeacher })
    expect(show(table)).toEqual(['0.0 গণিত (নাসরিন)'])
    expect(table.columns[1]!.isBreak).toBe(true)
  })

  it('refuses rows without a day and repeated days, with their texts', () => {
    const { lessons, refused } = read(
      'রবি\tগণিত\nসোম\tবাংলা\nঅর্ধদিবস\tইংরেজি\tবাংলা\nরবি\tবিজ্ঞান\nস্বাক্ষর\t',
    )
    expect(lessons).toHaveLength(2)
    expect(refused).toEqual([
      { row: 2, text: 'অর্ধদিবস · ইংরেজি · বাংলা', reason: 'no-day' },
      { row: 3, text: 'রবি · বিজ্ঞান', reason: 'day-again' },
    ])
  })

  it('without days fills the days of the grid, and refuses further rows', () => {
    const table = read('গণিত\tবাংলা\n\tইংরেজি\nবিজ্ঞান\t\nধর্ম\t', [1, 2, 3])
    expect(show(table)).toEqual(['1.0 গণিত', '1.1 বাংলা', '2.1 ইংরেজি', '3.0 বিজ্ঞান'])
    expect(table.refused.map(({ text }) => text)).toEqual(['ধর্ম'])
    expect(table.hasDays).toBe(false)
  })

  it('without days can have headings', () => {
    expect(show(read('১ম\t২য়\nগণিত\tবাংলা'))).toEqual(['0.0 গণিত', '0.1 বাংলা'])
  })

  it.each(['', '\n\n', '\t\t'])('without text is empty', (text) => {
    expect(read(text)).toMatchObject({ columns: [], lessons: [], refused: [] })
  })
})
