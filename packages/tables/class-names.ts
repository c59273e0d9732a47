import { CLASSES, type ClassName } from '@pathshala/bengali/classes'
import { foldCell, foldLabel } from './read-cell.ts'

/**
 * The names of each class, as people write them: Bengali words, English words, and the number with its
 * endings. The Roman number stands apart, because `v` and `x` alone are letters too.
 */
const NAMES = {
  Three: ['তৃতীয়|থ্রি', 'three|third', '3', 'য়|rd', 'iii'],
  Four: ['চতুর্থ|ফোর', 'four|fourth', '4', 'র্থ|th', 'iv'],
  Five: ['পঞ্চম|ফাইভ', 'five|fifth', '5', 'ম|th', 'v'],
  Six: ['ষষ্ঠ|সিক্স', 'six|sixth', '6', 'ষ্ঠ|th', 'vi'],
  Seven: ['সপ্তম|সেভেন', 'seven|seventh', '7', 'ম|th', 'vii'],
  Eight: ['অষ্টম|এইট', 'eight|eighth', '8', 'ম|th', 'viii'],
  Nine: ['নবম|নাইন', 'nine|ninth', '9', 'ম|th', 'ix'],
  Ten: ['দশম|টেন', 'ten|tenth', '10', 'ম|th', 'x'],
} as const satisfies Record<
  ClassName,
  [bengali: string, english: string, digits: string, endings: string, roman: string]
>

/** The names of each class, its Bengali name first, in the order of `CLASSES`. */
export const CLASS_NAMES: readonly (readonly string[])[] = CLASSES.map((one) => {
  const [bengali, english, digits, endings, roman] = NAMES[one]
  const numbers = endings.split('|').map((ending) => digits + ending)
  return [...bengali.split('|'), ...english.split('|'), digits, ...numbers, roman]
})

const PLACES = new Map(
  CLASS_NAMES.flatMap((names, place) => names.map((name) => [foldCell(name), place])),
)

const WORD = `${foldCell('শ্রেণি?|ক্লাস')}|class(?:es)?|grades?`
const AROUND = new RegExp(`${WORD}|[-.:]`, 'g')

/** ষষ্ঠ শ্রেণি, ৬ষ্ঠ, Class-6, Six, VI; undefined if the site has no such class. */
export function classNamed(cell: string): ClassName | undefined {
  const name = foldLabel(cell).replace(AROUND, ' ').trim()
  const place = PLACES.get(name.replace(/^(\d+)\s+/, '$1'))
  return place === undefined ? undefined : CLASSES[place]
}

/** The longest name first: `viii` before `v`. */
const ONE = `(?:${[...PLACES.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}\\d])`
const RANGE = 'থেকে|হতে|to|[‐‑–—-]'
const LISTED = `${ONE}(?:\\s*(?:(?:${WORD})\\s*)?(?:${RANGE}|[,&/]|ও|এবং|and)\\s*(?:(?:${WORD})[\\s-]*)?${ONE})*`

/**
 * “দশম শ্রেণি”, “ষষ্ঠ–নবম শ্রেণি”, “ক্লাস ৮”, “class ten”, “(দশম)”. Without the word or the brackets, it is
 * not a class: তৃতীয় সাময়িক পরীক্ষা.
 */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:(${LISTED})[\\s-]*(?:${WORD})|(?:${WORD})[\\p{L}\\p{M}]*[\\s:.-]*(${LISTED})|\\((${LISTED})\\))`,
  'gu',
)
const PART = new RegExp(`(${RANGE})?[^\\p{L}\\d]*(${ONE})`, 'gu')

/** The classes that a title names; none for a title about the whole school. */
export function classesIn(title: string): ClassName[] {
  const named = new Set<number>()
  for (const [, ...lists] of foldCell(title).matchAll(NAMED)) {
    const words = lists.join('').replace(new RegExp(WORD, 'gu'), ' ')
    let last: number = CLASSES.length
    for (const [, range, name] of words.matchAll(PART)) {
      const place = PLACES.get(name!)!
      for (let one = range ? last : place; one <= place; one += 1) named.add(one)
      named.add(place)
      last = place
    }
  }
  return CLASSES.filter((_, place) => named.has(place))
}
