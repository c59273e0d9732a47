import { setImmediate } from 'node:timers/promises'

/**
 * Calls in the same tick of the event loop share one read, and reads run one after another, so that
 * many visitors cause one query at a time. A caller never gets a read that began before its call.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined

  async function begin(): Promise<T> {
    await running
    await setImmediate()
    next = undefined
    const result = read()
    running = result.catch(() => {})
    return result
  }

  return () => (next ??= begin())
}
