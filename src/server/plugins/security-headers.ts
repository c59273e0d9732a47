import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { School } from '../../school/school.ts'
import type { SchoolSettings } from '../../school/settings.ts'

/** The strictest headers by default. Routes that need more (pages, documentation) set their own. */
export const securityHeaders = fp(async (app: FastifyInstance, { settings }: School) => {
  const headers = strictHeaders(settings)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})

export function strictHeaders(settings: SchoolSettings): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(settings.publicUrl?.protocol === 'https:' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filter of old browsers causes security holes of its own, so it is off.
    'x-xss-protection': '0',
    // Shared caches may store only answers with `s-maxage`.
    'cache-control': 'no-store',
  }
}
