import { sectionWords } from '../../../office/form/section-words.ts'
import { weekdayName } from '@pathshala/bengali/days'
import { formatNumber } from '../../../words/format.ts'
import type { OfficeFeature } from '../../office-feature.ts'
import type { RoutineRecord } from '../schema.ts'
import { routineFieldWords } from './field-words.ts'

type Lesson = RoutineRecord['lessons'][number]

export const routineOffice = {
  fieldLabels: (language) => {
    const { className, shift, section } = sectionWords[language]
    return { routines: { className, shift, section, ...routineFieldWords[language] } }
  },
  valueLabels: () => ({}),
  valueTexts: (language) => ({
    lessons: (lessons) =>
      (lessons as Lesson[])
        .map(({ day, period, subject, teacher }) => {
          const time = `${weekdayName(day, language)}, ${formatNumber(period + 1, language)}`
          return `${time}: ${subject}${teacher && ` (${teacher})`}`
        })
        .join('\n'),
  }),
} satisfies OfficeFeature
