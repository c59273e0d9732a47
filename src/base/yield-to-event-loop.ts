import { setImmediate } from 'node:timers/promises'

const SLICE_MS = 10

/**
 * Returns a function that yields to the event loop if the work has run for `SLICE_MS`. Call it
 * between the parts of long work, so that the server also answers other requests.
 */
export function createYield(): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < SLICE_MS) return
    await setImmediate()
    start = performance.now()
  }
}
