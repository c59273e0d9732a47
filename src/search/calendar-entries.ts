import { timeNow } from '../base/clock.ts'
import { entryUrl } from '../features/calendar/address.ts'
import type { CalendarRecord } from '../features/calendar/schema.ts'
import { bn } from '../words/bn.ts'
import { formatDayRange, yearOf } from '../words/days.ts'
import { inDigits } from '../words/format.ts'
import { tokensOf } from './question.ts'
import type { Listed, ListedStores } from './listed.ts'

/** The entries of the last year and later ones. */
export async function readEntries({ calendar }: Pick<ListedStores, 'calendar'>): Promise<Listed[]> {
  const lastYear = timeNow().getUTCFullYear() - 1
  return (await calendar.list({ from: `${lastYear}-01-01` })).map(toListed)
}

function toListed(entry: CalendarRecord): Listed {
  const { title, kind, from, to, note } = entry
  const days = `${formatDayRange(from, to, 'bn')} ${inDigits(String(yearOf(to)), 'bn')}`
  const text = [`${bn.calendar.kinds[kind]}: ${days}`, note].join('\n')
  return {
    kind: 'calendar',
    url: entryUrl(entry),
    // At noon, it is the same day in every time zone.
    date: `${from}T12:00:00.000Z`,
    titleIn: () => title,
    text,
    tokens: tokensOf({ title, text }),
  }
}
