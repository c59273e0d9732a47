import { hasUnknownLetters } from '@pathshala/bengali/clean-text'
import { isOfLetterhead } from '../../../letter-parts.ts'
import { looksLikeBijoy } from '@pathshala/bengali/bijoy'

/** A longer text is not a heading. */
const MAX_TITLE = 200
/** These say only that it is a paper. */
const GENERIC =
  /^[\s"'“”‘’:.,।*_=-]*(?:(?:জরুরি|গুরুত্বপূর্ণ)\s+)?(?:নোটিশ|নোটিস|(?:(?:সংবাদ|প্রেস)\s+)?বিজ্ঞপ্তি|অফিস আদেশ|প্রজ্ঞাপন|সূচিপত্র|notice|(?:table of )?contents|index|office order|circular|memorandum|to whom it may concern)[\s"'“”‘’:.,।*_=-]*$/iu
const LETTERS = /\p{L}[\p{L}\p{M}]+/gu

/** Whether a text names the paper, and is neither the letterhead nor a word for any paper. */
export function isHeading(text: string): boolean {
  return (
    text.length <= MAX_TITLE &&
    saysEnough(text) &&
    !hasUnknownLetters(text) &&
    !looksLikeBijoy(text) &&
    !isOfLetterhead(text) &&
    !GENERIC.test(text)
  )
}

/** One Bengali word can be a title, but a single Latin word is often a code or a sign. */
function saysEnough(text: string): boolean {
  const words = text.match(LETTERS) ?? []
  const letters = words.join('').length
  return words.length > (/[\u0980-\u09FF]/.test(text) ? 0 : 1) && letters * 2 > text.length
}
