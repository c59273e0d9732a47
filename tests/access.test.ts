import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothDatabases, openTestSite, sharedSite, type TestSite } from './build-app.ts'
import { ENCODED_SEPARATORS } from './access/aliases.ts'
import { ALL_CALLS, EVERY_WRITE } from './access/all-calls.ts'
import {
  ACCESS_MATRIX,
  expectedStatus,
  isGuarded,
  NEEDS_PASSWORD,
  OWN_PAGES_WRITES,
  type Role,
  ROLES,
} from './access/matrix.ts'
import { bearer, cookieOf, isStaffPage, probe, makeCallers } from './access/probe.ts'
import { listRoutes, type Registered } from './access/routes.ts'
import { expectProblem } from './scenarios.ts'
import { makeWrite } from './valid-writes.ts'

const OTHER_ORIGINS: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['this host on another port', { origin: 'http://localhost:8080' }],
  ['this host by another protocol', { origin: 'https://localhost' }],
  ['a host whose name begins with this one', { origin: 'http://localhost.evil.example' }],
  ['a request that the browser marks cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a request that the browser marks same-site', { 'sec-fetch-site': 'same-site' }],
]

/** Every page of the office contains it. */
const OFFICE_MENU = 'side-nav'

const GUARDED = ACCESS_MATRIX.filter(({ allows }) => allows !== 'everyone')
/** The code of each refusal: the status alone does not show which guard refused. */
const REFUSALS: Record<Role, string> = {
  visitor: 'not-signed-in',
  'dead session': 'not-signed-in',
  'other site': 'other-site',
  editor: 'admins-only',
  admin: 'nothing is refused to an admin',
}
/** The kinds of problems for an empty body and an unknown id after the guard. */
const KINDS: Record<number, string> = {
  400: 'invalid-input',
  404: 'not-found',
  409: 'setting-missing',
}
const isRefusal = (status: number) => status === 401 || status === 403

describeOnBothDatabases('Every route', (database) => {
  let site: TestSite
  let routes: Registered[]
  let callers: Awaited<ReturnType<typeof makeCallers>>
  let accounts: number

  beforeAll(async () => {
    ;[site, routes] = await listRoutes(() => openTestSite(database))
    callers = await makeCallers(site)
    accounts = (await site.services.stores.accounts.list()).length
  })
  afterAll(() => site.close())

  it('is in the access matrix', () => {
    expect(ALL_CALLS).toEqual(ACCESS_MATRIX.map(({ call }) => call).sort())
  })

  it('of the API is described, with the statuses of its guards', () => {
    const { paths } = site.app.swagger() as unknown as {
      paths: Record<string, Record<string, { responses: object }>>
    }
    for (const call of EVERY_WRITE) {
      const [method, url] = call.split(' ') as [string, string]
      const described = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
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

  it.each(GUARDED)('$call is refused to everyone outside its access rule', async (rule) => {
    for (const role of ROLES) {
      const status = expectedStatus(rule, role)
      if (!isRefusal(status) && status !== 302) continue
      for (const answer of await callers.ask(rule, role)) {
        if (status !== 302) {
          expect(expectProblem(answer, status).code, role).toBe(REFUSALS[role])
        } else {
          expect(answer.statusCode, role).toBe(302)
          expect(answer.headers['location']).toMatch(/^\/admin\/login(\?|$)/)
        }
      }
    }
  })

  describe.each([...EVERY_WRITE, ...OWN_PAGES_WRITES])('%s', (call) => {
    let cookie: Record<string, string>
    beforeAll(async () => {
      cookie = cookieOf(await callers.openSession('admin'))
    })

    it.each(OTHER_ORIGINS)('is refused with the cookie from %s', async (_what, from) => {
      const headers = { ...cookie, ...from }
      const problem = expectProblem(await probe(site.app, call, headers), 403)
      expect(problem.code).toBe('other-site')
    })
  })

  it.each([
    '/Admin/Dashboard/Accounts',
    '/admin//dashboard/accounts',
    '//admin/dashboard',
    '/admin/dashboard/accounts.data',
    '/admin/dashboard.data?_routes=admin%2Fdashboard',
    '/admin.html',
    '/admin%2Fdashboard',
    '/%61dmin/dashboard',
    '/en/admin/dashboard',
    '/allNotices/../admin/dashboard',
    '/api/../admin/dashboard',
    '/admin/dashboard/?x=/admin/login',
  ])('needs a session under the path %s too', async (url) => {
    const answer = await site.app.inject({ url })
    expect([202, 302, 404]).toContain(answer.statusCode)
    expect(answer.payload).not.toContain(OFFICE_MENU)
    if (answer.statusCode === 202) expect(answer.payload).toContain('/admin/login')
  })

  it('shows the menu of the office only to staff', async () => {
    const cookie = cookieOf(await callers.openSession('editor'))
    expect((await probe(site.app, 'GET /admin/dashboard', cookie)).payload).toContain(OFFICE_MENU)
    expect((await probe(site.app, 'GET /admin/login')).payload).not.toContain(OFFICE_MENU)
  })

  // The database makes no difference.
  const hidden = database === 'SQLite' ? ENCODED_SEPARATORS : []
  it.each(hidden)('is a 404 for staff and visitors under the path %s', async (url) => {
    const asVisitor = await probe(site.app, `GET ${url}`)
    const asAdmin = await probe(
      site.app,
      `GET ${url}`,
      cookieOf(await callers.openSession('admin')),
    )
    for (const answer of [asVisitor, asAdmin]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      if (url.startsWith('/api')) expectProblem(answer, 404)
    }
    expect(asAdmin.payload).toBe(asVisitor.payload)
  })

  // Shared caches use `s-maxage`; nginx obeys only this.
  const reads =
    database === 'SQLite' ? ACCESS_MATRIX.filter(({ call }) => call.startsWith('GET ')) : []
  it.each(reads)(
    '$call allows shared caching only if the answer is the same for everyone',
    async (rule) => {
      const { call } = rule
      const asAdmin = await probe(site.app, call, cookieOf(await callers.openSession('admin')))
      const asVisitor = await probe(site.app, call)
      for (const answer of [asAdmin, asVisitor]) {
        const isOffice = isGuarded(rule) || isStaffPage(call)
        const directives = answer.headers['cache-control']
        if (isOffice || answer.statusCode >= 300) expect(directives).toBe('no-store')
        else expect(directives).toMatch(/^(private, )?no-store$|^public, max-age=0$|\bs-maxage=\d+/)
      }
      if (!String(asAdmin.headers['cache-control']).includes('s-maxage')) return
      expect(asAdmin.headers['set-cookie']).toBeUndefined()
      expect(asAdmin.rawPayload.equals(asVisitor.rawPayload)).toBe(true)
    },
  )

  it('changes nothing when it is refused', async () => {
    expect(await site.services.stores.findContentVersion()).toEqual({ version: 0, changedAt: null })
    expect(await site.services.stores.accounts.list()).toHaveLength(accounts)
  })

  it('changes nothing with GET', async () => {
    const { database: rows, stores } = site.services
    const readState = async () => [
      await stores.findContentVersion(),
      await rows.selectFrom('historyEntry').selectAll().execute(),
      await rows.selectFrom('session').select('id').execute(),
    ]
    const headers = bearer(await callers.openSession('admin'))
    const before = await readState()
    for (const { call } of ACCESS_MATRIX.filter((rule) => rule.call.startsWith('GET '))) {
      await probe(site.app, call, headers)
    }
    expect(await readState()).toEqual(before)
  })

  // Unguarded calls and pages give the same answer on both databases.
  const opened = ACCESS_MATRIX.filter(
    (rule) => database === 'SQLite' || (isGuarded(rule) && !isStaffPage(rule.call)),
  )
  it.each(opened)(
    '$call answers $gets to everyone its access rule allows ($allows), and the same to HEAD',
    async (rule) => {
      for (const role of ROLES) {
        const status = expectedStatus(rule, role)
        if (rule.allows !== 'everyone' && (isRefusal(status) || status === 302)) continue
        for (const answer of await callers.ask(rule, role)) {
          expect(answer.statusCode, `${role}: ${answer.payload.slice(0, 300)}`).toBe(status)
          const isProblem = /problem/.test(String(answer.headers['content-type']))
          if (isProblem) expect(answer.json()).toHaveProperty('type', `/api/docs#${KINDS[status]}`)
        }
      }
      if (!rule.call.startsWith('GET ')) return
      const headers = cookieOf(await callers.openSession('admin'))
      const head = await probe(site.app, rule.call.replace('GET', 'HEAD'), headers)
      expect(head).toMatchObject({ statusCode: expectedStatus(rule, 'admin'), payload: '' })
    },
  )

  it.each(EVERY_WRITE.filter((call) => call !== 'POST /api/admin/logout'))(
    '%s is open to a live session from the site’s own pages or from a program',
    async (call) => {
      const token = await callers.openSession('admin')
      const own = [
        { ...bearer(token), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { ...cookieOf(token), 'sec-fetch-site': 'same-origin' },
        { ...cookieOf(token), host: 'school.example', origin: 'http://school.example' },
      ]
      for (const headers of own) {
        expect([401, 403]).not.toContain((await probe(site.app, call, headers)).statusCode)
      }
    },
  )
})

describe('A call that cannot be undone', () => {
  const site = sharedSite('SQLite')

  it.each(NEEDS_PASSWORD)('%s needs the password of the admin again', async (call) => {
    const token = await site.signIn('admin')
    const { account } = (await site.services.stores.accounts.findSession(token))!
    const write = await makeWrite(site, call, { token, accountId: account._id })
    const { version } = await site.services.stores.findContentVersion()
    const bin = await site.services.stores.bin.list()
    const remoteAddress = `198.51.100.${NEEDS_PASSWORD.indexOf(call)}`
    const send = (currentPassword?: string) => {
      const payload = JSON.stringify({ currentPassword })
      const headers = { ...write.headers, 'content-length': String(payload.length) }
      return site.request({ ...write, payload, headers, remoteAddress })
    }
    const refused = expectProblem(await send(), 400, ['currentPassword'])
    expect(refused.errors).toMatchObject([{ code: 'fill-in' }])
    for (let count = 0; count < 10; count += 1) {
      const guessed = expectProblem(await send('a wrong one'), 400, ['currentPassword'])
      expect(guessed.errors).toMatchObject([{ code: 'current-password-wrong' }])
    }
    expectProblem(await send('a wrong one'), 429)
    expect(await site.services.stores.findContentVersion()).toMatchObject({ version })
    expect(await site.services.stores.bin.list()).toEqual(bin)
    const authorization = `Bearer ${await site.signIn('admin')}`
    const done = await site.request({ ...write, headers: { ...write.headers, authorization } })
    expect(done.statusCode, done.payload).toBeLessThan(300)
  })
})

describe('A site with PUBLIC_URL', () => {
  const site = sharedSite('SQLite', { PUBLIC_URL: 'https://school.example' })

  it('accepts writes with the cookie from its own address, for any host that a proxy sends', async () => {
    const headers = { ...cookieOf(await site.signIn()), host: '127.0.0.1:3000' }
    const remove = { method: 'DELETE', url: '/api/notices/unknown' } as const
    const own = { ...headers, origin: 'https://school.example' }
    expect((await site.request({ ...remove, headers: own })).statusCode).toBe(404)
    const other = { ...headers, origin: 'https://evil.example' }
    const problem = expectProblem(await site.request({ ...remove, headers: other }), 403)
    expect(problem.code).toBe('other-site')
  })
})
