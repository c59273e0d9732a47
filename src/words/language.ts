import type { Language } from '@pathshala/bengali/digits'

export type { Language }

/** The end of the name of a field that has the English of another field. */
const ENGLISH = 'English'

/** English pages have the same paths under /en. */
export function languageOf(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'bn'
}

/** The address of a page in a language: `/allNotices`, `en` → `/en/allNotices`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'bn') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Also the address of a link in Markdown. */
const ADDRESS = /\]\(\S*|(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@\S+/gi
const WORD = /(?<bengali>[\u0980-\u09FF\u200C\u200D]+)|[a-z\u00C0-\u024F]+/gi
/** More words do not change the result. */
const MAX_COUNTED_LETTERS = 20_000

/**
 * The language of most words of a text. Undefined for a text without a word. An address has no
 * language. Digits count only in a text without letters.
 */
export function languageOfText(text: string): Language | undefined {
  let [bengali, latin] = [0, 0]
  const counted = text.slice(0, MAX_COUNTED_LETTERS).replace(ADDRESS, ' ')
  for (const { 0: word, groups } of counted.matchAll(WORD)) {
    if (groups!['bengali'] === undefined) latin += 1
    else if (/[^\u09E6-\u09EF\u200C\u200D]/.test(word)) bengali += 1
  }
  if (bengali === 0 && latin === 0) return /[\u09E6-\u09EF]/.test(counted) ? 'bn' : undefined
  return bengali >= latin ? 'bn' : 'en'
}

/** The `lang` of a text, if it is not that of the page or the text around it. */
export function langOf(text: string, around: Language | undefined): Language | undefined {
  const language = languageOfText(text)
  return language === around ? undefined : language
}

/** The `lang` of a text that the school writes. Without a letter it counts as Bengali. */
export function langOfContent(text: string): Language {
  return languageOfText(text) ?? 'bn'
}

/**
 * The record as a page shows it. On an English page, a text whose field with the suffix `English`
 * has a value is that value; any other text stays Bengali, and `langOf` marks it.
 */
export function recordIn<Fields extends object>(language: Language, record: Fields): Fields {
  if (language === 'bn') return record
  const english = Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    // A list of texts can be empty too.
    name.endsWith(ENGLISH) && isFilled(value) ? [[name.slice(0, -ENGLISH.length), value]] : [],
  )
  return { ...record, ...Object.fromEntries(english) }
}

function isFilled(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}

/** The Bengali address of a page in either language; the inverse of `pathIn`. */
export function bengaliPath(pathname: string): string {
  return languageOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
}
