import { weekdayOf } from '@pathshala/bengali/days'
import {
  type DayProblem,
  type DayRange,
  findOrder,
  type Reading,
} from '@pathshala/tables/parse-day'
import { daysOf, type ListRow, parseList, SAID } from '../parse-list.ts'
import type { ImportDraft, RowEdit } from './import-draft.ts'

export interface ReadRow {
  /** Its place in the list. */
  place: number
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
  rows: ReadRow[]
  /** The headings of columns with texts that are not understood. */
  unknown: string[]
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
    rows: list.rows.map((row, index) => readRow(index + 1, keys[index]!, row, edits, reading)),
    unknown: list.unknown,
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
  place: number,
  key: string,
  own: ListRow,
  edits: ImportDraft['edits'],
  reading: Reading,
): ReadRow {
  const edit = edits[key] ?? {}
  const row = { ...own, ...edit }
  // The hint of the field says that the day comes first.
  const found = daysOf(
    row,
    edit.dayText === undefined ? reading : { ...reading, order: 'day-first' },
  )
  const days = 'from' in found ? found : undefined
  const dayProblem = 'problem' in found ? found.problem : undefined
  return {
    place,
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
  return problem === undefined && !row.isLeftOut
}

/** The row for the API. A known entry keeps what the list does not say. */
export function entryOf({ row, days }: ReadRow, edit: RowEdit = {}): Record<string, unknown> {
  const { id, title, kind, isMoonDependent, isClosed, classes } = row
  const fields = SAID.filter((field) => row.says.includes(field) || field in edit)
  return {
    ...(id !== undefined && { _id: id }),
    title,
    ...days!,
    ...Object.fromEntries(fields.map((field) => [field, row[field]])),
    ...(isClosed !== undefined && { isClosed }),
    ifNew: { kind, isMoonDependent, ...(kind === 'exam' && { classes }) },
  }
}
