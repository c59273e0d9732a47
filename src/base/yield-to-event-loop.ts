import { setImmediate } from 'node:timers/promises'

const SLICE_MS = 10

/** Call the result between the parts of long work, so that the server answers other requests. */
export function createYield(): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < SLICE_MS) return
    await setImmediate()
    start = performance.now()
  }
}
