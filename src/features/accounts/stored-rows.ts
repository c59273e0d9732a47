import { z } from 'zod'
import { shortText, type StoredRows } from '../../database/stored-rows.ts'

export const accountRows = {
  account: z.object({
    username: shortText,
    role: z.enum(['editor', 'admin']),
    // A forged hash could take gigabytes of memory at the next sign-in.
    password_hash: z
      .string()
      .regex(/^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[\w+/$]{1,200}$/),
  }),
  session: undefined,
  sign_in_failure: undefined,
  known_address: undefined,
  two_step: z.object({ secret: z.string().regex(/^[A-Z2-7]{16,128}$/) }),
  recovery_code: undefined,
} satisfies Partial<StoredRows>
