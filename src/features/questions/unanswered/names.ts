import { nowMs } from '../../../base/clock.ts'
import type { Stores } from '../../../request/school.ts'
import { hasTwoLetters, isEnding } from '@pathshala/bengali/endings'
import { foldAlike, foldedWords, foldExact, wordsOf } from '@pathshala/bengali/fold'
import { withoutTitles } from '@pathshala/bengali/person-name'
import { romanOf } from '@pathshala/bengali/romanise'
import { soundOf } from '@pathshala/bengali/sound'
import { groupsOf } from '../../../search/synonyms.ts'

/**
 * The name at the beginning of a word can have any letters after it: জোবেদাখাতুন. Shorter names begin other
 * words, such as সরকারি and শিক্ষার্থী.
 */
const MIN_BEGINNING = 6
const LATIN_ENDINGS = ['', 'r', 'er', 'ke', 'der']
/** Shorter ones are other words too: with 3 letters, six sounds as শিখা. */
const MIN_LETTERS = { sound: 4, withoutA: 3 }
/** Usual spellings that do not follow the letters of the Bengali name. */
const SPELLINGS = [
  'আয়েশা aysha',
  'ইউসুফ yusuf',
  'ইয়াসমিন yasmin',
  'চৌধুরী chowdhury',
  'দত্ত dutta',
  'পাল paul',
  'ফাতেমা fatima',
  'বিশ্বাস biswas',
  'বেগম begum',
  'ভট্টাচার্য bhattacharjee',
  'ভূঁইয়া bhuiyan bhuyan',
  'মিয়া mia miah mian',
  'মোল্লা mollah',
  'মোস্তফা mustafa',
  'রওশন rowshan',
  'রায় roy',
  'লক্ষ্মী lakshmi',
  'শেখ sheikh',
  'শ্যামল shyamal',
  'সৈয়দ syed',
  'হক haque hoque haq huq',
  'হোসেন hossain hussain',
].map(foldedWords)
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
  const forms = [...new Set([...words, ...words.flatMap(spellingsOf)].flatMap(formsOf))]
  const sounds = new Set(words.flatMap(soundsOf))
  const isName = (word: string) =>
    formsOf(word).some((one) => forms.some((form) => isFormOf(one, form))) ||
    // Two Bengali words can sound alike: শিখা and শিক্ষক.
    (/[a-z]/.test(word) &&
      withoutEndings(word)
        .flatMap(soundsOf)
        .some((sound) => sounds.has(sound)))
  return (text) => wordsOf(foldExact(text)).some(isName)
}

/** Single letters are initials. */
function wordsOfName(name: string): string[] {
  return wordsOf(foldExact(withoutTitles(name))).filter(hasTwoLetters)
}

function isFormOf(word: string, name: string): boolean {
  if (!word.startsWith(name)) return false
  const ending = word.slice(name.length)
  return name.length >= MIN_BEGINNING || isEnding(ending) || LATIN_ENDINGS.includes(ending)
}

function spellingsOf(exact: string): string[] {
  return SPELLINGS.find(([name]) => name === foldAlike(exact)) ?? []
}

/** The word in Latin letters, also without its ending. */
function withoutEndings(latin: string): string[] {
  return LATIN_ENDINGS.filter((ending) => latin.endsWith(ending)).map((ending) =>
    latin.slice(0, latin.length - ending.length),
  )
}

/** What stays the same if people write the vowel that has no Bengali sign as a: করিম is krim, karim. */
function soundsOf(exact: string): string[] {
  const sound = soundOf(exact)
  const withoutA = romanOf(exact).replace(/(?<!^)a/g, '')
  return [
    ...(sound.length >= MIN_LETTERS.sound ? [sound] : []),
    ...(withoutA.length >= MIN_LETTERS.withoutA ? [withoutA] : []),
  ]
}

/** The word, and how people write it in Latin letters. */
function formsOf(exact: string): string[] {
  return [foldAlike(exact), romanOf(exact)].filter((form) => form !== '')
}
