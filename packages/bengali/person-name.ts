import { cleanLine } from './clean-text.ts'
import { foldedWords } from './fold.ts'

/** Titles that are a part of a name. Lists write each in several ways. */
const TITLES = {
  মো: 'মো|মোহা|মোহাম্মদ|মোহাম্মাদ|মুহাম্মদ|মুহা|md|mohd|mohammad|muhammad',
  মোছা: 'মোছা|মোসা|মোছাম্মৎ|মোসাম্মৎ|মোসাম্মাৎ|mst|most|mosammat',
  ড: 'ড|ডক্টর|ডা|ডাক্তার|dr',
}
/** Words with which somebody is spoken of or to. */
const ADDRESS = 'জনাবা?|জনাব|মিস|মিসেস|মিজ|স্যার|ম্যাডাম|আলহাজ্ব?|mr|mrs|ms|miss|sir|madam'

const titlePattern = (words: string) =>
  new RegExp(`(?<=^|\\s)(?:${words.normalize('NFC')})(?:[ঃ:.]+\\s*|\\s+|$)`, 'giu')
const TITLE_PATTERNS = Object.entries(TITLES).map(
  ([title, words]) => [title, titlePattern(words)] as const,
)
const ADDRESS_PATTERN = titlePattern(ADDRESS)

/**
 * The form of a name, or of a post, in which two texts of the same person are equal. Titles are
 * written in one way, words of address are left out: মো. রফিক, জনাব মোঃ রফিক, Md. রফিক. A person
 * with a title is another than one without.
 */
export function personName(text: string): string {
  const plain = cleanLine(text).replace(/ ?([()]) ?/g, '$1')
  const named = plain.replace(ADDRESS_PATTERN, '').trim() || plain
  return TITLE_PATTERNS.reduce(
    (name, [title, pattern]) => name.replace(pattern, `${title} `),
    named,
  ).trim()
}

export function withoutTitles(name: string): string {
  return [ADDRESS_PATTERN, ...TITLE_PATTERNS.map(([, pattern]) => pattern)].reduce(
    (left, pattern) => left.replace(pattern, ''),
    cleanLine(name),
  )
}

/** The folded words of a name without titles, for the same people in another list. */
export function looseNameWords(text: string): string[] {
  const words = foldedWords(withoutTitles(text))
  return words.length > 0 ? words : foldedWords(text)
}

export interface Named {
  _id: string
  name: string
}

/** The people of this name, however their titles are written. */
export function listNamed<T extends { name: string }>(name: string, people: readonly T[]): T[] {
  const wanted = personName(name)
  return people.filter((one) => personName(one.name) === wanted)
}

/** The only person of this name. Titles, signs and similar letters are ignored. */
export function findByName<T extends Named>(name: string, people: T[]): T | undefined {
  const wanted = looseNameWords(name).join(' ')
  return wanted === '' ? undefined : only(people, (words) => words.join(' ') === wanted)
}

/** Also finds a person by a part of the name, if only one person has it. */
export function findByPart<T extends Named>(name: string, people: T[]): T | undefined {
  const wanted = looseNameWords(name)
  if (wanted.length === 0) return undefined
  return (
    findByName(name, people) ?? only(people, (words) => wanted.every((one) => words.includes(one)))
  )
}

function only<T extends Named>(people: T[], isOne: (words: string[]) => boolean): T | undefined {
  const found = people.filter(({ name }) => isOne(looseNameWords(name)))
  return found.length === 1 ? found[0] : undefined
}
