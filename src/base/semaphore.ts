/** Lets a number of tasks run at once. Further tasks wait and start in the order in which they came. */
export interface Semaphore {
  /**
   * Waits for a permit and returns the function that gives it back. Returns undefined if no permit
   * becomes free within `maxWaitMs`.
   */
  acquire(maxWaitMs: number): Promise<Release | undefined>
  acquire(): Promise<Release>
  run<T>(task: () => Promise<T>): Promise<T>
}

/** Gives a permit back. A second call does nothing. */
export type Release = () => void

export function createSemaphore(permits: number): Semaphore {
  const waiting: (() => void)[] = []
  let free = permits

  function createRelease(): Release {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const next = waiting.shift()
      // The permit goes straight to the next task, so that a new task cannot overtake it.
      if (next) next()
      else free += 1
    }
  }

  function wait(maxWaitMs: number | undefined): Promise<Release | undefined> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer)
        resolve(createRelease())
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(start), 1)
        resolve(undefined)
      }
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs)
      waiting.push(start)
    })
  }

  async function acquire(): Promise<Release>
  async function acquire(maxWaitMs: number): Promise<Release | undefined>
  async function acquire(maxWaitMs?: number): Promise<Release | undefined> {
    if (free > 0) {
      free -= 1
      return createRelease()
    }
    return maxWaitMs === 0 ? undefined : wait(maxWaitMs)
  }

  return {
    acquire,
    async run(task) {
      const release = await acquire()
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
