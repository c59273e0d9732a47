import { usePage } from '../../../ui/page-context.tsx'
import {
  type Day,
  daysBetween,
  formatShortDay,
  formatWeekdayAndDay,
  weekdayName,
  weekdayOf,
} from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'

/** Days ahead that are told as a number. */
const SOON = 7

/** মঙ্গলবার, ২৪ নভেম্বর */
export function WeekdayAndDay({ day }: { day: Day }) {
  const { language } = usePage()
  return <time dateTime={day}>{formatWeekdayAndDay(day, language)}</time>
}

/** ২৬ নভেম্বর, ৪ দিন পর; in more than a week: ১৬ ডিসেম্বর, বুধবার. */
export function ComingDay({ day, today }: { day: Day; today: Day }) {
  const { language, words } = usePage()
  const { tomorrow, inDays } = words.calendar
  const ahead = daysBetween(today, day)
  const distance = ahead === 1 ? tomorrow : inDays(formatNumber(ahead, language))
  return (
    <>
      <time dateTime={day}>{formatShortDay(day, language)}</time>,{' '}
      {ahead <= SOON ? distance : weekdayName(weekdayOf(day), language)}
    </>
  )
}
