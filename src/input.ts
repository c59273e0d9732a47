import { z } from 'zod'
import { toLatinDigits } from './words/digits.ts'

/** Characters that reorder or hide what stands around them; none belongs in a school's text. */
const HIDDEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
/** C0 and C1 controls other than tab and line ends. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu
const BLANK = /[\s\u200C\u200D]/
/** What no letter carries: normalizing a run of marks takes their number squared (UAX #15, D3). */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu

/** One line in NFC: blanks of every script trimmed at the ends, runs of them made one space. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ')
}

/** Text of several lines in NFC, without what cannot be seen; line ends become `\n`. */
export function cleanText(raw: string): string {
  const plain = raw
    // Half a letter, which no database and no file holds.
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replace(CONTROLS, '')
  // After these: they may have kept a letter and its mark apart.
  return trimBlanks(toNfc(plain))
}

/** NFC, in time that grows with the length of a text however many marks are heaped in it. */
export function toNfc(raw: string): string {
  const withFewMarks = raw.replace(MARKS_TOO_MANY, '$1').normalize('NFC')
  // Some letters are two in NFC, the second of them a mark.
  return withFewMarks.replace(MARKS_TOO_MANY, '$1')
}

/** Without a pattern that ends in `$`, which begins anew at each blank of a run inside the text. */
function trimBlanks(raw: string): string {
  let [start, end] = [0, raw.length]
  while (start < end && BLANK.test(raw[start]!)) start += 1
  while (end > start && BLANK.test(raw[end - 1]!)) end -= 1
  return raw.slice(start, end)
}

/** Cleaned first and measured then; what comes out is described as plainly as what goes in. */
function text(clean: (raw: string) => string, minLength: number, maxLength: number) {
  return z
    .string('Fill this in.')
    .transform(clean)
    .pipe(
      z
        .string()
        .min(minLength, 'Fill this in.')
        .refine(
          (value) => Array.from(value).length <= maxLength,
          `Shorten this to ${maxLength} characters or fewer.`,
        ),
    )
}

export const line = (maxLength = 300) => text(cleanLine, 1, maxLength)
export const optionalLine = (maxLength = 300) => text(cleanLine, 0, maxLength)
export const optionalText = (maxLength = 20_000) => text(cleanText, 0, maxLength)

export const title = line(300).meta({
  description: '1 to 300 characters after trimming, stored in Unicode NFC',
})

function number(isAccepted: (value: number) => boolean, message: string) {
  return z
    .union([z.number(), z.string()], message)
    .transform((raw) => (typeof raw === 'number' ? raw : parseNumber(toLatinDigits(raw.trim()))))
    .pipe(z.number(message).refine(isAccepted, message))
}

/** Number() alone would also read '', '0x10' and '1e3'. Groups may be marked as the pages do: 1,248. */
function parseNumber(digits: string): number {
  const plain = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

const MOST = 10_000_000

/** A count: whole, not negative; as a number or in the digits of any script. */
export const wholeNumber = number(
  (value) => Number.isInteger(value) && value >= 0 && value <= MOST,
  'Write a whole number that is not negative.',
).meta({ description: 'A whole number, not negative; Bengali digits are accepted' })

export const decimalNumber = number(
  (value) => value >= 0 && value <= MOST,
  'Write a number that is not negative.',
).meta({ description: 'A number, not negative; Bengali digits are accepted' })

/** An address for a link: http(s) only, so that no script can hide in it. Empty where unset. */
export const optionalLink = optionalLine(2000).refine(
  (value) => value === '' || isWebAddress(value),
  'Write a link that begins with https:// or http://.',
)

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
