import type { OfficeFeature } from '../../office-feature.ts'

const bn = { title: 'শিরোনাম', videoLink: 'ভিডিওর লিংক', order: 'ক্রম' }
const en: typeof bn = { title: 'Title', videoLink: 'Link of the video', order: 'Order' }
const words = { bn, en }

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
