import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import path from 'node:path'
import { canDeleteByAge, isClockInDoubt, nowIso, timeNow } from '../base/clock.ts'
import { isNightlyDue } from '../backup/nightly.ts'
import { changeBackupState, readBackupState } from '../backup/state.ts'
import { emptyOldBin } from '../records/bin/expiry.ts'
import { deleteOldHistory } from '../records/history/expiry.ts'
import { readDocument } from '../reading/read-document.ts'
import { readNext } from '../reading/queue.ts'
import type { OpenSchool } from './open.ts'
import type { ProcessSettings } from './settings.ts'

/** Not at the start, when the server has more to do. */
const FIRST_AFTER_MS = 5 * 60 * 1000
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** Nothing is deleted for its age in the first hour (src/base/clock.ts). */
const FIRST_DELETION_MS = 61 * MINUTE_MS

type Log = (line: string) => void

/** A periodic task that one process of a site runs. `run` decides whether there is work to do. */
interface Chore {
  name: string
  everyMs: number
  /** Before its first run. */
  firstAfterMs?: number
  /** A shorter pause after a failure than that of the other chores. */
  afterFailureMs?: number
  run(ending: AbortSignal, log: Log): Promise<unknown>
}

/** All periodic tasks of a site. */
export function siteChores(
  services: OpenSchool,
  { readsDocuments }: Pick<ProcessSettings, 'readsDocuments'>,
): Chore[] {
  const { dataDir, timeZone } = services.settings
  return [
    {
      name: 'backup',
      everyMs: 10 * MINUTE_MS,
      async run(ending) {
        if (isClockInDoubt()) return
        const state = await readBackupState(dataDir)
        if (!isNightlyDue(state, timeNow(), timeZone)) return
        await runInOwnProcess('backup', ending).catch(async (error: Error) => {
          const lastFailure = { at: nowIso(), message: error.message }
          const note = ending.aborted || changeBackupState(dataDir, { lastFailure })
          // On a full disk, this note cannot be written either; the log still gets the error.
          await Promise.allSettled([note])
          throw error
        })
      },
    },
    {
      name: 'sweep',
      everyMs: 6 * 60 * MINUTE_MS,
      firstAfterMs: FIRST_DELETION_MS,
      run: (ending) => byAge(() => runInOwnProcess('sweep', ending)),
    },
    {
      name: 'failures to sign in',
      everyMs: 5 * MINUTE_MS,
      run: async () => isClockInDoubt() || services.stores.signInLimit.purge(),
    },
    {
      name: 'idempotency keys',
      everyMs: 60 * MINUTE_MS,
      firstAfterMs: FIRST_DELETION_MS,
      run: () => byAge(() => services.stores.idempotentAnswers.purge()),
    },
    {
      name: 'bin',
      everyMs: 60 * MINUTE_MS,
      firstAfterMs: FIRST_DELETION_MS,
      run: () => byAge(() => emptyOldBin(services)),
    },
    {
      name: 'history',
      everyMs: 24 * 60 * MINUTE_MS,
      firstAfterMs: FIRST_DELETION_MS,
      run: () => byAge(() => deleteOldHistory(services)),
    },
    {
      name: 'schedule',
      everyMs: SECOND_MS,
      firstAfterMs: 0,
      afterFailureMs: 3 * SECOND_MS,
      run: () => moveDueDocuments(services),
    },
    ...(readsDocuments ? [readingChore(services)] : []),
  ]
}

/** Runs a deletion by age, unless the clock may be wrong. */
async function byAge(remove: () => Promise<void>): Promise<void> {
  if (canDeleteByAge()) await remove()
}

/** Publishes, ends and unpins documents at their times. Every machine runs it; the first one wins. */
async function moveDueDocuments({ stores, write }: OpenSchool): Promise<void> {
  if (isClockInDoubt()) return
  const now = nowIso()
  if (await stores.schedule.isDue(now)) await write((to) => to.schedule.moveDue(now))
}

/** Reads documents, newest first, until none waits. */
function readingChore(services: OpenSchool): Chore {
  return {
    name: 'reading',
    everyMs: SECOND_MS,
    firstAfterMs: SECOND_MS,
    async run(ending) {
      while (!ending.aborted && (await readNext(services, readDocument, ending)));
    },
  }
}

/** Starts the periodic tasks. `stop` also ends running ones. */
export function startChores(
  services: OpenSchool,
  settings: ProcessSettings,
): { stop(): Promise<void> } {
  return repeat(siteChores(services, settings))
}

/** Runs each chore periodically. A failure is logged, and the next run comes at its normal time. */
export function repeat(
  chores: Chore[],
  { firstAfterMs = FIRST_AFTER_MS, afterFailureMs = MINUTE_MS, log = console.error as Log } = {},
): { stop(): Promise<void> } {
  const ending = new AbortController()
  const loops = chores.map(async (chore) => {
    await pause(chore.firstAfterMs ?? firstAfterMs, ending.signal)
    let lastProblem = ''
    while (!ending.signal.aborted) {
      let waitMs = chore.everyMs
      try {
        await chore.run(ending.signal, log)
        lastProblem = ''
      } catch (error) {
        // The cause, such as a full disk, lasts: do not fill the log with it.
        waitMs = Math.max(waitMs, chore.afterFailureMs ?? afterFailureMs)
        const { message } = error as Error
        // A chore that is tried again soon reports the same problem only once.
        const isKnown = chore.afterFailureMs !== undefined && message === lastProblem
        lastProblem = message
        if (!ending.signal.aborted && !isKnown) log(`The chore ${chore.name} failed: ${message}`)
      }
      await pause(waitMs, ending.signal)
    }
  })
  return {
    async stop() {
      ending.abort()
      await Promise.all(loops)
    },
  }
}

/** Does not keep the process alive. Ends early when the site stops. */
function pause(ms: number, ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ending.aborted) return resolve()
    const timer = setTimeout(done, ms)
    timer.unref()
    ending.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      ending.removeEventListener('abort', done)
      resolve()
    }
  })
}

/**
 * Runs `scripts/chore.ts` as a separate process with the lowest priority, so that it takes no CPU
 * time or memory from the server. Its error output is the error message.
 */
async function runInOwnProcess(chore: string, ending: AbortSignal): Promise<void> {
  const script = path.resolve(import.meta.dirname, '../../scripts/chore.ts')
  // The chore ends when its input closes.
  const child = spawn(process.execPath, [script, chore, nowIso()], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const end = () => child.kill('SIGTERM')
  ending.addEventListener('abort', end)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  try {
    const [errors, code] = await Promise.all([text(child.stderr), ended])
    if (code !== 0) throw new Error(errors.trim() || `it ended with ${code ?? 'a signal'}`)
  } finally {
    ending.removeEventListener('abort', end)
  }
}
