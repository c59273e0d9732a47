import { weekdayName } from '@pathshala/bengali/days'
import type { OfficeFeature } from '../../office-feature.ts'
import { siteWords } from './site-words.ts'
import { profileWords } from './words.ts'

export const profileOffice = {
  fieldLabels: (language) => {
    const { schoolInfo, contact } = profileWords[language]
    const { fields, sections } = siteWords[language]
    return {
      schoolInfo: schoolInfo.fields,
      contact: contact.fields,
      site: { ...fields, logo: sections.logo, headTeacherPhoto: sections.headTeacherPhoto },
    }
  },
  valueLabels: (language) => {
    const { yesOrNo } = profileWords[language].schoolInfo
    return { boundaryWall: yesOrNo, auditorium: yesOrNo }
  },
  valueTexts: (language) => ({
    weeklyHolidays: (days) =>
      (days as number[]).map((day) => weekdayName(day, language)).join(', '),
  }),
} satisfies OfficeFeature
