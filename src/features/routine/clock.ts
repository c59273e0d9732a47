import { toLatinDigits } from '../../words/digits.ts'

/** No school is open before this hour, so an earlier hour is in the afternoon. */
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
