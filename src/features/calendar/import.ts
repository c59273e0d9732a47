import { fieldError } from '../../error-code.ts'
import { InvalidInput } from '../../errors.ts'
import type { HistoryStore } from '../../history/store.ts'
import { invalidInput } from '../../zod-issue.ts'
import { type CalendarDetails, type ImportAnswer, newCalendarEntry } from './schema.ts'
import type { CalendarStore } from './store.ts'

/**
 * Adds the rows that are valid and new. Use it in one transaction, so that an interrupted import
 * adds nothing. A row that the calendar already has is refused, so that a list can be sent twice.
 */
export async function importEntries(
  rows: object[],
  calendar: CalendarStore,
  history: HistoryStore,
): Promise<ImportAnswer> {
  const known = new Set((await calendar.list()).map(keyOf))
  const answer: ImportAnswer = { created: [], refused: [] }
  for (const [row, given] of rows.entries()) {
    try {
      const details = parseRow(given)
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

/** @throws InvalidInput */
function parseRow(given: object): CalendarDetails {
  const { data, error } = newCalendarEntry.safeParse(given)
  if (error) throw invalidInput(error)
  return data
}

function keyOf({ title, kind, from, to }: Pick<CalendarDetails, 'title' | 'kind' | 'from' | 'to'>) {
  return JSON.stringify([title, kind, from, to])
}
