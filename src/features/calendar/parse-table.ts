import type { Shift } from '../../words/classes.ts'
import { addDays } from '../../words/days.ts'
import { findWeekday, fold, patternOf, isBesideDay } from './day-text.ts'
import { cellsOf, isDays } from './cells.ts'
import type { CalendarKind } from './kinds.ts'
import { type DayProblem, type DayRange, parseDays, type Reading } from './parse-day.ts'
import {
  type Column,
  columnOf,
  cutCount,
  cutMoon,
  kindNamed,
  kindOfTitle,
  shiftNamed,
  yesOrNo,
} from './cell-text.ts'

/** A row of a list, as far as it is understood without knowing how days are written. */
export interface TableRow {
  /** The cell, or both cells, with the days; empty if the row has none. */
  dayText: string
  /** The weekday that the row names, 0 for Sunday. */
  weekday: number | undefined
  /** How many days it lasts, if the row says so. */
  count: number | undefined
  title: string
  kind: CalendarKind
  isMoonDependent: boolean
  isClosed: boolean | undefined
  shift: Shift | null
  note: string
}

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
  const lines = cellsOf(text).map((cells) => ({ cells, isDated: cells.some(isDays) }))
  const firstDated = lines.findIndex(({ isDated }) => isDated)
  const heading = lines.find(({ cells, isDated }) => !isDated && isHeading(cells))
  const above = lines.slice(0, Math.max(firstDated, 0)).filter(({ cells }) => isHeadline(cells))
  const columns = heading?.cells.map(columnOf) ?? []
  const dayColumn = mostFrequent(
    lines.filter(({ isDated }) => isDated).map(({ cells }) => cells.findIndex(isDays)),
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
  const times = (number: number) => numbers.filter((other) => other === number).length
  return [...numbers].sort((a, b) => times(b) - times(a))[0]
}

/** The kind is guessed from the title if no cell names it. */
type OpenRow = Omit<TableRow, 'kind'> & { kind: CalendarKind | undefined }

const BLANK: OpenRow = {
  dayText: '',
  weekday: undefined,
  count: undefined,
  title: '',
  kind: undefined,
  isMoonDependent: false,
  isClosed: undefined,
  shift: null,
  note: '',
}

function rowOf(
  cells: string[],
  columns: (Column | undefined)[],
  dayColumn: number | undefined,
): TableRow {
  const row = { ...BLANK }
  const marked = cells.map(cutMoon)
  row.isMoonDependent = marked.some(({ isMoonDependent }) => isMoonDependent)
  const texts = marked.map(({ text }) => text)
  const days = texts.filter((text, index) => isDays(text) && columns[index] !== 'nothing')
  const undated = days.length === 0 ? dayColumn : undefined
  row.dayText = days.slice(0, 2).join(' – ') || (texts[undated ?? -1] ?? '')
  for (const [index, text] of texts.entries()) {
    if (text === '' || columns[index] === 'nothing') continue
    row.weekday ??= findWeekday(text)
    const isSaid = isDays(text) || isBesideDay(text) || index === undated
    if (!isSaid) readCell(row, text, columns[index], index === 0)
  }
  return { ...row, kind: row.kind ?? kindOfTitle(row.title) }
}

/** Reads a cell that is no day into the row. Without a heading, a cell shows what it is. */
function readCell(row: OpenRow, text: string, column: Column | undefined, isFirst: boolean): void {
  const answer = yesOrNo(text)
  const { text: words, count } = cutCount(/^\d+$/.test(fold(text)) ? `${text} দিন` : text)
  if (column === 'moon') row.isMoonDependent ||= answer ?? true
  else if (column === 'closed') row.isClosed = answer
  else if (words === '') row.count ??= isFirst ? undefined : count
  else if (answer !== undefined) return
  else if (column !== 'title' && kindNamed(text)) row.kind = kindNamed(text)!
  else if (shiftNamed(text)) row.shift = shiftNamed(text)!
  else {
    row.count ??= count
    if (column !== 'note' && row.title === '') row.title = words
    else row.note = [row.note, words].filter(Boolean).join('; ')
  }
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
