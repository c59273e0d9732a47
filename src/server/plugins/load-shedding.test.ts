// @module-tag rest

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { cookieOf, expectStatus, sharedSite } from '../../../tests/build-app.ts'
import { ONE_SCHOOL } from '../shares.ts'

const MAX_WAITING = ONE_SCHOOL.waiting.ofAll

const site = sharedSite()
afterEach(() => vi.restoreAllMocks())

const get = (url: string, headers: Record<string, string> = {}) => site.request({ url, headers })

/** Fills the queue of costly answers until `empty` is called. */
async function fillQueue(): Promise<{ empty(): Promise<void> }> {
  const { workQueue } = site.app
  const { id } = site.services
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  const tasks: Promise<void>[] = []
  // The first tasks leave the queue, because they start.
  for (let turn = 0; turn < 20; turn += 1) {
    while (!workQueue.isFull(id)) tasks.push(workQueue.run(id, () => ended))
    await setImmediate()
  }
  return {
    async empty() {
      end()
      await Promise.all(tasks)
    },
  }
}

it('refuses only anonymous calls and uncached pages while the queue is full', async () => {
  const authorization = `Bearer ${await site.signIn()}`
  const cached = (await get('/allNotices')).payload
  const queue = await fillQueue()

  const api = await expectStatus(503, get('/api/notices'))
  expect(api.headers['content-type']).toContain('application/problem+json')
  expect(api.headers['retry-after']).toBe('5')
  const rare = await expectStatus(503, get('/allnews?q=rare'))
  expect(rare.headers['retry-after']).toBe('5')
  const [, style] = /<style>(.*)<\/style>/.exec(rare.payload)!
  const hash = createHash('sha256').update(style!).digest('base64')
  expect(rare.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`)
  expect(rare.payload).toContain('<html lang="bn">')

  expect((await get('/allNotices')).payload).toBe(cached)
  expect((await get('/api/admin/me', { authorization })).statusCode).toBe(200)
  expect((await get('/healthz')).statusCode).toBe(200)

  await queue.empty()
  expect((await get('/api/notices')).statusCode).toBe(200)
  expect((await get('/allnews?q=rare')).statusCode).toBe(200)
})

it('answers as many different pages at once as the queue has room for, and refuses further pages', async () => {
  const pages = Array.from({ length: 3 * MAX_WAITING }, (_, index) => `/allnews?q=word${index}`)
  const statuses = (await Promise.all(pages.map((url) => get(url)))).map((one) => one.statusCode)
  const answered = statuses.filter((status) => status === 200)
  expect(answered.length).toBeGreaterThanOrEqual(MAX_WAITING)
  expect(statuses.filter((status) => status === 503)).toHaveLength(pages.length - answered.length)
  expect(answered.length).toBeLessThan(pages.length)
})

it('answers any number of concurrent visitors of the same page', async () => {
  const visits = Array.from({ length: 3 * MAX_WAITING }, () => get('/allnews?q=same'))
  for (const { statusCode } of await Promise.all(visits)) expect(statusCode).toBe(200)
})

it('does not refuse a single visitor while the event loop is blocked again and again', async () => {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let visit = 0; visit < 10; visit += 1) {
    Atomics.wait(never, 0, 0, 400)
    expect((await get(`/allnews?q=slow${visit}`)).statusCode).toBe(200)
    expect((await get(`/api/notices?q=slow${visit}`)).statusCode).toBe(200)
  }
})

it('accepts requests with a valid session, and refuses forged tokens', async () => {
  const token = await site.signIn()
  const queue = await fillQueue()
  for (const path of ['/api/notices', '/api/admin/me', '/api/docs', '/api/nothing']) {
    const answers = await Promise.all([
      get(path, cookieOf('made-up')),
      get(path, { authorization: 'Bearer made-up' }),
      get(path, { authorization: 'Basic made-up' }),
    ])
    for (const { statusCode } of answers) expect(statusCode, path).toBe(503)
  }
  expect((await get('/api/notices', cookieOf(token))).statusCode).toBe(200)
  await expectStatus(200, get('/api/notices', { authorization: `Bearer ${token}` }))
  await queue.empty()
})

it('limits concurrent look-ups of forged tokens, and does not look up recently active staff', async () => {
  const token = await site.signIn()
  expect((await site.request({ url: '/api/admin/me', as: token })).statusCode).toBe(200)
  const queue = await fillQueue()
  const answers: (() => void)[] = []
  const find = vi
    .spyOn(site.services.stores.accounts, 'findSession')
    .mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(undefined))))
  const requests = Array.from({ length: 50 }, (_, index) =>
    site.request({ url: '/api/notices', headers: cookieOf(`made-up-${index}`) }),
  )
  expect((await site.request({ url: '/api/notices', as: token })).statusCode).toBe(200)
  expect(find.mock.calls.length).toBeLessThan(10)
  // Those of a later turn can ask after staff were answered.
  find.mockResolvedValue(undefined)
  for (const answer of answers) answer()
  for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(503)
  await queue.empty()
})

it.each([
  ['the sign-in page', { url: '/admin/login' }, 200],
  ['a page of the office', { url: '/admin/dashboard/createNotice' }, 302],
  ['the call to sign in', { method: 'POST', url: '/api/admin/login', payload: {} }, 400],
] as const)('answers %s to each address a few times', async (_name, request, status) => {
  const ask = (remoteAddress: string) => site.request({ ...request, remoteAddress })
  const queue = await fillQueue()
  const requests = await Promise.all(Array.from({ length: 30 }, () => ask('203.0.113.1')))
  const refused = requests.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(20)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
  for (const answer of requests) expect([status, 503]).toContain(answer.statusCode)
  expect((await ask('203.0.113.2')).statusCode).toBe(status)

  await queue.empty()
  expect((await ask('203.0.113.1')).statusCode).toBe(status)
})
