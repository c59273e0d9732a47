import { createFairQueue } from '../base/by-key.ts'

/** Admits requests, a few in each turn of the event loop. */
interface Turns {
  /** Takes a place in the current turn; false if the turn is full. */
  take(): boolean
  /** Calls `start` in the next turn with a free place. Schools get the places in turn. */
  wait(school: string, start: () => void): void
}

/**
 * An answer needs several turns, and a crowd on cheap answers would make each turn as long as all its
 * answers together.
 */
export function createTurns(places: number): Turns {
  const waiting = createFairQueue<() => void>()
  let free = places
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(begin)
  }

  function begin(): void {
    isScheduled = false
    const starts: (() => void)[] = []
    for (let start; starts.length < places && (start = waiting.take());) starts.push(start)
    free = places - starts.length
    if (starts.length > 0) schedule()
    for (const start of starts) start()
  }

  return {
    take() {
      if (free === 0) return false
      free -= 1
      schedule()
      return true
    },
    wait(school, start) {
      waiting.add(school, start)
      schedule()
    },
  }
}
