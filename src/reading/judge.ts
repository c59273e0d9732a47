import type { Line, ReadPage, SeenPage, SeenTable, SeenWord, Table, Word } from './lines.ts'

export interface Recognised extends ReadPage {
  /** The mean of all words, 0 to 100. */
  confidence: number
}

/**
 * Below these confidences (0 to 100) a word or a number may be wrong. In tables of fees, 87 % of
 * the misread numbers are below; the limit of words would find 57 %.
 */
const SURE = { word: 80, number: 93 }

export function isSure({ text, confidence }: { text: string; confidence: number }): boolean {
  return confidence >= (/\p{Nd}/u.test(text) ? SURE.number : SURE.word)
}

/** Below this confidence (0 to 100), a word may be a stain, a stamp or a part of a picture. */
const PLAUSIBLE = 60
/** Below this confidence, a short word is a stain. */
const HOPELESS = 40
const SHORT = 4

const BENGALI = /[\u0980-\u09FF]/
const LATIN = /[A-Za-z]/
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
/** A sign that needs a letter before it, at the start or after another vowel sign. */
const IMPOSSIBLE = /^[\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7]|[\u09BE-\u09CC][\u09BE-\u09CC]/
/** A class and the letter of its section, which are close together. */
const SECTION = /^(ষষ্ঠ|সপ্তম|অষ্টম|নবম|দশম)([ক-ঘ])$/
/** The only word of these letters has an ই before them, which recognition often loses. */
const LOST_I = /^ং(?=রেজি)/
const BENGALI_DIGIT = /[০-৯]/
const LATIN_DIGIT = /\d/

/** Shorter words occur by chance in the noise of a photo. */
const TELLING = { bengali: 3, latin: 4 }

/** Answers about words, from the language's list of words. */
interface Vocabulary {
  correct: (text: string) => string
  isKnown: (text: string) => boolean
}

/** Drops noise, corrects words, and marks the words that a person should check. */
export function judge({ lines, tables, blanks }: SeenPage, vocabulary: Vocabulary): Recognised {
  const plausibleLines: Line[] = []
  const confidences: number[] = []
  for (const { words, box } of lines) {
    // A line without a plausible word is a signature, a stamp or a part of a picture.
    if (!words.some(({ confidence }) => confidence >= PLAUSIBLE)) continue
    const plausible = words.filter((word) => !isNoise(word))
    if (plausible.length === 0) continue
    plausibleLines.push({ words: plausible.map((word) => toWord(word, vocabulary)), box })
    confidences.push(...plausible.map(({ confidence }) => confidence))
  }
  const cells = tables.flatMap(({ rows }) => rows.flat(2))
  confidences.push(...cells.map(({ confidence }) => confidence))
  const sum = confidences.reduce((total, confidence) => total + confidence, 0)
  return {
    lines: plausibleLines,
    tables: tables.map((table) => judgeTable(table, vocabulary)),
    blanks,
    confidence: confidences.length > 0 ? sum / confidences.length : 0,
  }
}

/** A word of a cell stays, because a table without it would be wrong. */
function judgeTable(table: SeenTable, vocabulary: Vocabulary): Table {
  const judgeCell = (words: SeenWord[]) =>
    words.map((word) => ({
      ...toWord(word, vocabulary),
      ...(isNoise(word) && { isDoubtful: true }),
    }))
  return { ...table, rows: table.rows.map((row) => row.map(judgeCell)) }
}

function isNoise({ text, confidence }: SeenWord): boolean {
  if (confidence >= PLAUSIBLE) return false
  return (
    !LETTER_OR_DIGIT.test(text) ||
    IMPOSSIBLE.test(text) ||
    isMixed(text) ||
    (text.length < SHORT && confidence < HOPELESS)
  )
}

function isMixed(text: string): boolean {
  return BENGALI.test(text) && LATIN.test(text)
}

function toWord({ text, confidence, box }: SeenWord, { correct, isKnown }: Vocabulary): Word {
  const complete = text.normalize().replace(SECTION, '$1 $2').replace(LOST_I, 'ইং')
  const corrected = correct(correctLetters(complete))
  const isDoubtful =
    !isSure({ text: corrected, confidence }) ||
    corrected !== complete ||
    isMixed(corrected) ||
    (BENGALI_DIGIT.test(corrected) && LATIN_DIGIT.test(corrected))
  const isReal = !isDoubtful && isTelling(corrected, isKnown)
  return { text: corrected, box, ...(isDoubtful && { isDoubtful }), ...(isReal && { isReal }) }
}

/** Only Bengali has a list of words here. Noise is rarely read as many Latin letters. */
function isTelling(text: string, isKnown: Vocabulary['isKnown']): boolean {
  const letters = text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  if (/^[A-Za-z’'-]+$/.test(letters)) return letters.length >= TELLING.latin
  return letters.length >= TELLING.bengali && isKnown(letters)
}

/** Corrects letters that Tesseract (5.1, `ben`) often confuses, because they look alike. */
function correctLetters(text: string): string {
  return (
    text
      .normalize()
      // U+09F7 is out of use. After a consonant, it is a misread sign of a long a.
      .replace(/(?<=[\u0995-\u09B9\u09BC\u09DC-\u09DF])\u09F7/g, '\u09BE')
      .replace(/\u09F7/g, '')
      // A digit has no vowel sign.
      .replace(/(?<=[০-৯])[\u09BE-\u09CD]+/g, '')
      // A ৪ (four) among Bengali digits is read as 8, a ০ as 0.
      .replace(/(?<=[০-৯])8|8(?=[০-৯])/g, '৪')
      .replace(/(?<=[০-৯])0|0(?=[০-৯])/g, '০')
  )
}
