import { findClashes, type Slot, slotsOf } from '../clashes.ts'
import type { RoutineRecord } from '../schema.ts'
import type { Timetable } from '../timetable.ts'
import { cellKey, withoutBreaks } from './routine-values.ts'

/** The lessons of the week whose teacher is somewhere else at the same time, by `cellKey`. */
export function clashesOf(
  timetable: Timetable,
  others: RoutineRecord[],
): Map<string, Slot<RoutineRecord>[]> {
  const elsewhere = others.flatMap((routine) => slotsOf(routine))
  const clashes = slotsOf(withoutBreaks(timetable)).map((slot) => {
    const { day, period } = slot.lesson
    return [cellKey(day, period), findClashes(slot, elsewhere)] as const
  })
  return new Map(clashes.filter(([, found]) => found.length > 0))
}
