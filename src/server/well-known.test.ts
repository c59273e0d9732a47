import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  listen,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../tests/build-app.ts'
import { insertDocuments } from '../../tests/many-documents.ts'
import { calendarEntry, routine } from '../../tests/records.ts'
import { schoolDay } from '../../tests/school-day.ts'
import { expectWellFormed } from '../../tests/well-formed.ts'
import { DOCUMENT_KINDS, PUBLIC_PAGES } from '../content.ts'

const AWKWARD = 'ছুটি & <b>"নোটিশ"</b> ]]> \ufffe \ud800'
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()

describeOnBothDatabases('Well-known files', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    await site.services.write(
      async ({ notices, news, downloads, calendar, routines, ...transaction }) => {
        await transaction.site.update({ schoolName: 'ক & <খ>' })
        for (let index = 1; index <= 25; index += 1) {
          await notices.create({ title: `নোটিশ ${index}`, file: storedFile(), date: day(index) })
          await news.create({ title: `সংবাদ ${index}`, file: storedFile(), date: day(index) })
        }
        await notices.create({ title: AWKWARD, file: storedFile({ fileSize: 7 }), date: day(40) })
        await downloads.create({ title: 'ফরম', file: storedFile(), date: day(50) })
        await routines.create({ className: 'Six', shift: 'Day', section: 'A' }, routine)
        for (const from of ['2020-12-15', '2020-12-16', schoolDay()]) {
          await calendar.create({ ...calendarEntry, from, to: from })
        }
      },
    )
  })
  afterAll(() => site.close())

  const get = async (url: string) => {
    const response = await site.request({ url, headers: { host: 'evil.example' } })
    expect(response.statusCode).toBe(200)
    expect(response.payload).not.toContain('evil.example')
    return response
  }

  it('include a feed of the newest notices and news, for any titles', async () => {
    const { payload, headers } = await get('/rss.xml')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expectWellFormed(payload)
    const titles = Array.from(
      payload.matchAll(/<item>\n<title>(.*?)<\/title>/g),
      ([, text]) => text,
    )
    expect(titles).toHaveLength(30)
    expect(titles[0]).toMatch(/^ছুটি &amp; &lt;b&gt;&quot;নোটিশ&quot;&lt;\/b&gt; \]\]&gt;/)
    expect(new Set(titles.slice(1, 3))).toEqual(new Set(['নোটিশ 25', 'সংবাদ 25']))
    expect(payload).not.toContain('ফরম')
    expect(payload).toContain('<title>ক &amp; &lt;খ&gt;</title>')
    expect(payload).toMatch(
      /<enclosure url="https:\/\/school\.example\/uploads\/[\w-]+\.pdf" length="7" type="application\/pdf"\/>/,
    )
    expect(payload).toContain(`<pubDate>${new Date(day(40)).toUTCString()}</pubDate>`)
  })

  it('include the text of each entry in the feed as HTML, without the signs of Markdown', async () => {
    const text = '**প্রথম** লাইন & <b>\nদ্বিতীয়\n\nশেষ'
    const { _id } = await site.services.write((transaction) =>
      transaction.notices.create({ title: 'লেখা', text, file: storedFile(), date: day(60) }),
    )
    const { payload } = await get('/rss.xml')
    expectWellFormed(payload)
    expect(payload).toContain(
      '<description>&lt;p&gt;প্রথম লাইন &amp;amp; &amp;lt;b&amp;gt;&lt;br/&gt;দ্বিতীয়&lt;/p&gt;&lt;p&gt;শেষ&lt;/p&gt;</description>',
    )
    expect(payload.match(/<description>/g)).toHaveLength(2)
    await site.services.write((transaction) => transaction.notices.remove(_id))
  })

  it('include a sitemap of every page in both languages', async () => {
    const { payload, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expectWellFormed(payload)
    const pages = Array.from(payload.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address!)
    expect(pages).toContain('https://school.example/')
    expect(pages).toContain('https://school.example/en/officers_teachers')
    expect(pages).toContain('https://school.example/follow')
    expect(pages).toContain('https://school.example/en/notices/26')
    expect(pages).toContain('https://school.example/en/calendar?year=2020')
    expect(pages).toContain(
      'https://school.example/en/routine?class=Six&amp;shift=Day&amp;section=A',
    )
    // The registry's pages and that about following, 52 documents, one other year of the calendar
    // and a routine, in two languages.
    expect(pages).toHaveLength(2 * (PUBLIC_PAGES.length + 1 + 52 + 1 + 1))
    for (const address of pages) {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
      expect((await site.request({ url: pathname + search })).statusCode, address).toBe(200)
    }
  })

  it.each(['/rss.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])(
    'include %s, which is made once until the content changes, for any query',
    async (url) => {
      const { etag, 'last-modified': changed } = (await get(url)).headers as Record<string, string>
      const list = vi.spyOn(site.services.stores.notices, 'list')
      for (const query of ['?1', '?2', '?n=3']) {
        expect((await get(url + query)).headers['last-modified']).toBe(changed)
      }
      expect(list).not.toHaveBeenCalled()
      const ask = (headers: Record<string, string>) => site.request({ url, headers })
      for (const tags of [etag!, `W/${etag}`, `"other", ${etag}`, '*']) {
        expect((await ask({ 'if-none-match': tags })).statusCode, tags).toBe(304)
      }
      expect((await ask({ 'if-modified-since': changed! })).statusCode).toBe(304)
      const earlier = new Date(Date.parse(changed!) - 1000).toUTCString()
      expect((await ask({ 'if-modified-since': earlier })).statusCode).toBe(200)
      const other = { 'if-none-match': '"other"', 'if-modified-since': changed! }
      expect((await ask(other)).statusCode).toBe(200)
      list.mockRestore()
    },
  )

  it('include a feed that has a new notice at once', async () => {
    const before = await get('/rss.xml')
    const { _id } = await site.services.write((transaction) =>
      transaction.notices.create({ title: 'এইমাত্র', file: storedFile() }),
    )
    const headers = { 'if-none-match': String(before.headers['etag']) }
    const { statusCode, payload } = await site.request({ url: '/rss.xml?5', headers })
    expect([statusCode, payload.includes('এইমাত্র')]).toEqual([200, true])
    await site.services.write((transaction) => transaction.notices.remove(_id))
  })

  it('include robots.txt, which names the sitemap and excludes the staff pages', async () => {
    const { payload, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(payload).toContain('Sitemap: https://school.example/sitemap.xml')
    expect(payload).toContain('Disallow: /admin/')
    expect(payload).not.toMatch(/^Disallow: \/$/m)
  })

  it('include security.txt, which says where to report a vulnerability and has not expired', async () => {
    const { payload, headers } = await get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = new Map(
      payload
        .trimEnd()
        .split('\n')
        .map((line) => line.split(': ', 2) as [string, string]),
    )
    expect(lines.get('Contact')).toBe('https://school.example/contact_us')
    expect(lines.get('Canonical')).toBe('https://school.example/.well-known/security.txt')
    expect(Date.parse(lines.get('Expires')!)).toBeGreaterThan(Date.now())
  })

  it('include a manifest whose icons exist in the declared sizes', async () => {
    const { headers, json } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = json()
    expect(manifest).toMatchObject({ name: 'ক & <খ>', lang: 'bn', start_url: '/' })
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await site.request({ url: src })
      expect(icon.statusCode, src).toBe(200)
      expect(icon.headers['content-type']).toBe(type)
      const { width, height } = await sharp(icon.rawPayload).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('include a second manifest, with which an iPhone installs the site as an app', async () => {
    const [usual, standalone] = await Promise.all(
      ['/manifest.webmanifest', '/follow.webmanifest'].map(async (url) => (await get(url)).json()),
    )
    expect(standalone).toEqual({ ...usual, display: 'standalone' })
    expect(usual.display).toBe('browser')
  })

  it('include the worker of the page about following, which browsers ask for each time', async () => {
    const { headers, payload } = await get('/follow-worker.js')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const events = Array.from(payload.matchAll(/addEventListener\('(\w+)'/g), ([, name]) => name)
    expect(events).toEqual([
      'push',
      'notificationclick',
      'pushsubscriptionchange',
      'message',
      'fetch',
    ])
  })

  it('include an icon under its old name', async () => {
    expect((await get('/favicon.ico')).headers['content-type']).toMatch(/^image\//)
  })

  it('have the site’s own address in every page, never the request’s', async () => {
    const { payload } = await get('/allNotices')
    expect(payload).toContain('https://school.example/en/allNotices')
  })
})

describe('A site without PUBLIC_URL', () => {
  it('has the address that it listens on', async () => {
    const site = await openTestSite()
    const port = await listen(site)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    for (const url of ['/robots.txt', '/sitemap.xml', '/rss.xml', '/allNotices', '/en']) {
      const { payload } = await site.request({ url, headers })
      expect(payload, url).not.toContain('evil.example')
      expect(payload, url).toContain(`http://localhost:${port}/`)
    }
    expect((await site.request({ url: '/.well-known/security.txt' })).statusCode).toBe(404)
    await site.close()
  })
})

describe('The sitemap of 8,000 documents', { tags: 'rest' }, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite()
    for (const kind of DOCUMENT_KINDS) {
      const documents = Array.from({ length: 2000 }, (_, index) => ({
        title: `নোটিশ ${index}`,
        date: day(index + 1),
      }))
      await insertDocuments(site, kind, documents)
    }
  })
  afterAll(() => site.close())

  it('is made in parts, so that other requests do not wait for it', async () => {
    const longest: number[] = []
    const headers = { 'accept-encoding': 'br' }
    // The first run also compiles its functions.
    for (let run = 0; run < 3; run += 1) {
      await site.services.write(({ site: settings }) => settings.update({ schoolName: `${run}` }))
      longest.push(await longestTurn(() => site.request({ url: `/sitemap.xml?${run}`, headers })))
    }
    expect(Math.min(...longest)).toBeLessThan(100)
  })

  it('is in the cache, compressed', async () => {
    const headers = { 'accept-encoding': 'br' }
    await site.request({ url: '/sitemap.xml', headers })
    const list = vi.spyOn(site.services.stores.notices, 'list')
    const { rawPayload } = await site.request({ url: '/sitemap.xml?9', headers })
    expect(rawPayload.length).toBeLessThan(200_000)
    expect(list).not.toHaveBeenCalled()
    list.mockRestore()
  })
})

/**
 * The longest turn of the event loop during a task, in ms of processor time, because other programs
 * can pause the process.
 */
async function longestTurn(task: () => Promise<unknown>): Promise<number> {
  const running = { isDone: false }
  const finish = task().finally(() => (running.isDone = true))
  let longest = 0
  while (!running.isDone) {
    const start = process.threadCpuUsage()
    await setImmediate()
    const { user, system } = process.threadCpuUsage(start)
    longest = Math.max(longest, (user + system) / 1000)
  }
  await finish
  return longest
}

describe('A request with the whole address, as to a proxy', () => {
  it.each(['/allNotices', '/en', '/api/notices', '/rss.xml', '/?lang=bn', ''])(
    'gets the same answer for %s',
    async (address) => {
      const site = await openTestSite()
      const port = await listen(site)
      const ask = async (sent: string) => {
        const [answer] = (await once(
          request({ port, path: sent, headers: { 'accept-encoding': 'identity' } }).end(),
          'response',
        )) as [IncomingMessage]
        return { status: answer.statusCode, body: await textOf(answer) }
      }
      const expected = await ask(address || '/')
      expect(expected.status).toBeLessThan(400)
      expect(await ask(`http://localhost:${port}${address}`)).toEqual(expected)
      await site.close()
    },
  )
})
