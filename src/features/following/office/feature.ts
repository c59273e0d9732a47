import type { OfficeFeature } from '../../office-feature.ts'
import { followerWords } from './words.ts'

export const followingOffice = {
  fieldLabels: (language) => ({
    following: followerWords[language].fields,
    webhook: followerWords[language].webhookFields,
  }),
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
