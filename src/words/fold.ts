import { toLatinDigits } from './digits.ts'

/** Letters that sound alike today and are mistaken for one another in writing. */
const ALIKE = new Map([
  ['ঈ', 'ই'],
  ['ী', 'ি'],
  ['ঊ', 'উ'],
  ['ূ', 'ু'],
  ['ণ', 'ন'],
  ['ষ', 'শ'],
  ['স', 'শ'],
  ['ৎ', 'ত'],
])
const ALIKE_LETTERS = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'gu')
const JOINERS = /[\u200C\u200D]/g

/**
 * A title as it is searched: any letter case, digits of any script, long and short vowels and
 * like-sounding consonants alike, without the joiners that only shape conjuncts.
 */
export function foldForSearch(text: string): string {
  return (
    toLatinDigits(text.normalize('NFC'))
      .toLowerCase()
      .replace(JOINERS, '')
      // Again: a joiner may have kept a letter and its sign apart, a capital its accent.
      .normalize('NFC')
      .replace(ALIKE_LETTERS, (letter) => ALIKE.get(letter)!)
      .replace(/\s+/g, ' ')
      .trim()
  )
}
