import { useEffect, useRef } from 'react'
import { findClockDifference, followClock, followFrom, nowIso } from '../../base/clock.ts'
import { formatMoment } from '../../words/format.ts'
import { inBothLanguages } from '../../words/in-both-languages.ts'
import { notify } from '../frame/notify.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'

const ASKED_EVERY_MS = 10 * 60_000
const LEAST_WRONG_MS = 5 * 60_000
/** The server says whole seconds. */
const HALF_A_SECOND_MS = 500
const SHOWN_MS = 30_000

const clockWords = inBothLanguages({
  isWrong: [
    (now: string) => `এই ফোন বা কম্পিউটারের ঘড়ি ভুল। এখন ${now}। অফিস এই সময়েই চলে।`,
    (now: string) =>
      `The clock of this device is wrong. It is ${now}, and the office uses this time.`,
  ],
})

const listeners = new Set<() => void>()

/** Calls `listener` each time the server has said its time. Returns the function that ends it. */
export function onClockRead(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Takes the time of the server in place of the computer's, whose clock can be wrong by years.
 * `loadedAt` is the time at which the server wrote the page, ISO 8601 UTC.
 */
export function startServerClock(loadedAt: string): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  followFrom(Date.parse(loadedAt), page?.responseStart ?? performance.now())
}

/** Follows the server's clock while the office is open, and says once that this computer's is wrong. */
export function useServerClock(): void {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(clockWords)
  const isSaid = useRef(false)
  useEffect(() => {
    const follow = async () => {
      await followClock(readServerClock)
      for (const listener of listeners) listener()
      if (isSaid.current || Math.abs(findClockDifference()) < LEAST_WRONG_MS) return
      isSaid.current = true
      notify(words.isWrong(formatMoment(nowIso(), language, timeZone)), SHOWN_MS)
    }
    // Without an answer, the clock runs on.
    const tryToFollow = () => void follow().catch(() => undefined)
    // The clock that runs on stops while a phone sleeps.
    const onShown = () => document.visibilityState === 'visible' && tryToFollow()
    tryToFollow()
    const timer = setInterval(tryToFollow, ASKED_EVERY_MS)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [words, language, timeZone])
}

/** @throws if the server does not answer */
async function readServerClock(): Promise<number> {
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(said)) throw new Error('The answer has no time.')
  return said + HALF_A_SECOND_MS
}
