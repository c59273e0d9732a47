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

/** Visitors see these by section, other fields of the whole school. A split has one total. */
export const SPLITS = [
  ['boys', 'girls'],
  ['science', 'business', 'humanities'],
] as const

export type SectionField = (typeof SPLITS)[number][number]

export const SECTION_FIELDS: readonly SectionField[] = SPLITS.flat()
