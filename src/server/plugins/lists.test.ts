import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../../../tests/build-app.ts'
import { insertDocuments } from '../../../tests/many-documents.ts'
import { BATCH_ROWS } from '../../database/list-batches.ts'
import { forVisitors } from '../../features/documents/record.ts'
import { indexOutdated } from '../../features/documents/search.ts'
import { exportUrl } from '../../content.ts'
import { newId } from '../../base/new-id.ts'
import { buildApp } from '../app.ts'
import { loadBuiltPages } from '../load-pages.ts'
import { LIST_LIMITS, type ListLimits } from './lists.ts'

const ROWS = 4 * BATCH_ROWS + 50
/** So long that the list does not fit into two socket buffers. */
const LONG_TITLE = 'k'.repeat(12_000)

function insertNotices(site: TestSite, title: string): Promise<void> {
  const notices = Array.from({ length: ROWS }, (_, row) => ({
    title: `${title} ${row % 2 ? 'odd' : 'even'}`,
    // Three rows share each date, so that batches end between equal dates.
    date: new Date(Date.UTC(2026, 0, 1) + Math.floor(row / 3) * 1000).toISOString(),
  }))
  return insertDocuments(site, 'notices', notices)
}

async function insertOthers({ services: { database } }: TestSite): Promise<void> {
  const at = new Date().toISOString()
  const rows = Array.from({ length: ROWS }, (_, row) => ({ id: newId(), title: `ছবি ${row}` }))
  await database.transaction().execute(async (transaction) => {
    const photo = { file: null, videoLink: null, createdAt: at, updatedAt: at, isSample: 0 }
    await transaction
      .insertInto('galleryEntry')
      .values(
        rows.map((row) => ({ ...row, ...photo, gallery: 'jubilee', sortAt: at, sortId: row.id })),
      )
      .execute()
    const bin = {
      kind: 'notices',
      content: '{}',
      files: '[]',
      deletedAt: at,
      deletedBy: '',
      isSample: 0,
    } as const
    await transaction
      .insertInto('binEntry')
      .values(rows.map((row) => ({ ...row, ...bin })))
      .execute()
    const change = {
      at,
      username: '',
      action: 'deleted',
      kind: 'notices',
      subjectId: 'x',
      before: null,
      after: null,
    } as const
    await transaction
      .insertInto('historyEntry')
      .values(rows.map((row) => ({ ...row, ...change })))
      .execute()
  })
}

describeOnBothDatabases('A list of several batches', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn('admin')
    await insertNotices(site, 'ক "উদ্ধৃতি" \u2028')
    await indexOutdated(site.services.database)
    await insertOthers(site)
  })
  afterAll(() => site.close())

  const ask = (url: string, headers = {}) => site.call(`GET ${url}`, undefined, { headers })

  it.each([
    ['', ROWS],
    ['?limit=1000000', ROWS],
    [`?limit=${BATCH_ROWS}`, BATCH_ROWS],
    [`?limit=${BATCH_ROWS + 1}`, BATCH_ROWS + 1],
    [`?limit=${2 * BATCH_ROWS}`, 2 * BATCH_ROWS],
    ['?q=odd', ROWS / 2],
    ['?q=none', 0],
  ])('of notices%s has the bytes of the whole array', async (query, length) => {
    const search = new URLSearchParams(query)
    const limit = search.has('limit') ? Number(search.get('limit')) : undefined
    const all = await site.services.stores.notices.list({ limit })
    const whole = all.filter(({ title }) => title.includes(search.get('q') ?? '')).map(forVisitors)
    expect(whole).toHaveLength(length)
    const response = await ask(`/api/notices${query}`)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.payload).toBe(JSON.stringify(whole))
  })

  it('continues after any entry', async () => {
    const whole = (await ask('/api/notices')).json<{ _id: string }[]>()
    for (const index of [0, BATCH_ROWS - 1, BATCH_ROWS, ROWS - 1]) {
      const { payload } = await ask(`/api/notices?before=${whole[index]!._id}`)
      expect(payload).toBe(JSON.stringify(whole.slice(index + 1)))
    }
    expect((await ask('/api/notices?before=unknown')).statusCode).toBe(404)
  })

  it.each(['main-gallery', 'admin/bin', 'admin/history'])(
    'of %s has each entry once',
    async (path) => {
      const list = (await ask(`/api/${path}`)).json<{ _id: string }[]>()
      expect(new Set(list.map(({ _id }) => _id)).size).toBe(ROWS)
      expect(list).toHaveLength(ROWS)
    },
  )

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is compressed with %s', async (encoding, decompress) => {
    const { payload } = await ask('/api/notices')
    const compressed = await ask('/api/notices', { 'accept-encoding': encoding })
    expect(compressed.headers['content-encoding']).toBe(encoding)
    expect(compressed.headers.vary).toBe('Accept-Encoding')
    expect(decompress(compressed.rawPayload).toString()).toBe(payload)
  })
})

describeOnBothDatabases('A long list whose client does not read', (database) => {
  let site: TestSite
  let app: FastifyInstance
  beforeAll(async () => {
    site = await openTestSite(database)
    await insertNotices(site, LONG_TITLE)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await app.close()
  })
  afterAll(() => site.close())

  async function listen(limits: Partial<ListLimits>): Promise<string> {
    const listLimits = { ...LIST_LIMITS, concurrency: 1, maxWaitMs: 1, ...limits }
    const options = { settings: site.app.settings, loadPages: loadBuiltPages, listLimits }
    app = await buildApp({ schoolAt: () => site.services, ...options })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }

  /** Receives the headers and reads nothing of the body. */
  async function begin(
    url: string,
    headers: Record<string, string> = {},
  ): Promise<IncomingMessage> {
    const request = get(url, { agent: false, headers })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.on('error', () => {})
    return response
  }

  it('is paused, and delays only other lists', async () => {
    const url = await listen({})
    const list = vi.spyOn(site.services.stores.notices, 'list')
    const first = await begin(`${url}/api/notices`)
    const refused = await fetch(`${url}/api/notices`)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    for (const path of ['/healthz', '/allNotices?q=odd', `/api/notices?limit=${BATCH_ROWS}`]) {
      expect((await fetch(url + path)).status, path).toBe(200)
    }
    const head = await fetch(`${url}/api/notices`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, null])
    for (const [part] of list.mock.calls) expect(part?.limit).toBeLessThanOrEqual(BATCH_ROWS)

    first.destroy()
    await expect.poll(async () => (await fetch(`${url}/api/notices`)).status).toBe(200)
  })

  it.each([
    [0, 'gives way to'],
    [60_000, 'has priority over'],
  ])('of staff, after %i ms of priority, %s other answers', async (maxUrgentMs, what) => {
    const url = await listen({ maxUrgentMs })
    const release = vi.fn()
    vi.spyOn(app.workQueue, 'giveWay').mockReturnValue(release)
    const pause = vi.spyOn(app.workQueue, 'pauseAfterPiece')
    const list = await begin(url + exportUrl('notices', 'json'), {
      authorization: `Bearer ${await site.signIn('admin')}`,
    })
    await once(list, 'readable')
    expect(release.mock.calls.length > 0).toBe(what === 'gives way to')
    expect(pause.mock.calls.length > 0).toBe(what === 'gives way to')
    list.destroy()
  })

  it('lets another list wait in the queue', { tags: 'rest' }, async () => {
    const url = await listen({ maxWaitMs: 60_000 })
    const first = await begin(`${url}/api/notices`)
    const second = fetch(`${url}/api/notices`)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const bytes = await buffer(first)
    expect(JSON.parse(bytes.toString())).toHaveLength(ROWS)
    expect(await (await second).json()).toHaveLength(ROWS)
  })

  it('refuses a list at once if as many as are sent wait already', { tags: 'rest' }, async () => {
    const url = await listen({ maxWaitMs: 60_000 })
    const first = await begin(`${url}/api/notices`)
    const asked = [1, 2, 3].map((less) => fetch(`${url}/api/notices?limit=${ROWS - less}`))
    const statuses: number[] = []
    for (const one of asked) void one.then(({ status }) => statuses.push(status))
    await expect.poll(() => statuses).toEqual([503, 503])
    first.destroy()
    await Promise.all(asked)
    expect(statuses).toEqual([503, 503, 200])
  })

  it('is closed, and its permit goes to another list', async () => {
    const url = await listen({ maxBatchMs: 50 })
    const first = await begin(`${url}/api/notices`)
    await expect.poll(async () => (await fetch(`${url}/api/notices`)).status).toBe(200)
    await expect(buffer(first)).rejects.toThrow(/aborted/)
  })

  describe('whose table is dropped while it is sent', () => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(site.services.database)
    afterEach(() => rename('lost', 'document'))

    it.each(['identity', 'gzip'])('looks incomplete with %s', async (encoding) => {
      const url = await listen({})
      const request = get(`${url}/api/notices`, {
        agent: false,
        headers: { 'accept-encoding': encoding },
      })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      await rename('document', 'lost')
      await expect(buffer(response)).rejects.toThrow(/aborted/)
    })
  })
})
