import type { Database } from '../database/database.ts'
import type { Topic } from '../content.ts'
import type { Day } from '@pathshala/bengali/days'
import type { Language } from '../words/language.ts'
import { bn, wordsIn } from '../words/public-words.ts'
import { MAX_COUNTED } from '../words/format.ts'
import { type Asked, readAsked } from './asked.ts'
import { type Closest, findClosest } from './closest.ts'
import { findCorrection } from './correction.ts'
import { byRank, type DocumentHit, EVERY_KEY, findDocuments } from './find.ts'
import { foldExact, replaceWords, wordsOf } from '@pathshala/bengali/fold'
import { findKeys } from './index-store.ts'
import type { SearchedKind } from './kinds.ts'
import { meaningsOf } from './meaning.ts'
import {
  clausesOf,
  hasQuestionWord,
  hasTitleWord,
  isAnswered,
  type Question,
  questionsFor,
  queryWords,
  titleMatcher,
} from './question.ts'
import {
  ANSWER_RANK,
  askedRank,
  isAskedRank,
  isTitleRank,
  LAST_RESORT_RANK,
  rankerFor,
  STORY_RANK,
  subjectRank,
} from './rank.ts'
import { keyOfEntry } from './search-key.ts'
import { createListed, type Listed } from './listed.ts'
import { type LikelySubject, type Subject, subjectOf } from './subject.ts'
import { marker, markParts, type Part, snippet } from './snippet.ts'

export type SearchStore = ReturnType<typeof createSearchStore>

export interface SiteSearch {
  query: string
  kind?: SearchedKind | undefined
  topic?: Topic | undefined
  /** Dates from the first to before the second; ISO 8601 UTC. */
  between?: [string, string] | undefined
}

export interface Found {
  hits: Hit[]
  query: string
  /** Without hits, the entries that are closest to the query, the best first. */
  closest: Hit[]
}

/** A hit, as the results show it. */
export interface Described {
  kind: SearchedKind
  number: number | null
  url: string
  title: string
  date: string | null
  topic: Topic | null
  isEnded: boolean
  text: string
  /** The text in the other language, if there is one. */
  otherText?: string
}

/** Hits are sorted by rank, then by descending key. */
export interface Hit extends DocumentHit {
  /** Set if the hit is not a document. Its key is not in the index and is only for sorting. */
  listed?: Listed
  /** The entry does not have the words of the query. */
  isOnlyBySubject?: boolean
}

export interface Result extends Omit<Described, 'text'> {
  isTitleHit: boolean
  titleParts: Part[]
  snippet: Part[]
}

/** Hits after this many characters of a text are not marked. */
export const SNIPPET_SOURCE_LETTERS = 6000
/** A school has fewer pages; a key of a document is larger. */
const MAX_PAGES = 10_000
/** No school has more documents. */
const MAX_KEYS = 1_000_000
const UNMARKED = marker('')
/** Nobody reads more entries that may not be the answer. */
const MAX_CLOSEST = 3
/** So many texts have the most frequent of some similar words. */
const TEXTS_READ = 20

interface Sources {
  /** The version of the listed content. */
  findVersion: () => Promise<{ version: string }>
  /** The day at the school. */
  today: () => Day
  readListed: () => Promise<Listed[]>
  /** Finds documents by their keys in the index. */
  describeDocuments: (keys: number[], language?: Language) => Promise<Map<number, Described>>
}

export function createSearchStore(database: Database, sources: Sources) {
  const readListed = createListed(sources.findVersion, sources.readListed)

  const findListed = async ({ query, kind, topic, between }: SiteSearch): Promise<Hit[]> => {
    if (topic) return []
    const questions = questionsFor(query)
    const meanings = meaningsOf(query)
    const asked = readAsked(query, sources.today())
    const rankOf = rankerFor(query)
    const rankOfListed = (listed: Listed): number | undefined => {
      if (meanings.some((meaning) => listed.answers.has(meaning))) return ANSWER_RANK
      const ranks = asked.flatMap((one) => rankOfAnswer(listed, one, questions) ?? [])
      if (ranks.length > 0) return Math.min(...ranks)
      if (listed.isOnlyAsked) return undefined
      if ((listed.isFoundByTitle || listed.isSummary) && !hasTitleWord(questions, listed.tokens))
        return undefined
      // The last question is the broadest. Most of the listed content does not answer it.
      const last = questions.at(-1)
      if (!last || !isAnswered(last, listed.tokens)) return undefined
      const step = questions.findIndex((question) => isAnswered(question, listed.tokens))
      const isTitled = hasTitleWord(questions, listed.tokens) || hasWholeTitle(questions, listed)
      if (listed.isStory && !hasTitleWord(questions, listed.titleTokens ?? listed.tokens))
        return STORY_RANK
      return rankOf({ step, hasTitleWord: isTitled, kind: () => listed.kind })
    }
    const entries = (await readListed()).flatMap((listed, index) => {
      if (!passesFilter(listed, { kind, between })) return []
      const isStory = listed.isStory && !hasWholeTitle(questions, listed)
      const rank = rankOfListed(listed) ?? Infinity
      return [{ listed, rank, key: keyOf({ ...listed, isStory }, index) }]
    })
    // A question about the result of one class has no other answer.
    const isExact = entries.some(({ listed, rank }) => listed.isLastResort && rank < Infinity)
    const subject = isExact ? undefined : subjectOf(query)
    const asksWhen = asked.some((one) => one.kind === 'day')
    return entries
      .map((hit) => {
        const rank = rankOfSubject(hit.listed, subject, asksWhen)
        return rank < hit.rank ? { ...hit, rank, isOnlyBySubject: hit.rank === Infinity } : hit
      })
      .filter(({ rank }) => rank < Infinity)
  }

  const hasHits = async (question: Question) =>
    (await readListed()).some(({ tokens }) => isAnswered(question, tokens)) ||
    (await findKeys(database, question, EVERY_KEY, 1)).length > 0
  const findTexts = async (question: Question) => {
    const keys = await findKeys(database, question, EVERY_KEY, TEXTS_READ)
    const documents = [...(await sources.describeDocuments(keys)).values()].map(
      ({ title, text, otherText = '' }) => ({ title, text: `${text}\n${otherText}` }),
    )
    const listed = (await readListed())
      .filter(({ isOnlyAsked }) => !isOnlyAsked)
      .map(({ titleIn, textIn }) => ({ title: titleIn(bn), text: textIn('bn') }))
    return [...documents, ...listed]
  }

  /** With `enough`, the steps after the one with so many documents are left out. */
  const find = async (search: SiteSearch, enough?: number): Promise<Hit[]> => {
    const { kind, ...rest } = search
    const documents =
      kind === 'page' || kind === 'calendar'
        ? []
        : await findDocuments(database, { ...rest, kind }, enough)
    const hits = [...(await findListed(search)), ...documents]
    return hits.sort(byRank).slice(0, MAX_COUNTED + 1)
  }

  /** What a query finds with its misspelt words corrected; undefined if no title has them. */
  const findSpelt = async (search: SiteSearch): Promise<Found | undefined> => {
    const query = await findCorrection(search.query, { hasHits, findTexts })
    if (query === undefined) return undefined
    const hits = await find({ ...search, query })
    const isTitled = hits.some(({ rank }) => isAskedRank(rank) || isTitleRank(rank))
    return isTitled ? { hits, query, closest: [] } : undefined
  }

  /**
   * For a query without hits: a correction, or the words of the closest entry. If both find nothing, the
   * closest entries.
   */
  const correct = async (
    query: string,
  ): Promise<{ query: string; entries: Closest['entries'] }> => {
    const isFound = async (other: string) => (await find({ query: other }, 1)).length > 0
    const corrected = await findCorrection(query, { hasHits, findTexts })
    const spelt = corrected ?? query
    if (corrected !== undefined && (await isFound(corrected))) return { query: spelt, entries: [] }
    for (const clause of clausesOf(spelt).filter(hasQuestionWord)) {
      const [best] = await find({ query: clause }, 1)
      if (best && isAskedRank(best.rank)) return { query: clause.trim(), entries: [] }
    }
    const { words: parts, entries } = await findClosest(spelt, {
      listed: await readListed(),
      today: sources.today(),
      findKeys: (question) => findKeys(database, question, EVERY_KEY, MAX_KEYS),
    })
    for (const words of parts) {
      const part = withoutOtherWords(spelt, words)
      if (await isFound(part)) return { query: part, entries: [] }
    }
    const near = subjectOf(spelt)
    const about = Map.groupBy(near ? await readListed() : [], (listed) =>
      aboutSubject(listed, near!.subject),
    )
    const nearest = [...(about.get('own') ?? []), ...(about.get('page') ?? [])]
    return { query: spelt, entries: [...new Set([...nearest, ...entries])] }
  }

  return {
    /**
     * The best hits first, at most `MAX_COUNTED + 1`, of the query or of that which replaces it because
     * it has no hits anywhere.
     */
    async find(search: SiteSearch): Promise<Found> {
      const hits = await find(search)
      const own = { hits, query: search.query, closest: [] }
      if (hits.some(({ rank }) => rank < STORY_RANK)) {
        const isBySubject = hits.every((hit) => hit.isOnlyBySubject)
        return (isBySubject && (await findSpelt(search))) || own
      }
      const isFiltered = Boolean(search.kind ?? search.topic ?? search.between)
      if (isFiltered && (await find({ query: search.query }, 1)).length > 0) return own
      const { query, entries } = await correct(search.query)
      const found = query === search.query ? hits : await find({ ...search, query })
      return { hits: found, query, closest: found.length > 0 ? [] : closestHits(entries) }
    },

    /** The query that replaces one without hits; undefined if there is none. */
    correct: async (query: string): Promise<string | undefined> => {
      const { query: other } = await correct(query)
      return other === query ? undefined : other
    },

    /** Describes the hits for the results, in the same order. */
    async describe(hits: Hit[], query: string, language: Language = 'bn'): Promise<Result[]> {
      const mark = marker(query)
      const isTitle = titleMatcher(query)
      const keys = hits.filter(({ listed }) => !listed).map(({ key }) => key)
      const rows = await sources.describeDocuments(keys, language)
      return hits.flatMap(({ rank, key, listed }): Result[] => {
        const described = listed ? describeListed(listed, language) : rows.get(key)
        // The document was deleted after the search.
        if (!described) return []
        const { text, otherText = '', ...rest } = described
        // The text of a thing begins with its most important fact, so its beginning is shown.
        const own = snippet(text, listed?.isOnlyAsked ? UNMARKED : mark)
        // A snippet without a hit does not show why the page was found.
        const other = listed?.isOnlyAsked || hasHit(own) ? own : snippet(otherText, mark)
        return [
          {
            ...rest,
            isTitleHit: isAskedRank(rank) ? isTitle(rest.title) : isTitleRank(rank),
            titleParts: markParts(rest.title, mark),
            snippet: hasHit(other) ? other : own,
          },
        ]
      })
    },
  }
}

/** Undefined if the entry is not about the subject; otherwise whether it is so itself, or only its page. */
function aboutSubject({ subjects, subjectsOfPage }: Listed, subject: Subject) {
  if (subjects?.includes(subject)) return 'own'
  return subjectsOfPage?.includes(subject) ? 'page' : undefined
}

/** Documents and the calendar know days better than the answers of a year. */
function rankOfSubject(
  listed: Listed,
  likely: LikelySubject | undefined,
  asksWhen: boolean,
): number {
  if (!likely || likely.certainty === 'near') return Infinity
  const about = aboutSubject(listed, likely.subject)
  const isSure = likely.certainty === 'sure' && !asksWhen
  return about ? subjectRank({ isSure, isOwn: about === 'own' }) : Infinity
}

/** True if the title has all words of a query of several words: the text was written to answer it. */
function hasWholeTitle([, inTitles]: Question[], { titleTokens }: Listed): boolean {
  return Boolean(
    titleTokens && inTitles && inTitles.length > 1 && isAnswered(inTitles, titleTokens),
  )
}

function closestHits(entries: Closest['entries']): Hit[] {
  return entries.slice(0, MAX_CLOSEST).map((entry) => ({
    rank: LAST_RESORT_RANK,
    ...(typeof entry === 'number' ? { key: entry } : { key: keyOf(entry, 0), listed: entry }),
  }))
}

/** As it was typed, if its words are not joined ones. */
function withoutOtherWords(query: string, words: string[]): string {
  const typed = replaceWords(query, (word) => (words.includes(foldExact(word)) ? word : ''))
  const line = wordsOf(typed).join(' ')
  return queryWords(line).join(' ') === words.join(' ') ? line : words.join(' ')
}

/**
 * Undefined if the entry does not answer the question. A question without a subject is answered by the page
 * of the kind; a question about a day, by the entries on that day.
 */
function rankOfAnswer(
  { asked = [], days: own, isLastResort, tokens: words }: Listed,
  { kind, about, days }: Asked,
  questions: Question[],
): number | undefined {
  if (days && own && !days.has(own)) return undefined
  const isOnDay = days !== undefined && own !== undefined && about.length === 0
  const answers = asked.filter(
    ({ kind: one, tokens }) =>
      one === kind &&
      (isOnDay || ((tokens.length === 0) === (about.length === 0) && isAnswered(about, tokens))),
  )
  if (answers.length === 0) return undefined
  if (isLastResort) return LAST_RESORT_RANK
  // First entries of this day alone, then longer ones, then the page of the calendar.
  if (days) return askedRank(own ? (own.from === own.to ? 0 : 1) : 2)
  // A title with all words, such as দুর্গাপূজার ছুটি for পূজার ছুটি, comes before a nearer day.
  const isSecond = own ? !isAnswered(questions[1]!, words) : answers.every((one) => one.isSecond)
  return askedRank(isSecond ? 1 : 0)
}

/**
 * Pages come before documents of the same rank, because they are always current; long texts,
 * which have the words of many questions, come after them.
 */
function keyOf({ days, isStory }: Listed, index: number): number {
  if (isStory) return MAX_PAGES - index
  return days ? keyOfEntry(days, index) : Number.MAX_SAFE_INTEGER - index
}

function passesFilter(
  listed: Listed,
  { kind, between }: Pick<SiteSearch, 'kind' | 'between'>,
): boolean {
  if (kind && kind !== listed.kind) return false
  if (!between) return true
  const [start, end] = between
  return listed.date !== null && listed.date >= start && listed.date < end
}

function hasHit(parts: Part[]): boolean {
  return parts.some(({ isHit }) => isHit)
}

function describeListed(
  { kind, url, titleIn, date, textIn }: Listed,
  language: Language,
): Described {
  return {
    kind,
    number: null,
    url,
    // Not the words of the page: a built page has a copy of them, which no entry knows.
    title: titleIn(wordsIn(language)),
    date,
    topic: null,
    isEnded: false,
    text: wholeWords(textIn(language)),
    otherText: wholeWords(textIn(language === 'en' ? 'bn' : 'en')),
  }
}

/** The part of a text that snippets can show, without the beginning of a word that was cut. */
export function wholeWords(text: string): string {
  return text.length < SNIPPET_SOURCE_LETTERS
    ? text
    : text.slice(0, SNIPPET_SOURCE_LETTERS).replace(/\S+$/, '')
}

declare module '../request/school.ts' {
  interface Stores {
    search: SearchStore
  }
}
