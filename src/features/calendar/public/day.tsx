import { usePage } from '../../../pages/parts/page-context.tsx'
import { type Day, daysBetween, formatShortDay, formatWeekdayAndDay } from '../../../words/days.ts'
import type { Words } from '../../../words/public-words.ts'
import { formatNumber } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'

/** The number of days is shown up to this many days ahead. */
const SOON = 7

/** মঙ্গলবার, ২৪ নভেম্বর */
export function WeekdayAndDay({ day }: { day: Day }) {
  const { language } = usePage()
  return <time dateTime={day}>{formatWeekdayAndDay(day, language)}</time>
}

/** ২৬ নভেম্বর, ৪ দিন পর; in more than a week: বুধবার, ১৬ ডিসেম্বর. */
export function ComingDay({ day, today }: { day: Day; today: Day }) {
  const { language, words } = usePage()
  const distance = distanceTo(day, today, words.calendar, language)
  if (distance === undefined) return <WeekdayAndDay day={day} />
  return (
    <>
      <time dateTime={day}>{formatShortDay(day, language)}</time>, {distance}
    </>
  )
}

/** আগামীকাল, ৪ দিন পর; undefined for a day that is more than a week ahead. */
export function distanceTo(
  day: Day,
  today: Day,
  words: Words['calendar'],
  language: Language,
): string | undefined {
  const ahead = daysBetween(today, day)
  if (ahead === 1) return words.tomorrow
  return ahead <= SOON ? words.inDays(formatNumber(ahead, language)) : undefined
}
