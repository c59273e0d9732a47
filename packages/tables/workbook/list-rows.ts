import { isoDay } from './excel-day.ts'
import { allDigits, kindOfFormat } from './number-text.ts'
import type { Workbook } from './open.ts'
import type { Cell, Row } from './sheet.ts'

/** The rows of a list, and the sheet from which they are. */
export interface ListSheet {
  /** Empty rows stay, so that rows can be counted. */
  rows: string[][]
  /** Its name, if Excel shows several sheets. */
  sheet?: { name: string; count: number }
  /** Whether the numbers of days are counted from 1904. */
  is1904: boolean
}

/** The sheets with text that Excel shows, each read when it is asked for. */
export function* listsOfWorkbook({ sheets, is1904 }: Workbook): Generator<ListSheet, void> {
  for (const { name, rows } of sheets) {
    const found = [...rows()]
    if (found.length === 0) continue
    const table = tableOf(found, is1904)
    yield sheets.length === 1
      ? { rows: table, is1904 }
      : { rows: table, is1904, sheet: { name, count: sheets.length } }
  }
}

/** The first sheet that is such a list. A cover can be before it. Without a list, the first with text. */
export function listOfWorkbook(
  workbook: Workbook,
  isList: (list: ListSheet) => boolean,
): ListSheet {
  let first: ListSheet | undefined
  for (const list of listsOfWorkbook(workbook)) {
    if (isList(list)) return list
    first ??= list
  }
  return first ?? { rows: [], is1904: workbook.is1904 }
}

function tableOf(rows: Row[], is1904: boolean): string[][] {
  const days = columnsOfDays(rows)
  const table: string[][] = Array.from({ length: rows.at(-1)!.index + 1 }, () => [])
  for (const { index, cells } of rows) {
    const texts: (string | undefined)[] = []
    for (const cell of cells) texts[cell.column] = textOf(cell, days.has(cell.column), is1904)
    table[index] = Array.from(texts, (text = '') => text)
  }
  return table
}

function textOf({ text, value, format = '' }: Cell, isInDays: boolean, is1904: boolean): string {
  if (value === undefined) return text
  // A day as text can be read in two orders.
  if (isInDays && kindOfFormat(format).isDay) return isoDay(value, is1904)
  // A telephone number has more digits than Excel shows.
  return /\dE[+-]?\d/.test(text) ? allDigits(value) : text.trim()
}

/** The columns in which most cells are days, from the first day on. */
function columnsOfDays(rows: Row[]): Set<number> {
  const counts = new Map<number, { days: number; all: number }>()
  for (const { column, format } of rows.flatMap(({ cells }) => cells)) {
    const isDay = format !== undefined && kindOfFormat(format).isDay
    const count = counts.get(column)
    if (count) {
      count.days += Number(isDay)
      count.all += 1
    } else if (isDay) counts.set(column, { days: 1, all: 1 })
  }
  return new Set(
    [...counts].flatMap(([column, { days, all }]) => (2 * days >= all ? [column] : [])),
  )
}
