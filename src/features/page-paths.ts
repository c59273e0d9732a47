import {
  contentKinds,
  DOCUMENT_KINDS,
  INFORMATION_KEYS,
  internalResults,
  isDocumentPath,
  parseDocumentUrl,
  PUBLIC_PAGES,
} from '../content.ts'
import { FOLLOW_PATH } from './following/address.ts'
import { bengaliPath, languageOf, pathIn } from '../words/language.ts'

export const SEARCH_PATH = '/search'

const SLASH = /\//
/** What a sentence or a messenger puts behind an address, such as `।`, `>` or the -এ of `21-এ`. */
const REST_OF_SENTENCE = /[\p{P}\p{S}\p{Cf}\s\u0980-\u09E3\u09F0-\u09FE]/u

/** The pages of the sitemap. */
export const INDEXED_PAGES = [...PUBLIC_PAGES.map(({ path }) => path), FOLLOW_PATH]

const PAGE_QUERIES = new Map<string, readonly string[] | undefined>([
  ...PUBLIC_PAGES.map(({ path, query }) => [path, query] as const),
  [SEARCH_PATH, ['q', 'kind', 'year', 'page']],
])

/**
 * The exact path of a page, with only the query parameters that the page reads. External links add
 * other parameters.
 */
export function pageAddress(url: string): string {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const pathname = exactPath(path)
  const names = queryOf(bengaliPath(pathname))
  if (!names || !search) return pathname
  const query = new URLSearchParams(search)
  const used = names
    // Empty parameters are ignored, except `photo`: for an empty id, the page must answer 404.
    .filter((name) => query.get(name) || (name === 'photo' && query.has(name)))
    .map((name) => [name, query.get(name)!])
  return used.length > 0 ? `${pathname}?${new URLSearchParams(used)}` : pathname
}

function queryOf(path: string): readonly string[] | undefined {
  return parseDocumentUrl(path)?.kind === 'results' ? ['roll'] : PAGE_QUERIES.get(path)
}

const ENTRY_PATHS = INFORMATION_KEYS.map(
  (key) => `${contentKinds.information.pages[0].path}/${key}`,
)

/** A document's address without its number leads to the list. */
const LISTS = DOCUMENT_KINDS.map(
  (kind) => [contentKinds[kind].apiPath, contentKinds[kind].pages[0].path] as const,
)

const exactPaths = new Map([
  ...[...INDEXED_PAGES, SEARCH_PATH, internalResults.path, ...ENTRY_PATHS].map(
    (page) => [page.toLowerCase(), page] as const,
  ),
  ...LISTS,
])

/**
 * The exact path of a page, for a path with another letter case, with slashes at the end or with
 * letters as %XX, or with the rest of a sentence behind it. Any other path is returned unchanged.
 */
export function exactPath(pathname: string): string {
  const typed = decodePath(pathname).toLowerCase()
  const plain = withoutEnd(typed, SLASH) || '/'
  const cut = withoutEnd(typed, REST_OF_SENTENCE)
  if (isDocumentPath(bengaliPath(cut))) return cut
  for (const path of [plain, cut]) {
    const exact = exactPaths.get(bengaliPath(path))
    if (exact !== undefined) return pathIn(languageOf(path), exact)
  }
  return pathname
}

const exactAddresses = new Set(
  [...exactPaths.values()].flatMap((path) => [pathIn('bn', path), pathIn('en', path)]),
)

/**
 * Whether this is the exact address of a list, a document or another page, without a query: it
 * leads to no other page.
 */
export function isExactAddress(url: string): boolean {
  return exactAddresses.has(url) || parseDocumentUrl(bengaliPath(url)) !== undefined
}

/** Whether this is a page that always exists, such as home or a list, without a query. */
export function isFixedPage(address: string): boolean {
  return exactPaths.has(bengaliPath(address).toLowerCase())
}

/** A regular expression that ends in `$` would try again at each character of a long run. */
function withoutEnd(pathname: string, characters: RegExp): string {
  let end = pathname.length
  while (end > 0 && characters.test(pathname[end - 1]!)) end -= 1
  return pathname.slice(0, end)
}

/**
 * Decodes %XX once. A path with an invalid % is returned unchanged, and gets the error page.
 */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
