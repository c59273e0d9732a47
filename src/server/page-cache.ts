import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './rendered-page.ts'
import { sharedRead } from './shared-read.ts'

/** Pages say today's date and mark what is new: no time zone's day begins between two quarters. */
const QUARTER_MS = 15 * 60 * 1000

export interface PageCache {
  /**
   * The page at an address, kept or rendered. `address` is a path with the query that the page
   * reads, and nothing else of what the visitor typed.
   */
  find(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>
}

/**
 * Keeps whole pages for as long as the content version stands. It is asked for every visitor, so a
 * write by any process shows to whoever comes after it; while it cannot be read, nothing kept is
 * given out, and the page itself says that its content could not be fetched.
 */
export function createPageCache(
  findVersion: () => Promise<number>,
  maxBytes: number,
  now: () => number = Date.now,
): PageCache {
  const readVersion = sharedRead(findVersion)
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    // The compressed bodies, which come later, are smaller than the page itself.
    sizeCalculation: (page, address) => 2 * page.size + address.length,
  })
  const rendering = new Map<string, Promise<RenderedPage>>()
  let state = ''

  async function renderAndKeep(
    address: string,
    renderedIn: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const page = await render()
    if (page.status === 200 && renderedIn === state) {
      pages.set(address, page)
      // Searches and further pages are many, and each is read by few.
      if (!address.includes('?')) {
        void page.shrink(() => pages.peek(address) === page).catch(() => {})
      }
    }
    return page
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
      const kept = pages.get(address) ?? rendering.get(address)
      if (kept) return kept
      const page = renderAndKeep(address, current, render)
      rendering.set(address, page)
      const forget = () => {
        if (rendering.get(address) === page) rendering.delete(address)
      }
      page.then(forget, forget)
      return page
    },
  }
}

/** Keeps nothing: while the sources change, each visit renders anew. */
export const noPageCache: PageCache = { find: (_address, render) => render() }
