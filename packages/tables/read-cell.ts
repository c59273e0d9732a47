import { distance } from 'fastest-levenshtein'
import type { Section, Shift } from '@pathshala/bengali/classes'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { BANGLA_CALENDAR } from '@pathshala/bengali/bangla-calendar'

/** Short forms after the names; then the endings of a word in a sentence: নভেম্বরের. */
const MONTHS = [
  'january|জানুয়ারি|jan|জানু',
  'february|ফেব্রুয়ারি|feb|ফেব্রু?',
  'march|মার্চ|mar',
  'april|এপ্রিল|apr',
  'may|মে',
  'june|জুন|jun',
  'july|জুলাই|jul',
  'august|আগস্ট|aug|অগাস্ট',
  'september|সেপ্টেম্বর|sept?|সেপ্টে?',
  'october|অক্টোবর|oct|অক্টো?',
  'november|নভেম্বর|nov|ন[বভ]ে',
  'december|ডিসেম্বর|dec|ডিসে',
].map((names) => ({
  pattern: patternOf(`^(?:${names})(?:ে?র|এর|ে|ঃ)?$`),
  full: names.split('|').slice(0, 2).map(foldCell),
}))

const WEEKDAYS = [
  'রবি|sun',
  'সোম|mon',
  'ম(?:ঙ্|ং)গল|tues?',
  'বুধ|wed(?:nes)?',
  'বৃহঃ?(?:স্পতি)?|thu(?:rs?)?',
  'শুক্র|fri',
  'শনি|sat(?:ur)?',
].map(foldCell)
const WORD_ENDS = '(?![\\p{L}\\p{M}])'
const inText = (names: string) => `(^|[^\\p{L}\\p{M}])(?:${names})ঃ?(?:বার|day)?${WORD_ENDS}`
const WEEKDAY_IN_TEXT = WEEKDAYS.map((names) => new RegExp(inText(names), 'u'))
const ANY_WEEKDAY = new RegExp(inText(WEEKDAYS.join('|')), 'gu')
const ONLY_WEEKDAY = WEEKDAYS.map(
  (names) => new RegExp(`^(?:${names})(?:[a-z]{0,6}\\.?|[ঃ:.]?\\s*(?:বার)?[ঃ:.]?)$`),
)

/** A day of the Bangla calendar, which has its own column in the lists of the ministry. */
const BANGLA_DAY = new RegExp(
  `\\d{1,2}\\s*(?:লা|রা|ঠা|শে|ই)?\\s*(?:${BANGLA_CALENDAR.bn.months.map(foldCell).join('|')})${WORD_ENDS}[\\s,]*(?:\\d{4})?\\s*(?:বঙ্গাব্দ|বাংলা)?`,
  'gu',
)

/** A number with its ordinal ending: ১৬ই, ১৬-ই, 1st. */
const ORDINAL = /(\d)[\s'-]*(?:লা|রা|ঠা|শে|ই|st|nd|rd|th)(?![\p{L}\p{M}])/gu
const AROUND_A_DAY =
  /(^|[^\p{L}\p{M}])(?:(?:তারিখ|সাল|সন|মাস)(?:ের|ে)?|তাং|খ(?:্রি|ৃ)(?:স্টাব্দ)?|ইং(?:রেজি)?|এর|র|রোজ|বার|পর্যন্ত|from|dated?|on|of|the)[ঃ:.]*(?![\p{L}\p{M}])/gu
/** A time in UTC can be on another day in the school, so only midnight is left out. */
const TIME =
  /(?:[\s,]+|(\d)t)(?:00:00(?::00(?:\.0+)?)?z|\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?(?:\s*(?:gmt)?[+-]\d{2}:?\d{2})?)\s*$/
/** '২৬ */
const SHORT_YEAR = /'\s*(?=\d{2}(?!\d))/g
/** ২৮।১১।২০২৬, ২৮–১১–২০২৬ */
const THREE_NUMBERS = /^(\d{1,4})(\s?[।|\\–—−]\s?)(\d{1,2})\2(\d{1,4})$/
const EDGES = /^[\s,;:।.*–-]+|[\s,;:।.*–-]+$/g

/** A longer text is not a day. The time to read it would grow faster than its length. */
const MAX_LENGTH = 100

/**
 * Lower case, Latin digits, and one spelling of letters that are often confused or that Assamese
 * keyboards write.
 */
export function foldCell(text: string): string {
  return toLatinDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF\u09BC]/g, '')
    .replace(/ৰ/g, 'র')
    .replace(/ৱ/g, 'ব')
    .replace(/ী/g, 'ি')
    .replace(/ষ/g, 'স')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A pattern for folded text. */
export function patternOf(pattern: string): RegExp {
  return new RegExp(foldCell(pattern))
}

/** 1 to 12; 0 if the word is not a month. A long name can have one or two wrong letters. */
export function findMonth(word: string): number {
  const exact = MONTHS.findIndex(({ pattern }) => pattern.test(word)) + 1
  if (exact > 0) return exact
  return (
    MONTHS.findIndex(({ full }) =>
      full.some(
        // নম্বর is not নভেম্বর, though only two letters are missing.
        (name) => name.length > 5 && distance(word, name) <= (isLong(name, word) ? 2 : 1),
      ),
    ) + 1
  )
}

function isLong(name: string, word: string): boolean {
  return name.length > 7 || (name.length > 6 && word.length >= name.length)
}

/** The weekday that is the whole text, 0 for Sunday: রবিবার, রবি, বৃহঃ, Sunday, Sun. */
export function parseWeekday(text: string): number | undefined {
  const folded = foldCell(text)
  const found = ONLY_WEEKDAY.findIndex((names) => names.test(folded))
  return found === -1 ? undefined : found
}

/** The first weekday in the text, 0 for Sunday. */
export function findWeekday(text: string): number | undefined {
  const folded = foldCell(text)
  const found = WEEKDAY_IN_TEXT.map((names, day) => ({ day, at: folded.search(names) }))
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.day
}

/** The part of a text that names days, without weekdays, Bangla days and brackets. */
export function cleanDay(text: string): string {
  if (text.length > MAX_LENGTH) return ''
  const folded = foldCell(text)
  const outside = folded.replace(/\([^()]*\)/g, ' ')
  const plain = /\d/.test(outside) ? outside : folded
  return plain
    .replace(/[()]/g, ' ')
    .replace(TIME, '$1')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(SHORT_YEAR, ' 20')
    .replace(BANGLA_DAY, ' ')
    .replace(ANY_WEEKDAY, '$1')
    .replace(ORDINAL, '$1')
    .replace(AROUND_A_DAY, '$1')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L}\p{M}*)(?=\d)/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(EDGES, '')
    .replace(THREE_NUMBERS, '$1-$3-$4')
}

/** Whether the text contains only weekdays or a day of the Bangla calendar. */
export function isWeekdayOrBanglaDay(text: string): boolean {
  const isEither = findWeekday(text) !== undefined || foldCell(text).search(BANGLA_DAY) >= 0
  return isEither && cleanDay(text).replace(/থেকে|হতে|ও|to|and|[\s&/~–—-]/g, '') === ''
}

const YES = patternOf('^(?:হ্যাঁ|yes|true|1|✓|✔)$')
const NO = patternOf('^(?:না|no|false|0)$')

export function yesOrNo(text: string): boolean | undefined {
  if (YES.test(foldCell(text))) return true
  return NO.test(foldCell(text)) ? false : undefined
}

/** Exported cells have the API's word after the label: `ক (A)`. */
export function foldLabel(text: string): string {
  return foldCell(text).replace(/\s*\([^()]*\)$/, '')
}

const SHIFTS: [Shift, RegExp][] = [
  ['Morning', patternOf('^(?:প্রভাতি|সকাল|morning)(?: শিফট| shift)?$')],
  ['Day', patternOf('^(?:দিবা|day)(?: শিফট| shift)?$')],
]

export function shiftNamed(text: string): Shift | undefined {
  return SHIFTS.find(([, words]) => words.test(foldLabel(text)))?.[0]
}

const SECTION_WORDS: [Section, RegExp][] = [
  ['A', patternOf('^(?:ক|a)$')],
  ['B', patternOf('^(?:খ|b)$')],
  ['C', patternOf('^(?:গ|c)$')],
  ['D', patternOf('^(?:ঘ|d)$')],
]

/** ক, ‘ক’ শাখা, A, Section B */
export function sectionNamed(text: string): Section | undefined {
  const name = foldLabel(text)
    .replace(/শাখা|section|[‘’“”"'-]/g, ' ')
    .trim()
  return SECTION_WORDS.find(([, words]) => words.test(name))?.[0]
}
