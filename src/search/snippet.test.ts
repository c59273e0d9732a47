import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldExact, wordAt } from '@pathshala/bengali/fold'
import { joinedWordsIn } from './joined-parts.ts'
import { isAnsweredBy, questionForWords, tokensOfWord } from './question.ts'
import { marker, markParts, type Part, snippet } from './snippet.ts'

const write = (parts: Part[]) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')
const mark = (query: string, text: string) => write(markParts(text, marker(query)))

it.each([
  ['পরীক্ষা', 'বার্ষিক পরীক্ষার রুটিন', 'বার্ষিক [পরীক্ষা]র রুটিন'],
  ['পরিক্ষা', 'পরীক্ষাকেন্দ্র', '[পরীক্ষা]কেন্দ্র'],
  ['পরীক্ষ', 'পরীক্ষা', '[পরীক্ষা]'],
  ['প্রশিক', 'প্রশিক্ষক', '[প্রশিক্ষ]ক'],
  ['শিক', 'শিক্ষক', 'শিক্ষক'],
  ['বিষ\u09df', 'বিষ\u09af\u09bcের', '[বিষ\u09af\u09bcে]র'],
  ['উতসব', 'পূজার উৎসবে', 'পূজার [উৎসবে]'],
  ['2026', '২০২৬ সাল', '[২০২৬] সাল'],
  ['20', '২০২৬', '২০২৬'],
  ['porikkha', 'পরীক্ষার ফল', '[পরীক্ষা]র ফল'],
  ['ক', 'ক শাখা, কলম', '[ক] শাখা, কলম'],
  ['রুটিন পরীক্ষা', 'পরীক্ষার রুটিন', '[পরীক্ষা]র [রুটিন]'],
  ['“" *', 'পরীক্ষা', 'পরীক্ষা'],
])('%s marks in %s: %s', (query, text, marked) => {
  expect(mark(query, text)).toBe(marked)
})

it('marks exactly the words that the index matches', () => {
  const letters = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x0980 + index))
  const text = fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...letters) },
        fc.constantFrom(' ', '-', '।', '\u200C', '\u00AD', 'É', '😀', '𝐀', 'স', 'क', '٢', '𝟮'),
        fc.constantFrom('পরীক্ষা', 'porikkha', 'জানুয়ারি', 'January', 'Kh', '2026'),
        fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.nat(20), fc.nat(6), (one, from, length) => {
      const query = one.slice(from, from + length)
      // Words with signs inside have their own tests.
      fc.pre([one, query].every((part) => joinedWordsIn(foldExact(part)).length === 0))
      const question = questionForWords(query)
      const positions = Array.from(one.matchAll(/./gsu), ({ index }) => index)
      const found = positions.filter((at) => {
        const tokens = tokensOfWord(foldExact(wordAt(one, at) ?? ''))
        return question.some((alternatives) => isAnsweredBy(alternatives, tokens))
      })
      expect(marker(query)(one).map(([at]) => at)).toEqual(found)
    }),
    { numRuns: 1000 },
  )
})

it('shows the part of a long text with the most hits', () => {
  const filler = 'এক দুই তিন চার '.repeat(30)
  const text = `ফল ${filler}ফরম পূরণের ফল ও ফরম ${filler}`
  const parts = snippet(text, marker('ফরম ফল'))
  expect(write(parts)).toMatch(/^….*\[ফরম\] পূরণের \[ফল\] ও \[ফরম\].*…$/)
  expect(write(parts).length).toBeLessThan(220)
})

it('shows the beginning of a text without a hit, on one line and without Markdown', () => {
  expect(write(snippet('# ছুটি\n\n**সোমবার** | বন্ধ', marker('ক')))).toBe('ছুটি · সোমবার বন্ধ')
  expect(write(snippet('খোলা।\n\nছুটি,\n\nবন্ধ', marker('ক')))).toBe('খোলা। ছুটি, বন্ধ')
  expect(snippet('', marker('ক'))).toEqual([])
})

it('does not end with the dot that separates a heading', () => {
  const text = `${'এক দুই '.repeat(24)}তিন\n\n${'চারচারচারচার '.repeat(20)}`
  expect(write(snippet(text, marker('ক')))).toMatch(/তিন…$/)
})

it('never splits a letter from its signs', () => {
  const text = 'ক্ষ্মী'.repeat(100)
  expect(write(snippet(text, marker('ক')))).toMatch(/^(?:ক্ষ্মী)+…$/)
})
