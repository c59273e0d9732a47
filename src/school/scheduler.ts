import type { OpenSchool } from './open.ts'

/** Not at the start, when the server has more to do. */
const FIRST_AFTER_MS = 5 * 60_000
const AFTER_FAILURE_MS = 60_000
/** Changes that come together cause one run. */
const AFTER_CHANGE_MS = 100

/** A task of the server that comes again and again for each school. */
export interface Chore {
  name: string
  /** The longest time between two runs for a school. */
  everyMs: number
  /** Before its first run. */
  firstAfterMs?: number
  /** A shorter pause after a failure than that of the other chores. */
  afterFailureMs?: number
  /** A change of the school's content can give it work. */
  isWokenByChanges?: boolean
  /**
   * Decides whether there is work, and does it. Returns in how many milliseconds there is more; without
   * an answer, it runs again after `everyMs`.
   */
  run(school: OpenSchool, ending: AbortSignal): Promise<number | void>
}

export interface Scheduler {
  /** Says that this school has changed, perhaps by another process; without an id, every school. */
  wake: (id?: string) => void
  /** Also ends running chores. */
  stop(): Promise<void>
}

interface SchedulerOptions {
  firstAfterMs?: number
  afterFailureMs?: number
  log?: (line: string) => void
}

/**
 * Runs chores for several schools. It knows when each school is due next, and sleeps until the
 * earliest time or until a change. One chore runs for one school at a time, so that a hundred schools
 * do not read or make backups at once; different chores run beside each other. A failure is logged,
 * and the next run comes at its normal time.
 */
export function schedule(
  chores: Chore[],
  schools: OpenSchool[],
  options: SchedulerOptions = {},
): Scheduler {
  const ending = new AbortController()
  const loops = chores.map((chore) => startLoop(chore, schools, ending.signal, options))
  const wake = (id?: string) => {
    for (const loop of loops) loop.wake(id)
  }
  for (const school of schools) school.onChange(() => wake(school.id))
  return {
    wake,
    async stop() {
      ending.abort()
      await Promise.all(loops.map(({ ended }) => ended))
    },
  }
}

/** The next run of a chore for a school. The times are those of the monotonic clock. */
interface Turn {
  school: OpenSchool
  at: number
  /** After a failure, no change makes it run sooner. */
  notBefore: number
  lastProblem: string
}

function startLoop(
  chore: Chore,
  schools: OpenSchool[],
  ending: AbortSignal,
  {
    firstAfterMs = FIRST_AFTER_MS,
    afterFailureMs = AFTER_FAILURE_MS,
    log = console.error,
  }: SchedulerOptions,
) {
  const start = performance.now() + (chore.firstAfterMs ?? firstAfterMs)
  const turns = schools.map((school): Turn => ({
    school,
    at: start,
    notBefore: 0,
    lastProblem: '',
  }))
  let endSleep = () => {}
  ending.addEventListener('abort', () => endSleep())

  /** Does not keep the process alive. */
  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(turn: Turn): Promise<void> {
    // A change during the run moves it forward again.
    turn.at = Number.POSITIVE_INFINITY
    let waitMs: number
    try {
      const nextMs = await chore.run(turn.school, ending)
      waitMs = Math.min(chore.everyMs, nextMs ?? Number.POSITIVE_INFINITY)
      turn.lastProblem = ''
    } catch (error) {
      // The cause, such as a full disk, lasts: do not fill the log with it.
      waitMs = chore.afterFailureMs ?? Math.max(chore.everyMs, afterFailureMs)
      turn.notBefore = performance.now() + waitMs
      const { message } = error as Error
      // A chore that is tried again soon reports the same problem only once.
      const isKnown = chore.afterFailureMs !== undefined && message === turn.lastProblem
      turn.lastProblem = message
      if (!ending.aborted && !isKnown) log(`The chore ${chore.name} failed: ${message}`)
    }
    turn.at = Math.max(turn.notBefore, Math.min(turn.at, performance.now() + waitMs))
  }

  async function loop(): Promise<void> {
    while (!ending.aborted && turns.length > 0) {
      const next = turns.reduce((earliest, turn) => (turn.at < earliest.at ? turn : earliest))
      const waitMs = next.at - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      else await run(next)
    }
  }

  return {
    wake(id: string | undefined) {
      if (!chore.isWokenByChanges) return
      const soon = performance.now() + AFTER_CHANGE_MS
      for (const turn of turns) {
        if (id !== undefined && turn.school.id !== id) continue
        turn.at = Math.max(turn.notBefore, Math.min(turn.at, soon))
      }
      endSleep()
    },
    ended: loop(),
  }
}
