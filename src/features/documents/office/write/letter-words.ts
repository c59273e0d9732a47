const bn = {
  memoNumber: 'স্মারক নম্বর',
  memoHint: 'আগের পত্রের পরের নম্বরটি বসানো আছে; না মিললে বদলান।',
  memoHintFirst:
    'সরকারি নম্বরে ২২টি অঙ্ক, ৮ ভাগে: ৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮। স্কুলের নিজের নম্বরও চলে।',
  unlikeLast: (last: string) =>
    `নম্বরটি আগের পত্রের মতো নয়: ${last}। মিলিয়ে দেখুন; ঠিক থাকলে এভাবেই রাখুন।`,
  unusual: 'এটি ২২ অঙ্কের সরকারি নম্বর নয়। স্কুলের নিজের নম্বর হলে এভাবেই রাখুন।',
  signatory: 'স্বাক্ষরকারীর নাম',
  designation: 'স্বাক্ষরকারীর পদবি',
  copies: 'অনুলিপি',
  copiesHint: 'এক লাইনে একজন। না দিলেও চলে।',
}

const en: typeof bn = {
  memoNumber: 'Memo number',
  memoHint: 'The number after the last letter is filled in; change it if it is wrong.',
  memoHintFirst:
    'A number of the government has 22 digits in 8 groups: 37.02.6990.001.25.007.26.0298. The school’s own number is possible too.',
  unlikeLast: (last) =>
    `This number is not like that of the last letter: ${last}. Compare them, and keep it if it is right.`,
  unusual:
    'This is not a government number of 22 digits. Keep it if it is the school’s own number.',
  signatory: 'Name of the signatory',
  designation: 'Designation of the signatory',
  copies: 'Copies',
  copiesHint: 'One on each line. Optional.',
}

export const letterWords = { bn, en }
