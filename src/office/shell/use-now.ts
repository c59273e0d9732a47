import { useEffect, useState } from 'react'

const CHECKED_EVERY_MS = 10_000

/** The present moment, ISO 8601 UTC. It also moves while the screen stays open. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => checkOften(() => setNow(new Date().toISOString())), [])
  return now
}

/** Returns the function that ends it. */
export function checkOften(check: () => void): () => void {
  const timer = setInterval(check, CHECKED_EVERY_MS)
  // A tab in the background checks seldom.
  window.addEventListener('focus', check)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', check)
  }
}
