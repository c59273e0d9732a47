import { useSyncExternalStore } from 'react'
import { timeNow } from '../../base/clock.ts'
import type { Day } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { useStaff } from './staff-context.tsx'
import { checkOften } from './use-now.ts'

/** The day at the school. It changes at midnight, also while the screen stays open. */
export function useToday(): Day {
  const { timeZone, loadedAt } = useStaff()
  return useSyncExternalStore(
    checkOften,
    () => dayAt(timeNow(), timeZone),
    // The first words in the browser have to be the same as those of the server.
    () => dayAt(new Date(loadedAt), timeZone),
  )
}
