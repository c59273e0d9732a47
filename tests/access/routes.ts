import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { ServerBuild } from 'react-router'

export interface Registered {
  method: string
  url: string
  isHidden: boolean
}

/**
 * Routes of the apps that `open` creates, read through Fastify's diagnostics channel, so that the
 * list is complete. Every GET also has a HEAD route, which is listed separately.
 */
export async function listRoutes<T>(open: () => Promise<T>): Promise<[T, Registered[]]> {
  const routes: Registered[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
      const isHidden = schema?.hide === true
      for (const one of [method].flat()) routes.push({ method: one, url: plain(url), isHidden })
    })
  }
  subscribe('fastify.initialization', listen)
  const opened = await open()
  unsubscribe('fastify.initialization', listen)
  return [opened, routes]
}

/** `/a/` and `/a` are the same route. */
function plain(url: string): string {
  return url.replace(/(.)\/$/, '$1')
}

/** The path of every page, as React Router matches it. */
export function listPages({ routes }: ServerBuild): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const pathOf = ({ parentId, path }: (typeof all)[number]): string => {
    const parent = all.find(({ id }) => id === parentId)
    return `${parent ? pathOf(parent) : ''}${path ? `/${path}` : ''}`
  }
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all.filter(({ id }) => !parents.has(id)).map((route) => pathOf(route) || '/')
}

/** Every route of the app, in the notation of tests/access/matrix.ts. */
export function listCalls(routes: Registered[], pages: string[]): string[] {
  const isPublicFile = (url: string) =>
    /^\/(licences\.txt|(assets\/)?[\w.-]+\.(js|css|svg|png|ico))(\.br|\.gz)?$/.test(url)
  const calls = routes
    .filter(({ method, url }) => method !== 'HEAD' && url !== '/*')
    // The catch-all for unknown calls answers every method the same way.
    .filter(({ method, url }) => method === 'GET' || !/^\/api(\/\*)?$/.test(url))
    .map(({ method, url }) => `${method} ${isPublicFile(url) ? '/public files' : url}`)
  return [...new Set([...calls, ...pages.map((path) => `GET ${path}`)])].sort()
}
