import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'
import { formatClasses } from '../../../words/format-classes.ts'
import type { ClassName } from '@pathshala/bengali/classes'
import type { Language } from '../../../words/language.ts'

/** The labels of a calendar entry's fields, in the form and in the history. */

export const calendarFieldWords = inBothLanguages({
  fields: {
    title: ['শিরোনাম', 'Title'],
    titleEnglish: ['শিরোনাম (ইংরেজি)', 'Title (English)'],
    kind: ['ধরন', 'Kind'],
    from: ['প্রথম দিন', 'First day'],
    to: ['শেষ দিন', 'Last day'],
    note: ['মন্তব্য', 'Details'],
    noteEnglish: ['মন্তব্য (ইংরেজি)', 'Details (English)'],
    isClosed: ['ক্লাস বন্ধ', 'No lessons'],
    isMoonDependent: ['দিন বদলাতে পারে (চাঁদ বা তিথি)', 'May move (moon or tithi)'],
    shift: ['কার জন্য', 'For whom'],
    classes: ['কোন শ্রেণির জন্য', 'For which classes'],
    startsAt: ['কয়টায় শুরু', 'Begins at'],
    document: ['সময়সূচির নোটিশ', 'Notice with the schedule'],
    keepsExams: ['তবু পরীক্ষা হবে', 'Exams are held all the same'],
  },
  kinds: [schoolWords.bn.calendarKinds, schoolWords.en.calendarKinds],
  everybody: ['সবার', 'Everybody'],
  everyClass: ['সব শ্রেণি', 'All classes'],
})

/** ষষ্ঠ–নবম শ্রেণি; সব শ্রেণি for none. */
export function classesText(classes: readonly ClassName[], language: Language): string {
  return classes.length > 0
    ? formatClasses(classes, language)
    : calendarFieldWords[language].everyClass
}
