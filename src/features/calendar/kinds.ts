/** A closure is a day off that nobody planned: storm, flood, mourning. */
export const CALENDAR_KINDS = ['holiday', 'exam', 'event', 'closure'] as const

export type CalendarKind = (typeof CALENDAR_KINDS)[number]
