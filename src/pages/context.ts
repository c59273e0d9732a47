import { createContext, type RouterContextProvider } from 'react-router'
import type { Stores } from '../school/school.ts'

/** The readers of a public page. A preview also shows drafts and scheduled documents. */
export type Readers = 'visitors' | 'preview'

/** Services for rendering pages. The server sets them for each request. */
export interface PageServices {
  stores: Stores
  timeZone: string
  /** The site's own address, `https://school.example`; never from the request. */
  origin: string
  now: Date
  readers: Readers
  logFailure: (error: unknown, message: string) => void
}

export const pageServices = createContext<PageServices | null>(null)

export function servicesOf(context: Readonly<RouterContextProvider>): PageServices {
  const services = context.get(pageServices)
  if (!services) throw new Error('The server has set no page services.')
  return services
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
