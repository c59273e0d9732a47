import { describe, expect, it } from 'vitest'
import { type Mark, marksOf, piecesOf, rewrite, rewriteWord, setSeen } from './doubt-marks.ts'

/** A text with its doubtful words in brackets: `the [sevn] days`. */
function parse(marked: string) {
  const marks: Mark[] = []
  let text = ''
  for (const piece of marked.split(/(?<=\])|(?=\[)/)) {
    const word = /^\[(.*)\]$/.exec(piece)?.[1]
    const from = text.length
    text += word ?? piece
    if (word !== undefined)
      marks.push({ from, to: text.length, page: 0, box: [0, 0, 10, 10], isSeen: false })
  }
  return { text, marks }
}

function show({ text, marks }: { text: string; marks: Mark[] }): string {
  return piecesOf({ text, marks })
    .map((piece) => (piece.mark === undefined ? piece.text : `[${piece.text}]`))
    .join('')
}

describe('rewrite', () => {
  it.each<[what: string, before: string, after: string, expected: string]>([
    ['nothing changes', 'a [bc] d [ef] g', 'a bc d ef g', 'a [bc] d [ef] g'],
    ['text before all words', 'a [bc] d [ef] g', 'aaa bc d ef g', 'aaa [bc] d [ef] g'],
    ['text between two words', 'a [bc] d [ef] g', 'a bc xyz ef g', 'a [bc] xyz [ef] g'],
    ['text after all words', 'a [bc] d [ef] g', 'a bc d ef', 'a [bc] d [ef]'],
    ['a letter inside a word', 'a [bc] d', 'a bxc d', 'a [bxc] d'],
    ['a letter less in a word', 'a [bcd] e [fg]', 'a bd e fg', 'a [bd] e [fg]'],
    ['a letter at the end of a word', 'a [bc] d', 'a bcx d', 'a [bcx] d'],
    ['a letter at the start of a word', 'a [bc] d', 'a xbc d', 'a [xbc] d'],
    ['a letter at the end of the text', 'a [bc]', 'a bcx', 'a [bcx]'],
    ['a word after a word', 'a [bc] d', 'a bc xy d', 'a [bc] xy d'],
    ['a word before a word', 'a [bc] d', 'a xy bc d', 'a xy [bc] d'],
    ['a space inside a word', 'a [bc] d', 'a b c d', 'a [b c] d'],
    ['the whole word is replaced', 'a [bc] d [ef]', 'a xyz d ef', 'a [xyz] d [ef]'],
    ['the whole word is deleted', 'a [bc] d [ef]', 'a  d ef', 'a  d [ef]'],
    ['a deletion over the end of a word', 'a [bc] d [ef]', 'a bd ef', 'a bd [ef]'],
    ['a deletion over a part of a word', 'a [bc] d [ef]', 'a bf', 'a bf'],
    ['all is deleted', 'a [bc] d', '', ''],
    ['all is replaced', 'a [bc] d', 'xyz', 'xyz'],
    ['Bengali vowel signs', 'আগামী [বৃহষ্পতিবার] থেকে', 'আগামী বৃহস্পতিবার থেকে', 'আগামী [বৃহস্পতিবার] থেকে'],
  ])('%s', (_, before, after, expected) => {
    const { text, marks } = parse(before)
    const next = rewrite({ text, marks }, after)
    expect(next.text).toBe(after)
    expect(show(next)).toBe(expected)
  })

  it('a change inside a word marks only this word as seen', () => {
    const { marks } = rewrite(parse('a [bc] d [ef]'), 'a bxc d ef')
    expect(marks.map(({ isSeen }) => isSeen)).toEqual([true, false])
  })
})

describe('rewriteWord', () => {
  it.each<[what: string, before: string, index: number, word: string, expected: string]>([
    ['longer', '[ab] c [de] f [gh]', 1, 'dxe', '[ab] c [dxe] f [gh]'],
    ['shorter', '[ab] c [de] f [gh]', 0, 'a', '[a] c [de] f [gh]'],
    ['empty', '[ab] c [de] f [gh]', 1, '', '[ab] c [] f [gh]'],
    ['two words', '[ab] c', 0, 'a b', '[a b] c'],
  ])('%s', (_, before, index, word, expected) => {
    const next = rewriteWord(parse(before), index, word)
    expect(show(next)).toBe(expected)
    expect(next.marks[index]!.isSeen).toBe(true)
  })

  it('an empty word can be typed again', () => {
    const empty = rewriteWord(parse('a [bc] d [ef]'), 0, '')
    expect(show(rewriteWord(empty, 0, 'x'))).toBe('a [x] d [ef]')
  })
})

it('doubts are sorted, and doubts outside of the text are left out', () => {
  const box: Mark['box'] = [0, 0, 1, 1]
  const doubts = [
    { from: 3, to: 5, page: 0, box },
    { from: 0, to: 2, page: 0, box },
    { from: 4, to: 9, page: 0, box },
    { from: 1, to: 1, page: 0, box },
  ]
  expect(marksOf(doubts, 'ab cd').map(({ from }) => from)).toEqual([0, 3])
})

it('setSeen changes one mark', () => {
  const { marks } = parse('[a] [b]')
  expect(setSeen(marks, 1).map(({ isSeen }) => isSeen)).toEqual([false, true])
})

it('overlapping doubts give each character once', () => {
  const { text } = parse('abcdef')
  const doubt = { page: 0, box: [0, 0, 1, 1] as Mark['box'], isSeen: false }
  const marks = [
    { ...doubt, from: 0, to: 4 },
    { ...doubt, from: 2, to: 5 },
  ]
  const pieces = piecesOf({ text, marks })
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
