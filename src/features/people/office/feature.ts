import { formatNumber } from '../../../words/format.ts'
import type { OfficeFeature } from '../../office-feature.ts'
import { officerWords } from './words.ts'

const bn = {
  photo: 'ছবি',
  order: 'ক্রম',
  html: 'পাতা',
  letters: (count: string) => `${count} অক্ষরের একটি পাতা`,
}
const en: typeof bn = {
  photo: 'Photo',
  order: 'Order',
  html: 'Page',
  letters: (count) => `A page of ${count} letters`,
}
const words = { bn, en }

export const peopleOffice = {
  fieldLabels: (language) => {
    const { photo, order, html } = words[language]
    return {
      officers: { ...officerWords[language].fields, photo },
      officerOrder: { order },
      teacherPage: { html },
    }
  },
  valueLabels: (language) => ({ category: officerWords[language].categories }),
  valueTexts: (language) => ({
    // The history gives only the length of the page.
    html: (length) => words[language].letters(formatNumber(length as number, language)),
  }),
} satisfies OfficeFeature
