import { isMailAddress } from '../pages/parts/mail-link.ts'
import { isTelephone } from '../pages/parts/telephone.ts'
import { refusal } from '../errors/zod-issues.ts'
import { optionalLine } from '../words/input.ts'

/** A line with a telephone number; can be empty. */
export const optionalTelephone = (max: number) =>
  optionalLine(max).refine((text) => text === '' || isTelephone(text), refusal('telephone'))

/** One e-mail address; can be empty. */
export const optionalMailAddress = (max: number) =>
  optionalLine(max).refine((text) => text === '' || isMailAddress(text), refusal('mail-address'))
