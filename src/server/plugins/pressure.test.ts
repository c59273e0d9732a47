import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { cookieOf, listen, openTestSite, type TestSite } from '../../../tests/build-app.ts'
import { MAX_EVENT_LOOP_DELAY_MS } from './pressure.ts'

let site: TestSite
let url: string
beforeAll(async () => {
  site = await openTestSite('SQLite', {}, { maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS })
  url = `http://127.0.0.1:${await listen(site)}`
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => site.close())

const never = new Int32Array(new SharedArrayBuffer(4))

/** Blocks the event loop until the server notices, and leaves the processor to others. */
async function blockEventLoop(): Promise<void> {
  while (!site.app.isUnderPressure()) {
    Atomics.wait(never, 0, 0, 600)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })

it('refuses anonymous calls and uncached pages, and nothing else', async () => {
  const authorization = `Bearer ${await site.signIn()}`
  const kept = await (await get('/allNotices')).text()
  await blockEventLoop()
  const put = (path: string, headers?: Record<string, string>) =>
    site.request({ url: path, ...(headers && { headers }) })

  const api = await put('/api/notices')
  expect(api.statusCode).toBe(503)
  expect(api.headers['content-type']).toContain('application/problem+json')
  expect(api.headers['retry-after']).toBe('5')
  const rare = await put('/allnews?q=rare')
  expect(rare.statusCode).toBe(503)
  expect(rare.headers['retry-after']).toBe('5')
  const [, style] = /<style>(.*)<\/style>/.exec(rare.payload)!
  const hash = createHash('sha256').update(style!).digest('base64')
  expect(rare.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`)
  expect(rare.payload).toContain('<html lang="bn">')

  expect((await put('/allNotices')).payload).toBe(kept)
  expect((await put('/api/admin/me', { authorization })).statusCode).toBe(200)
  expect((await put('/healthz')).statusCode).toBe(200)

  await expect.poll(() => site.app.isUnderPressure(), { timeout: 10_000 }).toBe(false)
  expect((await get('/api/notices')).status).toBe(200)
  expect((await get('/allnews?q=rare')).status).toBe(200)
})

it('accepts requests with a live session, and refuses invented tokens', async () => {
  const token = await site.signIn()
  await blockEventLoop()
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await site.request({ url: path, headers })).statusCode
  for (const path of ['/api/notices', '/api/admin/me', '/api/docs', '/api/nothing']) {
    expect(await statusOf(path, cookieOf('made-up')), path).toBe(503)
    expect(await statusOf(path, { authorization: 'Bearer made-up' }), path).toBe(503)
    expect(await statusOf(path, { authorization: 'Basic made-up' }), path).toBe(503)
  }
  expect(await statusOf('/api/notices', cookieOf(token))).toBe(200)
  expect(await statusOf('/api/notices', { authorization: `Bearer ${token}` })).toBe(200)
})

it('looks up few invented tokens at once, and does not look up staff who were just active', async () => {
  const token = await site.signIn()
  expect((await site.request({ url: '/api/admin/me', as: token })).statusCode).toBe(200)
  await blockEventLoop()
  const answers: (() => void)[] = []
  const find = vi
    .spyOn(site.services.stores.accounts, 'findSession')
    .mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(undefined))))
  const requests = Array.from({ length: 50 }, (_, index) =>
    site.request({ url: '/api/notices', headers: cookieOf(`made-up-${index}`) }),
  )
  expect((await site.request({ url: '/api/notices', as: token })).statusCode).toBe(200)
  expect(find.mock.calls.length).toBeLessThan(10)
  for (const answer of answers) answer()
  for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(503)
})

it.each([
  ['the sign-in page', { url: '/admin/login' }, 200],
  ['a page of the office', { url: '/admin/dashboard/createNotice' }, 302],
  ['the call to sign in', { method: 'POST', url: '/api/admin/login', payload: {} }, 400],
] as const)('answers %s to each address a few times', async (_name, request, status) => {
  const ask = (remoteAddress: string) => site.request({ ...request, remoteAddress })
  await blockEventLoop()
  const requests = await Promise.all(Array.from({ length: 30 }, () => ask('203.0.113.1')))
  const shed = requests.filter(({ statusCode }) => statusCode === 503)
  expect(shed.length).toBeGreaterThan(20)
  for (const { headers } of shed) expect(headers['retry-after']).toBe('5')
  for (const answer of requests) expect([status, 503]).toContain(answer.statusCode)
  expect((await ask('203.0.113.2')).statusCode).toBe(status)

  await expect.poll(() => site.app.isUnderPressure(), { timeout: 10_000 }).toBe(false)
  expect((await ask('203.0.113.1')).statusCode).toBe(status)
})
