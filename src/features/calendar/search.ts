import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { timeNow } from '../../base/clock.ts'
import { entryUrl } from './address.ts'
import type { CalendarRecord } from './schema.ts'
import { bn } from '../../words/public-words.ts'
import { formatDayRange, yearOf } from '../../words/days.ts'
import { inDigits } from '../../words/format.ts'
import { tokensOf } from '../../search/question.ts'
import { type Listed, listedPage } from '../../search/listed.ts'

/** The page, and the entries from last year on. */
export async function listCalendar({ calendar }: Stores): Promise<Listed[]> {
  const lastYear = timeNow().getUTCFullYear() - 1
  const entries = await calendar.list({ from: `${lastYear}-01-01` })
  return [
    listedPage(contentKinds.calendar.pages[0].path, (words) => words.calendar.title, []),
    ...entries.map(toListed),
  ]
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
