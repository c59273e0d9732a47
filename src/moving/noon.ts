import type { Day } from '@pathshala/bengali/days'

/** Noon in UTC, which is on the same day in the time zone of nearly every school. */
export function noonOf(day: Day): string {
  return `${day}T12:00:00.000Z`
}
