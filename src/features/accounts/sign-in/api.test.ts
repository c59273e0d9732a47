import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  openTestSite,
  type TestSite,
} from '../../../../tests/build-app.ts'
import { expectProblem, itAnswers } from '../../../../tests/scenarios.ts'
import { hashPassword } from '../password.ts'

const PASSWORD = 'correct horse'

let site: TestSite
let lastHost = 0
/** An unused address from the documentation networks. */
function newAddress(): string {
  lastHost += 1
  return `198.51.${lastHost >> 8}.${lastHost & 255}`
}

async function open(database: 'SQLite' | 'PostgreSQL', environment = {}) {
  site = await openTestSite(database, environment)
  const passwordHash = await hashPassword(PASSWORD)
  await site.services.stores.accounts.create({ username: 'admin', passwordHash, role: 'admin' })
}

interface Attempt {
  username?: string
  password?: string
  from?: string
  headers?: Record<string, string>
}

const signIn = ({ username = 'admin', password = PASSWORD, from, headers }: Attempt = {}) =>
  site.request({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress: from ?? newAddress(),
    payload: { username, password },
    ...(headers && { headers }),
  })

async function failures(count: number, attempt: (index: number) => Attempt): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { statusCode } = await signIn({ password: 'wrong', ...attempt(index) })
    expect(statusCode).toBe(401)
  }
}

describeOnBothDatabases('Signing in', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())
  afterEach(async () => {
    await site.services.database.deleteFrom('signInFailure').execute()
    await site.services.database.deleteFrom('knownAddress').execute()
  })

  it('returns a token, in the body and as a cookie, that works as a session', async () => {
    const response = await signIn()
    expect(response.statusCode).toBe(200)
    const { token, expiresAt } = response.json()
    expect(response.json()).toEqual({ token, expiresAt })
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000)
    const attributes = String(response.headers['set-cookie']).split('; ')
    expect(attributes.sort()).toEqual(
      [`adminToken=${token}`, 'Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax'].sort(),
    )
    expect(response.headers['cache-control']).toBe('no-store')
    const asBearer = await site.request({ url: '/api/admin/me', as: token })
    expect(asBearer.json()).toMatchObject({ username: 'admin', role: 'admin' })
    const headers = { cookie: `adminToken=${token}` }
    expect((await site.request({ url: '/api/admin/me', headers })).json()).toEqual(asBearer.json())
    expect(asBearer.payload).not.toMatch(/hash|argon/i)
  })

  it('ends only the browser’s previous session', async () => {
    const before = (await signIn()).json<{ token: string }>().token
    const elsewhere = (await signIn()).json<{ token: string }>().token
    await signIn({ headers: { cookie: `adminToken=${before}` } })
    const statusOf = async (as: string) =>
      (await site.request({ url: '/api/admin/me', as })).statusCode
    expect([await statusOf(before), await statusOf(elsewhere)]).toEqual([401, 200])
  })

  it.each([' Admin ', 'ADMIN', 'ａｄｍｉｎ', 'ad\u200bmin'])(
    'accepts %j as admin',
    async (username) => {
      expect((await signIn({ username })).statusCode).toBe(200)
    },
  )

  it('gives the same answer for a wrong name and a wrong password', async () => {
    const wrongName = await signIn({ username: 'nobody' })
    const wrongPassword = await signIn({ password: 'wrong' })
    expect(expectProblem(wrongName, 401)).toMatchObject({ message: 'Invalid credentials' })
    expect(wrongPassword.json()).toEqual(wrongName.json())
    expect(wrongName.headers['set-cookie']).toBeUndefined()
    expect(Object.keys(wrongName.headers).sort()).toEqual(Object.keys(wrongPassword.headers).sort())
  })

  itAnswers(
    () => site,
    [
      { asks: 'POST /api/admin/login', json: {}, gets: 400, naming: ['username', 'password'] },
      {
        asks: 'POST /api/admin/login',
        json: { username: ' ', password: '' },
        gets: 400,
        naming: ['username', 'password'],
      },
      {
        asks: 'POST /api/admin/login',
        json: { username: { $ne: '' }, password: ['x'] },
        gets: 400,
        naming: ['username', 'password'],
      },
      {
        asks: 'POST /api/admin/login',
        json: { username: "' or 1=1 --", password: '\0' },
        gets: 401,
        lacking: 'token"',
      },
    ],
  )

  it('is refused for an address after ten failures there, for any names', async () => {
    const from = newAddress()
    await failures(10, (index) => ({ from, username: `name ${index}` }))
    const refused = await signIn({ from })
    expectProblem(refused, 429)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)
    expect((await signIn({ from: newAddress() })).statusCode).toBe(200)
  })

  it('is refused for an IPv6 network after ten failures from any of its addresses', async () => {
    await failures(10, (index) => ({ from: `2001:db8:7:7::${index + 1}` }))
    expect((await signIn({ from: '2001:db8:7:7:ffff::1' })).statusCode).toBe(429)
    expect((await signIn({ from: '::ffff:198.51.100.200' })).statusCode).toBe(429)
    await site.services.database.deleteFrom('signInFailure').execute()
    expect((await signIn({ from: '2001:db8:7:7::1' })).statusCode).toBe(200)
  })

  it('is refused to unknown addresses for a name after ten failures from many addresses', async () => {
    await failures(10, () => ({}))
    expect((await signIn()).statusCode).toBe(429)
    expect((await signIn({ username: ' ADMIN' })).statusCode).toBe(429)
    expect((await signIn({ username: 'another', password: 'x' })).statusCode).toBe(401)
  })

  it('stays possible from an address that the account has used before, after any failures elsewhere', async () => {
    const home = newAddress()
    expect((await signIn({ from: home })).statusCode).toBe(200)
    await failures(10, () => ({}))
    expect((await signIn()).statusCode).toBe(429)
    expect((await signIn({ from: home })).statusCode).toBe(200)
    // A known address has the same limit of guesses as any other.
    await failures(10, () => ({ from: home }))
    expect((await signIn({ from: home })).statusCode).toBe(429)
  })

  it('stays possible at an address for each account that has signed in there, after failures with other names', async () => {
    const school = newAddress()
    const passwordHash = await hashPassword(PASSWORD)
    const { _id } = await site.services.stores.accounts.create({
      username: 'clerk',
      passwordHash,
      role: 'editor',
    })
    expect((await signIn({ from: school })).statusCode).toBe(200)
    expect((await signIn({ from: school, username: 'clerk' })).statusCode).toBe(200)
    await failures(10, (index) => ({ from: school, username: `name ${index}` }))
    expect((await signIn({ from: school, username: 'name 11' })).statusCode).toBe(429)
    expect((await signIn({ from: school })).statusCode).toBe(200)
    // Guesses at one account count only for that account.
    await failures(10, () => ({ from: school, username: 'clerk' }))
    expect((await signIn({ from: school, username: 'clerk' })).statusCode).toBe(429)
    expect((await signIn({ from: school })).statusCode).toBe(200)
    await site.services.stores.accounts.remove(_id)
  })

  it('is possible again everywhere once an admin has set a new password', async () => {
    const { accounts } = site.services.stores
    const passwordHash = await hashPassword(PASSWORD)
    const { _id } = await accounts.create({ username: 'clerk', passwordHash, role: 'editor' })
    const admin = (await signIn()).json<{ token: string }>().token
    const [home, school] = [newAddress(), newAddress()]
    expect((await signIn({ from: home, username: 'clerk' })).statusCode).toBe(200)
    for (const from of [home, school]) {
      await failures(10, () => ({ from, username: 'clerk' }))
      expect((await signIn({ from, username: 'clerk' })).statusCode).toBe(429)
    }
    const password = 'three ducks by the pond'
    const reset = { method: 'PUT', url: `/api/admin/accounts/${_id}`, as: admin } as const
    const role = { role: 'editor', currentPassword: PASSWORD }
    expect((await site.request({ ...reset, payload: role })).statusCode).toBe(200)
    expect((await signIn({ username: 'clerk' })).statusCode).toBe(429)
    await failures(3, () => ({ username: 'admin' }))
    expect(
      (await site.request({ ...reset, payload: { password, currentPassword: PASSWORD } }))
        .statusCode,
    ).toBe(200)
    for (const from of [home, school, newAddress()]) {
      expect((await signIn({ from, username: 'clerk', password })).statusCode, from).toBe(200)
    }
    // The failures of other names still count.
    const left = await site.services.database
      .selectFrom('signInFailure')
      .select('username')
      .distinct()
      .execute()
    expect(left).toEqual([{ username: 'admin' }])
    await accounts.remove(_id)
  })

  it('counts failures of a known account and address neither for the address nor for unknown addresses', async () => {
    const school = newAddress()
    expect((await signIn({ from: school })).statusCode).toBe(200)
    await failures(10, () => ({ from: school }))
    await failures(1, () => ({ from: school, username: 'a new account' }))
    expect((await signIn()).statusCode).toBe(200)
  })

  it('clears the failures of a name at an address after a successful sign-in', async () => {
    const from = newAddress()
    for (let round = 0; round < 3; round += 1) {
      await failures(9, () => ({ from }))
      expect((await signIn({ from })).statusCode).toBe(200)
    }
  })

  it('does not clear failures of one account when another account signs in', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const { _id } = await site.services.stores.accounts.create({
      username: 'insider',
      passwordHash,
      role: 'editor',
    })
    const from = newAddress()
    await failures(9, () => ({ from }))
    expect((await signIn({ from, username: 'insider' })).statusCode).toBe(200)
    await failures(1, () => ({ from }))
    expect((await signIn({ from })).statusCode).toBe(429)
    await site.services.stores.accounts.remove(_id)
  })

  it('is possible again when the failures are 15 minutes old', async () => {
    const from = newAddress()
    await failures(10, () => ({ from }))
    expect((await signIn({ from })).statusCode).toBe(429)
    await site.services.database
      .updateTable('signInFailure')
      .set({ failedAt: new Date(Date.now() - 15 * 60 * 1000 - 1).toISOString() })
      .execute()
    expect((await signIn({ from })).statusCode).toBe(200)
  })

  it('is not delayed further by attempts that were refused without a password check', async () => {
    const from = newAddress()
    await failures(10, () => ({ from }))
    for (let index = 0; index < 5; index += 1) await signIn({ from })
    const rows = await site.services.database.selectFrom('signInFailure').select('id').execute()
    expect(rows).toHaveLength(10)
  })

  it('checks no more than ten of a hundred concurrent guesses', async () => {
    const from = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signIn({ from, password: 'wrong' })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  })

  it('ignores forwarding headers of the request if no proxy is trusted', async () => {
    const from = newAddress()
    const claims = (index: number) => ({
      'x-forwarded-for': `192.0.2.${index}`,
      'x-real-ip': `192.0.2.${index}`,
      forwarded: `for=192.0.2.${index}`,
    })
    await failures(10, (index) => ({ from, headers: claims(index), username: `n${index}` }))
    expect((await signIn({ from, headers: claims(99) })).statusCode).toBe(429)
  })
})

describeOnBothDatabases('Failures to sign in', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  it('are deleted when they no longer count, in any number', async () => {
    const { database: rows, stores } = site.services
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const failure = (id: string, failedAt: string) => ({
      id,
      username: id,
      address: id,
      isKnown: 0,
      failedAt,
    })
    const old = Array.from({ length: 2500 }, (_, index) => failure(`old ${index}`, minutesAgo(16)))
    await rows.insertInto('signInFailure').values(old).execute()
    await rows
      .insertInto('signInFailure')
      .values([failure('recent', minutesAgo(14)), failure('of the future', minutesAgo(-60))])
      .execute()
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 0)
    await stores.signInLimit.purge()
    clearInterval(timer)
    const left = await rows.selectFrom('signInFailure').select('id').execute()
    expect(left).toEqual([{ id: 'recent' }])
    // The event loop can answer other requests between two batches.
    expect(ticks).toBeGreaterThan(0)
  })
})

describe('Signing in behind a proxy', () => {
  beforeAll(() => open('SQLite', { TRUST_PROXY: 'on', PUBLIC_URL: 'https://school.example' }))
  afterAll(() => site.close())

  it('counts by the address that the proxy reports, not by the address that the visitor claims', async () => {
    const from = newAddress()
    await failures(10, (index) => ({
      from,
      username: `name ${index}`,
      headers: { 'x-forwarded-for': `192.0.2.${index}, 203.0.113.9` },
    }))
    const claim = { 'x-forwarded-for': '192.0.2.200, 203.0.113.9' }
    expect((await signIn({ from, headers: claim })).statusCode).toBe(429)
    const other = { 'x-forwarded-for': '203.0.113.10' }
    expect((await signIn({ from, headers: other })).statusCode).toBe(200)
  })

  it.each([
    ['203.0.113.20', (port: number) => `192.0.2.1, 203.0.113.20:${port}`],
    ['2001:db8:20::1', (port: number) => `[2001:db8:20::1]:${port}`],
  ])('counts the attempts of %s from every port together', async (address, writtenAt) => {
    const from = newAddress()
    await failures(10, (index) => ({
      from,
      username: `port ${index} ${address}`,
      headers: { 'x-forwarded-for': writtenAt(50_000 + index) },
    }))
    const headers = { 'x-forwarded-for': address }
    expect((await signIn({ from, headers })).statusCode).toBe(429)
  })

  it('sets the cookie as Secure if the site uses https', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.11' }
    const response = await signIn({ headers })
    expect(String(response.headers['set-cookie']).split('; ')).toContain('Secure')
    expect(response.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })
})
