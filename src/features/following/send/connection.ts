import { lookup as lookUp } from 'node:dns'
import { Agent, request } from 'node:https'
import { allowedLookup, checkHost, type Lookup } from '../../../base/allowed-address.ts'

export const SLOW_MS = 10_000
/** Push services accept a connection within a tenth of a second. */
const SLOW_TO_CONNECT_MS = 3000
/** A push service answers after about 150 ms, so that 50 at once reach 2,000 phones in 20 s. */
export const MAX_AT_ONCE = 50

export interface Post {
  url: URL
  headers: Record<string, string | number>
  body: Buffer
}

export interface Answer {
  status: number
  /** The header Retry-After: seconds, or a date. */
  retryAfter: string | undefined
}

interface ConnectionOptions {
  /** `HOST:PORT` of private addresses that are allowed. */
  allowedPrivate: string[]
  lookup?: Lookup
  slowMs?: number
  slowToConnectMs?: number
}

/** Sends requests to other servers, with connections that stay open for the next requests. */
export interface Connection {
  /**
   * Does not follow redirects.
   * @throws PrivateAddress, or an error of the connection, or if connecting takes longer than three
   * seconds, or the whole request longer than ten
   */
  post(post: Post): Promise<Answer>
  close(): void
}

export function createConnection({
  allowedPrivate,
  lookup = lookUp,
  slowMs = SLOW_MS,
  slowToConnectMs = SLOW_TO_CONNECT_MS,
}: ConnectionOptions): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_AT_ONCE })
  return {
    post: ({ url, headers, body }) =>
      new Promise((resolve, reject) => {
        checkHost(url, allowedPrivate)
        const stop = new AbortController()
        const endIfSlow = () => stop.abort(new DOMException('too slow', 'TimeoutError'))
        // In a process that has had no time, the answer can be there already. It is read before the
        // immediate.
        const endAfter = (ms: number) => setTimeout(() => setImmediate(endIfSlow), ms)
        const timers = [endAfter(slowMs)]
        const sent = request(url, {
          method: 'POST',
          agent,
          headers,
          lookup: allowedLookup(url, allowedPrivate, lookup),
          // It also ends an answer that never ends.
          signal: stop.signal,
        })
        const clear = () => timers.forEach(clearTimeout)
        sent.once('close', clear)
        sent.once('socket', (socket) => {
          // A connection of an earlier request is ready.
          if (!sent.reusedSocket) {
            const timer = endAfter(slowToConnectMs)
            timers.push(timer)
            // Also the encryption is agreed: a server can accept a connection and say nothing.
            socket.once('secureConnect', () => clearTimeout(timer))
          }
        })
        sent.once('error', reject)
        sent.once('response', (response) => {
          // Only the status matters. The rest is read, so that the connection can be used again.
          response.on('error', () => {}).resume()
          const { 'retry-after': retryAfter } = response.headers
          resolve({ status: response.statusCode!, retryAfter })
        })
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
