import type { OfficeFeature } from '../../office-feature.ts'
import { questionWords } from '../public/words.ts'
import { questionOfficeWords } from './words.ts'

export const questionsOffice = {
  fieldLabels: (language) => ({
    questions: questionOfficeWords[language].fields,
    questionOrder: { order: questionOfficeWords[language].orderField },
  }),
  valueLabels: (language) => ({
    topic: questionWords[language].topics,
    state: questionWords[language].states,
  }),
  valueTexts: () => ({}),
} satisfies OfficeFeature
