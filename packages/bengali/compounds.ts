import { hasTwoLetters } from './endings.ts'
import { foldedWords } from './fold.ts'

/** Second halves of compounds that people search alone: পূজা of দুর্গাপূজা. */
const SECOND_HALVES = new Set(
  foldedWords(`
    পূজা বৃত্তি পত্র সভা মেলা দিবস উৎসব জয়ন্তী সপ্তাহ পরীক্ষা ফলাফল তালিকা সূচি পঞ্জি
    শিক্ষক শিক্ষিকা শিক্ষা শিক্ষার্থী বিদ্যালয় বিজ্ঞান বিজ্ঞপ্তি বেতন ছুটি কক্ষ ভবন কেন্দ্র
    প্রতিযোগিতা অনুষ্ঠান আবেদন নিবন্ধন পুস্তক পত্রিকা কমিটি পরিষদ পর্ষদ সম্মেলন রোপণ ফরম কার্ড
    শিফট শ্রেণি শাখা ধর্ম পূর্ণিমা
  `),
)
const BY_LAST_LETTER = Map.groupBy(SECOND_HALVES, (half) => half.at(-1)!)

interface Compound {
  first: string
  second: string
}

/**
 * The halves of a Bengali word, of which `forms` are the word of `foldAlike` and its `stemsOf`;
 * undefined if it is not a compound with a known half.
 */
export function compoundIn(forms: string[]): Compound | undefined {
  for (const word of forms) {
    const halves = BY_LAST_LETTER.get(word.at(-1)!)
    const second = halves?.find((one) => word.length > one.length && word.endsWith(one))
    if (second === undefined) continue
    const first = word.slice(0, -second.length)
    if (hasTwoLetters(first) && !first.endsWith('\u09CD')) return { first, second }
  }
  return undefined
}

export function isSecondHalf(alike: string): boolean {
  return SECOND_HALVES.has(alike)
}
