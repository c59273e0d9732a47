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
