import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { SHIFTS } from '../../../words/classes.ts'
import { addDays, type Day, weekdayOf } from '../../../words/days.ts'
import { timeAt } from '../../../words/format.ts'
import { formatHours } from '../../../words/hours.ts'
import { FOLLOW_PATH } from '../../following/address.ts'
import { useFollowText } from '../../following/public/use-follow-text.ts'
import type { CalendarRecord } from '../schema.ts'
import {
  closuresToShow,
  type DescribedDay,
  describeDay,
  findOpenDay,
  type SchoolCalendar,
  type SchoolDay,
  statusOn,
} from '../school-day.ts'
import { endOfLastShift, hoursOf, type ShiftTexts } from '../shift-hours.ts'
import { WeekdayAndDay } from './day.tsx'
import { ExamList, haveSameExams, WithoutExam } from './day-exams.tsx'
import { langOfContent } from '../../../words/language.ts'

export interface TodayProps {
  day: Day
  /** At least the entries that end on this day or later. */
  calendar: SchoolCalendar
  shifts: ShiftTexts | undefined
}

type CalendarProps = Omit<TodayProps, 'day'>

/** Whether the school has entered a calendar or hours. */
export function isDayKnown({ day, calendar, shifts }: TodayProps): boolean {
  return endOfLastShift(shifts) !== undefined || calendar.entries.some(({ to }) => to >= day)
}

/**
 * The section “আজ”, with the exams of today and tomorrow. After the last shift it is about tomorrow. It
 * is absent while the school has entered neither a calendar nor hours. The page sends `today.css`, and
 * ends in the cache with the last shift.
 */
export function TodaySection({
  day,
  children,
  ...props
}: TodayProps & {
  /** More cells about the shown day. `isTold` are the exams that have a cell already. */
  children?: (shown: DescribedDay, isTold: (exam: CalendarRecord) => boolean) => ReactNode
}) {
  const { now, timeZone, words, to } = usePage()
  const followText = useFollowText('onToday')
  const { calendar, shifts } = props
  if (!isDayKnown({ day, ...props })) return null
  const end = endOfLastShift(shifts)
  const [today, tomorrow] = [day, addDays(day, 1)].map((one) => describeDay(one, calendar)) as [
    DescribedDay,
    DescribedDay,
  ]
  const isOver = end !== undefined && timeAt(now, timeZone) >= end
  const shown = isOver ? tomorrow : today
  const isSame = haveSameExams(today, tomorrow)
  const withExams = [shown, ...(isOver || isSame ? [] : [tomorrow])].filter(
    ({ exams }) => exams.length > 0,
  )
  const nameOf = (one: DescribedDay) => {
    if (one === tomorrow) return words.calendar.tomorrow
    return isSame ? words.calendar.todayAndTomorrow : words.calendar.onToday
  }
  const cells = withExams.map((one) => (
    <li key={one.day} className="exam">
      {/* The title of the section says that the shown day has an exam. */}
      {!(one === shown && one.status === 'exam') && (
        <small>{words.calendar.today.exam(nameOf(one))}</small>
      )}{' '}
      <ExamList exams={one.exams} />
      <WithoutExam day={one} />
    </li>
  ))
  const isTold = (exam: CalendarRecord) => withExams.some(({ exams }) => exams.includes(exam))
  const more = children?.(shown, isTold)
  const hasMore = cells.length > 0 || more !== undefined
  const isShut = shown.cause?.kind === 'closure'
  return (
    <section
      className={`today${isShut ? ' shut' : ''}${hasMore ? ' halves' : ''}`}
      aria-labelledby="today"
    >
      <div className="now">
        <div>
          <h2 id="today">
            <Title
              shown={shown}
              when={isOver ? words.calendar.tomorrow : words.calendar.onToday}
              calendar={calendar}
            />
          </h2>{' '}
          <span className="then">
            {isOver ? (
              <TodayIsOver today={today} calendar={calendar} />
            ) : (
              !withExams.includes(tomorrow) && (
                <Tomorrow today={today} tomorrow={tomorrow} calendar={calendar} />
              )
            )}
          </span>
        </div>
        {shown.status === 'lessons' && <ShiftHours day={shown.day} {...props} />}
        {!shown.isOpen && (isOver || !tomorrow.isOpen) && (
          <Opening after={shown.day} calendar={calendar} />
        )}
        {/* The band above has such a link. */}{' '}
        {closuresToShow(day, calendar.entries).length === 0 && (
          <a className="get" href={to(FOLLOW_PATH)}>
            {followText}
          </a>
        )}
      </div>
      {hasMore && (
        <ul>
          {cells}
          {more}
        </ul>
      )}
    </section>
  )
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

/** The words about today beside the title about tomorrow. */
function TodayIsOver({ today, calendar }: { today: SchoolDay; calendar: SchoolCalendar }) {
  const { words } = usePage()
  const { lessonsOver, examOver } = words.calendar.today
  if (today.isOpen) return today.status === 'exam' ? examOver : lessonsOver
  return <Title shown={today} when={words.calendar.onToday} calendar={calendar} />
}

/** The words about tomorrow beside the words about today. */
function Tomorrow({
  today,
  tomorrow: { day, status, cause },
  calendar,
}: {
  today: SchoolDay
  tomorrow: SchoolDay
  calendar: SchoolCalendar
}) {
  const { words } = usePage()
  const { tomorrow, tomorrowToo, weeklyHoliday, today: texts } = words.calendar
  const closed = closedShift(day, calendar)
  const isSame = status === today.status && closed === closedShift(today.day, calendar)
  const when = isSame ? tomorrowToo : tomorrow
  if (status === 'exam') return texts.exam(when)
  if (status === 'lessons') {
    return closed
      ? texts.shiftClosed(when, words.studentCount.shifts[closed])
      : texts.openShort(when)
  }
  if (isSame) return texts.closedShort(when)
  return (
    <>
      {texts.closedShort(when)}:{' '}
      {cause ? <span lang={langOfContent(cause.title)}>{cause.title}</span> : weeklyHoliday}
    </>
  )
}

/** The shift that has no lessons although the school has. */
function closedShift(day: Day, calendar: SchoolCalendar) {
  return SHIFTS.find((shift) => statusOn(day, shift, calendar) === 'closed')
}

/** The next day on which the school is open. */
function Opening({ after, calendar }: { after: Day; calendar: SchoolCalendar }) {
  const { words } = usePage()
  const opens = findOpenDay(after, null, calendar)
  return (
    opens && (
      <p>
        <span>
          {words.calendar.today.opens}{' '}
          <b>
            <WeekdayAndDay day={opens.day} />
          </b>
        </span>
      </p>
    )
  )
}

/** The hours of the shifts with lessons. */
function ShiftHours({ day, calendar, shifts }: CalendarProps & { day: Day }) {
  const { language, words } = usePage()
  const { kinds, today } = words.calendar
  const shown = hoursOf(shifts).flatMap(({ shift, hours }) => {
    const status = statusOn(day, shift, calendar)
    if (status === 'closed') return []
    const name = shift === null ? today.lessons : words.studentCount.shifts[shift]
    return { name, text: status === 'exam' ? kinds.exam : formatHours(hours, language) }
  })
  return (
    shown.length > 0 && (
      <p>
        {shown.map(({ name, text }) => (
          <span key={name}>
            {name} <b>{text}</b>{' '}
          </span>
        ))}
      </p>
    )
  )
}
