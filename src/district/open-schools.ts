import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore } from '../base/semaphore.ts'
import type { DatabaseOptions } from '../database/connect.ts'
import type { OpenSchool } from '../school/open.ts'

/**
 * A page goes on rendering after its client left, and would fail on a closed database. So a school
 * closes this long after its last query.
 */
const QUIET_MS = 10_000
/** Chores render no pages, and several of them follow each other. */
const QUIET_AFTER_CHORES_MS = 2000
/** Before a school is closed for a command, what its last client left behind has ended. */
const REST_BEFORE_CLOSING_MS = 500
/** An opening takes the event loop for some milliseconds. */
const MAX_OPENINGS = 4
/** A school that cannot be opened is not tried again for each of its visitors. */
const TRY_AGAIN_AFTER_MS = 5000

/** A school that is in use, until the release. */
export interface Lease {
  school: OpenSchool
  release: () => void
}

/** A school cannot be opened. The cause has the reason. */
export class CannotOpen extends Error {
  constructor(id: string, cause: unknown) {
    super(`The school ${id} cannot be opened: ${(cause as Error).message}`, { cause })
  }
}

interface Options {
  /** Opens a school's folder. */
  open: (id: string, options: Pick<DatabaseOptions, 'onQuery'>) => Promise<OpenSchool>
  /** Called after each opening, with its failure. */
  onOpened?: (id: string, failure: Error | undefined) => void
  log?: (line: string) => void
  maxOpen: number
  quietMs?: number
  tryAgainAfterMs?: number
}

interface Entry {
  /** Undefined while it opens. */
  school: OpenSchool | undefined
  opening: Promise<OpenSchool>
  users: number
  lastQueryAt: number
  /** Opened for a chore only. It closes after it, also below the limit. */
  isBrief: boolean
  /** To be closed as soon as it has no users. */
  isOutdated: boolean
}

/** The schools that this process has open. */
export type SchoolPool = ReturnType<typeof createSchoolPool>

/**
 * Keeps the schools open that were asked for last. Two objects of one school would have two caches
 * of one key, so an opening waits for the end of the closing of the same school.
 */
export function createSchoolPool({
  open,
  onOpened,
  log = console.error,
  maxOpen,
  quietMs = QUIET_MS,
  tryAgainAfterMs = TRY_AGAIN_AFTER_MS,
}: Options) {
  /** In the order of their last use. */
  const entries = new Map<string, Entry>()
  const closing = new Map<string, Promise<void>>()
  const failures = new Map<string, { failure: CannotOpen; until: number }>()
  const openings = createSemaphore(MAX_OPENINGS)
  let isTrimPlanned = false
  let nextTrim: NodeJS.Timeout | undefined

  /** A lease at once if the school is open, otherwise when it is. @throws CannotOpen */
  function lease(id: string): Lease | Promise<Lease> {
    const entry = entries.get(id)
    if (!entry) return openNew(id, false).then((opened) => leaseOf(opened))
    if (entry.isOutdated && entry.school && entry.users === 0) {
      void closeEntry(id, entry)
      return lease(id)
    }
    entry.isBrief = false
    entries.delete(id)
    entries.set(id, entry)
    return entry.school ? leaseOf(entry) : entry.opening.then(() => leaseOf(entry))
  }

  function leaseOf(entry: Entry): Lease {
    entry.users += 1
    let isReleased = false
    return {
      school: entry.school!,
      release() {
        if (isReleased) return
        isReleased = true
        entry.users -= 1
        if (entry.isBrief || entries.size > maxOpen) planTrim()
      },
    }
  }

  async function openNew(id: string, isBrief: boolean): Promise<Entry> {
    const failed = failures.get(id)
    if (failed && performance.now() < failed.until) throw failed.failure
    const entry: Entry = {
      school: undefined,
      opening: Promise.resolve().then(() => start(id, entry)),
      // Until its first user has it, it must not close.
      users: 1,
      lastQueryAt: performance.now(),
      isBrief,
      isOutdated: false,
    }
    entries.set(id, entry)
    try {
      await entry.opening
      return entry
    } finally {
      entry.users -= 1
    }
  }

  async function start(id: string, entry: Entry): Promise<OpenSchool> {
    await closing.get(id)
    try {
      const onQuery = () => (entry.lastQueryAt = performance.now())
      const school = await openings.run(() => open(id, { onQuery }))
      entry.school = school
      failures.delete(id)
      onOpened?.(id, undefined)
      if (entries.size > maxOpen) planTrim()
      return school
    } catch (error) {
      entries.delete(id)
      const failure = new CannotOpen(id, error)
      failures.set(id, { failure, until: performance.now() + tryAgainAfterMs })
      onOpened?.(id, failure)
      throw failure
    }
  }

  /** Closes schools above the limit. Those in use stay, because the limit is a wish. */
  function planTrim(): void {
    if (isTrimPlanned) return
    isTrimPlanned = true
    setImmediate(() => {
      isTrimPlanned = false
      const now = performance.now()
      let tooMany = entries.size - maxOpen
      let nextMs = Number.POSITIVE_INFINITY
      for (const [id, entry] of entries) {
        if (tooMany <= 0 && !entry.isBrief) continue
        if (!entry.school || entry.users > 0) continue
        const restMs = entry.isBrief ? Math.min(quietMs, QUIET_AFTER_CHORES_MS) : quietMs
        const waitMs = entry.lastQueryAt + restMs - now
        if (waitMs > 0) nextMs = Math.min(nextMs, waitMs)
        else {
          void closeEntry(id, entry)
          tooMany -= 1
        }
      }
      clearTimeout(nextTrim)
      if (nextMs < Number.POSITIVE_INFINITY) {
        nextTrim = setTimeout(planTrim, nextMs).unref()
      }
    })
  }

  function closeEntry(id: string, entry: Entry): Promise<void> {
    entries.delete(id)
    const ended = entry
      .school!.close()
      .catch(({ message }: Error) => log(`The school ${id} was not closed well: ${message}`))
      .finally(() => closing.delete(id))
    closing.set(id, ended)
    return ended
  }

  /**
   * Closes the school when its users have ended. After `maxWaitMs` it returns, and the next user for
   * whom the school has no others gets it opened anew.
   */
  async function close(id: string, maxWaitMs = quietMs): Promise<void> {
    failures.delete(id)
    const entry = entries.get(id)
    if (!entry) return closing.get(id)
    await entry.opening.catch(() => undefined)
    const restMs = Math.min(quietMs, REST_BEFORE_CLOSING_MS)
    const until = performance.now() + maxWaitMs
    const isBusy = () => entry.users > 0 || performance.now() - entry.lastQueryAt < restMs
    while (isBusy() && performance.now() < until) await sleep(20)
    if (entries.get(id) !== entry || !entry.school) return
    if (entry.users > 0) entry.isOutdated = true
    else await closeEntry(id, entry)
  }

  return {
    lease,
    close,
    /**
     * Opens the school if it is closed. It stays open until the work ends.
     * @throws CannotOpen
     */
    async use<T>(id: string, work: (school: OpenSchool) => Promise<T>): Promise<T> {
      const entry = entries.get(id) ?? (await openNew(id, true))
      await entry.opening
      const { school, release } = leaseOf(entry)
      try {
        return await work(school)
      } finally {
        release()
      }
    },
    isOpen: (id: string) => entries.get(id)?.school !== undefined,
    count: () => entries.size,
    /** The open schools, by their ids. */
    opened: () =>
      [...entries].flatMap(([id, { school }]) => (school ? [[id, school] as const] : [])),
    async closeAll(): Promise<void> {
      clearTimeout(nextTrim)
      await Promise.all([...entries.keys()].map((id) => close(id)))
      await Promise.all(closing.values())
    },
  }
}
