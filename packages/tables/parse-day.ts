import { addDays, type Day, isDay, weekdayOf } from '@pathshala/bengali/days'
import { cleanDay, findMonth } from './read-cell.ts'

/** How `05/01/2027` can be read. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const

export type DayOrder = (typeof DAY_ORDERS)[number]

export type DayProblem = 'not-a-day' | 'no-such-day' | 'which-order' | 'which-year' | 'ends-first'

export interface DayRange {
  from: Day
  to: Day
}

export interface Reading {
  /** For days that both orders allow. Without it, they are a problem. */
  order?: DayOrder | undefined
  /** The year of days that are written without one. */
  year?: number | undefined
}

/** The numbers of a day as they are written; `pair` if it is not known which of them is the month. */
interface Written {
  pair?: [number, number]
  day?: number
  month?: number
  year: number | undefined
}

const BETWEEN = /\s+(?:to|till|until|and|ও|এবং)\s+|\s*(?:থেকে|হতে|হইতে|\.\.|[–—−~&,/-])\s*/g
const TWO_DAYS = /^\s*(?:and|ও|এবং|[&,])\s*$/
/** `20, 21 and 22`, perhaps after a month. */
const IN_A_ROW =
  /^([^\s\d]+ )?(\d{1,2}(?:(?: ?[,&] ?(?:and |ও |এবং )?| (?:and|ও|এবং) )\d{1,2})+)(?=,? |$)/

/** One day: `2026-12-20`, `২০/১২/২০২৬`, `20-Dec-26`, `২০শে ডিসেম্বর ২০২৬, রবিবার`. */
export function parseDay(text: string, reading: Reading = {}): Day | undefined {
  const days = parseDays(text, reading)
  return 'from' in days && days.from === days.to ? days.from : undefined
}

/** Excel writes days in the order of its computer: of two readings, the stored day is the right one. */
export function dayInEitherOrder(text: string, stored?: string | null): Day | undefined {
  const days = DAY_ORDERS.map((order) => parseDay(text, { order }))
  return days.find((day) => day !== undefined && day === stored) ?? days.find(Boolean)
}

/** One day or a range: `২০–৩১ ডিসেম্বর`, `20 December to 2 January`, `1/3/2027 - 5/3/2027`. */
export function parseDays(text: string, reading: Reading = {}): DayRange | { problem: DayProblem } {
  const plain = withMonthLast(withRange(cleanDay(text)))
  const single = parseWritten(plain)
  if (single) {
    const day = resolve(single, single.year, reading)
    return typeof day === 'string' ? { from: day, to: day } : day
  }
  // A text can have several signs between two days: the first that makes a range is right.
  let problem: { problem: DayProblem } | undefined
  for (const { 0: between, index = 0 } of plain.matchAll(BETWEEN)) {
    const last = parseWritten(plain.slice(index + between.length))
    const first = parseFirst(plain.slice(0, index), last)
    if (!first || !last) continue
    const range = resolveRange(first, last, reading)
    if ('problem' in range) problem ??= range
    else if (!TWO_DAYS.test(between) || addDays(range.from, 1) === range.to) return range
  }
  return problem ?? { problem: 'not-a-day' }
}

/** Writes `20, 21 and 22 december` as `20-22 december`. */
function withRange(plain: string): string {
  return plain.replace(IN_A_ROW, (all: string, month: string | undefined, list: string) => {
    const days = Array.from(list.matchAll(/\d+/g), Number)
    const isInARow = days.every((day, index) => day === days[0]! + index)
    return isInARow ? `${month ?? ''}${days[0]}-${days.at(-1)}` : all
  })
}

/** Writes `december 20-31, 2026` and `2026 20-31 december` as `20-31 december 2026`. */
function withMonthLast(written: string): string {
  const plain = written.replace(/^(\d{4})[ ,]+(?=.*\p{L})(?!.*\d{4})(.+)$/u, '$2 $1')
  const [, word = '', days, year = ''] =
    /^([^\s\d]+) (\d{1,2} ?[^\d\s]+ ?\d{1,2})(?:,? (\d{4}))?$/.exec(plain) ?? []
  return days && findMonth(word) ? `${days} ${word} ${year}`.trim() : plain
}

function parseWritten(plain: string): Written | undefined {
  return parseNumbers(plain) ?? parseNamed(plain)
}

function parseNumbers(plain: string): Written | undefined {
  const iso = /^(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})$/.exec(plain)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const pair = /^(\d{1,2}) ?[-/.] ?(\d{1,2})(?: ?[-/.] ?(\d{4}|\d{2}))?$/.exec(plain)
  if (!pair) return undefined
  const [, a, b, year] = pair
  return { pair: [Number(a), Number(b)], year: year === undefined ? year : fullYear(Number(year)) }
}

/** `20 december 2026`, `20-dec-26`, `december 20, 2026`, `2026 december 20`. */
function parseNamed(plain: string): Written | undefined {
  const parts = plain.split(/[\s,./-]+/)
  const [word = '', ...words] = parts.filter((part) => !/^(\d{1,2}|\d{4})$/.test(part))
  const at = parts.indexOf(word)
  if (at > 1 || words.length > 0) return undefined
  const month = findMonth(word)
  if (month === 0) return undefined
  const numbers = parts.filter((_, index) => index !== at)
  const [first = 0, second, ...rest] = numbers.map(Number)
  if (rest.length > 0) return undefined
  if (first > 99) return at === 1 && second ? { year: first, month, day: second } : undefined
  // In `december 20 31`, 31 is not a year.
  if (at === 0 && second !== undefined && second < 100) return undefined
  return { day: first, month, year: second === undefined ? undefined : fullYear(second) }
}

/** The first day of a range, which can omit the month and the year of the last day. */
function parseFirst(plain: string, last: Written | undefined): Written | undefined {
  if (!/^\d{1,2}$/.test(plain)) return parseWritten(plain)
  const { month, year } = last ?? {}
  return month ? { day: Number(plain), month, year } : undefined
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

function resolve(
  { pair, day, month }: Written,
  year: number | undefined,
  reading: Reading,
): Day | { problem: DayProblem } {
  const full = year ?? (pair ? undefined : reading.year)
  if (full === undefined) return { problem: pair ? 'not-a-day' : 'which-year' }
  if (!pair) return dayOf(full, month!, day!) ?? { problem: 'no-such-day' }
  const [a, b] = pair
  const days = { 'day-first': dayOf(full, b, a), 'month-first': dayOf(full, a, b) }
  const { 'day-first': dayFirst, 'month-first': monthFirst } = days
  if (dayFirst && monthFirst && dayFirst !== monthFirst) {
    return (reading.order && days[reading.order]) ?? { problem: 'which-order' }
  }
  return dayFirst ?? monthFirst ?? { problem: 'no-such-day' }
}

/**
 * If one day has no year, it gets the year of the other day, or the next or previous year if the range
 * passes 31 December.
 */
function resolveRange(
  first: Written,
  last: Written,
  reading: Reading,
): DayRange | { problem: DayProblem } {
  const years = [first.year ?? last.year, last.year ?? first.year] as const
  const from = resolve(first, years[0], reading)
  const to = resolve(last, years[1], reading)
  if (typeof from !== 'string') return from
  if (typeof to !== 'string') return to
  if (from <= to) return { from, to }
  const moved = (day: string, by: number) => String(Number(day.slice(0, 4)) + by) + day.slice(4)
  if (first.month && first.month === last.month) return { problem: 'ends-first' }
  if (first.year === undefined && last.year) return { from: moved(from, -1), to }
  if (last.year === undefined) return { from, to: moved(to, 1) }
  return { problem: 'ends-first' }
}

/** Undefined if the month has no such day, or the year is far from now. */
function dayOf(year: number, month: number, day: number): Day | undefined {
  const iso = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return year >= 1900 && year < 2200 && isDay(iso) ? iso : undefined
}

/** Two numbers and a year, or two numbers at the beginning of a range. */
const PAIR = /(?:^|[^\d])(\d{1,2}) ?[-/.] ?(\d{1,2})(?: ?[-/.] ?(\d{4}|\d{2})(?!\d)| ?[–—−~]| - )/g

interface DayText {
  text: string
  /** A weekday that the row names, 0 for Sunday. */
  weekday?: number | undefined
}

/**
 * The order of day and month in a list. A day that is valid in only one order shows the order, and
 * so does a weekday in the row. `ask` means that some days are valid in both orders, and that no
 * row shows the order or rows contradict each other. `plain` means that no day is valid in both
 * orders.
 */
export function findOrder(texts: DayText[]): DayOrder | 'ask' | 'plain' {
  const days = texts.flatMap(pairsOf)
  if (!days.some(isAmbiguous)) return 'plain'
  const orders = new Set(days.flatMap(ordersOf))
  return orders.size === 1 ? [...orders][0]! : 'ask'
}

interface Pair {
  a: number
  b: number
  year: string
  weekday: number | undefined
}

function pairsOf({ text, weekday }: DayText): Pair[] {
  return [...cleanDay(text).matchAll(PAIR)].map(([, a, b, year = ''], index) => ({
    a: Number(a),
    b: Number(b),
    year,
    // In a range, the weekday belongs to the first day.
    weekday: index === 0 ? weekday : undefined,
  }))
}

function isAmbiguous({ a, b }: Pair): boolean {
  return a <= 12 && b <= 12 && a !== b
}

/** The order that a day shows; empty if both orders are possible. */
function ordersOf(pair: Pair): DayOrder[] {
  const { a, b, year, weekday } = pair
  if (!isAmbiguous(pair)) return a === b ? [] : [a > 12 ? 'day-first' : 'month-first']
  const fitting = DAY_ORDERS.filter((order) => {
    const day = parseDay(`${a}/${b}/${year}`, { order })
    return day !== undefined && weekday === weekdayOf(day)
  })
  return fitting.length === 1 ? fitting : []
}
