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

/** The chance of the best subject. Tuned on queries that readers of the site wrote, and on older ones that are tests. */
const MIN_CHANCE = { near: 0.25, likely: 0.4, sure: 0.8 }
/** Makes the chances of subjects differ less: the words of a text depend on each other. */
const DAMPING = 2
/** A subject has each word this often more than its wordings have it. */
const SMOOTHING = 0.03
/** The weight of three letters of a word, beside 1 of the word. Misspelt words and words with endings share most of them. */
const PART_WEIGHT = 0.6
/** The weight of what no wording has. */
const UNKNOWN_WEIGHT = 0.5
const PART_LETTERS = 3
/** No word has it. */
const PART_MARK = '#'
/** More than the wordings have. */
const MAX_MEANINGS = 8000
/** The steps of a search ask for the same query. */
const MAX_QUERIES = 10

export interface LikelySubject {
  subject: Subject
  /** A subject that is only near is no answer, but better than nothing. */
  certainty: keyof typeof MIN_CHANCE
}

/** A word or a part of a word, with its weight. */
type Features = Map<string, number>

const SUBJECTS = Object.keys(WORDINGS) as Subject[]

/**
 * What a query asks, as the wordings say; undefined if they do not say it. It is the subject in whose wordings
 * the words of the query, and parts of them, are most frequent (naive Bayes).
 */
export const subjectOf = onceForText((query): LikelySubject | undefined => {
  const every = allQueryWords(query)
  if (every.some((word) => isOtherClass(word, every))) return undefined
  const { subjectAsked, rows, frequencies, sizes, sharesOf } = prepared()
  const features = featuresOf(query, true)
  if (features.size === 0) return undefined
  const same = subjectAsked.get(wordsIn(features))
  if (same) return { subject: same, certainty: 'sure' }
  const scores = new Float64Array(SUBJECTS.length)
  for (const [feature, share] of sharesOf(features)) {
    const row = rows.get(feature)
    if (row === undefined) continue
    for (let at = 0; at < SUBJECTS.length; at += 1)
      scores[at]! += (share * (frequencies[row + at]! - sizes[at]!)) / DAMPING
  }
  const best = Math.max(...scores)
  if (best === 0) return undefined
  const chance = 1 / scores.reduce((sum, score) => sum + Math.exp(score - best), 0)
  const certainty = (['sure', 'likely', 'near'] as const).find((one) => chance >= MIN_CHANCE[one])
  return certainty && { subject: SUBJECTS[scores.indexOf(best)]!, certainty }
}, MAX_QUERIES)

const prepared = once(() => {
  const texts = SUBJECTS.flatMap((subject, at) =>
    WORDINGS[subject].asked.map((text) => ({ at, features: featuresOf(text) })),
  )
  const { length: count } = texts
  const wordingsWith = new Map<string, number>()
  for (const { features } of texts)
    for (const feature of features.keys())
      wordingsWith.set(feature, (wordingsWith.get(feature) ?? 0) + 1)
  /** The share that each feature has of a text. That of a rare one is larger. */
  const sharesOf = (features: Features): [feature: string, share: number][] => {
    const weights = Array.from(features, ([feature, weight]): [string, number] => {
      const wordings = wordingsWith.get(feature)
      const rarity = Math.log((1 + count) / (1 + (wordings ?? 0))) + 1
      return [feature, weight * rarity * (wordings ? 1 : UNKNOWN_WEIGHT)]
    })
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    return weights.map(([feature, weight]) => [feature, weight / length])
  }
  /** Where the numbers of a feature begin, one for each subject. */
  const rows = new Map(Array.from(wordingsWith.keys(), (one, at) => [one, at * SUBJECTS.length]))
  const frequencies = new Float32Array(rows.size * SUBJECTS.length)
  const sizes = new Float64Array(SUBJECTS.length).fill(SMOOTHING * rows.size)
  for (const { at, features } of texts) {
    for (const [feature, share] of sharesOf(features)) {
      frequencies[rows.get(feature)! + at]! += share
      sizes[at]! += share
    }
  }
  return {
    subjectAsked: new Map(texts.map(({ at, features }) => [wordsIn(features), SUBJECTS[at]!])),
    rows,
    frequencies: frequencies.map((frequency) => Math.log(frequency + SMOOTHING)),
    sizes: sizes.map(Math.log),
    sharesOf,
  }
})

function wordsIn(features: Features): string {
  const words = features.keys().filter((feature) => !feature.startsWith(PART_MARK))
  return words.toArray().toSorted().join(' ')
}

export function hasPage(subject: Subject): boolean {
  return 'at' in WORDINGS[subject]
}

const SUBJECTS_AT = Map.groupBy(SUBJECTS, (subject) => {
  const one = WORDINGS[subject]
  return 'at' in one ? one.at : ''
})

/** The subjects that the page, or the part of a page, at an address answers. */
export function subjectsAt(address: string): readonly Subject[] {
  return SUBJECTS_AT.get(address) ?? []
}

/**
 * Each word as its first synonym, or as people write it in Latin letters, without numbers, and three letters
 * of it after each other. Any class is the same.
 */
function featuresOf(text: string, isQuery = false): Features {
  const features: Features = new Map()
  for (const exact of wordsOf(foldExact(text))) {
    const meaning = meaningOf(exact)
    if (meaning === '' || /^\d+$/.test(exact)) continue
    // The wordings do not have all words that ask.
    if (isQuery && !prepared().rows.has(meaning) && isOptional(foldAlike(exact))) continue
    features.set(meaning, 1)
    const marked = `^${meaning}$`
    for (let at = 0; at + PART_LETTERS <= marked.length; at += 1)
      features.set(PART_MARK + marked.slice(at, at + PART_LETTERS), PART_WEIGHT)
  }
  return features
}

const meaningOf = onceForText((exact): string => {
  const [group] = groupsOf(exact)
  if (group) return group.isClass ? 'class' : group.members[0]!
  const alike = foldAlike(exact)
  const [stem = alike] = stemsOf(alike)
  return romanOf(stem) || stem
}, MAX_MEANINGS)
