import { z } from 'zod'
import { isAffordable } from './password.ts'
import { shortText, type StoredRows } from '../../database/stored-rows.ts'

export const accountRows = {
  account: z.object({
    username: shortText,
    role: z.enum(['editor', 'admin']),
    password_hash: z.string().refine(isAffordable),
  }),
  session: undefined,
  sign_in_failure: undefined,
  known_address: undefined,
  two_step: z.object({ secret: z.string().regex(/^[A-Z2-7]{16,128}$/) }),
  recovery_code: undefined,
} satisfies Partial<StoredRows>
