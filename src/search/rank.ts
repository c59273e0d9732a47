import { isAskedIn } from './asked.ts'
import type { SearchedKind } from './kinds.ts'

/** A page that answers the question comes first. */
export const ANSWER_RANK = 0
/** The steps of `questionsFor` that look only into titles. */
export const TITLE_STEPS = 2
/** All steps of `questionsFor`. */
const STEPS = 4

/** Kinds that seldom tell the day of an event. */
const WITHOUT_DAYS: ReadonlySet<SearchedKind> = new Set(['downloads', 'page'])

/** Then what the school has of the kind that is asked for, the most exact first. */
const ASKED_RANKS = 3
const FIRST_STEP = ANSWER_RANK + 1 + ASKED_RANKS
/** The ranks of a step, which `rankerFor` tells apart. */
const RANKS_OF_STEP = 8
/** What the school has of the subject of a query, with two ranks, is between titled documents and others. */
const LIKELY = 1
/** A title without any of the words. */
const UNTITLED = 3
const WITHOUT_ANSWER = 4

/** If the subject is sure, it comes after titles with all words of the query. */
const SURE_RANK = FIRST_STEP + RANKS_OF_STEP * TITLE_STEPS
const SURE_RANKS = 2
const FIRST_TEXT_RANK = SURE_RANK + SURE_RANKS

/** After all documents that have one of the words in the title. */
export const LAST_RESORT_RANK = FIRST_TEXT_RANK + UNTITLED

/** After all steps: the text of a story has the words of many questions. */
export const STORY_RANK = FIRST_STEP + RANKS_OF_STEP * STEPS + SURE_RANKS

interface Found {
  /** The step of `questionsFor`. */
  step: number
  hasTitleWord: boolean
  kind: () => SearchedKind
}

export function askedRank(inexactness: 0 | 1 | 2): number {
  return ANSWER_RANK + 1 + inexactness
}

/** A record about the subject answers more exactly than a page about it. */
export function subjectRank({ isSure, isOwn }: { isSure: boolean; isOwn: boolean }): number {
  return (isSure ? SURE_RANK : FIRST_TEXT_RANK + LIKELY) + (isOwn ? 0 : 1)
}

export function isAskedRank(rank: number): boolean {
  return rank < FIRST_STEP
}

/**
 * The rank of a hit; the lowest comes first. Within a step, forms and pages come after the notices
 * and the entries of the calendar in the answer to "when", and forms in the answer to "how much"; then
 * titles without any of the words come last.
 */
export function rankerFor(query: string): (found: Found) => number {
  const asksWhen = isAskedIn(query, 'day')
  const asksHowMuch = isAskedIn(query, 'count')
  const isWithoutAnswer = (kind: SearchedKind) =>
    (asksWhen && WITHOUT_DAYS.has(kind)) || (asksHowMuch && kind === 'downloads')
  return ({ step, hasTitleWord, kind }) =>
    FIRST_STEP +
    RANKS_OF_STEP * step +
    (step < TITLE_STEPS ? 0 : SURE_RANKS) +
    (hasTitleWord ? 0 : UNTITLED) +
    (isWithoutAnswer(kind()) ? WITHOUT_ANSWER : 0)
}

export function isTitleRank(rank: number): boolean {
  return !isAskedRank(rank) && rank < SURE_RANK
}
