import { bengaliPath, languageOf, pathIn } from '../words/language.ts'

/** Pages that search engines are led to, in the specification's order. */
export const INDEXED_PAGES = [
  '/',
  '/allNotices',
  '/allDownloads',
  '/allnews',
  '/photo-gallery',
  '/golden-jubilee-photo-gallery',
  '/schoolInfo',
  '/schoolDescription',
  '/contact_us',
  '/studentcount',
  '/officers_teachers',
]

export const SERVICE_PAGES = [
  '/studentdailyattendance.aspx',
  '/payment-history.aspx',
  '/public-exam-result.aspx',
  '/internal-exam-result',
]

const LIST_QUERY = ['q', 'year', 'before', 'after', 'page']
const GALLERY_QUERY = ['photo', 'before', 'after', 'page']

/** What a page reads of its address's query; the others read nothing. */
const PAGE_QUERIES: Record<string, string[]> = {
  '/allNotices': LIST_QUERY,
  '/allDownloads': LIST_QUERY,
  '/allnews': LIST_QUERY,
  '/photo-gallery': GALLERY_QUERY,
  '/golden-jubilee-photo-gallery': [...GALLERY_QUERY, 'part'],
}

/** The path and what its page reads of the query: what links from elsewhere add is left out. */
export function pageAddress(url: string): string {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s)
  // React Router's own name for a page's data: pages without a script have no use for it.
  if (pathname.endsWith('.data')) return `${pathname}/`
  const read = PAGE_QUERIES[bengaliPath(exactPath(pathname))]
  if (!read || !search) return pathname
  const given = new URLSearchParams(search)
  const kept = read
    // What is empty says nothing; but no name of a photo is the name of none.
    .filter((name) => given.get(name) || (name === 'photo' && given.has(name)))
    .map((name) => [name, given.get(name)!])
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}

const exactPaths = new Map(
  [...INDEXED_PAGES, ...SERVICE_PAGES].map((page) => [page.toLowerCase(), page]),
)

/**
 * A page's address as it is meant, for one typed in other letter case, with a slash at its end or
 * with letters written as %XX. What is no page stays as it is.
 */
export function exactPath(pathname: string): string {
  const plain = withoutSlashes(decodePath(pathname).toLowerCase()) || '/'
  const exact = exactPaths.get(bengaliPath(plain))
  return exact === undefined ? pathname : pathIn(languageOf(plain), exact)
}

/** A pattern that ends in `$` would begin anew at each slash of a run inside the path. */
function withoutSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/**
 * A path with its letters in place of %XX, once. As it is where a % in it means nothing: that is no
 * page's address, and the page that says so is shown.
 */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
