import { usePage } from '../../../pages/parts/page-context.tsx'
import {
  type Day,
  dayNumber,
  daysBetween,
  daysOfYear,
  formatShortDay,
  monthName,
  monthOf,
  shortWeekdayName,
  weekdayOf,
  yearOf,
} from '../../../words/days.ts'
import { formatBanglaMonths, inDigits } from '../../../words/format.ts'
import type { EntryPart, Month } from '../months.ts'
import { EntryText, Until } from './entry-marks.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { CalendarView } from './view.ts'

/** A month: its entries as a list and as a grid. */
export function MonthSection({ month, view }: { month: Month; view: CalendarView }) {
  const { words, language } = usePage()
  const { first, last, parts } = month
  const year = yearOf(first)
  return (
    <section className="month">
      <h3>
        {monthName(monthOf(first), language)}{' '}
        {year !== view.year && `${inDigits(String(year), language)} `}
        <small>{formatBanglaMonths(first, last, language)}</small>
      </h3>
      <MonthGrid month={month} view={view} />
      {parts.length === 0 ? (
        <p className="s">{words.calendar.emptyMonth}</p>
      ) : (
        <ol className="agenda">
          {parts.map((part) => (
            <Part key={part.entry._id} part={part} view={view} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The part with the entry's first day, or the first part of the page, has the id and the note. */
function Part({ part: { entry, from, to }, view }: { part: EntryPart; view: CalendarView }) {
  const { words, language } = usePage()
  const isFirstPart = from === entry.from || from === daysOfYear(view.year).from
  const days = daysBetween(entry.from, entry.to) + 1
  return (
    <li id={isFirstPart ? entry._id : undefined} className={entry.kind}>
      <PartDays from={from} to={to} isOpenEnded={to < entry.to} />
      <EntryText entry={entry} today={view.today} hasNote={isFirstPart}>
        {entry.from < from && (
          <small>
            <time dateTime={entry.from}>
              {words.calendar.since(formatShortDay(entry.from, language))}
            </time>{' '}
          </small>
        )}
        {entry.to > to && (
          <small>
            <Until day={entry.to} />{' '}
          </small>
        )}
        {isFirstPart && days > 1 && (
          <small>{words.calendar.days(inDigits(String(days), language))} </small>
        )}
      </EntryText>
    </li>
  )
}

/** ২৬ বৃহ, ১৫–১৬ রবি–সোম, or ২৬ বৃহ থেকে if the entry goes on in the next month. */
function PartDays({ from, to, isOpenEnded }: { from: Day; to: Day; isOpenEnded: boolean }) {
  const { words, language } = usePage()
  const weekday = (day: Day) => shortWeekdayName(weekdayOf(day), language)
  const first = <time dateTime={from}>{dayNumber(from, language)}</time>
  if (from === to) {
    return (
      <p className="day">
        <b>{first}</b> <span>{weekday(from)}</span>
      </p>
    )
  }
  if (isOpenEnded) {
    return (
      <p className="day">
        <b>{first}</b> <span>{words.calendar.since(weekday(from))}</span>
      </p>
    )
  }
  return (
    <p className="day">
      <b>
        <time dateTime={from}>
          {dayNumber(from, language)}–{dayNumber(to, language)}
        </time>
      </b>{' '}
      <span>
        {weekday(from)}–{weekday(to)}
      </span>
    </p>
  )
}
