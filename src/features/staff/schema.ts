import { z } from 'zod'
import { cleanLine } from '../../input.ts'

/** One name whatever its letter case or width: `Admin` and `ＡＤＭＩＮ` are `admin`. */
export function foldUsername(name: string): string {
  return cleanLine(name.normalize('NFKC')).toLowerCase()
}

const username = z
  .string('Write a name.')
  .transform(foldUsername)
  .refine((name) => name.length >= 1 && name.length <= 64, 'Write a name of 1 to 64 characters.')

const password = z
  .string('Write a password.')
  .min(8, 'Choose a password of at least 8 characters.')
  .max(128, 'Choose a password of at most 128 characters.')

const givenPassword = z.string('Write the password.').min(1, 'Write the password.').max(1000)

const role = z.enum(['editor', 'admin'], 'Choose editor or admin.')

export const signIn = z.object({ username, password: givenPassword })
export const newAccount = z.object({ username, password, role: role.default('editor') })
export const accountChange = z.object({ password: password.optional(), role: role.optional() })
export const passwordChange = z.object({ currentPassword: givenPassword, newPassword: password })

export const signedIn = z.object({ token: z.string(), expiresAt: z.string() })

export const accountRecord = z
  .object({ _id: z.string(), username: z.string(), role, createdAt: z.string() })
  .meta({ id: 'Account' })

export type AccountRecord = z.infer<typeof accountRecord>

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
