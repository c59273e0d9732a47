import { inBothLanguages } from './in-both-languages.ts'

/** Why a row of a list of people or of pupils does not come. */
export const rowReasonWords = inBothLanguages({
  'is-a-sum': ['এটি যোগফলের সারি।', 'The row is a sum.'],
  'no-name': ['সারিটিতে নাম নেই।', 'The row has no name.'],
  'no-designation': ['সারিটিতে পদবি নেই।', 'The row has no designation.'],
  twice: ['এই নাম উপরের একটি সারিতে আছে।', 'This person is in a row above.'],
  'not-a-class': [
    'শ্রেণি লেখা নেই, অথবা এই শ্রেণি সাইটে নেই।',
    'The class is missing, or this site does not have it.',
  ],
  'not-a-section': [
    'শাখা লেখা নেই, অথবা এই শাখা সাইটে নেই।',
    'The section is missing, or this site does not have it.',
  ],
  'not-a-shift': [
    'শিফট লেখা নেই, অথবা এই শিফট সাইটে নেই।',
    'The shift is missing, or this site does not have it.',
  ],
  'not-a-number': ['এটি পূর্ণসংখ্যা নয়।', 'This is not a whole number.'],
  'no-number': ['সারিটিতে কোনো সংখ্যা নেই।', 'The row has no numbers.'],
  'counted-twice': ['এই শাখা তালিকায় দুবার আছে।', 'This section is in the list twice.'],
})
