import { toNfc } from './clean-text.ts'
import { toLatinDigits } from './digits.ts'

/** Zero-width characters that only shape the letters beside them, and the soft hyphen. */
const JOINER_LETTERS = '\u200C\u200D\u2060\uFEFF\u00AD'
const JOINER = new RegExp(`[${JOINER_LETTERS}]`)
const JOINERS = new RegExp(JOINER.source, 'g')
/**
 * No real word is longer: such words come from badly recognised texts, or from an attack.
 * PostgreSQL damages a lexeme of more than 2,046 bytes without an error.
 */
const MAX_WORD_LETTERS = 100
/** No word has more signs and joiners after one letter. */
const MAX_SIGNS = 8
const WORD_PATTERN = String.raw`[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}${JOINER_LETTERS}]*`
const WORD = new RegExp(WORD_PATTERN, 'gu')
const WORD_HERE = new RegExp(
  // Without this bound, each sign of a long run would look back over the whole run.
  String.raw`(?<![\p{L}\p{Nd}][\p{M}${JOINER_LETTERS}]{0,${MAX_SIGNS}})${WORD_PATTERN}`,
  'uy',
)

/** One letter with two codings, or two letters that Bengali and Assamese keyboards confuse. */
const SAME = new Map([
  ['\u09A1\u09BC', '\u09DC'],
  ['\u09A2\u09BC', '\u09DD'],
  ['\u09AF\u09BC', '\u09DF'],
  ['অ\u09BE', 'আ'],
  ['ৰ', 'র'],
  ['ৱ', 'ব'],
])
const SAME_LETTERS = new RegExp([...SAME.keys()].join('|'), 'g')

/** Letters that sound alike today and are often confused in writing. ৃ is often written as ি. */
const ALIKE = new Map([
  ['ঈ', 'ই'],
  ['\u09C0', '\u09BF'],
  ['ঊ', 'উ'],
  ['\u09C2', '\u09C1'],
  ['ণ', 'ন'],
  ['ষ', 'শ'],
  ['স', 'শ'],
  ['য', 'জ'],
  ['\u09DC', 'র'],
  ['\u09DD', 'র'],
  ['ঙ', '\u0982'],
  ['\u09C3', '\u09BF'],
  ['ঋ', 'র\u09BF'],
])
/** Signs that are often left out. The two patterns are applied in this order. */
const OMITTED = /[\u0981\u0983]/g
const HASANTA_OF_T = /(?<=ত)\u09CD+/g
const ALIKE_LETTERS = new RegExp([...ALIKE.keys()].join('|'), 'g')

/**
 * Removes differences that never distinguish two words: letter case, the script of digits, codings,
 * joiners. The result has the same words in the same order.
 */
export function foldExact(text: string): string {
  // Before NFC, which puts the hasanta behind other signs.
  const spelled = text.replace(/ৎ/g, 'ত\u09CD')
  const plain = toLatinDigits(spelled.normalize('NFC').toLowerCase())
  // NFC again: a removed joiner may have separated a letter from its sign.
  const joined = JOINER.test(plain) ? toNfc(plain.replace(JOINERS, '')) : plain
  return joined.replace(SAME_LETTERS, (letter) => SAME.get(letter)!)
}

/**
 * Replaces each group of letters that writers confuse by one letter. It works letter by letter, so
 * the beginning of a word stays the beginning of its folded form.
 */
export function foldAlike(exact: string): string {
  return exact
    .replace(OMITTED, '')
    .replace(HASANTA_OF_T, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE.get(letter)!)
}

/** The words of a text from `foldExact`, without those that are too long for a word. */
export function wordsOf(exact: string): string[] {
  return (exact.match(WORD) ?? []).filter(isShort)
}

export function replaceWords(text: string, replace: (word: string) => string): string {
  return text.replace(WORD, replace)
}

/** The words of any text, in a form that is the same for other spellings. */
export function foldedWords(text: string): string[] {
  return wordsOf(foldAlike(foldExact(text)))
}

/**
 * The word that begins at this position of an unfolded text; undefined if it is too long for a
 * word.
 */
export function wordAt(text: string, at: number): string | undefined {
  WORD_HERE.lastIndex = at
  const word = WORD_HERE.exec(text)?.[0]
  return word !== undefined && isShort(word) ? word : undefined
}

function isShort(word: string): boolean {
  return word.length <= MAX_WORD_LETTERS || Array.from(word).length <= MAX_WORD_LETTERS
}
