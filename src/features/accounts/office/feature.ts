import type { OfficeFeature } from '../../office-feature.ts'
import { accountWords } from './words.ts'

export const accountsOffice = {
  fieldLabels: (language) => {
    const { username, role, siteState, reason } = accountWords[language]
    return { account: { username, role, siteState, reason } }
  },
  valueLabels: (language) => ({
    role: accountWords[language].roles,
    siteState: accountWords[language].siteStates,
  }),
  valueTexts: () => ({}),
} satisfies OfficeFeature
