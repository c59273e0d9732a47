import { z } from 'zod'
import { cleanLine, cleanText, isVisible } from '@pathshala/bengali/clean-text'
import type { PlainCode } from '../errors/codes.ts'
import { webAddress } from '../base/web-address.ts'
import { isDay } from '@pathshala/bengali/days'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { TIME_OF_DAY } from './hours.ts'
import { withSigns } from './signs.ts'
import { knownFields, refusal } from '../errors/zod-issues.ts'

/**
 * An object that replaces an earlier one as a whole. It refuses an unknown field: the field that
 * was meant would be emptied.
 */
export function wholeObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? knownFields(Object.keys(shape)) : undefined,
  })
}

/**
 * Cleans the text, then checks its length. Invisible text becomes empty. With `pipe`, the API
 * description is as complete for output as for input.
 */
function text(clean: (raw: string) => string, minLength: number, maxLength: number) {
  return z
    .string()
    .transform((raw) => {
      const cleaned = clean(withSigns(raw))
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

const MAX = 10_000_000

/** A number that is too large gets a sentence of its own: otherwise it looks correct. */
function number(isAccepted: (value: number) => boolean, code: PlainCode, max = MAX) {
  return z
    .union([z.number(), z.string()], code)
    .transform((raw) => (typeof raw === 'number' ? raw : parseNumber(toLatinDigits(raw.trim()))))
    .pipe(
      z
        .number(code)
        .refine(isAccepted, { ...refusal(code), abort: true })
        .refine((value) => value <= max, refusal('at-most', { max })),
    )
}

/** Number() would also accept '', '0x10' and '1e3'. Accepts separators as on the pages: 1,248. */
function parseNumber(digits: string): number {
  const plain = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** A count: a whole number, not negative; a number or a string in the digits of any script. */
export const numberAtMost = (max: number) =>
  number((value) => Number.isInteger(value) && value >= 0, 'whole-number', max).meta({
    description: 'A whole number, 0 or more; Bengali digits are accepted',
  })

export const wholeNumber = numberAtMost(MAX)

export const numberBetween = (min: number, max: number) =>
  numberAtMost(Infinity).refine(
    (value) => value >= min && value <= max,
    refusal('number-between', { min, max }),
  )

export const decimalNumber = number((value) => value >= 0, 'positive-number').meta({
  description: 'A number, 0 or more; Bengali digits are accepted',
})

const dayFrom = (isAccepted: (value: string) => boolean) =>
  z
    .string()
    .transform((raw) => toLatinDigits(raw.trim()))
    .pipe(z.string().refine(isAccepted, refusal('day')))

const DAY = { description: 'YYYY-MM-DD; Bengali digits are accepted', example: '2026-12-16' }

/** A day of this century's calendar: `2026-11-22`, in the digits of any script. */
export const day = dayFrom((value) => isDay(value) && value.startsWith('20')).meta(DAY)

/** A day in the history of a school. */
export const historicDay = dayFrom(isHistoricDay).meta(DAY)

/** A day in the history of a school, or its year alone: `1987`. */
export const dayOrYear = dayFrom((value) =>
  isHistoricDay(/^\d{4}$/.test(value) ? `${value}-01-01` : value),
).meta({ ...DAY, description: 'YYYY-MM-DD or YYYY; Bengali digits are accepted' })

function isHistoricDay(value: string): boolean {
  return isDay(value) && value >= '1800'
}

export const timeOfDay = z
  .string()
  .transform((raw) => toLatinDigits(raw.trim()).padStart(5, '0'))
  .pipe(
    // Ends the checks of the routine, because the order of invalid times means nothing.
    z.string().regex(TIME_OF_DAY, {
      error: refusal('time-of-day').message,
      abort: true,
    }),
  )
  .meta({ description: 'HH:MM at the school; Bengali digits are accepted', example: '07:30' })

const MAX_LINK = 2000
const NO_LINK = refusal('link')

/** A URL for a link, in the form of `webAddress`; can be empty. */
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
