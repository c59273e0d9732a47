import { looksLikeBijoy } from './bijoy.ts'
import { toBengaliDigits } from './digits.ts'

// The codes of SutonnyMJ, the font of Bijoy. A syllable stands in the order in which it is seen: a
// vowel before the letter, halves of letters, the letter, and then the signs below, above and after
// it, in the order of the typist.

/** Letters, and conjuncts that have a code of their own. */
const LETTERS = new Map([
  ...codesFrom('A', 'অ ই ঈ উ ঊ ঋ এ ঐ ও ঔ ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত'),
  ...codesFrom('_', 'থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য়'),
  ...codesFrom('°', 'ক্ক ক্ট ক্ষ্ম ক্ত ক্ম ক্র ক্ষ ক্স গু গ্গ গ্দ গ্ধ ঙ্ক ঙ্গ জ্জ'),
  ...codesFrom('À', 'জ্ঝ জ্ঞ ঞ্চ ঞ্ছ ঞ্জ ঞ্ঝ ট্ট ড্ড ণ্ট ণ্ঠ ণ্ড ত্ত ত্থ'),
  ...codesFrom('Î', 'ত্র দ্দ'),
  ...codesFrom('×', 'দ্ধ দ্ব দ্ম ন্ঠ ন্ড ন্ধ ন্স প্ট প্ত প্প প্স ব্জ ব্দ ব্ধ ভ্র'),
  ...codesFrom('é', 'ল্ক ল্গ ল্ট ল্ড ল্প ল্ফ শু শ্চ শ্ছ ষ্ণ ষ্ট ষ্ঠ ষ্ফ স্খ স্ট'),
  ...codesFrom('û', 'হু হৃ হ্ন হ্ম ক্ষ'),
  ...codes('ç', 'ম্ফ'),
  ...codes('ù', 'স্ফ'),
])

/** The first letters of conjuncts. */
const HALVES = new Map([
  ...codes('®', 'ষ্'),
  ...codes('¯', 'স্'),
  ...codes('˜™', 'দ্'),
  ...codes('š›', 'ন্'),
  ...codes('¤', 'ম্'),
  ...codes('”', 'চ্'),
  ...codes('•', 'ঙ্'),
])

/** The last letters of conjuncts. */
const BELOW = new Map([
  ...codes('^¡¦Ÿ', '্ব'),
  ...codes('ªÖ«', '্র'),
  ...codes('ø¬\u00AD', '্ল'),
  ...codes('¥§', '্ম'),
  ...codes('œè', '্ন'),
  ...codes('Í', '্ত'),
  ...codes('‹', '্ক'),
  ...codes('Œ', '্ক্র'),
  ...codes('ú', '্প'),
  ...codes('¢', '্ভ'),
  ...codes('£', '্ভ্র'),
  ...codes('¨', '্য'),
  ...codes('¿', '্ত্র'),
  ...codes('&', '্\u200C'),
])

/** These stand only below a half of a letter. Elsewhere they are signs of English. */
const BELOW_HALF = new Map([...BELOW, ...codes('—', '্ত'), ...codes('‘', '্তু'), ...codes('’', '্থ')])

const VOWELS_BEFORE = new Map([...codes('w', 'ি'), ...codes('†‡', 'ে'), ...codes('ˆ‰', 'ৈ')])

const VOWELS_AFTER = new Map([
  ...codes('v', 'া'),
  ...codes('x', 'ী'),
  ...codes('yzæ“–', 'ু'),
  ...codes('~ƒ‚', 'ূ'),
  ...codes('„…', 'ৃ'),
  ...codes('Š', 'ৗ'),
])

/** What is not in a syllable. */
const SIGNS = new Map([
  ...VOWELS_BEFORE,
  ...codesFrom('r', 'ৎ ং ঃ ঁ া'),
  ...codesFrom('x', 'ী ু ু'),
  ...codesFrom('Ð', '– — “ ” ‘ ’'),
  ...codes('|', '।'),
  ...codes('$', '৳'),
])

const HALF = '(?:[®¯˜™š›¤]|”(?=[PQT])|•(?=[LMNg¶ÿ]))'
const SYLLABLE = new RegExp(
  `((?:${oneOf(VOWELS_BEFORE)}u?)?)` +
    // No letter has more halves. Without this bound, a long run of them takes quadratic time.
    `(${HALF}{0,3}${oneOf(LETTERS)}|${HALF}{1,3}${oneOf(BELOW_HALF)})` +
    `((?:${oneOf(BELOW)}|${oneOf(VOWELS_AFTER)}|[©u])*)`,
  'g',
)

/** Converts text that was written in a Bijoy font to Unicode. */
export function fromBijoy(text: string): string {
  return (
    toBengaliDigits(text)
      // ঃ is also the colon of typists.
      .replace(/(?<!\S)t(?!\S)/g, ':')
      // The sign ঁ of the letter before, typed after the vowel of the next one.
      .replace(/(?<=[^\s(])([w†‡ˆ‰])u/g, 'u$1')
      .replace(SYLLABLE, (_, before: string, core: string, marks: string) =>
        syllableOf(Array.from(before), core, Array.from(marks)),
      )
      .replace(/[r-z|$†‡ˆ‰Ð-Õ]/g, (sign) => SIGNS.get(sign) ?? sign)
      // Hasanta with a joiner separates letters.
      .replace(/\u200C(?![\u0980-\u09FF])/g, '')
      .normalize('NFC')
  )
}

/** A syllable in the order of Unicode. */
function syllableOf([vowel = '', nasal]: string[], core: string, marks: string[]): string {
  const letters = Array.from(core).map(
    (code) => LETTERS.get(code) ?? HALVES.get(code) ?? BELOW_HALF.get(code),
  )
  const below = marks.map((code) => BELOW.get(code) ?? '').join('')
  const vowels = new Set(marks.flatMap((code) => VOWELS_AFTER.get(code) ?? []))
  const isRya = core === 'i' && below.startsWith('্য')
  const syllable = [
    marks.includes('©') ? 'র্' : '',
    ...letters,
    // র‍্য is not র্য, which is য with a reph.
    isRya ? '\u200D' : '',
    /[n¶ÿ]$/.test(core) ? below.replace('্ন', '্ণ') : below,
    VOWELS_BEFORE.get(vowel) ?? '',
    ...vowels,
    nasal || marks.includes('u') ? 'ঁ' : '',
  ].join('')
  return syllable.replace('অা', 'আ').replace(/্(?=্)/g, '')
}

/** A part of a text in one font. */
export interface Run {
  text: string
  isBijoy: boolean
}

/** Converts neighbouring runs in Bijoy together, because vowel signs move between them. */
export function joinBijoyRuns(runs: Run[]): string {
  const joined: Run[] = []
  for (const { text, isBijoy } of runs) {
    const last = joined.at(-1)
    // A blank belongs to the run before it, whatever its font is.
    if (last && (last.isBijoy === isBijoy || !text.trim())) last.text += text
    else joined.push({ text, isBijoy })
  }
  return joined
    .map((run) => (run.isBijoy ? fromBijoy(run.text) : run.text))
    .join('')
    .normalize()
}

const BENGALI = /[\u0980-\u09FF]/
/** Addresses, and abbreviations such as SSC. Words in Bijoy also have small letters. */
const LATIN =
  /((?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w\u0080-\u2122])[A-Z]{3,}(?![\w\u0080-\u2122]))/

/**
 * The text in Unicode. Bengali words stay. In a text that has some, lines without a sign of Bijoy
 * stay too, because English words would become nonsense.
 */
export function repairBijoy(text: string): string {
  if (!looksLikeBijoy(text)) return text
  const isMixed = BENGALI.test(text)
  return text
    .split('\n')
    .map((line) => (isMixed && !looksLikeBijoy(line) ? line : repairLine(line)))
    .join('\n')
    .normalize('NFC')
}

/** Converts the parts that are not Bengali, an address or an abbreviation. */
export function repairLine(line: string): string {
  // The parts at odd indexes are the matches.
  return line
    .split(LATIN)
    .map((part, index) => (index % 2 === 0 ? repairPart(part) : part))
    .join('')
}

function repairPart(part: string): string {
  return part.replace(/[^\s\u0980-\u09FF](?:[^\u0980-\u09FF]*[^\s\u0980-\u09FF])?/g, (foreign) =>
    /[A-Za-z]|[®¯°-ÿ]{2}/.test(foreign) ? fromBijoy(foreign) : foreign,
  )
}

/** Each of the codes is this text. */
function codes(signs: string, text: string): [code: string, text: string][] {
  return Array.from(signs, (sign) => [sign, text])
}

/** The texts of a code and of those that follow it. */
function codesFrom(first: string, texts: string): [code: string, text: string][] {
  return texts
    .split(' ')
    .map((text, index) => [String.fromCharCode(first.charCodeAt(0) + index), text])
}

/** A pattern for one of the codes. */
function oneOf(map: ReadonlyMap<string, string>): string {
  return `[${[...map.keys()].join('').replace('^', '\\^')}]`
}
