import { isMailAddress } from '../../pages/parts/mail-link.ts'
import { isTelephone } from '../../pages/parts/telephone.ts'
import { unwrapFormula } from '@pathshala/tables/text-rows'
import { toLatinDigits } from '@pathshala/bengali/digits'

/** A mobile number whose first 0 Excel dropped, because it took it for a number. */
const WITHOUT_ZERO = /^1\d{9}$/
/** No country code begins with 0. */
const PLUS_BEFORE_ZERO = /^\+(?=[0০])/
/** A number that was taken for one with decimals: `1711000001.00`. */
const DECIMALS = /^(\d{9,})[.,]0+$/

/**
 * The telephone number in a cell, without what Excel did to it. `unreadable` is a text that is not
 * a number.
 */
export function readTelephone(cell: string): { phone: string; unreadable?: string } {
  const written = unwrapFormula(cell.trim()).trim()
  // A dash stands for no number.
  if (!/[\p{L}\p{N}]/u.test(written)) return { phone: '' }
  const latin = toLatinDigits(written)
  if (!isTelephone(written)) return { phone: '', unreadable: written }
  const whole = (DECIMALS.test(latin) ? written.replace(/[.,][^.,]+$/, '') : written).replace(
    PLUS_BEFORE_ZERO,
    '',
  )
  const isWithoutZero = WITHOUT_ZERO.test(toLatinDigits(whole))
  return { phone: isWithoutZero ? `${whole.startsWith('1') ? '0' : '০'}${whole}` : whole }
}

/** The e-mail address in a cell. `unreadable` is a text that is not one address. */
export function readMailAddress(cell: string): { email: string; unreadable?: string } {
  const written = cell.trim().replace(/^mailto:/i, '')
  // A dash stands for no address.
  if (written === '' || isMailAddress(written)) return { email: written }
  return /[\p{L}\p{N}]/u.test(written) ? { email: '', unreadable: written } : { email: '' }
}
