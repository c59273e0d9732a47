import { useSyncExternalStore } from 'react'
import type { Day } from '../../words/days.ts'
import { dayAt } from '../../words/format.ts'
import { useStaff } from './staff-context.tsx'
import { checkOften } from './use-now.ts'

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
