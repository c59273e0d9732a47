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

/** The `lang` of a text on a page, if the page is English and the text Bengali. */
export function langOf(text: string, page: Language): 'bn' | undefined {
  return page === 'en' && /\p{Script=Bengali}/u.test(text) ? 'bn' : undefined
}

/** The Bengali address of a page in either language; the inverse of `pathIn`. */
export function bengaliPath(pathname: string): string {
  return languageOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
}
