import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBengaliDigits } from './digits.ts'
import { foldAlike, foldExact, wordAt, wordsOf } from './fold.ts'

it.each([
  ['digits', '২০২৬', '2026'],
  ['digits of other scripts', '٢٠٢٦ २०२६ 𝟮𝟬𝟮𝟲', '2026 2026 2026'],
  ['letter case', 'Annual SPORTS', 'annual sports'],
  ['joiners', 'র\u200d\u09cd\u09afাব ক্\u200cষ', 'র\u09cd\u09afাব ক্ষ'],
  ['a soft hyphen', 'বিদ্যা\u00adলয়', 'বিদ্যালয়'],
  [
    'letters apart from their marks',
    'বিষ\u09df ব\u09dc e\u0301',
    'বিষ\u09af\u09bc বড\u09bc \u00e9',
  ],
  ['a vowel sign in two halves', '\u0995\u09c7\u09be', '\u0995\u09cb'],
  ['a t with and without its own letter', 'উৎসব', 'উত্সব'],
  ['a t without a vowel before another sign', 'ৎ\u09bc', 'ত\u09bc\u09cd'],
  ['letters of Assamese', 'ৰাত', 'রাত'],
])('%s never make a difference', (_what, one, other) => {
  expect(foldExact(one)).toBe(foldExact(other))
})

it.each([
  ['long and short vowels', 'পরীক্ষা ঈদ পূজা ঊষা', 'পরিক্ষা ইদ পুজা উশা'],
  ['three consonants of one sound', 'শিক্ষা ষষ্ঠ সকাল', 'সিক্ষা শশ্ঠ শকাল'],
  ['both letters n', 'গণিত নবীন', 'গনিত নবিন'],
  ['a t without a vowel', 'উৎসব', 'উতসব'],
  ['both letters j', 'যাওয়া', 'জাওয়া'],
  ['three letters r', 'বাড়ি গাঢ়', 'বারি গার'],
  ['a moonlike dot', 'চাঁদ', 'চাদ'],
  ['a vowel ri and its common spellings', 'উপবৃত্তি ঋণ', 'উপবিত্তি রিন'],
])('%s are alike', (_what, one, other) => {
  expect(foldExact(one)).not.toBe(foldExact(other))
  expect(foldAlike(foldExact(one))).toBe(foldAlike(foldExact(other)))
})

it.each([
  ['কলম', 'খলম'],
  ['দিন', 'দান'],
  ['১০', '১০০'],
  ['ফরমক', 'ফরম ক'],
  ['\u09af', '\u09af\u09bc'],
])('%j and %j stay different', (a, b) => {
  expect(foldAlike(foldExact(a))).not.toBe(foldAlike(foldExact(b)))
})

it('leaves out a word of more than 100 letters', () => {
  for (const letter of ['ক', '𝒳']) {
    const longest = letter.repeat(100)
    expect(wordsOf(`ছুটি ${longest} ${longest}${letter} কাল`)).toEqual(['ছুটি', longest, 'কাল'])
  }
})

describe('A folded text', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...Array.from('অইঈউঊকঙডঢণনতৎশষসযরািীুূেোৈ়্ঁংঃ')),
        fc.constantFrom(...Array.from('০১২৩৪৫৬৭৮৯'), '٤', '𝟮'),
        fc.constantFrom(' ', '\u00a0', '\n', '\u200c', '\u200d', '\u00ad'),
        fc.constantFrom('%', '_', '\\', "'", '"', '-', '।', '😀'),
        fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(''))

  it('does not change when it is folded again', () => {
    fc.assert(
      fc.property(text, (one) => {
        const exact = foldExact(one)
        expect(foldExact(exact)).toBe(exact)
        expect(foldAlike(foldAlike(exact))).toBe(foldAlike(exact))
      }),
    )
  })

  it('is the same for any letter case, digits and normal form', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(foldExact(one.toUpperCase())).toBe(foldExact(one))
        expect(foldExact(toBengaliDigits(one))).toBe(foldExact(one))
        expect(foldExact(one.normalize('NFD'))).toBe(foldExact(one))
      }),
    )
  })

  it('has as many words as the unfolded text', () => {
    fc.assert(
      fc.property(text, (one) => {
        const words = positionsIn(one).filter((at) => wordAt(one, at))
        expect(wordsOf(foldExact(one))).toHaveLength(words.length)
      }),
    )
  })
})

/** The positions of the characters of a text, which can take two code units. */
function positionsIn(text: string): number[] {
  return Array.from(text.matchAll(/./gsu), ({ index }) => index)
}
