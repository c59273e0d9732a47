import { expect, it } from 'vitest'
import { readCounts } from './read-list.ts'

const HEADING = ['শ্রেণি', 'শাখা', 'শিফট', 'মোট ছাত্রী', 'মুসলিম', 'প্রতিবন্ধী']

function read(...rows: string[][]) {
  return readCounts([HEADING, ...rows])
}

it.each([
  [['ষষ্ঠ', 'ক', 'প্রভাতি', '৬৫', '৫৫', '১'], { className: 'Six', girls: 65, physicalDisabled: 1 }],
  [['৬ষ্ঠ', 'খ', 'প্রভাতি', '60'], { className: 'Six', section: 'B', girls: 60 }],
  [['Class-7', 'A', 'Day', '58'], { className: 'Seven', section: 'A', shift: 'Day' }],
  [
    ['সপ্তম শ্রেণি (Seven)', 'খ শাখা (B)', 'দিবা (Day)', '58'],
    { className: 'Seven', section: 'B', shift: 'Day' },
  ],
])('reads the section of %j', (row, fields) => {
  expect(read(row)).toMatchObject({ counts: [{ row: 2, fields }], refused: [] })
})

it('leaves an empty count absent', () => {
  const [count] = read(['নবম', 'ক', 'দিবা', '৭০', ''])!.counts
  expect(count!.fields).toEqual({ className: 'Nine', section: 'A', shift: 'Day', girls: 70 })
})

it.each(['মোট', 'মোট শিক্ষার্থী', 'Total students'])(
  'takes a single total “%s” for the girls',
  (heading) => {
    const { counts } = readCounts([
      ['শ্রেণি', 'শাখা', 'শিফট', heading, 'মুসলিম'],
      ['ষষ্ঠ', 'ক', 'দিবা', '৬৫', '৬০'],
    ])!
    expect(counts[0]!.fields).toMatchObject({ girls: 65, muslim: 60 })
  },
)

it('ignores the total beside the girls or the boys', () => {
  const { counts } = readCounts([
    ['শ্রেণি', 'শাখা', 'শিফট', 'ছাত্র', 'ছাত্রী', 'মোট'],
    ['ষষ্ঠ', 'ক', 'দিবা', '৫', '৬০', '৬৫'],
    ['ষষ্ঠ', 'খ', 'দিবা', '৪', '', '৪'],
  ])!
  const section = { className: 'Six', shift: 'Day' }
  expect(counts.map(({ fields }) => fields)).toEqual([
    { ...section, section: 'A', boys: 5, girls: 60 },
    { ...section, section: 'B', boys: 4 },
  ])
})

it('takes an empty cell below a class for the same class, because cells can be merged', () => {
  const list = read(
    ['ষষ্ঠ', 'ক', 'প্রভাতি', '৬৫'],
    ['', 'খ', '', '৬০'],
    ['', 'গ', 'দিবা', '৫৫'],
    ['ষষ্ঠ', 'মোট', '', '১৮০'],
    ['', 'ঘ', '', '৫০'],
    ['সপ্তম', 'ক', '', '৪০'],
    ['একাদশ', 'ক', 'দিবা', '৩০'],
    ['', 'খ', 'দিবা', '২০'],
  )!
  expect(list.counts.map(({ fields }) => Object.values(fields).join(' '))).toEqual([
    '65 Six A Morning',
    '60 Six B Morning',
    '55 Six C Day',
    '50 Six D Day',
  ])
  expect(list.refused).toEqual([
    { row: 5, reason: 'is-a-sum', text: 'ষষ্ঠ' },
    { row: 7, reason: 'not-a-shift', text: 'সপ্তম' },
    { row: 8, reason: 'not-a-class', text: 'একাদশ' },
    { row: 9, reason: 'not-a-class', text: 'একাদশ' },
  ])
})

it('refuses rows that it cannot read, with their numbers and words', () => {
  const list = read(
    ['দশম', 'ক', 'দিবা', 'সত্তর'],
    ['একাদশ', 'ক', 'দিবা', '১০'],
    ['দশম', 'ক', 'দিবা', '-৩'],
    ['দশম', 'ক', 'দিবা', '৩'],
    ['১০ম', 'ক', 'দিবা', '৪'],
    ['সর্বমোট', '', '', '২৬৩'],
  )
  expect(list!.counts).toHaveLength(1)
  expect(list!.refused).toEqual([
    { row: 2, reason: 'not-a-number', text: 'সত্তর' },
    { row: 3, reason: 'not-a-class', text: 'একাদশ' },
    { row: 4, reason: 'not-a-number', text: '-৩' },
    { row: 6, reason: 'counted-twice', text: '১০ম' },
    { row: 7, reason: 'is-a-sum', text: 'সর্বমোট' },
  ])
})
