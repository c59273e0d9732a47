import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { MIN_BYTES_TO_COMPRESS } from '../compression.ts'
import { createPageCache } from '../page-cache.ts'
import { sendCached, sendRendered } from '../public-pages.ts'
import { type RenderedPage, renderedPage } from '../rendered-page.ts'

/** About 1000 first pages of a list. */
const CACHE_BYTES = 8 * 1024 * 1024

/** The cache entry of a streamed list, because each request needs its own stream. */
const STREAMED: RenderedPage = renderedPage(0, {}, Buffer.alloc(0))

/**
 * Answers the GET routes of a scope from a cache until the content changes, like public pages. The
 * answers of these routes are the same for everybody.
 */
export const cachedReads = fp(async (app: FastifyInstance) => {
  const cache = createPageCache({ maxBytes: CACHE_BYTES, part: app.shares.cached })

  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') return
    // Hooks before and after the handler could not let simultaneous requests share one answer. A
    // call by each route could be forgotten.
    const { handler, url } = route
    route.handler = async function (this: FastifyInstance, request, reply) {
      const answer = async () => handler.call(this, request, reply)
      let stream: Readable | undefined
      // The key has only validated values, so that unknown parameters do not fill the cache.
      const address = JSON.stringify([url, request.params, request.query])
      const page = await cache.find(request.school, address, () =>
        request.runQueued(async () => {
          const before = reply.getHeaders()
          const value = await answer()
          if (!(value instanceof Readable)) return toPage(value, takeNewHeaders(reply, before))
          stream = value
          return STREAMED
        }),
      )
      if (page === STREAMED) return stream ?? request.runQueued(answer)
      // A hook can have set headers for this request alone.
      const hasOwnHeaders = Object.keys(reply.getHeaders()).length > 0
      return (hasOwnHeaders ? sendRendered : sendCached)(request, reply, page)
    }
  })
})

function toPage(value: unknown, headers: Record<string, string>): RenderedPage {
  const json = Buffer.from(JSON.stringify(value))
  return renderedPage(
    200,
    {
      'content-type': 'application/json; charset=utf-8',
      ...(json.length >= MIN_BYTES_TO_COMPRESS && { vary: 'Accept-Encoding' }),
      ...headers,
    },
    json,
  )
}

/**
 * Takes from the reply the headers that the handler set; all others belong to one request. So the
 * first answer has its headers in the same order as the next ones, and does not tell of a change.
 */
function takeNewHeaders(
  reply: FastifyReply,
  before: Record<string, unknown>,
): Record<string, string> {
  const added = Object.entries(reply.getHeaders()).filter(([name, value]) => value !== before[name])
  for (const [name] of added) reply.removeHeader(name)
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]))
}
