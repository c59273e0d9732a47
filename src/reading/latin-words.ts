import type { Box, SeenLine, SeenWord } from './lines.ts'

/** Confidences (0 to 100). Bengali readings of Latin words are unsure, or are digits. */
const UNSURE = { word: 60, number: 90 }
/** English readings of Bengali words reach 66; most readings of Latin words have 90 or more. */
const CLEAR = 75

export function mayContainLatin({ words }: SeenLine): boolean {
  return words.some(isUnclear)
}

/** Whether a line is probably English or noise, so that reading its words alone is not worth it. */
export function isMostlyUnclear({ words }: SeenLine): boolean {
  return words.filter(isUnclear).length > words.length / 2
}

function isUnclear({ text, confidence }: SeenWord): boolean {
  return confidence < (/[0-9]/.test(text) ? UNSURE.number : UNSURE.word)
}

/** Replaces words of the Bengali reading by the Latin words of an English reading. */
export function withLatin(line: SeenLine, english: SeenWord[]): SeenLine {
  const clear = english.filter((word) => isClearer(word, line.words))
  // In an English line, numbers and unclear words are English too.
  const latin = clear.length > english.length / 2 ? english : clear
  const bengali = line.words.filter(({ box }) => !latin.some((word) => overlaps(word.box, box)))
  const words = [...bengali, ...latin].sort((a, b) => a.box.left - b.box.left)
  return { ...line, words }
}

function isClearer({ text, confidence, box }: SeenWord, bengali: SeenWord[]): boolean {
  return (
    confidence >= CLEAR &&
    /[A-Za-z]/.test(text) &&
    bengali.every((word) => word.confidence < confidence || !overlaps(word.box, box))
  )
}

/** Whether two words of a line share more than half of the narrower one. */
function overlaps(a: Box, b: Box): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return shared > 0.5 * Math.min(a.right - a.left, b.right - b.left)
}
