import { once, onceForEach, onceForText } from '../base/remember.ts'
import { CLASS_NAMES } from '../tables/class-names.ts'
import { ENDINGS, searchedForms, stemOfLatin } from './endings.ts'
import { foldAlike, foldExact } from './fold.ts'
import { soundOf } from './sound.ts'

/**
 * Words for the same thing, one group in a line. They widen the query, so a new group needs no new
 * index. A Bengali word also finds longer words that begin with it.
 */
const GROUPS = [
  // Examinations and results
  ['ssc', 'এসএসসি'],
  ['hsc', 'এইচএসসি'],
  ['jsc', 'জেএসসি'],
  ['psc', 'পিএসসি', 'পিইসি', 'pec'],
  ['exam', 'examination', 'পরীক্ষা', 'এক্সাম'],
  ['test', 'টেস্ট', 'নির্বাচনি'],
  ['practical', 'ব্যবহারিক'],
  ['assignment', 'অ্যাসাইনমেন্ট', 'এসাইনমেন্ট'],
  ['half', 'হাফ', 'অর্ধবার্ষিক', 'ষাণ্মাসিক', 'অর্ধবেতনে'],
  ['free', 'ফ্রি', 'বিনামূল্যে', 'বিনা'],
  ['annual', 'বার্ষিক', 'final', 'ফাইনাল'],
  ['result', 'রেজাল্ট', 'ফলাফল', 'ফল'],
  ['gpa', 'জিপিএ'],
  ['grade', 'গ্রেড'],
  ['merit', 'মেধা', 'মেধাতালিকা'],
  ['marksheet', 'transcript', 'নম্বরপত্র', 'মার্কশিট', 'ট্রান্সক্রিপ্ট'],
  ['roll', 'রোল'],
  ['admit', 'প্রবেশপত্র', 'অ্যাডমিট', 'এডমিট'],
  // Lessons and days
  ['routine', 'রুটিন', 'timetable', 'schedule', 'সময়সূচি', 'শিডিউল'],
  ['time', 'সময়', 'টাইম'],
  ['start', 'শুরু', 'আরম্ভ'],
  ['change', 'পরিবর্তন', 'চেঞ্জ', 'বদল'],
  ['new', 'নতুন', 'নিউ'],
  ['date', 'তারিখ'],
  ['last', 'শেষ'],
  ['calendar', 'ক্যালেন্ডার', 'শিক্ষাপঞ্জি', 'বর্ষপঞ্জি'],
  ['holiday', 'vacation', 'leave', 'ছুটি', 'অবকাশ', 'বন্ধ'],
  ['winter', 'শীত', 'শীতকালীন'],
  ['summer', 'গ্রীষ্ম', 'গ্রীষ্মকালীন'],
  ['ramadan', 'রমজান', 'রোজা', 'roja'],
  ['eid', 'ঈদ', 'ইদ', 'ঈদুল', 'ইদুল'],
  ['fitr', 'ফিতর', 'ফিতরের'],
  ['adha', 'আজহা', 'আযহা', 'কোরবানি', 'কুরবানি', 'কোরবান', 'qurbani', 'korbani', 'kurbani'],
  ['puja', 'পূজা'],
  ['lokkhi', 'laxmi', 'lakshmi', 'লক্ষ্মী', 'লক্ষী', 'লক্ষ্মীপূজা'],
  ['study', 'অধ্যয়ন', 'অধ্যয়নের'],
  ['victory', 'বিজয়'],
  ['independence', 'স্বাধীনতা'],
  ['language', 'মাতৃভাষা', 'একুশে', 'ekushey', 'ekushe'],
  ['martyr', 'martyrs', 'শহিদ', 'শহীদ'],
  ['intellectual', 'intellectuals', 'বুদ্ধিজীবী'],
  ['may', 'মে'],
  ['christmas', 'বড়দিন', 'ক্রিসমাস'],
  ['boishakh', 'নববর্ষ', 'বৈশাখ', 'বৈশাখী', 'pohela', 'পহেলা'],
  ['buddha', 'buddho', 'বুদ্ধপূর্ণিমা', 'বুদ্ধ'],
  ['ashura', 'আশুরা', 'মহররম', 'muharram', 'moharram'],
  ['janmashtami', 'জন্মাষ্টমী'],
  ['milad', 'miladunnabi', 'মিলাদুন্নবী', 'মিলাদ'],
  ['morning', 'প্রভাতি', 'মর্নিং', 'সকালের', 'মরনিং'],
  ['class', 'ক্লাস', 'শ্রেণি', 'klas', 'sreni', 'shreni'],
  ['classroom', 'ক্লাসরুম', 'শ্রেণিকক্ষ'],
  ['multimedia', 'মাল্টিমিডিয়া'],
  ['land', 'জমি'],
  ['section', 'শাখা', 'সেকশন', 'shakha', 'sakha'],
  ['ka', 'ক'],
  ['kha', 'খ'],
  ['ga', 'গ'],
  ['gha', 'ঘ'],
  ['attendance', 'হাজিরা', 'উপস্থিতি'],
  ['syllabus', 'সিলেবাস', 'পাঠ্যসূচি'],
  ['book', 'boi', 'বই', 'পাঠ্যপুস্তক', 'পাঠ্যবই', 'textbook'],
  ['booklist', 'বুকলিস্ট', 'বইতালিকা'],
  ['list', 'তালিকা', 'লিস্ট'],
  ['science', 'বিজ্ঞান', 'সায়েন্স'],
  ['humanities', 'arts', 'মানবিক', 'আর্টস'],
  ['business', 'commerce', 'ব্যবসায়', 'কমার্স'],
  ['math', 'maths', 'mathematics', 'গণিত', 'ম্যাথ', 'অংক', 'অঙ্ক', 'onko'],
  ['physics', 'পদার্থবিজ্ঞান', 'পদার্থ', 'ফিজিক্স', 'পদার্থবিদ্যা'],
  ['chemistry', 'রসায়ন', 'কেমিস্ট্রি'],
  ['biology', 'জীববিজ্ঞান', 'জীব', 'বায়োলজি'],
  ['bangla', 'bengali', 'বাংলা'],
  ['religion', 'ধর্ম', 'ধর্মশিক্ষা', 'dhormo'],
  ['islam', 'islamic', 'ইসলাম', 'islamiat', 'ইসলামিয়াত', 'কোরআন', 'কুরআন', 'quran'],
  ['hindu', 'হিন্দু', 'হিন্দুধর্ম', 'hinduism', 'সনাতন'],
  ['christian', 'খ্রিষ্টান', 'খ্রিস্টান', 'খৃষ্টান'],
  ['buddhist', 'বৌদ্ধ'],
  ['history', 'ইতিহাস'],
  ['geography', 'ভূগোল'],
  ['civics', 'পৌরনীতি'],
  ['economics', 'অর্থনীতি'],
  ['accounting', 'হিসাববিজ্ঞান', 'একাউন্টিং'],
  ['agriculture', 'কৃষি', 'কৃষিশিক্ষা'],
  ['art', 'drawing', 'চারু', 'চারুকলা', 'আঁকা', 'ড্রয়িং', 'কারুকলা'],
  ['music', 'সংগীত', 'সঙ্গীত', 'গান', 'song', 'মিউজিক'],
  ['physical', 'শারীরিক'],
  ['bgs', 'বিজিএস', 'বিশ্বপরিচয়'],
  ['disabled', 'disability', 'handicapped', 'প্রতিবন্ধী', 'অক্ষম'],
  ['autistic', 'autism', 'অটিস্টিক', 'অটিজম'],
  ['english', 'ইংরেজি', 'ইংলিশ'],
  ['computer', 'কম্পিউটার'],
  ['ict', 'আইসিটি'],
  ['lab', 'laboratory', 'ল্যাব', 'বিজ্ঞানাগার', 'পরীক্ষাগার'],
  ['library', 'লাইব্রেরি', 'গ্রন্থাগার', 'পাঠাগার'],
  // Papers of the office
  ['notice', 'নোটিশ', 'বিজ্ঞপ্তি', 'circular', 'সার্কুলার'],
  ['news', 'সংবাদ', 'খবর', 'নিউজ'],
  ['download', 'ডাউনলোড'],
  ['form', 'ফর্ম', 'ফরম'],
  ['fill', 'fillup', 'ফিলাপ', 'ফিলআপ', 'পূরণ'],
  ['correction', 'সংশোধন', 'কারেকশন'],
  ['application', 'আবেদন', 'দরখাস্ত'],
  ['admission', 'ভর্তি', 'এডমিশন'],
  ['lottery', 'লটারি'],
  ['registration', 'রেজিস্ট্রেশন', 'নিবন্ধন'],
  ['recognition', 'স্বীকৃতি'],
  ['permission', 'অনুমতি'],
  ['tc', 'টিসি', 'ছাড়পত্র'],
  ['testimonial', 'প্রত্যয়ন', 'প্রত্যয়নপত্র', 'প্রশংসাপত্র'],
  ['fee', 'ফি', 'বেতন', 'tuition', 'payment', 'পেমেন্ট'],
  ['stipend', 'scholarship', 'উপবৃত্তি', 'বৃত্তি', 'স্কলারশিপ'],
  ['recruitment', 'vacancy', 'job', 'নিয়োগ', 'চাকরি'],
  ['tender', 'quotation', 'টেন্ডার', 'দরপত্র', 'কোটেশন'],
  ['harassment', 'হয়রানি', 'উত্ত্যক্ত', 'উত্যক্ত', 'জ্বালায়', 'জ্বালাতন', 'ইভটিজিং', 'eveteasing'],
  ['complaint', 'অভিযোগ', 'নালিশ', 'nalish'],
  ['account', 'অ্যাকাউন্ট', 'একাউন্ট'],
  ['bank', 'ব্যাংক'],
  ['doctor', 'ডাক্তার', 'চিকিৎসক'],
  ['lost', 'হারানো', 'হারিয়ে', 'হারিয়ে'],
  ['vaccine', 'vaccination', 'টিকা', 'ভ্যাকসিন'],
  ['hpv', 'এইচপিভি'],
  ['uniform', 'ইউনিফর্ম', 'পোশাক', 'ড্রেস', 'dress'],
  ['online', 'অনলাইন'],
  ['mobile', 'phone', 'telephone', 'মোবাইল', 'ফোন', 'টেলিফোন'],
  ['contact', 'যোগাযোগ'],
  ['address', 'ঠিকানা'],
  ['eiin', 'ইআইআইএন'],
  ['mpo', 'এমপিও'],
  // People
  ['school', 'স্কুল', 'বিদ্যালয়'],
  [
    'head',
    'headmaster',
    'headmistress',
    'headteacher',
    'principal',
    'প্রধান',
    'প্রিন্সিপাল',
    'হেড',
    'হেডমাস্টার',
    'হেডস্যার',
    'হেডম্যাডাম',
    'হেডমিস',
    'headsir',
    'headmadam',
  ],
  ['teacher', 'শিক্ষক', 'টিচার', 'স্যার', 'শিক্ষিকা', 'মাস্টার', 'মাষ্টার', 'master'],
  ['staff', 'কর্মচারী', 'স্টাফ'],
  ['assistant', 'সহকারী', 'সহকারি', 'asst', 'এসিস্ট্যান্ট', 'অ্যাসিস্ট্যান্ট'],
  ['librarian', 'গ্রন্থাগারিক', 'লাইব্রেরিয়ান'],
  ['accountant', 'হিসাব', 'হিসাবরক্ষক', 'অ্যাকাউন্টেন্ট', 'একাউন্টেন্ট', 'ক্যাশিয়ার', 'cashier'],
  ['guard', 'প্রহরী', 'দারোয়ান', 'গার্ড', 'darwan', 'daroan', 'নৈশপ্রহরী'],
  ['clerk', 'কেরানি', 'কেরানী', 'ক্লার্ক', 'মুদ্রাক্ষরিক', 'উচ্চমান'],
  ['peon', 'পিয়ন', 'সহায়ক', 'আয়া', 'দপ্তরি'],
  ['student', 'ছাত্রী', 'শিক্ষার্থী', 'স্টুডেন্ট'],
  ['alumni', 'প্রাক্তন', 'অ্যালামনাই'],
  ['guardian', 'parent', 'অভিভাবক', 'গার্ডিয়ান'],
  ['committee', 'কমিটি', 'পরিষদ', 'পর্ষদ'],
  ['smc', 'এসএমসি', 'ম্যানেজিং'],
  ['pta', 'পিটিএ'],
  // Events
  ['event', 'program', 'programme', 'অনুষ্ঠান', 'প্রোগ্রাম'],
  ['meeting', 'সভা', 'মিটিং', 'সমাবেশ'],
  ['sports', 'ক্রীড়া', 'খেলাধুলা', 'খেলা', 'স্পোর্টস'],
  ['cultural', 'সাংস্কৃতিক'],
  ['competition', 'প্রতিযোগিতা'],
  ['debate', 'বিতর্ক'],
  ['prize', 'award', 'পুরস্কার'],
  ['scout', 'guide', 'স্কাউট', 'গাইড'],
  ['fair', 'মেলা'],
  ['project', 'প্রজেক্ট', 'প্রকল্প'],
  ['picnic', 'tour', 'পিকনিক', 'বনভোজন', 'শিক্ষাসফর'],
  ['farewell', 'বিদায়'],
  ['photo', 'picture', 'gallery', 'ছবি', 'ছবিঘর', 'গ্যালারি'],
]
/** Words that also mean the words after them, which do not mean them: a card, but not any card. */
const GENERAL = [
  { words: ['yearly'], also: ['বার্ষিক', 'অর্ধবার্ষিক'] },
  { words: ['mark', 'মার্কস'], also: ['নম্বর', 'নম্বরপত্র'] },
  { words: ['sheet'], also: ['নম্বরপত্র'] },
  { words: ['ict', 'আইসিটি'], also: ['প্রযুক্তি'] },
  { words: ['bkash', 'বিকাশ', 'nagad', 'নগদ'], also: ['ব্যাংকিং'] },
  { words: ['card', 'কার্ড'], also: ['প্রবেশপত্র', 'পরিচয়পত্র'] },
  { words: ['id', 'আইডি', 'nid', 'এনআইডি'], also: ['পরিচয়পত্র'] },
  { words: ['seat', 'আসন', 'সিট'], also: ['আসনবিন্যাস'] },
  { words: ['plan', 'প্ল্যান'], also: ['পরিকল্পনা', 'বিন্যাস', 'আসনবিন্যাস'] },
  { words: ['day', 'ডে'], also: ['দিবস', 'দিবা'] },
  { words: ['character', 'চারিত্রিক'], also: ['প্রশংসাপত্র'] },
  { words: ['leaving', 'ছাড়ার'], also: ['ছাড়পত্র'] },
  { words: ['computer', 'কম্পিউটার'], also: ['প্রযুক্তি'] },
  { words: ['pe', 'sports', 'খেলা', 'খেলাধুলা', 'ক্রীড়া'], also: ['শারীরিক'] },
  { words: ['social'], also: ['বিশ্বপরিচয়'] },
  { words: ['birth'], also: ['জন্ম', 'জন্মনিবন্ধন'] },
  { words: ['transfer', 'ট্রান্সফার'], also: ['বদলি', 'ছাড়পত্র', 'টিসি'] },
  {
    words: ['certificate', 'সার্টিফিকেট', 'সনদ', 'সনদপত্র'],
    also: ['প্রত্যয়ন', 'প্রশংসাপত্র', 'ছাড়পত্র'],
  },
  { words: ['number', 'নম্বর', 'নাম্বার'], also: ['phone', 'ফোন', 'মোবাইল'] },
  { words: ['jubilee', 'জুবিলি'], also: ['জয়ন্তী', 'সুবর্ণজয়ন্তী'] },
  { words: ['golden', 'গোল্ডেন'], also: ['সুবর্ণ', 'সুবর্ণজয়ন্তী'] },
]
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
  ['eleven', '11', 'ইলেভেন', 'একাদশ'],
  ['twelve', '12', 'টুয়েলভ', 'দ্বাদশ'],
]
for (const words of OTHER_CLASSES) addGroup(words, { isClass: true })
const OTHER_GROUPS = new Set(OTHER_CLASSES.flatMap(([word]) => GROUPS_BY_ALIKE.get(word!)!))

const CLASS_WORDS = new Set(['class', 'section'].flatMap((word) => GROUPS_BY_ALIKE.get(word)!))

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

/** The Bengali words of the table with one of these sounds. */
export function listedBySound(sounds: ReadonlySet<string>): string[] {
  return Array.from(sounds).flatMap((sound) => wordsBySound().get(sound) ?? [])
}

const wordsBySound = once(() =>
  Map.groupBy(LISTED.filter(isBengali), (word) => soundOf(foldExact(word))),
)

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
