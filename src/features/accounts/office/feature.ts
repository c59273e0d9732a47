import type { OfficeFeature } from '../../office-feature.ts'
import { accountWords } from './words.ts'

export const accountsOffice = {
  fieldLabels: (language) => {
    const { username, role } = accountWords[language]
    return { account: { username, role } }
  },
  valueLabels: (language) => ({ role: accountWords[language].roles }),
  valueTexts: () => ({}),
} satisfies OfficeFeature
