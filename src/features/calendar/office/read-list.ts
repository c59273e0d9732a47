import { weekdayOf } from '../../../words/days.ts'
import {
  type DayProblem,
  type DayRange,
  findOrder,
  type Reading,
} from '../../../tables/parse-day.ts'
import { daysOf, type ListRow, parseList } from '../parse-list.ts'
import type { ImportDraft, RowEdit } from './import-draft.ts'
import type { NewEntry } from './use-calendar.ts'

export interface ReadRow {
  /** The text of the row, and the number of rows with this text up to here. */
  key: string
  row: ListRow & RowEdit
  days: DayRange | undefined
  problem: DayProblem | 'no-title' | undefined
  /** The list has no title for the row, so the clerk writes it. */
  isTitleMissing: boolean
  /** The row names a different weekday from its date. */
  isOtherWeekday: boolean
}

export interface ReadList {
  /** Without the rows that are already added. */
  rows: ReadRow[]
  /** A day that both orders allow, if no row shows the order. */
  ambiguous: string | undefined
  /** Whether some days have no year, and no line above the list names it. */
  lacksYear: boolean
}

/** The rows of a list. Each row has its days, or a problem. */
export function readList({ text, order, year, edits }: ImportDraft): ReadList {
  const list = parseList(text)
  const foundOrder = findOrder(
    list.rows.map(({ dayText, weekday }) => ({ text: dayText, weekday })),
  )
  const reading = {
    order:
      foundOrder === 'ask' ? order || undefined : foundOrder === 'plain' ? undefined : foundOrder,
    year: list.year ?? (year === '' ? undefined : Number(year)),
  }
  const isProblem = (row: ListRow, problem: DayProblem, known: Reading) => {
    const found = daysOf(row, known)
    return 'problem' in found && found.problem === problem
  }
  const { order: _, ...unordered } = reading
  const keys = keysOf(list.rows)
  return {
    rows: list.rows
      .map((row, index) => readRow(keys[index]!, row, edits, reading))
      .filter(({ row }) => !row.isAdded),
    ambiguous:
      foundOrder === 'ask'
        ? list.rows.find((row) => isProblem(row, 'which-order', unordered))?.dayText
        : undefined,
    lacksYear: list.year === undefined && list.rows.some((row) => isProblem(row, 'which-year', {})),
  }
}

function keysOf(rows: ListRow[]): string[] {
  const contents = rows.map(({ dayText, title }) => `${dayText}\n${title}`)
  const times = new Map<string, number>()
  return contents.map((content) => {
    times.set(content, (times.get(content) ?? 0) + 1)
    return `${content}\n${times.get(content)!}`
  })
}

function readRow(
  key: string,
  own: ListRow,
  edits: ImportDraft['edits'],
  reading: Reading,
): ReadRow {
  const edit = edits[key] ?? {}
  const row = { ...own, ...edit }
  // The hint of the field says that the day comes first.
  const found = daysOf(row, edit.dayText === undefined ? reading : { order: 'day-first' })
  const days = 'from' in found ? found : undefined
  const dayProblem = 'problem' in found ? found.problem : undefined
  return {
    key,
    row,
    days,
    problem: dayProblem ?? (row.title.trim() === '' ? 'no-title' : undefined),
    isTitleMissing: own.title === '',
    isOtherWeekday:
      days !== undefined && row.weekday !== undefined && row.weekday !== weekdayOf(days.from),
  }
}

/** Whether the row can be sent. */
export function isReady({ problem, row }: ReadRow): boolean {
  return problem === undefined && !row.isLeftOut && row.refusal === undefined
}

/** The body for the API. */
export function entryOf({ row, days }: ReadRow): NewEntry {
  const { title, kind, isMoonDependent, isClosed, shift, note } = row
  return { title, kind, ...days!, isMoonDependent, isClosed, shift, note }
}
