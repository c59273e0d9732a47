import { addDays, type Day } from '@pathshala/bengali/days'

/** The first days of Excel's two calendars. */
const FIRST_DAYS = { since1900: '1899-12-30', since1904: '1904-01-01' } as const satisfies Record<
  string,
  Day
>

/** The day of a number, which counts days. */
export function isoDay(value: number, is1904: boolean): Day {
  return addDays(is1904 ? FIRST_DAYS.since1904 : FIRST_DAYS.since1900, Math.floor(value))
}
