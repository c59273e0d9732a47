import { hasUnknownLetters } from '@pathshala/bengali/clean-text'
import { foldAlike, foldExact } from '@pathshala/bengali/fold'
import type { Line } from './lines.ts'

/** A page with fewer words cannot show whether the text layer is right. */
export const ENOUGH_WORDS = 20
/**
 * Shares of words. 0.4 of the words of a wrong text layer are on the page, and 0.9 or more of the
 * words of a right one (docs/decisions/0039-reading.md).
 */
const FILE_WORDS_ON_PAGE = 0.75
const PAGE_WORDS_IN_FILE = 0.6

/** A word that begins with a sign that follows a letter. Its glyphs are in painting order. */
const STRAY_SIGN = /(?<![\p{L}\p{M}\u200C\u200D])[\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7]/u

/** Words of letters. In a table of marks, the numbers are right even if all words are wrong. */
export function wordsOf(lines: Line[]): string[] {
  const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
  return foldAlike(foldExact(text)).match(/(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]+/gu) ?? []
}

/** False if the text layer is certainly broken. */
export function isWellFormed(lines: Line[]): boolean {
  return lines.every(({ words }) =>
    words.every(({ text }) => !hasUnknownLetters(text) && !STRAY_SIGN.test(text)),
  )
}

/**
 * Whether a text layer matches the page: its words are the words that recognition sees, and no word
 * is missing. This also refuses a scanner's own recognition in the wrong language.
 */
export function agrees(fileWords: string[], pageWords: string[]): boolean {
  return (
    shareIn(fileWords, pageWords) >= FILE_WORDS_ON_PAGE &&
    shareIn(pageWords, fileWords) >= PAGE_WORDS_IN_FILE
  )
}

function shareIn(words: string[], others: string[]): number {
  const known = new Set(others)
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length)
}
