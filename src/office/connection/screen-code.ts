import { useCallback, useContext } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'
import { retryUntilReached } from './connection.ts'
import { askServer } from './reach-server.ts'

/**
 * The server answers, but the code cannot be loaded. Usually the server now runs a newer version of
 * the software than this page. Loading the whole page gets that version.
 */
export class CodeReplaced extends Error {}

/**
 * Finds the addresses of the code that the screen at a path needs and that is not loaded yet. The
 * two contexts are exported and typed; no documented way gives the addresses (decision 26).
 */
export function useMissingCode(): (pathname: string) => string[] {
  const { router } = useContext(UNSAFE_DataRouterContext)!
  const { manifest, routeModules: loaded } = useContext(UNSAFE_FrameworkContext)!
  return useCallback(
    (pathname) => {
      const codeOf = (id: string) => {
        const { module, imports = [] } = manifest.routes[id]!
        return [module, ...imports]
      }
      const wanted = (matchRoutes(router.routes, pathname) ?? [])
        .map(({ route }) => route.id)
        .filter((id) => !(id in loaded))
      const here = new Set(Object.keys(loaded).flatMap(codeOf))
      return [...new Set(wanted.flatMap(codeOf))].filter((address) => !here.has(address))
    },
    [router, manifest, loaded],
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
 * Loads code that a screen imports only when it is used. Waits for the connection, and says so
 * unless it `isSilent`.
 * @throws CodeReplaced
 */
export function fetchPart<T>(
  load: () => Promise<T>,
  { isSilent = false }: { isSilent?: boolean } = {},
): Promise<T> {
  const tryTwice = () =>
    load().catch(async () => {
      await askServer()
      return load().catch(() => {
        throw new CodeReplaced()
      })
    })
  return retryUntilReached(tryTwice, {
    isFinal: (error) => error instanceof CodeReplaced,
    isSilent,
  })
}
