import { addDays } from '../../words/days.ts'
import { dayAt, formatTime, formatToday } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'

const MINUTE_MS = 60 * 1000

const DAYS = {
  bn: { today: 'আজ', tomorrow: 'আগামীকাল' },
  en: { today: 'today', tomorrow: 'tomorrow' },
}

/**
 * The instant of a day (`2026-11-23`) and time (`09:00`) of the school, as ISO 8601 UTC. The
 * browser can be in another time zone. For a time that a clock change skips or repeats, it returns
 * a nearby instant.
 */
export function instantOf(day: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${time}Z`)
  // The UTC offset can differ between `wanted` and the instant itself.
  const near = wanted - differenceToUtc(wanted, timeZone)
  return new Date(wanted - differenceToUtc(near, timeZone)).toISOString()
}

/** The last second of a day at the school. */
export function endOfDay(day: string, timeZone: string): string {
  return instantOf(day, '23:59:59', timeZone)
}

/** `09:00` at the school. */
export function timeAt(iso: string, timeZone: string): string {
  return formatTime(iso, 'en', timeZone)
}

/** সোমবার, ২৩ নভেম্বর ২০২৬, সকাল ৯টায় · Monday, 23 November 2026 at 09:00 */
export function describeMoment(iso: string, language: Language, timeZone: string): string {
  const day = formatToday(new Date(iso), language, timeZone)
  return language === 'bn'
    ? `${day.replace(/,(?= \S+$)/, '')}, ${atTime(iso, language, timeZone)}`
    : `${day} ${atTime(iso, language, timeZone)}`
}

/** আগামীকাল সকাল ৯টায় · tomorrow at 09:00; any other day in full. */
export function describeSoon(
  iso: string,
  language: Language,
  timeZone: string,
  now = new Date(),
): string {
  const today = dayAt(now, timeZone)
  const day = dayAt(new Date(iso), timeZone)
  const time = atTime(iso, language, timeZone)
  if (day === today) return `${DAYS[language].today} ${time}`
  if (day === addDays(today, 1)) return `${DAYS[language].tomorrow} ${time}`
  return describeMoment(iso, language, timeZone)
}

/** সকাল ৯টায়, সকাল ৯টা ৩০ মিনিটে · at 09:00 */
function atTime(iso: string, language: Language, timeZone: string): string {
  const time = formatTime(iso, language, timeZone)
  if (language === 'en') return `at ${time}`
  const [hour, minutes] = time.split(':')
  return minutes === '০০' ? `${hour}টায়` : `${hour}টা ${minutes} মিনিটে`
}

function differenceToUtc(instantMs: number, timeZone: string): number {
  const instant = new Date(instantMs)
  const clock = `${dayAt(instant, timeZone)}T${timeAt(instant.toISOString(), timeZone)}Z`
  return Date.parse(clock) - Math.floor(instantMs / MINUTE_MS) * MINUTE_MS
}
