import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CONTENT_KEYS, contentKinds, PUBLIC_PAGES } from '#src/content.ts'
import { pageAddress } from '#src/features/page-paths.ts'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import { entryOf } from '#src/server/page-build.ts'
import { pathIn } from '#src/words/language.ts'
import { sharedSite } from './build-app.ts'

const site = sharedSite()
let build: ServerBuild
beforeAll(async () => {
  await site.app.ready()
  build = (await loadBuiltPages()).build
})
afterEach(() => vi.restoreAllMocks())

/** The modules of routes whose page is at this path, in lower case. */
const routesAt = (address: string) =>
  Object.values(build.routes).filter(
    (route) => route?.path !== undefined && `/${fullPath(route.id)}`.toLowerCase() === address,
  )

function fullPath(id: string): string {
  const { parentId, path: own = '' } = build.routes[id]!
  return [parentId === undefined ? '' : fullPath(parentId), own].filter(Boolean).join('/')
}

it('every page and every screen of the registry has a route', () => {
  const pages = PUBLIC_PAGES.map((page) => page.path).filter((page) => page !== '/')
  const addresses = [
    ...pages.flatMap((page) => [page, pathIn('en', page)]),
    ...CONTENT_KEYS.map((kind) => `/admin/dashboard/${contentKinds[kind].screenPath}`),
  ]
  const missing = addresses.filter((address) => routesAt(address.toLowerCase()).length === 0)
  expect(missing).toEqual([])
})

it('the page cache knows exactly the query parameters of the pages', async () => {
  const read = vi.spyOn(URLSearchParams.prototype, 'get')
  for (const page of publicRoutes()) {
    const address = `/${(page.path ?? '').replaceAll(/:\w+/g, '1')}`
    const listed = PUBLIC_PAGES.find((one) => one.path === address)?.query ?? []
    const names = new Set<string>()
    for (const query of ['', ...listed.map((name) => `?${name}=1`)]) {
      read.mockClear()
      await load(page.module.loader, `${address}${query}`)
      for (const [name] of read.mock.calls) names.add(name)
    }
    const known = [...names].filter((name) => pageAddress(`${address}?${name}=1`).includes('?'))
    expect([address, ...known].sort()).toEqual([address, ...names].sort())
    if (listed.length > 0) expect([address, ...names].sort()).toEqual([address, ...listed].sort())
  }
})

it('the policy allows every style of a public page', () => {
  const allowed = new Set(entryOf(build).inlined.styles)
  const styles = publicRoutes().flatMap(({ id, module }) => {
    const { style = [] } = (module.handle ?? {}) as { style?: string[] | (() => string[]) }
    return (typeof style === 'function' ? style() : style).map((css) => [id, css] as const)
  })
  expect(styles.length).toBeGreaterThan(30)
  expect(styles.filter(([, css]) => !allowed.has(css))).toEqual([])
})

it('nginx accepts files at exactly the addresses of calls that take files', () => {
  const file = path.resolve(import.meta.dirname, '../deploy/nginx/server.conf')
  const [, line] = /location ~ (\^\/api\/\(\S+) \{/.exec(readFileSync(file, 'utf8'))!
  const { paths } = site.app.swagger() as unknown as {
    paths: Record<string, Record<string, { requestBody?: { content: object } }>>
  }
  const expected = Object.entries(paths)
    .filter(([, calls]) =>
      Object.values(calls).some(
        ({ requestBody }) => requestBody && 'multipart/form-data' in requestBody.content,
      ),
    )
    .map(([address]) => address)
  expect(expected.length).toBeGreaterThan(8)
  const accepted = Object.keys(paths).filter((address) =>
    new RegExp(line!).test(address.replaceAll(/\{\w+\}/g, 'x')),
  )
  expect(accepted.sort()).toEqual(expected.sort())
})

function publicRoutes() {
  return Object.values(build.routes).filter(
    (route) => route !== undefined && route.parentId === 'bn' && route.path !== '*',
  ) as (NonNullable<ServerBuild['routes'][string]> & { id: string })[]
}

/** Runs a loader, which may redirect. */
async function load(loader: unknown, address: string): Promise<void> {
  if (typeof loader !== 'function') return
  const context = new RouterContextProvider()
  context.set(entryOf(build).pageServices, {
    stores: site.services.stores,
    timeZone: 'Asia/Dhaka',
    origin: 'http://site',
    publicUrl: undefined,
    now: new Date(),
    readers: 'visitors',
    logFailure: (error) => {
      throw error
    },
    endsAt: Infinity,
  })
  const request = new Request(`http://site${address}`)
  const run = loader as (args: object) => Promise<unknown>
  await run({ request, context, params: { number: '1', name: '1' } }).catch((error: unknown) => {
    if (error instanceof Error) throw error
  })
}
