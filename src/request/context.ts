import { createContext, type RouterContextProvider } from 'react-router'
import type { Stores } from './school.ts'
import { timeAt } from '../words/format.ts'
import { minutesOf } from '../words/hours.ts'

const MINUTE_MS = 60_000

/** The readers of a public page. A preview also shows drafts and scheduled documents. */
export type Readers = 'visitors' | 'preview'

/** Services for rendering pages. The server sets them for each request. */
export interface PageServices {
  stores: Stores
  timeZone: string
  /** The site's own address, `https://school.example`; never from the request. */
  origin: string
  /** The setting, if there is one. */
  publicUrl: URL | undefined
  now: Date
  readers: Readers
  logFailure: (error: unknown, message: string) => void
  /** The cache forgets the page at this time, in milliseconds; at the latest at the next quarter hour. */
  endsAt: number
  /** What the visitor searched for, if the page has found nothing. */
  unanswered?: string
}

export const pageServices = createContext<PageServices | null>(null)

export function servicesOf(context: Readonly<RouterContextProvider>): PageServices {
  const services = context.get(pageServices)
  if (!services) throw new Error('The server has set no page services.')
  return services
}

/** Ends the page in the cache at the next of these times of the school's day, such as `17:00`. */
export function endPageAt(
  context: Readonly<RouterContextProvider>,
  times: (string | undefined)[],
): void {
  const services = servicesOf(context)
  const { now, timeZone, endsAt } = services
  const time = timeAt(now, timeZone)
  const [next] = times.flatMap((one) => (one !== undefined && one > time ? [one] : [])).sort()
  if (next === undefined) return
  const minute = Math.floor(now.getTime() / MINUTE_MS) + minutesOf(next) - minutesOf(time)
  services.endsAt = Math.min(endsAt, minute * MINUTE_MS)
}

export type Fetched<T> = { content: T; isFailed?: false } | { content?: undefined; isFailed: true }

/**
 * Reads content for a page. A database failure is logged, and the page shows a message inside the
 * site's frame: the visitor still has the menu, the telephone number and the other boxes.
 */
export function fetchContent<T>(
  context: Readonly<RouterContextProvider>,
  read: (stores: Stores) => Promise<T>,
): Promise<Fetched<T>> {
  const { stores } = servicesOf(context)
  return orFailed(context, () => read(stores))
}

/** Like `fetchContent`, for content that does not come from a store. */
export async function orFailed<T>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<T>,
): Promise<Fetched<T>> {
  try {
    return { content: await read() }
  } catch (error) {
    servicesOf(context).logFailure(error, 'content could not be fetched')
    return { isFailed: true }
  }
}

/** The status of a page whose content may have failed. */
export function statusOf(...fetched: Fetched<unknown>[]): { status: 200 | 503 } {
  return { status: fetched.some(({ isFailed }) => isFailed) ? 503 : 200 }
}
