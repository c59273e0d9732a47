import { z } from 'zod'
import { cleanLine, isVisible } from '../../input.ts'
import { DEFAULT_ROLE, ROLES } from './table.ts'
import { foldCode } from './two-step/one-time-code.ts'

/**
 * The canonical form of an account's name (Unicode's NFKC_Casefold): `Admin`, `ＡＤＭＩＮ` and `admin`
 * with an invisible separator are one name, so that two accounts never look the same.
 */
export function foldUsername(name: string): string {
  const seen = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  // Upper case first, because it makes ß and ss, ς and σ equal.
  const folded = seen.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
  return cleanLine(folded.normalize('NFKC'))
}

const NAME_LENGTH = 'Write a name of 1 to 64 characters.'
const username = z
  .string('Write a name.')
  // Before folding: the time to normalize many combining marks grows with the square of their
  // number.
  .max(1000, NAME_LENGTH)
  .transform(foldUsername)
  .refine((name) => isVisible(name) && name.length <= 64, NAME_LENGTH)

const password = z
  .string('Write a password.')
  .min(8, 'Choose a password of at least 8 characters.')
  .max(128, 'Choose a password of at most 128 characters.')

const givenPassword = z.string('Write the password.').min(1, 'Write the password.').max(1000)

const role = z.enum(ROLES, 'Choose editor or admin.')

const code = z.string('Write the code.').max(100, 'Write the code.').transform(foldCode)

export const signIn = z.object({
  username,
  password: givenPassword,
  code: code.optional().meta({
    description:
      'Where the account signs in in two steps: the six digits that its phone shows, or a recovery code',
  }),
})
export const newAccount = z.object({ username, password, role: role.default(DEFAULT_ROLE) })
export const accountChange = z.object({ password: password.optional(), role: role.optional() })
export const passwordChange = z.object({ currentPassword: givenPassword, newPassword: password })

export const signedIn = z.object({ token: z.string(), expiresAt: z.string() })

export const passwordProof = z.object({ currentPassword: givenPassword })
export const twoStepCode = z.object({ code })
export const twoStepBegun = z.object({
  secret: z.string().meta({ description: 'Base32' }),
  address: z.string().meta({ description: 'otpauth://…: what the QR code says' }),
})
export const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({
    description: 'Each signs in once in the phone’s stead; kept nowhere but here',
  }),
})
export const twoStepState = z.object({
  since: z.string().nullable().meta({ description: 'ISO 8601 UTC; null where it is off' }),
  recoveryCodesLeft: z.number(),
})

export type TwoStepBegun = z.infer<typeof twoStepBegun>
export type RecoveryCodes = z.infer<typeof recoveryCodes>
export type TwoStepState = z.infer<typeof twoStepState>

export const accountRecord = z
  .object({ _id: z.string(), username: z.string(), role, createdAt: z.string() })
  .meta({ id: 'Account' })

export type AccountRecord = z.infer<typeof accountRecord>

/** As admins see it. */
export const listedAccount = accountRecord
  .extend({ hasTwoStep: z.boolean() })
  .meta({ id: 'ListedAccount' })

export type ListedAccount = z.infer<typeof listedAccount>

export const sessionRecord = z
  .object({
    _id: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    userAgent: z.string(),
    address: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })

export type SessionRecord = z.infer<typeof sessionRecord>
