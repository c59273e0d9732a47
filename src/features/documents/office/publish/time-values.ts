import { timeNow } from '../../../../base/clock.ts'
import { addDays } from '@pathshala/bengali/days'
import { endOfDay, timeAt } from '../../../../office/form/school-time.ts'
import { instantOf } from '../../../../words/instants.ts'
import { dayAt } from '../../../../words/format.ts'

/** The dates of a document in a form, in the school's time zone. An empty string is an empty field. */
export interface TimeValues {
  isLater: boolean
  publishDay: string
  publishTime: string
  isPinned: boolean
  pinnedDay: string
  endsDay: string
  paperDay: string
}

/** The same dates in the API. */
export interface Instants {
  publishAt: string | null
  pinnedUntil: string | null
  endsAt: string | null
  date: string | null
}

export const NO_TIME_VALUES: TimeValues = {
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
/** The time of a paper whose time of day is unknown. It is the same date in almost every time zone. */
const NOON = '12:00'

/** The default of a later time: tomorrow at nine. */
export function tomorrowAtNine(now: Date, timeZone: string) {
  return { publishDay: addDays(dayAt(now, timeZone), 1), publishTime: '09:00' }
}

export function inOneWeek(now: Date, timeZone: string): string {
  return addDays(dayAt(now, timeZone), PINNED_DAYS)
}

/** An instant is undefined if its fields are required and empty or incomplete. */
export function instantsOf(
  values: TimeValues,
  timeZone: string,
): { [name in keyof Instants]: Instants[name] | undefined } {
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
export function timeValuesOf(times: Instants, timeZone: string): TimeValues {
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

/** The names of the required times that are missing, each with an empty value. */
export function missingTimes(values: TimeValues, timeZone: string): Record<string, string> {
  const missing = Object.entries(instantsOf(values, timeZone)).filter(
    ([, instant]) => instant === undefined,
  )
  return Object.fromEntries(missing.map(([name]) => [name, '']))
}

export function isPast(time: string | null | undefined, now = timeNow()): boolean {
  return Boolean(time) && time! <= now.toISOString()
}

/** The names of the times that are past. The date of a paper may be past. */
export function pastTimes(
  { date: _date, ...times }: Partial<ReturnType<typeof instantsOf>>,
  now = timeNow(),
): string[] {
  return Object.entries(times).flatMap(([name, time]) => (isPast(time, now) ? [name] : []))
}

/**
 * The instants whose day or time differs from that of the document. An unchanged time is not sent,
 * because it can be past now. An empty date is not sent, because a document always has a date.
 */
export function changedTimes(
  values: TimeValues,
  before: Instants,
  timeZone: string,
): Partial<Instants> {
  const now = instantsOf(values, timeZone)
  const then = instantsOf(timeValuesOf(before, timeZone), timeZone)
  const names = (Object.keys(now) as (keyof Instants)[]).filter(
    (name) => now[name] !== then[name] && !(name === 'date' && now.date === null),
  )
  return Object.fromEntries(names.map((name) => [name, now[name]]))
}
