import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#src/server/app.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { dayAt } from '#src/words/format.ts'
import { describeOnBothDatabases, makeTestStorage, storedFile, TEST_APP } from './build-app.ts'

interface Process {
  app: FastifyInstance
  services: OpenSchool
}

describeOnBothDatabases('A public page', (database) => {
  let storage: Awaited<ReturnType<typeof makeTestStorage>>
  const processes: Process[] = []

  beforeAll(async () => {
    storage = await makeTestStorage(database)
    for (let index = 0; index < 2; index += 1) {
      const services = await openSchool(readSchoolSettings(storage.environment))
      processes.push({
        services,
        app: await buildApp({ ...TEST_APP, schoolAt: () => services }),
      })
    }
  })
  afterAll(async () => {
    for (const { app, services } of processes) {
      await app.close()
      await services.close()
    }
    await storage.remove()
  })

  const get = (url: string, headers: Record<string, string> = {}, process = 0) =>
    processes[process]!.app.inject({ url, headers })

  async function publish(title: string, process: number): Promise<void> {
    await processes[process]!.services.write(({ notices }) =>
      notices.create({ title, file: storedFile() }),
    )
  }

  it('shows the write of another process at once, on every page', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const title = `বিজ্ঞপ্তি নং ${round}`
      await publish(title, round % 2)
      for (const process of [0, 1]) {
        for (const url of ['/', '/en', '/allNotices', '/allNotices?q=বিজ্ঞপ্তি']) {
          expect((await get(encodeURI(url), {}, process)).payload, url).toContain(title)
        }
      }
    }
  })

  it('adds the year to news of another year in the ticker', async () => {
    const now = new Date()
    const year = Number(dayAt(now, 'Asia/Dhaka').slice(0, 4))
    for (const date of [now.toISOString(), `${year - 1}-03-09T06:00:00.000Z`]) {
      await processes[0]!.services.write(({ news }) =>
        news.create({ title: `খবর ${date}`, file: storedFile(), date }),
      )
    }
    const { payload } = await get('/en')
    const [, ticker] = /class="ticker (.*?)<\/section>/su.exec(payload)!
    expect(ticker).toContain(`>9 March ${year - 1}</time>`)
    expect(ticker).not.toContain(`${year}</time>`)
  })

  it('is the same in every encoding, each with its own ETag', async () => {
    const plain = await get('/allNotices')
    const gzip = await get('/allNotices', { 'accept-encoding': 'gzip, deflate' })
    const brotli = await get('/allNotices', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    const tags = [plain, gzip, brotli].map(({ headers }) => headers['etag'])
    expect(new Set(tags).size).toBe(3)
    for (const response of [plain, gzip, brotli]) {
      expect(response.headers['vary']).toBe('Accept-Encoding')
      expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    }
  })

  it.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, *', undefined],
    ['gzip;q=0, *', undefined],
    ['GZIP;Q=0.0', undefined],
    ['*;q=0', undefined],
    ['*;q=0, GZip', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('is sent to a browser that accepts %j in the encoding %s', async (accepted, encoding) => {
    for (const url of ['/', '/icon.svg']) {
      const { headers } = await get(url, { 'accept-encoding': accepted })
      expect(headers['content-encoding'], url).toBe(encoding)
    }
  })

  it('answers 304 to a client that has the page, until the next write', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await get('/', headers)
    const again = { ...headers, 'if-none-match': first.headers['etag'] as string }
    const second = await get('/', again)
    expect(second.statusCode).toBe(304)
    expect(second.rawPayload).toHaveLength(0)
    expect(second.headers['etag']).toMatch(/^"[\w-]+"$/)
    expect(second.headers['cache-control']).toBe(first.headers['cache-control'])
    await publish('আরও একটি', 1)
    const third = await get('/', again)
    expect(third.statusCode).toBe(200)
    expect(third.headers['etag']).not.toBe(first.headers['etag'])
  })

  it('allows a shared cache to store it for seconds, and much longer if this server fails', async () => {
    const { headers } = await get('/')
    expect(headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d, stale-while-revalidate=\d, stale-if-error=\d{5,}$/,
    )
    expect(headers['set-cookie']).toBeUndefined()
    for (const url of ['/nowhere', '/allnotices']) {
      expect((await get(url)).headers['cache-control'], url).toBe('no-store')
    }
    expect((await get('/admin/login')).headers['cache-control']).toBe('no-store')
  })

  it('does not depend on the visitor, or on parameters that other sites add to links', async () => {
    const plain = await get('/allNotices')
    const known = await get('/allNotices?utm_source=x&fbclid=y&q=&page=', {
      cookie: 'adminToken=somebody; staffLanguage=en',
      'accept-language': 'en',
    })
    expect(known.payload).toBe(plain.payload)
    expect((await get('/contact_us?q=<b>')).payload).toBe((await get('/contact_us')).payload)
  })

  it('answers HEAD like GET, without the body', async () => {
    const { app } = processes[0]!
    const head = await app.inject({
      method: 'HEAD',
      url: '/',
      headers: { 'accept-encoding': 'br' },
    })
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br' })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-encoding']).toBe('br')
    expect(Math.abs(Number(head.headers['content-length']) - rawPayload.length)).toBeLessThan(2000)
    expect(head.headers['cache-control']).toBe(headers['cache-control'])
  })

  it('redirects other spellings of its address, without a compressed body', async () => {
    const response = await get('/AllNotices?q=x', { 'accept-encoding': 'br' })
    expect(response.statusCode).toBe(301)
    expect(response.headers['location']).toBe('/allNotices?q=x')
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.rawPayload).toHaveLength(0)
  })
})
