import { onceForText } from '../base/remember.ts'
import type { Day } from '@pathshala/bengali/days'
import { type AskedDays, readDays } from './asked-days.ts'
import { ENDINGS, stemOfLatin } from '@pathshala/bengali/endings'
import { foldAlike, foldedWords } from '@pathshala/bengali/fold'
import { isOptional } from './optional.ts'
import { romanOf } from '@pathshala/bengali/romanise'
import { allQueryWords, type Question, questionForText } from './question.ts'
import { groupsOf } from './synonyms.ts'

/**
 * The kinds of question, with the words that ask it, and words that say nothing more beside them. A word
 * stands for its synonyms and for its forms with an ending.
 */
const KINDS = {
  /** Whether the school is open on a day, and the day of an event. */
  day: [
    'কবে কখন তারিখ ক্যালেন্ডার calendar খোলা খোলে খুলবে খুলা কয়দিন kokhon when date open next দিন পরের সামনের আগামী',
    'year সাল ছুটি বন্ধ holiday closed off শুরু শেষ দিবস সময় অনুষ্ঠান কয় পর্যন্ত ক্লাস শ্রেণি কার্যক্রম মাস মাসে আবার day time start begin end last program celebration month koy ase ace বছর নতুন সকাল সকালে দুপুর বিকাল বিতরণ বিনামূল্য break academic একাডেমিক শিক্ষাবর্ষ',
  ],
  /** A holiday by its name. */
  holiday: ['ছুটি বন্ধ holiday vacation', 'দিন দিবস কয় কয়দিন কোন উপলক্ষে day days month মাসে'],
  /** Who somebody is, and somebody’s telephone number. */
  person: [
    'কে কার কারা কাকে নাম ম্যাডাম ম্যাম মেডাম আপা মিস বাবু হুজুর ফোন নম্বর মোবাইল ke name who whose phone number contact email mail ইমেইল',
    'call স্যার sir আমাদের করেন দায়িত্বে দায়িত্বপ্রাপ্ত mobile no নং kon kono কথা শিক্ষাগত যোগ্যতা qualification ডিগ্রি degree ঠিকানা address',
  ],
  /** Who teaches a subject. */
  teacher: [
    'শিক্ষক স্যার ম্যাডাম ম্যাম আপা মিস হুজুর পড়ান পড়ায় পড়াবেন নেন নেয় শেখান শেখায় শেখাবেন শিখান শিখায় শিখাবেন teacher teaches teach taught sir sirs',
    'কে নাম ফোন নম্বর মোবাইল বিষয় বিষয়ের ক্লাস ke name who phone number no নং contact mobile subject kon kono ছবি শিক্ষা শিক্ষাগত যোগ্যতা qualification ডিগ্রি degree',
  ],
  /** The list of all teachers and staff. */
  staff: [
    'শিক্ষক কর্মচারী teacher staff sir sirs স্যার ম্যাডাম',
    'নাম ফোন নম্বর নং তালিকা মোট কত কতজন কয়জন সংখ্যা name phone number no list how many total',
  ],
  group: [
    'কমিটি কেবিনেট cabinet গাইড গাইডস guide guides স্কাউট scout সদস্য member আহ্বায়ক সভাপতি সচিব convener president দায়িত্ব দায়িত্বে কর্মকর্তা officer আপিল appeal',
    'কে কার কারা ke who নাম name list তালিকা আছেন দল team শিক্ষক teacher স্যার ম্যাডাম পদ পদবি মনোনীত designated আইন আইনে পরিচালনা চলমান বর্তমান কর্তৃপক্ষ আওতায় আবেদন দরখাস্ত',
  ],
  routine: [
    'রুটিন routine ক্লাস',
    'সাপ্তাহিক weekly কখন kokhon today শিফট কোন kon kono নেন নেয় ney পড়ান পড়ায় স্যার sir ম্যাডাম madam madamer আপা',
  ],
  /** Posts, filled and vacant. */
  post: [
    'পদ শূন্যপদ শূন্য খালি ফাঁকা empty vacant post vacancy',
    'জনবল মঞ্জুরিকৃত মঞ্জুরীকৃত অনুমোদিত সৃষ্ট কর্মরত seat seats সিট আসন বিবরণ বিবরণী কাঠামো বিপরীতে সংখ্যা কত কয়টি তালিকা বিজ্ঞপ্তি খবর নিয়োগ চাকরি job recruitment list notice circular নতুন বছর সার্কুলার বোন',
  ],
  where: [
    'কোথায় ঠিকানা অবস্থান লোকেশন ম্যাপ যাব যাবো যামু যাইম যাইতে যেতে রাস্তা where location address directions',
    'কীভাবে কিভাবে বাসস্ট্যান্ড বাসস্টান পথ দিক পাশে সামনে পাশ কাছে বাস বাসে স্ট্যান্ড রিকশা নেমে নামব নামবো থামে গেট ঢুকতে আসব আসবো জায়গা জায়গায় স্টেশন station ইস্টেন স্টেন্ড এলাকা how go reach bus auto side near gate অফিস office',
  ],
  result: ['ফলাফল result', 'বিদ্যালয় প্রকাশ পরীক্ষা exam publish published of'],
  /** How many pupils. */
  count: [
    'কত কতো কতজন কয়জন কয়টা কয়টি সংখ্যা মোট total many number count koto strength',
    'ছাত্রী শিক্ষার্থী জন student girl girls মেয়ে শ্রেণিভিত্তিক লিঙ্গভিত্তিক পড়ে পড়ছে পড়াশোনা অধ্যয়নরত পরিসংখ্যান statistics ধর্মভিত্তিক বিশেষ শাখাভিত্তিক অনুযায়ী তথ্য information study studying read jon group বিভাগ',
  ],
  /** From when until when the school, a shift or the office works. */
  hours: [
    'কয়টা কয়টায় কয়টার কয়টাতে কখন kokhon time times hour hours',
    'সময় সময়সূচি সময়সূচী খোলা খোলে খুলে খুলবে বন্ধ ছুটি শুরু শেষ পর্যন্ত থেকে স্কুল ক্লাস শিফট সকাল school open opening close closing start end chole মেয়ে মেয়েদের মেয়েরা girls',
  ],
  /** Whether a girl is at school. */
  presence: [
    'pouche pouchase pouchaise কিনা গেছে গেছেন গেল গেলো এসেছে এসেছেন পৌঁছাল পৌঁছেছে পৌঁছাইছে পৌছাল পৌছেছে ঢুকেছে ঢুকল ঢুকছে উপস্থিত অনুপস্থিত হাজির হাজিরা উপস্থিতি ese attendance present absent reached arrived',
    'ক্লাস ক্লাসে আছে মেয়েটা ঘর ঘরে বাসা বাসায় বসে ছাত্রী student daily দৈনিক online অনলাইন check দেখা বিদেশ বিদেশে bideshe abroad',
  ],
  /** How news reaches a telephone. */
  following: [
    'sms এসএমএস মেসেজ message messages notification notifications নোটিফিকেশন বার্তা alert',
    'মোবাইল ফোন mobile phone হঠাৎ হইলে হলে বন্ধ off closed ছুটি খবর নোটিশ notice notices gulo gula পাঠায় আসবে আসে dile উপায় upay way ways',
  ],
  /** The pupils of a religion, a group or a class. */
  pupils: ['ছাত্রী শিক্ষার্থী student girls', 'সংখ্যা মোট তালিকা তথ্য information'],
  /** How to get a service; its fee, papers and days. */
  service: [
    'কত কতো কোথায় ফি খরচ মূল্য লাগে লাগবে কীভাবে কিভাবে নিয়ম উপায় কাগজ কাগজপত্র প্রক্রিয়া fee cost price how process procedure documents required papers can long where koto',
    'টাকা আবেদন জমা প্রয়োজন প্রয়োজনীয় কয় কয়দিন দিন সময় করার নেওয়ার তোলার পাওয়ার উঠাতে ওঠাতে আরেকটা another free ফ্রি give same after years অনুমতি অনুমোদন ব্যবহার apply application get need needed take days time money tk collect',
  ],
  /** A fact that officials ask for, or a number of things that the school has. */
  fact: [
    'স্মারক memo আদেশ অনুমতি অনুমতিপত্র অনুমোদন অনুমোদনপত্র অনুমোদিত নথি তথ্য তালিকা বিবরণ বিবরণী পরিমাণ সংখ্যা কত কয়টি কয়টা কোড code হার rate নং list number information approval',
    'তারিখ date সাল year মোট সর্বশেষ হালনাগাদ কপি copy কার্যকর নম্বর সদস্য member সভাপতি অতিরিক্ত খোলা চালু বোর্ড সরকারি',
  ],
  /** When and by whom the school was founded, and what its name means. */
  origin: [
    'প্রতিষ্ঠা প্রতিষ্ঠিত প্রতিষ্ঠাতা প্রতিষ্ঠাকাল স্থাপিত স্থাপন ইতিহাস history founded founder established began কেন why named নামকরণ বানিয়েছে বানিয়েছিল বানাইছে',
    'সাল year কবে কে কারা কখন নাম name প্রথম first গল্প story শুরু দিন কথা পুরোনো পেছনে built বিদ্যালয়',
  ],
} as const satisfies Record<string, [asks: string, says: string]>

/** The school has these for several years. It has everything else for this year only. */
const HAS_YEARS: ReadonlySet<AskedKind> = new Set(['day', 'holiday', 'result'])

export type AskedKind = keyof typeof KINDS

/** The words of a few queries. Each step of a search asks for the same ones. */
const MAX_WORDS_KNOWN = 100
/** A shorter key belongs to too many words. */
const MIN_KEY = 3

const WORDS = Object.entries(KINDS).map(([kind, [asks, says]]) => ({
  kind: kind as AskedKind,
  asks: withKeys(asks),
  says: withKeys(`${asks} ${says}`),
}))

function withKeys(line: string) {
  const words = foldedWords(line)
  const keys = words.map(romanOf).filter((key) => key.length >= MIN_KEY)
  return { words: new Set(words), keys: new Set(keys) }
}

/** A question of a kind, with what it is about. */
export interface Asked {
  kind: AskedKind
  /** The words that ask it. */
  asking: string[]
  /** The words beside those of the kind; empty if it is about everything of the kind. */
  about: Question
  days?: AskedDays | undefined
}

/** The questions of one kind that an entry answers: those that have no other words than these. */
export interface Answer {
  kind: AskedKind
  /** Empty for the page of everything of the kind. */
  tokens: string[]
  /** Comes after the other answers: somebody who teaches the subject, but has another main subject. */
  isSecond?: true
}

/** The kinds of question that the words of a query ask. */
export function readAsked(query: string, today: Day): Asked[] {
  const words = allQueryWords(query)
  const days = readDays(words, today)
  return WORDS.flatMap(({ kind, asks, says }): Asked[] => {
    const named = kind === 'day' ? days : undefined
    const isAsked =
      named?.isExact === true || words.some((word) => isAmong(word, named ? says : asks))
    if (!isAsked) return []
    const others = (named?.others ?? words).filter(
      (word) =>
        !isAmong(word, says) &&
        !isOptional(foldAlike(word)) &&
        (HAS_YEARS.has(kind) || word !== today.slice(0, 4)),
    )
    const asking = words.filter((word) => isAmong(word, asks))
    return [{ kind, asking, about: questionForText(others, words), days: named }]
  })
}

/** Whether a word says what kind of question a query is, and not what it is about. */
export function isAsking(exact: string): boolean {
  return WORDS.some(({ says }) => isAmong(exact, says))
}

function isAmong(exact: string, { words, keys }: ReturnType<typeof withKeys>): boolean {
  return formsOf(exact).some((form) => words.has(form)) || keys.has(romanOf(foldAlike(exact)))
}

/** The word without each ending that it can have, and its synonyms. */
const formsOf = onceForText((exact): string[] => {
  const alike = foldAlike(exact)
  const stems = [...ENDINGS.bengali, ...ENDINGS.latin]
    .filter((ending) => alike.endsWith(ending))
    .map((ending) => alike.slice(0, alike.length - ending.length))
  const latin = stemOfLatin(exact)
  const synonyms = groupsOf(exact).flatMap(({ members }) => members)
  return [...new Set([...stems, ...(latin === undefined ? [] : [latin]), ...synonyms])]
}, MAX_WORDS_KNOWN)

/** Whether a query asks a question of this kind. */
export function isAskedIn(query: string, kind: AskedKind): boolean {
  const own = WORDS.find((one) => one.kind === kind)!.asks
  return allQueryWords(query).some((word) => isAmong(word, own))
}
