import { inBothLanguages } from '../../../words/in-both-languages.ts'
import type { OfficeFeature } from '../../office-feature.ts'

const words = inBothLanguages({
  title: ['শিরোনাম', 'Title'],
  videoLink: ['ভিডিওর লিংক', 'Link of the video'],
  order: ['ক্রম', 'Order'],
})

export const galleriesOffice = {
  fieldLabels: (language) => {
    const { title, videoLink, order } = words[language]
    return {
      photos: { title },
      jubilee: { title, videoLink },
      photoOrder: { order },
      jubileeOrder: { order },
    }
  },
  valueLabels: () => ({}),
  valueTexts: () => ({}),
} satisfies OfficeFeature
