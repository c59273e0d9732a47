import type { Box, SeenLine, SeenWord } from './lines.ts'

/** Confidences (0 to 100). Bengali's data is unsure of Latin words, or takes them for digits. */
const UNSURE = { word: 60, number: 90 }
/** Of Bengali words, English readings reach 66; of Latin words, most have 90 or more. */
const CLEAR = 75

export function mayHoldLatin({ words }: SeenLine): boolean {
  return words.some(isUnclear)
}

/** Whether a line is probably English or noise: reading each word alone would take long. */
export function isMostlyUnclear({ words }: SeenLine): boolean {
  return words.filter(isUnclear).length > words.length / 2
}

function isUnclear({ text, confidence }: SeenWord): boolean {
  return confidence < (/[0-9]/.test(text) ? UNSURE.number : UNSURE.word)
}

/** Puts Latin words of an English reading in place of the words that Bengali's data saw there. */
export function withLatin(line: SeenLine, english: SeenWord[]): SeenLine {
  const clear = english.filter((word) => isClearer(word, line.words))
  // In an English line, also its numbers and unclear words are English.
  const latin = clear.length > english.length / 2 ? english : clear
  const bengali = line.words.filter(({ box }) => !latin.some((word) => overlaps(word.box, box)))
  const words = [...bengali, ...latin].sort((one, other) => one.box.left - other.box.left)
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
function overlaps(one: Box, other: Box): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return shared > 0.5 * Math.min(one.right - one.left, other.right - other.left)
}
