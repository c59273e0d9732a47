import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Day } from '../../../words/days.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import { describeDay } from '../school-day.ts'
import { ComingDay } from './day.tsx'
import { Until } from './entry-marks.tsx'
import { type ShiftTexts, TodaySection } from './today-section.tsx'

/** The card “আজ”: open or closed, and what comes next. Its page sends `today.css`. */
export function TodayCard({
  day,
  entries,
  weeklyHolidays,
  shifts,
}: {
  day: Day
  /** The entries that end on this day or later, sorted by their first day. */
  entries: CalendarRecord[]
  weeklyHolidays: number[]
  shifts: ShiftTexts | undefined
}) {
  const { words } = usePage()
  const { today } = words.calendar
  const school = describeDay(day, entries, weeklyHolidays)
  const { nextExam, nextHoliday } = school
  const isRunning = nextExam !== null && nextExam.from <= day
  return (
    <TodaySection day={day} school={school} entries={entries} shifts={shifts}>
      {(nextExam || nextHoliday) && (
        <ul>
          {nextExam && (
            <Next
              label={isRunning ? today.examRuns : today.nextExam}
              day={day}
              entry={nextExam}
              isRunning={isRunning}
            />
          )}
          {nextHoliday && <Next label={today.nextHoliday} day={day} entry={nextHoliday} />}
        </ul>
      )}
    </TodaySection>
  )
}

function Next({
  label,
  day,
  entry,
  isRunning = false,
}: {
  label: string
  day: Day
  entry: CalendarRecord
  isRunning?: boolean
}) {
  const { to } = usePage()
  return (
    <li>
      <a href={to(entryUrl(entry))}>
        <small>{label}</small> <b lang="bn">{entry.title}</b>{' '}
        <small>
          {isRunning ? <Until day={entry.to} /> : <ComingDay day={entry.from} today={day} />}
        </small>
      </a>
    </li>
  )
}
