import { format, getFormatDateInfo } from 'numfmt'
import { toBengaliDigits } from '@pathshala/bengali/digits'

/** `[$-5000445]`: the digits of a format are those of its script. 5 is Bengali. */
const IN_BENGALI_DIGITS = /\[\$[^\]]*-5[\da-f]{6}\]/i
/** The days between the beginnings of Excel's two calendars. */
const DAYS_TO_1904 = 1462
const GENERAL = 'General'
/** The parts of a format for numbers from 0, numbers below 0, 0 and texts. */
const SECTIONS = /(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+/g
const NOT_SHOWN = '######'
/**
 * Excel rounds a number with 15 digits, so that 1.005 becomes 1.01. In binary, it is a little less
 * than that.
 */
const PRECISION = 2 ** -50

interface FormatKind {
  /** Whether it shows a part of a day of the calendar. */
  isDate: boolean
  /** Whether it shows a day and its month, so that the number means one day. */
  isDay: boolean
  /** Whether it shows a part of a day of the calendar, or a time. */
  isTime: boolean
  /** Its own form for numbers below 0, which get no sign then. */
  negative: string | undefined
  hasBengaliDigits: boolean
}

const kinds = new Map<string, FormatKind>()
/** A workbook has fewer formats. If it has more, they are read again. */
const MAX_KINDS = 1000

export function kindOfFormat(pattern: string): FormatKind {
  let kind = kinds.get(pattern)
  if (!kind) {
    kind = readKind(pattern)
    if (kinds.size >= MAX_KINDS) kinds.clear()
    kinds.set(pattern, kind)
  }
  return kind
}

function readKind(pattern: string): FormatKind {
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(pattern)
  const isDate = year || month || day
  const [, negative] = pattern.match(SECTIONS) ?? []
  return {
    isDate,
    isDay: month && day,
    isTime: isDate || hours || minutes || seconds,
    negative: negative === '@' ? undefined : negative,
    hasBengaliDigits: IN_BENGALI_DIGITS.test(pattern),
  }
}

/** A value as Excel shows it, in a column that is wide enough. */
export function showValue(
  value: number | string,
  { pattern, is1904 }: { pattern: string; is1904: boolean },
): string {
  if (typeof value === 'string')
    return pattern.includes('@') || pattern.includes(';') ? shown(pattern, value) : value
  const { isDate, isTime, negative, hasBengaliDigits } = kindOfFormat(pattern)
  if (value < 0 && isTime) {
    if (negative !== undefined) return shown(negative, -value)
    // Only with the calendar of 1904, Excel shows times below 0.
    return is1904 && !isDate ? `-${shown(pattern, -value)}` : NOT_SHOWN
  }
  const text = isDate
    ? shown(pattern, is1904 ? value + DAYS_TO_1904 : value)
    : shown(pattern, Number.isInteger(value) ? value : value * (1 + PRECISION))
  return hasBengaliDigits ? toBengaliDigits(text) : text
}

function shown(pattern: string, value: number | string): string {
  try {
    return format(pattern, value)
  } catch {
    // Excel repairs a workbook with such a format, and shows the plain value.
    return format(GENERAL, value)
  }
}

/** All digits of a number: `General` shows at most eleven. */
export function allDigits(value: number): string {
  return String(Number(value.toPrecision(15)))
}
