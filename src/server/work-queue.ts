import { setImmediate, setTimeout } from 'node:timers/promises'
import { createCounts } from '../base/by-key.ts'
import { createSemaphore, type Release } from '../base/semaphore.ts'
import type { Shares } from './shares.ts'

/** Several answers run at once, because an answer waits for PostgreSQL. */
const MAX_RUNNING = 8

/** A crowd that connects again and again does not stop the queue. */
const MAX_TURNS = 64

/** Staff get two thirds of the event loop, and each visitor's answer one third. */
const PAUSE_FACTOR = 2
const MAX_PAUSE_MS = 500

/** Beside others, a school whose answers wait gets half of the event loop for them. */
const CROWD_PAUSE_FACTOR = 1
/** Other schools are in use if one was asked for a costly answer in this time. */
const IN_USE_MS = 2000

/**
 * Runs costly answers, pages and API answers that are not cached, school by school in turn, and in
 * the order of their requests within a school. Its length measures the load of visitors. The event
 * loop delay does not, because other programs cause it too.
 */
export interface WorkQueue {
  /** Whether the school's next answer should be refused. */
  isFull(school: string): boolean
  run<T>(school: string, task: () => Promise<T>): Promise<T>
  /**
   * Until the release, answers run one at a time, with a pause after each. An upload needs some
   * twenty turns of the event loop, and a search can take a tenth of a second in each.
   */
  giveWay(): Release
  /** While something has priority, a pause after a piece of a long answer that took this time. */
  pauseAfterPiece(tookMs: number): Promise<void>
  /** A client has connected. */
  connected(): void
}

/**
 * Starts one task when the server has accepted all clients. So it knows how many answers wait, and
 * staff and cached pages do not wait for all tasks. In each iteration of the event loop, libuv
 * accepts one connection only: with a task in each, the last of 300 clients would wait for 300 tasks.
 */
export function createWorkQueue({ running, waiting }: Shares): WorkQueue {
  const permits = createSemaphore(MAX_RUNNING, MAX_RUNNING * running)
  const waitingOf = createCounts()
  let waitingOfAll = 0
  let urgent = 0
  let connections = 0
  /** The last start of all, and that of another school. */
  let latest = { school: '', at: -Infinity }
  let latestOther = latest
  let lastStart: Promise<void> = Promise.resolve()
  /** Resolves to the time that the last task took. */
  let lastTask: Promise<number> = Promise.resolve(0)

  function nextStart(): Promise<void> {
    return (lastStart = lastStart.then(async () => {
      if (urgent > 0) await pause()
      await acceptAll()
    }))
  }

  async function acceptAll(): Promise<void> {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const before = connections
      await setImmediate()
      if (connections === before) return
    }
  }

  async function pause(): Promise<void> {
    await pauseAfter(await Promise.race([lastTask, setTimeout(MAX_PAUSE_MS, MAX_PAUSE_MS)]))
  }

  function pauseAfter(tookMs: number, factor = PAUSE_FACTOR): Promise<void> {
    return setTimeout(Math.min(tookMs * factor, MAX_PAUSE_MS))
  }

  function isCrowdBesideOthers(school: string): boolean {
    const other = latest.school === school ? latestOther : latest
    return waitingOf.of(school) > 0 && performance.now() - other.at < IN_USE_MS
  }

  function noteStart(school: string): void {
    if (school !== latest.school) latestOther = latest
    latest = { school, at: performance.now() }
  }

  function countWaiting(school: string, change: 1 | -1): void {
    waitingOf.add(school, change)
    waitingOfAll += change
  }

  return {
    isFull: (school) => waitingOfAll >= waiting.ofAll || waitingOf.of(school) >= waiting.ofSchool,
    async run(school, task) {
      countWaiting(school, 1)
      const release = await permits.acquire({ key: school })
      await nextStart()
      countWaiting(school, -1)
      const start = performance.now()
      noteStart(school)
      const { promise, resolve } = Promise.withResolvers<number>()
      lastTask = promise
      try {
        return await task()
      } finally {
        const tookMs = performance.now() - start
        resolve(tookMs)
        if (isCrowdBesideOthers(school)) void pauseAfter(tookMs, CROWD_PAUSE_FACTOR).then(release)
        else release()
      }
    },
    async pauseAfterPiece(tookMs) {
      if (urgent > 0) await pauseAfter(tookMs)
    },
    connected() {
      connections += 1
    },
    giveWay() {
      let one = 1
      urgent += one
      return () => {
        urgent -= one
        one = 0
      }
    },
  }
}
