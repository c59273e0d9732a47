const bn = {
  memoNumber: 'স্মারক নম্বর',
  memoHint: '২২টি অঙ্ক, ৮ ভাগে। আগের পত্রের পরের নম্বরটি বসানো আছে; না মিললে বদলান।',
  memoHintFirst: '২২টি অঙ্ক, ৮ ভাগে, যেমন ৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮',
  signatory: 'স্বাক্ষরকারীর নাম',
  designation: 'স্বাক্ষরকারীর পদবি',
  copies: 'অনুলিপি',
  copiesHint: 'এক লাইনে একজন। না দিলেও চলে।',
}

const en: typeof bn = {
  memoNumber: 'Memo number',
  memoHint:
    '22 digits in 8 groups. The number after the last letter is filled in; change it if it is wrong.',
  memoHintFirst: '22 digits in 8 groups, such as 37.02.6990.001.25.007.26.0298',
  signatory: 'Name of the signatory',
  designation: 'Designation of the signatory',
  copies: 'Copies',
  copiesHint: 'One on each line. Optional.',
}

export const letterWords = { bn, en }
