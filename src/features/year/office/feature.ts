import type { OfficeFeature } from '../../office-feature.ts'

export const yearOffice = {
  fieldLabels: () => ({}),
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
