import { toLatinDigits } from '../../words/digits.ts'

/** A part of a text; with `href`, it is a number to call. */
interface TelephonePart {
  text: string
  href?: string
}

/** Digits in any script, with the signs that people write between them. */
const NUMBER = /\+?\p{Nd}[\p{Nd} ().–-]*\p{Nd}/gu
/** For numbers such as 333 and 999. */
const MIN_DIGITS = 3
/** Fewer digits after a number are an extension, or the end of the next number of an exchange. */
const MIN_DIGITS_NEXT = 6
/** `017… 018…` are two numbers, `01712 045678` is one. */
const NEXT_NUMBER = / +(?=[+0০])/

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

/** The numbers in a text as `tel:` links. */
export function telephoneLinks(text: string): string[] {
  return telephoneParts(text).flatMap(({ href }) => href ?? [])
}

function numbersIn(text: string): { start: number; number: string }[] {
  const numbers: { start: number; number: string }[] = []
  for (const { 0: run, index } of text.matchAll(NUMBER)) {
    let start = index
    for (const number of splitRun(run)) {
      const minDigits = numbers.length === 0 ? MIN_DIGITS : MIN_DIGITS_NEXT
      if (digitsOf(number).length >= minDigits) numbers.push({ start, number: number.trimEnd() })
      start += number.length
    }
  }
  return numbers
}

/** Splits before a blank if the digits before it are a complete number. */
function splitRun(run: string): string[] {
  const [first = '', ...rest] = run.split(NEXT_NUMBER)
  let at = first.length
  for (const next of rest) {
    const before = run.slice(0, at)
    const from = run.indexOf(next, at)
    if (digitsOf(before).length >= MIN_DIGITS_NEXT) {
      return [run.slice(0, from), ...splitRun(run.slice(from))]
    }
    at = from + next.length
  }
  return [run]
}

/** The link of one number. If it begins with 0, it gets the country code of Bangladesh. */
export function telephoneLink(number: string): string {
  // `02-9551234-5` means two lines of an exchange. The link calls the first line.
  const [, line] = /^(.*\p{Nd})[–-]\p{Nd}{1,2}$/u.exec(number) ?? []
  const isRange = line !== undefined && !isMobile(number) && digitsOf(line).length > MIN_DIGITS_NEXT
  const digits = toLatinDigits(isRange ? line : number).replace(/[^\d+]/g, '')
  return `tel:${digits.replace(/^0(?=\d{8,10}$)/, '+880')}`
}

function isMobile(number: string): boolean {
  return /^(?:(?:00)?880)?0?1\d{9}$/.test(digitsOf(number))
}

function digitsOf(number: string): string {
  return toLatinDigits(number).replace(/\D/g, '')
}
