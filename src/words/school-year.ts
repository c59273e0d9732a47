/** The first moment of a year in the school's time zone, ISO 8601 UTC. */
export function startOfYear(year: number, timeZone: string): string {
  return Temporal.ZonedDateTime.from({ year, month: 1, day: 1, timeZone })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })
}
