import { expect, it } from 'vitest'
import { classesMeant } from './class-ranges.ts'
import { foldExact } from '@pathshala/bengali/fold'
import { matcher } from './question.ts'

it.each([
  ['ষষ্ঠ থেকে নবম শ্রেণি', ['সপ্তম', 'অষ্টম']],
  ['তৃতীয় শ্রেণি হতে পঞ্চম শ্রেণি', ['চতুর্থ']],
  ['৬ষ্ঠ-৯ম', ['সপ্তম', 'অষ্টম']],
  ['ষষ্ঠ – অষ্টম', ['সপ্তম']],
  ['Class six to class nine', ['সপ্তম', 'অষ্টম']],
  ['ষষ্ঠ থেকে সপ্তম', []],
  ['নবম থেকে ষষ্ঠ', []],
  ['৬ থেকে ৯ তারিখ', []],
  ['ষষ্ঠ ও নবম শ্রেণি', []],
])('%s means the classes %j too', (text, classes) => {
  expect(classesMeant(foldExact(text))).toEqual(classes.map(foldExact))
})

it.each(['class 8 routine', 'অষ্টম শ্রেণির রুটিন', '৮ম শ্রেণি রুটিন'])(
  'finds a timetable of classes six to nine by %s',
  (query) => {
    const matches = matcher(query)
    expect(matches({ title: 'পরীক্ষার সময়সূচি (ষষ্ঠ থেকে নবম শ্রেণি)', text: '' })).toBe(true)
    expect(matches({ title: 'পরীক্ষার সময়সূচি (ষষ্ঠ ও নবম শ্রেণি)', text: '' })).toBe(false)
  },
)
