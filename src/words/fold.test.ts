import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBengaliDigits } from './digits.ts'
import { foldForSearch } from './fold.ts'

it.each([
  ['long and short vowels', 'পরীক্ষা ঈদ পূজা ঊষা', 'পরিক্ষা ইদ পুজা উশা'],
  ['three consonants of one sound', 'শিক্ষা ষষ্ঠ সকাল', 'শিক্শা শশ্ঠ শকাল'],
  ['both letters n', 'গণিত নবীন', 'গনিত নবিন'],
  ['a t without a vowel', 'উৎসব', 'উতসব'],
  ['digits', '২০২৬', '2026'],
  ['digits of other scripts', '٢٠٢٦ २०२६ 𝟮𝟬𝟮𝟲', '2026 2026 2026'],
  ['letter case', 'Annual SPORTS', 'annual sports'],
  ['joiners', 'র\u200d্যাব ক্\u200cষ', 'র্যাব ক্ষ'],
  ['letters apart from their marks', 'বিষ\u09df e\u0301', 'বিষ\u09af\u09bc \u00e9'],
  ['a vowel sign in two halves', '\u0995\u09c7\u09be', '\u0995\u09cb'],
  ['blanks', ' \u00a0ছুটির \t\n নোটিশ\u3000', 'ছুটির নোটিশ'],
])('%s make no difference between titles', (_what, one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other))
})

it.each([
  ['কলম', 'খলম'],
  ['দিন', 'দান'],
  ['১০', '১০০'],
  ['ফরম ক', 'ফরম_ক'],
  ['ফরমক', 'ফরম ক'],
  ['১০০%', '১০০'],
  ['\u09af', '\u09af\u09bc'],
])('%j and %j stay different', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other))
})

describe('A folded title', () => {
  /** Characters of titles, including characters that folding changes. */
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...Array.from('ইঈউঊকণনতৎশষসযরািীুূেোৈ়্ঁংঃ')),
        fc.constantFrom(...Array.from('০১২৩৪৫৬৭৮৯'), '٤', '𝟮'),
        fc.constantFrom(' ', '\u00a0', '\n', '\t', '\u3000'),
        fc.constantFrom('%', '_', '\\', "'", '-', '।'),
        fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
      ),
      { maxLength: 16 },
    )
    .map((parts) => parts.join(''))
  /** Joiners where writers put them: after or before the sign of a conjunct, and at the ends. */
  const joined = fc.tuple(text, fc.constantFrom('\u200c', '\u200d')).map(([title, joiner]) => ({
    title,
    joined: `${joiner}${title.replaceAll('্', `${joiner}্${joiner}`)}${joiner}`,
  }))

  it('does not change when it is folded again', () => {
    fc.assert(
      fc.property(text, (title) => {
        expect(foldForSearch(foldForSearch(title))).toBe(foldForSearch(title))
      }),
    )
  })

  it('has no joiners, no capitals, only digits 0-9, and single inner spaces', () => {
    fc.assert(
      fc.property(joined, (made) => {
        const folded = foldForSearch(made.joined)
        expect(folded).not.toMatch(/\u200c|\u200d|[A-Z]|[^\S ]|^ | $| {2}/)
        expect(folded.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
      }),
    )
  })

  it('is the same in any case, digits and normal form, with and without joiners', () => {
    fc.assert(
      fc.property(text, (title) => {
        const folded = foldForSearch(title)
        expect(foldForSearch(title.toUpperCase())).toBe(folded)
        expect(foldForSearch(toBengaliDigits(title))).toBe(folded)
        expect(foldForSearch(title.normalize('NFD'))).toBe(folded)
      }),
    )
  })
})
