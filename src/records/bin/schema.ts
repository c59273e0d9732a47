import { z } from 'zod'
import { BIN_KINDS } from '../../content.ts'
import { BIN_DAYS } from './expiry.ts'

export const binRecord = z
  .object({
    _id: z.string().meta({ description: 'The id of the record, before and after it is restored' }),
    kind: z.enum(BIN_KINDS),
    title: z.string(),
    fileSize: z.number().nullable().meta({ description: 'Bytes; null without a file' }),
    deletedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    deletedBy: z.string().meta({ description: 'The name of the account' }),
    expiresAt: z
      .string()
      .meta({ description: `${BIN_DAYS} days after the deletion, when it is deleted permanently` }),
  })
  .meta({ id: 'BinEntry' })

export type BinRecord = z.infer<typeof binRecord>
