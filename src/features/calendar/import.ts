import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { type ImportAnswer, importRows, isRow, parseRow } from '../../records/import-rows.ts'
import { changeMany } from '../../records/history/change-many.ts'
import { findOrder, parseDays } from '../../tables/parse-day.ts'
import { type CalendarDetails, type CalendarRecord, newCalendarEntry } from './schema.ts'
import type { Stores } from '../../school/school.ts'

type Row = Record<string, unknown>

/** A row that the calendar already has is refused, so that a list can be sent twice. */
export async function importEntries(
  rows: unknown[],
  stores: Stores,
): Promise<ImportAnswer<CalendarRecord>> {
  const { calendar } = stores
  const known = new Set((await calendar.list()).map(keyOf))
  const texts = rows.filter(isRow).flatMap(({ from, to }) => [from, to].filter(isText))
  const order = findOrder(texts.map((text) => ({ text })))
  return changeMany(stores, 'calendar', (many) =>
    importRows(rows, async (row) => {
      const details = parseRow(newCalendarEntry, isRow(row) ? withDays(row, order) : row)
      if (known.has(keyOf(details))) throw new InvalidInput(fieldError('title', 'in-calendar'))
      known.add(keyOf(details))
      return many.created('calendar', await calendar.create(details))
    }),
  )
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

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function keyOf({ title, kind, from, to, shift }: CalendarDetails): string {
  return JSON.stringify([title, kind, from, to, shift])
}
