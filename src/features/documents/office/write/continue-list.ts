import { inDigits } from '../../../../words/format.ts'
import { toLatinDigits } from '../../../../words/digits.ts'
import type { Edit, Selected } from './markdown-edit.ts'

/** `- `, `1. `, and `১। ` as Bengali papers count, with the blanks around it. */
const SIGN = /^([ \t]*)(?:([-*])|(\d{1,3}|[০-৯]{1,3})([.)।]))([ \t]+)/

/**
 * What Enter does in an entry of a list: it begins the next entry, or ends the list if the entry is
 * empty. Undefined elsewhere.
 */
export function continueList({ text, from, to }: Selected): Edit | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const [sign, indent = '', bullet, number, mark = '', blanks = ' '] =
    SIGN.exec(text.slice(start, from)) ?? []
  if (sign === undefined) return undefined
  const lineEnd = text.indexOf('\n', to)
  const end = lineEnd === -1 ? text.length : lineEnd
  const isEmpty = text.slice(start + sign.length, from) + text.slice(to, end)
  if (isEmpty.trim() === '') return { from: start, to: end, insert: '', select: [0, 0] }
  const next = bullet ?? nextNumber(number!) + mark
  const insert = `\n${indent}${next}${blanks}`
  return { from, to, insert, select: [insert.length, insert.length] }
}

/** In the same digits. */
function nextNumber(number: string): string {
  const latin = toLatinDigits(number)
  return inDigits(String(Number(latin) + 1), latin === number ? 'en' : 'bn')
}
