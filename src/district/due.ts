import path from 'node:path'
import { stampDatabase } from '../backup/database-stamp.ts'
import { CHORES, UPKEEP } from '../school/chores.ts'
import { type Chore, schedule } from '../school/scheduler.ts'
import { schoolFolder } from './folders.ts'
import type { District } from './open-district.ts'
import { CannotOpen } from './open-schools.ts'
import { surveySchool } from './survey.ts'

const WATCH_EVERY_MS = 60_000
const OPEN_AGAIN_AFTER_MS = 60 * 60_000

/** A school that publishes all day is surveyed at most this often. */
const SURVEY_PAUSE_MS = 15 * 60_000

/**
 * The chores with due times. A school has no other work in between, so it may be closed until then:
 * a change of its file, by any process, asks for the next time again.
 */
function dueChores(readsDocuments: boolean): Chore[] {
  const woken = CHORES.filter(({ isWokenByChanges }) => isWokenByChanges)
  // The night has the others.
  const upkeep = UPKEEP.map((chore) => ({
    ...chore,
    isWokenByChanges: true,
    pauseMs: chore.everyMs,
  }))
  return [...woken, ...upkeep]
    .filter(({ name }) => readsDocuments || name !== 'reading')
    .map((chore) => ({ ...chore, everyMs: Number.POSITIVE_INFINITY }))
}

/**
 * Runs the chores of all schools at their due times. A closed school is opened for them. The server
 * sees a change by a command within a minute. At the start it opens each school once. This also runs
 * the migrations of a new version.
 */
export function runDueChores(
  { registry, schools }: District,
  {
    readsDocuments,
    watchEveryMs = WATCH_EVERY_MS,
  }: { readsDocuments: boolean; watchEveryMs?: number },
) {
  const { dataDir } = registry.settings
  const survey: Chore = {
    name: 'survey',
    everyMs: Number.POSITIVE_INFINITY,
    isWokenByChanges: true,
    pauseMs: SURVEY_PAUSE_MS,
    run: ({ id: folder }) => surveySchool({ registry, schools }, path.basename(folder)),
  }
  const scheduler = schedule([...dueChores(readsDocuments), survey], [])
  /** The stamp of each school's database file. */
  const seen = new Map<string, string | undefined>()
  /**
   * When a school that cannot be opened is tried again, unless its file changes sooner. The pool notes
   * the reason.
   */
  const retries = new Map<string, number>()

  async function watch(): Promise<void> {
    const open = [...registry.schools.values()].filter(({ state }) => state === 'open')
    const ids = new Set(open.map(({ id }) => id))
    for (const id of [...seen.keys()].filter((known) => !ids.has(known))) {
      seen.delete(id)
      scheduler.remove(schoolFolder(dataDir, id))
    }
    for (const id of ids) {
      const folder = schoolFolder(dataDir, id)
      // If the folder cannot be read, opening the school reports the reason.
      const file = await stampDatabase({ dataDir: folder, databaseUrl: undefined }).catch(
        ({ message }: Error) => message,
      )
      const isNew = !seen.has(id)
      const hasChanged = seen.get(id) !== file
      seen.set(id, file)
      if (isNew) {
        scheduler.add({
          id: folder,
          use: (work) =>
            schools.use(id, work).catch((error: unknown) => {
              if (!(error instanceof CannotOpen)) throw error
              retries.set(id, performance.now() + OPEN_AGAIN_AFTER_MS)
            }),
        })
      } else if (hasChanged || performance.now() > (retries.get(id) ?? Number.POSITIVE_INFINITY)) {
        retries.delete(id)
        scheduler.wake(folder)
      }
    }
  }

  let watching = watch()
  const timer = setInterval(() => {
    watching = watching.then(watch, watch)
  }, watchEveryMs)
  timer.unref()
  return {
    /** Call it after a change of this folder's school, or without a folder of any. */
    wake: scheduler.wake,
    async stop() {
      clearInterval(timer)
      await scheduler.stop()
      await watching
    },
  }
}
