import { onceForText } from '../../base/remember.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { foldedWords } from '@pathshala/bengali/fold'
import { recordIn, type Language } from '../../words/language.ts'
import { closureWords } from '../../words/closure-words.ts'
import type { CalendarRecord } from './schema.ts'

/**
 * The English names of the days in the government's lists of holidays, and of exams. The first
 * text of a row is English, the others are its names in Bengali. Spellings that differ only in
 * letters that sound alike are one name.
 */
const NAMES: [english: string, ...bengali: string[]][] = [
  ['Martyrs’ Day', 'শহিদ দিবস'],
  ['International Mother Language Day', 'আন্তর্জাতিক মাতৃভাষা দিবস'],
  ['Independence and National Day', 'স্বাধীনতা ও জাতীয় দিবস'],
  ['Independence Day', 'স্বাধীনতা দিবস'],
  ['Bengali New Year', 'বাংলা নববর্ষ', 'পহেলা বৈশাখ', 'পয়লা বৈশাখ', 'নববর্ষ'],
  ['New Year’s Day', 'ইংরেজি নববর্ষ', 'খ্রিষ্টীয় নববর্ষ'],
  ['National Mourning Day', 'জাতীয় শোক দিবস'],
  ['International Women’s Day', 'আন্তর্জাতিক নারী দিবস'],
  ['World Environment Day', 'বিশ্ব পরিবেশ দিবস'],
  ['Mother’s Day', 'মা দিবস'],
  ['May Day', 'মে দিবস'],
  ['July Mass Uprising Day', 'জুলাই গণঅভ্যুত্থান দিবস'],
  ['Victory Day', 'বিজয় দিবস'],
  ['Martyred Intellectuals Day', 'শহিদ বুদ্ধিজীবী দিবস'],
  ['World Teachers’ Day', 'বিশ্ব শিক্ষক দিবস'],
  ['Christmas', 'বড়দিন', 'যিশু খ্রিষ্টের জন্মদিন'],
  ['Shab-e-Meraj', 'শবে মেরাজ', 'শব-ই-মেরাজ', 'শবে মিরাজ', 'লাইলাতুল মেরাজ'],
  ['Shab-e-Barat', 'শবে বরাত', 'শব-ই-বরাত', 'শব-ই-বারাত', 'লাইলাতুল বরাত', 'লাইলাতুল বারাআত'],
  ['Shab-e-Qadr', 'শবে কদর', 'শব-ই-কদর', 'লাইলাতুল কদর'],
  ['Jumatul Bida', 'জুমাতুল বিদা', 'জুমাতুল বিদায়'],
  ['Ramadan', 'রমজান', 'রমজান মাস'],
  ['Eid-ul-Fitr', 'ঈদুল ফিতর', 'ঈদ-উল-ফিতর'],
  ['Eid-ul-Azha', 'ঈদুল আজহা', 'ঈদ-উল-আজহা', 'ঈদুল আযহা', 'ঈদ-উল-আযহা'],
  ['Ashura', 'আশুরা', 'মহররম'],
  ['Eid-e-Miladunnabi', 'ঈদ-ই-মিলাদুন্নবী', 'ঈদে মিলাদুন্নবী', 'ঈদ-এ-মিলাদুন্নবী'],
  ['Akhiri Chahar Somba', 'আখেরি চাহার সোম্বা', 'আখেরি চাহার শোম্বা'],
  ['Fateha-i-Yazdaham', 'ফাতেহা-ই-ইয়াজদাহম', 'ফাতেহা ইয়াজদাহম'],
  ['Saraswati Puja', 'সরস্বতী পূজা'],
  ['Shiva Ratri', 'শিবরাত্রি ব্রত', 'শিবরাত্রি', 'মহাশিবরাত্রি'],
  ['Dol Purnima', 'দোলযাত্রা', 'দোল পূর্ণিমা'],
  ['Buddha Purnima', 'বুদ্ধপূর্ণিমা', 'বৈশাখী পূর্ণিমা'],
  ['Ashari Purnima', 'আষাঢ়ী পূর্ণিমা'],
  ['Madhu Purnima', 'মধু পূর্ণিমা'],
  ['Maghi Purnima', 'মাঘী পূর্ণিমা'],
  ['Janmashtami', 'জন্মাষ্টমী'],
  ['Mahalaya', 'মহালয়া'],
  ['Durga Puja', 'দুর্গাপূজা'],
  ['Bijoya Dashami', 'বিজয়া দশমী'],
  ['Lakshmi Puja', 'লক্ষ্মীপূজা'],
  ['Prabarana Purnima', 'প্রবারণা পূর্ণিমা', 'আশ্বিনী পূর্ণিমা'],
  ['Kali Puja', 'শ্যামাপূজা', 'কালীপূজা'],
  ['Easter Sunday', 'ইস্টার সানডে'],
  ['Good Friday', 'গুড ফ্রাইডে'],
  ['Summer', 'গ্রীষ্মকালীন', 'গ্রীষ্ম'],
  ['Winter', 'শীতকালীন'],
  ['Autumn', 'শরৎকালীন'],
  ['Half-yearly examination', 'অর্ধবার্ষিক পরীক্ষা', 'ষাণ্মাসিক পরীক্ষা'],
  ['Annual examination', 'বার্ষিক পরীক্ষা'],
  ['Pre-test examination', 'প্রাক-নির্বাচনি পরীক্ষা'],
  ['Test examination', 'নির্বাচনি পরীক্ষা', 'টেস্ট পরীক্ষা'],
  ['Model test', 'মডেল টেস্ট'],
  ['First terminal examination', 'প্রথম সাময়িক পরীক্ষা', '১ম সাময়িক পরীক্ষা'],
  ['Second terminal examination', 'দ্বিতীয় সাময়িক পরীক্ষা', '২য় সাময়িক পরীক্ষা'],
  ['SSC examination', 'এসএসসি পরীক্ষা'],
  ['Junior scholarship examination', 'জুনিয়র বৃত্তি পরীক্ষা'],
  ['Scholarship examination', 'বৃত্তি পরীক্ষা'],
  ['Practical examination', 'ব্যবহারিক পরীক্ষা'],
  ['Admission test', 'ভর্তি পরীক্ষা'],
  ...Object.values(closureWords.bn.causes).map((bengali, at): [string, string] => [
    Object.values(closureWords.en.causes)[at]!,
    bengali,
  ]),
]

/** Names are written with and without spaces: দুর্গাপূজা, দুর্গা পূজা. */
const keyOf = (words: readonly string[]) => words.join('')

const BY_KEY = new Map(
  NAMES.flatMap(([english, ...names]) =>
    names.map((name) => [keyOf(foldedWords(name)), english] as const),
  ),
)

/** What lists add at the beginning of a name, and at its end. */
const HONOURS = new Set(foldedWords('পবিত্র মহান শ্রী শ্রীশ্রী শুভ মাহে শারদীয়'))
const ENDINGS = [
  { words: foldedWords('উপলক্ষে ছুটি'), inEnglish: (name: string) => `${name} holidays` },
  { words: foldedWords('ছুটি'), inEnglish: (name: string) => `${name} holidays` },
  { words: foldedWords('অবকাশ'), inEnglish: (name: string) => `${name} vacation` },
  { words: foldedWords('শুরু'), inEnglish: (name: string) => `${name} begins` },
  { words: foldedWords('ফল প্রকাশ'), inEnglish: (name: string) => `${name}: results` },
  { words: foldedWords('ফলাফল প্রকাশ'), inEnglish: (name: string) => `${name}: results` },
]
const AND = new Set(foldedWords('ও এবং'))
const GENITIVE = [/$/, /ের$/, /এর$/, /র$/]

/** Marks that say nothing about the day itself; the moon has its own field. */
const MARKS = /\*+|[([]\s*(?:সা|সাঃ|স|দঃ|চাঁদ|তিথি|আনুমানিক)(?![\p{L}\p{M}])[^)\]]*[)\]]/gu

/** Another name or the number of a day at the end: “ঈদুল ফিতর ২য় দিন” is read as “ঈদুল ফিতর (২য় দিন)”. */
const AT_THE_END = / - (.+)$| ([১-৯]\S+ দিন)$/u
const BRACKETS = /^([^()[\]]+)[([]([^()[\]]+)[)\]]\s*$/u

/** The English of a known title; undefined if any part of it is not known. */
export const englishName = onceForText((title: string): string | undefined => {
  const plain = title.normalize().replace(MARKS, ' ').trim().replace(AT_THE_END, ' ($1$2)')
  const [, before = plain, inBrackets] = BRACKETS.exec(plain) ?? []
  const name = nameIn(before)
  if (inBrackets === undefined || name === undefined) return name
  const other = numberedDay(inBrackets) ?? nameIn(inBrackets)
  return other === name ? name : withEnd(other, (one) => `${name} (${one})`)
}, 1000)

function numberedDay(text: string): string | undefined {
  const [, number] = /^([১-৯])\S+ দিন$/.exec(text.trim()) ?? []
  return number && `day ${toLatinDigits(number)}`
}

function nameIn(text: string): string | undefined {
  return /[()[\]]/.test(text) ? undefined : nameOf(foldedWords(text.replace(/[,;/+]/g, ' ও ')))
}

function nameOf(words: string[]): string | undefined {
  if (words.length === 0) return undefined
  const name = BY_KEY.get(keyOf(words))
  if (name !== undefined) return name
  if (HONOURS.has(words[0]!)) return nameOf(words.slice(1))
  const last = words.at(-1)!
  if (/^20\d\d$/.test(last)) return withEnd(nameOf(words.slice(0, -1)), (one) => `${one} ${last}`)
  for (const { words: ending, inEnglish } of ENDINGS) {
    const stem = words.slice(0, -ending.length)
    if (keyOf(words.slice(-ending.length)) === keyOf(ending) && stem.length > 0) {
      return withEnd(nameOfStem(stem), inEnglish)
    }
  }
  const at = words.findIndex((word) => AND.has(word))
  if (at < 0) return undefined
  const [first, rest] = [nameOf(words.slice(0, at)), nameOf(words.slice(at + 1))]
  if (first === undefined || rest === undefined) return undefined
  return rest.includes(' and ') ? `${first}, ${rest}` : `${first} and ${rest}`
}

/** The last word can be in the genitive: ফিতরের ছুটি. */
function nameOfStem(words: string[]): string | undefined {
  const last = words.at(-1)!
  const names = GENITIVE.map((ending) => nameOf([...words.slice(0, -1), last.replace(ending, '')]))
  return names.find((name) => name !== undefined)
}

function withEnd(name: string | undefined, inEnglish: (name: string) => string) {
  return name === undefined ? undefined : inEnglish(name)
}

/** The entry as a page shows it: in English as the school writes it, or by the name of the day. */
export function entryIn(language: Language, entry: CalendarRecord): CalendarRecord {
  if (language === 'bn') return entry
  const titleEnglish = entry.titleEnglish || (englishName(entry.title) ?? '')
  return recordIn(language, { ...entry, titleEnglish })
}
