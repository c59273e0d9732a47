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

/** What Node's own server has for it. */
export function timeouts({ headersMs, silenceMs }: Patience) {
  return {
    requestTimeout: 0,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 2 },
  }
}

/** Ends requests whose body comes to a standstill or drips, answered already or not. */
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
})

/** As Node calls it where it finds it out itself. */
class TooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function watch(raw: IncomingMessage, everyMs: number, end: () => void): void {
  const { socket } = raw
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) clearInterval(timer)
    else if (socket.bytesRead - seen < LEAST_BYTES) end()
    seen = socket.bytesRead
  }, everyMs).unref()
  raw.once('close', () => clearInterval(timer))
}
