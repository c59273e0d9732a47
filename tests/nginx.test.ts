import { get as request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixture, listen, multipart, openTestSite, type TestSite } from './build-app.ts'
import { NGINX, type Nginx, startNginx } from './nginx.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the line. */
  bytes: Buffer
}

describe.skipIf(!NGINX)('Behind deploy/nginx.conf', () => {
  let site: TestSite
  let nginx: Nginx
  let appUrl: string
  let deletedPath: string

  beforeAll(async () => {
    site = await openTestSite('SQLite', { TRUST_PROXY: 'on' })
    const port = await listen(site)
    appUrl = `http://127.0.0.1:${port}`
    nginx = await startNginx([port])
  })
  afterAll(async () => {
    await nginx.close()
    await site.close()
  })

  const get = async (path: string, headers: Record<string, string> = {}, from = nginx.url) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${from}${path}`, { headers }, resolve).once('error', reject)
    })
    return {
      status: response.statusCode!,
      headers: response.headers,
      bytes: await buffer(response),
    } satisfies Answer
  }

  /** As the app sends it in the end: the smallest brotli comes in place of a quick one. */
  async function settled(path: string, headers: Record<string, string>): Promise<Answer> {
    const isLast = ({ headers: sent }: Answer) =>
      sent['content-encoding'] !== 'br' || sent['etag']!.endsWith('-small"')
    await expect
      .poll(async () => isLast(await get(path, headers, appUrl)), { timeout: 20_000 })
      .toBe(true)
    return get(path, headers, appUrl)
  }

  async function publish(title: string): Promise<{ _id: string; filePath: string }> {
    const token = await site.signIn()
    const form = await multipart({
      title,
      file: { name: 'notice.pdf', bytes: await fixture('notice.pdf') },
    })
    const response = await site.request({ method: 'POST', url: '/api/notices', as: token, ...form })
    expect(response.statusCode).toBe(201)
    return response.json()
  }

  it('sends compressed bodies as the app made them', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const { bytes, headers: sent } = await get('/allNews', headers)
      expect(bytes.length).toBe(0)
      expect(sent['location']).toBe('/allnews')
      const direct = await settled('/contact_us', headers)
      const cached = await get('/contact_us', headers)
      for (const name of ['content-encoding', 'content-security-policy', 'etag']) {
        expect(cached.headers[name], name).toBe(direct.headers[name])
      }
      expect(cached.bytes.equals(direct.bytes)).toBe(true)
      const again = await get('/contact_us', headers)
      expect(again.bytes.equals(cached.bytes)).toBe(true)
    }
  })

  it('knows every way of writing the encodings that a browser takes', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
      ['GZIP', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const { headers } = await get('/', { 'accept-encoding': accepted })
      expect(headers['content-encoding'], accepted).toBe(encoding)
    }
  })

  it('shows what was published within moments, and answers 304 until then', async () => {
    const { headers } = await get('/allNotices')
    const again = await get('/allNotices', { 'if-none-match': headers['etag']! })
    expect(again.status).toBe(304)
    await publish('নতুন বিজ্ঞপ্তি')
    await expect
      .poll(async () => String((await get('/allNotices')).bytes), { timeout: 20_000 })
      .toContain('নতুন বিজ্ঞপ্তি')
  })

  it('hands files out in ranges, and none that was deleted', async () => {
    const { _id, filePath } = await publish('মুছে যাবে')
    deletedPath = filePath
    const whole = await get(`/${filePath}`)
    const part = await get(`/${filePath}`, { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true)
    const token = await site.signIn()
    await site.request({ method: 'DELETE', url: `/api/notices/${_id}`, as: token })
    await expect.poll(async () => (await get(`/${filePath}`)).status, { timeout: 20_000 }).toBe(404)
  })

  it('keeps nothing of the office, and lets nobody in', async () => {
    const token = await site.signIn()
    const cookie = `adminToken=${token}`
    expect((await get('/admin/dashboard', { cookie })).status).toBe(200)
    expect((await get('/ADMIN/dashboard', { cookie })).headers['cache-control']).toBe('no-store')
    expect((await get('/admin/dashboard')).status).toBe(302)
    expect((await get('/api/admin/sessions', { cookie })).status).toBe(200)
    expect((await get('/api/admin/sessions')).status).toBe(401)
  })

  it('passes on nothing that a visitor claims of the host', async () => {
    const claims = { 'x-forwarded-host': 'evil.example' }
    const origin = { origin: 'http://evil.example', cookie: `adminToken=${await site.signIn()}` }
    const refused = await fetch(`${nginx.url}/api/notices/unknown`, {
      method: 'DELETE',
      headers: { ...claims, ...origin },
    })
    expect(refused.status).toBe(403)
  })

  it('keeps visitors’ pages and files up while the app is down', async () => {
    const { filePath } = await publish('থেকে যাবে')
    for (const path of ['/', '/en', '/allNotices', `/${filePath}`]) await get(path)
    await expect
      .poll(async () => String((await get('/allNotices')).bytes), { timeout: 20_000 })
      .toContain('থেকে যাবে')
    await site.app.close()
    // Long enough that nothing kept is fresh.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    for (const path of ['/', '/en', '/allNotices', `/${filePath}`]) {
      expect((await get(path)).status, path).toBe(200)
    }
    expect((await get(`/${deletedPath}`)).status).toBe(404)
    const unknown = await get('/officers_teachers')
    expect(unknown.status).toBe(503)
    expect(unknown.headers).toMatchObject({
      'retry-after': '30',
      server: 'nginx',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.*frame-ancestors 'none'/,
      ),
    })
    expect(String(unknown.bytes)).toContain('একটু পরে আসুন')
    expect((await get('/api/notices')).status).toBe(502)
  })
})
