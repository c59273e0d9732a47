import { setImmediate } from 'node:timers/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { createYield } from '../../base/yield-to-event-loop.ts'
import { sendRendered } from '../public-pages.ts'
import { type RenderedPage, renderedPage } from '../rendered-page.ts'
import { SESSION_COOKIE } from './session.ts'

const DESCRIPTION = '/api/openapi.json'
/** Swagger UI has these too. JSON is also YAML, and YAML with line breaks takes a second to write. */
const COPIES = new Map([
  ['/api/docs/json', 'application/json; charset=utf-8'],
  ['/api/docs/yaml', 'application/yaml; charset=utf-8'],
])
const OPENAPI_VERSION = '3.1.0'

type Transform = ReturnType<typeof jsonSchemaTransform>

/** Describes the API with the same schemas that validate it: /api/openapi.json and /api/docs. */
export const openapi = fp(async (app: FastifyInstance) => {
  const transformed = new Map<RouteOptions, Transform>()
  const routes: RouteOptions[] = []
  let description: Promise<RenderedPage> | undefined

  app.addHook('onRoute', (route) => {
    routes.push(route)
    const type = COPIES.get(route.url)
    if (type) route.handler = (request, reply) => sendDescription(request, reply, type)
  })

  async function sendDescription(request: FastifyRequest, reply: FastifyReply, type: string) {
    description ??= request.runQueued(makeDescription)
    try {
      const page = await description
      return await sendRendered(request, reply, {
        ...page,
        headers: { ...page.headers, 'content-type': type },
      })
    } catch (error) {
      description = undefined
      throw error
    }
  }

  /** In parts, because together they would stop the server for a tenth of a second. */
  async function makeDescription(): Promise<RenderedPage> {
    const pause = createYield()
    for (const route of routes) {
      transformed.set(route, transform(route))
      await pause()
    }
    await setImmediate()
    const json = JSON.stringify(app.swagger())
    transformed.clear()
    return renderedPage(
      200,
      { 'cache-control': 'public, max-age=0', vary: 'Accept-Encoding' },
      Buffer.from(json),
    )
  }

  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI_VERSION,
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
    transform: (input) => transformed.get(input.route) ?? jsonSchemaTransform(input),
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
  app.get(DESCRIPTION, { schema: { hide: true } }, (request, reply) =>
    sendDescription(request, reply, 'application/json; charset=utf-8'),
  )
})

function transform(route: RouteOptions): Transform {
  const { schema = {}, url } = route
  return jsonSchemaTransform({ route, schema, url, openapiObject: { openapi: OPENAPI_VERSION } })
}
