import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const offerWords = inBothLanguages({
  from: [(name) => `${name}: তালিকায় যা আছে`, (name) => `${name}: details in the list`],
  use: ['এটি বসান', 'Use this'],
  askAndUse: ['অনুমতি নিয়ে বসান', 'Use with consent'],
  ofSchool: ['বিদ্যালয়ের নম্বর', 'The school’s number'],
  consentOfList: [
    (day) => `তাঁর নিজের; ${day} তারিখের সম্মতি শুধু শিক্ষক-কর্মচারীর তালিকার জন্য`,
    (day) => `A number of the person; the consent of ${day} is only for the list of staff`,
  ],
  noConsent: ['তাঁর নিজের; সম্মতি লেখা নেই', 'A number of the person; no consent is written down'],
})
