/** A closure is an unplanned day off, for example because of a storm or a flood. */
export const CALENDAR_KINDS = ['holiday', 'exam', 'event', 'closure'] as const

export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** Whether entries of this kind close the school by default. */
export function isClosedKind(kind: CalendarKind): boolean {
  return kind === 'holiday' || kind === 'closure'
}
