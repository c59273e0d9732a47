import { isDocumentPath, PUBLIC_PAGES } from '../content.ts'
import { bengaliPath, languageOf, pathIn } from '../words/language.ts'
import { services } from './services.ts'

export const SEARCH_PATH = '/search'

const SERVICE_PATHS = services.map(({ path }) => path)

/** The pages of the sitemap. */
export const INDEXED_PAGES = PUBLIC_PAGES.map(({ path }) => path)

const PAGE_QUERIES = new Map<string, readonly string[] | undefined>([
  ...PUBLIC_PAGES.map(({ path, query }) => [path, query] as const),
  [SEARCH_PATH, ['q', 'kind', 'year', 'page']],
])

/**
 * The exact path of a page, and the query parameters that the page reads. Other parameters, which
 * external links add, are removed.
 */
export function pageAddress(url: string): string {
  const [given = '', search = ''] = url.split(/\?(.*)/s)
  const pathname = exactPath(given)
  const read = PAGE_QUERIES.get(bengaliPath(pathname))
  if (!read || !search) return pathname
  const query = new URLSearchParams(search)
  const kept = read
    // Empty parameters are ignored, except `photo`: with an empty id, the page must answer that
    // there is no such photo.
    .filter((name) => query.get(name) || (name === 'photo' && query.has(name)))
    .map((name) => [name, query.get(name)!])
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}

const exactPaths = new Map(
  [...INDEXED_PAGES, SEARCH_PATH, ...SERVICE_PATHS].map((page) => [page.toLowerCase(), page]),
)

/**
 * The exact address of a page, for an address with another letter case, with slashes at the end or
 * with letters written as %XX. An address that is no page is returned unchanged.
 */
export function exactPath(pathname: string): string {
  const plain = withoutSlashes(decodePath(pathname).toLowerCase()) || '/'
  const path = bengaliPath(plain)
  const exact = isDocumentPath(path) ? path : exactPaths.get(path)
  return exact === undefined ? pathname : pathIn(languageOf(plain), exact)
}

/** Whether this is one of the few pages that always exist, without a query: home, each list. */
export function isFixedPage(address: string): boolean {
  return exactPaths.has(bengaliPath(address).toLowerCase())
}

/** A loop: a regular expression that ends in `$` tries again at each slash of a long run. */
function withoutSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/**
 * Replaces %XX by its letters, once. A path with an invalid % is returned unchanged: no page has
 * it, and the error page is shown.
 */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
