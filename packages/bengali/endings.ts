import { foldAlike, foldExact } from './fold.ts'

/** Endings of cases, plurals and articles, as `foldAlike` writes them. */
const AFTER_ANY = folded(
  'ের এর কে টি টির টিকে টিতে টা টার টাকে দের দেরকে গুলো গুলোর গুলোকে গুলোতে গুলি গুলির সমূহ সমূহের',
)
/** After a consonant, these letters belong to the word: নম্বর. */
const AFTER_VOWEL = folded('র তে য়ের য়ে রা')
const OTHER = folded('ে য় ই ও সহ')
/** What people say, and second parts that officials add to any noun. */
const QUERIED = folded('ত ডা ডার ডি ডারে রে গো গুলা ভিত্তিক সংখ্যা ওয়ারি ওয়ারী বৃন্দ বিষয়ক সংক্রান্ত প্রাপ্ত')

/** For forms of a known word. A word alone has no ending. */
export const ENDINGS = {
  latin: ['', 's', 'es'],
  bengali: ['', ...AFTER_ANY, ...AFTER_VOWEL, ...OTHER],
}

const ALL_ENDINGS = new Set([...ENDINGS.latin, ...ENDINGS.bengali])

const BY_LENGTH = (a: string, b: string) => b.length - a.length
const ENDING = [...AFTER_ANY, ...AFTER_VOWEL].sort(BY_LENGTH)
const IS_AFTER_VOWEL = new Set(AFTER_VOWEL)
/** The last letters of all endings, so that most words are decided at once. */
const LAST_LETTERS = new Set(ENDING.map((ending) => ending.at(-1)))
const VOWEL_BEFORE = /[অ-ঔই\u09BE-\u09CC]$/
/** Two letters that are not joined. The endings of shorter words belong to them: করে is no form of ক. */
const TWO_LETTERS = /\p{L}(?!\u09CD)\p{M}*\p{L}/u
const THREE_LETTERS = /^[\u0980-\u09FF]*$(?<=(?:\p{L}\p{M}*){3})/u

/** A Bengali word of `foldAlike` without each ending that it can have; the shortest first. */
export function stemsOf(alike: string): string[] {
  if (!LAST_LETTERS.has(alike.at(-1))) return []
  return ENDING.filter((ending) => alike.endsWith(ending))
    .map((ending) => ({ ending, stem: alike.slice(0, -ending.length) }))
    .filter(({ ending, stem }) => !IS_AFTER_VOWEL.has(ending) || VOWEL_BEFORE.test(stem))
    .map(({ stem }) => stem)
    .filter(hasTwoLetters)
}

/**
 * A word of a query without each ending that it can have. Some endings are too often a part of a word
 * for the index: দিবসে, মেলায়.
 */
export function stemsOfQueried(alike: string): string[] {
  const others = [...OTHER, ...QUERIED]
    .filter((ending) => alike.endsWith(ending))
    .map((ending) => alike.slice(0, -ending.length))
    .filter((stem) => THREE_LETTERS.test(stem))
  return [...stemsOf(alike), ...others]
}

/**
 * The forms of a known Bengali word. The index has the stems of each word, so a form with one of the
 * others as its stem is left out.
 */
export function searchedForms(alike: string): string[] {
  const isPossible = VOWEL_BEFORE.test(alike)
    ? (ending: string) => !/^\p{M}/u.test(ending)
    : (ending: string) => !IS_AFTER_VOWEL.has(ending)
  const forms = ENDINGS.bengali.filter(isPossible).map((ending) => alike + ending)
  const known = new Set(forms)
  return forms.filter((form) => !stemsOf(form).some((stem) => known.has(stem)))
}

/** The same for Bengali in Latin letters: porikkhar, chutir. */
export function stemOfLatin(word: string): string | undefined {
  return /^[a-z]{3,}[aiou]r$/.test(word) ? word.slice(0, -1) : undefined
}

export function hasTwoLetters(alike: string): boolean {
  return TWO_LETTERS.test(alike)
}

export function isEnding(alike: string): boolean {
  return ALL_ENDINGS.has(alike)
}

function folded(endings: string): string[] {
  return endings.split(' ').map((ending) => foldAlike(foldExact(ending)))
}
