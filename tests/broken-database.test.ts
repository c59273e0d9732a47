import { rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bn, en } from '#src/words/public-words.ts'
import { OPEN_PATHS, PAGE_PATHS } from './access/all-calls.ts'
import {
  describeOnBothDatabases,
  expectStatus,
  multipart,
  openTestSite,
  storedFile,
  type TestSite,
} from './build-app.ts'
import { pdf } from './made-files.ts'
import { expectProblem } from './scenarios.ts'

const withValues = (path: string) =>
  path
    .replace(':className/:shift/:section', 'Six/Day/A')
    .replace(':number', '1')
    .replace(':key', 'charter')
    .replaceAll(/:\w+|\*/g, 'x')
    .replace(/search$/, 'search?q=x')
/** The server knows without the database that nothing is there. */
const NOTHING_AT = /^\/en\/(gallery-)?uploads\/|\*$/
/** Files have these addresses. A missing file is a page only for a browser. */
const FILES = /^\/(gallery-)?uploads\//
const PAGES = PAGE_PATHS.filter((path) => !FILES.test(path)).map((path): [string, number] => [
  withValues(path),
  NOTHING_AT.test(path) ? 404 : 503,
])
/** A site without https has nothing to follow. */
const READS = OPEN_PATHS.filter(
  (path) => path.startsWith('/api/') && !/\/(docs|openapi\.json|\*|follow$)/.test(path),
).map(withValues)

const INTERNALS = /sqlite|postgres|kysely|no such table|relation "|destroyed|node_modules|\.ts:\d/i

function expectFrame(html: string): void {
  expect(html).not.toMatch(INTERNALS)
  expect(html).toMatch(/<html lang="(bn|en)"/)
  for (const target of ['schoolInfo', 'allDownloads', 'contact_us']) {
    expect(html).toMatch(new RegExp(`href="(/en)?/${target}"`))
  }
  expect(html).toContain('<footer')
}

describeOnBothDatabases('A site without its document tables', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
    // They refer to the documents.
    await site.services.database.schema.dropTable('searchEntry').execute()
    await site.services.database.schema.dropTable('hiddenFile').execute()
    await site.services.database.schema.dropTable('document').execute()
  })
  afterAll(() => site.close())

  it.each([
    ['/allNotices', bn.notices.failed, 'Failed to fetch notices. Please try again later.'],
    ['/allDownloads', bn.downloads.failed, 'Failed to fetch downloads. Please try again later.'],
    ['/allnews', bn.news.failed, 'Failed to fetch news. Please try again later.'],
    ['/en/allNotices', en.notices.failed, 'Failed to fetch notices. Please try again later.'],
    ['/en/allDownloads', en.downloads.failed, 'Failed to fetch downloads. Please try again later.'],
    ['/en/allnews', en.news.failed, 'Failed to fetch news. Please try again later.'],
  ])(
    'shows the failure on %s, with status 503, and keeps its frame',
    async (url, words, quoted) => {
      const response = await expectStatus(503, site.request({ url }))
      expect(words).toContain(quoted)
      expect(response.payload).toContain(quoted)
      expectFrame(response.payload)
      expect(response.headers['cache-control']).not.toMatch(/max-age=[1-9]/)
    },
  )

  it('shows the content that it can still read', async () => {
    const home = await expectStatus(503, site.request({ url: '/' }))
    expectFrame(home.payload)
    // The hotlines do not depend on the failed part.
    expect(home.payload).toMatch(/tel:\+?999"/)
    expect((await site.request({ url: '/photo-gallery' })).payload).toContain(bn.photos.empty)
    expect((await site.request({ url: '/api/gallery' })).statusCode).toBe(200)
    expectProblem(await site.request({ url: '/api/notices' }), 500)
    expectProblem(await site.request({ url: '/rss.xml' }), 500)
  })

  it('keeps no file of a notice that it cannot record', async () => {
    const form = await multipart({ title: 'ক', file: { name: 'x.pdf', bytes: pdf() } })
    const as = await site.signIn()
    const failed = await site.request({ method: 'POST', url: '/api/notices', as, ...form })
    const problem = expectProblem(failed, 500)
    expect(problem).toMatchObject({ requestId: expect.any(String) })
    await expect.poll(() => site.listFiles()).toEqual([])
  })
})

describeOnBothDatabases('A site without its database', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn()
    await site.services.database.destroy()
  })
  afterAll(() => site.close())

  it('is alive, and not ready', async () => {
    expect((await site.request({ url: '/healthz' })).statusCode).toBe(200)
    const ready = await expectStatus(503, site.request({ url: '/readyz' }))
    expect(ready.json()).toMatchObject({
      database: 'failing',
      files: 'ok',
      reason: 'The server cannot use its database.',
    })
    expect(ready.payload).not.toMatch(INTERNALS)
  })

  it.each(READS)('answers %s with a problem', async (url) => {
    expectProblem(await site.request({ url }), 503)
  })

  it.each(['/calendar.csv', '/calendar.ics', '/routine.csv?class=Six&shift=Day&section=A'])(
    'does not let a browser save the failure of %s as the file',
    async (url) => {
      const { statusCode, headers } = await site.request({ url })
      expect(statusCode).toBe(503)
      expect(headers['content-disposition']).toBeUndefined()
      expect(headers['content-type']).toMatch(/^(application\/problem\+json|text\/html)/)
    },
  )

  it('answers sign-in and writes with a problem, not with a refusal', async () => {
    const payload = { username: 'admin', password: 'x' }
    expectProblem(await site.request({ method: 'POST', url: '/api/admin/login', payload }), 503)
    const write = { method: 'DELETE', url: '/api/notices/x', as: site.token } as const
    expectProblem(await site.request(write), 503)
    expectProblem(
      await site.request({ url: '/uploads/01a1f7e0-0000-7000-8000-000000000000.pdf' }),
      503,
    )
  })

  it.each(PAGES)('keeps its frame at %s, with status %i', async (url, status) => {
    const response = await expectStatus(status, site.request({ url }))
    expectFrame(response.payload)
  })
})

describe('A page whose frame cannot be loaded', () => {
  it('shows the day of the request in the time zone of the school', async () => {
    const site = await openTestSite('SQLite', { TZ_SCHOOL: 'Pacific/Auckland' })
    const noList = Promise.resolve({} as never)
    vi.spyOn(site.services.stores.calendar, 'list').mockReturnValue(noList)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-05T20:00:00Z') })
    try {
      const { statusCode, payload } = await site.request({ url: '/contact_us' })
      expect(statusCode).toBe(503)
      expectFrame(payload)
      expect(payload).toMatch(/<time datetime="2031-05-06">/i)
    } finally {
      vi.useRealTimers()
      await site.close()
    }
  })
})

describe('A site that cannot write files', { tags: 'rest' }, () => {
  it('is not ready', async () => {
    const site = await openTestSite('PostgreSQL')
    expect((await site.request({ url: '/readyz' })).json()).toMatchObject({ status: 'ok' })
    await rm(site.dataDir, { recursive: true })
    await writeFile(site.dataDir, 'not a folder')
    const ready = await expectStatus(503, site.request({ url: '/readyz' }))
    expect(ready.json()).toMatchObject({ database: 'ok', files: 'failing' })
    expect(ready.payload).not.toContain(site.dataDir)
    await site.close()
  })
})

describe('A write that loses its connection between two queries', { tags: 'rest' }, () => {
  it('fails, and affects no other request', async () => {
    const site = await openTestSite('PostgreSQL')
    const { database } = site.services
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      database,
    )
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${rows[0]!.name} and state = 'idle in transaction'`
    const write = site.services.write(async ({ notices }) => {
      await notices.create({ title: 'ক', file: storedFile() })
      await end.execute(database)
      // The app learns of it by an event, not by a query.
      await new Promise((resolve) => setTimeout(resolve, 50))
      return notices.create({ title: 'খ', file: storedFile() })
    })
    await expect(write).rejects.toThrow()
    expect((await site.request({ url: '/api/notices' })).json()).toEqual([])
    await site.close()
  })
})
