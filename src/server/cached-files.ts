import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPageCache } from './page-cache.ts'
import { cachedPages } from './public-pages.ts'
import { renderedPage } from './rendered-page.ts'
import type { OpenSchool } from '../school/open.ts'

const CACHE_BYTES = 2 * 1024 * 1024

/**
 * Sends files that are made from the content, as CSV: cached until the content changes, compressed,
 * and with 304 if the client already has them. `address` is the cache key.
 */
export function cachedFiles({ stores }: Pick<OpenSchool, 'stores'>, app: FastifyInstance) {
  const cache = createPageCache(async () => (await stores.findContentVersion()).version, {
    maxBytes: CACHE_BYTES,
  })
  const send = cachedPages(cache, app.workQueue)
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    { type, make }: { type: string; make: () => Promise<string> },
  ) =>
    send(request, reply, address, async () =>
      renderedPage(
        200,
        {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=300, s-maxage=2',
          vary: 'Accept-Encoding',
        },
        Buffer.from(await make()),
      ),
    )
}
