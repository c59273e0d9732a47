import type { Shift } from '../../words/classes.ts'
import {
  type Column,
  cutCount,
  cutMoon,
  kindNamed,
  kindOfTitle,
  shiftNamed,
  yesOrNo,
} from './cell-text.ts'
import { isDays } from './cells.ts'
import { findWeekday, fold, isBesideDay } from '../../tables/cell-words.ts'
import type { CalendarKind } from './kinds.ts'

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

/** Whether the heading says that the cells are words, which can be like days or numbers of days. */
function isText(column: Column | undefined): boolean {
  return column === 'title' || column === 'note'
}

export function isDayCell(cell: string, column: Column | undefined): boolean {
  return isDays(cell) && column !== 'nothing' && !isText(column)
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

/** Reads the cells of a row. `dayColumn` has the days of most rows. */
export function rowOf(
  cells: string[],
  columns: (Column | undefined)[],
  dayColumn: number | undefined,
): TableRow {
  const row = { ...BLANK }
  // In a table with a column for the moon, `*` in a title is no mark.
  const isMarkable = (index: number) => !(isText(columns[index]) && columns.includes('moon'))
  const marked = cells.map((text, index) =>
    isMarkable(index) ? cutMoon(text) : { text, isMoonDependent: false },
  )
  row.isMoonDependent = marked.some(({ isMoonDependent }) => isMoonDependent)
  const texts = marked.map(({ text }) => text)
  const days = texts.filter((text, index) => isDayCell(text, columns[index]))
  const undated = days.length === 0 ? dayColumn : undefined
  row.dayText = days.slice(0, 2).join(' – ') || (texts[undated ?? -1] ?? '')
  for (const [index, text] of texts.entries()) {
    const column = columns[index]
    if (text === '' || column === 'nothing') continue
    if (isText(column)) {
      addWords(row, text, column)
      continue
    }
    row.weekday ??= findWeekday(text)
    const isSaid = isDays(text) || isBesideDay(text) || index === undated
    if (!isSaid) readCell(row, text, column, index === 0)
  }
  // A last day says more than a number of days.
  if (days.length > 1) row.count = undefined
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
  else if (kindNamed(text)) row.kind = kindNamed(text)!
  else if (shiftNamed(text)) row.shift = shiftNamed(text)!
  else {
    row.count ??= count
    addWords(row, words, column)
  }
}

function addWords(row: OpenRow, words: string, column: Column | undefined): void {
  if (column !== 'note' && row.title === '') row.title = words
  else row.note = [row.note, words].filter(Boolean).join('; ')
}
