import type { FastifyReply, FastifyRequest } from 'fastify'
import { busyPage } from './busy-page.ts'
import { chooseEncoding } from './compression.ts'
import type { PageCache } from './page-cache.ts'
import { type RenderedPage, renderedPage } from './rendered-page.ts'

/**
 * A browser asks each time and usually gets a 304. A shared cache may serve a page for some seconds
 * without asking, and for a day while this server fails.
 */
const CACHE_CONTROL =
  'public, max-age=0, s-maxage=2, stale-while-revalidate=8, stale-if-error=86400'

/**
 * Sends pages that are the same for every visitor: cached, compressed, and with 304 if the browser
 * already has them. `address` is the cache key.
 */
export function cachedPages(cache: PageCache, isUnderPressure: () => boolean) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    render: () => Promise<RenderedPage>,
  ) => {
    const page = await cache.find(address, () =>
      // Cached pages cost almost nothing: only rendering is refused.
      isUnderPressure() ? Promise.resolve(busyPage) : render(),
    )
    reply.code(page.status).headers(page.headers)
    // A redirect.
    if (page.size === 0) return reply.send()
    const { 'accept-encoding': accepted, 'if-none-match': knownTags } = request.headers
    const encoding = chooseEncoding(accepted)
    const { bytes, tag } = await page.bodyIn(encoding)
    if (page.status === 200) reply.header('etag', tag)
    if (page.status === 200 && knownTags && page.isNamedBy(knownTags)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bytes)
  }
}

export function publicPage(
  status: number,
  policy: string,
  html: Buffer,
  headers = new Headers(),
): RenderedPage {
  return renderedPage(
    status,
    {
      ...Object.fromEntries(headers),
      'content-security-policy': policy,
      ...(status === 200 && { 'cache-control': CACHE_CONTROL }),
      vary: 'Accept-Encoding',
    },
    html,
  )
}
