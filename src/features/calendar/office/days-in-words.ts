import { type Day, formatDayRange, formatWeekdayAndDay, yearOf } from '../../../words/days.ts'
import { inDigits } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'
import type { DayRange } from '../../../tables/parse-day.ts'

/** বুধবার, ১৬ ডিসেম্বর ২০২৬ · ২০–৩১ ডিসেম্বর; the year only if it is not that of `today`. */
export function daysInWords({ from, to }: DayRange, language: Language, today?: Day): string {
  const days =
    from === to ? formatWeekdayAndDay(from, language) : formatDayRange(from, to, language)
  if (today && yearOf(to) === yearOf(today)) return days
  return `${days} ${inDigits(String(yearOf(to)), language)}`
}
