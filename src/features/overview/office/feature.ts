import type { OfficeFeature } from '../../office-feature.ts'

export const overviewOffice = {
  fieldLabels: () => ({}),
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
