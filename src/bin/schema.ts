import { z } from 'zod'
import { BIN_KINDS } from '../content.ts'
import { paging } from '../database/paging.ts'
import { BIN_DAYS } from './expiry.ts'

export const binPart = paging.omit({ q: true })

export const binRecord = z
  .object({
    _id: z.string().meta({ description: 'The id that the content had, and gets back' }),
    kind: z.enum(BIN_KINDS),
    title: z.string(),
    fileSize: z.number().nullable().meta({ description: 'Bytes; null for what has no file' }),
    deletedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    deletedBy: z.string().meta({ description: 'The account’s name' }),
    expiresAt: z
      .string()
      .meta({ description: `${BIN_DAYS} days after it was deleted, when it goes for good` }),
  })
  .meta({ id: 'BinEntry' })

export type BinRecord = z.infer<typeof binRecord>
