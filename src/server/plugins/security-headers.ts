import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'

/** The strictest headers by default. Routes that need more (pages, documentation) set their own. */
export const securityHeaders = fp(async (app: FastifyInstance, { settings }: Services) => {
  const headers = strictHeaders(settings)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})

export function strictHeaders(settings: Settings): Record<string, string> {
  const isHttps = settings.publicUrl?.protocol === 'https:'
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // The filter of old browsers causes security holes of its own, so it is off.
    xXssProtection: true,
  })
  // Shared caches may store only answers with `s-maxage`.
  headers['cache-control'] = 'no-store'
  headers['permissions-policy'] =
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'
  return headers
}

/** Helmet sets the same headers for every answer, so it is called only once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}
