import { Fragment } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import {
  type Day,
  dayNumber,
  daysBetween,
  daysOfYear,
  formatShortDay,
  formatWeekdays,
  monthName,
  monthOf,
  plainWeekdayName,
  shortWeekdayName,
  weekdayOf,
  yearOf,
} from '@pathshala/bengali/days'
import { CALENDAR_KINDS } from '../kinds.ts'
import { type EntryPart, type Month, weekdaysOf } from '../months.ts'
import { uncertaintyOf } from '../uncertain.ts'
import { EntryText, KindMark, Until } from './day.tsx'
import type { CalendarView } from './view.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { formatBanglaMonths } from '../../../words/format.ts'

/**
 * The year, month by month. The past months are not inside `details`, because a closed `details` is
 * not printed.
 */
export function Months({ view }: { view: CalendarView }) {
  const { words } = usePage()
  const { past, months, following } = view
  const section = (month: Month) => <MonthSection key={month.first} month={month} view={view} />
  return (
    <section className="months" aria-labelledby="months">
      <h2 id="months">{words.calendar.months}</h2>
      <Legend view={view} />
      <MayMove view={view} />
      {past.length > 0 && (
        <>
          <details className="fold no-print">
            <summary>
              <PastMonths months={past} />
            </summary>
          </details>
          <div className="past">{past.map(section)}</div>
        </>
      )}
      {months.map(section)}
      {following.length > 0 && <div className="off no-print">{following.map(section)}</div>}
    </section>
  )
}

function PastMonths({ months }: { months: Month[] }) {
  const { words, language } = usePage()
  const [first, last] = [months[0]!, months.at(-1)!].map((month) =>
    monthName(monthOf(month.first), language),
  ) as [string, string]
  return first === last ? words.calendar.pastMonth(first) : words.calendar.pastMonths(first, last)
}

function Legend({ view }: { view: CalendarView }) {
  const { weeklyHolidays } = view.calendar
  const { words, language } = usePage()
  return (
    <ul className="legend s">
      {CALENDAR_KINDS.map((kind) => (
        <li key={kind}>
          <KindMark kind={kind} />{' '}
        </li>
      ))}
      {weeklyHolidays.length > 0 && (
        // The papers of schools count only the days of lessons.
        <li className="s">{`${words.calendar.weeklyHoliday}: ${formatWeekdays([...weeklyHolidays], language)}; ${words.calendar.weeklyCounted}`}</li>
      )}
    </ul>
  )
}

/** The meaning of the marks on days that can still move. */
function MayMove({ view: { past, months, following, today } }: { view: CalendarView }) {
  const { words } = usePage()
  const { mayMove, ...marks } = words.calendar
  const coming = [...past, ...months, ...following]
    .flatMap(({ parts }) => parts)
    .filter(({ entry }) => entry.from > today)
  const found = (['moon', 'tithi'] as const).filter((reason) =>
    coming.some(({ entry }) => uncertaintyOf(entry) === reason),
  )
  if (found.length === 0) return null
  return (
    <div className="unsure over no-print">
      <h3>{mayMove.title}</h3>
      <dl>
        {found.map((reason) => (
          <Fragment key={reason}>
            <dt>
              <small className={reason}>{marks[reason]}</small>
            </dt>
            <dd>{mayMove[reason]}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

/** The entries of a month, as a list and as a grid. */
function MonthSection({ month, view }: { month: Month; view: CalendarView }) {
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
        <p className="s no-print">{words.calendar.emptyMonth}</p>
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

/** ২৬ বৃহস্পতি, ১৫–১৬ রবি–সোম, or ২৬ বৃহস্পতি থেকে if the entry goes on in the next month. */
function PartDays({ from, to, isOpenEnded }: { from: Day; to: Day; isOpenEnded: boolean }) {
  const { words, language } = usePage()
  const weekday = (day: Day) => plainWeekdayName(weekdayOf(day), language)
  const number = (day: Day) => dayNumber(day, language)
  const isOneDay = from === to
  const range = (textOf: (day: Day) => string) =>
    isOneDay || isOpenEnded ? textOf(from) : `${textOf(from)}–${textOf(to)}`
  return (
    <p className="day">
      <b>
        <time dateTime={from}>{range(number)}</time>
      </b>{' '}
      <span>{isOpenEnded && !isOneDay ? words.calendar.since(weekday(from)) : range(weekday)}</span>
    </p>
  )
}

/** The month as on a wall calendar. Screen readers ignore it and read the list. */
function MonthGrid({ month, view }: { month: Month; view: CalendarView }) {
  const { language } = usePage()
  const { today } = view
  const { weeklyHolidays } = view.calendar
  const isFree = (weekday: number) => weeklyHolidays.includes(weekday)
  return (
    <table className="days" aria-hidden="true">
      <tbody>
        <tr>
          {weekdaysOf(weeklyHolidays).map((weekday) => (
            <th key={weekday} className={isFree(weekday) ? 'free' : undefined}>
              {shortWeekdayName(weekday, language)}
            </th>
          ))}
        </tr>
        {month.weeks.map((week, index) => (
          <tr key={index}>
            {week.map((cell, column) => {
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
              if (!cell) return <td key={column} />
              const { day, kinds, mayMove } = cell
              const names = [
                ...kinds,
                ...(mayMove && day > today ? ['may-move'] : []),
                ...(isFree(weekdayOf(day)) ? ['free'] : []),
                ...(day === today ? ['is-today'] : []),
              ]
              return (
                <td key={column} className={names.join(' ') || undefined}>
                  {dayNumber(day, language)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
