import { PUBLIC_PAGES } from '../content.ts'
import { oncePerVersion } from '../database/content-version.ts'
import { bn, en, type Words } from '../words/public-words.ts'
import { tokensOf } from './question.ts'

/** Content that the search finds in memory, without the index, because it is small. */
export interface Listed {
  kind: 'page' | 'calendar'
  url: string
  /** ISO 8601 UTC; null for a page. */
  date: string | null
  titleIn: (words: Words) => string
  text: string
  tokens: string[]
}

/** Reads the listed content once for each content version. Pages come first, by address. */
export function createListed(
  findContentVersion: () => Promise<{ version: number }>,
  read: () => Promise<Listed[]>,
): () => Promise<Listed[]> {
  return oncePerVersion(findContentVersion, async () => {
    const listed = await read()
    const pages = listed.filter(({ kind }) => kind === 'page')
    pages.sort((a, b) => (a.url < b.url ? -1 : 1))
    return [...pages, ...listed.filter(({ kind }) => kind !== 'page')]
  })
}

/** A page of the site that is not a document. */
export function listedPage(
  path: string,
  titleIn: (words: Words) => string,
  texts: string[],
): Listed {
  const menu = PUBLIC_PAGES.find((page) => page.path === path)?.menu
  const titles = [bn, en].flatMap((words) => [
    titleIn(words),
    ...(menu ? [words.menu[menu.word]] : []),
  ])
  const text = joinFilled(texts, '\n')
  return {
    kind: 'page',
    url: path,
    date: null,
    titleIn,
    text,
    tokens: tokensOf({ title: titles.join(' '), text }),
  }
}

export function joinFilled(texts: string[], separator = ', '): string {
  return texts.filter((text) => text !== '').join(separator)
}
