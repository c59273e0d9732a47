import { nowIso } from '../../base/clock.ts'
import type { ExportItem } from './read-xml.ts'

const DHAKA_MS = 6 * 60 * 60 * 1000
const HALF_HOUR_MS = 30 * 60 * 1000
/** Programs write it for a day that they do not know. */
const FIRST_DAY_OF_UNIX = '1970-01-01'

/** When an item was published, and why that is not sure. */
export interface ItemDay {
  /** ISO 8601 UTC; undefined if the whole export has no day. */
  at: string | undefined
  problem?: 'no-date' | 'no-such-day'
}

/** The times of an item that are days. Local ones are as if they were in UTC. */
interface Times {
  gmt: string | undefined
  local: string | undefined
  feed: string | undefined
  modifiedGmt: string | undefined
  modified: string | undefined
  hasWrongDay: boolean
}

/** The days of an export. An item's day is known when all items are read. */
export interface Days {
  /** Returns a function to be called after the last item. */
  read(item: ExportItem): (exportedAt: string[]) => ItemDay
}

export function createDays(): Days {
  /** How often each distance from UTC occurs. Drafts have a date in the site's time alone. */
  const offsets = new Map<number, number>()
  let newest: string | undefined

  function utcOf(local: string): string {
    const offset = [...offsets].sort(([, a], [, b]) => b - a)[0]?.[0] ?? DHAKA_MS
    return new Date(Date.parse(local) - offset).toISOString()
  }

  return {
    read(item) {
      const times = timesOf(item)
      const { gmt, local } = times
      if (gmt && local) {
        const offset =
          Math.round((Date.parse(local) - Date.parse(gmt)) / HALF_HOUR_MS) * HALF_HOUR_MS
        offsets.set(offset, (offsets.get(offset) ?? 0) + 1)
      }
      if (gmt && item.status === 'publish' && gmt <= nowIso() && gmt > (newest ?? '')) newest = gmt
      return (exportedAt) => {
        const own = gmt ?? (local && utcOf(local))
        if (own) return { at: own }
        const { feed, modifiedGmt, modified, hasWrongDay } = times
        if (feed && !hasWrongDay) return { at: feed }
        const at =
          feed ??
          modifiedGmt ??
          (modified && utcOf(modified)) ??
          exportedAt.map((one) => instantOf(one) ?? feedInstant(one)).find(Boolean) ??
          newest
        return { at, problem: hasWrongDay ? 'no-such-day' : 'no-date' }
      }
    },
  }
}

function timesOf(item: ExportItem): Times {
  const { date, dateGmt, modified, modifiedGmt, pubDate } = item
  return {
    gmt: instantOf(dateGmt),
    local: instantOf(date),
    feed: feedInstant(pubDate),
    modifiedGmt: instantOf(modifiedGmt),
    modified: instantOf(modified),
    hasWrongDay: [date, dateGmt].some((one) => isWritten(one) && instantOf(one) === undefined),
  }
}

const WRITTEN = /^\s*([12]\d{3}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?\s*$/

/** WordPress writes zeros for a date that a draft does not have. */
function isWritten(date: string): boolean {
  return WRITTEN.test(date) && !date.trim().startsWith(FIRST_DAY_OF_UNIX)
}

/** As if it was in UTC. Undefined for a day that does not exist: `Date` makes 1 March of 30 February. */
export function instantOf(written: string): string | undefined {
  const [, day, minute, second = ':00'] = WRITTEN.exec(written) ?? []
  if (day === undefined || day === FIRST_DAY_OF_UNIX) return undefined
  const time = Date.parse(`${day}T${minute}${second}Z`)
  const instant = Number.isNaN(time) ? undefined : new Date(time).toISOString()
  return instant?.startsWith(day) ? instant : undefined
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Sun, 05 Jan 2025 04:30:00 +0000` */
function feedInstant(written: string): string | undefined {
  const [, day, month, year] =
    /^\s*(?:\w{3}, )?(\d\d?) (\w{3}) ([12]\d{3}) \d\d:\d\d/.exec(written) ?? []
  const time = Date.parse(written)
  if (day === undefined || Number.isNaN(time)) return undefined
  const named = new Date(Date.UTC(Number(year), MONTHS.indexOf(month!), Number(day)))
  const instant = new Date(time).toISOString()
  const isReal = named.getUTCDate() === Number(day)
  return isReal && !instant.startsWith(FIRST_DAY_OF_UNIX) ? instant : undefined
}
