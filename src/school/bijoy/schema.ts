import { z } from 'zod'
import { HISTORY_KINDS } from '../../records/history/kinds.ts'

export const inBijoy = z.object({
  kind: z.enum(HISTORY_KINDS),
  _id: z.string(),
  before: z.string().meta({ description: 'The start of its first text in Bijoy' }),
  after: z.string().meta({ description: 'The same in Unicode' }),
})

export const repaired = z.object({
  entries: z
    .array(z.string())
    .meta({ description: 'The ids of the history entries, which can be set back' }),
})

export type InBijoy = z.infer<typeof inBijoy>
export type Repaired = z.infer<typeof repaired>
