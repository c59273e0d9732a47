import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Day } from '../../../words/days.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import { findExamDays } from '../school-day.ts'
import { ComingDay } from './day.tsx'
import { Until } from './entry-marks.tsx'
import { type TodayProps, TodaySection } from './today-section.tsx'

/** The card “আজ”: open or closed, the next exam and the next holiday. Its page sends `today.css`. */
export function TodayCard(props: TodayProps) {
  const { words } = usePage()
  const { day, entries, weeklyHolidays } = props
  const { today } = words.calendar
  return (
    <TodaySection {...props}>
      {({ nextExam, nextHoliday }) => {
        const exam = nextExam && findExamDays(day, nextExam, entries, weeklyHolidays)
        if (!exam && !nextHoliday) return null
        const examLabel = exam?.from === day ? today.examRuns : today.nextExam
        return (
          <ul>
            {exam && <Next label={examLabel} day={day} entry={nextExam} days={exam} />}
            {nextHoliday && (
              <Next label={today.nextHoliday} day={day} entry={nextHoliday} days={nextHoliday} />
            )}
          </ul>
        )
      }}
    </TodaySection>
  )
}

function Next({
  label,
  day,
  entry: { _id, title, shift, from },
  days,
}: {
  label: string
  day: Day
  entry: CalendarRecord
  /** The days that are still to come. */
  days: { from: Day; to: Day }
}) {
  const { words, to } = usePage()
  return (
    <li>
      <a href={to(entryUrl({ _id, from }))}>
        <small>{label}</small> <b lang="bn">{title}</b>{' '}
        <small>
          {days.from <= day ? <Until day={days.to} /> : <ComingDay day={days.from} today={day} />}
          {shift && `, ${words.calendar.onlyShift(words.studentCount.shifts[shift])}`}
        </small>
      </a>
    </li>
  )
}
