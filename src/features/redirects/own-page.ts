/** Any host; the address must not leave it. */
const SITE = 'http://site'

/**
 * The address of a page of this site, percent-encoded: `/notices/12`. `written` begins with the path,
 * or with `origin`. Undefined for another site, and for the office and the API.
 */
export function ownPage(written: string, origin = SITE): string | undefined {
  const path = written.startsWith(`${origin}/`) ? written.slice(origin.length) : written
  if (!path.startsWith('/') || !URL.canParse(path, SITE)) return undefined
  const url = new URL(path, SITE)
  if (url.origin !== SITE || /^\/(admin|api)(\/|$)/i.test(url.pathname)) return undefined
  return url.pathname + url.search
}
