import { LRUCache } from 'lru-cache'
import { createCounts } from '../base/by-key.ts'
import { nowMs } from '../base/clock.ts'
import { onceForEach } from '../base/remember.ts'
import type { School, Stores } from '../request/school.ts'
import type { RenderedPage } from './rendered-page.ts'
import { sharedRead } from './shared-read.ts'

/**
 * Pages show the date and mark new entries. Days begin at a quarter hour in every time zone. A page
 * can end earlier.
 */
const QUARTER_MS = 15 * 60 * 1000

type CachedSchool = Pick<School, 'id'> & { stores: Pick<Stores, 'findContentVersion'> }

export interface PageCache {
  isFixed(address: string): boolean
  /**
   * The school's page, from the cache or rendered. `address` is a path with only those query
   * parameters that the page reads.
   */
  find(
    school: CachedSchool,
    address: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage>
}

interface PageCacheOptions {
  /** For the pages of all schools together. Fixed pages have another cache of the same size. */
  maxBytes: number
  /** The part of them that one school may hold, from 0 to 1. */
  part?: number
  /** Fixed pages are few, and other pages never evict them. */
  isFixed?: (address: string) => boolean
  now?: () => number
}

/**
 * Caches whole pages until the school's content version changes. It reads the version for every
 * visitor, so a write by any process shows at the next request. If the version cannot be read, the
 * cache is not used, and the rendered page says that its content could not be loaded.
 */
export function createPageCache({
  maxBytes,
  part = 1,
  isFixed = () => false,
  now = nowMs,
}: PageCacheOptions): PageCache {
  const fixed = createPages(maxBytes, part)
  const others = createPages(maxBytes, part)
  const pagesFor = (address: string) => (isFixed(address) ? fixed : others)

  const currentOf = onceForEach((school: CachedSchool) => {
    const current = {
      /** The version and the quarter hour of the cached pages. */
      state: '',
      rendering: new Map<string, Promise<RenderedPage>>(),
      /** Whether the version could be read. Outdated pages are deleted first. */
      isReady: sharedRead(async () => {
        const found = await school.stores.findContentVersion().catch(() => undefined)
        if (!found) return false
        const state = `${found.version}:${Math.floor(now() / QUARTER_MS)}`
        if (state !== current.state) {
          current.state = state
          current.rendering.clear()
          forgetPages(school)
        }
        return true
      }),
    }
    return current
  })

  function forgetPages(school: CachedSchool): void {
    for (const pages of [fixed, others]) pages.forget(school)
  }

  return {
    isFixed,
    async find(school, address, render) {
      const current = currentOf(school)
      if (!(await current.isReady())) return render()
      const pages = pagesFor(address)
      const cached = pages.find(school, address)
      if (cached && (cached.endsAt === undefined || now() < cached.endsAt)) return cached
      const awaited = current.rendering.get(address)
      if (awaited) return awaited
      const { state } = current
      const rendered = render().then((page) => {
        if (page.status === 200 && state === current.state) pages.keep(school, address, page)
        return page
      })
      current.rendering.set(address, rendered)
      const forget = () => {
        if (current.rendering.get(address) === rendered) current.rendering.delete(address)
      }
      rendered.then(forget, forget)
      return rendered
    },
  }
}

/** The pages of all schools. Each school holds its part of the bytes at most. */
function createPages(maxBytes: number, part: number) {
  const maxOfSchool = maxBytes * part
  const bytesOf = createCounts()
  // Compressed bodies replace the page later. Together they are smaller than it.
  const sizeOf = (page: RenderedPage, key: string) => page.size + key.length
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    maxEntrySize: maxOfSchool,
    sizeCalculation: sizeOf,
    onInsert: (page, key) => bytesOf.add(schoolOf(key), sizeOf(page, key)),
    dispose: (page, key) => bytesOf.add(schoolOf(key), -sizeOf(page, key)),
  })
  /** Those that were not read for the longest time first. */
  const keysOf = (school: CachedSchool) =>
    Array.from(pages.rkeys()).filter((key) => key.startsWith(keyOf(school, '')))

  return {
    find: (school: CachedSchool, address: string) => pages.get(keyOf(school, address)),
    keep(school: CachedSchool, address: string, page: RenderedPage): void {
      pages.set(keyOf(school, address), page)
      const isOverPart = () => bytesOf.of(school.id) > maxOfSchool
      if (!isOverPart()) return
      for (const key of keysOf(school)) if (isOverPart()) pages.delete(key)
    },
    forget(school: CachedSchool): void {
      for (const key of keysOf(school)) pages.delete(key)
    },
  }
}

/**
 * A folder's name cannot contain the zero character, so keys of two schools have different
 * prefixes.
 */
function keyOf({ id }: CachedSchool, address: string): string {
  return `${id}\0${address}`
}

function schoolOf(key: string): string {
  return key.slice(0, key.indexOf('\0'))
}

/** For development: each visit renders the changed sources. */
export const noPageCache: PageCache = {
  isFixed: () => false,
  find: (_school, _address, render) => render(),
}
