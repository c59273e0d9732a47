export const COUNT_FIELDS = [
  'boys',
  'girls',
  'muslim',
  'hindu',
  'bouddho',
  'christian',
  'science',
  'business',
  'humanities',
  'muktiJoddha',
  'muktiJoddharSontan',
  'autistic',
  'physicalDisabled',
] as const

export type CountField = (typeof COUNT_FIELDS)[number]

/**
 * Visitors see these fields of each section, and the other fields of the whole school only. The
 * fields of a split together are one total.
 */
export const SPLITS = [
  ['boys', 'girls'],
  ['science', 'business', 'humanities'],
] as const

export type SectionField = (typeof SPLITS)[number][number]

export const SECTION_FIELDS: readonly SectionField[] = SPLITS.flat()
