import { toLatinDigits } from '@pathshala/bengali/digits'

/** The digits in each group of a government memo number, such as 37.02.6990.001.25.007.26.0298. */
const GROUPS = [2, 2, 4, 3, 2, 3, 2, 4]
const DIGITS = 22
export const MEMO_EXAMPLE = '37.02.6990.001.25.007.26.0298'

/** A year in a school's own number, such as সবাউবি/২১৪/২০২৬. A year is not the counter. */
const YEAR = /^(?:19|20)\d\d$/
/** JavaScript cannot count exactly with longer numbers. */
const LONGEST_COUNTER = 15

/**
 * The number in Latin digits. A government number gets dots, also if `written` has hyphens, blanks
 * or no separators. A school's own number keeps its form.
 */
export function parseMemoNumber(written: string): string {
  const latin = toLatinDigits(written).trim()
  return parseOfficial(latin) ?? latin
}

/** Whether `number` is a government number, or has the form of the school's earlier number. */
export function isUsualMemoNumber(number: string, earlier: string | undefined): boolean {
  const parsed = parseMemoNumber(number)
  if (parseOfficial(parsed) !== undefined) return true
  if (earlier === undefined || parseOfficial(earlier) !== undefined) return false
  return formOf(parsed) === formOf(earlier)
}

/** The next number. Its last group of digits that is not a year is increased by one. */
export function nextMemoNumber(number: string): string {
  if (parseOfficial(number) !== undefined) {
    const last = GROUPS[GROUPS.length - 1]!
    // The counter starts again after 9999.
    const next = (Number(number.slice(-last)) + 1) % 10 ** last
    return number.slice(0, -last) + String(next).padStart(last, '0')
  }
  const runs = [...number.matchAll(/\d+/g)].reverse()
  const counter = runs.find(([digits]) => !YEAR.test(digits)) ?? runs[0]
  if (!counter || counter[0].length > LONGEST_COUNTER) return number
  const [digits] = counter
  const next = String(Number(digits) + 1).padStart(digits.length, '0')
  return number.slice(0, counter.index) + next + number.slice(counter.index + digits.length)
}

function parseOfficial(latin: string): string | undefined {
  if (!/^[\d.\s-]+$/.test(latin)) return undefined
  const parts = latin.split(/[.\s-]+/).filter((part) => part !== '')
  const digits = parts.join('')
  if (digits.length !== DIGITS) return undefined
  const number = groupsOf(digits).join('.')
  return parts.length === 1 || parts.join('.') === number ? number : undefined
}

function formOf(number: string): string {
  return number.replace(/\d+/g, '0').replace(/\s+/g, ' ')
}

function groupsOf(digits: string): string[] {
  let at = 0
  return GROUPS.map((length) => {
    at += length
    return digits.slice(at - length, at)
  })
}
