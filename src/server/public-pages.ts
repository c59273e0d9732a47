import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countUnanswered } from '../features/questions/unanswered/count.ts'
import { isFixedPage } from '../features/page-paths.ts'
import { busyPage } from './plain-page.ts'
import { chooseEncoding, type Encoding, MIN_BYTES_TO_COMPRESS } from './compression.ts'
import type { PageCache } from './page-cache.ts'
import { sendRedirect } from './redirects.ts'
import { type Body, type RenderedPage, renderedPage } from './rendered-page.ts'
import { strictHeaders } from './strict-headers.ts'

/**
 * A browser sends a request each time and usually gets a 304. A shared cache may serve a page for
 * two seconds without a request.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=2'
/**
 * Lets a shared cache serve a fixed page for a day while this server fails. It is not for the page of
 * a document, which may have been deleted.
 */
const STALE = ', stale-while-revalidate=8, stale-if-error=86400'

/**
 * Sends pages that are the same for every visitor, from the cache and compressed. A browser that
 * already has the page gets a 304. `address` is the cache key.
 */
export function cachedPages(cache: PageCache, { workQueue, shares }: FastifyInstance) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    render: () => Promise<RenderedPage>,
  ) => {
    const { id } = request.school
    const page = await cache.find(request.school, address, async () => {
      if (request.isRecentStaff()) return render()
      // Only rendering is refused, because cached pages cost almost nothing. Fixed pages are few,
      // and most visitors come for them. Those of a district are many.
      const canBeRefused = shares.isDistrict || !cache.isFixed(address)
      return canBeRefused && workQueue.isFull(id) ? busyPage : workQueue.run(id, render)
    })
    if (page.status === 404 && (await sendRedirect(request, reply))) return reply
    if (page.unanswered !== undefined && !request.isRecentStaff())
      countSearch(request, page.unanswered)
    return sendCached(request, reply, page)
  }
}

/** The visitor does not wait for it. */
function countSearch({ school, ip, log }: FastifyRequest, query: string): void {
  countUnanswered(school, query, ip).catch((error: Error) => {
    log.warn({ error: error.message }, 'a search without a result could not be counted')
  })
}

/**
 * Like {@link sendRendered}, for a page of a cache. `reply.send` would take a third longer: it sets
 * the headers one by one, and runs all hooks.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  if (page.status !== 200 || isKnown(request, page)) return sendRendered(request, reply, page)
  const encoding = encodingFor(request, page)
  const body = await page.bodyIn(encoding)
  reply
    .hijack()
    .raw.writeHead(200, headersOf(request, page, encoding, body))
    .end(body.bytes)
  return reply
}

/** For each body that was sent. A page belongs to one school. */
const headersOfBodies = new WeakMap<Body, string[]>()

/** The names and values in turn, because Node reads a list faster than an object. */
function headersOf({ school }: FastifyRequest, page: RenderedPage, encoding: Encoding, body: Body) {
  const known = headersOfBodies.get(body)
  if (known) return known
  const headers = Object.entries({
    ...strictHeaders(school),
    ...page.headers,
    etag: body.tag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.bytes.length),
  }).flat()
  headersOfBodies.set(body, headers)
  return headers
}

/** Sends a page compressed. A client that already has it gets a 304. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  // A redirect.
  if (page.size === 0) return reply.send()
  const encoding = encodingFor(request, page)
  const { bytes, tag } = await page.bodyIn(encoding)
  if (page.status === 200) reply.header('etag', tag)
  if (page.status === 200 && isKnown(request, page)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

function encodingFor({ headers }: FastifyRequest, { size }: RenderedPage): Encoding {
  return size < MIN_BYTES_TO_COMPRESS ? 'identity' : chooseEncoding(headers['accept-encoding'])
}

/**
 * The times must be equal, because a restored backup has an older one. A client with a tag has no
 * use for the time, which counts whole seconds.
 */
function isKnown({ headers }: FastifyRequest, page: RenderedPage): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags === '*' || page.isNamedBy(tags)
  const since = headers['if-modified-since']
  return since !== undefined && since === page.headers['last-modified']
}

export function publicPage(
  address: string,
  status: number,
  policy: string,
  html: Buffer,
  headers = new Headers(),
): RenderedPage {
  const isFixed = isFixedPage(address)
  return renderedPage(
    status,
    {
      ...Object.fromEntries(headers),
      'content-security-policy': policy,
      ...(status === 200 && { 'cache-control': isFixed ? CACHE_CONTROL + STALE : CACHE_CONTROL }),
      vary: 'Accept-Encoding',
    },
    html,
  )
}
