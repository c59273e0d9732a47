import { fieldError } from '../../error-code.ts'
import { InvalidInput } from '../../errors.ts'
import type { HistoryStore } from '../../history/store.ts'
import { invalidInput } from '../../zod-issue.ts'
import { findOrder } from './day-order.ts'
import { parseDays } from './parse-day.ts'
import { type CalendarDetails, type ImportAnswer, newCalendarEntry } from './schema.ts'
import type { CalendarStore } from './store.ts'

type Row = Record<string, unknown>

/**
 * Adds the rows that are valid and new. Use it in one transaction, so that an interrupted import
 * adds nothing. A row that the calendar already has is refused, so that a list can be sent twice.
 */
export async function importEntries(
  rows: Row[],
  calendar: CalendarStore,
  history: HistoryStore,
): Promise<ImportAnswer> {
  const known = new Set((await calendar.list()).map(keyOf))
  const answer: ImportAnswer = { created: [], refused: [] }
  const order = findOrder(
    rows.flatMap(({ from, to }) => [from, to].filter(isText)).map((text) => ({ text })),
  )
  for (const [row, given] of rows.entries()) {
    try {
      const details = parseRow(withDays(given, order))
      if (known.has(keyOf(details))) throw new InvalidInput(fieldError('title', 'in-calendar'))
      const created = await calendar.create(details)
      answer.created.push(await history.created('calendar', created))
      known.add(keyOf(details))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      answer.refused.push({ row, message: error.message, errors: error.fields })
    }
  }
  return answer
}

/** Reads days as people write them. A range in `from` alone gives both days. */
function withDays(row: Row, order: ReturnType<typeof findOrder>): Row {
  const reading = { order: order === 'ask' || order === 'plain' ? undefined : order }
  const daysIn = (value: unknown) => {
    const days = isText(value) ? parseDays(value, reading) : undefined
    return days && 'from' in days ? days : undefined
  }
  const first = daysIn(row['from'])
  const last = row['to'] === undefined ? first : daysIn(row['to'])
  // What is no day is refused with the other fields.
  return { ...row, ...(first && { from: first.from }), ...(last && { to: last.to }) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** @throws InvalidInput */
function parseRow(given: object): CalendarDetails {
  const { data, error } = newCalendarEntry.safeParse(given)
  if (error) throw invalidInput(error)
  return data
}

function keyOf({ title, kind, from, to }: Pick<CalendarDetails, 'title' | 'kind' | 'from' | 'to'>) {
  return JSON.stringify([title, kind, from, to])
}
