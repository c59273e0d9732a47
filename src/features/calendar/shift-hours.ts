import type { Shift } from '@pathshala/bengali/classes'
import { type Hours, parseHours } from '../../words/hours.ts'

/** The hours of the shifts, as the clerk wrote them. */
export interface ShiftTexts {
  morningShift: string
  dayShift: string
  withoutShift: string
}

/** The hours that can be read, each with its shift; null for a school without shifts. */
export function hoursOf(shifts: ShiftTexts | undefined): { shift: Shift | null; hours: Hours }[] {
  if (!shifts) return []
  const { morningShift, dayShift, withoutShift } = shifts
  const texts: [Shift | null, string][] = [
    ['Morning', morningShift],
    ['Day', dayShift],
    [null, withoutShift],
  ]
  return texts.flatMap(([shift, text]) => {
    const hours = parseHours(text)
    return hours ? { shift, hours } : []
  })
}

/** The end of the last shift: `17:00`. Undefined if no hours can be read. */
export function endOfLastShift(shifts: ShiftTexts | undefined): string | undefined {
  return hoursOf(shifts)
    .map(({ hours }) => hours.to)
    .sort()
    .at(-1)
}
