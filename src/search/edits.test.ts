import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countLetters, editsOf } from './correction.ts'
import { foldAlike, foldExact } from '@pathshala/bengali/fold'

const fold = (word: string) => foldAlike(foldExact(word))
const isEdit = (typed: string, word: string) => editsOf(fold(typed)).has(fold(word))

it.each([
  ['উপবৃতি', 'উপবৃত্তি', 'a letter less'],
  ['ভরতি', 'ভর্তি', 'a letter beside in place of below'],
  ['পরিখা', 'পরীক্ষা', 'খ for ক্ষ'],
  ['অবিভাবক', 'অভিভাবক', 'another letter'],
  ['বিদালয়', 'বিদ্যালয়', 'a letter below another less'],
  ['নোটীশশ', 'নোটিশ', 'a letter more'],
  ['নোটশ', 'নোটিশ', 'a vowel sign less'],
  ['নোশিট', 'নোটিশ', 'no single letter, but two neighbours that are apart', false],
  ['ছিুট', 'ছুিট', 'two neighbours', false],
  ['রুনটি', 'রুটিন', 'two letters', false],
  ['কমল', 'কলম', 'two neighbours'],
  ['পরীক্ষা', 'পরীক্ষা', 'nothing', false],
  ['scholership', 'scholarship', 'a vowel'],
  ['reuslt', 'result', 'two neighbours'],
  ['resul', 'result', 'a letter less'],
  ['rezalt', 'result', 'two letters', false],
])('%s, %s: %s', (typed, word, _difference, expected = true) => {
  expect(isEdit(typed, word)).toBe(expected)
})

it('has no edits of numbers, mixed words, other scripts and very long words', () => {
  for (const word of ['2026', '৫ম', 'ক2', 'abcক', 'привет', '', 'ক'.repeat(17)]) {
    expect(editsOf(fold(word)).size, word).toBe(0)
  }
})

it('is symmetric', { tags: 'rest' }, () => {
  const letter = fc.constantFrom(...Array.from('কতরশ'), 'ক্ত', 'ি', 'া', '\u09CDর')
  const word = fc.array(letter, { minLength: 1, maxLength: 5 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [a, b] = [fold(`ম${one}`), fold(`ম${other}`)]
      fc.pre(editsOf(a).has(b) && editsOf(b).size > 0)
      fc.pre(editsOf(b).has(a) || isPossible(a))
      expect(editsOf(b).has(a)).toBe(true)
    }),
  )
})

/** Whether each vowel sign has its own consonant. */
function isPossible(word: string): boolean {
  return !/[াি][াি\u09CD]/.test(word) && countLetters(word) > 0
}
