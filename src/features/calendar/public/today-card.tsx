import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Day } from '../../../words/days.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import { describeDay } from '../school-day.ts'
import { ComingDay } from './day.tsx'
import { Until } from './entry-marks.tsx'
import { type ShiftTexts, TodaySection } from './today-section.tsx'

/** The card “আজ”: open or closed, the next exam and the next holiday. Its page sends `today.css`. */
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
  return (
    <TodaySection day={day} school={school} entries={entries} shifts={shifts}>
      {(nextExam || nextHoliday) && (
        <ul>
          {nextExam && (
            <Next
              label={nextExam.from <= day ? today.examRuns : today.nextExam}
              day={day}
              entry={nextExam}
            />
          )}
          {nextHoliday && <Next label={today.nextHoliday} day={day} entry={nextHoliday} />}
        </ul>
      )}
    </TodaySection>
  )
}

function Next({ label, day, entry }: { label: string; day: Day; entry: CalendarRecord }) {
  const { to } = usePage()
  return (
    <li>
      <a href={to(entryUrl(entry))}>
        <small>{label}</small> <b lang="bn">{entry.title}</b>{' '}
        <small>
          {entry.from <= day ? (
            <Until day={entry.to} />
          ) : (
            <ComingDay day={entry.from} today={day} />
          )}
        </small>
      </a>
    </li>
  )
}
