import { toLatinDigits } from '../../words/digits.ts'

/** The groups of a memo number of the government: 37.02.6990.001.25.007.26.0298. */
const GROUPS = [2, 2, 4, 3, 2, 3, 2, 4]
export const MEMO_DIGITS = 22
export const MEMO_EXAMPLE = '37.02.6990.001.25.007.26.0298'

/** The rule that a memo number breaks. */
export type MemoProblem = 'signs' | 'digits' | 'groups'

/**
 * The number in Latin digits with dots, from one in digits of any script; dots may be missing, or be
 * hyphens or blanks.
 */
export function parseMemoNumber(written: string): { number: string } | { problem: MemoProblem } {
  const latin = toLatinDigits(written).trim()
  if (!/^[\d.\s-]+$/.test(latin)) return { problem: 'signs' }
  const parts = latin.split(/[.\s-]+/).filter((part) => part !== '')
  const digits = parts.join('')
  if (digits.length !== MEMO_DIGITS) return { problem: 'digits' }
  const number = groupsOf(digits).join('.')
  return parts.length === 1 || parts.join('.') === number ? { number } : { problem: 'groups' }
}

/** The number after this one: one more in the last group, which starts again after 9999. */
export function nextMemoNumber(number: string): string {
  const [, start = '', last = ''] = /^(.*\.)(\d+)$/.exec(number) ?? []
  const next = (Number(last) + 1) % 10 ** last.length
  return start + String(next).padStart(last.length, '0')
}

export function countDigits(written: string): number {
  return toLatinDigits(written).replace(/\D/g, '').length
}

function groupsOf(digits: string): string[] {
  let at = 0
  return GROUPS.map((length) => {
    at += length
    return digits.slice(at - length, at)
  })
}
