import type { OfficeFeature } from '../../office-feature.ts'
import type { ClassName } from '@pathshala/bengali/classes'
import { calendarFieldWords, classesText } from './field-words.ts'

export const calendarOffice = {
  fieldLabels: (language) => ({ calendar: calendarFieldWords[language].fields }),
  valueLabels: (language) => ({ kind: calendarFieldWords[language].kinds }),
  valueTexts: (language) => ({
    classes: (classes) => classesText(classes as ClassName[], language),
  }),
} satisfies OfficeFeature
