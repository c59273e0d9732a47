import { addDays, type Day } from '@pathshala/bengali/days'
import { dayAt, timeAt } from '../../words/format.ts'
import { instantOf } from '../../words/instants.ts'

const MINUTE_MS = 60_000
/** In this time, staff can delete, hide or correct a document that they have just published. */
export const WAIT_MS = 2 * MINUTE_MS
/**
 * Announcements of one kind that follow each other within the wait are joined, so each of them
 * postpones those before it. Ten minutes after the first of them, they are sent: a clerk who
 * publishes a whole archive must not postpone the first notice of the day for an hour.
 */
const LONGEST_WAIT_MS = 10 * MINUTE_MS
/** Hours of the school's day. Phones do not ring between them. */
const MORNING = 7
const EVENING = 21
/** Older papers are put on the site for completeness. They are not news. */
const NEWS_DAYS = 2
const DAY_MS = 24 * 60 * MINUTE_MS

/** Deliveries of one kind that are due at the same time. All times are ISO 8601 UTC. */
interface Batch {
  dueAt: string
  /** The time of its first announcement. */
  firstAt: string
}

/** The time at which the announcement of a document is sent. */
export function dueTime(now: string, timeZone: string): string {
  return afterQuietHours(later(now, WAIT_MS), timeZone)
}

/** The same time without quiet hours, for programs. */
export function dueTimeOfPrograms(now: string): string {
  return later(now, WAIT_MS)
}

/** A closure that begins today or tomorrow is announced at once; others on the morning before. */
export function closureDueTime(from: Day, now: string, timeZone: string): string {
  const dayBefore = addDays(from, -1)
  return dayBefore <= dayAt(new Date(now), timeZone) ? now : morningOf(dayBefore, timeZone)
}

/** Whether a waiting batch is sent together with an announcement that is due at this time. */
export function isJoined({ dueAt, firstAt }: Batch, at: string): boolean {
  return dueAt < at && at <= later(firstAt, LONGEST_WAIT_MS)
}

/** This time, or the end of the quiet hours around it. */
export function afterQuietHours(at: string, timeZone: string): string {
  const hour = Number(timeAt(new Date(at), timeZone).slice(0, 2))
  const day = dayAt(new Date(at), timeZone)
  if (hour < MORNING) return morningOf(day, timeZone)
  return hour < EVENING ? at : morningOf(addDays(day, 1), timeZone)
}

/** The end of the quiet hours of the next day. */
export function nextMorning(at: string, timeZone: string): string {
  return morningOf(addDays(dayAt(new Date(at), timeZone), 1), timeZone)
}

/** The end of the quiet hours of this day. */
export function morningOf(day: Day, timeZone: string): string {
  return startOf(day, MORNING, timeZone)
}

/** The first moment after this day. */
export function endOf(day: Day, timeZone: string): string {
  return startOf(addDays(day, 1), 0, timeZone)
}

/**
 * Whether a document was news when it was entered. It stays news until its time of publication,
 * however late that is: staff chose it.
 */
export function isNews({ date, createdAt }: { date: string; createdAt: string }): boolean {
  return Date.parse(createdAt) - Date.parse(date) <= NEWS_DAYS * DAY_MS
}

function startOf(day: Day, hour: number, timeZone: string): string {
  return instantOf(day, `${String(hour).padStart(2, '0')}:00`, timeZone)
}

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString()
}
