import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { SESSION_COOKIE } from './session.ts'

/** Describes the API with the same schemas that validate it: /api/openapi.json and /api/docs. */
export const openapi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pathshala',
        version: '1',
        description:
          'Reads are public. Every write except those of `/api/follow` needs a session: the cookie, or the same token as a bearer token. Errors are application/problem+json (RFC 9457), with a `code` and `params` for translation. A POST with an `Idempotency-Key` (up to 100 characters) that is repeated within 24 hours gets the first answer again and creates nothing.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) =>
      policy
        // On a school's own network, the site may have http only.
        .replace(/ ?upgrade-insecure-requests;?/, '')
        // The documentation page loads nothing from other sites.
        .replaceAll(/ (https:|validator\.swagger\.io)/g, '')
        .replace("base-uri 'self'", "base-uri 'none'")
        .replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
