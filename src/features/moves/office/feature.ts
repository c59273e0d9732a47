import type { OfficeFeature } from '../../office-feature.ts'

/** A move brings records of other features, and has no changes of its own. */
export const movesOffice = {
  fieldLabels: () => ({}),
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
