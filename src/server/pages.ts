import { randomBytes } from 'node:crypto'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageServices, pageServices } from '../context.ts'
import type { StaffServices, staffServices } from '../office/staff-services.ts'
import type { setPageStores } from '../page-stores.ts'
import { NotFound } from '../errors.ts'
import { decodePath, pageAddress } from '../site/page-paths.ts'
import { staffBn } from '../words/staff-bn.ts'
import { chooseEncoding } from './compression.ts'
import { logFailure } from './log.ts'
import { asMachineFault } from './machine-fault.ts'
import { busyPage } from './busy-page.ts'
import { createPageCache, noPageCache, type PageCache } from './page-cache.ts'
import { type Inlined, staffPolicy, TEACHER_FILE_POLICY } from './page-policies.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'
import { cachedPages, publicPage, renderPublic } from './public-pages.ts'
import type { RenderedPage } from './rendered-page.ts'
import { siteOrigin } from './origin.ts'
import type { OpenServices } from './services.ts'
import type { Stores } from '../stores.ts'

/** The pages from React Router's build, and the folder of their client files. */
export interface Pages {
  build: ServerBuild
  /** Absent in development: Vite serves the client files. */
  clientFolder?: string
}

export type LoadPages = (app: FastifyInstance) => Promise<Pages | (() => Promise<Pages>)>

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the public page at `address`, which can differ from the requested address. */
    sendPublicPage(address: string): Promise<unknown>
  }
}

/** About 300 average pages. */
const CACHE_BYTES = 32 * 1024 * 1024

const TEACHER_FILE = '/TeacherInformation.html'

/** The office language that was chosen in this browser. */
const STAFF_LANGUAGE_COOKIE = 'staffLanguage'

/** The exports of src/entry.server.tsx besides its handler. */
interface Entry {
  pageServices: typeof pageServices
  staffServices: typeof staffServices
  setPageStores: typeof setPageStores
  inlined: Inlined
  renderTeacherFile(store: Stores['officers']): Promise<string>
}

/** All pages, rendered by React on the server with data from the stores. */
export function pages(services: OpenServices, loadPages: LoadPages) {
  return fp(async (app: FastifyInstance): Promise<void> => {
    const loaded = await loadPages(app)
    const load = typeof loaded === 'function' ? loaded : async () => loaded
    if (typeof loaded === 'object' && loaded.clientFolder) {
      await app.register(clientFiles, { folder: loaded.clientFolder })
    }
    const render = createRender(services, app, load)
    const isDevelopment = typeof loaded === 'function'
    const sendCached = cachedPages(isDevelopment ? noPageCache : pageCache(services), () =>
      app.isUnderPressure(),
    )
    const sendPublicPage = (request: FastifyRequest, reply: FastifyReply, url = request.url) => {
      const address = pageAddress(url)
      return sendCached(request, reply, address, () => renderPublic(render, request, address))
    }
    app.decorateReply('sendPublicPage', function (address: string) {
      return sendPublicPage(this.request, this, address)
    })
    const sendStaffPage = staffPages(services, render)
    app.get(TEACHER_FILE, { schema: { hide: true } }, (request, reply) =>
      sendCached(request, reply, TEACHER_FILE, async () =>
        renderTeacherFile(await load(), services),
      ),
    )
    // Pages only read: the API is the only way to write.
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      handler: (request, reply) => {
        // `*`, or an absolute address as in requests to a proxy: no page has it.
        if (!request.url.startsWith('/')) throw new NotFound()
        return isStaffPage(request.url)
          ? sendStaffPage(request, reply)
          : sendPublicPage(request, reply)
      },
    })
  })
}

async function renderTeacherFile(
  { build }: Pages,
  { stores }: OpenServices,
): Promise<RenderedPage> {
  const html = await entryOf(build).renderTeacherFile(stores.officers)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  return publicPage(200, TEACHER_FILE_POLICY, Buffer.from(html), headers)
}

function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry
}

function pageCache({ stores }: OpenServices): PageCache {
  return createPageCache(async () => (await stores.findContentVersion()).version, CACHE_BYTES)
}

/** Renders a page with React Router. Without `staff`, the page cannot know who is signed in. */
export type Render = (
  request: FastifyRequest,
  address: string,
  staff?: StaffServices,
) => Promise<{ response: Response; inlined: Inlined }>

function createRender(
  { settings, stores }: OpenServices,
  app: FastifyInstance,
  load: () => Promise<Pages>,
): Render {
  // React Router processes all routes when it makes a handler, so this is done once for each build.
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()
  const handlerOf = (build: ServerBuild) => {
    const handle = handlers.get(build) ?? createRequestHandler(build)
    handlers.set(build, handle)
    return handle
  }
  return async (request, address, staff) => {
    const { build } = await load()
    const entry = entryOf(build)
    const origin = siteOrigin(settings, app)
    const services: PageServices = {
      timeZone: settings.timeZone,
      origin,
      now: new Date(),
      logFailure: (error, message) => logFailure(request.log, error, message),
    }
    const context = new RouterContextProvider()
    context.set(entry.pageServices, services)
    entry.setPageStores(context, stores)
    if (staff) context.set(entry.staffServices, staff)
    // Joined as text: if `//host` were resolved against the origin, it would name another host.
    const response = await handlerOf(build)(new Request(`${origin}${address}`), context)
    return { response, inlined: entry.inlined }
  }
}

function staffPages({ settings }: OpenServices, render: Render) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (await request.isShed()) {
      const { bytes } = await busyPage.bodyIn('identity')
      return reply.code(busyPage.status).headers(busyPage.headers).send(bytes)
    }
    const findSession = once(() => request.findCookieSession())
    const fault = await findSession().then(() => undefined, asMachineFault)
    if (fault) {
      logFailure(request.log, fault, 'page failed')
      const texts = { bn: staffBn.problems.byCode[fault.code]!, en: fault.message }
      return reply
        .code(fault.status)
        .headers({ ...fault.headers, ...PLAIN_PAGE_HEADERS })
        .send(plainPage(texts))
    }
    const nonce = randomBytes(16).toString('base64')
    const { response } = await render(request, request.url, {
      findSession,
      language: request.cookies[STAFF_LANGUAGE_COOKIE] === 'en' ? 'en' : 'bn',
      nonce,
      maxUploadBytes: settings.maxUploadBytes,
    })
    return reply
      .code(response.status)
      .headers({
        ...Object.fromEntries(response.headers),
        'content-security-policy': staffPolicy(nonce),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(await response.text())
  }
}

/** Decodes like React Router: `/%61dmin` and `/x/../admin` also lead to the office. */
function isStaffPage(url: string): boolean {
  const { pathname } = new URL(`http://site${url}`)
  return /^\/+admin(?:[/.]|$)/i.test(decodePath(pathname))
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () => (found ??= find())
}

async function clientFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  // @fastify/static would choose itself, and would send gzip for `*` even if gzip is refused.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    headers['accept-encoding'] = chooseEncoding(headers['accept-encoding'])
  })
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
