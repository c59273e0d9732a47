export type Language = 'bn' | 'en'

/** English pages have the same paths under /en. */
export function languageOf(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'bn'
}

/** The address of a page in a language: `/allNotices`, `en` → `/en/allNotices`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'bn') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The Bengali address of a page in either language; the inverse of `pathIn`. */
export function bengaliPath(pathname: string): string {
  return languageOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
}
