import { beforeEach, describe, expect, it } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'
import { renderedPage } from './rendered-page.ts'

const MAX_BYTES = 10_000
const QUARTER_MS = 15 * 60 * 1000

let version: number | undefined
let nowMs: number
let renders: string[]
let cache: PageCache

const schoolOf = (id: string) => ({
  id,
  stores: {
    findContentVersion: async () => {
      if (version === undefined) throw new Error('The database is away.')
      return { version, changedAt: null }
    },
  },
})
const SCHOOL = schoolOf('/data/one')

beforeEach(() => {
  version = 1
  nowMs = Date.parse('2026-01-01T17:59:59Z')
  renders = []
  cache = createPageCache({
    maxBytes: MAX_BYTES,
    isFixed: (address) => address === '/',
    now: () => nowMs,
  })
})

async function render(address: string, status = 200, size = 100) {
  renders.push(address)
  await new Promise((resolve) => setTimeout(resolve, 5))
  return renderedPage(status, {}, Buffer.alloc(size, renders.length))
}

const find = (address: string, status?: number, size?: number) =>
  cache.find(SCHOOL, address, () => render(address, status, size))

describe('The page cache', () => {
  it('renders a page once until the next write', async () => {
    const first = await find('/')
    expect(await find('/')).toBe(first)
    expect(renders).toEqual(['/'])
  })

  it('renders once for concurrent requests', async () => {
    const pages = await Promise.all(Array.from({ length: 50 }, () => find('/')))
    expect(new Set(pages).size).toBe(1)
    expect(renders).toEqual(['/'])
  })

  it('shows a write to the next reader', async () => {
    const old = await find('/')
    version = 2
    expect(await find('/')).not.toBe(old)
    expect(renders).toEqual(['/', '/'])
  })

  it('does not cache a page that was rendered during a write', async () => {
    const slow = find('/')
    await new Promise((resolve) => setTimeout(resolve, 2))
    version = 2
    const afterwards = find('/')
    expect(await afterwards).not.toBe(await slow)
    expect(await find('/')).toBe(await afterwards)
  })

  it('renders again when the day may have changed', async () => {
    await find('/')
    nowMs += QUARTER_MS
    await find('/')
    expect(renders).toEqual(['/', '/'])
  })

  it('renders a page again at its end, and no other page', async () => {
    const endsAt = nowMs + 500
    const findEnding = () =>
      cache.find(SCHOOL, '/routine', async () => ({ ...(await render('/routine')), endsAt }))
    await findEnding()
    await find('/')
    nowMs = endsAt - 1
    await findEnding()
    expect(renders).toEqual(['/routine', '/'])
    nowMs = endsAt
    await findEnding()
    await find('/')
    expect(renders).toEqual(['/routine', '/', '/routine'])
  })

  it('does not cache failed pages and 404 pages', async () => {
    for (const status of [503, 503, 404, 404, 301, 301]) await find('/', status)
    expect(renders).toHaveLength(6)
  })

  it('renders without the cache while the version cannot be read', async () => {
    const kept = await find('/')
    version = undefined
    expect(await find('/')).not.toBe(kept)
    version = 1
    expect(await find('/')).toBe(kept)
  })

  it('gives a rendering error to all waiting requests, and renders again for the next', async () => {
    const fail = () => cache.find(SCHOOL, '/', () => Promise.reject(new Error('no')))
    const results = await Promise.allSettled([fail(), fail()])
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
    await find('/')
    expect(renders).toEqual(['/'])
  })

  it('drops the least recently used page before it exceeds its limit', async () => {
    for (let index = 0; index < 40; index += 1) {
      await find('/notices/1')
      await find(`/?page=${index}`, 200, 1000)
    }
    renders = []
    await find('/notices/1')
    await find('/?page=39')
    expect(renders).toEqual([])
    await find('/?page=20')
    expect(renders).toEqual(['/?page=20'])
  })

  it('keeps a fixed page while many other pages are requested once', async () => {
    await find('/')
    for (let index = 0; index < 40; index += 1) await find(`/?page=${index}`, 200, 1000)
    renders = []
    await find('/')
    expect(renders).toEqual([])
    version = 2
    await find('/')
    expect(renders).toEqual(['/'])
  })

  it('does not share a read that started before a write with the next reader', async () => {
    await find('/')
    const reads = find('/')
    version = 2
    const [, later] = await Promise.all([reads, find('/')])
    expect(await find('/')).toBe(later)
  })

  it('separates the pages of two schools, also if their versions are equal', async () => {
    const other = schoolOf('/data/one/b')
    const page = await find('/')
    const pageOfOther = await cache.find(other, '/', () => render('/'))
    expect(pageOfOther).not.toBe(page)
    expect(await find('/')).toBe(page)
    expect(await cache.find(other, '/', () => render('/'))).toBe(pageOfOther)
  })

  it('keeps the pages of a school when another school changes', async () => {
    let changes = 1
    const other = {
      id: '/data/other',
      stores: { findContentVersion: async () => ({ version: changes, changedAt: null }) },
    }
    const page = await find('/')
    for (; changes < 5; changes += 1) await cache.find(other, '/', () => render('/'))
    renders = []
    expect(await find('/')).toBe(page)
    expect(renders).toEqual([])
  })

  it('lets one school of a district hold a quarter, and evicts its own oldest page', async () => {
    cache = createPageCache({ maxBytes: MAX_BYTES, part: 1 / 4, now: () => nowMs })
    const quiet = schoolOf('/data/quiet')
    const page = await cache.find(quiet, '/', () => render('/', 200, 2000))
    for (let index = 0; index < 20; index += 1) await find(`/${index}`, 200, 1000)
    renders = []
    for (const address of ['/19', '/18', '/17', '/19']) await find(address, 200, 1000)
    expect(renders).toEqual(['/17', '/19'])
    expect(await cache.find(quiet, '/', () => render('/'))).toBe(page)
    // A page that is larger evicts nothing.
    const before = await find('/19', 200, 1000)
    await find('/large', 200, 2600)
    expect(await find('/19', 200, 1000)).toBe(before)
    version = 2
    await find('/new', 200, 2000)
    renders = []
    await find('/new', 200, 2000)
    expect(renders).toEqual([])
  })
})
