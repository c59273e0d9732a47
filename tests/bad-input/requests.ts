import { REASONS } from './reasons.ts'
import { type Request, sendBytes } from './send.ts'
import type { BadInput } from './try.ts'

export const get = (
  what: string,
  path: string,
  gets: number,
  headers: Request['headers'] = [],
): BadInput => ({
  what,
  sent: { asks: `GET ${path}`, headers },
  gets,
})

/** A query with one parameter that the API refuses. */
export const refusedQuery = (what: string, path: string, name: string): BadInput => ({
  ...get(what, path, 400),
  because: `${name}: `,
})

/** Raw bytes; `HOST` is replaced with the server's host. */
export const raw = (what: string, text: string, gets: number): BadInput => ({
  what,
  sent: { asks: JSON.stringify(text.slice(0, 40)).slice(1, -1) },
  gets,
  because: gets === 413 ? REASONS.tooLarge : REASONS.unreadable,
  send: ({ origin }) => sendBytes(origin, text.replaceAll('HOST', new URL(origin).host)),
})
