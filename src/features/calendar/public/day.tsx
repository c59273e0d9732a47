import { usePage } from '../../../pages/parts/page-context.tsx'
import { type Day, daysBetween, formatShortDay, formatWeekdayAndDay } from '@pathshala/bengali/days'
import { formatClasses } from '../../../words/format-classes.ts'
import { formatStart } from '../../../words/hours.ts'
import type { Words } from '../../../words/public-words.ts'
import { formatNumber } from '../../../words/format.ts'
import { langOfContent, type Language } from '../../../words/language.ts'
import type { ReactNode } from 'react'
import { type CalendarKind, isClosedKind } from '../kinds.ts'
import type { CalendarRecord } from '../schema.ts'
import { uncertaintyOf } from '../uncertain.ts'

/** The number of days is shown up to this many days ahead. */
const SOON = 7

/** মঙ্গলবার, ২৪ নভেম্বর */
export function WeekdayAndDay({ day }: { day: Day }) {
  const { language } = usePage()
  return <time dateTime={day}>{formatWeekdayAndDay(day, language)}</time>
}

/** ২৬ নভেম্বর, ৪ দিন পর; in more than a week: বুধবার, ১৬ ডিসেম্বর. */
export function ComingDay({ day, today }: { day: Day; today: Day }) {
  const { language, words } = usePage()
  const distance = distanceTo(day, today, words.calendar, language)
  if (distance === undefined) return <WeekdayAndDay day={day} />
  return (
    <>
      <time dateTime={day}>{formatShortDay(day, language)}</time>, {distance}
    </>
  )
}

/** আগামীকাল, ৪ দিন পর; undefined for a day that is more than a week ahead. */
export function distanceTo(
  day: Day,
  today: Day,
  words: Words['calendar'],
  language: Language,
): string | undefined {
  const ahead = daysBetween(today, day)
  if (ahead === 1) return words.tomorrow
  return ahead <= SOON ? words.inDays(formatNumber(ahead, language)) : undefined
}

/** The shape of a kind with its word. The shapes also differ without colour. */
export function KindMark({ kind }: { kind: CalendarKind }) {
  const { words } = usePage()
  return <span className={`k ${kind}`}>{words.calendar.kinds[kind]}</span>
}

/** The title of an entry, with its kind and its limits below. */
export function EntryText({
  entry,
  today,
  hasNote,
  children,
}: {
  entry: CalendarRecord
  today: Day
  hasNote: boolean
  /** More marks. */
  children?: ReactNode
}) {
  const { language, words, to } = usePage()
  const { title, kind, from, note, shift, classes, startsAt, document, isClosed } = entry
  const mayMove = from > today && uncertaintyOf(entry)
  return (
    <p>
      <span lang={langOfContent(title)}>{title}</span>{' '}
      <span className="meta">
        <KindMark kind={kind} /> {children}
        {classes.length > 0 && <small>{formatClasses(classes, language)} </small>}
        {startsAt && <small>{words.calendar.since(formatStart(startsAt, language))} </small>}
        {shift && <small>{words.calendar.onlyShift(words.studentCount.shifts[shift])} </small>}
        {isClosed !== isClosedKind(kind) && (
          <small>{isClosed ? words.calendar.noLessons : words.calendar.lessons} </small>
        )}
        {mayMove && <small className={mayMove}>{words.calendar[mayMove]} </small>}
        {hasNote && document && <a href={to(document)}>{words.calendar.schedule}</a>}
      </span>
      {hasNote && note && (
        <small className="note" lang={langOfContent(note)}>
          {note}
        </small>
      )}
    </p>
  )
}

/** ২২ নভেম্বর পর্যন্ত */
export function Until({ day }: { day: Day }) {
  const { words, language } = usePage()
  return <time dateTime={day}>{words.calendar.until(formatShortDay(day, language))}</time>
}
