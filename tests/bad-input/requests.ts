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

/** Bytes as they are; `HOST` stands for the server's own. */
export const raw = (what: string, text: string, gets: number): BadInput => ({
  what,
  sent: { asks: JSON.stringify(text.slice(0, 40)).slice(1, -1) },
  gets,
  send: ({ origin }) => sendBytes(origin, text.replaceAll('HOST', new URL(origin).host)),
})
