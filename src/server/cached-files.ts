import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { timeNow } from '../base/clock.ts'
import type { School } from '../request/school.ts'
import { dayAt } from '../words/format.ts'
import { createPageCache } from './page-cache.ts'
import { cachedPages } from './public-pages.ts'
import { renderedPage } from './rendered-page.ts'

/** The largest sitemap has 7 MB before it is compressed. */
const CACHE_BYTES = 16 * 1024 * 1024

const CACHE_CONTROL = 'public, max-age=300, s-maxage=2'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * `address` is the cache key, so it never has a parameter that the file does not read. The file
     * changes only with the content and the day.
     */
    sendCachedFile(
      address: string,
      file: {
        type: string
        cacheControl?: string
        /** A browser saves the file under this name. */
        fileName?: string
        make: () => Promise<string>
      },
    ): Promise<unknown>
  }
}

/**
 * Sends files that are generated from the content, such as the sitemap or CSV. They are cached until
 * the content changes, and compressed. A client that already has them gets a 304.
 */
export const cachedFiles = fp(async (app: FastifyInstance) => {
  const cache = createPageCache({
    maxBytes: CACHE_BYTES,
    part: app.shares.cached,
    isFixed: (address) => !address.includes('?'),
  })
  const send = cachedPages(cache, app)
  app.decorateReply('sendCachedFile', function (address, { type, cacheControl, fileName, make }) {
    return send(this.request, this, address, async () => {
      const lastModified = await findChange(this.request.school)
      const text = await make()
      // A sitemap has megabytes, so other requests are answered between two steps.
      await setImmediate()
      const bytes = Buffer.from(text)
      await setImmediate()
      return renderedPage(
        200,
        {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': cacheControl ?? CACHE_CONTROL,
          'last-modified': lastModified.toUTCString(),
          ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
          vary: 'Accept-Encoding',
        },
        bytes,
      )
    })
  })
})

/** The last change of the content, or the beginning of the day, because closures end with a day. */
async function findChange({ settings: { timeZone }, stores }: School): Promise<Date> {
  const { changedAt } = await stores.findContentVersion()
  const today = Temporal.PlainDate.from(dayAt(timeNow(), timeZone)).toZonedDateTime(timeZone)
  return new Date(Math.max(Date.parse(changedAt ?? '') || 0, today.epochMilliseconds))
}
