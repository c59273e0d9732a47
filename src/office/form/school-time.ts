import { timeNow } from '../../base/clock.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt, formatTime, formatToday } from '../../words/format.ts'
import { instantOf } from '../../words/instants.ts'
import type { Language } from '../../words/language.ts'

const DAYS = {
  bn: { today: 'আজ', tomorrow: 'আগামীকাল' },
  en: { today: 'today', tomorrow: 'tomorrow' },
}

/** The last second of a day at the school. */
export function endOfDay(day: string, timeZone: string): string {
  return instantOf(day, '23:59:59', timeZone)
}

/** `09:00` at the school. */
export function timeAt(iso: string, timeZone: string): string {
  return formatTime(iso, 'en', timeZone)
}

/** সোমবার, ২৩ নভেম্বর, ২০২৬, সকাল ৯টায় · Monday, 23 November 2026 at 09:00 */
export function describeMoment(iso: string, language: Language, timeZone: string): string {
  const day = formatToday(new Date(iso), language, timeZone)
  return `${day}${language === 'bn' ? ',' : ''} ${atTime(iso, language, timeZone)}`
}

/** আগামীকাল সকাল ৯টায় · tomorrow at 09:00; any other day in full. */
export function describeSoon(
  iso: string,
  language: Language,
  timeZone: string,
  now = timeNow(),
): string {
  const today = dayAt(now, timeZone)
  const day = dayAt(new Date(iso), timeZone)
  const time = atTime(iso, language, timeZone)
  if (day === today) return `${DAYS[language].today} ${time}`
  if (day === addDays(today, 1)) return `${DAYS[language].tomorrow} ${time}`
  return describeMoment(iso, language, timeZone)
}

/** সকাল ৯টায়, সকাল ৯টা ৩০ মিনিটে · at 09:00 */
export function atTime(iso: string, language: Language, timeZone: string): string {
  const time = formatTime(iso, language, timeZone)
  if (language === 'en') return `at ${time}`
  const [hour, minutes] = time.split(':')
  return minutes === '০০' ? `${hour}টায়` : `${hour}টা ${minutes} মিনিটে`
}
