import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../../../tests/build-app.ts'
import { addUnreached, markReached, newFollower, WANTS } from '../../../tests/made-follower.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import type { NewFollower } from './schema.ts'

const PUBLIC_URL = 'https://school.example'

let site: TestSite
let lastHost = 0
/** Each call is from an unused address, because calls of one address are limited. */
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: '' | '/find',
  payload?: object | string,
  more: { remoteAddress?: string; headers?: Record<string, string> } = {},
) => {
  lastHost += 1
  return site.request({
    method,
    url: `/api/follow${path}`,
    remoteAddress: `198.51.${lastHost >> 8}.${lastHost & 255}`,
    ...(payload !== undefined && { payload }),
    ...more,
  })
}
const follow = (body: object) => call('POST', '', body)
const find = (endpoint: string) => call('POST', '/find', { endpoint })
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const rows = () => site.services.database.selectFrom('pushSubscription').selectAll().execute()

/** A valid request with another value at a path such as `subscription.keys.auth`. */
function without(path: string, value?: unknown): object {
  const body = structuredClone(newFollower()) as unknown as Record<string, unknown>
  const names = path.split('.')
  let parent = body
  for (const name of names.slice(0, -1)) parent = parent[name] as Record<string, unknown>
  parent[names.at(-1)!] = value
  return body
}

describeOnBothDatabases('Following', (database) => {
  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL })
  })
  afterAll(() => site.close())

  it('offers the school’s key, and all kinds and topics', async () => {
    const answer = await call('GET', '')
    expect(answer.json()).toEqual({
      isOn: true,
      publicKey: (await site.services.stores.following.key()).publicKey,
      kinds: DOCUMENT_KINDS,
      topics: TOPICS,
    })
  })

  it('stores a new phone, and changes its choice when it asks again', async () => {
    const follower = newFollower()
    const { endpoint } = follower.subscription
    expect((await find(endpoint)).statusCode).toBe(404)
    const created = await follow(follower)
    expect([created.statusCode, created.json()]).toEqual([201, { wants: WANTS }])
    expect((await find(endpoint)).json()).toEqual({ wants: WANTS })

    const wants = { closures: false, kinds: ['news'], topics: [], shift: 'Day' }
    const again = await follow({ ...follower, wants })
    expect([again.statusCode, again.json()]).toEqual([200, { wants }])
    expect((await find(endpoint)).json()).toEqual({ wants })
    expect((await rows()).filter((row) => row.endpoint === endpoint)).toHaveLength(1)
  })

  it('stores one row for a phone that asks several times at once', async () => {
    const follower = newFollower()
    const answers = await Promise.all(Array.from({ length: 5 }, () => follow(follower)))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 201])
  })

  it('stores each kind and topic once, in the order of the registry', async () => {
    const wants = { ...WANTS, kinds: ['news', 'notices', 'news'], topics: ['exam', 'admission'] }
    expect((await follow({ ...newFollower(), wants })).json()).toEqual({
      wants: { ...WANTS, kinds: ['notices', 'news'], topics: ['admission', 'exam'] },
    })
  })

  it('follows on with the new subscription of the browser', async () => {
    const [old, later] = [newFollower(), newFollower()]
    await follow(old)
    const oldEndpoint = old.subscription.endpoint
    const { subscription } = later
    const answer = await call('PUT', '', { oldEndpoint, subscription })
    expect([answer.statusCode, answer.json()]).toEqual([200, { wants: WANTS }])
    expect((await find(oldEndpoint)).statusCode).toBe(404)
    expect((await find(subscription.endpoint)).statusCode).toBe(200)
    expectProblem(await call('PUT', '', { oldEndpoint, subscription }), 404)
  })

  it('ends with one call, also if the phone is unknown', async () => {
    const follower = newFollower()
    await follow(follower)
    const { endpoint } = follower.subscription
    expect((await call('DELETE', '', { endpoint })).statusCode).toBe(204)
    expect((await find(endpoint)).statusCode).toBe(404)
    expect((await call('DELETE', '', { endpoint })).statusCode).toBe(204)
  })

  it('changes no page, so that cached pages stay valid, and has no history', async () => {
    const before = await site.services.stores.findContentVersion()
    const follower = newFollower()
    await follow(follower)
    await call('DELETE', '', { endpoint: follower.subscription.endpoint })
    expect(await site.services.stores.findContentVersion()).toEqual(before)
    expect(await site.services.database.selectFrom('historyEntry').select('id').execute()).toEqual(
      [],
    )
  })

  it.each([
    'http://fcm.googleapis.com/1',
    'https://127.0.0.1/',
    'https://169.254.169.254/',
    'https://fcm.googleapis.com.evil.example/',
    'https://fcm.googleapis.com:8443/',
    'https://u:p@fcm.googleapis.com/',
    `https://fcm.googleapis.com/${'x'.repeat(1001 - 'https://fcm.googleapis.com/'.length)}`,
    'javascript:alert(1)',
  ])('refuses the endpoint %s, and stores nothing', async (endpoint) => {
    const before = await rows()
    const body = without('subscription.endpoint', endpoint)
    const old = newFollower()
    const answers = [
      await follow(body),
      await call('PUT', '', {
        oldEndpoint: old.subscription.endpoint,
        subscription: (body as NewFollower).subscription,
      }),
    ]
    for (const answer of answers) {
      const problem = expectProblem(answer, 400, ['subscription.endpoint'])
      expect(problem).toMatchObject({
        code: 'push-service',
        detail: "This browser's push service is not known here.",
      })
      expect(answer.payload).not.toContain(endpoint)
    }
    expect(await rows()).toEqual(before)
  })

  it('sends no request when it stores an endpoint', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    let connections = 0
    server.on('connection', (socket) => {
      connections += 1
      socket.destroy()
    })
    const { port } = server.address() as { port: number }
    await follow(without('subscription.endpoint', `https://127.0.0.1:${port}/`))
    server.close()
    expect(connections).toBe(0)
  })

  const point = Buffer.from(newFollower().subscription.keys.p256dh, 'base64url')
  const hybrid = Buffer.concat([Buffer.of(6), point.subarray(1)])
  it.each<[what: string, path: string, value: unknown]>([
    ['64 bytes', 'subscription.keys.p256dh', point.subarray(0, 64).toString('base64url')],
    [
      'a point that is not on the curve',
      'subscription.keys.p256dh',
      Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url'),
    ],
    ['another spelling of a point', 'subscription.keys.p256dh', hybrid.toString('base64url')],
    ['no base64url', 'subscription.keys.p256dh', 'ক'.repeat(87)],
    ['15 bytes', 'subscription.keys.auth', randomBytes(15).toString('base64url')],
    ['no keys', 'subscription.keys', undefined],
    ['an endpoint that is a number', 'subscription.endpoint', 5],
    ['no subscription', 'subscription', undefined],
    ['an unknown kind', 'wants.kinds.0', 'secrets'],
    ['an unknown topic', 'wants.topics.0', 'secrets'],
    ['an unknown shift', 'wants.shift', 'Night'],
    ['no wants', 'wants', undefined],
    ['wants of nothing', 'wants', { closures: false, kinds: [], topics: ['exam'] }],
    ['another language', 'language', 'fr'],
  ])('names the wrong field for %s at %s', async (_what, path, value) => {
    expectProblem(await follow(without(path, value)), 400, [path])
  })

  it('refuses a body that is too large or not JSON', async () => {
    const large = { ...newFollower(), more: 'x'.repeat(5000) }
    expect(expectProblem(await follow(large), 413).code).toBe('body-too-large')
    const headers = { 'content-type': 'application/json' }
    const broken = await call('POST', '', '{"subscription":', { headers })
    expect(expectProblem(broken, 400).code).toBe('json-invalid')
    const form = await call('POST', '', 'a=1', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expectProblem(form, 415)
  })

  it('accepts calls of the site’s own pages, and refuses those of other sites', async () => {
    const headers = { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }
    expect((await call('POST', '', newFollower(), { headers })).statusCode).toBe(201)
    for (const other of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await call('POST', '', newFollower(), { headers: other })
      expect(expectProblem(answer, 403).code).toBe('other-site')
    }
  })

  it('refuses the 21st call of an address in an hour, and no other address', async () => {
    const from = { remoteAddress: '203.0.113.9' }
    const follower = newFollower()
    const { endpoint } = follower.subscription
    const calls = [
      () => call('POST', '', follower, from),
      () => call('POST', '/find', { endpoint }, from),
      () => call('POST', '', {}, from),
      () => call('DELETE', '', { endpoint }, from),
    ]
    for (let index = 0; index < 20; index += 1)
      expect((await calls[index % 4]!()).statusCode).not.toBe(429)
    for (const one of calls) {
      const answer = await one()
      expect(expectProblem(answer, 429).code).toBe('follow-limit')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3600)
    }
    expect((await call('GET', '', undefined, from)).statusCode).toBe(200)
    expect((await follow(follower)).statusCode).toBe(201)
  })

  it('counts concurrent calls of an address, and all addresses of one IPv6 network together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call('POST', '/find', { endpoint: 'x' }, { remoteAddress: `2001:db8:1:2::${index}` }),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(10)
  })

  it('counts all addresses of a network of 48 bits together', async () => {
    const from = (subscriber: number) => ({ remoteAddress: `2001:db8:77:${subscriber}::1` })
    for (let index = 0; index < 200; index += 1)
      expect((await call('POST', '/find', { endpoint: 'x' }, from(index))).statusCode).toBe(404)
    const answer = await call('POST', '', newFollower(), from(500))
    expect(expectProblem(answer, 429).code).toBe('follow-limit')
    const other = await call('POST', '', newFollower(), { remoteAddress: '2001:db8:78::1' })
    expect(other.statusCode).toBe(201)
  })

  it('accepts 5,000 new phones of all addresses in an hour, and still serves its followers', async () => {
    const { database: tables } = site.services
    const known = newFollower()
    await follow(known)
    const newPhones = tables.updateTable('followCalls').where('address', '=', 'new phones')
    const { numUpdatedRows } = await newPhones.set({ calls: 4999 }).executeTakeFirst()
    expect(numUpdatedRows).toBe(1n)
    expect((await follow(newFollower())).statusCode).toBe(201)
    const before = (await rows()).length
    expect(expectProblem(await follow(newFollower()), 429).code).toBe('follow-limit')
    expect(await rows()).toHaveLength(before)
    expect((await follow({ ...known, language: 'en' })).statusCode).toBe(200)
    await newPhones.set({ calls: 0 }).execute()
  })

  it('welcomes the new subscription of a browser again, because anybody can invent it', async () => {
    const [old, later] = [newFollower(), newFollower()]
    await follow(old)
    await markReached(site)
    const { following: store } = site.services.stores
    const { id } = (await store.find(old.subscription.endpoint))!
    const welcomes = async () =>
      (
        await site.services.database
          .selectFrom('pushDelivery')
          .select('id')
          .where('subscriptionId', '=', id)
          .execute()
      ).length
    expect(await welcomes()).toBe(1)
    const oldEndpoint = old.subscription.endpoint
    const payload = { oldEndpoint, subscription: later.subscription }
    expect((await call('PUT', '', payload)).statusCode).toBe(200)
    expect(await store.find(later.subscription.endpoint)).toMatchObject({ id, isReached: false })
    expect(await welcomes()).toBe(2)
  })
})

describeOnBothDatabases('A site with a full list of followers', (database) => {
  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL, MAX_FOLLOWERS: '2' })
  })
  afterAll(() => site.close())

  it('refuses one more phone, also of several at once, and still serves its followers', async () => {
    const followers = Array.from({ length: 5 }, () => newFollower())
    const answers = await Promise.all(followers.map(follow))
    expect(statusesOf(answers)).toEqual([201, 201, 503, 503, 503])
    const full = answers.find(({ statusCode }) => statusCode === 503)!
    expect(expectProblem(full, 503)).toMatchObject({
      code: 'list-full',
      message: expect.stringContaining('The list is full'),
    })
    const stored = followers.find((_, index) => answers[index]!.statusCode === 201)
    expect((await follow(stored!)).statusCode).toBe(200)
    await call('DELETE', '', { endpoint: stored!.subscription.endpoint })
    expect((await follow(newFollower())).statusCode).toBe(201)
  })

  it('replaces a phone that was never reached by a new phone, but no other phone', async () => {
    await site.services.database.deleteFrom('pushSubscription').execute()
    await follow(newFollower())
    await markReached(site)
    const failing = await addUnreached(site)
    expect((await follow(newFollower())).statusCode).toBe(201)
    expect((await rows()).map(({ id }) => id)).not.toContain(failing)
    expectProblem(await follow(newFollower()), 503)
  })
})

describe('Following is possible', () => {
  it.each<[environment: Record<string, string>, isOn: boolean]>([
    [{}, false],
    [{ PUBLIC_URL: 'http://school.example' }, false],
    [{ PUBLIC_URL: 'http://localhost.school.example' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL }, true],
  ])('with the settings %j: %s', async (environment, isOn) => {
    site = await openTestSite('SQLite', environment)
    try {
      const state = (await call('GET', '')).json()
      expect([state.isOn, state.publicKey !== null]).toEqual([isOn, isOn])
      const key = await site.services.database.selectFrom('pushKey').select('id').execute()
      expect(key).toHaveLength(isOn ? 1 : 0)
      const answer = await follow(newFollower())
      if (isOn) expect(answer.statusCode).toBe(201)
      else {
        const problem = expectProblem(answer, 409)
        expect(problem.code).toBe('https-needed')
        expect(problem.message).toContain('PUBLIC_URL')
        expect(await rows()).toEqual([])
      }
    } finally {
      await site.close()
    }
  })

  it('at a push service that PUSH_HOSTS adds', async () => {
    site = await openTestSite('SQLite', { PUBLIC_URL, PUSH_HOSTS: '127.0.0.1:4471' })
    try {
      const added = without('subscription.endpoint', 'https://127.0.0.1:4471/push/1')
      expect((await follow(added)).statusCode).toBe(201)
      const other = without('subscription.endpoint', 'https://127.0.0.1:4472/push/1')
      expect((await follow(other)).statusCode).toBe(400)
    } finally {
      await site.close()
    }
  })
})
