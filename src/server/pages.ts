import { randomBytes } from 'node:crypto'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageServices, pageServices, StaffServices } from '../context.ts'
import { NotFound } from '../errors.ts'
import { decodePath } from '../site/page-paths.ts'
import { staffBn } from '../words/staff-bn.ts'
import { logFailure } from './log.ts'
import { asMachineFault } from './machine-fault.ts'
import { createPageCache, noPageCache, type PageCache } from './page-cache.ts'
import { type Inlined, staffPolicy } from './page-policies.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'
import { publicPages } from './public-pages.ts'
import { siteOrigin } from './origin.ts'
import type { OpenServices } from './services.ts'

/** The pages as React Router built them, and the folder of what browsers fetch with them. */
export interface Pages {
  build: ServerBuild
  /** Absent in development, where Vite serves them. */
  clientFolder?: string
}

export type LoadPages = (app: FastifyInstance) => Promise<Pages | (() => Promise<Pages>)>

/** Some 300 pages of the usual size. */
const CACHE_BYTES = 32 * 1024 * 1024

/** The office's language, as this browser has chosen. */
const STAFF_LANGUAGE_COOKIE = 'staffLanguage'

/** What src/entry.server.tsx exports besides its handler. */
interface Entry {
  pageServices: typeof pageServices
  inlined: Inlined
}

/** Everything that is a page: rendered by React on the server, from the stores. */
export function pages(services: OpenServices, loadPages: LoadPages) {
  return async (app: FastifyInstance): Promise<void> => {
    const loaded = await loadPages(app)
    const load = typeof loaded === 'function' ? loaded : async () => loaded
    if (typeof loaded === 'object' && loaded.clientFolder) {
      await app.register(clientFiles, { folder: loaded.clientFolder })
    }
    const render = createRender(services, app, load)
    const isDevelopment = typeof loaded === 'function'
    const sendPublicPage = publicPages(
      isDevelopment ? noPageCache : pageCache(services),
      render,
      () => app.isUnderPressure(),
    )
    const sendStaffPage = staffPages(services, render)
    // Pages only ever read: the API is the only way to write.
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      handler: (request, reply) => {
        // `*`, or another site's whole address, as proxies are asked: no page's.
        if (!request.url.startsWith('/')) throw new NotFound()
        return isStaffPage(request.url)
          ? sendStaffPage(request, reply)
          : sendPublicPage(request, reply)
      },
    })
  }
}

function pageCache({ stores }: OpenServices): PageCache {
  return createPageCache(async () => (await stores.findContentVersion()).version, CACHE_BYTES)
}

/** A page as React Router answers for it. Without `staff`, it cannot know who asks. */
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
  return async (request, address, staff) => {
    const { build } = await load()
    const entry = build.entry.module as unknown as Entry
    const origin = siteOrigin(settings, app)
    const services: PageServices = {
      stores,
      timeZone: settings.timeZone,
      origin,
      now: new Date(),
      logFailure: (error, message) => logFailure(request.log, error, message),
      staff,
    }
    const context = new RouterContextProvider()
    context.set(entry.pageServices, services)
    // Joined as text: resolved against the origin, `//host` would name another.
    const response = await createRequestHandler(build)(new Request(`${origin}${address}`), context)
    return { response, inlined: entry.inlined }
  }
}

function staffPages({ settings }: OpenServices, render: Render) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
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

/** Read as React Router reads it: `/%61dmin` and `/x/../admin` lead to the office as well. */
function isStaffPage(url: string): boolean {
  const { pathname } = new URL(`http://site${url}`)
  return /^\/+admin(?:[/.]|$)/i.test(decodePath(pathname))
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () => (found ??= find())
}

async function clientFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(folder, 'assets'))
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      )
    },
  })
}
