import { dayAt, timeAt } from './format.ts'

const MINUTE_MS = 60 * 1000

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

function differenceToUtc(instantMs: number, timeZone: string): number {
  const instant = new Date(instantMs)
  const clock = `${dayAt(instant, timeZone)}T${timeAt(instant, timeZone)}Z`
  return Date.parse(clock) - Math.floor(instantMs / MINUTE_MS) * MINUTE_MS
}
