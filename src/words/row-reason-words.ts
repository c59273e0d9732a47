/** Why a row of a list of people or of pupils does not come. */
const en = {
  'is-a-sum': 'The row is a sum.',
  'no-name': 'The row has no name.',
  'no-designation': 'The row has no designation.',
  twice: 'This person is in a row above.',
  'not-a-class': 'The class is missing, or this site does not have it.',
  'not-a-section': 'The section is missing, or this site does not have it.',
  'not-a-shift': 'The shift is missing, or this site does not have it.',
  'not-a-number': 'This is not a whole number.',
  'no-number': 'The row has no numbers.',
  'counted-twice': 'This section is in the list twice.',
}

const bn: typeof en = {
  'is-a-sum': 'এটি যোগফলের সারি।',
  'no-name': 'সারিটিতে নাম নেই।',
  'no-designation': 'সারিটিতে পদবি নেই।',
  twice: 'এই নাম ওপরের একটি সারিতে আছে।',
  'not-a-class': 'শ্রেণি লেখা নেই, অথবা এই শ্রেণি সাইটে নেই।',
  'not-a-section': 'শাখা লেখা নেই, অথবা এই শাখা সাইটে নেই।',
  'not-a-shift': 'শিফট লেখা নেই, অথবা এই শিফট সাইটে নেই।',
  'not-a-number': 'এটি পূর্ণ সংখ্যা নয়।',
  'no-number': 'সারিটিতে কোনো সংখ্যা নেই।',
  'counted-twice': 'এই শাখা তালিকায় দুবার আছে।',
}

export const rowReasonWords = { bn, en }
