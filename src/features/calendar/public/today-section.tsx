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
  type DayStatus,
  describeDay,
  findOpenDay,
  type SchoolDay,
  statusOn,
} from '../school-day.ts'
import { endOfLastShift, hoursOf, type ShiftTexts } from '../shift-hours.ts'
import { WeekdayAndDay } from './day.tsx'
import { langOfContent } from '../../../words/language.ts'

export interface TodayProps {
  day: Day
  /** Sorted by their first day; at least those that end on this day or later. */
  entries: CalendarRecord[]
  weeklyHolidays: number[]
  shifts: ShiftTexts | undefined
}

type Calendar = Omit<TodayProps, 'day'>

interface ShownDay extends SchoolDay {
  day: Day
  /** Of the whole school. */
  status: DayStatus
}

/** Whether the school has entered a calendar or hours. */
export function isDayKnown({ day, entries, shifts }: TodayProps): boolean {
  return endOfLastShift(shifts) !== undefined || entries.some(({ to }) => to >= day)
}

/**
 * The section “আজ”. After the last shift it is about tomorrow. It is absent while the school has
 * entered neither a calendar nor hours. The page sends `today.css`, and ends in the cache with the
 * last shift.
 */
export function TodaySection({
  day,
  children,
  ...calendar
}: TodayProps & {
  /** More about the shown day. */
  children?: (shown: SchoolDay) => ReactNode
}) {
  const { now, timeZone, words, to } = usePage()
  const followText = useFollowText('onToday')
  const { entries, weeklyHolidays, shifts } = calendar
  if (!isDayKnown({ day, ...calendar })) return null
  const end = endOfLastShift(shifts)
  const [today, tomorrow] = [day, addDays(day, 1)].map((one) => ({
    ...describeDay(one, entries, weeklyHolidays),
    day: one,
    status: statusOn(one, null, entries, weeklyHolidays),
  })) as [ShownDay, ShownDay]
  const isOver = end !== undefined && timeAt(now, timeZone) >= end
  const shown = isOver ? tomorrow : today
  const isShut = shown.status === 'closed' && shown.cause?.kind === 'closure'
  const more = children?.(shown)
  const className = `today${isShut ? ' shut' : ''}${more ? ' halves' : ''}`
  return (
    <section className={className} aria-labelledby="today">
      <div className="now">
        <div>
          <h2 id="today">
            <Title
              shown={shown}
              when={isOver ? words.calendar.tomorrow : words.calendar.onToday}
              {...calendar}
            />
          </h2>{' '}
          {!isOver && (
            <span className="then">
              <Tomorrow today={today} tomorrow={tomorrow} {...calendar} />
            </span>
          )}
          {isOver && today.status === 'lessons' && (
            <span className="then">{words.calendar.today.lessonsOver}</span>
          )}
        </div>
        {shown.status === 'lessons' && <ShiftHours day={shown.day} {...calendar} />}
        {shown.status === 'closed' && (isOver || tomorrow.status === 'closed') && (
          <Opening after={shown.day} {...calendar} />
        )}
        {/* The band above has such a link. */}{' '}
        {closuresToShow(day, entries).length === 0 && (
          <a className="get" href={to(FOLLOW_PATH)}>
            {followText}
          </a>
        )}
      </div>
      {more}
    </section>
  )
}

/** Lessons, exam or closure on a day. `when` names the day. */
function Title({
  shown: { day, status, cause },
  when,
  entries,
  weeklyHolidays,
}: Calendar & { shown: ShownDay; when: string }) {
  const { words } = usePage()
  const { today } = words.calendar
  if (status === 'exam') return today.exam(when)
  if (status === 'lessons') {
    const closed = closedShift(day, entries, weeklyHolidays)
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
  const isWeekly = cause?.kind !== 'closure' && weeklyHolidays.includes(weekdayOf(day))
  return isWeekly ? today.weeklyHoliday(when) : today.closed(when)
}

/** The words about tomorrow beside the words about today. */
function Tomorrow({
  today,
  tomorrow: { day, status, cause },
  entries,
  weeklyHolidays,
}: Calendar & { today: ShownDay; tomorrow: ShownDay }) {
  const { words } = usePage()
  const { tomorrow, tomorrowToo, weeklyHoliday, today: texts } = words.calendar
  const closed = closedShift(day, entries, weeklyHolidays)
  const isSame =
    status === today.status && closed === closedShift(today.day, entries, weeklyHolidays)
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
      {cause && cause.kind !== 'exam' ? (
        <span lang={langOfContent(cause.title)}>{cause.title}</span>
      ) : (
        weeklyHoliday
      )}
    </>
  )
}

/** The shift that has no lessons although the school has. */
function closedShift(day: Day, entries: CalendarRecord[], weeklyHolidays: number[]) {
  return SHIFTS.find((shift) => statusOn(day, shift, entries, weeklyHolidays) === 'closed')
}

/** The next day on which the school is open. */
function Opening({ after, entries, weeklyHolidays }: Calendar & { after: Day }) {
  const { words } = usePage()
  const opens = findOpenDay(after, null, entries, weeklyHolidays)
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
function ShiftHours({ day, entries, weeklyHolidays, shifts }: Calendar & { day: Day }) {
  const { language, words } = usePage()
  const { kinds, today } = words.calendar
  const shown = hoursOf(shifts).flatMap(({ shift, hours }) => {
    const status = statusOn(day, shift, entries, weeklyHolidays)
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
