import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { ServerBuild } from 'react-router'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onceForEach } from '../base/remember.ts'
import { parseDocumentUrl, previewedPath } from '../content.ts'
import { NotFound } from '../errors/classes.ts'
import { isOldHome } from '../features/redirects/old-path.ts'
import { decodePath, isExactAddress, isFixedPage, pageAddress } from '../features/page-paths.ts'
import { pathOf } from './log.ts'
import { chooseEncoding } from './compression.ts'
import type { Readers } from '../request/context.ts'
import { entryOf, type LoadPages, pageRequest, type Pages } from './page-build.ts'
import { createPageCache, noPageCache } from './page-cache.ts'
import { createPublicPolicy, TEACHER_FILE_POLICY } from './page-policies.ts'
import { iconOf, isIcon } from '../features/profile/icons/icons.ts'
import { iconQuery } from '../features/profile/logo.ts'
import { sendDrawing } from './serve-files.ts'
import { cachedPages, publicPage } from './public-pages.ts'
import type { RenderedPage } from './rendered-page.ts'
import { staffPages } from './staff-pages.ts'
import { bengaliPath } from '../words/language.ts'

/** Pages name the version of the logo, and a shared cache asks again after two seconds. */
const VERSIONED = 'public, max-age=31536000, s-maxage=2, immutable'

const CACHE_CONTROL = 'public, max-age=3600, s-maxage=2'

/** About 150 average pages. */
const CACHE_BYTES = 8 * 1024 * 1024

const TEACHER_FILE = '/TeacherInformation.html'

/** No page has this address, so the answer is a redirect or 404. */
const NO_PAGE = '/-'

export const pages = fp(
  async (app: FastifyInstance, { loadPages }: { loadPages: LoadPages }): Promise<void> => {
    const loaded = await loadPages(app)
    const load = typeof loaded === 'function' ? loaded : async () => loaded
    if (typeof loaded === 'object' && loaded.clientFolder) {
      await app.register(clientFiles, { folder: loaded.clientFolder })
    }
    const renderStatic = staticPages(load)
    const isDevelopment = typeof loaded === 'function'
    const cache = isDevelopment
      ? noPageCache
      : createPageCache({ maxBytes: CACHE_BYTES, part: app.shares.cached, isFixed: isFixedPage })
    const sendCached = cachedPages(cache, app)
    const sendPublicPage = (request: FastifyRequest, reply: FastifyReply, address: string) =>
      sendCached(request, reply, address, () => renderStatic(request, address))
    app.decorateReply('sendPublicPage', function (address: string) {
      return sendPublicPage(this.request, this, address)
    })
    const sendStaffPage = staffPages(load)
    app.get(TEACHER_FILE, { schema: { hide: true } }, (request, reply) =>
      sendCached(request, reply, TEACHER_FILE, async () =>
        renderTeacherFile(await load(), request),
      ),
    )
    // Only the API writes.
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      handler: (request, reply) => {
        // Most visits. The other questions decode the address, which takes as long as the answer.
        if (isExactAddress(request.url)) return sendPublicPage(request, reply, request.url)
        // `*`, or an address of another host.
        if (!request.url.startsWith('/')) throw new NotFound()
        const previewed = previewOf(request.url)
        if (previewed) {
          return sendPreview(request, reply, () => renderStatic(request, previewed, 'preview'))
        }
        if (isStaffPage(request.url)) return sendStaffPage(request, reply)
        // Home always answers, so it would hide the pages of WordPress without a path.
        if (isOldHome(request.url)) return sendPublicPage(request, reply, NO_PAGE)
        const address = pageAddress(request.url)
        return pathOf(address) === pathOf(request.url)
          ? sendPublicPage(request, reply, address)
          : reply.redirect(address, 301)
      },
    })
  },
)

async function renderTeacherFile(
  { build }: Pages,
  { school }: FastifyRequest,
): Promise<RenderedPage> {
  const html = await entryOf(build).renderTeacherFile(school.stores.officers)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  return publicPage(TEACHER_FILE, 200, TEACHER_FILE_POLICY, Buffer.from(html), headers)
}

/** Renders public pages without the session, because every visitor gets the same page. */
function staticPages(load: () => Promise<Pages>) {
  const rendererOf = onceForEach((build: ServerBuild) => entryOf(build).createStaticPages(build))
  const policyOf = onceForEach((build: ServerBuild) => createPublicPolicy(entryOf(build).inlined))
  return async (
    visit: FastifyRequest,
    address: string,
    readers: Readers = 'visitors',
  ): Promise<RenderedPage> => {
    const { build } = await load()
    const entry = entryOf(build)
    const { request, context, services } = pageRequest(visit, entry, address, readers)
    const { status, headers, html } = await rendererOf(build)(request, context)
    const page = publicPage(address, status, policyOf(build)(html), Buffer.from(html), headers)
    return { ...page, endsAt: services.endsAt, unanswered: services.unanswered }
  }
}

/**
 * Decodes like React Router: `/%61dmin` and `/x/../admin` also lead to the office, and `//admin`
 * does not.
 */
export function isStaffPage(url: string): boolean {
  const { pathname } = new URL(`http://site${url}`)
  // React Router asks for the data of `/admin` at `/admin.data`.
  return /^\/admin(?:\/|\.data$|$)/i.test(decodePath(pathname))
}

/** The address of the page that a preview shows; undefined for any other address. */
function previewOf(url: string): string | undefined {
  const address = previewedPath(url)
  return address && parseDocumentUrl(bengaliPath(address)) && address
}

/**
 * Sends a document's page as visitors will see it, also for a draft or a scheduled document. Only
 * staff get it, and no cache stores it.
 */
async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  render: () => Promise<RenderedPage>,
): Promise<unknown> {
  if (!(await request.findCookieSession())) {
    return reply.redirect(`/admin/login?${new URLSearchParams({ next: request.url })}`)
  }
  const page = await render()
  const { bytes } = await page.bodyIn('identity')
  return reply
    .code(page.status)
    .headers({ ...page.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(bytes)
}

async function clientFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  // The choice of @fastify/static would be gzip for `*`, even if gzip is refused.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    headers['accept-encoding'] = chooseEncoding(headers['accept-encoding'])
  })
  useOwnIcons(app)
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(folder, 'assets'))
      reply.header(
        'cache-control',
        isHashed
          ? 'public, max-age=31536000, s-maxage=31536000, immutable'
          : 'public, max-age=86400, s-maxage=86400',
      )
    },
  })
}

/** Lets the static files of icons answer with those of the school's own logo, if it has one. */
function useOwnIcons(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (isIcon(route.url)) route.preHandler = sendOwnIcon
  })
}

async function sendOwnIcon(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { logo } = await request.school.stores.site.find()
  if (!logo) return undefined
  const { pathname, search } = new URL(request.url, 'http://site')
  const { name, drawing } = iconOf(pathname, logo)
  const cacheControl = search === iconQuery({ logo }) ? VERSIONED : CACHE_CONTROL
  return sendDrawing(request, reply, { name, drawing, cacheControl })
}

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the public page at `address`, which can differ from the requested address. */
    sendPublicPage(address: string): Promise<unknown>
  }
}
