import { once, onceForEach, onceForText } from '../base/remember.ts'
import { CLASS_NAMES } from '@pathshala/tables/class-names'
import { ENDINGS, searchedForms, stemOfLatin } from '@pathshala/bengali/endings'
import { foldAlike, foldExact } from '@pathshala/bengali/fold'
import { romanOf } from '@pathshala/bengali/romanise'
import { soundOf } from '@pathshala/bengali/sound'
import { GENERAL, GROUPS } from './synonym-groups.ts'

/** Prefixes are not words of a group: অষ্টমী is a day of a feast. `v` and `x` alone are letters. */
export const CLASSES = CLASS_NAMES.map((names) => names.filter((name) => !/^[a-z]$/.test(name)))

/** The folded সিক্স is the beginning of শিক্ষক too. */
const SIX = foldAlike(foldExact('সিক্স'))

/** A shorter Bengali word finds itself and its forms with an ending: ফি is not ফিরে. */
const MIN_PREFIX = 5
/** A shorter sound belongs to too many words. */
const MIN_SOUND = 3
/** The same for English words, which are short: a misspelt `admision` is `admission`. */
const MIN_LATIN_SOUND = 5

/** The forms of synonyms in a query. Each of them costs time in every step of a search. */
const MAX_FORMS = 200

/** A shorter beginning of an English word is the beginning of Bengali words too. */
const MIN_BEGINNING = 5

/** The beginning of words, or a whole word, as `foldAlike` writes it. */
interface Synonym {
  alike: string
  isPrefix: boolean
}

interface Group {
  members: string[]
  isClass: boolean
}

const GROUPS_BY_ALIKE = new Map<string, Group[]>()
const GROUPS_BY_SOUND = new Map<string, Group[]>()
for (const words of GROUPS) addGroup(words)
for (const words of CLASSES) addGroup(words, { isClass: true })
for (const { words, also } of GENERAL) addGroup(words, { also })

const LISTED = [
  ...[...GROUPS, ...CLASSES].flat(),
  ...GENERAL.flatMap(({ words, also }) => [...words, ...also]),
]
const LATIN_WORDS = [...GROUPS_BY_ALIKE.keys()].filter((word) => /^[a-z]+$/.test(word))
/** Classes that the school does not have: a question about one is not about another. */
const OTHER_CLASSES = [
  ['one', 'first', '1', '1ম', '1st', 'ওয়ান', 'প্রথম'],
  ['two', 'second', '2', '2য়', '2nd', 'টু', 'দ্বিতীয়'],
  ['eleven', '11', '11শ', '11th', 'ইলেভেন', 'একাদশ'],
  ['twelve', '12', '12শ', '12th', 'টুয়েলভ', 'দ্বাদশ'],
]
for (const words of OTHER_CLASSES) addGroup(words, { isClass: true })
const OTHER_GROUPS = new Set(OTHER_CLASSES.flatMap(([word]) => GROUPS_BY_ALIKE.get(word!)!))

const CLASS_WORDS = new Set(
  ['class', 'section', 'morning'].flatMap((word) => GROUPS_BY_ALIKE.get(word)!),
)

/**
 * The other words for a word of a query; fewer of their forms if the query has more words. A number
 * alone means a class only if the query also has a word for class.
 */
export function synonymsOf(exact: string, query: readonly string[]): Synonym[] {
  return synonymsIn(query)(exact)
}

/** Each step of a search asks for the synonyms of the same words. */
const synonymsIn = onceForEach((query: readonly string[]) =>
  onceForText((exact) => findSynonyms(exact, query)),
)

function findSynonyms(exact: string, query: readonly string[]): Synonym[] {
  const { groups, stem } = findGroups(exact)
  const needsClassWord = /^\d+$/.test(exact) || stem === SIX
  if (needsClassWord && !hasClassWord(query)) return []
  const forms = groups.flatMap(({ members, isClass }) =>
    members
      .filter((member) => member !== foldAlike(exact) || !isBengali(member))
      .filter((member) => !/^\d+$/.test(member))
      .map((member) => formsOf(member, isClass)),
  )
  return inTurn(forms).slice(0, Math.floor(MAX_FORMS / query.length))
}

export function hasClassWord(query: readonly string[]): boolean {
  return query.some((word) => findGroups(word).groups.some((group) => CLASS_WORDS.has(group)))
}

/** A class that the school does not have. */
export function isOtherClass(exact: string, query: readonly string[]): boolean {
  return findGroups(exact).groups.some((group) => OTHER_GROUPS.has(group)) && hasClassWord(query)
}

/** The first of each list, then the second of each list: every word before its rarer forms. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()
}

function formsOf(member: string, isClass: boolean): Synonym[] {
  if (!isBengali(member)) {
    return ENDINGS.latin.map((ending) => ({ alike: member + ending, isPrefix: false }))
  }
  if (!isClass && member.length >= MIN_PREFIX) return [{ alike: member, isPrefix: true }]
  return shortForms(member)
}

const shortForms = onceForText((member): Synonym[] =>
  searchedForms(member).map((alike) => ({ alike, isPrefix: false })),
)

/** The words of the table that are among these, as `foldAlike` writes them, or have an ending there. */
export function listedSynonyms(alike: ReadonlySet<string>): string[] {
  const found = Array.from(alike).flatMap((one) => placesByForm().get(one) ?? [])
  return [...new Set(found)].sort((a, b) => a - b).map((place) => LISTED[place]!)
}

/** The places in the table of each form of a word. Few searches need it. */
const placesByForm = once(() => {
  const forms = LISTED.flatMap((word, place) => {
    const stem = foldAlike(foldExact(word))
    const endings = isBengali(word) ? ENDINGS.bengali : ENDINGS.latin
    return endings.map((ending) => ({ form: stem + ending, place }))
  })
  return new Map(
    Array.from(
      Map.groupBy(forms, ({ form }) => form),
      ([form, all]) => [form, all.map(({ place }) => place)],
    ),
  )
})

/** The words of the table that people write in Latin letters like one of these; see `romanOf`. */
export function listedByRoman(keys: Iterable<string>): string[] {
  return Array.from(keys).flatMap((key) => wordsByRoman().get(key) ?? [])
}

const wordsByRoman = once(() => Map.groupBy(LISTED, (word) => romanOf(foldExact(word))))

export function isListed(exact: string): boolean {
  return GROUPS_BY_ALIKE.has(foldAlike(exact))
}

/** The groups of synonyms that a word belongs to, with or without an ending. */
export function groupsOf(exact: string): Group[] {
  return findGroups(exact).groups
}

/** The groups of a word, with or without an ending; of a Latin word, also by its sound. */
function findGroups(exact: string): { groups: Group[]; stem?: string } {
  const alike = foldAlike(exact)
  const withoutEnding = (isBengali(exact) ? ENDINGS.bengali : ENDINGS.latin)
    .filter((ending) => alike.endsWith(ending))
    .map((ending) => alike.slice(0, alike.length - ending.length))
  const stem = [...withoutEnding, stemOfLatin(exact)].find(
    (one) => one !== undefined && GROUPS_BY_ALIKE.has(one),
  )
  if (stem !== undefined) return { groups: GROUPS_BY_ALIKE.get(stem)!, stem }
  if (!/^[a-z]+$/.test(exact)) return { groups: [] }
  return { groups: GROUPS_BY_SOUND.get(soundOf(exact)) ?? groupsBeginningWith(exact) }
}

/** Of an English word that is typed in part: admiss. */
function groupsBeginningWith(latin: string): Group[] {
  if (latin.length < MIN_BEGINNING) return []
  const words = LATIN_WORDS.filter((word) => word.startsWith(latin))
  return [...new Set(words.flatMap((word) => GROUPS_BY_ALIKE.get(word)!))]
}

function isBengali(word: string): boolean {
  return /[\u0980-\u09FF]/.test(word)
}

function addGroup(words: string[], { also = [] as string[], isClass = false } = {}): void {
  const exact = words.map(foldExact)
  const group = { members: [...words, ...also].map((word) => foldAlike(foldExact(word))), isClass }
  for (const word of exact) add(GROUPS_BY_ALIKE, foldAlike(word), group)
  const sounds = exact.flatMap((word) => {
    const sound = soundOf(word)
    return sound.length >= (isBengali(word) ? MIN_SOUND : MIN_LATIN_SOUND) ? [sound] : []
  })
  for (const sound of new Set(sounds)) add(GROUPS_BY_SOUND, sound, group)
}

function add(groups: Map<string, Group[]>, key: string, group: Group): void {
  groups.set(key, [...(groups.get(key) ?? []), group])
}
