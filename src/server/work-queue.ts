import { setImmediate } from 'node:timers/promises'
import { createSemaphore } from '../base/semaphore.ts'

/** Costly answers in progress. More than one, because PostgreSQL makes an answer wait. */
const MAX_RUNNING = 8
/** A page takes 2 ms of CPU time: the last one in the queue waits for a fifth of a second. */
export const MAX_WAITING = 100

/**
 * Costly answers in the order of their requests: pages and API answers that no cache has. Its length
 * is the load that visitors cause. The delay of the event loop is not: other programs can cause it.
 */
export interface WorkQueue {
  /** Whether so many answers wait that it is better to refuse the next one. */
  isFull(): boolean
  run<T>(task: () => Promise<T>): Promise<T>
}

/**
 * Starts one task in each turn of the event loop. Between two tasks, the server accepts further
 * requests: it knows how many wait, and cached pages do not wait for all tasks.
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
