import { z } from 'zod'
import type { PlainCode } from './error-code.ts'
import { webAddress } from './web-address.ts'
import { toLatinDigits } from './words/digits.ts'
import { refusal } from './zod-issue.ts'

/** Characters that reorder or hide the text around them. No text of a school needs them. */
const HIDDEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
/** C0 and C1 control characters except tab and line ends. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu
const BLANK = /[\s\u200C\u200D]/
/** A visible character: no blank, filler, joiner or selector, no tag or mark alone. */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1D159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u
/**
 * More marks than any letter has: the time to normalize a run of marks grows with the square of its
 * length (UAX #15, D3).
 */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu

/** One line in NFC. Blanks of every script are trimmed; each run of blanks becomes one space. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ')
}

/** Text of several lines in NFC, without invisible characters. Line ends become `\n`. */
export function cleanText(raw: string): string {
  const plain = raw
    // Replaces half a surrogate pair, which no database or file can store.
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replace(CONTROLS, '')
  // NFC comes last: the removed characters may have separated a letter and its mark.
  return trimBlanks(toNfc(plain))
}

/** NFC in time that grows linearly with the length of a text, however many marks it has. */
export function toNfc(raw: string): string {
  const withFewMarks = raw.replace(MARKS_TOO_MANY, '$1').normalize('NFC')
  // NFC splits some letters into a letter and a mark.
  return withFewMarks.replace(MARKS_TOO_MANY, '$1')
}

/** Without a pattern that ends in `$`: it would start again at each blank inside the text. */
function trimBlanks(raw: string): string {
  let [start, end] = [0, raw.length]
  while (start < end && BLANK.test(raw[start]!)) start += 1
  while (end > start && BLANK.test(raw[end - 1]!)) end -= 1
  return raw.slice(start, end)
}

export function isVisible(written: string): boolean {
  return VISIBLE.test(written)
}

/**
 * Cleans the text, then checks its length; invisible text counts as empty. With `pipe`, the API
 * description is as complete for output as for input.
 */
function text(clean: (raw: string) => string, minLength: number, maxLength: number) {
  return z
    .string()
    .transform((raw) => {
      const cleaned = clean(raw)
      return isVisible(cleaned) ? cleaned : ''
    })
    .pipe(
      z
        .string()
        .min(minLength)
        .refine(
          (value) => Array.from(value).length <= maxLength,
          refusal('too-long', { max: maxLength }),
        ),
    )
}

export const line = (maxLength = 300) => text(cleanLine, 1, maxLength)
export const optionalLine = (maxLength = 300) => text(cleanLine, 0, maxLength)
export const optionalText = (maxLength = 20_000) => text(cleanText, 0, maxLength)

export const title = line(300).meta({
  description: '1 to 300 characters after trimming, stored in Unicode NFC',
})

function number(isAccepted: (value: number) => boolean, code: PlainCode) {
  return z
    .union([z.number(), z.string()], code)
    .transform((raw) => (typeof raw === 'number' ? raw : parseNumber(toLatinDigits(raw.trim()))))
    .pipe(z.number(code).refine(isAccepted, code))
}

/** Number() would also accept '', '0x10' and '1e3'. Accepts separators as on the pages: 1,248. */
function parseNumber(digits: string): number {
  const plain = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

const MAX = 10_000_000

/** A count: a whole number, not negative; a number or a string in the digits of any script. */
export const wholeNumber = number(
  (value) => Number.isInteger(value) && value >= 0 && value <= MAX,
  'whole-number',
).meta({ description: 'A whole number, 0 or more; Bengali digits are accepted' })

export const decimalNumber = number((value) => value >= 0 && value <= MAX, 'positive-number').meta({
  description: 'A number, 0 or more; Bengali digits are accepted',
})

const MAX_LINK = 2000
const NO_LINK = refusal('link')

/** A URL for a link, in the form of `webAddress`; empty if there is none. */
export const optionalLink = optionalLine(MAX_LINK)
  .refine((value) => value === '' || webAddress(value) !== undefined, NO_LINK)
  .transform((value) => webAddress(value) ?? '')
  // Each Bengali letter of a path takes nine characters here.
  .pipe(z.string().max(MAX_LINK))

/** Text that may be a URL: if it has a scheme, it must be a valid link. Stored as written. */
export const lineOrLink = line().refine(
  (value) => !/^[a-z][a-z\d+-]*:/i.test(value) || webAddress(value) !== undefined,
  NO_LINK,
)
