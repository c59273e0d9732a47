import type { Day } from '@pathshala/bengali/days'
import type { RoutineRecord } from './schema.ts'

type Version = Pick<RoutineRecord, 'className' | 'shift' | 'section' | 'validFrom'>

export function compareDays(a: Pick<Version, 'validFrom'>, b: Pick<Version, 'validFrom'>): number {
  return a.validFrom < b.validFrom ? -1 : Number(a.validFrom > b.validFrom)
}

/**
 * The routine that each section has on a day: the last one that has begun. Until the first one
 * begins, it is the first one. The order of the list stays.
 */
export function routinesOn<T extends Version>(routines: readonly T[], day: Day): T[] {
  const bySection = new Map<string, T>()
  for (const routine of [...routines].sort(compareDays)) {
    const { className, shift, section, validFrom } = routine
    const key = `${className} ${shift} ${section}`
    if (validFrom <= day || !bySection.has(key)) bySection.set(key, routine)
  }
  const shown = new Set(bySection.values())
  return routines.filter((routine) => shown.has(routine))
}

/** The routines that begin after a day and replace another one, the next one first. */
export function comingAfter<T extends Version>(routines: readonly T[], day: Day): T[] {
  const shown = new Set(routinesOn(routines, day))
  const coming = routines.filter((routine) => routine.validFrom > day && !shown.has(routine))
  // The office uses this function in browsers without `toSorted`.
  return coming.sort(compareDays)
}
