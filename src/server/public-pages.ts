import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageAddress } from '../site/page-paths.ts'
import { busyPage } from './busy-page.ts'
import { chooseEncoding } from './compression.ts'
import type { PageCache } from './page-cache.ts'
import { publicPolicy } from './page-policies.ts'
import type { Render } from './pages.ts'
import { type RenderedPage, renderedPage } from './rendered-page.ts'

/**
 * A browser asks each time, and mostly hears that nothing has changed. A cache in front may answer
 * for a moment by itself, and for a day where this server does not.
 */
const KEPT_IN_FRONT =
  'public, max-age=0, s-maxage=2, stale-while-revalidate=8, stale-if-error=86400'

/** Answers with visitors' pages: kept whole, compressed, and not sent to who has them already. */
export function publicPages(cache: PageCache, render: Render, isUnderPressure: () => boolean) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = pageAddress(request.url)
    const page = await cache.find(address, () =>
      // What is kept costs next to nothing: it is what goes last.
      isUnderPressure() ? Promise.resolve(busyPage) : renderPublic(request, address),
    )
    reply.code(page.status).headers(page.headers)
    // A redirection.
    if (page.size === 0) return reply.send()
    const { 'accept-encoding': accepted, 'if-none-match': had } = request.headers
    const encoding = chooseEncoding(accepted)
    const { bytes, tag } = await page.bodyIn(encoding)
    if (page.status === 200) reply.header('etag', tag)
    if (page.status === 200 && had && page.isNamedBy(had)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bytes)
  }

  async function renderPublic(request: FastifyRequest, address: string): Promise<RenderedPage> {
    const { response, inlined } = await render(request, address)
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-security-policy': publicPolicy(inlined),
      'cache-control': response.status === 200 ? KEPT_IN_FRONT : 'no-cache',
      vary: 'Accept-Encoding',
    }
    return renderedPage(response.status, headers, Buffer.from(await response.arrayBuffer()))
  }
}
