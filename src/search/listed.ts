import { PUBLIC_PAGES } from '../content.ts'
import { oncePerVersion } from '../database/content-version.ts'
import { bn, en, type Words } from '../words/public-words.ts'
import type { Day } from '@pathshala/bengali/days'
import type { Language } from '../words/language.ts'
import type { Answer, AskedKind } from './asked.ts'
import { meaningOf } from './meaning.ts'
import { tokensOf } from './question.ts'
import { hasPage, type Subject, subjectsAt } from './subject.ts'

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
  /** What it is about: it answers queries about them, also without their words. */
  subjects?: readonly Subject[] | undefined
  /** What its page is about. */
  subjectsOfPage?: readonly Subject[] | undefined
  /** The kinds of question that it answers, before the words of other content are looked at. */
  asked?: readonly Answer[] | undefined
  /** The days of an entry of the calendar. */
  days?: { from: Day; to: Day }
  /** Answers only what nothing else answers: that a result is not published. */
  isLastResort?: true | undefined
  /** Found only by a question of its kind. Otherwise “Seven” would list every routine of the class. */
  isOnlyAsked?: true | undefined
  /** Found only by a word of its title. Otherwise “teacher” would list every teacher. */
  isFoundByTitle?: true
  /** The same for a page that sums up others: each of its parts is found alone. */
  isSummary?: true | undefined
  /** The words of the title of a page whose title counts as text. */
  titleTokens?: string[]
  /** It comes after documents of the same rank, because its long text has the words of many questions. */
  isStory?: boolean | undefined
}

/**
 * Reads the listed content once for each version. The cards of people come first, in the school's
 * own order, because only their names find them, then pages, by address.
 */
export function createListed(
  findVersion: () => Promise<{ version: string }>,
  read: () => Promise<Listed[]>,
): () => Promise<Listed[]> {
  return oncePerVersion(findVersion, async () => {
    const listed = (await read()).map((one) => ({
      ...one,
      subjectsOfPage: [
        ...subjectsAt(one.url),
        ...(one.subjectsOfPage ?? []).filter((subject) => !hasPage(subject)),
      ],
    }))
    const isCard = ({ isFoundByTitle, isOnlyAsked }: Listed) => isFoundByTitle || isOnlyAsked
    const others = listed.filter((one) => !isCard(one))
    const pages = others.filter(({ kind }) => kind === 'page')
    pages.sort((a, b) => (a.url < b.url ? -1 : 1))
    return [...listed.filter(isCard), ...pages, ...others.filter(({ kind }) => kind !== 'page')]
  })
}

type Texts = string[] | Record<Language, string[]>

interface Page {
  /** With the id of a part of a page. */
  url: string
  titleIn: (words: Words) => string
  /** One list serves both languages. */
  texts: Texts
  /** Words that find it, but that its text does not show. */
  tags?: readonly string[]
  /** Questions to which the page is the answer; see `meaningOf`. */
  answers?: readonly string[]
  subjects?: readonly Subject[] | undefined
  asked?: readonly Answer[]
  /** Its title counts as text too. */
  isByText?: true
  isStory?: true
  isSummary?: true
}

/** A page of the site that is not a document, or a part of it. */
export function listedPage({
  url,
  titleIn,
  texts,
  tags = [],
  answers = [],
  subjects,
  asked,
  isByText,
  isStory = isByText,
  isSummary,
}: Page): Listed {
  const menu = PUBLIC_PAGES.find((page) => page.path === url)?.menu
  const title = [bn, en]
    .flatMap((words) => [titleIn(words), ...(menu ? [words.menu[menu.word]] : [])])
    .join(' ')
  const textIn = (language: Language) =>
    joinFilled(Array.isArray(texts) ? texts : texts[language], '\n')
  const text = [...new Set([textIn('bn'), textIn('en'), ...tags])].join('\n')
  return {
    kind: 'page',
    url,
    date: null,
    titleIn,
    textIn,
    tokens: tokensOf(isByText ? { title: '', text: `${title}\n${text}` } : { title, text }),
    answers: new Set(answers.map(meaningOf)),
    subjects,
    asked,
    isStory,
    ...(isByText && { titleTokens: tokensOf({ title, text: '' }) }),
    isSummary,
  }
}

/** One thing that the school has, which answers questions of these kinds with the words of `names`. */
export function listedThing({
  names,
  kinds,
  text,
  ...page
}: Pick<Page, 'url' | 'titleIn'> & {
  subjectsOfPage?: readonly Subject[]
  names: string[]
  kinds: readonly AskedKind[]
  text: string | Record<Language, string>
}): Listed {
  return {
    ...page,
    kind: 'page',
    date: null,
    textIn: (language) => (typeof text === 'string' ? text : text[language]),
    tokens: [],
    answers: new Set(),
    asked: answersTo(kinds, names),
    isOnlyAsked: true,
  }
}

/** The kinds of question that are answered if they have no words but these. */
export function answersTo(
  kinds: readonly AskedKind[],
  names: string[] = [],
  more: Pick<Answer, 'isSecond'> = {},
): Answer[] {
  const tokens = tokensOf({ title: '', text: names.join('\n') })
  return kinds.map((kind) => ({ kind, tokens, ...more }))
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
