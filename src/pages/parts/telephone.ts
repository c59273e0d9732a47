import { onlyDigits, toLatinDigits } from '@pathshala/bengali/digits'

/** A part of a text; with `href`, it is a number to call. */
interface TelephonePart {
  text: string
  href?: string
}

/** Digits in any script, with the signs that people write between them. */
const RUN = /\+?\p{Nd}[\p{Nd}\p{Zs}\p{Pd}().]*/gu
/** A mobile number with or without its country code: `01711…`, `8801711…`, `00880 01711…`. */
const MOBILE = /^(?:(?:00)?880?)?01\d{9}$/
const MAX_MOBILE_DIGITS = 16
/** A mobile number from a spreadsheet, which dropped the first 0. */
const WITHOUT_ZERO = /^1[3-9]\d{8}$/
/** For numbers such as 333 and 999. */
const MIN_DIGITS = 3
/** Fewer digits after a number are an extension, or the end of the next number of an exchange. */
const MIN_DIGITS_NEXT = 6
/** An area code and a number: `0421 68025` has 9. */
const MIN_DIGITS_WITH_AREA = 8

/** Digits that are not separated. */
interface Group {
  start: number
  end: number
  digits: string
}

/**
 * Splits a text into telephone numbers and the text between them. The joined `text` of all parts is
 * the whole text.
 */
export function telephoneParts(text: string): TelephonePart[] {
  const parts: TelephonePart[] = []
  let end = 0
  for (const { start, number } of numbersIn(text)) {
    if (start > end) parts.push({ text: text.slice(end, start) })
    parts.push({ text: number, href: telephoneLink(number) })
    end = start + number.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Excel shows a long number in this way, and a CSV file has lost its last digits. */
const ROUNDED = /\d\s*[eE]\s*[+-]?\d/

/** Whether a text has a number to call. Words can stand beside it. */
export function isTelephone(text: string): boolean {
  return !ROUNDED.test(toLatinDigits(text)) && telephoneLinks(text).length > 0
}

/** The numbers in a text as `tel:` links. */
export function telephoneLinks(text: string): string[] {
  return telephoneParts(text).flatMap(({ href }) => href ?? [])
}

function numbersIn(text: string): { start: number; number: string }[] {
  const numbers: { start: number; number: string }[] = []
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (const groups of splitRun(run)) {
      const minDigits = numbers.length === 0 ? MIN_DIGITS : MIN_DIGITS_NEXT
      if (joined(groups).length < minDigits) continue
      const { start } = groups[0]!
      // The first number of a run includes its plus sign.
      const from = run.startsWith('+') && start === 1 ? 0 : start
      numbers.push({ start: index + from, number: run.slice(from, groups[groups.length - 1]!.end) })
    }
  }
  return numbers
}

/** The groups of each number in a run: `017… 018…` are two numbers, `01712 045678` is one. */
function splitRun(run: string): Group[][] {
  const groups = Array.from(run.matchAll(/\p{Nd}+/gu), ({ 0: digits, index }) => ({
    start: index,
    end: index + digits.length,
    digits: toLatinDigits(digits),
  }))
  const numbers: Group[][] = []
  while (groups.length > 0) numbers.push(groups.splice(0, sizeOfFirst(groups)))
  return numbers
}

/** How many groups the first number has. */
function sizeOfFirst(groups: Group[]): number {
  const sizes = groups.map((_, index) => index + 1)
  const startsMobile = (at: number) => sizeOfMobile(groups.slice(at)) !== undefined
  return (
    sizeOfMobile(groups) ??
    sizes.find((size) => {
      const next = groups.slice(size)
      if (!next[0]?.digits.startsWith('0')) return false
      const digits = joined(groups.slice(0, size))
      return (
        startsMobile(size) ||
        (digits.length >= (digits.startsWith('0') ? MIN_DIGITS_WITH_AREA : MIN_DIGITS_NEXT) &&
          joined(next).length >= MIN_DIGITS_NEXT)
      )
    }) ??
    groups.length
  )
}

function sizeOfMobile(groups: Group[]): number | undefined {
  const sizes = groups.slice(0, MAX_MOBILE_DIGITS).map((_, index) => index + 1)
  return sizes.find((size) => MOBILE.test(joined(groups.slice(0, size))))
}

function joined(groups: Group[]): string {
  return groups.map(({ digits }) => digits).join('')
}

/** The link of one number, with the country code of Bangladesh if it is complete without one. */
export function telephoneLink(number: string): string {
  const digits = onlyDigits(number)
  const [mobile] =
    (MOBILE.test(digits) && /1\d{9}$/.exec(digits)) || WITHOUT_ZERO.exec(digits) || []
  if (mobile) return `tel:+880${mobile}`
  // `02-9551234-5` means two lines of an exchange. The link calls the first line.
  const line = onlyDigits(/^(.*\p{Nd})\p{Pd}\p{Nd}{1,2}$/u.exec(number)?.[1] ?? '')
  const called = line.length > MIN_DIGITS_NEXT ? line : digits
  const [, national] = /^(?:0|(?:00)?880+)([1-9]\d{7,9})$/.exec(called) ?? []
  if (national) return `tel:+880${national}`
  return `tel:${number.startsWith('+') ? '+' : ''}${called}`
}
