import { hasUnknownLetters } from '../../../../../base/clean-text.ts'
import { looksLikeBijoy } from '../../../../../words/bijoy.ts'

/** A longer text is not a heading. */
const MAX_TITLE = 200
const SUBJECT = /^(?:বিষয়|subject|sub)\s*[:ঃ：-]+\s*/iu
/** The letterhead: who writes, and where. */
const LETTERHEAD =
  /বিদ্যালয়|বিদ্যাপীঠ|বিদ্যানিকেতন|স্কুল|কলেজ|মাদ্রাসা|গণপ্রজাতন্ত্রী|বাংলাদেশ সরকার|অধিদপ্তর|মন্ত্রণালয়|শিক্ষা বোর্ড|কার্যালয়|স্থাপিত|ডাকঘর|উপজেলা|জেলা\s*[:ঃ]|স্মারক|তারিখ|ফোন|মোবাইল|ই-?মেইল|ইআইআইএন|\b(?:schools?|college|madrasah?|government of|ministry of|board of|office of|established|estd|phone|mobile|tel|e-?mail|eiin|memo|date|www)\b|@|https?:/iu
/** These say only that it is a paper. */
const GENERIC =
  /^[\s"'“”‘’:.,।*_=-]*(?:(?:জরুরি|গুরুত্বপূর্ণ)\s+)?(?:নোটিশ|নোটিস|(?:(?:সংবাদ|প্রেস)\s+)?বিজ্ঞপ্তি|অফিস আদেশ|প্রজ্ঞাপন|সূচিপত্র|notice|(?:table of )?contents|index|office order|circular|memorandum|to whom it may concern)[\s"'“”‘’:.,।*_=-]*$/iu
const LETTERS = /\p{L}[\p{L}\p{M}]+/gu

/** What a line “Subject: …” says. */
export function subjectOf(line: string): string | undefined {
  const text = SUBJECT.test(line) ? line.replace(SUBJECT, '').trim() : ''
  return text === '' ? undefined : text
}

/** Whether a text names the paper, and is neither the letterhead nor a word for any paper. */
export function isHeading(text: string): boolean {
  return (
    text.length <= MAX_TITLE &&
    saysEnough(text) &&
    !hasUnknownLetters(text) &&
    !looksLikeBijoy(text) &&
    !LETTERHEAD.test(text) &&
    !GENERIC.test(text)
  )
}

/** One Bengali word can be a title, but a single Latin word is often a code or a sign. */
function saysEnough(text: string): boolean {
  const words = text.match(LETTERS) ?? []
  const letters = words.join('').length
  return words.length > (/[\u0980-\u09FF]/.test(text) ? 0 : 1) && letters * 2 > text.length
}
