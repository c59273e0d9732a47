import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'

/** The labels of a calendar entry's fields, in the form and in the history. */

export const calendarFieldWords = inBothLanguages({
  fields: {
    title: ['শিরোনাম', 'Title'],
    kind: ['ধরন', 'Kind'],
    from: ['প্রথম দিন', 'First day'],
    to: ['শেষ দিন', 'Last day'],
    note: ['মন্তব্য', 'Details'],
    isClosed: ['ক্লাস বন্ধ', 'No lessons'],
    isMoonDependent: ['দিন বদলাতে পারে (চাঁদ বা তিথি)', 'May move (moon or tithi)'],
    shift: ['কার জন্য', 'For whom'],
  },
  kinds: [schoolWords.bn.calendarKinds, schoolWords.en.calendarKinds],
  everybody: ['সবার', 'Everybody'],
})
