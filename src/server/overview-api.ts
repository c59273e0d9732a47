import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../api-schema.ts'
import { findLastBackup } from '../backup/state.ts'
import { MOST_COUNTED } from '../database/counting.ts'
import { CONTENT_KEYS } from '../content.ts'
import type { Services } from '../services.ts'
import { findClockJump } from './clock.ts'
import type { Stores } from '../stores.ts'

const LAST_CHANGES = 8

const overview = z.object({
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

/** The office's first page: the amount of content, what is empty, the last changes. */
export function overviewRoute({ settings, stores }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/overview',
      {
        schema: {
          tags: ['admin'],
          summary: 'What stands on the site, what is empty, what changed last',
          response: { 200: overview, ...problems(401) },
        },
      },
      async () => ({
        amounts: await countEverything(stores),
        lastChanges: await listLastChanges(stores),
        hasSample: await stores.sample.isPresent(),
        lastBackup: await findLastBackup(settings.dataDir),
        clockJump: (await findClockJump(settings.dataDir)) ?? null,
      }),
    )
  }
}

async function countEverything(stores: Stores): Promise<Overview['amounts']> {
  const amounts: Overview['amounts'] = {}
  for (const kind of CONTENT_KEYS) amounts[kind] = await stores[kind].count()
  return amounts
}

async function listLastChanges(stores: Stores): Promise<Overview['lastChanges']> {
  const changes: Overview['lastChanges'] = []
  for (const subject of CONTENT_KEYS) {
    for (const { title, updatedAt } of await stores[subject].listChanged(LAST_CHANGES)) {
      changes.push({ subject, title, at: updatedAt })
    }
  }
  return changes.sort((a, b) => b.at.localeCompare(a.at)).slice(0, LAST_CHANGES)
}
