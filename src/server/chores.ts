import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import path from 'node:path'
import { isNightlyDue } from '../backup/nightly.ts'
import { changeBackupState, readBackupState } from '../backup/state.ts'
import type { Services } from '../services.ts'
import { emptyOldBin, forgetOldHistory } from '../undo/expiry.ts'

/** Not at the start, when there is more to do. */
const FIRST_AFTER_MS = 5 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** What is done now and then by one process of a site; `run` decides whether there is anything to do. */
export interface Chore {
  name: string
  everyMs: number
  run(ending: AbortSignal): Promise<unknown>
}

/** What keeps a site in order without anybody asking. */
export function siteChores(services: Services): Chore[] {
  const { dataDir, timeZone } = services.settings
  return [
    {
      name: 'backup',
      everyMs: 10 * MINUTE_MS,
      async run(ending) {
        if (!isNightlyDue(await readBackupState(dataDir), new Date(), timeZone)) return
        await runApart('backup', ending).catch(async (error: Error) => {
          const lastFailure = { at: new Date().toISOString(), message: error.message }
          const note = ending.aborted || changeBackupState(dataDir, { lastFailure })
          // A disk that is full takes no note of it either; the log does.
          await Promise.allSettled([note])
          throw error
        })
      },
    },
    {
      name: 'sweep',
      everyMs: 6 * 60 * MINUTE_MS,
      run: (ending) => runApart('sweep', ending),
    },
    { name: 'bin', everyMs: 60 * MINUTE_MS, run: () => emptyOldBin(services) },
    { name: 'history', everyMs: 24 * 60 * MINUTE_MS, run: () => forgetOldHistory(services) },
  ]
}

/** Keeps a site in order until it is told to stop, which ends what is under way. */
export function startChores(services: Services): { stop(): Promise<void> } {
  return repeat(siteChores(services))
}

/** Runs each chore again and again; one that fails is logged, and is tried again when its time comes. */
export function repeat(
  chores: Chore[],
  { firstAfterMs = FIRST_AFTER_MS, log = console.error as (line: string) => void } = {},
): { stop(): Promise<void> } {
  const ending = new AbortController()
  const loops = chores.map(async (chore) => {
    await pause(firstAfterMs, ending.signal)
    while (!ending.signal.aborted) {
      try {
        await chore.run(ending.signal)
      } catch (error) {
        if (!ending.signal.aborted)
          log(`The chore ${chore.name} failed: ${(error as Error).message}`)
      }
      await pause(chore.everyMs, ending.signal)
    }
  })
  return {
    async stop() {
      ending.abort()
      await Promise.all(loops)
    },
  }
}

/** Does not hold the process; ends early when the site does. */
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
 * Runs `scripts/chore.ts` as a process of its own, at the lowest priority: neither its work nor its
 * memory is the server's. What it writes to its error output is what failed.
 */
async function runApart(chore: string, ending: AbortSignal): Promise<void> {
  const script = path.resolve(import.meta.dirname, '../../scripts/chore.ts')
  const child = spawn(process.execPath, [script, chore], { stdio: ['ignore', 'ignore', 'pipe'] })
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
