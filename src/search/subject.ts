import { once, onceForText } from '../base/remember.ts'
import { stemsOf } from '@pathshala/bengali/endings'
import { foldAlike, foldExact, wordsOf } from '@pathshala/bengali/fold'
import { isOptional } from './optional.ts'
import { allQueryWords } from './question.ts'
import { romanOf } from '@pathshala/bengali/romanise'
import { groupsOf, isOtherClass } from './synonyms.ts'
import WORDINGS from './wordings.json' with { type: 'json' }

/**
 * What people ask schools, each with the ways in which they ask it, and with the page that answers it if
 * every school has it at the same address.
 */
export type Subject = keyof typeof WORDINGS

/** Tuned on 240 queries that readers of the site wrote, and on older ones that are tests. */
const MIN_LIKENESS = { near: 0.4, likely: 0.6, sure: 0.7 }
/** The weight of a word that no wording has: more than that of any other. */
const UNKNOWN_WEIGHT = 5
/** The weights of the wordings of a subject that are nearest to a query, the nearest first. */
const NEAREST = [4, 2, 1]
/** More than the wordings have. */
const MAX_MEANINGS = 8000
/** The steps of a search ask for the same query. */
const MAX_QUERIES = 10

export interface LikelySubject {
  subject: Subject
  /** A subject that is only near is no answer, but better than nothing. */
  certainty: keyof typeof MIN_LIKENESS
}

/**
 * What a query asks, as the wordings say that are nearest to it; undefined if none is near. A word that few
 * subjects have says more than a word that many have, and a word that none has says most.
 */
export const subjectOf = onceForText((query): LikelySubject | undefined => {
  const every = allQueryWords(query)
  if (every.some((word) => isOtherClass(word, every))) return undefined
  const { wordings, placesOf, weightOf } = prepared()
  const shared = new Map<number, number>()
  const words = meaningsOf(query, (alike) => !isOptional(alike))
  for (const word of words) {
    for (const place of placesOf.get(word) ?? []) {
      shared.set(place, (shared.get(place) ?? 0) + weightOf(word) ** 2)
    }
  }
  const length = Math.hypot(...words.map(weightOf))
  const cosinesOf = new Map<Subject, number[]>()
  for (const [place, weight] of shared) {
    const wording = wordings[place]!
    const cosine = weight / (length * wording.length)
    const known = cosinesOf.get(wording.subject)
    if (known) known.push(cosine)
    else cosinesOf.set(wording.subject, [cosine])
  }
  const [best] = Array.from(cosinesOf, ([subject, cosines]) => ({
    subject,
    likeness: likenessOf(cosines),
  })).sort((a, b) => b.likeness - a.likeness)
  const certainty = (['sure', 'likely', 'near'] as const).find(
    (one) => best && best.likeness >= MIN_LIKENESS[one],
  )
  return best && certainty && { subject: best.subject, certainty }
}, MAX_QUERIES)

/** One wording with just the same words decides. */
function likenessOf(cosines: number[]): number {
  const [nearest = 0, ...others] = cosines.sort((a, b) => b - a)
  if (nearest > 0.999) return 1
  const sum = NEAREST.reduce((all, weight, at) => all + weight * ([nearest, ...others][at] ?? 0), 0)
  return sum / NEAREST.reduce((all, weight) => all + weight)
}

const prepared = once(() => {
  const texts = Object.entries(WORDINGS).flatMap(([subject, { asked }]) =>
    asked.map((text) => ({ subject: subject as Subject, words: meaningsOf(text) })),
  )
  const placesOf = new Map<string, number[]>()
  for (const [place, { words }] of texts.entries()) {
    for (const word of words) placesOf.set(word, [...(placesOf.get(word) ?? []), place])
  }
  const subjects = Object.keys(WORDINGS).length
  const weights = new Map(
    Array.from(placesOf, ([word, places]) => {
      const having = new Set(places.map((place) => texts[place]!.subject)).size
      return [word, Math.log((subjects + 1) / (having + 0.5))]
    }),
  )
  const weightOf = (word: string) => weights.get(word) ?? UNKNOWN_WEIGHT
  const wordings = texts.map(({ subject, words }) => ({
    subject,
    length: Math.hypot(...words.map(weightOf)),
  }))
  return { wordings, placesOf, weightOf }
})

const SUBJECTS_AT = Map.groupBy(Object.keys(WORDINGS) as Subject[], (subject) => {
  const one = WORDINGS[subject]
  return 'at' in one ? one.at : ''
})

/** The subjects that the page, or the part of a page, at an address answers. */
export function subjectsAt(address: string): readonly Subject[] {
  return SUBJECTS_AT.get(address) ?? []
}

/**
 * Each word as its first synonym, or as people write it in Latin letters, without numbers. Any class is the
 * same. A word that no wording has is left out unless it counts.
 */
function meaningsOf(text: string, counts?: (alike: string) => boolean): string[] {
  const words = wordsOf(foldExact(text)).filter((word) => !/^\d+$/.test(word))
  const meanings = words.map((exact) => {
    const meaning = meaningOf(exact)
    const isKnown = !counts || prepared().placesOf.has(meaning) || counts(foldAlike(exact))
    return isKnown ? meaning : ''
  })
  return [...new Set(meanings)].filter((meaning) => meaning !== '')
}

const meaningOf = onceForText((exact): string => {
  const [group] = groupsOf(exact)
  if (group) return group.isClass ? 'class' : group.members[0]!
  const alike = foldAlike(exact)
  const [stem = alike] = stemsOf(alike)
  return romanOf(stem) || stem
}, MAX_MEANINGS)
