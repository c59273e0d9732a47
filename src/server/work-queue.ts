import { setImmediate } from 'node:timers/promises'
import { createSemaphore } from '../base/semaphore.ts'

/** Several answers run at once, because an answer waits for PostgreSQL. */
const MAX_RUNNING = 8
/** A page takes 2 ms of CPU time, so the last one in the queue waits 0.2 seconds. */
export const MAX_WAITING = 100

/**
 * Runs costly answers, pages and API answers that are not cached, in the order of their requests.
 * Its length measures the load of visitors. The event loop delay does not, because other programs
 * cause it too.
 */
export interface WorkQueue {
  /** Whether the next answer should be refused. */
  isFull(): boolean
  run<T>(task: () => Promise<T>): Promise<T>
}

/**
 * Starts one task in each iteration of the event loop. Between two tasks, the server accepts
 * further requests, so it knows how many wait, and cached pages do not wait for all tasks.
 */
export function createWorkQueue(): WorkQueue {
  const permits = createSemaphore(MAX_RUNNING)
  let waiting = 0
  let lastStart: Promise<void> = Promise.resolve()

  function nextStart(): Promise<void> {
    return (lastStart = lastStart.then(() => setImmediate()))
  }

  return {
    isFull: () => waiting >= MAX_WAITING,
    async run(task) {
      waiting += 1
      const release = await permits.acquire()
      await nextStart()
      waiting -= 1
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
