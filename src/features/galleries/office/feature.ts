import { inBothLanguages } from '../../../words/in-both-languages.ts'
import type { OfficeFeature } from '../../office-feature.ts'

const words = inBothLanguages({
  title: ['শিরোনাম', 'Title'],
  videoLink: ['ভিডিওর লিংক', 'Link of the video'],
  order: ['ক্রম', 'Order'],
  titleEnglish: ['ইংরেজি শিরোনাম', 'Title in English'],
  day: ['তারিখ', 'Day'],
  count: ['ছবি', 'Photos'],
  album: ['অ্যালবাম', 'Album'],
  inAlbum: ['অ্যালবামে আছে', 'In an album'],
})

export const galleriesOffice = {
  fieldLabels: (language) => {
    const { title, titleEnglish, day, count, album, videoLink, order } = words[language]
    return {
      photos: { title, album },
      jubilee: { title, videoLink },
      albums: { title, titleEnglish, day, count },
      photoOrder: { order },
      jubileeOrder: { order },
    }
  },
  valueLabels: () => ({}),
  // The history has the album's id.
  valueTexts: (language) => ({ album: () => words[language].inAlbum }),
} satisfies OfficeFeature
