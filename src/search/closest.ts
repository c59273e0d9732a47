import type { Day } from '@pathshala/bengali/days'
import { isAsking, readAsked } from './asked.ts'
import type { Listed } from './listed.ts'
import {
  isAnswered,
  type Question,
  questionForWords,
  questionsFor,
  queryWords,
} from './question.ts'
import { groupsOf, isOtherClass } from './synonyms.ts'

/** The parts of the weight of a query that an entry has at least; a single word must say more. */
const MIN_SHARE = { words: 0.5, word: 0.6, near: 0.15 }
/** A word of the text says less about an entry than a word of its title. A long text has any word. */
const TEXT_WEIGHT = { short: 0.6, long: 0.4 }
/** More tokens than any entry that is about one subject has. */
const LONG = 1500
/** A word that says what kind of question it is: many entries answer it. */
const ASKING_WEIGHT = 0.35
/** The weight of a word that no entry has: more for a known subject, less for any other word. */
const MISSING_WEIGHT = { subject: 1.5, other: 0.5 }

interface Sources {
  listed: Listed[]
  today: Day
  findKeys: (question: Question) => Promise<number[]>
}

/** A document by its key in the index, or a listed entry, with what it has of a query. */
interface Candidate {
  entry: number | Listed
  weight: number
  words: string[]
  hasTitleWord: boolean
  isNamed: boolean
  size: number
}

/** The entries that are closest to a query, if no entry has all of its words. */
export interface Closest {
  /**
   * The words of the query that the closest entry has; if the entry answers the kind of question, first
   * with the words that ask. Empty if no entry is close enough to be the answer.
   */
  words: string[][]
  /** The closest entries, the best first, also if none of them is the answer. */
  entries: (number | Listed)[]
}

/**
 * A word that few entries have says more about the subject than a word that many have. Nothing is close
 * to a query about a class that the school does not have.
 */
export async function findClosest(query: string, sources: Sources): Promise<Closest> {
  const words = queryWords(query)
  if (words.some((word) => isOtherClass(word, words))) return { words: [], entries: [] }
  const { candidates, total, missing } = await weigh(query, words, sources)
  // Results of other years are no answer.
  const asksResult = readAsked(query, sources.today).some(({ kind }) => kind === 'result')
  if (asksResult && missing.some((word) => /^(?:19|20)\d\d$/.test(word))) {
    return { words: [], entries: [] }
  }
  const near = candidates
    .filter(
      ({ words: own, hasTitleWord }) => hasTitleWord && own.some((word) => !/^\d+$/.test(word)),
    )
    .sort((a, b) => b.weight - a.weight || a.size - b.size)
  const entries = near
    .filter(({ weight }) => weight >= total * MIN_SHARE.near)
    .map(({ entry }) => entry)
  const closest = near.find(({ weight, words: own, isNamed }) => {
    const share = own.length > 1 || isNamed ? MIN_SHARE.words : MIN_SHARE.word
    return weight >= total * share
  })
  if (!closest) return { words: [], entries }
  const asking = words.filter((word) => closest.words.includes(word) || isAsking(word))
  return { words: closest.isNamed ? [asking, closest.words] : [closest.words], entries }
}

/** The documents (by their keys in the index) and the listed entries that have a word. */
interface Found {
  word: string
  all: Set<number | Listed>
  titled: Set<number | Listed>
  /** Entries that answer the kind of question, and have the word in their names. */
  named: Set<number | Listed>
}

async function weigh(query: string, words: string[], sources: Sources) {
  const found = await findEachWord(query, words, sources)
  const documents = new Set(found.flatMap(({ all }) => [...all]).filter(Number.isInteger))
  // Documents without any of the words would change all weights alike.
  const entries = sources.listed.length + documents.size + 1
  const candidates = new Map<number | Listed, Candidate>()
  let total = 0
  for (const { word, all, titled, named } of found) {
    const weight = weightOf(word, { found: all.size, entries })
    total += weight
    for (const entry of all) {
      const size = typeof entry === 'number' ? 0 : entry.tokens.length
      const inText = size > LONG ? TEXT_WEIGHT.long : TEXT_WEIGHT.short
      const known = candidates.get(entry)
      candidates.set(entry, {
        entry,
        size,
        weight: (known?.weight ?? 0) + weight * (titled.has(entry) ? 1 : inText),
        words: [...(known?.words ?? []), word],
        hasTitleWord: known?.hasTitleWord === true || titled.has(entry),
        isNamed: known?.isNamed === true || named.has(entry),
      })
    }
  }
  const missing = found.filter(({ all }) => all.size === 0).map(({ word }) => word)
  return { candidates: [...candidates.values()], total, missing }
}

async function findEachWord(
  query: string,
  words: string[],
  { listed, today, findKeys }: Sources,
): Promise<Found[]> {
  const kinds = new Set(readAsked(query, today).map(({ kind }) => kind))
  // A question about a post is not one about those who have it.
  const answered = kinds.has('post') ? new Set(['post']) : kinds
  const inTitles = questionsFor(query)[1]!
  const found: Found[] = []
  for (const [index, alternatives] of questionForWords(query).entries()) {
    const [text, title] = [[alternatives], [inTitles[index]!]]
    const all = new Set<number | Listed>(await findKeys(text))
    const titled = new Set<number | Listed>(all.size > 0 ? await findKeys(title) : [])
    const named = new Set<number | Listed>()
    for (const one of listed) {
      const isNamed = (one.asked ?? []).some(
        ({ kind, tokens, isSecond }) => !isSecond && answered.has(kind) && isAnswered(text, tokens),
      )
      if (isNamed) named.add(one)
      const isTitled = isNamed || isAnswered(title, one.titleTokens ?? one.tokens)
      if (isTitled) titled.add(one)
      // The text of a story has the words of many questions.
      if (isTitled || (!one.isStory && isAnswered(text, one.tokens))) all.add(one)
    }
    found.push({ word: words[index]!, all, titled, named })
  }
  return found
}

function weightOf(word: string, { found, entries }: { found: number; entries: number }): number {
  if (found > 0) return Math.log(entries / (found + 0.5)) * (isAsking(word) ? ASKING_WEIGHT : 1)
  if (isAsking(word)) return 0
  const isSubject = groupsOf(word).length > 0
  return Math.log(entries) * (isSubject ? MISSING_WEIGHT.subject : MISSING_WEIGHT.other)
}
