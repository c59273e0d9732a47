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

export interface FoundRow {
  /** What the list says in the row, and how many rows have said it so far. */
  key: string
  row: ListRow & RowEdit
  days: DayRange | undefined
  problem: DayProblem | 'no-title' | undefined
  /** The list gives the row no title, so the clerk writes one. */
  isTitleMissing: boolean
  /** The row names another weekday than its day has. */
  isOtherWeekday: boolean
}

export interface FoundList {
  /** Without the rows that are in the calendar now. */
  rows: FoundRow[]
  /** A day that can be read in both ways, if no row tells how. */
  ambiguous: string | undefined
  /** Whether some days are written without a year, and nothing names it. */
  lacksYear: boolean
}

/** The rows of a list. Each row has its days, or a problem. */
export function readList({ text, order, year, edits }: ImportDraft): FoundList {
  const list = parseList(text)
  const told = findOrder(list.rows.map(({ dayText, weekday }) => ({ text: dayText, weekday })))
  const reading = {
    order: told === 'ask' ? order || undefined : told === 'plain' ? undefined : told,
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
      .map((row, index) => foundRow(keys[index]!, row, edits, reading))
      .filter(({ row }) => !row.isAdded),
    ambiguous:
      told === 'ask'
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

function foundRow(
  key: string,
  own: ListRow,
  edits: ImportDraft['edits'],
  reading: Reading,
): FoundRow {
  const edit = edits[key] ?? {}
  const row = { ...own, ...edit }
  // The field for a day asks for the day first.
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
export function isReady({ problem, row }: FoundRow): boolean {
  return problem === undefined && !row.isLeftOut && row.refusal === undefined
}

/** The row as the API takes it. */
export function entryOf({ row, days }: FoundRow): NewEntry {
  const { title, kind, isMoonDependent, isClosed, shift, note } = row
  return { title, kind, ...days!, isMoonDependent, isClosed, shift, note }
}
