import { usePage } from '../../../pages/parts/page-context.tsx'
import {
  type Day,
  dayNumber,
  daysBetween,
  monthName,
  monthOf,
  weekdayName,
  weekdayOf,
} from '../../../words/days.ts'
import type { Words } from '../../../words/public-words.ts'
import type { Language } from '../../../words/language.ts'
import type { CalendarRecord } from '../schema.ts'
import { distanceTo } from './day.tsx'
import { EntryText, Until } from './entry-marks.tsx'

/** The entries of today and the next entries. */
export function Ahead({ today, entries }: { today: Day; entries: CalendarRecord[] }) {
  const { words, language } = usePage()
  return (
    <section className="ahead" aria-labelledby="ahead">
      <h2 id="ahead">{words.calendar.ahead}</h2>
      {entries.length === 0 ? (
        <p className="card none">{words.calendar.nothingAhead}</p>
      ) : (
        <ol className="agenda card">
          {entries.map((entry) => (
            <li key={entry._id}>
              <p className="day">
                <time dateTime={entry.from}>
                  <b>{dayNumber(entry.from, language)}</b>{' '}
                  {monthName(monthOf(entry.from), language)}
                </time>
              </p>
              <EntryText entry={entry} today={today} hasNote>
                <small>
                  <When today={today} entry={entry} />
                </small>{' '}
              </EntryText>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function When({ today, entry: { from, to } }: { today: Day; entry: CalendarRecord }) {
  const { words, language } = usePage()
  return (
    <>
      {startOf(from, today, words.calendar, language)}
      {from !== to && '; '}
      {from !== to && <Until day={to} />}
    </>
  )
}

/** Omits the weekday of tomorrow. */
function startOf(from: Day, today: Day, words: Words['calendar'], language: Language): string {
  const days = daysBetween(today, from)
  if (days < 0) return words.running
  if (days === 0) return words.onToday
  const weekday = days > 1 && weekdayName(weekdayOf(from), language)
  return [weekday, distanceTo(from, today, words, language)].filter(Boolean).join(', ')
}
