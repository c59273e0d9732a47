import { expect, it } from 'vitest'
import { resultsOf, rollIn } from './roll.ts'

it.each([
  ['12', '12'],
  ['১২', '12'],
  [' রোল: ০১২ ', '12'],
  ['Roll No. 7', '7'],
  ['0', '0'],
  ['মোট ২৫ জন', undefined],
  ['12-A', undefined],
  ['12345678901', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the roll number of %s as %s', (text, roll) => expect(rollIn(text)).toBe(roll))

it('keeps columns with the same heading apart', () => {
  const rows = [
    ['রোল', 'মোট', 'লিখিত', 'মোট', 'লিখিত', 'মোট', ''],
    ['৭', '১৫০', '৪০', '৭০', '৫০', '৮০', 'x'],
  ]
  const [found] = resultsOf([{ name: 'ছক ১', rows, firstCount: 2 }], '7')
  expect(found!.first).toEqual([['মোট', '১৫০']])
  expect(found!.subjects.map(([, value]) => value)).toEqual(['৪০', '৭০', '৫০', '৮০'])
})

it('lists the values of a roll number in each table that has it, without empty cells', () => {
  const rows = (...marks: string[]) => [
    ['রোল', 'মোট', 'বাংলা', 'গণিত'],
    ['১', '১০০', '৫০', '৫০'],
    ['০২', ...marks],
  ]
  const sheets = [
    { name: 'ছক ১', rows: rows('১২০', '৬০', ''), firstCount: 2 },
    { name: 'ছক ২', rows: rows('৯৯', '৪৯', '৫০'), firstCount: 2 },
    {
      name: 'ছক ৩',
      rows: [
        ['রোল', 'জিপিএ'],
        ['৩', '৫'],
      ],
      firstCount: 2,
    },
  ]
  expect(resultsOf(sheets, '2')).toEqual([
    { table: 'ছক ১', first: [['মোট', '১২০']], subjects: [['বাংলা', '৬০']] },
    {
      table: 'ছক ২',
      first: [['মোট', '৯৯']],
      subjects: [
        ['বাংলা', '৪৯'],
        ['গণিত', '৫০'],
      ],
    },
  ])
  expect(resultsOf(sheets, '9')).toEqual([])
})
