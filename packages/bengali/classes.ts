/** In ascending order. */
export const CLASSES = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const
export const SHIFTS = ['Morning', 'Day'] as const
export const SECTIONS = ['A', 'B', 'C', 'D'] as const

export type ClassName = (typeof CLASSES)[number]
export type Shift = (typeof SHIFTS)[number]
export type Section = (typeof SECTIONS)[number]

/** By class, then section, then shift. */
export function compareSections(
  a: { className: ClassName; shift: Shift; section: Section },
  b: { className: ClassName; shift: Shift; section: Section },
): number {
  return (
    CLASSES.indexOf(a.className) - CLASSES.indexOf(b.className) ||
    SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
    SHIFTS.indexOf(a.shift) - SHIFTS.indexOf(b.shift)
  )
}
