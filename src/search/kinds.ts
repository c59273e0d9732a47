import { DOCUMENT_KINDS } from '../content.ts'
import type { Words } from '../words/public-words.ts'

/** The kinds of search results. `page` is a page of the site. */
export const SEARCHED_KINDS = [...DOCUMENT_KINDS, 'calendar', 'page'] as const

export type SearchedKind = (typeof SEARCHED_KINDS)[number]

export function nameOfKind(kind: SearchedKind, words: Words): string {
  if (kind === 'page') return words.search.page
  return kind === 'calendar' ? words.calendar.title : words[kind].caption
}
