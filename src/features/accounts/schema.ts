import { z } from 'zod'
import { cleanLine, isVisible } from '@pathshala/bengali/clean-text'
import { passwordProof } from '../../errors/api-schema.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { DEFAULT_ROLE, ROLES } from './table.ts'
import { foldCode } from './two-step/one-time-code.ts'

/**
 * The canonical form of an account's name (Unicode's NFKC_Casefold): `Admin`, `ＡＤＭＩＮ` and `admin`
 * with an invisible separator are the same name, so that two accounts never look the same. Invisible
 * characters are removed and not refused, because a pasted name can contain them.
 */
export function foldUsername(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  // Upper case first, because it makes ß and ss, ς and σ equal.
  const folded = visible.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
  return cleanLine(folded.normalize('NFKC'))
}

const MAX_NAME = 64
const BAD_NAME = refusal('name-length', { min: 1, max: MAX_NAME })
const username = z
  .string()
  // Before folding: the time to normalize many combining marks grows with the square of their
  // number.
  .refine((name) => name.length <= 1000, BAD_NAME)
  .transform(foldUsername)
  .refine((name) => isVisible(name) && name.length <= MAX_NAME, BAD_NAME)

const MIN_PASSWORD = 8
const password = z
  .string()
  .refine(
    (value) => value.length >= MIN_PASSWORD,
    refusal('password-too-short', { min: MIN_PASSWORD }),
  )
  .max(128)
  .meta({ minLength: MIN_PASSWORD })

const existingPassword = passwordProof.shape.currentPassword

const role = z.enum(ROLES)

const code = z.string().max(100).transform(foldCode)

export const signIn = z.object({
  username,
  password: existingPassword,
  code: code.optional().meta({
    description:
      'For an account with two-step sign-in: the six digits that its phone shows, or a recovery code',
  }),
})
/** For the command on the server. It needs no password of an admin. */
export const namedAccount = z.object({ username, role: role.default(DEFAULT_ROLE) })
// Otherwise an open session of an admin would be enough to get an account that deletes permanently.
const NO_PROOF = { ...refusal('fill-in'), path: ['currentPassword'] }
export const newAccount = namedAccount
  .extend({
    password,
    currentPassword: existingPassword
      .optional()
      .meta({ description: 'Your own password. Required for an admin' }),
  })
  .refine((added) => added.role !== 'admin' || added.currentPassword !== undefined, NO_PROOF)
export const accountChange = z
  .object({
    password: password.optional(),
    role: role.optional(),
    currentPassword: existingPassword
      .optional()
      .meta({ description: 'Your own password. Required with `role` and with `password`' }),
  })
  .refine(
    (change) =>
      (change.role === undefined && change.password === undefined) ||
      change.currentPassword !== undefined,
    NO_PROOF,
  )
export const passwordChange = passwordProof.extend({ newPassword: password })

export const signedIn = z.object({ token: z.string(), expiresAt: z.string() })

export const twoStepCode = z.object({ code })
export const twoStepBegun = z.object({
  secret: z.string().meta({ description: 'Base32' }),
  address: z.string().meta({ description: 'otpauth://…, the content of the QR code' }),
})
export const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({
    description: 'Each one replaces the code of the phone once. They are shown only in this answer',
  }),
})
export const twoStepState = z.object({
  since: z.string().nullable().meta({ description: 'ISO 8601 UTC; null if it is off' }),
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
