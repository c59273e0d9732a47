import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** The server closes the connection of a slower client. */
export interface ClientTimeouts {
  /** For a request's headers. */
  headersMs: number
  /** For the next `MIN_BYTES` of a body. */
  bodyMs: number
  /** Without any byte received or accepted by the client. */
  silenceMs: number
}

/**
 * A whole request has no limit: 25 MB at 100 kbit/s take 35 minutes, and an upload that makes
 * progress must not be stopped. The silence limit is longer than the processing of a picture.
 */
export const CLIENT_TIMEOUTS: ClientTimeouts = {
  headersMs: 60_000,
  bodyMs: 120_000,
  silenceMs: 300_000,
}

/** 4 kbit/s over two minutes: a tenth of the slowest mobile connection. */
const MIN_BYTES = 64 * 1024

/**
 * After the answer, the server reads this much of a refused body, so that the client sees the
 * answer. No form of this site is larger.
 */
const MAX_AFTER_ANSWER_BYTES = 64 * 1024 * 1024
const CHECK_EVERY_MS = 1000

/** The timeouts that Node's server supports. */
export function timeouts({ headersMs, silenceMs }: ClientTimeouts) {
  return {
    requestTimeout: 0,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 2 },
  }
}

/** Closes requests whose body stops, is too slow or does not end, also after the answer. */
export const slowBodies = fp(async (app: FastifyInstance, { bodyMs }: ClientTimeouts) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      closeIfSlow(raw, bodyMs, () => {
        if (reply.raw.headersSent) raw.socket.destroy()
        else app.server.emit('clientError', new TooSlow(), raw.socket)
      })
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (hasBody(raw) && !raw.complete)
      closeAfter(raw, raw.socket.bytesRead + MAX_AFTER_ANSWER_BYTES)
    done()
  })
})

/** Has the code of Node's own timeout. */
class TooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function closeIfSlow(raw: IncomingMessage, everyMs: number, end: () => void): void {
  let before = raw.socket.bytesRead
  whileReceiving(raw, everyMs, (bytesRead) => {
    if (bytesRead - before < MIN_BYTES) end()
    before = bytesRead
  })
}

function closeAfter(raw: IncomingMessage, maxBytes: number): void {
  whileReceiving(raw, CHECK_EVERY_MS, (bytesRead) => {
    if (bytesRead > maxBytes) raw.socket.destroy()
  })
}

function whileReceiving(
  raw: IncomingMessage,
  everyMs: number,
  check: (bytesRead: number) => void,
): void {
  const { socket } = raw
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) clearInterval(timer)
    else check(socket.bytesRead)
  }, everyMs).unref()
  raw.once('close', () => clearInterval(timer))
}
