import { expect, it } from 'vitest'
import { isMostlyUnclear, mayContainLatin, withLatin } from './latin-words.ts'
import type { SeenWord } from './lines.ts'

type Seen = [text: string, confidence: number]

/** Words side by side, each `width` wide. */
function lineOf(words: Seen[], width = 10) {
  const seen: SeenWord[] = words.map(([text, confidence], index) => ({
    text,
    confidence,
    box: { left: index * width, top: 0, right: (index + 1) * width - 1, bottom: 5 },
  }))
  return { words: seen, box: { left: 0, top: 0, right: words.length * width, bottom: 5 } }
}

it.each<[what: string, words: Seen[], isPossible: boolean]>([
  ['a sure number of Latin digits', [['1.', 96]], false],
  ['sure Bengali words', [['পরীক্ষা', 90]], false],
  [
    'an unsure word',
    [
      ['পরীক্ষা', 90],
      ['ছা106', 34],
    ],
    true,
  ],
  ['Latin digits, which can be misread letters', [['3150', 86]], true],
])('a line with %s may contain Latin letters: %s', (_what, words, isPossible) => {
  expect(mayContainLatin(lineOf(words))).toBe(isPossible)
})

it.each<[what: string, bengali: Seen[], english: Seen[], text: string]>([
  [
    'a clear Latin word replaces the Bengali reading',
    [
      ['ফি', 95],
      ['550', 70],
      ['হবে', 90],
    ],
    [
      ['FF', 20],
      ['SSC', 96],
      ['SEE', 30],
    ],
    'ফি SSC হবে',
  ],
  [
    'an unclear Latin word replaces nothing',
    [
      ['চ৮', 6],
      ['জন', 90],
    ],
    [
      ['vo', 66],
      ['TA', 20],
    ],
    'চ৮ জন',
  ],
  [
    'a Latin word does not replace a surer Bengali one',
    [
      ['উচ্চ', 90],
      ['জন', 95],
    ],
    [
      ['So', 80],
      ['TA', 20],
    ],
    'উচ্চ জন',
  ],
  [
    'Bengali words that no English word covers stay',
    [
      ['550', 70],
      ['হবে', 90],
    ],
    [['SSC', 96]],
    'SSC হবে',
  ],
  [
    'a line of clear Latin words is English with its numbers',
    [
      ['159', 51],
      ['3', 90],
      ['81', 11],
    ],
    [
      ['is', 96],
      ['2', 60],
      ['the', 95],
    ],
    'is 2 the',
  ],
])('%s', (_what, bengali, english, text) => {
  const { words } = withLatin(lineOf(bengali), lineOf(english).words)
  expect(words.map((word) => word.text).join(' ')).toBe(text)
})

it('a line is mostly unclear if more than half of its words are', () => {
  expect(
    isMostlyUnclear(
      lineOf([
        ['159', 51],
        ['3150', 86],
        ['ফি', 95],
      ]),
    ),
  ).toBe(true)
  expect(
    isMostlyUnclear(
      lineOf([
        ['উচ্চ', 26],
        ['ফি', 95],
      ]),
    ),
  ).toBe(false)
})
