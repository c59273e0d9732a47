import { useSyncExternalStore } from 'react'

/** The clerk chose to stay on the page instead of waiting. */
class GivenUp extends Error {}

/** The clerk pressed “try again” while an attempt was slow. */
class TriedAgain extends Error {}

/** The operation that waits: loading the next page, or sending. */
type Waiting = 'page' | 'sending'

interface Waiter {
  operation: Waiting
  tryNow: () => void
  giveUp: () => void
}

const FIRST_PAUSE_MS = 2000
const MAX_PAUSE_MS = 15_000
/** A slower attempt is shown as waiting, because a broken connection can be silent for minutes. */
const SLOW_MS = 5000

const waiters = new Set<Waiter>()
const listeners = new Set<() => void>()

interface Retrying {
  signal?: AbortSignal | undefined
  isFinal?: (error: unknown) => boolean
  operation?: Waiting
  /** Nobody waits for it, so `useWaiting` does not report it. */
  isSilent?: boolean
}

/**
 * Repeats `work` until it succeeds: after a growing delay, when the browser is online again, and
 * when the clerk presses “try again”. `useWaiting` reports it after the first failure, and while
 * an attempt is slow.
 * @throws GivenUp, or the error of `work` if `isFinal` accepts it
 */
export async function retryUntilReached<T>(
  work: () => Promise<T>,
  { signal, isFinal, operation = 'page', isSilent = false }: Retrying = {},
): Promise<T> {
  let giveUp = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new GivenUp())
  })
  signal?.addEventListener('abort', giveUp)
  const waiter: Waiter = { operation, tryNow: () => {}, giveUp }
  const wait = () => {
    if (isSilent) return
    waiters.add(waiter)
    announce()
  }
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      const slow = setTimeout(wait, SLOW_MS)
      try {
        return await Promise.race([work(), stopped, pressed(waiter)])
      } catch (error) {
        if (error instanceof TriedAgain) continue
        if (error instanceof GivenUp || isFinal?.(error)) throw error
      } finally {
        clearTimeout(slow)
      }
      wait()
      await Promise.race([pause(pauseMs, waiter), stopped])
    }
  } finally {
    signal?.removeEventListener('abort', giveUp)
    waiters.delete(waiter)
    announce()
  }
}

/** Rejects when the clerk presses “try again” during an attempt. */
function pressed(waiter: Waiter): Promise<never> {
  return new Promise((_resolve, reject) => {
    waiter.tryNow = () => reject(new TriedAgain())
  })
}

/** Ends early when the browser is online again, or by `waiter.tryNow`. */
function pause(milliseconds: number, waiter: Waiter): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    waiter.tryNow = end
  })
}

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The operation that waits for the connection. */
export function useWaiting(): Waiting | undefined {
  return useSyncExternalStore(
    subscribe,
    () => [...waiters].pop()?.operation,
    () => undefined,
  )
}

export function tryNow(): void {
  for (const waiter of waiters) waiter.tryNow()
}

export function giveUpAll(): void {
  for (const waiter of waiters) waiter.giveUp()
}

/** The clerk chose to stay, so there is nothing to do. */
export function ignoreGivenUp(error: unknown): void {
  if (!(error instanceof GivenUp)) throw error
}
