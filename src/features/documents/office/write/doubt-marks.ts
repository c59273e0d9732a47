import type { Doubt } from '../../table.ts'

/** A doubtful word in the text that a clerk edits. `from` and `to` follow her changes. */
export interface Mark extends Doubt {
  isSeen: boolean
}

export interface MarkedText {
  text: string
  marks: Mark[]
}

/** The doubts in the order of the text, without those that are outside of it. */
export function marksOf(doubts: Doubt[], text: string): Mark[] {
  return doubts
    .filter(({ from, to }) => from < to && to <= text.length)
    .map((doubt) => ({ ...doubt, isSeen: false }))
    .sort((a, b) => a.from - b.from)
}

/** The marks after the clerk has changed the text at one position. */
export function rewrite({ text, marks }: MarkedText, next: string): MarkedText {
  const edit = findEdit(text, next)
  return { text: next, marks: marks.flatMap((mark) => follow(mark, edit)) }
}

/** Replaces the word of one mark. The mark stays, even if the word becomes empty. */
export function rewriteWord({ text, marks }: MarkedText, index: number, word: string): MarkedText {
  const { from, to } = marks[index]!
  const shift = word.length - (to - from)
  return {
    text: text.slice(0, from) + word + text.slice(to),
    marks: marks.map((mark, at) => {
      if (at === index) return { ...mark, to: to + shift, isSeen: true }
      return at > index ? moved(mark, shift) : mark
    }),
  }
}

export function setSeen(marks: Mark[], index: number): Mark[] {
  return marks.map((mark, at) => (at === index ? { ...mark, isSeen: true } : mark))
}

/** The text in pieces; a piece that is marked has the index of its mark. */
export function piecesOf({ text, marks }: MarkedText): { text: string; mark?: number }[] {
  let at = 0
  const pieces = marks.flatMap(({ from, to }, mark) => {
    // Two boxes of one word can give two doubts that overlap.
    const start = Math.max(from, at)
    const before = text.slice(at, start)
    at = Math.max(to, at)
    return [{ text: before }, { text: text.slice(start, at), mark }]
  })
  return [...pieces, { text: text.slice(at) }]
}

/** Replaces the characters from `start` to `end`. */
interface Edit {
  start: number
  end: number
  inserted: string
}

function findEdit(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (
    same < shorter - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  )
    same += 1
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) }
}

/** A word that changes inside its own borders stays marked. A word that is partly cut does not. */
function follow(mark: Mark, { start, end, inserted }: Edit): Mark[] {
  const { from, to } = mark
  const shift = inserted.length - (end - start)
  const isBeside = start === end && (start === from || start === to)
  if (from <= start && end <= to && !(isBeside && /\s/.test(inserted)))
    return to + shift > from ? [{ ...mark, to: to + shift, isSeen: true }] : []
  if (end <= from) return [moved(mark, shift)]
  return start >= to ? [mark] : []
}

function moved(mark: Mark, shift: number): Mark {
  return { ...mark, from: mark.from + shift, to: mark.to + shift }
}
