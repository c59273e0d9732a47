import { countOf } from './escape-stray.ts'

/** Smaller parts are joined, because each call of the parser takes time. */
const ENOUGH = { letters: 4000, blocks: 100 }
/** A block that can continue the list before it: an indented block, or an entry of a list. */
const CONTINUES = /^(?:[ \t]|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))/

/** A block with an entry of a list. */
const LIST = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/m

/**
 * Parts of a Markdown text that the parser can read one by one, with the same result as the whole
 * text. Between two parts of a long text, the event loop can serve other visitors.
 */
export function segmentsOf(text: string): string[] {
  const segments: string[] = []
  let blocks: string[] = []
  let letters = 0
  let isInList = false
  // Several empty lines mean the same as a single empty line.
  for (const block of text.replace(/\n(?:[ \t]*\n)+/g, '\n\n').split('\n\n')) {
    const isEnough = letters >= ENOUGH.letters || blocks.length >= ENOUGH.blocks
    isInList &&= CONTINUES.test(block)
    // A block that is shown as it is written must not change how the text before it is shown.
    if (!isInList && blocks.length > 0 && (isEnough || isPlain(block))) {
      segments.push(blocks.join('\n\n'))
      blocks = []
      letters = 0
    }
    isInList ||= LIST.test(block)
    blocks.push(block)
    letters += block.length + 2
  }
  return [...segments, blocks.join('\n\n')]
}

/** The first lines of lists and quotes. */
const CONTAINER = /^[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/gm
/** Several markers in one line, such as `- - x`. */
const DOUBLED =
  /^[ \t]*(?:>[ \t]*|[-*+][ \t]+|\d{1,9}[.)][ \t]+)(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/gm
const NESTED = /^[ \t]+(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/gm
const QUOTE = /^[ \t]*>/gm

/**
 * More than anybody writes in one list, quote or table. The parser's time grows with the square of
 * the lines of a list.
 */
const MOST = { lines: 600, nested: 200, doubled: 50, quotes: 150, cells: 2500 }

/** Whether a list, a quote or a table would take the parser longer than other visitors should wait. */
function isTooDense(segment: string): boolean {
  if (countOf(/\|/g, segment) > MOST.cells) return true
  if (countOf(CONTAINER, segment) === 0) return false
  return (
    countOf(/\n/g, segment) > MOST.lines ||
    countOf(NESTED, segment) > MOST.nested ||
    countOf(DOUBLED, segment) > MOST.doubled ||
    countOf(QUOTE, segment) > MOST.quotes
  )
}

const MAX_PARSED = { letters: 30_000, signs: 4000 }
const SIGNS = /[*_[\]`\\~]/g

/** Whether a segment is shown as it is written. */
export function isPlain(segment: string): boolean {
  return (
    segment.length > MAX_PARSED.letters ||
    countOf(SIGNS, segment) > MAX_PARSED.signs ||
    isTooDense(segment)
  )
}

/** Whether a part of a text would be shown as it is written. Such a text should not be published. */
export function isTextTooDense(text: string): boolean {
  return segmentsOf(text).some(isTooDense)
}
