import { toLatinDigits } from '../words/digits.ts'

/** A `tel:` link; a number that begins with 0 gets the country code of Bangladesh. */
export function telephoneLink(number: string): string {
  const digits = toLatinDigits(number).replace(/[^\d+]/g, '')
  return `tel:${digits.replace(/^0(?=\d{9,10}$)/, '+880')}`
}
