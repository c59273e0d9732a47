import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { EVERY_WRITE, SIGN_IN, WRITES_OF_ADMINS } from './every-write.ts'
import { expectProblem } from './scenarios.ts'

const STAFF_READS = [
  'GET /api/admin/me',
  'GET /api/admin/sessions',
  'GET /api/admin/two-step',
  'GET /api/admin/overview',
  'GET /api/admin/bin',
  'GET /api/admin/history',
]
const ADMIN_READS = ['GET /api/admin/accounts']

interface Registered {
  method: string
  url: string
  isHidden: boolean
}

/** What an app registers, read through Fastify's own channel: nothing can be left out. */
async function openAndList(database: 'SQLite' | 'PostgreSQL'): Promise<[TestSite, Registered[]]> {
  const routes: Registered[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, schema }) => {
      const isHidden = schema?.hide === true
      for (const one of [method].flat()) routes.push({ method: one, url, isHidden })
    })
  }
  subscribe('fastify.initialization', listen)
  const site = await openTestSite(database)
  unsubscribe('fastify.initialization', listen)
  return [site, routes]
}

const OTHER_ORIGINS: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['this host on another port', { origin: 'http://localhost:8080' }],
  ['this host by another protocol', { origin: 'https://localhost' }],
  ['a host whose name begins alike', { origin: 'http://localhost.evil.example' }],
  ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['what the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
]

describeOnBothDatabases('Every write of the API', (database) => {
  let site: TestSite
  let routes: Registered[]
  let living: { editor: string; admin: string }
  let dead: Record<string, string>

  beforeAll(async () => {
    ;[site, routes] = await openAndList(database)
    living = { editor: await site.signIn(), admin: await site.signIn('admin') }
    dead = await makeDeadTokens(site)
  })
  afterAll(() => site.close())

  const send = (call: string, headers: Record<string, string> = {}) => {
    const [method, path] = call.split(' ') as [InjectOptions['method'], string]
    const url = path.replace(':id', '01a1f7e0-0000-7000-8000-000000000000')
    return site.request({ ...(method && { method }), url, headers })
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const isWrite = ({ method }: Registered) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

  it('is written down in this table', () => {
    const registered = routes
      // What catches unknown calls answers them all alike.
      .filter((route) => isWrite(route) && !/^\/api(\/\*?)?$/.test(route.url))
      .map(({ method, url }) => `${method} ${url.replace(/(.)\/$/, '$1')}`)
    expect([...new Set(registered)].sort()).toEqual([...EVERY_WRITE, SIGN_IN].sort())
  })

  it('is described, with the statuses of its guards', () => {
    const { paths } = site.app.swagger() as unknown as {
      paths: Record<string, Record<string, { responses: object }>>
    }
    for (const call of EVERY_WRITE) {
      const [method, url] = call.split(' ') as [string, string]
      const described = paths[url.replace(':id', '{id}')]?.[method.toLowerCase()]
      expect(Object.keys(described?.responses ?? {}), call).toEqual(
        expect.arrayContaining(['401', '403']),
      )
    }
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const shown = routes
      .filter(({ method, isHidden }) => !isHidden && method !== 'HEAD')
      .map(
        ({ method, url }) => `${method} ${url.replace(/(.)\/$/, '$1').replace(/:(\w+)/g, '{$1}')}`,
      )
    expect(described.sort()).toEqual([...new Set(shown)].sort())
  })

  describe.each([...EVERY_WRITE, ...STAFF_READS, ...ADMIN_READS])('%s', (call) => {
    it('is refused to whoever has no living session', async () => {
      expectProblem(await send(call), 401)
      for (const [what, token] of Object.entries(dead)) {
        for (const headers of [bearer(token), cookieOf(token)]) {
          const response = await send(call, headers)
          expect(response.statusCode, `${what}: ${Object.keys(headers)[0]}`).toBe(401)
        }
      }
      // A dead bearer is not saved by a living cookie that a browser happened to attach.
      expectProblem(await send(call, { ...bearer('dead'), ...cookieOf(living.admin) }), 401)
      expectProblem(await send(call, { authorization: `Basic ${living.admin}` }), 401)
    })
  })

  describe.each(EVERY_WRITE)('%s', (call) => {
    it.each(OTHER_ORIGINS)(
      'is refused to the cookie where it comes from %s',
      async (_what, from) => {
        expectProblem(await send(call, { ...cookieOf(living.admin), ...from }), 403)
      },
    )
  })

  it.each([...WRITES_OF_ADMINS, ...ADMIN_READS])('%s is refused to an editor', async (call) => {
    expectProblem(await send(call, bearer(living.editor)), 403)
    expectProblem(await send(call, cookieOf(living.editor)), 403)
  })

  it('changed nothing while it was refused', async () => {
    expect(await site.services.stores.findContentVersion()).toEqual({ version: 0, changedAt: null })
    expect(await site.services.stores.staff.list()).toHaveLength(2)
  })

  it.each(EVERY_WRITE.filter((call) => call !== 'POST /api/admin/logout'))(
    '%s is open to a living session from the own pages, or from a program',
    async (call) => {
      const own = [
        bearer(living.admin),
        { ...bearer(living.admin), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        cookieOf(living.admin),
        { ...cookieOf(living.admin), 'sec-fetch-site': 'same-origin' },
        { ...cookieOf(living.admin), host: 'school.example', origin: 'http://school.example' },
      ]
      for (const headers of own) {
        expect([401, 403]).not.toContain((await send(call, headers)).statusCode)
      }
    },
  )
})

describe('A site with PUBLIC_URL', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite('SQLite', { PUBLIC_URL: 'https://school.example' })
  })
  afterAll(() => site.close())

  it('takes writes with the cookie from its own address, whatever a proxy makes of the host', async () => {
    const headers = { ...cookieOf(await site.signIn()), host: '127.0.0.1:3000' }
    const remove = { method: 'DELETE', url: '/api/notices/unknown' } as const
    const own = { ...headers, origin: 'https://school.example' }
    expect((await site.request({ ...remove, headers: own })).statusCode).toBe(404)
    const other = { ...headers, origin: 'https://evil.example' }
    expectProblem(await site.request({ ...remove, headers: other }), 403)
  })
})

async function makeDeadTokens(site: TestSite): Promise<Record<string, string>> {
  const { staff } = site.services.stores
  const signedOut = await site.signIn('admin')
  await site.request({ method: 'POST', url: '/api/admin/logout', as: signedOut })
  const removed = await site.signIn('admin')
  await staff.remove((await staff.findSession(removed))!.account._id)
  const expired = await site.signIn('admin')
  const session = (await staff.findSession(expired))!
  await site.services.database
    .updateTable('session')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .where('id', '=', session.id)
    .execute()
  const { tokenHash } = await site.services.database
    .selectFrom('session')
    .select('tokenHash')
    .executeTakeFirstOrThrow()
  // The two sessions that live must be the only accounts for the count at the end.
  const removedWith = await site.signIn()
  const account = (await staff.findSession(removedWith))!.account
  await staff.remove(account._id)
  await staff.remove(session.account._id)
  const own = await staff.list()
  for (const { _id } of own) {
    const sessions = await staff.listSessions(_id)
    if (sessions.length === 0) await staff.remove(_id)
  }
  return {
    forged: 'forged',
    'a session’s hash': tokenHash,
    'signed out': signedOut,
    'of a removed account': removed,
    expired,
    undefined: 'undefined',
    long: 'x'.repeat(3000),
    'with markup': '%00%22;--',
  }
}
