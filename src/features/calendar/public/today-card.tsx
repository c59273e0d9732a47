import { usePage } from '../../../ui/page-context.tsx'
import type { Day } from '../../../words/days.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import { describeDay } from '../school-day.ts'
import { ComingDay } from './day.tsx'
import { type ShiftTexts, TodayLine } from './today-line.tsx'
import { formatShortDay } from '../../../words/days.ts'

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
    <section
      className={school.cause?.kind === 'closure' ? 'today shut' : 'today'}
      aria-labelledby="today"
    >
      <TodayLine day={day} school={school} entries={entries} shifts={shifts} />
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
    </section>
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
  const { language, words, to } = usePage()
  return (
    <li>
      <a href={to(entryUrl(entry))}>
        <small>{label}</small> <b lang="bn">{entry.title}</b>{' '}
        <small>
          {isRunning ? (
            <time dateTime={entry.to}>
              {words.calendar.until(formatShortDay(entry.to, language))}
            </time>
          ) : (
            <ComingDay day={entry.from} today={day} />
          )}
        </small>
      </a>
    </li>
  )
}
