import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldUsername, newAccount } from './schema.ts'

it.each([
  ['Admin', 'admin'],
  ['  ADMIN\u00a0', 'admin'],
  ['ＡＤＭＩＮ', 'admin'],
  ['ad\u200bmin', 'admin'],
  ['admin\u2063', 'admin'],
  ['ad\u00admin', 'admin'],
  ['\u3164admin', 'admin'],
  ['admin\u{e0061}', 'admin'],
  ['ad\ufe0fmin', 'admin'],
  ['straße', 'strasse'],
  ['ΣΑΣ', 'σασ'],
  ['σας', 'σασ'],
  ['ﬁle', 'file'],
  ['রহিমা  বেগম', 'রহিমা বেগম'],
  ['\u09b0\u200d\u09cd\u09af\u09be\u09ac', '\u09b0\u09cd\u09af\u09be\u09ac'],
  ['e\u0301', '\u00e9'],
])('normalizes %j to %j', (typed, name) => {
  expect(foldUsername(typed)).toBe(name)
})

const name = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(
      '\u3164',
      '\u2063',
      'ß',
      'ς',
      'İ',
      'ı',
      'ŉ',
      '\u0345',
      'ﬃ',
      '\u0301',
      'ক',
      'ড়',
      ' ',
    ),
  ),
  { maxLength: 8 },
)

it('a normalized name does not change when normalized again, and has no invisible characters', () => {
  fc.assert(
    fc.property(name, (parts) => {
      const folded = foldUsername(parts.join(''))
      expect(foldUsername(folded)).toBe(folded)
      expect(folded).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cc}/u)
    }),
    { numRuns: 1000 },
  )
})

it('names that differ only in letter case or invisible characters are the same', () => {
  const invisible = fc.constantFrom(
    '',
    '\u2063',
    '\u00ad',
    '\u034f',
    '\u{e0061}',
    '\u3164',
    '\ufe0f',
  )
  const letter = fc.constantFrom('a', 'Z', 'ß', 'ক', 'র', '7', '-')
  fc.assert(
    fc.property(fc.array(fc.tuple(letter, invisible), { minLength: 1 }), (pairs) => {
      const plain = pairs.map(([one]) => one).join('')
      const disguised = pairs.flat().join('')
      expect(foldUsername(disguised.toUpperCase())).toBe(foldUsername(plain))
      expect(foldUsername(disguised.toLowerCase())).toBe(foldUsername(plain))
    }),
  )
})

it.each(['', '\u2063', '\u3164\u2800', ' \u00a0', '\u0301', 'x'.repeat(65), 'ﷺ'.repeat(10)])(
  '%j is not a valid account name',
  (username) => {
    const { error } = newAccount.safeParse({ username, password: 'a long secret' })
    expect(error?.issues[0]?.message).toBe('name-length')
  },
)
