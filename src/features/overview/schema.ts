import { z } from 'zod'
import { CONTENT_KEYS } from '../../content.ts'
import { MAX_COUNTED } from '../../words/format.ts'

export const overview = z.object({
  amounts: z.record(z.string(), z.number()).meta({
    description: `The number of records on the site, by subject; 0 or 1 for a subject with a single record. Documents and pictures are counted up to ${MAX_COUNTED}, which means that many or more`,
  }),
  lastChanges: z.array(
    z.object({ subject: z.enum(CONTENT_KEYS), title: z.string(), at: z.string() }),
  ),
  hasSample: z.boolean(),
  damageFoundAt: z.string().nullable().meta({
    description:
      'When the nightly check found that the database file is damaged, ISO 8601 UTC. Null if it is not',
  }),
  lastBackup: z.object({
    provenAt: z.string().nullable().meta({
      description:
        'The time of the last backup that was restored and compared; null before the first',
    }),
    isOld: z.boolean().meta({ description: 'Older than two days, or no backup exists' }),
    hasFailedSince: z.boolean(),
    canBeWritten: z
      .boolean()
      .meta({ description: 'False if the folder of backups refuses a file' }),
  }),
  clockJump: z
    .object({ from: z.string(), to: z.string(), deletesAgainAt: z.string() })
    .nullable()
    .meta({
      description:
        'Set for an hour after the clock of the server jumped. Nothing is deleted by age until `deletesAgainAt`',
    }),
})

export type Overview = z.infer<typeof overview>
