import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  get as request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardUrl, DOCUMENT_KINDS, documentUrl } from '#src/content.ts'
import { bn, en } from '#src/words/public-words.ts'
import {
  cookieOf,
  emptyBin,
  fixture,
  listen,
  multipart,
  openTestSite,
  type TestSite,
} from './build-app.ts'
import { ENCODED_SEPARATORS, PLAIN_BACKSLASHES } from './access/aliases.ts'
import { NGINX, type Nginx, startNginx } from './nginx.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The bytes as received. */
  bytes: Buffer
}

const ENCODINGS = ['br', 'gzip', 'identity']
/** Headers of nginx's response while the app is down. */
const DOWN = {
  'retry-after': '30',
  'cache-control': 'no-store',
  server: 'nginx',
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
}

describe.skipIf(!NGINX)('Behind deploy/nginx.conf', () => {
  let site: TestSite
  let nginx: Nginx
  let appUrl: string
  /** Files that nginx has served before they were deleted for good. */
  const deletedPaths: string[] = []

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
      // The raw path, because `URL` would normalize dots and backslashes.
      request(from, { path, headers }, resolve).once('error', reject)
    })
    return {
      status: response.statusCode!,
      headers: response.headers,
      bytes: await buffer(response),
    } satisfies Answer
  }

  async function publish(
    title: string,
  ): Promise<{ _id: string; filePath: string; number: number }> {
    const token = await site.signIn()
    const form = await multipart({
      title,
      file: { name: 'notice.pdf', bytes: await fixture('notice.pdf') },
    })
    const response = await site.request({ method: 'POST', url: '/api/notices', as: token, ...form })
    expect(response.statusCode).toBe(201)
    return response.json()
  }

  it('an old address ends as soon as its redirect is removed', async () => {
    const { write } = site.services
    const add = (path: string) =>
      write(({ redirects }) => redirects.add([{ path, target: '/allNotices', moveId: null }]))
    for (const path of ['/2025/old-page', '/uploads/17-old.pdf']) {
      await add(path)
      const { status, headers } = await get(path)
      expect([status, headers['location']]).toEqual([301, '/allNotices'])
      expect(headers['x-accel-expires']).toBeUndefined()
      await write(({ redirects }) => redirects.remove(path))
      expect((await get(path)).status).toBe(404)
    }
  })

  it('compressed bodies are the same as without nginx', async () => {
    for (const encoding of ENCODINGS) {
      const headers = { 'accept-encoding': encoding }
      const { bytes, headers: sent } = await get('/allNews', headers)
      expect(bytes.length).toBe(0)
      expect(sent['location']).toBe('/allnews')
      const direct = await get('/contact_us', headers, appUrl)
      const cached = await get('/contact_us', headers)
      for (const name of ['content-encoding', 'content-security-policy', 'etag']) {
        expect(cached.headers[name], name).toBe(direct.headers[name])
      }
      expect(cached.bytes.equals(direct.bytes)).toBe(true)
      expect((await get('/contact_us', headers)).bytes.equals(cached.bytes)).toBe(true)
    }
  })

  it('every form of Accept-Encoding is recognised', { tags: 'rest' }, async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
      ['GZIP', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['', undefined],
      ['gzip;q=0', undefined],
      ['GZIP ; Q=0.000', undefined],
      ['deflate, gzip;q=0.0, identity', undefined],
      ['br;q=0, gzip;q=0', undefined],
      ['br;q=0', undefined],
      ['gzip;q=0.001', 'gzip'],
      ['gzip;q=0, br', 'br'],
      ['identity', undefined],
      ['*;q=0', undefined],
      ['gzip;q=0, *', undefined],
      ['br;q=0, *', undefined],
      ['*;q=0, gzip', 'gzip'],
      ['abr, gzip-x', undefined],
    ] as const) {
      const sent = { 'accept-encoding': accepted }
      for (const path of ['/', '/icon.svg', '/api/openapi.json']) {
        const { headers } = await get(path, sent)
        expect(headers['content-encoding'], `${accepted} ${path}`).toBe(encoding)
        const { headers: direct } = await get(path, sent, appUrl)
        expect(direct['content-encoding'], `${accepted} ${path}, without nginx`).toBe(encoding)
      }
    }
  })

  it('visitors get new content within seconds, and 304 until then', { tags: 'rest' }, async () => {
    const { headers } = await get('/allNotices')
    expect((await get('/allNotices', { 'if-none-match': headers['etag']! })).status).toBe(304)
    await publish('নতুন বিজ্ঞপ্তি')
    await expect.poll(async () => String((await get('/allNotices')).bytes)).toContain('নতুন বিজ্ঞপ্তি')
  })

  it('nginx serves files in ranges, and no deleted files', { tags: 'rest' }, async () => {
    const token = await site.signIn()
    for (const isAskedAfterwards of [true, false]) {
      const { _id, filePath } = await publish('মুছে যাবে')
      const path = `/${filePath}`
      deletedPaths.push(path)
      for (const encoding of ENCODINGS) {
        const whole = await get(path, { 'accept-encoding': encoding })
        const part = await get(path, { range: 'bytes=10-19', 'accept-encoding': encoding })
        expect(part.status).toBe(206)
        expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true)
      }
      await site.request({ method: 'DELETE', url: `/api/notices/${_id}`, as: token })
      await emptyBin(site)
      if (!isAskedAfterwards) continue
      const status = async () => (await get(path, { 'accept-encoding': 'gzip' })).status
      await expect.poll(status).toBe(410)
    }
  })

  it(
    'a deleted file has the right answer for each client, and nginx does not cache it',
    { tags: 'rest' },
    async () => {
      const { _id, filePath } = await publish('ফিরে আসবে')
      const path = `/${filePath}`
      const browser = { accept: 'text/html,*/*;q=0.8' }
      expect((await get(path, browser)).status).toBe(200)
      const token = await site.signIn()
      await site.request({ method: 'DELETE', url: `/api/notices/${_id}`, as: token })
      await expect.poll(async () => (await get(path, browser)).status).toBe(410)
      const inEnglish = { ...browser, referer: `${nginx.url}/en/allNotices` }
      for (const [headers, type, words] of [
        [browser, 'text/html', bn.notices.deleted.title],
        [{ accept: '*/*' }, 'application/problem+json', '"status":410'],
        [inEnglish, 'text/html', en.notices.deleted.title],
        [browser, 'text/html', bn.notices.deleted.title],
      ] as const) {
        const answer = await get(path, headers)
        expect(answer.status).toBe(410)
        expect(answer.headers['content-type']).toContain(type)
        expect(String(answer.bytes)).toContain(words)
        expect(String(answer.bytes)).not.toContain('ফিরে আসবে')
      }
      await site.request({ method: 'POST', url: `/api/admin/bin/${_id}/restore`, as: token })
      for (const headers of [browser, { accept: '*/*' }, inEnglish]) {
        expect((await get(path, headers)).status).toBe(200)
      }
    },
  )

  it('nginx does not cache the office, and a request without a session is refused', async () => {
    const token = await site.signIn()
    const cookie = `adminToken=${token}`
    expect((await get('/admin/dashboard', { cookie })).status).toBe(200)
    expect((await get('/ADMIN/dashboard', { cookie })).headers['cache-control']).toBe('no-store')
    expect((await get('/admin/dashboard')).status).toBe(302)
    expect((await get('/api/admin/sessions', { cookie })).status).toBe(200)
    expect((await get('/api/admin/sessions')).status).toBe(401)
  })

  it('visitors cannot open a page of the office by any form of its address', async () => {
    const token = await site.signIn()
    const { account } = (await site.services.stores.accounts.findSession(token))!
    const answerTo = async (path: string, headers: Record<string, string>) => {
      const { status, bytes } = await get(path, { 'accept-encoding': 'identity', ...headers })
      return { status, isOffice: bytes.includes(account.username) }
    }
    expect(await answerTo('/admin/dashboard', cookieOf(token))).toEqual({
      status: 200,
      isOffice: true,
    })
    for (const path of [...ENCODED_SEPARATORS, ...PLAIN_BACKSLASHES]) {
      const { status, isOffice } = await answerTo(path, cookieOf(token))
      // nginx itself refuses paths that leave the site.
      expect([400, 404], path).toContain(status)
      expect(isOffice, path).toBe(false)
    }
    const others = [
      '/uploads/../admin/dashboard',
      '/uploads/%2e%2e/admin/dashboard',
      '/%61dmin/dashboard',
      '//admin/dashboard',
      '/x/..//ADMIN/dashboard',
      '/admin/dashboard/x/..',
      '/admin/dashboard.data',
    ]
    for (const path of others) await answerTo(path, cookieOf(token))
    for (const path of [...others, ...ENCODED_SEPARATORS, ...PLAIN_BACKSLASHES]) {
      expect((await answerTo(path, {})).isOffice, path).toBe(false)
    }
  })

  it('a host header that a visitor invents does not reach the app', async () => {
    const claims = { 'x-forwarded-host': 'evil.example' }
    const origin = { origin: 'http://evil.example', cookie: `adminToken=${await site.signIn()}` }
    const refused = await fetch(`${nginx.url}/api/notices/unknown`, {
      method: 'DELETE',
      headers: { ...claims, ...origin },
    })
    expect(refused.status).toBe(403)
  })

  it(
    'visitors’ pages stay available while the app is down, files do not, and other paths say so',
    { tags: 'rest' },
    async () => {
      const { filePath } = await publish('থেকে যাবে')
      const pages = ['/', '/en', '/allNotices']
      const deleted = await publish('মুছে যাবে')
      const documents = DOCUMENT_KINDS.map((kind) => documentUrl(kind, deleted.number))
      const ofDeleted = [
        ...documents.flatMap((url) => [url, `/en${url}`, cardUrl(url)]),
        '/allNotices?q=মুছে',
      ].map(encodeURI)
      for (const path of [...pages, `/${filePath}`]) await get(path)
      for (const path of ofDeleted) {
        for (const encoding of ENCODINGS) await get(path, { 'accept-encoding': encoding })
      }
      expect((await get(documentUrl('notices', deleted.number))).status).toBe(200)
      const token = await site.signIn()
      await site.request({ method: 'DELETE', url: `/api/notices/${deleted._id}`, as: token })
      await expect.poll(async () => String((await get('/allNotices')).bytes)).toContain('থেকে যাবে')
      await site.app.close()
      // nginx serves responses of the last two seconds. After that, every cached response is stale.
      const statusOfFile = async () => (await get(`/${filePath}`)).status
      await expect.poll(statusOfFile).toBe(503)
      for (const path of pages) {
        expect((await get(path)).status, path).toBe(200)
        expect((await get(path, { host: 'other.example' })).status, 'of another site').toBe(503)
      }
      for (const path of [...deletedPaths, ...ofDeleted]) {
        for (const encoding of ENCODINGS) {
          const status = async () => (await get(path, { 'accept-encoding': encoding })).status
          await expect.poll(status, { message: path }).toBe(503)
        }
      }
      for (const path of ['/officers_teachers', '/admin/dashboard', '/ADMIN', `/${filePath}`]) {
        const { status, headers, bytes } = await get(path)
        expect(status, path).toBe(503)
        expect(headers).toMatchObject({ ...DOWN, 'content-type': 'text/html; charset=utf-8' })
        expect(String(bytes)).toContain('একটু পরে আসুন')
      }
      for (const path of ['/api/notices', '/api/admin/me', '/api/studentCounts']) {
        const { status, headers, bytes } = await get(path)
        expect(status, path).toBe(503)
        expect(headers).toMatchObject({
          ...DOWN,
          'content-type': 'application/problem+json; charset=utf-8',
        })
        const { message, ...problem } = JSON.parse(String(bytes)) as { message: string }
        expect(problem).toMatchObject({ status: 503, error: message, detail: message })
        expect(problem).toMatchObject({ type: '/api/docs#server-away', title: expect.any(String) })
        // Only a change has to be checked.
        expect(message).not.toContain('change')
        const sent = await fetch(nginx.url + path, { method: 'POST' })
        expect(sent.headers.get('retry-after')).toBe('30')
        expect(await sent.json()).toMatchObject({ message: expect.stringContaining('change') })
      }
    },
  )
})

describe.skipIf(!NGINX)('An address with many requests at once', { tags: 'rest' }, () => {
  const AT_ONCE = 100
  let app: Server
  let nginx: Nginx
  const sent: ClientRequest[] = []
  beforeAll(async () => {
    // It answers only nginx's first question, so that all other requests stay in progress.
    app = createServer((asked, answer) => {
      if (asked.url === '/healthz') answer.end()
    }).listen(0, '127.0.0.1')
    await once(app, 'listening')
    nginx = await startNginx([(app.address() as AddressInfo).port])
  })
  afterAll(async () => {
    for (const one of sent) one.destroy()
    await nginx.close()
    app.closeAllConnections()
    app.close()
  })

  /** The answer, or undefined if none comes within a second. */
  function ask(path: string, localAddress = '127.0.0.1'): Promise<IncomingMessage | undefined> {
    return new Promise((resolve) => {
      const one = request(nginx.url, { path, localAddress, agent: false }, resolve)
      one.on('error', () => {}).end()
      setTimeout(resolve, 1000)
      sent.push(one)
    })
  }

  it.each([
    ['a page or a feed', (index: number) => `/rss.xml?${index}`, AT_ONCE],
    ['a document', (index: number) => `/notices/${index}`, 0],
    ['a card', (index: number) => `/en/news/${index}/card.png`, 0],
    ['a file', (index: number) => `/uploads/${index}.pdf`, 2 * AT_ONCE],
  ])(
    'gets a page that says so for %s, and uploads and other addresses do not',
    async (_, pathOf, atOnce) => {
      const paths = Array.from({ length: atOnce + 20 }, (_path, index) => pathOf(index))
      const answers = (await Promise.all(paths.map((path) => ask(path)))).filter(Boolean)
      expect(answers).toHaveLength(20)
      for (const answer of answers) {
        expect(answer!.statusCode).toBe(429)
        expect(answer!.headers).toMatchObject({
          ...DOWN,
          'retry-after': '5',
          'content-type': 'text/html; charset=utf-8',
        })
        expect(String(await buffer(answer!))).toContain('কয়েক সেকেন্ড পরে')
      }
      expect(await ask('/', '127.0.0.2')).toBeUndefined()
      expect(await ask('/api/notices')).toBeUndefined()
      expect(await ask('/notices/1', '127.0.0.2')).toBeUndefined()
    },
  )
})
