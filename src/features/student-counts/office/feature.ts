import { sectionWords } from '../../../office/form/section-words.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { OfficeFeature } from '../../office-feature.ts'
import { studentCountWords } from './words.ts'

export const studentCountsOffice = {
  fieldLabels: (language) => {
    const { className, shift, section } = sectionWords[language]
    const { year, fields } = studentCountWords[language]
    const counts = { className, shift, section, ...fields }
    return {
      studentCounts: { ...counts, year: year.year },
      studentYears: { ...year, ...counts },
    }
  },
  valueLabels: (language) => {
    const { classes, shifts, sections } = schoolWords[language]
    return { className: classes, shift: shifts, section: sections }
  },
  valueTexts: () => ({}),
} satisfies OfficeFeature
