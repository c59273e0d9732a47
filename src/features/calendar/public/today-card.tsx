import { usePage } from '../../../pages/parts/page-context.tsx'
import { type Day, weekdayName, weekdayOf } from '../../../words/days.ts'
import { FOLLOW_PATH } from '../../following/address.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import { findExamDays, statusOn } from '../school-day.ts'
import { ComingDay, Until } from './day.tsx'
import { isDayKnown, type TodayProps, TodaySection } from './today-section.tsx'
import { langOfContent } from '../../../words/language.ts'

/**
 * The card “আজ”: open or closed, the next exam and the next holiday; only the day while nothing else is
 * known. Its page sends `today.css`.
 */
export function TodayCard(props: TodayProps) {
  const { words } = usePage()
  const { day, entries, weeklyHolidays } = props
  if (!isDayKnown(props)) return <DayOnly day={day} />
  const { today, onToday } = words.calendar
  // An exam of some classes: the card's title says that the school is open.
  const isForSome = statusOn(day, null, entries, weeklyHolidays) === 'lessons'
  const labelToday = isForSome ? today.exam(onToday) : today.examRuns
  return (
    <TodaySection {...props}>
      {({ nextExam, nextHoliday }) => {
        const exam = nextExam && findExamDays(day, nextExam, entries, weeklyHolidays)
        if (!exam && !nextHoliday) return null
        const examLabel = exam?.from === day ? labelToday : today.nextExam
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

function DayOnly({ day }: { day: Day }) {
  const { language, words, to } = usePage()
  const { today } = words.calendar
  return (
    <section className="today" aria-labelledby="today">
      <div className="now">
        <h2 id="today">{today.dayOnly(weekdayName(weekdayOf(day), language))}</h2>
        <p className="then">{today.unknown}</p>
        <a className="get" href={to(FOLLOW_PATH)}>
          {words.follow.onDay}
        </a>
      </div>
    </section>
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
        <small>{label}</small> <b lang={langOfContent(title)}>{title}</b>{' '}
        <small>
          {days.from <= day ? <Until day={days.to} /> : <ComingDay day={days.from} today={day} />}
          {shift && `, ${words.calendar.onlyShift(words.studentCount.shifts[shift])}`}
        </small>
      </a>
    </li>
  )
}
