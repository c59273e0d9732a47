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

/** A newer version of the software is running than the one that made this page. */
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
 * Loads code into the browser's cache, where React Router finds it. React Router itself reloads the
 * page if a fetch fails. Without a connection, that closes the office.
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
    }),
  )
}
