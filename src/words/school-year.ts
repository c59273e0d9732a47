import { type Day, monthOf, yearOf } from '@pathshala/bengali/days'

/** The school year that is prepared. In January, it is the year that has begun. */
export function preparedYear(today: Day): number {
  return monthOf(today) === 1 ? yearOf(today) : yearOf(today) + 1
}

/** From 1 December to 31 January, the first page of the office shows the jobs. */
export function isYearSeason(today: Day): boolean {
  return monthOf(today) === 12 || monthOf(today) === 1
}

/**
 * A year in the school's time zone, from its first moment up to, but not including, the next year's;
 * ISO 8601 UTC.
 */
export function yearRange(year: number, timeZone: string): [string, string] {
  return [startOf(year, timeZone), startOf(year + 1, timeZone)]
}

function startOf(year: number, timeZone: string): string {
  return Temporal.ZonedDateTime.from({ year, month: 1, day: 1, timeZone })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })
}
