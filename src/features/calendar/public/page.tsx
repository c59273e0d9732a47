import { data } from 'react-router'
import { CALENDAR_FILE, calendarSubscription } from '../../../content.ts'
import { endPageAt, fetchContent, servicesOf, statusOf } from '../../../request/context.ts'
import { AsyncContent, EmptyCard, Page } from '../../../pages/parts/page.tsx'
import { useBengaliNote } from '../../../pages/parts/bengali-note.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import {
  type Day,
  dayNumber,
  daysBetween,
  monthName,
  monthOf,
  weekdayName,
  weekdayOf,
  yearOf,
} from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { dayAt } from '../../../words/format.ts'
import { CALENDAR_TABLE, parseYear, yearQuery, yearUrl } from '../address.ts'
import { endOfLastShift } from '../shift-hours.ts'
import { isDayKnown } from '../today.ts'
import type { Route } from './+types/page.ts'
import type { Words } from '../../../words/public-words.ts'
import { type Language, languageOf } from '../../../words/language.ts'
import { distanceTo, EntryText, Until } from './day.tsx'
import calendarCss from './calendar.css?inline'
import calendarPrintCss from './calendar-print.css?inline'
import { Months } from './month-sections.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import todayCss from './today.css?inline'
import { TodaySection } from './today-section.tsx'
import { type CalendarView, type Coming, findView } from './view.ts'

export const handle = { style: [tableCss, todayCss, calendarCss, calendarPrintCss] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { now, timeZone } = servicesOf(context)
  const today = dayAt(now, timeZone)
  const { pathname, searchParams } = new URL(request.url)
  const yearInQuery = parseYear(searchParams.get('year'))
  const fetched = await fetchContent(context, (stores) =>
    findView(stores, today, yearInQuery, languageOf(pathname)),
  )
  endPageAt(context, [endOfLastShift(fetched.content?.shifts)])
  const year = yearInQuery ?? yearOf(today)
  return data({ fetched, year, isThisYear: year === yearOf(today) }, statusOf(fetched))
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { fetched, year, isThisYear } = loaderData
  const { words, language } = usePage()
  const { title, heading, of, failed } = words.calendar
  const shownYear = inDigits(String(year), language)
  return (
    <Page
      title={title}
      heading={heading(shownYear)}
      headTitle={heading(shownYear)}
      description={of(shownYear)}
      query={isThisYear ? undefined : yearQuery(year)}
      lead={useBengaliNote(fetched.content ? textsOf(fetched.content) : [])}
      isWide
    >
      <link rel="alternate" type="text/calendar" href={CALENDAR_FILE} title={title} />
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty="">
        {(view) => (
          <div className="cal columns">
            {view.isEmpty && !isThisYear && <meta name="robots" content="noindex" />}
            {isThisYear && (
              <>
                {isDayKnown(view.today, view.calendar, view.shifts) && (
                  <TodaySection day={view.today} calendar={view.calendar} shifts={view.shifts} />
                )}
                <div className="beside no-print">
                  {view.ahead && <Ahead today={view.today} coming={view.ahead} />}
                  <Subscribe year={year} />
                </div>
              </>
            )}
            <div className="year">
              {view.isEmpty ? (
                <EmptyCard>{words.calendar.empty}</EmptyCard>
              ) : (
                <Months view={view} />
              )}
              <OtherYears years={view.otherYears} />
            </div>
            {!isThisYear && (
              <div className="beside no-print">
                <Subscribe year={year} />
              </div>
            )}
          </div>
        )}
      </AsyncContent>
    </Page>
  )
}

/** The texts of the entries that the page shows. */
function textsOf({ past, months, following, ahead = [] }: CalendarView): string[] {
  const inMonths = [...past, ...months, ...following].flatMap(({ parts }) => parts)
  return [...inMonths, ...ahead].flatMap(({ entry: { title, note } }) => [title, note])
}

function OtherYears({ years }: { years: number[] }) {
  const { words, language, to } = usePage()
  if (years.length === 0) return null
  return (
    <ul className="years no-print">
      {years.map((year) => (
        <li key={year}>
          <a className="more" href={to(yearUrl(year))}>
            {words.calendar.heading(inDigits(String(year), language))}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links to the calendar for phones, calendar programs and spreadsheets. */
function Subscribe({ year }: { year: number }) {
  const { words, origin } = usePage()
  const { subscribe, file, table, howTo } = words.calendar
  return (
    <div className="keep">
      <p>
        <a className="btn q" href={calendarSubscription(origin)}>
          {subscribe}
        </a>
      </p>
      <p className="s">{howTo}</p>
      <ul className="s tall">
        <li>
          <a href={CALENDAR_FILE}>{file}</a>
        </li>
        <li>
          <a href={CALENDAR_TABLE + yearQuery(year)}>{table}</a>
        </li>
      </ul>
    </div>
  )
}

/** The entries of today and the next entries. */
function Ahead({ today, coming }: { today: Day; coming: Coming[] }) {
  const { words, language } = usePage()
  return (
    <section className="ahead" aria-labelledby="ahead">
      <h2 id="ahead">{words.calendar.ahead}</h2>
      {coming.length === 0 ? (
        <p className="card none">{words.calendar.nothingAhead}</p>
      ) : (
        <ol className="agenda card">
          {coming.map((one) => {
            const days = shownDays(one, today)
            return (
              <li key={one.entry._id}>
                <p className="day">
                  <time dateTime={days.from}>
                    <b>{dayNumber(days.from, language)}</b>{' '}
                    {monthName(monthOf(days.from), language)}
                  </time>
                </p>
                <EntryText entry={one.entry} today={today} hasNote>
                  <small>
                    <When today={today} {...days} />
                  </small>{' '}
                </EntryText>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

/** An entry that has begun is shown from its first day, also if that day is over. */
function shownDays({ entry, from, to }: Coming, today: Day): { from: Day; to: Day } {
  return { from: from === today ? entry.from : from, to }
}

function When({ today, from, to }: { today: Day; from: Day; to: Day }) {
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
