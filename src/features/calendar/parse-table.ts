import { addDays } from '../../words/days.ts'
import { columnOf } from './cell-text.ts'
import { cellsOf, isDays } from './cells.ts'
import { fold, patternOf } from '../../tables/cell-words.ts'
import { type DayProblem, type DayRange, parseDays, type Reading } from '../../tables/parse-day.ts'
import { isDayCell, rowOf, type TableRow } from './parse-row.ts'

const HEADLINE = patternOf(
  'তালিকা|বিদ্যালয়|শিক্ষা|পঞ্জি|মন্ত্রণালয়|অধিদপ্তর|ছুটি|20\\d\\d|school|calendar|list|holidays',
)
const NO_ROW = patternOf('^(?:সর্ব)?মোট|^(?:বি\\.? ?দ্র|বিঃ ?দ্রঃ|দ্রষ্টব্য|\\*? ?চাঁদ দেখা|note|total)')

export interface Table {
  rows: TableRow[]
  /** The year that a line above the list names. */
  year: number | undefined
}

/** Reads a list that was copied from a spreadsheet, a letter or a message, or is a CSV file. */
export function parseTable(text: string): Table {
  const table = cellsOf(text)
  const heading = table.find((cells) => !cells.some(isDays) && isHeading(cells))
  const columns = heading?.map(columnOf) ?? []
  const dayIn = (cells: string[]) =>
    cells.findIndex((cell, index) => isDayCell(cell, columns[index]))
  const lines = table.map((cells) => ({ cells, isDated: dayIn(cells) >= 0 }))
  const firstDated = lines.findIndex(({ isDated }) => isDated)
  const above = lines.slice(0, Math.max(firstDated, 0)).filter(({ cells }) => isHeadline(cells))
  const dayColumn = mostFrequent(
    lines.filter(({ isDated }) => isDated).map(({ cells }) => dayIn(cells)),
  )
  const rows = lines
    .filter((line) => line.isDated || !(above.includes(line) || isNoRow(line.cells)))
    .map(({ cells }) => rowOf(cells, columns, dayColumn))
    .filter(({ dayText, title }) => dayText !== '' || title !== '')
  return { rows, year: yearIn(above.map(({ cells }) => cells.join(' '))) }
}

function isHeading(cells: string[]): boolean {
  return cells.filter((cell) => columnOf(cell)).length > 1
}

/** A line above the list: the name of the school or of the list. */
function isHeadline(cells: string[]): boolean {
  return cells.filter(Boolean).length === 1 && HEADLINE.test(fold(cells.join(' ')))
}

/** A row of headings, a footnote or a sum. */
function isNoRow(cells: string[]): boolean {
  const text = fold(cells.join(' '))
  return isHeading(cells) || NO_ROW.test(text)
}

function yearIn(texts: string[]): number | undefined {
  const year = /(?:^|\D)(20\d\d)(?!\d)/.exec(fold(texts.join(' ')))?.[1]
  return year === undefined ? undefined : Number(year)
}

function mostFrequent(numbers: number[]): number | undefined {
  const times = new Map<number, number>()
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** The days of a row, with the number of days that it names. */
export function daysOf(
  { dayText, count = 1 }: Pick<TableRow, 'dayText' | 'count'>,
  reading: Reading,
): DayRange | { problem: DayProblem } {
  const days = parseDays(dayText, reading)
  // Lists count only the school days of a range.
  const isOne = 'from' in days && days.from === days.to
  return isOne && count > 1 ? { ...days, to: addDays(days.from, count - 1) } : days
}
