import { formatNumber } from '../../../words/format.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import type { OfficeFeature } from '../../office-feature.ts'
import { consentWords } from './consent-words.ts'
import { officerWords } from './words.ts'

const words = inBothLanguages({
  photo: ['ছবি', 'Photo'],
  order: ['ক্রম', 'Order'],
  html: ['পাতা', 'Page'],
  letters: [(count) => `${count} অক্ষরের একটি পাতা`, (count) => `A page of ${count} letters`],
})

export const peopleOffice = {
  fieldLabels: (language) => {
    const { photo, order, html } = words[language]
    return {
      officers: {
        ...officerWords[language].fields,
        phoneOf: consentWords[language].whose,
        phoneConsentOn: consentWords[language].consentOn,
        photo,
        photoConsentOn: consentWords[language].photoConsentOn,
      },
      officerOrder: { order },
      teacherPage: { html },
    }
  },
  valueLabels: (language) => ({
    category: officerWords[language].categories,
    phoneOf: consentWords[language].owners,
  }),
  valueTexts: (language) => ({
    // The history gives only the length of the page.
    html: (length) => words[language].letters(formatNumber(length as number, language)),
  }),
} satisfies OfficeFeature
