import { useSyncExternalStore } from 'react'

/** The clerk chose to stay on the page instead of waiting. */
class GivenUp extends Error {}

interface Waiter {
  tryNow: () => void
  giveUp: () => void
}

const FIRST_PAUSE_MS = 2000
const MAX_PAUSE_MS = 15_000

const waiters = new Set<Waiter>()
const listeners = new Set<() => void>()

/**
 * Repeats `work` until it succeeds: after a growing delay, when the browser is online again, and
 * when the clerk presses “try again”. Meanwhile `useWaiting` is true.
 * @throws GivenUp, or the error of `work` if `isFinal` accepts it
 */
export async function retryUntilReached<T>(
  work: () => Promise<T>,
  { signal, isFinal }: { signal?: AbortSignal; isFinal?: (error: unknown) => boolean } = {},
): Promise<T> {
  let giveUp = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new GivenUp())
  })
  signal?.addEventListener('abort', giveUp)
  const waiter: Waiter = { tryNow: () => {}, giveUp }
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        return await Promise.race([work(), stopped])
      } catch (error) {
        if (error instanceof GivenUp || isFinal?.(error)) throw error
      }
      waiters.add(waiter)
      announce()
      await Promise.race([pause(pauseMs, waiter), stopped])
    }
  } finally {
    signal?.removeEventListener('abort', giveUp)
    waiters.delete(waiter)
    announce()
  }
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

/** Whether something waits for the connection. */
export function useWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiters.size > 0,
    () => false,
  )
}

export function tryNow(): void {
  for (const waiter of waiters) waiter.tryNow()
}

export function giveUpAll(): void {
  for (const waiter of waiters) waiter.giveUp()
}

/**
 * Goes to `address` when the site can be reached. Without a connection, browsers would replace this
 * page by their own error page.
 */
export async function leaveFor(address: string, leave = () => window.location.assign(address)) {
  await retryUntilReached(async () => {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    if (answer.status >= 500) throw new Error(`${address} answers ${answer.status}.`)
  }).then(leave, ignoreGivenUp)
}

/** The clerk chose to stay, so there is nothing to do. */
export function ignoreGivenUp(error: unknown): void {
  if (!(error instanceof GivenUp)) throw error
}
