import { randomBytes } from 'node:crypto'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageServices, pageServices } from '../context.ts'
import { type Inlined, publicPolicy, staffPolicy } from './page-policies.ts'
import { findCookieSession } from './plugins/session.ts'
import { siteOrigin } from './origin.ts'
import type { OpenServices } from './services.ts'

/** The pages as React Router built them, and the folder of what browsers fetch with them. */
export interface Pages {
  build: ServerBuild
  /** Absent in development, where Vite serves them. */
  clientFolder?: string
}

export type LoadPages = (app: FastifyInstance) => Promise<Pages | (() => Promise<Pages>)>

/** The office's language, as this browser has chosen. */
const STAFF_LANGUAGE_COOKIE = 'staffLanguage'

/** What src/entry.server.tsx exports besides its handler. */
interface Entry {
  pageServices: typeof pageServices
  inlined: Inlined
}

/** Everything that is a page: rendered by React on the server, from the stores. */
export function pages({ settings, stores }: OpenServices, loadPages: LoadPages) {
  return async (app: FastifyInstance): Promise<void> => {
    const loaded = await loadPages(app)
    const load = typeof loaded === 'function' ? loaded : async () => loaded
    if (typeof loaded === 'object' && loaded.clientFolder) {
      await app.register(clientFiles, { folder: loaded.clientFolder })
    }
    // Pages only ever read: the API is the only way to write.
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const { build } = await load()
        const entry = build.entry.module as unknown as Entry
        const nonce = randomBytes(16).toString('base64')
        const services: PageServices = {
          stores,
          timeZone: settings.timeZone,
          origin: siteOrigin(settings, app),
          now: new Date(),
          log: request.log,
          staff: {
            findSession: once(() => findCookieSession(stores, request)),
            language: request.cookies[STAFF_LANGUAGE_COOKIE] === 'en' ? 'en' : 'bn',
            nonce,
            maxUploadBytes: settings.maxUploadBytes,
          },
        }
        const context = new RouterContextProvider()
        context.set(entry.pageServices, services)
        const handle = createRequestHandler(build)
        const response = await handle(toWebRequest(request, services.origin), context)
        if (isStaffPage(request.url)) {
          reply.header('content-security-policy', staffPolicy(nonce))
          reply.header('cache-control', 'no-store')
          reply.header('x-robots-tag', 'noindex')
        } else {
          reply.header('content-security-policy', publicPolicy(entry.inlined))
          reply.header('cache-control', 'no-cache')
        }
        return reply.send(response)
      },
    })
  }
}

function isStaffPage(url: string): boolean {
  return /^\/admin(?:[/.?]|$)/i.test(url)
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

function toWebRequest({ method, url }: FastifyRequest, origin: string): Request {
  // Joined as text: resolved against the origin, `//host` would name another.
  return new Request(`${origin}${url}`, { method })
}
