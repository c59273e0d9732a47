import { stemsOf } from '@pathshala/bengali/endings'
import { foldAlike } from '@pathshala/bengali/fold'
import { allQueryWords, queryWords, wordsBesideQuestion } from './question.ts'
import { soundOf } from '@pathshala/bengali/sound'
import { groupsOf } from './synonyms.ts'

/**
 * The meaning of a question, so that a page can list the questions that it answers. Neither order,
 * endings, spelling nor the choice between synonyms matters.
 */
export function meaningOf(question: string): string {
  return meaningOfWords(allQueryWords(question))
}

/** The meanings with and without the words that are optional. */
export function meaningsOf(query: string): string[] {
  const all = [allQueryWords(query), wordsBesideQuestion(query), queryWords(query)]
  return [...new Set(all.filter((words) => words.length > 0).map(meaningOfWords))]
}

function meaningOfWords(words: string[]): string {
  return [...new Set(words.map(meaningOfWord))].sort().join(' ')
}

function meaningOfWord(exact: string): string {
  const [group] = groupsOf(exact)
  if (group) return group.members[0]!
  const alike = foldAlike(exact)
  const [stem = alike] = stemsOf(alike)
  return /\p{L}/u.test(stem) ? soundOf(stem) : stem
}
