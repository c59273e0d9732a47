import { foldAlike, foldExact } from '../search/fold.ts'
import type { Line } from './lines.ts'

/** A page with fewer words cannot show whether the text layer is right. */
export const ENOUGH_WORDS = 20
/**
 * Shares of words. Of the words of a wrong text layer, 0.4 are on the page; of a right one 0.9 or
 * more (docs/decisions/0039-reading.md).
 */
const FILE_WORDS_ON_PAGE = 0.75
const PAGE_WORDS_IN_FILE = 0.6

/** Unmapped glyphs and private-use codes. */
const BROKEN = /[\uFFFD\uFFFE\uE000-\uF8FF]/
/** A word that begins with a sign which needs a letter before it: glyphs in the order of painting. */
const STRAY_SIGN = /(?<![\p{L}\p{M}\u200C\u200D])[\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7]/u

/** Words of letters: in a table of marks, the numbers are right even if all words are wrong. */
export function wordsOf(lines: Line[]): string[] {
  const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
  return foldAlike(foldExact(text)).match(/(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]+/gu) ?? []
}

/** False if the text layer is broken for certain. */
export function isWellFormed(lines: Line[]): boolean {
  return lines.every(({ words }) =>
    words.every(({ text }) => !BROKEN.test(text) && !STRAY_SIGN.test(text)),
  )
}

/**
 * Whether a text layer says what the page shows: its words are the words that recognition sees, and
 * none are missing. This also refuses a scanner's own recognition in the wrong language.
 */
export function agrees(fileWords: string[], pageWords: string[]): boolean {
  return (
    shareIn(fileWords, pageWords) >= FILE_WORDS_ON_PAGE &&
    shareIn(pageWords, fileWords) >= PAGE_WORDS_IN_FILE
  )
}

export function shareIn(words: string[], others: string[]): number {
  const known = new Set(others)
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length)
}
