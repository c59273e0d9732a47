import type { CSSProperties, ReactNode } from 'react'
import { contentKinds } from '../../../content.ts'
import { OnPaper } from '../../../pages/parts/on-paper.tsx'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { NextLessons } from '../next-lessons.ts'
import { type Day, formatWeekdayAndDay, weekdayName, weekdayOf } from '@pathshala/bengali/days'
import type { Taught, Week } from '../week.ts'
import { formatHour, formatHours } from '../../../words/hours.ts'
import { DayNotes } from './day-notes.tsx'
import {
  isRunning,
  isTaughtOnNextDay,
  Lesson,
  PeriodName,
  RunningMark,
  type WeekProps,
} from './week-tables.tsx'

const [{ path }] = contentKinds.routines.pages

/** The page of a week: lists of its days on a phone, a table on a desk and on paper. */
export function WeekPage({
  name,
  nameLang,
  query,
  week,
  next,
  coming,
  today,
  time,
  detailOf,
  lead,
  before,
  after,
  columnCount,
  children,
}: WeekProps & {
  /** The name of the section or the teacher. */
  name: string
  /** The language of the name, if it is not the page's. */
  nameLang?: 'bn'
  /** The canonical query, without its question mark. */
  query: string
  today: Day
  lead: ReactNode
  before: ReactNode
  after: ReactNode
  /** The columns of the table, without its first. */
  columnCount: number
  /** The table. */
  children: ReactNode
}) {
  const { words, origin, to } = usePage()
  const { title, described, noLessonsYet } = words.routine
  const width = { '--width': `${columnCount * 8 + 8}rem` } as CSSProperties
  return (
    <Page
      title={`${title}: ${name}`}
      heading={
        <>
          {title}: <span lang={nameLang}>{name}</span>
        </>
      }
      parents={[{ title, path }]}
      description={described(name)}
      query={`?${query}`}
      lead={
        <>
          {lead} <span>{words.routine.inBengali}</span>
        </>
      }
      isWide
    >
      {before}
      {week.days.length === 0 ? (
        <p className="card none">{noLessonsYet}</p>
      ) : (
        <>
          <DayNotes today={today} notes={next.notes} />
          <DayLists week={week} next={next} coming={coming} time={time} detailOf={detailOf} />
          <div
            className="scroll fade"
            style={width}
            role="region"
            // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-labelledby="week"
          >
            {children}
          </div>
        </>
      )}
      {after}
      <OnPaper address={`${origin}${to(path)}?${query}`} />
    </Page>
  )
}

type Days = Week['days']

/**
 * For phones. Shows the day with the next lessons, and folds the days after it. Lessons of the next
 * routine are shown on a desk too, because they are not in its table.
 */
function DayLists({ coming, time, detailOf, ...own }: WeekProps) {
  const { language, words } = usePage()
  const { todayIs, nextOn } = words.routine
  const { week, next } = coming ?? own
  const [shown, after] = splitDays(week.days, next)
  const others = coming ? own.week.days : after
  const nameOf = (weekday: number) => weekdayName(weekday, language)
  return (
    <div className={`by-day tall lessons no-print${coming ? ' coming' : ''}`}>
      {shown && next.day !== undefined && (
        <section aria-labelledby="next">
          <h2 id="next">
            {next.isToday
              ? todayIs(nameOf(shown.weekday))
              : nextOn(formatWeekdayAndDay(next.day, language))}
          </h2>
          <DayList
            week={week}
            cells={shown.cells.map((cell) =>
              cell.filter((taught) => isTaughtOnNextDay(taught, next)),
            )}
            time={time}
            detailOf={detailOf}
          />
        </section>
      )}
      {others.map(({ weekday, cells }) => (
        <details key={weekday}>
          <summary>{nameOf(weekday)}</summary>
          <DayList week={own.week} cells={cells} time={undefined} detailOf={detailOf} />
        </details>
      ))}
    </div>
  )
}

/** The day with the next lessons, and the other days in the order after it. */
function splitDays(days: Days, { day }: NextLessons): [Days[number] | undefined, Days] {
  const at = day === undefined ? -1 : days.findIndex(({ weekday }) => weekday === weekdayOf(day))
  if (at < 0) return [undefined, days]
  return [days[at], [...days.slice(at + 1), ...days.slice(0, at)]]
}

function DayList({
  week: { columns, breaks },
  cells,
  time,
  detailOf,
}: Omit<WeekProps, 'next' | 'coming'> & { cells: Taught[][] }) {
  const { language } = usePage()
  const lessons = columns.map((column, index) => ({ ...column, cell: cells[index]! }))
  const [first, last] = [lessons.find(isTaught), lessons.findLast(isTaught)]
  const between = breaks
    .filter(({ from, to }) => from >= first!.to && to <= last!.from)
    .map((one) => ({ ...one, cell: undefined }))
  const rows = [...lessons.filter(isTaught), ...between].sort((a, b) =>
    a.from.localeCompare(b.from),
  )
  return (
    <ol className="card lined">
      {rows.map(({ name, from, to, cell }) =>
        cell ? (
          <li
            key={`${from} ${to}`}
            className={isRunning({ from, to }, time) ? 'on' : undefined}
            aria-current={isRunning({ from, to }, time) ? 'time' : undefined}
          >
            <small>
              {name && (
                <>
                  <PeriodName name={name} />
                  {', '}
                </>
              )}
              {formatHour(from, language)}
              {isRunning({ from, to }, time) && <RunningMark />}
            </small>{' '}
            <div>
              {cell.map((taught) => (
                <Lesson key={taught.routine._id} taught={taught} detailOf={detailOf} />
              ))}
            </div>
          </li>
        ) : (
          <li key={from} className="break">
            <small>
              <PeriodName name={name} /> {formatHours({ from, to }, language)}
            </small>
          </li>
        ),
      )}
    </ol>
  )
}

function isTaught({ cell }: { cell: Taught[] }): boolean {
  return cell.length > 0
}
