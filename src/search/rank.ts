import { foldAlike, foldedWords } from './fold.ts'
import type { SearchedKind } from './kinds.ts'
import { allQueryWords } from './question.ts'

/** A page that answers the question comes first. */
export const ANSWER_RANK = 0
/** The steps of `questionsFor` that look only into titles. */
const TITLE_STEPS = 2

const WHEN = new Set(foldedWords('কবে কখন তারিখ kobe kokhon when date'))
/** Kinds that seldom tell the day of an event. */
const WITHOUT_DAYS: ReadonlySet<SearchedKind> = new Set(['downloads', 'page'])

/**
 * The rank of a hit in a step of `questionsFor`; the lowest comes first. In the answer to "when",
 * forms and pages come after the notices and the entries of the calendar of the same step.
 */
export function rankerFor(query: string): (step: number, kind: () => SearchedKind) => number {
  const asksWhen = allQueryWords(query).some((word) => WHEN.has(foldAlike(word)))
  return (step, kind) => 1 + 2 * step + (asksWhen && WITHOUT_DAYS.has(kind()) ? 1 : 0)
}

export function isTitleRank(rank: number): boolean {
  return rank !== ANSWER_RANK && rank <= 2 * TITLE_STEPS
}
