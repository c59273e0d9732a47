import type { OfficeFeature } from '../../office-feature.ts'
import { redirectWords } from './words.ts'

export const redirectsOffice = {
  fieldLabels: (language) => ({ redirect: redirectWords[language].fields }),
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
