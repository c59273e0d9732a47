import type { OfficeFeature } from '../../office-feature.ts'

export const followingOffice = {
  fieldLabels: () => ({}),
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
