import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { foldExact } from '@pathshala/bengali/fold'
import { soundOf } from '@pathshala/bengali/sound'
import { BENGALI_PASSWORDS } from './bengali-passwords.ts'

/** The number of letters that must remain without the well-known names; also that of different ones. */
const MIN_OWN_LETTERS = 4

/** A sound has no vowel, so that it is shorter. Shorter names are not looked for by their sound. */
const MIN_OWN_SOUNDS = 3

/** A shorter number, such as a year, is part of many passwords. */
const LONG_NUMBER = /\d{5,}/g

const NO_LETTERS = /[^\p{L}\p{M}]+/u

/** Blanks, and characters that no screen shows. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

const BETWEEN_DIGITS = /(?<=\d)[\s().+/-]+(?=\d)/g

/** A mobile number of Bangladesh, or a day with its year, which often is a birthday. */
const COMMON_NUMBER =
  /^\D*(?:(?:00)?(?:88)?01[3-9]\d{8}|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))\D*$/

/** Words on the pages of every school: the product's name, and the label of its number. */
const NAMES_OF_ALL = ['pathshala', 'পাঠশালা', 'school', 'স্কুল', 'বিদ্যালয়', 'EIIN', 'ইআইআইএন']

const BENGALI_WORDS = new Set(BENGALI_PASSWORDS.map(lettersOf))
const BENGALI_SOUNDS = new Set(
  [...BENGALI_WORDS].map(plainSound).filter((sound) => sound.length > MIN_OWN_SOUNDS),
)

/** What strangers know of the school and its people. */
interface Known {
  names: string[]
  /** A text with telephone numbers, the EIIN and such. */
  numbers: string
}

/**
 * Refuses passwords that are easy to guess: the 49,000 most common passwords and Bengali ones, alone
 * or with digits and signs around them, in letters and digits of any script; telephone numbers and
 * days; runs, and passwords of few different characters; and passwords that add little to the `known` names
 * and numbers of the school and the account.
 * @throws InvalidInput naming `path`
 */
export async function refuseGuessable(password: string, path: string, known: Known): Promise<void> {
  const folded = foldExact(password.normalize('NFKC')).replace(BETWEEN_DIGITS, '')
  const inner = folded.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  const letters = lettersOf(folded)
  // Two megabytes, loaded only when somebody chooses a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common: string[] = dictionary['passwords-common']
  if (
    isRun(folded) ||
    new Set(folded.replace(INVISIBLE, '')).size < MIN_OWN_LETTERS ||
    common.includes(folded) ||
    (inner && common.includes(inner)) ||
    BENGALI_WORDS.has(letters) ||
    BENGALI_SOUNDS.has(plainSound(letters)) ||
    COMMON_NUMBER.test(folded)
  ) {
    throw new InvalidInput(fieldError(path, 'password-too-common'))
  }
  if (isMostly(folded, known)) {
    throw new InvalidInput(fieldError(path, 'password-is-name'))
  }
}

/** Whether the password has few characters besides the known words and numbers. */
function isMostly(password: string, known: Known): boolean {
  const words = foldExact([...known.names, ...NAMES_OF_ALL].join(' ')).split(NO_LETTERS)
  const numbers = foldExact(known.numbers).replace(BETWEEN_DIGITS, '').match(LONG_NUMBER) ?? []
  // One of the two can have the code of the country or of the place before it.
  const isKnown = (typed: string) =>
    numbers.some((number) => number.includes(typed) || typed.includes(number))
  const named = without(
    password.replace(LONG_NUMBER, (typed) => (isKnown(typed) ? ' ' : typed)),
    words.filter((word) => word.length >= 3),
  )
  const sound = password.split(NO_LETTERS).map(plainSound).join(' ')
  const soundOfRest = without(
    sound,
    words.map(plainSound).filter((word) => word.length >= MIN_OWN_SOUNDS),
  )
  return (
    (named !== password && lettersOf(named).length < MIN_OWN_LETTERS) ||
    (soundOfRest !== sound && lettersOf(soundOfRest).length < MIN_OWN_SOUNDS)
  )
}

function without(text: string, words: string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text)
}

/** The sound of a word. Latin spellings differ in their double letters. */
function plainSound(word: string): string {
  return soundOf(word).replace(/(.)\1+/g, '$1')
}

/** Whether each character follows the one before it, or precedes it, in its script: `৯৮৭৬৫৪৩২১`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0)!)
  return [-1, 1].some((step) =>
    codes.slice(1).every((code, index) => code === codes[index]! + step),
  )
}

function lettersOf(text: string): string {
  return foldExact(text).replace(/[^\p{L}\p{M}]/gu, '')
}
