import { createCounts, createFairQueue } from './by-key.ts'

/**
 * Lets a number of tasks run at once. Further tasks wait. They start key by key in turn, and in the
 * order in which they came within a key; tasks without a key have the same.
 */
export interface Semaphore {
  /**
   * Waits for a permit and returns the function that gives it back. Returns undefined if no permit
   * becomes free within `maxWaitMs`.
   */
  acquire(asked: { key?: string; maxWaitMs: number }): Promise<Release | undefined>
  acquire(asked?: { key: string }): Promise<Release>
  run<T>(task: () => Promise<T>, key?: string): Promise<T>
}

/** Gives a permit back. A second call does nothing. */
export type Release = () => void

/** At most `permitsOfKey` tasks of one key run at once. */
export function createSemaphore(permits: number, permitsOfKey = permits): Semaphore {
  const waiting = createFairQueue<() => void>()
  const running = createCounts()
  let free = permits

  const canStart = (key: string) => free > 0 && running.of(key) < permitsOfKey

  function start(key: string): Release {
    let isReleased = false
    free -= 1
    running.add(key, 1)
    return () => {
      if (isReleased) return
      isReleased = true
      free += 1
      running.add(key, -1)
      // The permit goes straight to the next task, so that a new task cannot overtake it.
      waiting.take(canStart)?.()
    }
  }

  function wait(key: string, maxWaitMs: number | undefined): Promise<Release | undefined> {
    return new Promise((resolve) => {
      const stopWaiting = () => {
        clearTimeout(timer)
        resolve(start(key))
      }
      const giveUp = () => {
        waiting.remove(key, stopWaiting)
        resolve(undefined)
      }
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs)
      waiting.add(key, stopWaiting)
    })
  }

  async function acquire(asked?: { key: string }): Promise<Release>
  async function acquire(asked: { key?: string; maxWaitMs: number }): Promise<Release | undefined>
  async function acquire({ key = '', maxWaitMs }: { key?: string; maxWaitMs?: number } = {}) {
    if (canStart(key)) return start(key)
    return maxWaitMs === 0 ? undefined : wait(key, maxWaitMs)
  }

  return {
    acquire,
    async run(task, key = '') {
      const release = await acquire({ key })
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
