import { PUBLIC_PAGES } from '../content.ts'
import { oncePerVersion } from '../database/content-version.ts'
import { bn, en, type Words } from '../words/public-words.ts'
import type { Language } from '../words/language.ts'
import { meaningOf } from './meaning.ts'
import { tokensOf } from './question.ts'

/** Content that the search finds in memory, without the index, because it is small. */
export interface Listed {
  kind: 'page' | 'calendar'
  url: string
  /** ISO 8601 UTC; null for a page. */
  date: string | null
  titleIn: (words: Words) => string
  textIn: (language: Language) => string
  tokens: string[]
  /** The meanings of the questions that the page answers. It is their first result. */
  answers: ReadonlySet<string>
  /** Found only by a word of its title. Otherwise “teacher” would list every teacher. */
  isFoundByTitle?: true
  /** Its title counts as text, and it comes after documents of the same rank. */
  isByText?: true | undefined
}

/**
 * Reads the listed content once for each version. The cards of people come first, because
 * only their names find them, then pages, by address.
 */
export function createListed(
  findVersion: () => Promise<{ version: string }>,
  read: () => Promise<Listed[]>,
): () => Promise<Listed[]> {
  return oncePerVersion(findVersion, async () => {
    const listed = await read()
    const pages = listed.filter(({ kind }) => kind === 'page')
    pages.sort((a, b) => (a.url < b.url ? -1 : 1))
    return [
      ...pages.filter(({ isFoundByTitle }) => isFoundByTitle),
      ...pages.filter(({ isFoundByTitle }) => !isFoundByTitle),
      ...listed.filter(({ kind }) => kind !== 'page'),
    ]
  })
}

type Texts = string[] | Record<Language, string[]>

interface Page {
  /** With the id of a part of a page. */
  url: string
  titleIn: (words: Words) => string
  /** One list serves both languages. */
  texts: Texts
  /** Questions to which the page is the answer; see `meaningOf`. */
  answers?: readonly string[]
  isByText?: true
}

/** A page of the site that is not a document, or a part of it. */
export function listedPage({ url, titleIn, texts, answers = [], isByText }: Page): Listed {
  const menu = PUBLIC_PAGES.find((page) => page.path === url)?.menu
  const title = [bn, en]
    .flatMap((words) => [titleIn(words), ...(menu ? [words.menu[menu.word]] : [])])
    .join(' ')
  const textIn = (language: Language) =>
    joinFilled(Array.isArray(texts) ? texts : texts[language], '\n')
  const text = [...new Set([textIn('bn'), textIn('en')])].join('\n')
  return {
    kind: 'page',
    url,
    date: null,
    titleIn,
    textIn,
    tokens: tokensOf(isByText ? { title: '', text: `${title}\n${text}` } : { title, text }),
    answers: new Set(answers.map(meaningOf)),
    isByText,
  }
}

/** Every question of one part from each list: ["শিক্ষক", "স্যার"] × ["নাম", "ফোন"]. */
export function combine(...parts: string[][]): string[] {
  return parts.reduce((questions, part) =>
    questions.flatMap((question) => part.map((one) => `${question} ${one}`.trim())),
  )
}

export function joinFilled(texts: string[], separator = ', '): string {
  return texts.filter((text) => text !== '').join(separator)
}
