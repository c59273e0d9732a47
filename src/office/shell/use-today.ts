import { useSyncExternalStore } from 'react'
import type { Day } from '../../words/days.ts'
import { dayAt } from '../../words/format.ts'
import { useStaff } from './staff-context.tsx'

const CHECKED_EVERY_MS = 10_000

/** The day at the school. It changes at midnight, also while the screen stays open. */
export function useToday(): Day {
  const { timeZone, loadedOn } = useStaff()
  return useSyncExternalStore(
    checkOften,
    () => dayAt(new Date(), timeZone),
    // The first words in the browser have to be the same as those of the server.
    () => loadedOn,
  )
}

function checkOften(check: () => void): () => void {
  const timer = setInterval(check, CHECKED_EVERY_MS)
  // A tab in the background checks seldom.
  window.addEventListener('focus', check)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', check)
  }
}
