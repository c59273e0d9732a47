import { foldedWords } from '@pathshala/bengali/fold'
import { counted } from '../../words/counted.ts'
import { type Language, recordIn } from '../../words/language.ts'
import type { Service } from './services.ts'

type Phrases = [inEnglish: (number: string) => string, ...bengali: string[]][]

/** What charters say of prices in the same words everywhere. ০ stands for any number. */
const PRICES: Phrases = [
  [() => 'Free of charge', 'বিনামূল্যে', 'বিনা ফিতে', 'ফ্রি', 'ফি নেই', 'কোনো ফি নেই', 'ফি লাগে না'],
  [(number) => `${number} taka`, '০ টাকা', '০ টাকা মাত্র', 'টাকা ০'],
  [(number) => `${number} taka, with a receipt`, '০ টাকা রসিদে', '০ টাকা রসিদের মাধ্যমে'],
  [() => 'By the government’s rules', 'সরকারি বিধি অনুযায়ী', 'বিধি মোতাবেক', 'সরকারি বিধি মোতাবেক'],
  [() => 'As fixed by the government', 'সরকার নির্ধারিত', 'সরকার নির্ধারিত ফি', 'সরকারি হারে'],
]

/** The same of times. */
const TIMES: Phrases = [
  [(number) => counted(number, 'working day'), '০ কার্যদিবস', '০ কার্যদিবসের মধ্যে', '০ কর্মদিবস'],
  [(number) => counted(number, 'day'), '০ দিন', '০ দিনের মধ্যে'],
  [(number) => counted(number, 'hour'), '০ ঘণ্টা', '০ ঘণ্টার মধ্যে'],
  [() => 'The same day', 'একই দিনে', 'একই দিন', 'সেদিনই', 'ওই দিনই', 'একই কার্যদিবসে'],
  [() => 'At once', 'তাৎক্ষণিক', 'তাৎক্ষণিকভাবে', 'সঙ্গে সঙ্গে', 'তৎক্ষণাৎ'],
]

const keyOf = (words: readonly string[]) =>
  words.map((word) => (/^\d+$/.test(word) ? '0' : word)).join('')

/** A sign can change the number: ৫%, -৫ দিন. */
const SIGNS = /[^\p{L}\p{M}\p{N}\s৳;,()।]/u

/**
 * Reads a text of these words. Empty for one with other words or signs. Decimals, ranges and large
 * numbers have more than one number.
 */
function readerOf(phrases: Phrases): (text: string) => string {
  const byKey = new Map(
    phrases.flatMap(([inEnglish, ...all]) =>
      all.map((bengali) => [keyOf(foldedWords(bengali)), inEnglish] as const),
    ),
  )
  return (text) => {
    const plain = text.replace('৳', ' টাকা ').replace('/-', '')
    return SIGNS.test(plain) ? '' : phraseOf(foldedWords(plain), byKey)
  }
}

export const priceInEnglish = readerOf(PRICES)
export const timeInEnglish = readerOf(TIMES)

function phraseOf(words: string[], byKey: Map<string, (number: string) => string>): string {
  const [number = '', ...others] = words.filter((word) => /^\d+$/.test(word))
  const isPlain = others.length === 0 && !/^0\d/.test(number)
  return isPlain ? (byKey.get(keyOf(words))?.(number) ?? '') : ''
}

/** The service as a page shows it: in English as the school writes it, or by its usual words. */
export function serviceIn(language: Language, service: Service): Service {
  if (language === 'bn') return service
  return recordIn(language, {
    ...service,
    priceEnglish: service.priceEnglish || priceInEnglish(service.price),
    timeEnglish: service.timeEnglish || timeInEnglish(service.time),
  })
}
