import {
  ICalCalendar,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { bn } from '../../words/public-words.ts'
import { formatClasses } from '../../words/format-classes.ts'
import { addDays } from '@pathshala/bengali/days'
import { formatStart } from '../../words/hours.ts'
import { entryUrl } from './address.ts'
import type { CalendarRecord } from './schema.ts'
import { uncertaintyOf } from './uncertain.ts'

/** A subscribed calendar is loaded again each hour, because it must show a closure of tomorrow today. */
const REFRESH_SECONDS = 60 * 60

/**
 * The entries for calendar programs (RFC 5545). The text is the same for the same entries. `origin`
 * is the site's own address.
 */
export function toIcs(
  entries: readonly CalendarRecord[],
  { origin, schoolName }: { origin: string; schoolName: string },
): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Pathshala', product: 'Calendar', language: 'BN' },
    // ical-generator escapes texts of events, but not the name of the calendar.
    name: `${bn.calendar.title}: ${schoolName}`.replace(/[\\;,]/g, String.raw`\$&`),
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
  })
  for (const entry of entries) calendar.createEvent(toEvent(entry, origin))
  // RFC 5545 ends every line, also the last line.
  return `${calendar.toString()}\r\n`
}

/** Days are texts, because a `Date` could be another day in the time zone of the machine. */
function toEvent(entry: CalendarRecord, origin: string): ICalEventData {
  const { _id, kind, from, to, note, startsAt, document, isMoonDependent } = entry
  const { updatedAt, version } = entry
  const description = [
    startsAt && bn.calendar.since(formatStart(startsAt, 'bn')),
    note,
    document && `${bn.calendar.schedule}: ${origin}${document}`,
  ]
    .filter(Boolean)
    .join('\n')
  return {
    // The id does not contain the site's address, so it stays the same if the address changes.
    id: `${_id}@pathshala`,
    sequence: version - 1,
    // Without a METHOD, DTSTAMP is the time of the last change, like LAST-MODIFIED.
    stamp: updatedAt,
    lastModified: updatedAt,
    allDay: true,
    start: from,
    end: addDays(to, 1),
    summary: summaryOf(entry),
    ...(description && { description }),
    categories: [{ name: bn.calendar.kinds[kind] }],
    url: origin + entryUrl(entry),
    status: isMoonDependent ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    // A holiday of the school does not make the guardian busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  }
}

/** Most programs show only this text. */
function summaryOf(entry: CalendarRecord): string {
  const { title, kind, shift, classes } = entry
  const words = bn.calendar
  const uncertainty = uncertaintyOf(entry)
  const limits = [
    ...(classes.length > 0 ? [formatClasses(classes, 'bn')] : []),
    ...(shift ? [words.onlyShift(bn.studentCount.shifts[shift])] : []),
    ...(uncertainty ? [words[uncertainty]] : []),
  ]
  const text = kind === 'closure' ? words.closedFor(title) : title
  return limits.length > 0 ? `${text} (${limits.join(', ')})` : text
}
