import { setImmediate } from 'node:timers/promises'

/**
 * Calls that come in the same turn of the event loop share one read, and reads follow one another:
 * a crowd costs the database one question at a time. No read began before its caller asked.
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
