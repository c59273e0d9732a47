import type { OfficeFeature } from '../../office-feature.ts'

/** A move imports records of other features, and has no changes of its own. */
export const movesOffice = {
  fieldLabels: () => ({}),
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
