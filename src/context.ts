import { createContext, type RouterContextProvider } from 'react-router'
import type { StaffSession } from './features/accounts/store.ts'
import type { Language } from './words/language.ts'
import type { Stores } from './stores.ts'

/** Services for office pages only. */
export interface StaffServices {
  /** The valid session of the request's cookie. */
  findSession: () => Promise<StaffSession | undefined>
  /** The language chosen in this browser. */
  language: Language
  /** Allows this answer's scripts and styles. */
  nonce: string
  maxUploadBytes: number
}

/** Services for rendering pages. The server sets them for each request. */
export interface PageServices {
  stores: Stores
  timeZone: string
  /** The site's own address, `https://school.example`; never from the request. */
  origin: string
  now: Date
  /** Absent for public pages, which are cached and shown to everybody. */
  staff: StaffServices | undefined
  logFailure: (error: unknown, message: string) => void
}

export const pageServices = createContext<PageServices | null>(null)

export function servicesOf(context: Readonly<RouterContextProvider>): PageServices {
  const services = context.get(pageServices)
  if (!services) throw new Error('The server has set no page services.')
  return services
}

export function staffServicesOf(context: Readonly<RouterContextProvider>): StaffServices {
  const { staff } = servicesOf(context)
  if (!staff) throw new Error('A page of the office was asked for as a page for visitors.')
  return staff
}

/** Content for a page, or the fact that it could not be loaded. */
export type Fetched<T> = { content: T; isFailed?: false } | { content?: undefined; isFailed: true }

/**
 * Reads content for a page. A database failure is logged, and the page shows a message inside the
 * site's frame: the visitor still has the menu, the telephone number and the other boxes.
 */
export async function fetchContent<T>(
  context: Readonly<RouterContextProvider>,
  read: (stores: Stores) => Promise<T>,
): Promise<Fetched<T>> {
  const { stores, logFailure } = servicesOf(context)
  try {
    return { content: await read(stores) }
  } catch (error) {
    logFailure(error, 'content could not be fetched')
    return { isFailed: true }
  }
}

/** The status of a page whose content may have failed. */
export function statusOf(...fetched: Fetched<unknown>[]): { status: 200 | 503 } {
  return { status: fetched.some(({ isFailed }) => isFailed) ? 503 : 200 }
}
