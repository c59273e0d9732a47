import { toLatinDigits } from '../words/digits.ts'

/** A number as a phone dials it: `tel:` with Bangladesh's code where it begins with 0. */
export function telephoneLink(number: string): string {
  const digits = toLatinDigits(number).replace(/[^\d+]/g, '')
  return `tel:${digits.replace(/^0(?=\d{9,10}$)/, '+880')}`
}
