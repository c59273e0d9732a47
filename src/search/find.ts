import type { DocumentKind } from '../content.ts'
import type { Database } from '../database/database.ts'
import { MAX_COUNTED } from '../words/format.ts'
import { findKeys, type KeyRange } from './index-store.ts'
import { newPartsOf, type Question, questionsFor, withTitleWord } from './question.ts'
import { rankerFor, TITLE_STEPS } from './rank.ts'
import { firstKeyAt, kindOfKey } from './search-key.ts'

export interface DocumentSearch {
  query: string
  kind?: DocumentKind | undefined
  topic?: string | undefined
  /** Dates from the first to before the second; ISO 8601 UTC. */
  between?: [string, string] | undefined
}

export interface DocumentHit {
  /** The best hits have the lowest; see `rankerFor`. */
  rank: number
  key: number
}

export const EVERY_KEY = { lowest: Number.MIN_SAFE_INTEGER, highest: Number.MAX_SAFE_INTEGER }

/** The best hits come first; of the same rank, the newest. */
export function byRank(a: DocumentHit, b: DocumentHit): number {
  return a.rank - b.rank || b.key - a.key
}

/**
 * The best hits among the documents, at most `MAX_COUNTED + 1`. The steps after the one with
 * `enough` hits are left out.
 */
export async function findDocuments(
  database: Database,
  { query, kind, topic, between }: DocumentSearch,
  enough = MAX_COUNTED + 1,
): Promise<DocumentHit[]> {
  const range = between ? keysBetween(between) : EVERY_KEY
  const steps = new Map<number, number>()
  const questions = questionsFor(query, { kind, topic })
  const find = (question: Question) => findKeys(database, question, range, MAX_COUNTED + 1)
  for (const [step, question] of questions.entries()) {
    if (steps.size >= enough) break
    for (const part of newPartsOf(question)) {
      for (const key of await find(part)) if (!steps.has(key)) steps.set(key, step)
    }
  }
  const titled = withTitleWord(questions, query)
  // Nobody reads so many hits to the end, and the question takes time.
  const isNeeded = titled && steps.size < enough && isAfterTitles(steps)
  const withTitle = new Set(isNeeded ? await find(titled) : [])
  const rankOf = rankerFor(query)
  return Array.from(steps, ([key, step]) => ({
    key,
    rank: rankOf({
      step,
      hasTitleWord: step < TITLE_STEPS || withTitle.has(key),
      kind: () => kindOfKey(key),
    }),
  }))
    .sort(byRank)
    .slice(0, MAX_COUNTED + 1)
}

/** Whether titles alone did not find all. */
function isAfterTitles(steps: Map<number, number>): boolean {
  return [...steps.values()].some((step) => step >= TITLE_STEPS)
}

/** The keys of documents with these words in title or text, newest first, older than `before`. */
export function findKeysByDate(
  database: Database,
  { query, kind, topic, between }: DocumentSearch,
  limit: number,
  before: number | undefined,
): Promise<number[]> {
  const question = questionsFor(query, { kind, topic }).at(-1)
  if (!question) return Promise.resolve([])
  const range = between ? keysBetween(between) : EVERY_KEY
  const highest = Math.min(range.highest, before === undefined ? Infinity : before - 1)
  return findKeys(database, question, { ...range, highest }, limit)
}

function keysBetween([start, end]: [string, string]): KeyRange {
  return { lowest: firstKeyAt(start), highest: firstKeyAt(end) - 1 }
}
