import { setTimeout } from 'node:timers/promises'
import { migrationNames } from '../database/migrate.ts'
import type { District } from './district.ts'

/** Visitors' requests come between. */
const PAUSE_MS = 50
const TRY_AGAIN_AFTER_MS = 60 * 60_000

/**
 * After an update, opens the schools that still have the database of the version before, those with
 * the newest work first. A visitor's request opens its school sooner. A school that cannot be opened
 * is tried again after an hour; the others go on.
 */
export function migrateSchools({ registry, schools }: Pick<District, 'registry' | 'schools'>): {
  stop(): Promise<void>
} {
  const ending = new AbortController()
  const last = migrationNames.at(-1)!

  async function round(): Promise<void> {
    const outdated = await registry.database
      .selectFrom('survey')
      .innerJoin('school', 'school.id', 'survey.school')
      .select('school.id')
      .where('school.state', 'in', ['open', 'paused'])
      .where('survey.migration', '!=', last)
      .orderBy('survey.lastWorkAt', 'desc')
      .execute()
    for (const { id } of outdated) {
      if (ending.signal.aborted) return
      // The pool notes the reason of a failure.
      await schools.use(id, () => noteMigration(id)).catch(() => undefined)
      await setTimeout(PAUSE_MS)
    }
  }

  async function noteMigration(id: string): Promise<void> {
    await registry.database
      .updateTable('survey')
      .set({ migration: last })
      .where('school', '=', id)
      .execute()
  }

  async function loop(): Promise<void> {
    while (!ending.signal.aborted) {
      await round()
      await setTimeout(TRY_AGAIN_AFTER_MS, undefined, { ref: false, signal: ending.signal })
    }
  }

  const ended = loop().catch((error: Error) => {
    if (error.name !== 'AbortError')
      console.error(`The schools cannot be updated: ${error.message}`)
  })
  return {
    async stop() {
      ending.abort()
      await ended
    },
  }
}
