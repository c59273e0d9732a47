import { addDays } from '../../../../words/days.ts'
import { endOfDay, instantOf, timeAt } from '../../../../office/school-time.ts'
import { dayAt } from '../../../../words/format.ts'

/** The dates of a document as a form has them: days and times of the school, empty for none. */
export interface TimeValues {
  isLater: boolean
  publishDay: string
  publishTime: string
  isPinned: boolean
  pinnedDay: string
  endsDay: string
  paperDay: string
}

/** The same as the API has them. */
export interface Times {
  publishAt: string | null
  pinnedUntil: string | null
  endsAt: string | null
  date: string | null
}

export const NO_TIMES: TimeValues = {
  isLater: false,
  publishDay: '',
  publishTime: '',
  isPinned: false,
  pinnedDay: '',
  endsDay: '',
  paperDay: '',
}

/** How long a document is pinned if the clerk chooses no other day. */
const PINNED_DAYS = 7
/** Browsers accept years up to 275760. */
const DAY = /^\d{4}-\d\d-\d\d$/
/** Of a paper whose time of day is not known. It is the same date in almost every time zone. */
const NOON = '12:00'

/** The default of a later time: tomorrow at nine. */
export function tomorrowAtNine(now: Date, timeZone: string) {
  return { publishDay: addDays(dayAt(now, timeZone), 1), publishTime: '09:00' }
}

export function inOneWeek(now: Date, timeZone: string): string {
  return addDays(dayAt(now, timeZone), PINNED_DAYS)
}

/** Undefined where a value is needed and missing. */
export function instantsOf(
  values: TimeValues,
  timeZone: string,
): { [name in keyof Times]: Times[name] | undefined } {
  const { isLater, publishDay, publishTime, isPinned, pinnedDay, endsDay, paperDay } = values
  const isMoment = DAY.test(publishDay) && publishTime !== ''
  const end = (day: string) => (DAY.test(day) ? endOfDay(day, timeZone) : undefined)
  return {
    publishAt: isLater
      ? isMoment
        ? instantOf(publishDay, publishTime, timeZone)
        : undefined
      : null,
    pinnedUntil: isPinned ? end(pinnedDay) : null,
    endsAt: end(endsDay) ?? null,
    date: DAY.test(paperDay) ? instantOf(paperDay, NOON, timeZone) : null,
  }
}

/** The form's values for the dates of a document. */
export function timeValuesOf(times: Times, timeZone: string): TimeValues {
  const { publishAt, pinnedUntil, endsAt, date } = times
  const day = (iso: string | null) => (iso ? dayAt(new Date(iso), timeZone) : '')
  return {
    isLater: publishAt !== null,
    publishDay: day(publishAt),
    publishTime: publishAt ? timeAt(publishAt, timeZone) : '',
    isPinned: pinnedUntil !== null,
    pinnedDay: day(pinnedUntil),
    endsDay: day(endsAt),
    paperDay: day(date),
  }
}

/** The names of the times that are needed and missing, with an empty value each. */
export function blankTimes(values: TimeValues, timeZone: string): Record<string, string> {
  const missing = Object.entries(instantsOf(values, timeZone)).filter(
    ([, instant]) => instant === undefined,
  )
  return Object.fromEntries(missing.map(([name]) => [name, '']))
}

export function isPast(time: string | null | undefined, now = new Date()): boolean {
  return Boolean(time) && time! <= now.toISOString()
}

/** The names of the given times that have passed. The date of a paper may be past. */
export function pastTimes({ date: _date, ...times }: Partial<Times>, now = new Date()): string[] {
  return Object.entries(times).flatMap(([name, time]) => (isPast(time, now) ? [name] : []))
}

/**
 * The instants whose day or time is another than that of a document. An unchanged one is not sent:
 * it can be past by now. A document always has a date.
 */
export function changedTimes(values: TimeValues, before: Times, timeZone: string): Partial<Times> {
  const now = instantsOf(values, timeZone)
  const then = instantsOf(timeValuesOf(before, timeZone), timeZone)
  const names = (Object.keys(now) as (keyof Times)[]).filter(
    (name) => now[name] !== then[name] && !(name === 'date' && now.date === null),
  )
  return Object.fromEntries(names.map((name) => [name, now[name]]))
}
