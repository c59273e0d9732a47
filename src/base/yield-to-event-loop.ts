import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

/**
 * Returns a function that waits for the next turn of the event loop when this one was long. Call it
 * between the parts of a long work, so that other requests are answered in between.
 */
export function createTurns(): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < TURN_MS) return
    await setImmediate()
    start = performance.now()
  }
}
