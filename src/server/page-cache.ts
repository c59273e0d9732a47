import { LRUCache } from 'lru-cache'
import { nowMs } from '../base/clock.ts'
import type { RenderedPage } from './rendered-page.ts'
import { sharedRead } from './shared-read.ts'

/** Pages show the date and mark new entries. In every time zone, days begin at a quarter hour. */
const QUARTER_MS = 15 * 60 * 1000

export interface PageCache {
  /**
   * The page at an address, from the cache or rendered. `address` is a path with only those query
   * parameters that the page reads.
   */
  find(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>
}

interface PageCacheOptions {
  maxBytes: number
  /** The few pages that stay in the cache, however many others are asked for. */
  isFixed?: (address: string) => boolean
  now?: () => number
}

/**
 * Caches whole pages until the content version changes. It reads the version for every visitor, so
 * a write by any process shows at the next request. If the version cannot be read, the cache is not
 * used, and the rendered page says that its content could not be loaded.
 */
export function createPageCache(
  findVersion: () => Promise<number>,
  { maxBytes, isFixed = () => false, now = nowMs }: PageCacheOptions,
): PageCache {
  const readVersion = sharedRead(findVersion)
  const fixed = new Map<string, RenderedPage>()
  const others = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    // Compressed bodies replace the page later and are smaller together.
    sizeCalculation: (page, address) => page.size + address.length,
  })
  const pagesFor = (address: string) => (isFixed(address) ? fixed : others)
  const rendering = new Map<string, Promise<RenderedPage>>()
  let state = ''

  async function renderAndCache(
    address: string,
    renderedState: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const page = await render()
    if (page.status === 200 && renderedState === state) pagesFor(address).set(address, page)
    return page
  }

  return {
    async find(address, render) {
      const version = await readVersion().catch(() => undefined)
      if (version === undefined) return render()
      const current = `${version}:${Math.floor(now() / QUARTER_MS)}`
      if (current !== state) {
        state = current
        fixed.clear()
        others.clear()
        rendering.clear()
      }
      const cached = pagesFor(address).get(address)
      if (cached) return cached
      const awaited = rendering.get(address)
      if (awaited) return awaited
      const page = renderAndCache(address, current, render)
      rendering.set(address, page)
      const forget = () => {
        if (rendering.get(address) === page) rendering.delete(address)
      }
      page.then(forget, forget)
      return page
    },
  }
}

/** No cache: during development, each visit renders the changed sources. */
export const noPageCache: PageCache = { find: (_address, render) => render() }
