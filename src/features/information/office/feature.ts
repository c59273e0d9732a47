import { formatNumber } from '../../../words/format.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { informationWords } from '../public/words.ts'
import type { OfficeFeature } from '../../office-feature.ts'

const words = inBothLanguages({
  checkedAt: ['শেষ যাচাই', 'Last checked'],
  checkedBy: ['যিনি যাচাই করেছেন', 'Checked by'],
  rows: ['সারি', 'Rows'],
  services: ['সেবা', 'Services'],
})

export const informationOffice = {
  fieldLabels: (language) => ({
    information: { ...informationWords[language].fields, ...words[language] },
  }),
  valueLabels: () => ({}),
  valueTexts: (language) => {
    const { fields } = informationWords[language]
    /** One line for each row: the filled fields with their labels. */
    const rows = (list: unknown) =>
      (list as Record<string, unknown>[])
        .map((row) =>
          Object.entries(row)
            .filter(([field, value]) => field in fields && value !== null && value !== '')
            .map(([field, value]) => `${fields[field as keyof typeof fields]}: ${textOf(value)}`)
            .join(', '),
        )
        .join('\n')
    const textOf = (value: unknown) =>
      typeof value === 'number' ? formatNumber(value, language) : String(value)
    return { rows, services: rows }
  },
} satisfies OfficeFeature
