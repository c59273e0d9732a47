import { Fragment, type ReactNode } from 'react'
import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { SHIFTS } from '@pathshala/bengali/classes'
import {
  type Day,
  daysBetween,
  formatDayRange,
  formatShortDay,
  formatWeekdayAndDay,
  weekdayName,
  weekdayOf,
} from '@pathshala/bengali/days'
import { asSentence, formatNumber, timeAt } from '../../../words/format.ts'
import { formatClasses } from '../../../words/format-classes.ts'
import { formatHours, formatStart } from '../../../words/hours.ts'
import { langOfContent } from '../../../words/language.ts'
import { FOLLOW_PATH } from '../../following/address.ts'
import { useFollowText } from '../../following/public/use-follow-text.ts'
import { CALENDAR_PAGE, entryUrl } from '../address.ts'
import { announcedTitle, returnDay, whoIsClosed } from '../closure-sentence.ts'
import { examsText, examTitles } from '../exam-text.ts'
import type { CalendarRecord } from '../schema.ts'
import {
  closesSchool,
  closuresToShow,
  findExamDays,
  type SchoolCalendar,
  type SchoolDay,
  statusOn,
} from '../school-day.ts'
import { hoursOf, type ShiftTexts } from '../shift-hours.ts'
import { findToday, type Today } from '../today.ts'
import { ComingDay, Until, WeekdayAndDay } from './day.tsx'
import { haveSameExams } from './day-exams.tsx'
import { BANDS } from './closure-bands.tsx'

export interface TodayProps {
  day: Day
  /** At least the entries that end on this day or later. */
  calendar: SchoolCalendar
  shifts: ShiftTexts | undefined
}

interface Pair {
  label: ReactNode
  value: ReactNode
  isLight?: boolean
}

/** So many pairs leave the newest notice in the first window of a phone. */
const ENOUGH_PAIRS = 3

const ROUTINE_PAGE = contentKinds.routines.pages[0].path

/** What `findToday` says at the time of the page. */
export function useToday({ day, calendar, shifts }: TodayProps): Today | undefined {
  const { now, timeZone } = usePage()
  return findToday(day, timeAt(now, timeZone), calendar, shifts)
}

/**
 * The section about today: a headline, some pairs of a label and a value, and two links. They say which
 * classes have lessons or an exam, at what time, and when a closed school opens again. The page sends
 * `today.css`. The cache forgets it after the last shift.
 */
export function TodaySection({
  isBand = false,
  children,
  ...props
}: TodayProps & {
  /** A closure has no band above. */
  isBand?: boolean
  /** A picture beside the words. */
  children?: ReactNode
}) {
  const { words } = usePage()
  const today = useToday(props)
  const isShut = today?.closure !== undefined
  const label = isShut && isBand ? words.calendar.band.label : undefined
  return (
    <section
      id={label && BANDS}
      className={`today${isShut ? ' shut' : ''}${isBand ? '' : ' no-print'}`}
      aria-label={label}
      aria-labelledby={label ? undefined : 'today'}
    >
      {children}
      <div className="say">
        {today ? <Said {...props} {...today} /> : <DayOnly day={props.day} />}
      </div>
    </section>
  )
}

function DayOnly({ day }: { day: Day }) {
  const { language, words, to } = usePage()
  const { onToday, title, today } = words.calendar
  return (
    <>
      <p className="when s">{capital(onToday)}</p>
      <h2 id="today">{formatWeekdayAndDay(day, language)}</h2>
      <p>{today.unknown}</p>
      <p className="act ends no-print">
        <a className="more" href={to(CALENDAR_PAGE)}>
          {title}
        </a>{' '}
        <a className="more q" href={to(FOLLOW_PATH)}>
          {words.follow.onDay}
        </a>
      </p>
    </>
  )
}

type SaidProps = Today & Pick<TodayProps, 'day' | 'calendar' | 'shifts'>

function Said(props: SaidProps) {
  const { to } = usePage()
  const { day, calendar, closure } = props
  const followText = useFollowText(closure ? 'onClosure' : 'onToday')
  const pairs = usePairs(props)
  const more = useLink(props)
  // A band above has such a link.
  const hasBand = !closure && closuresToShow(day, calendar.entries).length > 0
  return (
    <>
      <p className="when s">
        <When {...props} />
      </p>
      <h2 id="today">
        <Headline {...props} />
      </h2>
      <dl className="pairs">
        {pairs.map(({ label, value, isLight }, index) => (
          <div key={index} className={isLight ? 'ends off' : 'ends'}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="act ends no-print">
        <a className="more" href={to(more.path)}>
          {more.text}
        </a>{' '}
        {!hasBand && (
          <a className="more q" href={to(FOLLOW_PATH)}>
            {followText}
          </a>
        )}
      </p>
    </>
  )
}

/** The bold link: the schedule, the routine or the calendar. */
function useLink({ shown, closure }: SaidProps): { path: string; text: string } {
  const { words } = usePage()
  const { schedule, readNotice, title } = words.calendar
  const about = closure ?? shown.cause
  if (closure?.document) return { path: closure.document, text: readNotice }
  const [document] = documentsOf(shown)
  if (document && documentsOf(shown).length === 1) return { path: document, text: schedule }
  if (shown.status === 'lessons') return { path: ROUTINE_PAGE, text: words.routine.title }
  return { path: about ? entryUrl(about) : CALENDAR_PAGE, text: title }
}

const documentsOf = ({ exams }: SchoolDay) => [
  ...new Set(exams.flatMap(({ document }) => document ?? [])),
]

/** The last day of the exams of a day, if they have the same. */
function sharedEnd({ day, exams }: SchoolDay): Day | undefined {
  const [end, ...others] = new Set(exams.map(({ to }) => to))
  return end !== undefined && others.length === 0 && end > day ? end : undefined
}

/** The line above the headline: its days, and today if the headline is about tomorrow. */
function When(props: SaidProps) {
  const { language, words } = usePage()
  const { today, tomorrow, shown, closure, isOver } = props
  const { calendar } = words
  const isAboutTomorrow = closure ? closure.from > today.day : shown === tomorrow
  const { day } = isAboutTomorrow ? tomorrow : today
  const before = isAboutTomorrow && (
    <>
      {isOver && today.isOpen ? (
        today.status === 'exam' ? (
          calendar.today.examOver
        ) : (
          calendar.today.lessonsOver
        )
      ) : (
        <Title {...props} shown={today} when={calendar.onToday} />
      )}
      {' · '}
    </>
  )
  if (closure && closure.from < closure.to) {
    return (
      <>
        {before}
        {[closure.from, closure.to].map((one) => weekdayName(weekdayOf(one), language)).join(' – ')}
        {', '}
        {formatDayRange(closure.from, closure.to, language)}
      </>
    )
  }
  if (isClosedOnBoth(props)) return <Title {...props} shown={today} when={calendar.onToday} />
  return (
    <>
      {before}
      {shown === today && isSameExam(props) ? (
        capital(calendar.todayAndTomorrow)
      ) : (
        <>
          {capital(isAboutTomorrow ? calendar.tomorrow : calendar.onToday)},{' '}
          <time dateTime={day}>
            {weekdayName(weekdayOf(day), language)} {formatShortDay(day, language)}
          </time>
        </>
      )}
    </>
  )
}

function Headline(props: SaidProps) {
  const { language, words } = usePage()
  const { day, today, shown, closure, opens, calendar } = props
  const { onToday, tomorrow } = words.calendar
  if (closure) return announcedTitle(closure, day, language)
  if (opens && isClosedOnBoth(props)) {
    return (
      <>
        {words.calendar.today.opens} <WeekdayAndDay day={opens.day} />
      </>
    )
  }
  const [title, ...others] = examTitles(shown.exams)
  if (shown.status === 'exam' && title !== undefined && others.length === 0) {
    const begins = shown.exams.every(
      (exam) => findExamDays(exam.from, exam, calendar)?.from === shown.day,
    )
    const end = sharedEnd(shown)
    return (
      <>
        <bdi lang={langOfContent(title)}>{title}</bdi> {begins && words.calendar.today.begins}
        {!begins && end && (
          <small>
            <Until day={end} />
          </small>
        )}
      </>
    )
  }
  return <Title {...props} when={shown === today ? onToday : tomorrow} />
}

/** Lessons, exam or closure on a day. `when` names the day. */
function Title({
  shown: { day, status, cause },
  when,
  calendar,
}: {
  shown: SchoolDay
  when: string
  calendar: SchoolCalendar
}) {
  const { words } = usePage()
  const { today } = words.calendar
  if (status === 'exam') return today.exam(when)
  if (status === 'lessons') {
    const closed = closedShift(day, calendar)
    return closed ? today.shiftClosed(when, words.studentCount.shifts[closed]) : today.open(when)
  }
  if (cause?.kind === 'holiday' || cause?.kind === 'event') {
    return (
      <>
        {cause.kind === 'holiday' ? today.holiday(when) : today.noLessons(when)}{' '}
        <bdi lang={langOfContent(cause.title)}>{cause.title}</bdi>
      </>
    )
  }
  const isWeekly = cause?.kind !== 'closure' && calendar.weeklyHolidays.includes(weekdayOf(day))
  return isWeekly ? today.weeklyHoliday(when) : today.closed(when)
}

/** The shift that has no lessons although the school has. */
function closedShift(day: Day, calendar: SchoolCalendar) {
  return SHIFTS.find((shift) => statusOn(day, shift, calendar) === 'closed')
}

const isClosedOnBoth = ({ today, tomorrow }: Today) => !today.isOpen && !tomorrow.isOpen

const isSameExam = ({ today, tomorrow }: Today) =>
  today.status === 'exam' && tomorrow.status === 'exam' && haveSameExams(today, tomorrow)

function usePairs(props: SaidProps): Pair[] {
  const { language, words } = usePage()
  const { shown, opens, today, tomorrow } = props
  const closure = useClosurePairs(props)
  const exams = useExamPairs(props)
  const hours = useHourPairs(props)
  const further = useFurtherPairs(props)
  const { tomorrow: tomorrowWord, todayAndTomorrow, today: texts } = words.calendar
  if (closure) return closure
  const pairs = [...exams, ...(shown.status === 'lessons' ? hours : [])]
  if (isClosedOnBoth(props)) {
    pairs.push({ label: capital(todayAndTomorrow), value: texts.isClosed })
    if (opens && shown.until && shown.until > tomorrow.day) {
      pairs.push(
        { label: texts.lastDay, value: <WeekdayAndDay day={shown.until} /> },
        {
          label: texts.daysLeft,
          value: words.calendar.days(formatNumber(daysBetween(today.day, opens.day), language)),
        },
      )
    }
  } else if (opens && shown === tomorrow) {
    pairs.push({ label: texts.opens, value: <WeekdayAndDay day={opens.day} /> })
  } else if (shown === today && !isSameExam(props)) {
    pairs.push({
      label: `${capital(tomorrowWord)}, ${weekdayName(weekdayOf(tomorrow.day), language)}`,
      value: <Tomorrow {...props} />,
    })
  }
  return [...pairs, ...further.slice(0, Math.max(0, ENOUGH_PAIRS - pairs.length))]
}

function useClosurePairs({ closure, calendar }: SaidProps): Pair[] | undefined {
  const { language, words } = usePage()
  if (!closure) return undefined
  const { title, note } = closure
  const { why, forWhom, opens } = words.calendar.today
  const back = returnDay(closure, calendar)
  return [
    {
      label: why,
      value: (
        <>
          <span lang={langOfContent(title)}>{note ? asSentence(title) : title}</span>
          {note && <small lang={langOfContent(note)}> {asSentence(note)}</small>}
        </>
      ),
    },
    {
      label: forWhom,
      value: closesSchool(closure) ? words.calendar.wholeSchool : whoIsClosed(closure, language),
    },
    ...(back
      ? [
          {
            label: opens,
            value: (
              <>
                <WeekdayAndDay day={back.day} />
                {back.exams.length > 0 && (
                  <small>
                    {' '}
                    {words.calendar.kinds.exam}: {examsText(back.exams, language)}
                  </small>
                )}
              </>
            ),
          },
        ]
      : []),
  ]
}

/** Which classes have an exam on the shown day, and at what time; which have lessons; which are free. */
function useExamPairs({ shown }: SaidProps): Pair[] {
  const { language, words, to } = usePage()
  const { calendar, studentCount } = words
  if (shown.exams.length === 0) return []
  const isTitleSaid = shown.status === 'exam' && examTitles(shown.exams).length === 1
  const isEndSaid = shown.status === 'exam' && sharedEnd(shown) !== undefined
  const exams = shown.exams.map(({ title, classes, startsAt, shift, document, note, to: end }) => {
    const parts = [
      !isTitleSaid && (
        <span key="title" lang={langOfContent(title)}>
          {title}
        </span>
      ),
      shift && calendar.onlyShift(studentCount.shifts[shift]),
      startsAt && calendar.since(formatStart(startsAt, language)),
      // Where no hour is known, the note is all that says when.
      !startsAt && note && (
        <span key="note" lang={langOfContent(note)}>
          {note.trim().replace(/[।.]$/, '')}
        </span>
      ),
      !isEndSaid && end > shown.day && <Until key="until" day={end} />,
      documentsOf(shown).length > 1 && document && (
        <a key="document" href={to(document)}>
          {calendar.schedule}
        </a>
      ),
    ].filter(Boolean)
    return {
      label: classes.length > 0 ? formatClasses(classes, language) : calendar.wholeSchool,
      value: parts.length > 0 ? joined(parts) : calendar.kinds.exam,
    }
  })
  const others = [
    { classes: shown.classesWithLessons, value: calendar.lessons, isLight: false },
    { classes: shown.freeClasses, value: calendar.noLessons, isLight: true },
  ]
  return [
    ...exams,
    ...others.flatMap(({ classes, ...rest }) =>
      classes.length > 0 ? [{ label: formatClasses(classes, language), ...rest }] : [],
    ),
  ]
}

/** The hours of the shifts with lessons. */
function useHourPairs({ shown, calendar, shifts }: SaidProps): Pair[] {
  const { language, words } = usePage()
  const { kinds, today } = words.calendar
  return hoursOf(shifts).flatMap(({ shift, hours }) => {
    const status = statusOn(shown.day, shift, calendar)
    if (status === 'closed') return []
    const label =
      shift === null ? today.lessons : words.calendar.shift(words.studentCount.shifts[shift])
    return { label, value: status === 'exam' ? kinds.exam : formatHours(hours, language) }
  })
}

/** The next exam and the next holiday. */
function useFurtherPairs({ day, shown, today, tomorrow, calendar }: SaidProps): Pair[] {
  const { words } = usePage()
  const { nextExam, nextHoliday } = shown
  const { today: texts, onlyShift } = words.calendar
  const isSaid = (exam: CalendarRecord) =>
    [today, tomorrow].some(({ exams }) => exams.includes(exam))
  const coming = [
    {
      label: texts.nextExam,
      entry: nextExam && !isSaid(nextExam) ? nextExam : null,
      from: nextExam && findExamDays(day, nextExam, calendar)?.from,
    },
    { label: texts.nextHoliday, entry: nextHoliday, from: nextHoliday?.from },
  ]
  return coming.flatMap(({ label, entry, from }) =>
    entry && from
      ? {
          label,
          value: (
            <>
              <span lang={langOfContent(entry.title)}>{entry.title}</span>,{' '}
              <ComingDay day={from} today={day} />
              {entry.shift && `, ${onlyShift(words.studentCount.shifts[entry.shift])}`}
            </>
          ),
        }
      : [],
  )
}

/** What the pair about tomorrow says. */
function Tomorrow({ today, tomorrow, calendar, shifts }: SaidProps) {
  const { language, words } = usePage()
  const { weeklyHoliday, kinds, shift: shiftOf, today: texts } = words.calendar
  const { day, status, cause, exams, freeClasses, classesWithLessons } = tomorrow
  const [start] = hoursOf(shifts)
    .filter(({ shift }) => statusOn(day, shift, calendar) === 'lessons')
    .map(({ hours }) => hours.from)
    .sort()
  const closed = closedShift(day, calendar)
  if (status === 'closed') {
    return (
      <>
        {texts.isClosed}:{' '}
        {cause ? <bdi lang={langOfContent(cause.title)}>{cause.title}</bdi> : weeklyHoliday}
      </>
    )
  }
  const isSame =
    status === today.status &&
    closed === closedShift(today.day, calendar) &&
    haveSameExams(today, tomorrow)
  if (isSame && status === 'lessons' && !closed) return texts.openToo
  const parts = [
    exams.length > 0 && `${kinds.exam}: ${examsText(exams, language)}`,
    exams.length > 0 &&
      classesWithLessons.length > 0 &&
      words.calendar.haveLessons(formatClasses(classesWithLessons, language)),
    freeClasses.length > 0 && words.calendar.areFree(formatClasses(freeClasses, language)),
    closed && texts.partClosed(shiftOf(words.studentCount.shifts[closed])),
    exams.length === 0 && !closed && texts.isOpen,
    status === 'lessons' && start && words.calendar.since(formatStart(start, language)),
  ].filter(Boolean)
  return joined(parts)
}

function joined(parts: ReactNode[]): ReactNode {
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ', '}
      {part}
    </Fragment>
  ))
}

/** English words begin a line with a capital letter. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
