import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** How long a client may keep the server waiting before its connection is ended. */
export interface Patience {
  /** For a request's headers. */
  headersMs: number
  /** For the next `LEAST_BYTES` of a body. */
  bodyMs: number
  /** For a sign of life: a byte of a request, or one of an answer taken. */
  silenceMs: number
}

/**
 * No limit for a request as a whole: 25 MB over 100 kbit/s take 35 minutes, and nobody's upload is
 * cut off while it comes along. The silence is longer than any picture's turn takes.
 */
export const PATIENCE: Patience = { headersMs: 60_000, bodyMs: 120_000, silenceMs: 300_000 }

/** 4 kbit/s over two minutes: a tenth of what the slowest telephone sends. */
const LEAST_BYTES = 64 * 1024

/** Who was refused gets to read why when all is sent; more than any form of this site is no form. */
const MOST_AFTER_ANSWER_BYTES = 64 * 1024 * 1024
const LOOK_EVERY_MS = 1000

/** What Node's own server has for it. */
export function timeouts({ headersMs, silenceMs }: Patience) {
  return {
    requestTimeout: 0,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 2 },
  }
}

/** Ends requests whose body comes to a standstill or drips, answered already or not, or has no end. */
export const slowBodies = fp(async (app: FastifyInstance, { bodyMs }: Patience) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      watch(raw, bodyMs, () => {
        if (reply.raw.headersSent) raw.socket.destroy()
        else app.server.emit('clientError', new TooSlow(), raw.socket)
      })
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (hasBody(raw) && !raw.complete) endPast(raw, raw.socket.bytesRead + MOST_AFTER_ANSWER_BYTES)
    done()
  })
})

/** As Node calls it where it finds it out itself. */
class TooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function watch(raw: IncomingMessage, everyMs: number, end: () => void): void {
  let seen = raw.socket.bytesRead
  whileItComes(raw, everyMs, (bytesRead) => {
    if (bytesRead - seen < LEAST_BYTES) end()
    seen = bytesRead
  })
}

function endPast(raw: IncomingMessage, mostBytes: number): void {
  whileItComes(raw, LOOK_EVERY_MS, (bytesRead) => {
    if (bytesRead > mostBytes) raw.socket.destroy()
  })
}

function whileItComes(
  raw: IncomingMessage,
  everyMs: number,
  look: (bytesRead: number) => void,
): void {
  const { socket } = raw
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) clearInterval(timer)
    else look(socket.bytesRead)
  }, everyMs).unref()
  raw.once('close', () => clearInterval(timer))
}
