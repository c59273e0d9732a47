import type { OpenSchool } from './open.ts'

/** `setTimeout` takes no longer time. */
const LONGEST_SLEEP_MS = 60 * 60_000
/** At its start, the server has other work. */
const FIRST_AFTER_MS = 5 * 60_000
const AFTER_FAILURE_MS = 60_000
/** The shortest time between two runs. Without it, a fault in a chore or a row stops the server. */
const LEAST_PAUSE_MS = 100
/** Several changes in this time cause one run. */
const AFTER_CHANGE_MS = 100

/** A task that the server repeats for each school. */
export interface Chore {
  name: string
  /** The longest time between two runs for a school. */
  everyMs: number
  firstAfterMs?: number
  /** A shorter pause after a failure than that of the other chores. */
  afterFailureMs?: number
  isWokenByChanges?: boolean
  /** The shortest time between two runs for a school. */
  pauseMs?: number
  /** For how many schools it runs at once; 1 without it. */
  schoolsAtOnce?: number
  /**
   * Does the work that is due. Returns the milliseconds until there is more work; without a value,
   * the chore runs again after `everyMs`.
   */
  run(school: OpenSchool, ending: AbortSignal): Promise<number | void>
}

/** A school that may be closed between its runs. */
export interface Site {
  id: string
  use(work: (school: OpenSchool) => Promise<void>): Promise<void>
}

export interface Scheduler {
  /** Its chores run from now on, at first as soon as possible. */
  add(site: Site): void
  remove(id: string): void
  /**
   * Call it after a change of this school, also by another process; without an id, for every
   * school.
   */
  wake: (id?: string) => void
  /** Also stops running chores. */
  stop(): Promise<void>
}

interface SchedulerOptions {
  firstAfterMs?: number
  afterFailureMs?: number
  log?: (line: string) => void
}

/**
 * Runs chores for several schools. It knows the next due time of each school, and sleeps until the
 * earliest of them or until a change. A chore runs for few schools at a time, so that a hundred
 * schools do not read documents or make backups at once. Different chores run concurrently. A
 * failure is logged, and the next run comes at its normal time.
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
    add(site) {
      for (const loop of loops) loop.add(site)
    },
    remove(id) {
      for (const loop of loops) loop.remove(id)
    },
    async stop() {
      ending.abort()
      await Promise.all(loops.map(({ ended }) => ended))
    },
  }
}

/** The next run of a chore for a school. Times are of the monotonic clock. */
interface NextRun {
  site: Site
  at: number
  /** After a failure, a change does not make it run sooner. */
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
  const nextRunOf = (site: Site, at: number): NextRun => ({
    site,
    at,
    notBefore: 0,
    lastProblem: '',
  })
  let nextRuns = schools.map((school) =>
    nextRunOf({ id: school.id, use: (work) => work(school) }, start),
  )
  /** Also of sites that were removed, and perhaps added again, during a run. */
  const runningIds = new Set<string>()
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

  async function run(next: NextRun): Promise<void> {
    // A change during the run moves it forward again.
    next.at = Number.POSITIVE_INFINITY
    runningIds.add(next.site.id)
    let waitMs: number
    try {
      let nextMs = Number.POSITIVE_INFINITY
      await next.site.use(async (school) => {
        nextMs = (await chore.run(school, ending)) ?? nextMs
      })
      if (Number.isNaN(nextMs)) throw new Error('its next time is not a time')
      waitMs = Math.max(LEAST_PAUSE_MS, Math.min(chore.everyMs, nextMs))
      next.notBefore = performance.now() + (chore.pauseMs ?? 0)
      next.lastProblem = ''
    } catch (error) {
      // A cause such as a full disk lasts. It must not fill the log.
      const everyMs = Number.isFinite(chore.everyMs) ? chore.everyMs : 0
      waitMs = chore.afterFailureMs ?? Math.max(everyMs, afterFailureMs)
      next.notBefore = performance.now() + waitMs
      const { message } = error as Error
      // A chore that is tried again soon reports the same problem only once.
      const isKnown = chore.afterFailureMs !== undefined && message === next.lastProblem
      next.lastProblem = message
      if (!ending.aborted && !isKnown) log(`The chore ${chore.name} failed: ${message}`)
    }
    next.at = Math.max(next.notBefore, Math.min(next.at, performance.now() + waitMs))
    runningIds.delete(next.site.id)
  }

  async function loop(): Promise<void> {
    const running = new Set<Promise<void>>()
    while (!ending.aborted) {
      if (running.size >= (chore.schoolsAtOnce ?? 1)) {
        await Promise.race(running)
        continue
      }
      const waiting = nextRuns.filter(({ site }) => !runningIds.has(site.id))
      const next = waiting.length > 0 ? waiting.reduce(earlier) : undefined
      const waitMs = next ? next.at - performance.now() : LONGEST_SLEEP_MS
      if (!next || waitMs > 0) await sleep(Math.min(waitMs, LONGEST_SLEEP_MS))
      else {
        const one = run(next).finally(() => {
          running.delete(one)
          endSleep()
        })
        running.add(one)
      }
    }
    await Promise.all(running)
  }

  return {
    add(site: Site) {
      nextRuns.push(nextRunOf(site, performance.now()))
      endSleep()
    },
    remove(id: string) {
      nextRuns = nextRuns.filter(({ site }) => site.id !== id)
    },
    wake(id: string | undefined) {
      if (!chore.isWokenByChanges) return
      const soon = performance.now() + AFTER_CHANGE_MS
      for (const next of nextRuns) {
        if (id !== undefined && next.site.id !== id) continue
        next.at = Math.max(next.notBefore, Math.min(next.at, soon))
      }
      endSleep()
    },
    ended: loop(),
  }
}

function earlier(one: NextRun, other: NextRun): NextRun {
  return other.at < one.at ? other : one
}
