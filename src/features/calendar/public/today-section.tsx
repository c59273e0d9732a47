import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { addDays, type Day } from '../../../words/days.ts'
import { formatHours, parseHours } from '../../../words/hours.ts'
import type { Shift } from '../../../words/classes.ts'
import type { CalendarRecord } from '../schema.ts'
import { closedShiftsOn, type SchoolDay } from '../school-day.ts'
import { WeekdayAndDay } from './day.tsx'

/** The hours of the shifts, as the clerk wrote them. */
export interface ShiftTexts {
  morningShift: string
  dayShift: string
  withoutShift: string
}

interface LineProps {
  day: Day
  school: SchoolDay
  entries: CalendarRecord[]
  shifts: ShiftTexts | undefined
}

/** The section “আজ”. The page adds more as children and sends `today.css`. */
export function TodaySection({ children, ...line }: LineProps & { children?: ReactNode }) {
  return (
    <section
      className={line.school.cause?.kind === 'closure' ? 'today shut' : 'today'}
      aria-labelledby="today"
    >
      <TodayLine {...line} />
      {children}
    </section>
  )
}

/** Whether the school is open today, with the hours of the shifts or the reason. */
function TodayLine({ day, school, entries, shifts }: LineProps) {
  const { words } = usePage()
  const { today } = words.calendar
  const { cause } = school
  const [closed] = closedShiftsOn(day, entries)
  return (
    <div className="now">
      <h2 id="today">{titleOf()}</h2>
      <p>
        {school.isOpen ? (
          <Hours shifts={shifts} closed={closed?.shift} />
        ) : (
          <span>
            {today.opens}{' '}
            <b>
              <WeekdayAndDay day={addDays(school.until!, 1)} />
            </b>
          </span>
        )}
      </p>
    </div>
  )

  function titleOf() {
    if (school.isOpen) {
      return closed ? today.shiftClosed(words.studentCount.shifts[closed.shift!]) : today.open
    }
    if (!cause) return today.weeklyHoliday
    if (cause.kind === 'closure') return today.closed
    return (
      <>
        {cause.kind === 'holiday' ? today.holiday : today.noLessons}{' '}
        <bdi lang="bn">{cause.title}</bdi>
      </>
    )
  }
}

function Hours({
  shifts,
  closed,
}: {
  shifts: ShiftTexts | undefined
  closed: Shift | null | undefined
}) {
  const { language, words } = usePage()
  const { shifts: names } = words.studentCount
  const all = [
    { name: names.Morning, text: shifts?.morningShift, isClosed: closed === 'Morning' },
    { name: names.Day, text: shifts?.dayShift, isClosed: closed === 'Day' },
    { name: words.calendar.today.lessons, text: shifts?.withoutShift, isClosed: false },
  ]
  return all.map(({ name, text, isClosed }) => {
    const hours = text && !isClosed ? parseHours(text) : undefined
    return (
      hours && (
        <span key={name}>
          {name} <b>{formatHours(hours, language)}</b>{' '}
        </span>
      )
    )
  })
}
