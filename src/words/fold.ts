import { toLatinDigits } from './digits.ts'

/** Letters that sound alike today and are often confused in writing. */
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
 * A title in the form used for searching: ignores letter case, digits of different scripts, vowel
 * length, consonants that sound alike, and joiners, which only shape conjuncts.
 */
export function foldForSearch(text: string): string {
  return (
    toLatinDigits(text.normalize('NFC'))
      .toLowerCase()
      .replace(JOINERS, '')
      // Normalize again: a removed joiner may have separated a letter from its sign, or a capital
      // from its accent.
      .normalize('NFC')
      .replace(ALIKE_LETTERS, (letter) => ALIKE.get(letter)!)
      .replace(/\s+/g, ' ')
      .trim()
  )
}
