import { CLASSES, type ClassName } from '../../words/classes.ts'
import { toLatinDigits } from '../../words/digits.ts'

/** The names of each class, in the order of `CLASSES`. */
const NAMES = [
  'তৃতীয়|three|iii|3',
  'চতুর্থ|four|iv|4',
  'পঞ্চম|five|v|5',
  'ষষ্ঠ|six|vi|6',
  'সপ্তম|seven|vii|7',
  'অষ্টম|eight|viii|8',
  'নবম|nine|ix|9',
  'দশম|ten|x|10',
].map((names) => names.normalize())

const ORDINAL = 'য়|র্থ|ম|ষ্ঠ|th|rd'.normalize()
const RANGE = 'থেকে|হতে|to|[–-]'
/** The longest name first: `viii` before `v`. */
const ALL = NAMES.flatMap((names) => names.split('|')).sort((a, b) => b.length - a.length)
const ONE = `(?:${ALL.join('|')})(?:${ORDINAL})?`
const LIST = `${ONE}(?:\\s*(?:${RANGE}|[,&/]|ও|এবং|and)\\s*${ONE})*`

/**
 * “দশম শ্রেণি”, “ষষ্ঠ–নবম শ্রেণি”, “class ten”, “(দশম)”. Without the word or the brackets, it is not a class:
 * তৃতীয় সাময়িক পরীক্ষা.
 */
const NAMED = new RegExp(
  `(?:^|[^\\p{L}\\p{M}\\d])(?:(${LIST})\\s*শ্রেণ|class(?:es)?\\s+(${LIST})(?![\\p{L}\\d])|\\((${LIST})\\))`,
  'gu',
)
const PART = new RegExp(`(${RANGE})?[^\\p{L}\\d]*(?:(?:ও|এবং|and)\\s*)?(${ONE})`, 'gu')
const EACH = NAMES.map((names) => new RegExp(`^(?:${names})(?:${ORDINAL})?$`))

/** The classes that the title of an exam names; undefined for an exam of the whole school. */
export function classesIn(title: string): ClassName[] | undefined {
  const text = toLatinDigits(title).normalize().toLowerCase()
  const named = new Set<number>()
  for (const [, ...lists] of text.matchAll(NAMED)) {
    let last = -1
    for (const [, range, name] of lists.join('').matchAll(PART)) {
      const at = EACH.findIndex((names) => names.test(name!))
      for (let index = range ? last + 1 : at; index <= at; index += 1) named.add(index)
      last = at
    }
  }
  return named.size === 0 ? undefined : CLASSES.filter((_, index) => named.has(index))
}
