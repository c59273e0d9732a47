import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { SeenLine } from './lines.ts'

const box = { left: 0, top: 0, right: 1, bottom: 1 }
const lineOf = (...words: [text: string, confidence: number][]) => ({
  words: words.map(([text, confidence]) => ({ text, confidence, box })),
  box,
})
const page = (...lines: SeenLine[]) => ({ lines, tables: [], blanks: 0 })
const vocabulary = {
  correct: (text: string) => text.replace('নতেম্বর', 'নভেম্বর'),
  isKnown: (text: string) => ['বার্ষিক', 'বিজ্ঞান', 'এই'].includes(text),
}
/** The words that stay, doubtful ones with a question mark. */
const judged = (...words: [text: string, confidence: number][]) =>
  judge(page(lineOf(...words)), vocabulary)
    .lines.flatMap((line) => line.words)
    .map(({ text, isDoubtful }) => (isDoubtful ? `${text}?` : text))
    .join(' ')

it.each<[what: string, words: [string, number][], text: string]>([
  [
    'sure words stay',
    [
      ['বার্ষিক', 95],
      ['SSC', 90],
    ],
    'বার্ষিক SSC',
  ],
  ['a section is parted from its class', [['ষষ্ঠক', 95]], 'ষষ্ঠ ক'],
  ['a lost ই is put back', [['ংরেজি', 95]], 'ইংরেজি'],
  [
    'unsure words are marked',
    [
      ['বার্ষিক', 95],
      ['পরীক্ষা', 70],
    ],
    'বার্ষিক পরীক্ষা?',
  ],
  [
    'unsure numbers are marked, and numbers need more confidence than words',
    [
      ['ফি', 85],
      ['১,০২০', 92],
      ['টাকা', 85],
      ['৫০০', 93],
    ],
    'ফি ১,০২০? টাকা ৫০০',
  ],
  ['digits of an unsure word are marked', [['২৬শে', 90]], '২৬শে?'],
  [
    'a word stays however unsure it is',
    [
      ['ক্লাস', 95],
      ['অর্ধবার্ষিক', 17],
    ],
    'ক্লাস অর্ধবার্ষিক?',
  ],
  [
    'stains are dropped',
    [
      ['ছুটি', 95],
      ['~-', 40],
      ['ি', 50],
      ['x', 21],
      ['কa', 30],
    ],
    'ছুটি',
  ],
  [
    'a line of noise is dropped',
    [
      ['ছট', 55],
      ['Gon', 31],
    ],
    '',
  ],
  ['an unknown sign becomes a long a', [['রহিম৷', 95]], 'রহিমা?'],
  ['digits of two scripts become Bengali', [['২0২8', 95]], '২০২৪?'],
  ['a vowel sign after a digit is dropped', [['১্টা', 95]], '১টা?'],
  ['a corrected word is marked', [['(নতেম্বর)', 95]], '(নভেম্বর)?'],
])('%s', (_what, words, text) => {
  expect(judged(...words)).toBe(text.normalize())
})

it('the confidence of a page is the mean of the words that stay', () => {
  expect(judge(page(lineOf(['এক', 90], ['দুই', 80], ['~', 10])), vocabulary).confidence).toBe(85)
  expect(judge(page(), vocabulary).confidence).toBe(0)
})

it('a word is real if it is read surely, known and not short; a Latin word, if it is read surely and long', () => {
  const words = lineOf(
    ['“বার্ষিক”', 95],
    ['বিজ্ঞান', 79],
    ['চশ্যম', 95],
    ['এই', 95],
    ['Chess,', 95],
    ['vo1', 95],
    ['Sea', 95],
  )
  const real = judge(page(words), vocabulary).lines[0]!.words.filter(({ isReal }) => isReal)
  expect(real.map(({ text }) => text)).toEqual(['“বার্ষিক”', 'Chess,'])
})

it('all words of a table stay, because a table without one would be wrong', () => {
  const table = {
    rows: [[[{ text: '~', confidence: 10, box }], [{ text: '৫', confidence: 95, box }]]],
    cells: [[box, box]],
    box,
    isWhole: true,
  }
  const { tables, lines } = judge({ lines: [], tables: [table], blanks: 0 }, vocabulary)
  expect(tables[0]!.rows).toEqual([[[{ text: '~', box, isDoubtful: true }], [{ text: '৫', box }]]])
  expect(lines).toEqual([])
})
