import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createPageCache } from './page-cache.ts'
import { cachedPages } from './public-pages.ts'
import { renderedPage } from './rendered-page.ts'

const CACHE_BYTES = 4 * 1024 * 1024

declare module 'fastify' {
  interface FastifyReply {
    /** `address` is the cache key. */
    sendCachedFile(
      address: string,
      file: { type: string; make: () => Promise<string> },
    ): Promise<unknown>
  }
}

/**
 * Sends files that are generated from the content, such as CSV. They are cached until the content
 * changes, and compressed. A client that already has them gets a 304.
 */
export const cachedFiles = fp(async (app: FastifyInstance) => {
  const send = cachedPages(createPageCache({ maxBytes: CACHE_BYTES }), app.workQueue)
  app.decorateReply('sendCachedFile', function (address, { type, make }) {
    return send(this.request, this, address, async () =>
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
  })
})
