import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVERY_WRITE } from './access/all-calls.ts'
import {
  describeOnBothDatabases,
  emptyBin,
  listen,
  multipart,
  openTestSite,
  type TestSite,
} from './build-app.ts'
import { pdf } from './made-files.ts'
import { expectProblem } from './scenarios.ts'
import { makeWrite } from './valid-writes.ts'
import { itFor } from './tiers.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnBothDatabases('A request with an Idempotency-Key', (database) => {
  let site: TestSite
  beforeAll(async () => {
    // Phones can follow only a site with an address.
    site = await openTestSite(database, { PUBLIC_URL: 'http://localhost' })
    site.token = await site.signIn('admin')
  })
  afterAll(() => site.close())

  const notice = () => multipart({ title: 'ক', file: { name: 'ক.pdf', bytes: pdf() } })
  const post = async (key: string, { as = site.token, at = '/api/notices' } = {}) => {
    const { payload, headers } = await notice()
    return site.call(`POST ${at}`, payload, { as, headers: { ...headers, 'idempotency-key': key } })
  }
  const countNotices = async () =>
    (await site.request({ url: '/api/notices' })).json<object[]>().length
  const countEntries = async () => (await site.services.stores.history.list()).length

  // The same calls take a key on both databases.
  const calls = EVERY_WRITE.filter(
    (call) => call.startsWith('POST /api/') && !/\/admin\/(?!bin|history)/.test(call),
  )
  const tried = database === 'SQLite' ? calls : calls.slice(0, 1)
  const isFirst = (call: string) =>
    !/\/(news|downloads|results)|attachments|without-names/.test(call)
  itFor(tried, isFirst)('%s writes once and gives the same answer twice', async (call) => {
    const accountId = (await site.call('GET /api/admin/me')).json()._id
    const write = await makeWrite(site, call, { token: site.token, accountId })
    const request = { ...write, headers: { ...write.headers, 'idempotency-key': `key ${call}` } }
    const first = await site.app.inject(request)
    expect(first.statusCode, first.payload).toBeLessThan(300)
    const entries = await countEntries()
    const second = await site.app.inject(request)
    expect(second.payload).toBe(first.payload)
    expect(second.statusCode).toBe(first.statusCode)
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await countEntries()).toBe(entries)
  })

  it('creates one record if it is sent twice at once', async () => {
    const before = await countNotices()
    const files = (await site.listFiles()).length
    const answers = await Promise.all([post('at once'), post('at once'), post('at once')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
    expect(await countNotices()).toBe(before + 1)
    await expect.poll(async () => (await site.listFiles()).length).toBe(files + 1)
  })

  it('runs again after a failure', async () => {
    const before = await countNotices()
    const { payload, headers } = await multipart({ title: ' ' })
    const refused = await site.call('POST /api/notices', payload, {
      headers: { ...headers, 'idempotency-key': 'failed' },
    })
    expectProblem(refused, 400)
    expect((await post('failed')).statusCode).toBe(201)
    expect(await countNotices()).toBe(before + 1)
  })

  it('of a second account creates a second record', async () => {
    const other = await site.signIn()
    const [first, second] = [await post('shared'), await post('shared', { as: other })]
    expect(second.json()._id).not.toBe(first.json()._id)
  })

  it('is refused if its key belongs to a different call or is too long', async () => {
    await post('taken')
    const taken = await post('taken', { at: '/api/news' })
    expectProblem(taken, 400)
    expect(taken.json()).toMatchObject({ code: 'key-of-another-call' })
    expectProblem(await post('x'.repeat(101)), 400, ['Idempotency-Key'])
    expect((await post('x'.repeat(100))).statusCode).toBe(201)
  })

  it('is a new request after a day, because the old answer is deleted', async () => {
    const first = await post('old')
    const { stores, database: rows } = site.services
    await rows
      .updateTable('idempotentAnswer')
      .set({ createdAt: new Date(Date.now() - DAY_MS - 1000).toISOString() })
      .where('key', '=', 'old')
      .execute()
    const second = await post('old')
    expect(second.json()._id).not.toBe(first.json()._id)
    expect((await post('old')).json()._id).toBe(second.json()._id)
    await rows
      .updateTable('idempotentAnswer')
      .set({ createdAt: new Date(Date.now() - DAY_MS - 1000).toISOString() })
      .where('key', '=', 'old')
      .execute()
    await stores.idempotentAnswers.purge()
    const kept = await rows.selectFrom('idempotentAnswer').select('key').execute()
    expect(kept.map(({ key }) => key)).not.toContain('old')
    expect(kept.length).toBeGreaterThan(0)
  })

  it('stores and creates nothing of a record that is deleted for good', async () => {
    const { database: rows } = site.services
    const words = 'মুছে যাওয়ার কথা'
    const event = { kind: 'event', from: '2026-05-01', to: '2026-05-01' }
    const posts = [
      ['a notice', '/api/notices', { title: words, text: words }],
      ['an entry', '/api/calendar', { ...event, title: words }],
      ['a list', '/api/calendar/import', { rows: [{ ...event, title: `${words} ২` }] }],
    ] as const
    const repeat = async ([key, url, payload]: (typeof posts)[number]) => {
      const body = url === '/api/notices' ? await multipart(payload) : { payload }
      const headers = { ...('headers' in body && body.headers), 'idempotency-key': key }
      return site.request({ method: 'POST', url, as: site.token, ...body, headers })
    }
    const kept = await post('kept')
    for (const one of posts) expect((await repeat(one)).statusCode).toBeLessThan(300)
    const made = (
      await rows
        .selectFrom('calendarEntry')
        .select('id')
        .where('title', 'like', `${words}%`)
        .execute()
    ).map(({ id }) => `/api/calendar/${id}`)
    expect(made).toHaveLength(2)
    const { _id } = (await repeat(posts[0])).json()
    for (const url of [`/api/notices/${_id}`, ...made]) {
      expect((await site.call(`DELETE ${url}`)).statusCode).toBe(204)
    }
    const withWords = () =>
      rows
        .selectFrom('idempotentAnswer')
        .select('key')
        .where('answer', 'like', `%${words}%`)
        .execute()
    // Staff can still restore it from the bin.
    expect(await withWords()).toHaveLength(posts.length)
    await emptyBin(site)
    expect(await withWords()).toEqual([])
    const before = await countNotices()
    for (const one of posts) expectProblem(await repeat(one), 410)
    expect(await countNotices()).toBe(before)
    expect((await post('kept')).json()._id).toBe(kept.json()._id)
  })

  it('leaves no answer of an account that is deleted', async () => {
    const { stores, database: rows } = site.services
    const gone = await site.signIn()
    const { _id } = (await site.request({ url: '/api/admin/me', as: gone })).json()
    await post('of a deleted account', { as: gone })
    await stores.accounts.remove(_id)
    const kept = await rows.selectFrom('idempotentAnswer').select('key').execute()
    expect(kept.map(({ key }) => key)).not.toContain('of a deleted account')
  })
})

describe('A lost answer', () => {
  it('goes to the repeated request, which creates nothing', async () => {
    const site = await openTestSite()
    try {
      const port = await listen(site)
      const token = await site.signIn()
      const { payload, headers } = await multipart({
        title: 'ক',
        file: { name: 'ক.pdf', bytes: pdf() },
      })
      const head = [
        'POST /api/notices HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        'Idempotency-Key: lost',
        `Content-Type: ${headers['content-type']}`,
        `Content-Length: ${payload.length}`,
      ]
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(payload)
      // The connection drops after the record is written.
      for (;;) {
        if ((await site.services.stores.notices.list()).length > 0) break
        await setTimeout(5)
      }
      socket.destroy()
      const repeated = await fetch(`http://127.0.0.1:${port}/api/notices`, {
        method: 'POST',
        body: new Uint8Array(payload),
        headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': 'lost' },
      })
      expect(repeated.status).toBe(201)
      const [notice, ...more] = await site.services.stores.notices.list()
      expect(more).toEqual([])
      expect(((await repeated.json()) as { _id: string })._id).toBe(notice!._id)
    } finally {
      await site.close()
    }
  })
})
