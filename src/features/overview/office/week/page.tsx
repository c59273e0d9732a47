import { Button, Group } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { inGroups } from '../../../../office/list/in-groups.ts'
import { Loaded } from '../../../../office/connection/loaded.tsx'
import { Screen } from '../../../../office/frame/screen.tsx'
import { documentPage, findScreen } from '../../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { useApi } from '../../../../office/connection/use-api.ts'
import { useToday } from '../../../../office/frame/use-today.ts'
import {
  addDays,
  type Day,
  daysBetween,
  daysOfMonth,
  formatDay,
  formatDays,
  isDay,
  isWithin,
  weekOf,
} from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatTime } from '../../../../words/format.ts'
import type { Week, WeekEntry } from '../../week-schema.ts'
import { weekWords } from './words.ts'
import './week.css'

interface Days {
  from: Day
  to: Day
}

/** What went out, ends and comes, by day: on the screen as a list, on paper as a table. */
export default function WeekScreen() {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(weekWords)
  const days = useDays()
  const query = useApi<Week>(`/admin/week${queryOf(days)}`, { staleTime: 0 })
  return (
    <Screen screen="week" lead={words.lead} links={<DayLinks days={days} />}>
      <section className="list" aria-labelledby="days">
        <h2 id="days">{formatDays(days, language)}</h2>
        <Loaded query={query} lead={staffWords.common.failedToLoad}>
          {(week) => (
            <>
              {week.entries.length === 0 && (
                <p className="card none" role="status">
                  {words.nothing}
                </p>
              )}
              {!week.isWhole && <p role="status">{words.cut}</p>}
              {inGroups(week.entries, ({ day }) => day).map(([day, entries]) => (
                <DaySection key={day} day={day} entries={entries} />
              ))}
              <Sheet entries={week.entries} />
            </>
          )}
        </Loaded>
      </section>
      <Group className="acts">
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Group>
    </Screen>
  )
}

/** The days of the address, or the present week. */
function useDays(): Days {
  const [search] = useSearchParams()
  const week = weekOf(useToday())
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  return isDay(from) && isDay(to) ? { from, to } : week
}

function queryOf({ from, to }: Days): string {
  return `?${new URLSearchParams({ from, to })}`
}

/** Another week or month. A month begins with the one of today, if today is among the days. */
function DayLinks({ days }: { days: Days }) {
  const words = useScreenWords(weekWords)
  const today = useToday()
  const here = isWithin(today, days) ? today : days.from
  const length = daysBetween(days.from, days.to) > 6 ? 'month' : 'week'
  const around = length === 'month' ? daysOfMonth : weekOf
  const links: [label: string, other: Days][] = [
    [words.before[length], around(addDays(days.from, -1))],
    [words.after[length], around(addDays(days.to, 1))],
    length === 'week' ? [words.month, daysOfMonth(here)] : [words.week, weekOf(here)],
  ]
  return links.map(([label, other]) => (
    <Link key={label} to={queryOf(other)}>
      {label}
    </Link>
  ))
}

function DaySection({ day, entries }: { day: Day; entries: WeekEntry[] }) {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(weekWords)
  return (
    <section className="stack tight week-day" aria-labelledby={day}>
      <h3 id={day}>{formatDays({ from: day, to: day }, language)}</h3>
      <ul className="card items">
        {entries.map((entry) => {
          const { type, kind, id, title, at, to, memoNumber } = entry
          return (
            <li key={`${type} ${id}`}>
              <div>
                <p className="t">
                  <Link to={pageOf(entry)} lang="bn">
                    {title}
                  </Link>
                </p>
                <p className="meta">
                  <b className="mark">{{ ...words.types, ...words.calendarKinds }[type]}</b>
                  <span>{staffWords.kinds[kind]}</span>
                  {memoNumber && <span>{words.memo(inDigits(memoNumber, language))}</span>}
                  {to !== null && to !== day && <span>{words.until(formatDay(to, language))}</span>}
                  {at !== null && type !== 'ends' && (
                    <time dateTime={at}>{formatTime(at, language, timeZone)}</time>
                  )}
                  <Author entry={entry} />
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Author({ entry: { username } }: { entry: WeekEntry }) {
  const { common } = useStaff().words
  return username !== null && <span>{username || common.software}</span>
}

/** The page of a document, or the screen of the calendar. */
function pageOf({ kind, number, id }: WeekEntry): string {
  return kind === 'calendar' ? findScreen('calendar').path : documentPage(kind, number ?? id)
}

/** For the head's folder. Only paper shows it. */
function Sheet({ entries }: { entries: WeekEntry[] }) {
  const { words: staffWords, language, schoolName } = useStaff()
  const words = useScreenWords(weekWords)
  return (
    <table className="on-paper week-sheet">
      <caption lang="bn">{schoolName}</caption>
      <thead>
        <tr>
          {[words.memoNumber, words.title, words.day, words.who].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.type} ${entry.id}`}>
            <td>{entry.memoNumber && inDigits(entry.memoNumber, language)}</td>
            <td>
              <span lang="bn">{entry.title}</span> ({staffWords.kinds[entry.kind]},{' '}
              {{ ...words.types, ...words.calendarKinds }[entry.type]})
            </td>
            <td>{formatDay(entry.day, language)}</td>
            <td>
              <Author entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
