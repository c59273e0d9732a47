import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, openTestSite, type TestSite } from '../../../tests/build-app.ts'

let site: TestSite
let url: string
beforeAll(async () => {
  site = await openTestSite()
  url = `http://127.0.0.1:${await listen(site)}`
})
afterAll(() => site.close())

/** Keeps the event loop busy until the server notices. */
async function press(): Promise<void> {
  while (!site.app.isUnderPressure()) {
    const until = performance.now() + 600
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })

it('puts off strangers’ calls and pages that are not kept, and nothing else', async () => {
  const authorization = `Bearer ${await site.signIn()}`
  const kept = await (await get('/allNotices')).text()
  await press()
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
