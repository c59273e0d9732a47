import { foldExact } from '@pathshala/bengali/fold'
import { CLASSES } from './synonyms.ts'

const NUMBERS = CLASSES.map((names) => names.find((name) => /^\d+$/.test(name))!)
/** The words for each class, as `foldExact` writes them. A number alone can be a number of anything. */
const NAMES = CLASSES.map((names) => names.map(foldExact).filter((name) => !/^\d+$/.test(name)))
const POSITIONS = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index])))

const NOT_INSIDE = {
  before: String.raw`(?<![\p{L}\p{M}\p{Nd}])`,
  after: String.raw`(?![\p{L}\p{M}\p{Nd}])`,
}
const NAME = `(${[...POSITIONS.keys()].sort((a, b) => b.length - a.length).join('|')})`
const BETWEEN = String.raw`(?: ${foldExact('শ্রেণি')})?(?: (?:থেকে|হতে|to) | ?[-‐‑–—] ?)(?:class )?`
const CLASS = `(?:${foldExact('শ্রেণি')}|${foldExact('শ্রেণী')}|${foldExact('ক্লাস')}|class)`
const NUMBER = `(${NUMBERS.join('|')})`
const NUMBERED = new RegExp(
  `${NOT_INSIDE.before}(?:${CLASS}[ :-]{1,2}${NUMBER}|${NUMBER} ${CLASS})${NOT_INSIDE.after}`,
  'gu',
)
const RANGE = new RegExp(NOT_INSIDE.before + NAME + BETWEEN + NAME + NOT_INSIDE.after, 'gu')

/** The classes that a text means but does not name: সপ্তম and অষ্টম of "ষষ্ঠ থেকে নবম", সপ্তম of "শ্রেণি: ৭". */
export function classesMeant(exact: string): string[] {
  const found = new Set<string>()
  for (const [, from, to] of exact.matchAll(RANGE)) {
    const [first, last] = [POSITIONS.get(from!)!, POSITIONS.get(to!)!]
    for (const [name] of NAMES.slice(first + 1, Math.max(first + 1, last))) found.add(name!)
  }
  for (const [, after, before] of exact.matchAll(NUMBERED)) {
    found.add(NAMES[NUMBERS.indexOf((after ?? before)!)]![0]!)
  }
  return [...found]
}
