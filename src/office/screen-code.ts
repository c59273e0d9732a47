import { retryUntilReached } from './connection.ts'
import { askServer } from './reach-server.ts'
import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Data that React Router 8.4 keeps on the page: the code of each route, and the modules that are
 * loaded.
 */
interface RouterGlobals {
  __reactRouterManifest: {
    routes: Record<
      string,
      {
        id: string
        parentId?: string
        path?: string
        index?: boolean
        module: string
        imports?: string[]
      }
    >
  }
  __reactRouterRouteModules: Record<string, unknown>
}

/**
 * The server answers, and still the code cannot be loaded: usually a newer version of the software
 * is running than the one that made this page. Loading the whole page brings that version.
 */
export class CodeReplaced extends Error {}

/** The addresses of code that the screen at `pathname` needs and that is not loaded yet. */
export function missingCode(pathname: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } =
    window as unknown as RouterGlobals
  const codeOf = (id: string) => {
    const { module, imports = [] } = manifest.routes[id]!
    return [module, ...imports]
  }
  const wanted = (matchRoutes(routesBelow(manifest.routes, undefined), pathname) ?? [])
    .map(({ route }) => route.id!)
    .filter((id) => !(id in loaded))
  const here = new Set(Object.keys(loaded).flatMap(codeOf))
  return [...new Set(wanted.flatMap(codeOf))].filter((address) => !here.has(address))
}

function routesBelow(
  routes: RouterGlobals['__reactRouterManifest']['routes'],
  parentId: string | undefined,
): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: routesBelow(routes, id) },
    )
}

/**
 * Loads code into the browser, where React Router finds it. React Router itself reloads the page if
 * an import fails. Without a connection, that closes the office. The code is fetched before it is
 * imported, because old browsers never repeat a failed import.
 * @throws CodeReplaced, or the error of `fetch`
 */
export async function fetchCode(addresses: string[], signal: AbortSignal): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { signal })
      if (answer.status === 404) throw new CodeReplaced()
      const type = answer.headers.get('content-type') ?? ''
      // A proxy or a hotspot may answer with its own page.
      if (!answer.ok || !type.includes('javascript')) throw new Error(`No code at ${address}.`)
      await answer.text()
      await import(/* @vite-ignore */ address).catch(() => {
        throw new CodeReplaced()
      })
    }),
  )
}

/**
 * Loads code that a screen imports only when it is used. Waits for the connection, and says so.
 * @throws CodeReplaced
 */
export function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const tryTwice = () =>
    load().catch(async () => {
      await askServer()
      return load().catch(() => {
        throw new CodeReplaced()
      })
    })
  return retryUntilReached(tryTwice, { isFinal: (error) => error instanceof CodeReplaced })
}
