import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { DOORS, EVERY_WRITE, promised, ROLES } from './doors/doors.ts'
import { bearer, cookieOf, isStaffPage, knock, makeCallers } from './doors/knock.ts'
import { listCalls, listPages, listRoutes, type Registered } from './doors/routes.ts'
import { expectProblem } from './scenarios.ts'

const OTHER_ORIGINS: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['this host on another port', { origin: 'http://localhost:8080' }],
  ['this host by another protocol', { origin: 'https://localhost' }],
  ['a host whose name begins alike', { origin: 'http://localhost.evil.example' }],
  ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['what the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
]

const GUARDED = DOORS.filter(({ letsIn }) => letsIn !== 'everyone')
const isRefusal = (status: number) => status === 401 || status === 403

describeOnBothDatabases('Every door', (database) => {
  let site: TestSite
  let routes: Registered[]
  let callers: Awaited<ReturnType<typeof makeCallers>>
  let accounts: number

  beforeAll(async () => {
    ;[site, routes] = await listRoutes(() => openTestSite(database))
    callers = await makeCallers(site)
    accounts = (await site.services.stores.staff.list()).length
  })
  afterAll(() => site.close())

  it('is in the table', async () => {
    const calls = listCalls(routes, listPages((await loadBuiltPages()).build))
    expect(calls).toEqual(DOORS.map(({ call }) => call).sort())
  })

  it('of the API is described, with the statuses of its guards', () => {
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
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    expect(described.sort()).toEqual([...new Set(shown)].sort())
  })

  it.each(GUARDED)('$call is refused to whom the table refuses it', async (door) => {
    for (const role of ROLES) {
      const status = promised(door, role)
      if (!isRefusal(status) && status !== 302) continue
      for (const answer of await callers.ask(door, role)) {
        if (status !== 302) expectProblem(answer, status)
        else {
          expect(answer.statusCode, role).toBe(302)
          expect(answer.headers['location']).toMatch(/^\/admin\/login(\?|$)/)
        }
      }
    }
  })

  describe.each(EVERY_WRITE)('%s', (call) => {
    it.each(OTHER_ORIGINS)('is refused to the cookie that comes from %s', async (_what, from) => {
      const headers = { ...cookieOf(await callers.living('admin')), ...from }
      expectProblem(await knock(site.app, call, headers), 403)
    })
  })

  it.each([
    '/Admin/Dashboard/Accounts',
    '/admin//dashboard/accounts',
    '//admin/dashboard',
    '/admin/dashboard/accounts.data',
    '/admin/dashboard.data?_routes=admin%2Fdashboard',
    '/admin%2Fdashboard',
    '/%61dmin/dashboard',
    '/en/admin/dashboard',
    '/allNotices/../admin/dashboard',
    '/api/../admin/dashboard',
    '/admin/dashboard/?x=/admin/login',
  ])('is no more open where it is written %s', async (url) => {
    const answer = await site.app.inject({ url })
    expect([202, 302, 404]).toContain(answer.statusCode)
    expect(answer.payload).not.toContain('sidebar')
    if (answer.statusCode === 202) expect(answer.payload).toContain('/admin/login')
  })

  it('changed nothing while it was refused', async () => {
    expect(await site.services.stores.findContentVersion()).toEqual({ version: 0, changedAt: null })
    expect(await site.services.stores.staff.list()).toHaveLength(accounts)
  })

  it('changes nothing where it is a GET', async () => {
    const { database: rows, stores } = site.services
    const look = async () => [
      await stores.findContentVersion(),
      await rows.selectFrom('historyEntry').selectAll().execute(),
      await rows.selectFrom('session').select('id').execute(),
    ]
    const headers = bearer(await callers.living('admin'))
    const before = await look()
    for (const { call } of DOORS.filter((door) => door.call.startsWith('GET '))) {
      await knock(site.app, call, headers)
    }
    expect(await look()).toEqual(before)
  })

  // What stands on no guard and what React draws is the same on both.
  const opened = DOORS.filter(
    ({ call, letsIn }) => database === 'SQLite' || (letsIn !== 'everyone' && !isStaffPage(call)),
  )
  it.each(opened)('$call answers $gets to whom it lets in ($letsIn), HEAD alike', async (door) => {
    for (const role of ROLES) {
      const status = promised(door, role)
      if (door.letsIn !== 'everyone' && (isRefusal(status) || status === 302)) continue
      for (const answer of await callers.ask(door, role)) {
        expect(answer.statusCode, `${role}: ${answer.payload.slice(0, 300)}`).toBe(status)
      }
    }
    if (!door.call.startsWith('GET ')) return
    const headers = cookieOf(await callers.living('admin'))
    const head = await knock(site.app, door.call.replace('GET', 'HEAD'), headers)
    expect(head).toMatchObject({ statusCode: promised(door, 'admin'), payload: '' })
  })

  it.each(EVERY_WRITE.filter((call) => call !== 'POST /api/admin/logout'))(
    '%s is open to a living session from the own pages, or from a program',
    async (call) => {
      const token = await callers.living('admin')
      const own = [
        { ...bearer(token), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { ...cookieOf(token), 'sec-fetch-site': 'same-origin' },
        { ...cookieOf(token), host: 'school.example', origin: 'http://school.example' },
      ]
      for (const headers of own) {
        expect([401, 403]).not.toContain((await knock(site.app, call, headers)).statusCode)
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
