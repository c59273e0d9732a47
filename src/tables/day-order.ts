import { weekdayOf } from '../words/days.ts'
import { cleanDay } from './read-cell.ts'
import { DAY_ORDERS, type DayOrder, parseDay } from './parse-day.ts'

/** Two numbers and a year, or two numbers at the beginning of a range. */
const PAIR = /(?:^|[^\d])(\d{1,2}) ?[-/.] ?(\d{1,2})(?: ?[-/.] ?(\d{4}|\d{2})(?!\d)| ?[–—−~]| - )/g

interface DayText {
  text: string
  /** A weekday that the row names, 0 for Sunday. */
  weekday?: number | undefined
}

/**
 * The order of day and month in a list. A day that is valid in one order only shows the order, and so
 * does a weekday in the row. `ask`: some days are valid in both orders, and no row shows the order, or
 * rows contradict each other. `plain`: no day is valid in both orders.
 */
export function findOrder(texts: DayText[]): DayOrder | 'ask' | 'plain' {
  const days = texts.flatMap(pairsOf)
  if (!days.some(isAmbiguous)) return 'plain'
  const told = new Set(days.flatMap((day) => ordersOf(day)))
  return told.size === 1 ? [...told][0]! : 'ask'
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
    // Of a range, the weekday is that of the first day.
    weekday: index === 0 ? weekday : undefined,
  }))
}

function isAmbiguous({ a, b }: Pair): boolean {
  return a <= 12 && b <= 12 && a !== b
}

/** The order that a day tells; none if it can be read in both ways. */
function ordersOf(pair: Pair): DayOrder[] {
  const { a, b, year, weekday } = pair
  if (!isAmbiguous(pair)) return a === b ? [] : [a > 12 ? 'day-first' : 'month-first']
  const fitting = DAY_ORDERS.filter((order) => {
    const day = parseDay(`${a}/${b}/${year}`, { order })
    return day !== undefined && weekday === weekdayOf(day)
  })
  return fitting.length === 1 ? fitting : []
}
