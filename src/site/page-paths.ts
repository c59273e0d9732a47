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

const exactPaths = new Map(
  [...INDEXED_PAGES, ...SERVICE_PAGES].map((page) => [page.toLowerCase(), page]),
)

/**
 * A page's address as it is meant, for one typed in other letter case, with a slash at its end or
 * with letters written as %XX. What is no page stays as it is.
 */
export function exactPath(pathname: string): string {
  const plain = decode(pathname).toLowerCase().replace(/\/+$/, '') || '/'
  const exact = exactPaths.get(bengaliPath(plain))
  return exact === undefined ? pathname : pathIn(languageOf(plain), exact)
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A stray % is no page's address; the page that says so is shown for it.
    return pathname
  }
}
