import { useEffect, useState } from 'react'
import { nowIso } from '../../base/clock.ts'
import { onClockRead } from '../connection/server-clock.ts'

const CHECKED_EVERY_MS = 10_000

/** The present moment, ISO 8601 UTC. It also moves while the screen stays open. */
export function useNow(): string {
  const [now, setNow] = useState(nowIso)
  useEffect(() => checkOften(() => setNow(nowIso())), [])
  return now
}

/** Returns the function that ends it. */
export function checkOften(check: () => void): () => void {
  const timer = setInterval(check, CHECKED_EVERY_MS)
  // A tab in the background checks seldom.
  window.addEventListener('focus', check)
  const stopListening = onClockRead(check)
  return () => {
    clearInterval(timer)
    stopListening()
    window.removeEventListener('focus', check)
  }
}
