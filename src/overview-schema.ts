import { z } from 'zod'
import { CONTENT_KEYS } from './content.ts'
import { MOST_COUNTED } from './words/format.ts'

export const overview = z.object({
  amounts: z.record(z.string(), z.number()).meta({
    description: `How much stands on the site, by subject; 0 or 1 for what there is one of. Documents and pictures are counted to ${MOST_COUNTED}, which stands for more`,
  }),
  lastChanges: z.array(
    z.object({ subject: z.enum(CONTENT_KEYS), title: z.string(), at: z.string() }),
  ),
  hasSample: z.boolean(),
  lastBackup: z.object({
    provenAt: z.string().nullable().meta({
      description:
        'When the last backup that was restored and compared was made; null where none was',
    }),
    isOld: z
      .boolean()
      .meta({ description: 'Older than two days, from the future, or none at all' }),
    isFromFuture: z.boolean().meta({ description: 'The clock was ahead then, or is behind now' }),
    hasFailedSince: z.boolean(),
  }),
  clockJump: z.object({ from: z.string(), to: z.string(), steadyAt: z.string() }).nullable().meta({
    description:
      'The server’s clock jumped, or the server was off for more than three days; until `steadyAt` nothing is removed for its age',
  }),
})

export type Overview = z.infer<typeof overview>
