import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { type Day, formatShortDay } from '../../../words/days.ts'
import { type CalendarKind, isClosedKind } from '../kinds.ts'
import type { CalendarRecord } from '../schema.ts'
import { langOfContent } from '../../../words/language.ts'

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
  const { words } = usePage()
  const { title, kind, from, note, shift, isClosed, isMoonDependent } = entry
  return (
    <p>
      <span lang={langOfContent(title)}>{title}</span>{' '}
      <span className="meta">
        <KindMark kind={kind} /> {children}
        {shift && <small>{words.calendar.onlyShift(words.studentCount.shifts[shift])} </small>}
        {isClosed !== isClosedKind(kind) && (
          <small>{isClosed ? words.calendar.noLessons : words.calendar.lessons} </small>
        )}
        {isMoonDependent && from > today && <small className="moon">{words.calendar.moon}</small>}
      </span>
      {hasNote && note && (
        <small className="note" lang="bn">
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
