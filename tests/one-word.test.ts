import { describe, expect, it } from 'vitest'
import { boardWords } from '#src/features/information/office/words.ts'
import { stepsWords } from '#src/features/overview/office/steps-words.ts'
import { yearWords } from '#src/features/year/office/words.ts'
import { historyWords } from '#src/features/history/office/words.ts'
import { ALL_WORDS, sentences } from './all-words.ts'

/** Words that the site does not use, each with the word in its place. */
const NOT_USED: [RegExp, string][] = [
  [/(?<!\p{L})ওপর(?!\p{L}\p{M}*ওয়)/u, 'উপর'],
  [/ঝুড়ি/, 'মুছে ফেলা জিনিস'],
  [/পূর্ণ সংখ্যা/, 'পূর্ণসংখ্যা'],
  [/পুনঃ/, 'পুনর্'],
  [/(?<![\p{L}\p{M}])দপ্তর/u, 'অফিস'],
  [/অনুমতি (?:লেখা|নিয়ে)/, 'সম্মতি'],
  [/ধরা সময়/, 'নির্ধারিত সময়'],
  [/সার্ভার দেখেন|কারিগরি দায়িত্বে/, 'সার্ভার দেখাশোনা করেন'],
  [/আগের সাইট/, 'পুরোনো সাইট'],
  [/ছদ্মবেশী/, 'গোপন ট্যাব'],
  [/পৃষ্ঠা/, 'পাতা'],
  [/শ্রেণী|সরকারী|ইংরেজী|জানুয়ারী|ফেব্রুয়ারী|ঘন্টা|পুরষ্কার|খৃষ্ট|পুরনো/, 'প্রমিত বানান'],
  [/[Hh]otline/, 'helpline'],
  [/[Dd]iscard/, 'delete'],
  [/\bHow to come\b/, 'How to get here'],
  [/\b(?:in|to) the bin\b/, '“Deleted content”'],
]

/** Their number is never 1: it is a limit, or the sentence is about several. */
const NEVER_ONE = [
  'document.firstPages()',
  'sheet()',
  'tooMany()',
  'photo.someFailed()',
  'others()',
  'several.',
  // A listed search came on three days.
  'unanswered.times()',
]

/** A number and a noun in the plural. Verbs and two nouns end in s too. */
const PLURAL_OF_ONE =
  /\b1 (?:[a-z]+ )?(?!(?:is|has|was|this|class|opens|rings|works|follows|leaves)\b)[a-z]{2,}s\b/

describe.each(Object.entries(ALL_WORDS))('The texts of %s', (_file, words) => {
  it('use one word for one thing', () => {
    const all = [...sentences(words.bn, 'এমবি'), ...sentences(words.en, 'MB')]
    for (const [word, instead] of NOT_USED) {
      for (const [path, text] of all) {
        expect(text.normalize('NFC'), `${path}: write ${instead}`).not.toMatch(
          new RegExp(word.source.normalize('NFC'), word.flags),
        )
      }
    }
  })

  it('count one thing in the singular in English', () => {
    for (const [path, text] of withOnes(words.en)) {
      if (NEVER_ONE.some((one) => path.startsWith(one))) continue
      expect(text, path).not.toMatch(PLURAL_OF_ONE)
    }
  })
})

it('sentences leave out a part whose number is 0', () => {
  const { bn, en } = yearWords
  const said = [
    bn.progress('১', '০', '৬'),
    bn.groups.progress('২', '০', 'পরীক্ষা কমিটি'),
    bn.notices.amounts('০', '২০২৬', '১'),
    boardWords.bn.count('০'),
    boardWords.bn.others('৬', '০'),
    boardWords.bn.consentsText('২', '০'),
    historyWords.bn.sentTo('৩', '০', '০'),
    stepsWords.bn.progress('০', '৫'),
  ]
  for (const text of said) expect(text).not.toContain('০টি')
  expect(en.progress('1', '0', '6')).toBe('1 done, 6 to do')
  expect(en.groups.progress('2', '0', 'Examination committee')).toBe('2: Examination committee')
  expect(en.notices.amounts('0', '2026', '1')).toBe('1 from before 2026 still on the board')
  expect(historyWords.en.sentTo('3', '0', '0')).toBe('Sent to 3 phones.')
})

/** The texts of functions for which every number is 1. */
function withOnes(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, leaf]: [string, unknown]): [string, string][] => {
    if (typeof leaf === 'string') return []
    if (typeof leaf === 'object') return withOnes(leaf!, `${path}${name}.`)
    const say = leaf as (...values: string[]) => unknown
    return [[`${path}${name}()`, String(say('1', '1', '1', '1'))]]
  })
}
