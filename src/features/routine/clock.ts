import { toBengaliDigits, toLatinDigits } from '../../words/digits.ts'
import type { Language } from '../../words/language.ts'

/** Before this hour no school is open: it is an hour of the afternoon. */
const FIRST_HOUR = 6

/**
 * A time as a clerk writes it, as `HH:MM`; undefined if it is none. Digits of any script, with a
 * colon, a dot or nothing between. `১:৩০` is in the afternoon.
 */
export function parseClock(text: string): string | undefined {
  const plain = toLatinDigits(text).trim()
  const [, hours, minutes] = /^(\d{1,2})\s*[:.]?\s*([0-5]\d)$/.exec(plain) ?? []
  if (hours === undefined || Number(hours) > 23) return undefined
  const hour = Number(hours) < FIRST_HOUR ? Number(hours) + 12 : Number(hours)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/**
 * ১:৩০ · 13:30. In Bengali twelve hours, as on the wall of the classroom. A text that is no time yet
 * stays as it is.
 */
export function formatClock(time: string, language: Language): string {
  if (!isClock(time)) return time
  const [hours = '', minutes = ''] = time.split(':')
  if (language === 'en') return `${Number(hours)}:${minutes}`
  return toBengaliDigits(`${Number(hours) % 12 || 12}:${minutes}`)
}

/** ৭:৩০–৮:০৫ · 7:30–8:05 */
export function formatSpan({ from, to }: { from: string; to: string }, language: Language): string {
  return `${formatClock(from, language)}–${formatClock(to, language)}`
}

export function addMinutes(time: string, minutes: number): string {
  const total = minutesOf(time) + minutes
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`
}

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
