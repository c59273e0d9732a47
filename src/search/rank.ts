import { foldAlike, foldedWords } from './fold.ts'
import type { SearchedKind } from './kinds.ts'
import { allQueryWords } from './question.ts'

/** A page that answers the question comes first. */
export const ANSWER_RANK = 0
/** Then what the school has of the kind that is asked for. */
export const ASKED_RANK = 1
export const SECOND_RANK = 2
/** After every document. */
export const LAST_RANK = 19
/** The steps of `questionsFor` that look only into titles. */
export const TITLE_STEPS = 2

const WHEN = new Set(foldedWords('কবে কখন তারিখ kobe kokhon when date'))
/** Kinds that seldom tell the day of an event. */
const WITHOUT_DAYS: ReadonlySet<SearchedKind> = new Set(['downloads', 'page'])

/** The ranks of a step, which `rankerFor` tells apart. */
const RANKS_OF_STEP = 4

interface Found {
  /** The step of `questionsFor`. */
  step: number
  hasTitleWord: boolean
  kind: () => SearchedKind
}

/**
 * The rank of a hit; the lowest comes first. Within a step, forms and pages come after the notices
 * and the entries of the calendar in the answer to "when", and then titles without any of the words
 * come last.
 */
export function rankerFor(query: string): (found: Found) => number {
  const asksWhen = allQueryWords(query).some((word) => WHEN.has(foldAlike(word)))
  return ({ step, hasTitleWord, kind }) =>
    SECOND_RANK +
    1 +
    RANKS_OF_STEP * step +
    (hasTitleWord ? 0 : 1) +
    (asksWhen && WITHOUT_DAYS.has(kind()) ? 2 : 0)
}

export function isTitleRank(rank: number): boolean {
  return rank > SECOND_RANK && rank <= SECOND_RANK + RANKS_OF_STEP * TITLE_STEPS
}
