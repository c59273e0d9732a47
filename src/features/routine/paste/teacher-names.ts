import { foldedWords } from '../../../search/fold.ts'

export interface Named {
  _id: string
  name: string
}

/** Words before a name that only some lists have. */
const TITLES = new Set(
  [
    'মো',
    'মোঃ',
    'মোছা',
    'মোছাঃ',
    'মোসা',
    'জনাব',
    'মিস',
    'মিসেস',
    'স্যার',
    'ম্যাডাম',
    'md',
    'mr',
    'mrs',
    'miss',
  ].flatMap((title) => foldedWords(title)),
)

function nameWords(name: string): string[] {
  const words = foldedWords(name)
  const own = words.filter((word) => !TITLES.has(word))
  return own.length > 0 ? own : words
}

/** The only person of this name. Titles, signs and similar letters are ignored. */
export function findByName<T extends Named>(name: string, people: T[]): T | undefined {
  const wanted = nameWords(name).join(' ')
  return wanted === '' ? undefined : only(people, (words) => words.join(' ') === wanted)
}

/** Also finds a person by a part of the name, if only one person has it. */
export function findByPart<T extends Named>(name: string, people: T[]): T | undefined {
  const wanted = nameWords(name)
  if (wanted.length === 0) return undefined
  return (
    findByName(name, people) ?? only(people, (words) => wanted.every((one) => words.includes(one)))
  )
}

function only<T extends Named>(people: T[], isOne: (words: string[]) => boolean): T | undefined {
  const found = people.filter(({ name }) => isOne(nameWords(name)))
  return found.length === 1 ? found[0] : undefined
}
