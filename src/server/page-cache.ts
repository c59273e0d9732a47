import { LRUCache } from 'lru-cache'
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

/**
 * Caches whole pages until the content version changes. It reads the version for every visitor, so
 * a write by any process shows at the next request. If the version cannot be read, the cache is not
 * used, and the rendered page says that its content could not be loaded.
 */
export function createPageCache(
  findVersion: () => Promise<number>,
  maxBytes: number,
  now: () => number = Date.now,
): PageCache {
  const readVersion = sharedRead(findVersion)
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    // Compressed bodies replace the page later and are smaller together.
    sizeCalculation: (page, address) => page.size + address.length,
  })
  const rendering = new Map<string, Promise<RenderedPage>>()
  const shrunk = new WeakSet<RenderedPage>()
  let state = ''

  async function renderAndCache(
    address: string,
    renderedState: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const page = await render()
    if (page.status === 200 && renderedState === state) pages.set(address, page)
    return page
  }

  /** For a page with a second reader. Between two changes of the content, most pages have only one. */
  function shrinkOnce(address: string, page: RenderedPage): void {
    // There are many searches and further pages, and each has few readers.
    if (address.includes('?') || shrunk.has(page)) return
    shrunk.add(page)
    void page.shrink(() => pages.peek(address) === page).catch(() => {})
  }

  return {
    async find(address, render) {
      const version = await readVersion().catch(() => undefined)
      if (version === undefined) return render()
      const current = `${version}:${Math.floor(now() / QUARTER_MS)}`
      if (current !== state) {
        state = current
        pages.clear()
        rendering.clear()
      }
      const cached = pages.get(address)
      if (cached) {
        shrinkOnce(address, cached)
        return cached
      }
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
