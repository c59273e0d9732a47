import { toLatinDigits } from '@pathshala/bengali/digits'

const RAISED = new Map(
  Array.from('0123456789+-−=()ni', (sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'[at]!]),
)
const LOWERED = new Map(
  Array.from('0123456789+-−=()', (sign, at) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'[at]!]),
)

/**
 * Superscript as letters, so that `১০<sup>২</sup>` does not become 102: `²`. Other words, such as
 * those of `1<sup>st</sup>`, are returned unchanged.
 */
export function raised(words: string): string {
  return shifted(words, RAISED)
}

/** Subscript as letters: `H<sub>2</sub>O` becomes `H₂O`. */
export function lowered(words: string): string {
  return shifted(words, LOWERED)
}

function shifted(words: string, signs: Map<string, string>): string {
  const letters = Array.from(toLatinDigits(words.trim()), (sign) => signs.get(sign))
  return letters.includes(undefined) ? words : letters.join('')
}
