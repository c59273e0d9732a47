import { expect, it } from 'vitest'
import { isSum, resultOrder, shapeOf } from './table-shape.ts'

const row = (...cells: string[]) => cells
const rows = (count: number, ...cells: string[]) => Array.from({ length: count }, () => cells)

it.each([
  [
    'two columns',
    [row('কাজ', 'তারিখ ও সময়'), ...rows(5, 'অনলাইনে আবেদন শেষ', '৩ ডিসেম্বর ২০২৬, বিকাল ৫টা')],
  ],
  [
    'three narrow columns',
    [row('তারিখ', 'ষষ্ঠ থেকে অষ্টম', 'নবম'), ...rows(11, '৩ ডিসেম্বর, বৃহস্পতিবার', 'গণিত', 'গণিত')],
  ],
])('a phone shows %s as they are', (_, cells) => {
  expect(shapeOf(cells)).toEqual({ isCards: false, isSliding: false })
})

it.each([
  [
    'three columns with long cells',
    [
      row('সময়', 'কর্মসূচি', 'পরিচালনা'),
      ...rows(
        6,
        'সকাল ১০:৩০',
        'ছাত্রীদের লেখা চিঠি পাঠ: আমার প্রিয় শিক্ষক ও তাঁর ক্লাসের গল্প, সব শ্রেণি থেকে',
        'সাহিত্য ক্লাব, সংগীত দল ও নবম শ্রেণির বিজ্ঞান শাখা',
      ),
    ],
  ],
  [
    'columns with a long word',
    [row('ঠিকানা', 'নাম'), ...rows(2, 'educationboardresults.gov.bd', 'বোর্ড')],
  ],
  ['four columns', [row('শ্রেণি', 'ছাত্রী', 'কক্ষ', 'ফি'), ...rows(2, 'ষষ্ঠ', '১', '২', '৩')]],
])('a phone shows %s as cards', (_, cells) => {
  expect(shapeOf(cells)).toEqual({ isCards: true, isSliding: false })
})

it('the columns of a larger table slide', () => {
  const cells = rows(14, 'ক', 'খ', 'গ', 'ঘ', 'ঙ')
  expect(shapeOf(cells)).toEqual({ isCards: false, isSliding: true })
  expect(shapeOf(rows(2, 'ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ'))).toEqual({
    isCards: false,
    isSliding: true,
  })
})

it.each([
  ['বোর্ড ও কেন্দ্র ফি (টাকা)', true],
  ['মোট', true],
  ['Total fee', true],
  ['কাউন্টার', false],
  ['ফিরতি তারিখ', false],
])('%s is the heading of a sum: %s', (heading, expected) => {
  expect(isSum(heading)).toBe(expected)
})

it.each([
  ['ক্রমিক নং', 'রোল', 'নাম', 'বাংলা', 'মোট'],
  ['S.No', 'Class Roll', 'Name', 'Bangla', 'Total'],
  ['#', 'Roll No', 'Name', 'Bangla', 'Total'],
])('puts the roll number of a sheet before its serial number: %s, %s', (...heads) => {
  expect(resultOrder(heads)).toEqual({ order: [1, 2, 4, 3, 0], firstCount: 3, hasSerial: true })
})

it('keeps the order of a table without roll numbers, such as a list of prizes', () => {
  expect(resultOrder(['ক্রম', 'নাম', 'রোল'])).toBeUndefined()
})
