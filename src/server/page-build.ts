import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { timeNow } from '../base/clock.ts'
import type { PageServices, pageServices, Readers } from '../request/context.ts'
import type { staffServices } from '../office/frame/staff-services.ts'
import type { createStaticPages } from './static-pages.tsx'
import type { Stores } from '../request/school.ts'
import { logFailure } from './log.ts'
import { siteOrigin } from './origin.ts'
import type { Inlined } from './page-policies.ts'

/** The pages from React Router's build, and the folder of their client files. */
export interface Pages {
  build: ServerBuild
  /** Absent in development: Vite serves the client files. */
  clientFolder?: string
}

export type LoadPages = (app: FastifyInstance) => Promise<Pages | (() => Promise<Pages>)>

/** The exports of src/entry.server.tsx besides its handler. */
interface Entry {
  pageServices: typeof pageServices
  staffServices: typeof staffServices
  inlined: Inlined
  createStaticPages: typeof createStaticPages
  renderTeacherFile(store: Stores['officers']): Promise<string>
}

export function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry
}

/** The request and its context for a page. */
export function pageRequest(
  incoming: FastifyRequest,
  { pageServices }: Entry,
  address: string,
  readers: Readers = 'visitors',
) {
  const { settings, stores } = incoming.school
  const origin = siteOrigin(incoming)
  const context = new RouterContextProvider()
  const services: PageServices = {
    stores,
    timeZone: settings.timeZone,
    origin,
    publicUrl: settings.publicUrl,
    now: timeNow(),
    readers,
    logFailure: (error, message) => logFailure(incoming, error, message),
    endsAt: Infinity,
  }
  context.set(pageServices, services)
  // Not resolved as a URL, because `//host` would name another host.
  return { request: new Request(`${origin}${address}`), context, services }
}
