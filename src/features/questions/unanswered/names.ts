import { nowMs } from '../../../base/clock.ts'
import type { Stores } from '../../../school/school.ts'
import { hasTwoLetters, isEnding } from '../../../search/endings.ts'
import { foldAlike, foldExact, wordsOf } from '../../../search/fold.ts'
import { withoutTitles } from '../../../search/person-name.ts'
import { romanOf } from '../../../search/romanise.ts'
import { groupsOf } from '../../../search/synonyms.ts'

/**
 * The name at the beginning of a word can have any letters after it: জোবেদাখাতুন. Shorter names begin other
 * words, such as সরকারি and শিক্ষার্থী.
 */
const MIN_BEGINNING = 6
const LATIN_ENDING = /^(?:e?r|ke|der)$/
const MONTH_MS = 30 * 24 * 60 * 60_000

/**
 * Finds texts with a word of the name of somebody whom the site names, or named in the last month, also in
 * the other script. It rather finds a few texts too many.
 */
export async function findNames(stores: Stores): Promise<(text: string) => boolean> {
  const { officers, bin, site, groups, routines } = stores
  const monthAgo = new Date(nowMs() - MONTH_MS).toISOString()
  const [people, deleted, { headTeacherName, headTeacherNameEnglish }, bodies, sections] =
    await Promise.all([
      officers.list(),
      bin.listTitles('officers', monthAgo),
      site.find(),
      groups.list(),
      routines.listAll(),
    ])
  const listed = [
    headTeacherName,
    headTeacherNameEnglish,
    ...people.map(({ name }) => name),
    ...deleted,
  ]
  const elsewhere = [
    ...bodies.flatMap(({ members }) => members.map(({ name }) => name)),
    ...sections.flatMap(({ lessons }) => lessons.map(({ teacher }) => teacher)),
  ]
  const words = [
    ...listed.flatMap(wordsOfName),
    // Here a name can also be that of an office, or খণ্ডকালীন শিক্ষক.
    ...elsewhere.flatMap(wordsOfName).filter((word) => groupsOf(word).length === 0),
  ]
  const forms = [...new Set(words.flatMap(formsOf))]
  return (text) =>
    wordsOf(foldExact(text))
      .flatMap(formsOf)
      .some((word) => forms.some((form) => word.startsWith(form) && isFormOf(word, form)))
}

/** Single letters are initials. */
function wordsOfName(name: string): string[] {
  return wordsOf(foldExact(withoutTitles(name))).filter(hasTwoLetters)
}

function isFormOf(word: string, name: string): boolean {
  const ending = word.slice(name.length)
  return name.length >= MIN_BEGINNING || isEnding(ending) || LATIN_ENDING.test(ending)
}

/** The word, and how people write it in Latin letters. */
function formsOf(exact: string): string[] {
  return [foldAlike(exact), romanOf(exact)].filter((form) => form !== '')
}
