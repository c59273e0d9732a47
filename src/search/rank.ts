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
const RANKS_OF_STEP = 4
/** A title without any of the words. */
const UNTITLED = 1

/** After all documents that have one of the words in the title. */
export const LAST_RESORT_RANK = FIRST_STEP + RANKS_OF_STEP * TITLE_STEPS + UNTITLED

/** After all steps: the text of a story has the words of many questions. */
export const STORY_RANK = FIRST_STEP + RANKS_OF_STEP * STEPS

interface Found {
  /** The step of `questionsFor`. */
  step: number
  hasTitleWord: boolean
  kind: () => SearchedKind
}

export function askedRank(inexactness: 0 | 1 | 2): number {
  return ANSWER_RANK + 1 + inexactness
}

export function isAskedRank(rank: number): boolean {
  return rank < FIRST_STEP
}

/**
 * The rank of a hit; the lowest comes first. Within a step, forms and pages come after the notices
 * and the entries of the calendar in the answer to "when", and then titles without any of the words
 * come last.
 */
export function rankerFor(query: string): (found: Found) => number {
  const asksWhen = isAskedIn(query, 'day')
  return ({ step, hasTitleWord, kind }) =>
    FIRST_STEP +
    RANKS_OF_STEP * step +
    (hasTitleWord ? 0 : UNTITLED) +
    (asksWhen && WITHOUT_DAYS.has(kind()) ? 2 : 0)
}

export function isTitleRank(rank: number): boolean {
  return !isAskedRank(rank) && rank < FIRST_STEP + RANKS_OF_STEP * TITLE_STEPS
}
