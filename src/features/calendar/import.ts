import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import type { HistoryStore } from '../../records/history/store.ts'
import { invalidInput } from '../../errors/zod-issues.ts'
import { findOrder, parseDays } from '../../tables/parse-day.ts'
import { type CalendarDetails, type ImportAnswer, newCalendarEntry } from './schema.ts'
import type { CalendarStore } from './store.ts'

type Row = Record<string, unknown>

/**
 * Adds the rows that are valid and new. Use it in one transaction, so that an interrupted import
 * adds nothing. A row that the calendar already has is refused, so that a list can be sent twice.
 */
export async function importEntries(
  rows: unknown[],
  calendar: CalendarStore,
  history: HistoryStore,
): Promise<ImportAnswer> {
  const known = new Set((await calendar.list()).map(keyOf))
  const answer: ImportAnswer = { created: [], refused: [] }
  const texts = rows.filter(isRow).flatMap(({ from, to }) => [from, to].filter(isText))
  const order = findOrder(texts.map((text) => ({ text })))
  for (const [index, row] of rows.entries()) {
    try {
      const details = parseRow(isRow(row) ? withDays(row, order) : row)
      if (known.has(keyOf(details))) throw new InvalidInput(fieldError('title', 'in-calendar'))
      const created = await calendar.create(details)
      answer.created.push(await history.created('calendar', created))
      known.add(keyOf(details))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      answer.refused.push({ row: index, message: error.message, errors: error.fields })
    }
  }
  return answer
}

/** Reads days as people write them. A range in `from` alone gives both days. */
function withDays({ to, ...row }: Row, order: ReturnType<typeof findOrder>): Row {
  const reading = { order: order === 'ask' || order === 'plain' ? undefined : order }
  const daysIn = (value: unknown) => {
    const days = isText(value) ? parseDays(value, reading) : undefined
    return days && 'from' in days ? days : undefined
  }
  const first = daysIn(row['from'])
  // The schema refuses a text that is not a day.
  const from = first?.from ?? row['from']
  // A row of a table has '' or null for an empty cell.
  const isOneDay = to === undefined || to === null || to === ''
  return { ...row, from, to: isOneDay ? first?.to : (daysIn(to)?.to ?? to) }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** @throws InvalidInput */
function parseRow(row: unknown): CalendarDetails {
  const { data, error } = newCalendarEntry.safeParse(row)
  if (error) throw invalidInput(error)
  return data
}

function keyOf({ title, kind, from, to, shift }: CalendarDetails): string {
  return JSON.stringify([title, kind, from, to, shift])
}
