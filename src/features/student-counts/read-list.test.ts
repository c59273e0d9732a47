import { expect, it } from 'vitest'
import { readCounts } from './read-list.ts'

const HEADING = ['শ্রেণি', 'শাখা', 'শিফট', 'মোট ছাত্রী', 'মুসলিম', 'প্রতিবন্ধী']

function read(...rows: string[][]) {
  return readCounts([HEADING, ...rows])
}

it('cuts a row into cells as they are written, and an empty cell into an empty text', () => {
  const { rows } = read(['৬ষ্ঠ', 'ক', 'প্রভাতি', '৬৫', '', '১'])!
  expect(rows).toMatchObject([
    {
      row: 2,
      cells: {
        className: '৬ষ্ঠ',
        section: 'ক',
        shift: 'প্রভাতি',
        girls: '৬৫',
        muslim: '',
        physicalDisabled: '১',
      },
    },
  ])
})

it.each(['মোট', 'মোট শিক্ষার্থী', 'Total students'])(
  'takes a single total “%s” for the girls',
  (heading) => {
    const { rows } = readCounts([
      ['শ্রেণি', 'শাখা', 'শিফট', heading, 'মুসলিম'],
      ['ষষ্ঠ', 'ক', 'দিবা', '৬৫', '৬০'],
    ])!
    expect(rows[0]!.cells).toMatchObject({ girls: '৬৫', muslim: '৬০' })
  },
)

it('ignores the total beside the girls or the boys', () => {
  const { rows } = readCounts([
    ['শ্রেণি', 'শাখা', 'শিফট', 'ছাত্র', 'ছাত্রী', 'মোট'],
    ['ষষ্ঠ', 'ক', 'দিবা', '৫', '৬০', '৬৫'],
    ['ষষ্ঠ', 'খ', 'দিবা', '৪', '', '৪'],
  ])!
  expect(rows.map(({ cells }) => [cells['boys'], cells['girls'], cells['total']])).toEqual([
    ['৫', '৬০', undefined],
    ['৪', '', undefined],
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
    ['সর্বমোট', '', '', '২৬৩'],
  )!
  const keys = list.rows.map(({ row, cells: { className, section, shift } }) =>
    [row, className, section, shift].join(' '),
  )
  expect(keys).toEqual([
    '2 ষষ্ঠ ক প্রভাতি',
    '3 ষষ্ঠ খ প্রভাতি',
    '4 ষষ্ঠ গ দিবা',
    '6 ষষ্ঠ ঘ দিবা',
    '7 সপ্তম ক ',
  ])
  expect(list.sums).toEqual([
    { row: 5, text: 'ষষ্ঠ' },
    { row: 8, text: 'সর্বমোট' },
  ])
})

it('finds no list without a column of numbers', () => {
  expect(readCounts([HEADING.slice(0, 3), ['ষষ্ঠ', 'ক', 'দিবা']])).toBeUndefined()
})
