import { toLatinDigits } from '../../words/digits.ts'
import { EARLIEST_HOUR, toTime } from '../../words/hours.ts'

/**
 * A time as a clerk writes it, as `HH:MM`; undefined if it is none. Digits of any script, with a
 * colon, a dot or nothing between. `১:৩০` is in the afternoon.
 */
export function parseClock(text: string): string | undefined {
  const plain = toLatinDigits(text).trim()
  const [, hours, minutes] = /^(\d{1,2})\s*[:.]?\s*([0-5]\d)$/.exec(plain) ?? []
  if (hours === undefined || Number(hours) > 23) return undefined
  const hour = Number(hours) < EARLIEST_HOUR ? Number(hours) + 12 : Number(hours)
  return toTime(hour * 60 + Number(minutes))
}

export function addMinutes(time: string, minutes: number): string {
  return toTime(minutesOf(time) + minutes)
}

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
