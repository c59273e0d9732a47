import type { OfficeFeature } from '../../office-feature.ts'
import { calendarFieldWords } from './field-words.ts'

export const calendarOffice = {
  fieldLabels: (language) => ({ calendar: calendarFieldWords[language].fields }),
  valueLabels: (language) => ({ kind: calendarFieldWords[language].kinds }),
  valueTexts: () => ({}),
} satisfies OfficeFeature
