import { usePage } from '../../../pages/parts/page-context.tsx'
import { type Day, weekdayName, weekdayOf } from '../../../words/days.ts'
import { langOfContent } from '../../../words/language.ts'
import { FOLLOW_PATH } from '../../following/address.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import { findExamDays } from '../school-day.ts'
import { ComingDay } from './day.tsx'
import { ExamList } from './day-exams.tsx'
import { isDayKnown, type TodayProps, TodaySection } from './today-section.tsx'

/**
 * The card “আজ”: open or closed, the exams and the next holiday; only the day while nothing else is
 * known. Its page sends `today.css`.
 */
export function TodayCard(props: TodayProps) {
  const { words } = usePage()
  const { day, calendar } = props
  if (!isDayKnown(props)) return <DayOnly day={day} />
  return (
    <TodaySection {...props}>
      {({ nextExam, nextHoliday }, isTold) => {
        const exam = nextExam && !isTold(nextExam) ? nextExam : undefined
        if (!exam && !nextHoliday) return undefined
        return (
          <>
            {exam && (
              <li className="exam">
                <small>
                  {words.calendar.today.nextExam}:{' '}
                  <ComingDay day={findExamDays(day, exam, calendar)!.from} today={day} />
                </small>{' '}
                <ExamList exams={[exam]} />
              </li>
            )}
            {nextHoliday && <NextHoliday day={day} entry={nextHoliday} />}
          </>
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

function NextHoliday({ day, entry }: { day: Day; entry: CalendarRecord }) {
  const { words, to } = usePage()
  const { title, shift, from } = entry
  return (
    <li>
      <a href={to(entryUrl(entry))}>
        <small>{words.calendar.today.nextHoliday}</small> <b lang={langOfContent(title)}>{title}</b>{' '}
        <small>
          <ComingDay day={from} today={day} />
          {shift && `, ${words.calendar.onlyShift(words.studentCount.shifts[shift])}`}
        </small>
      </a>
    </li>
  )
}
