import { useEffect, useState } from 'react'

const CHECKED_EVERY_MS = 10_000

/** The present moment, ISO 8601 UTC. It also moves while the screen stays open. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), CHECKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
