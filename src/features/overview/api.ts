import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { canWriteBackups } from '../../backup/folder.ts'
import { findLastBackup, findLastCheck } from '../../backup/state.ts'
import { findClockJump } from '../../base/clock.ts'
import { CONTENT_KEYS, type ContentKey } from '../../content.ts'
import { overview, type Overview } from './schema.ts'

const LAST_CHANGES = 8

/** The methods that the first page uses of each kind's store. */
interface CountedStore {
  count(): Promise<number>
  listChanged(limit: number): Promise<{ title: string; updatedAt: string }[]>
}

type Stores = Record<ContentKey, CountedStore>

/** The office's first page: the amount of content and the last changes. */
export const overviewRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/overview',
    {
      schema: {
        summary: 'How many records the site has, what is empty, and the last changes',
        response: { 200: overview },
      },
    },
    async ({ school: { settings, stores } }) => {
      const damageFoundAt = await findDamage(settings)
      // A damaged part must not hide the note about it.
      const orNothing = <T>(result: Promise<T>, nothing: T) =>
        damageFoundAt === null ? result : result.catch(() => nothing)
      return {
        damageFoundAt,
        amounts: await orNothing(countEverything(stores), {}),
        lastChanges: await orNothing(listLastChanges(stores), []),
        hasSample: await orNothing(stores.sample.isPresent(), false),
        lastBackup: {
          ...(await findLastBackup(settings.dataDir)),
          canBeWritten: await canWriteBackups(settings.dataDir),
        },
        clockJump: findClockJump() ?? null,
      }
    },
  )
}

async function findDamage(settings: Parameters<typeof findLastCheck>[0]): Promise<string | null> {
  const check = await findLastCheck(settings)
  return check?.damage === undefined ? null : check.at
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
