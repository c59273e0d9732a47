import { schoolWords } from '../../../words/school-words.ts'

const bn = {
  fields: {
    title: 'শিরোনাম',
    kind: 'ধরন',
    from: 'প্রথম দিন',
    to: 'শেষ দিন',
    note: 'মন্তব্য',
    isClosed: 'ক্লাস বন্ধ',
    isMoonDependent: 'চাঁদ দেখা সাপেক্ষে',
    shift: 'কার জন্য',
  },
  kinds: schoolWords.bn.calendarKinds,
  everybody: 'সবার',
}

const en: typeof bn = {
  fields: {
    title: 'Title',
    kind: 'Kind',
    from: 'First day',
    to: 'Last day',
    note: 'Details',
    isClosed: 'No lessons',
    isMoonDependent: 'Subject to moon sighting',
    shift: 'For whom',
  },
  kinds: schoolWords.en.calendarKinds,
  everybody: 'Everybody',
}

/** The labels of a calendar entry's fields, in the form and in the history. */
export const calendarFieldWords = { bn, en }
