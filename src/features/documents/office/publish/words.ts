import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const publishWords = inBothLanguages({
  begin: ['কী দিয়ে শুরু করবেন?', 'What do you begin with?'],
  ways: {
    photo: {
      label: ['কাগজের ছবি তুলুন', 'Take photos'],
      detail: ['ফোনের ক্যামেরায়', 'Of the paper, with the phone’s camera'],
    },
    file: {
      label: ['ফাইল দিন', 'Choose a file'],
      detail: ['PDF, Word, Excel, ছবি', 'PDF, Word, Excel, picture'],
    },
    text: { label: ['লিখুন', 'Write'], detail: ['দাপ্তরিক পত্রও', 'Also an official letter'] },
  },
  several: ['একাধিক ফাইলও দেওয়া যায়।', 'You can choose several files.'],
  firstIsDocument: [
    (name) => `‘${name}’ মূল ফাইল, বাকিগুলো তার সঙ্গে থাকবে।`,
    (name) => `“${name}” is the document. The other files are its attachments.`,
  ],
  pagesOfOneFile: [
    'ছবিগুলো এই ক্রমে এক ফাইলের পাতা হবে।',
    'The pictures become the pages of one file, in this order.',
  ],
  text: ['লেখা', 'Text'],
  textHint: ['কেমন দেখাবে তা নিচে সঙ্গে সঙ্গে দেখা যায়।', 'The preview below shows how it will look.'],
  letter: [
    'দাপ্তরিক পত্র: স্মারক নম্বর ও স্বাক্ষর থাকবে',
    'An official letter, with memo number and signature',
  ],
  withFile: ['সঙ্গে ফাইল (না দিলেও চলে)', 'Additional file (optional)'],
  when: ['কখন প্রকাশ হবে', 'When it appears'],
  now: ['এখনই', 'Now'],
  later: ['পরে', 'Later'],
  day: ['তারিখ', 'Date'],
  time: ['সময়', 'Time'],
  willAppear: [(moment) => `${moment} প্রকাশ পাবে।`, (moment) => `Appears ${moment}.`],
  willAppearNow: ['এখনই প্রকাশ পাবে।', 'Appears now.'],
  willBePinned: [(day) => `${day} পর্যন্ত উপরে পিন করা থাকবে।`, (day) => `Pinned until ${day}.`],
  willEnd: [(day) => `${day} পর্যন্ত তালিকায় থাকবে।`, (day) => `In the lists until ${day}.`],
  more: ['উপরে রাখা, শেষ দিন, কাগজের তারিখ', 'Pin, end and the date on the paper'],
  pin: ['বোর্ডের উপরে পিন করে রাখা হোক', 'Pin it to the top of the board'],
  pinnedUntil: ['কবে পর্যন্ত', 'Until'],
  ends: ['মেয়াদ শেষ (না দিলেও চলে)', 'Ends on (optional)'],
  endsHint: [
    'এই দিনের পর বোর্ড ও তালিকায় থাকবে না; নিজের পাতায় থাকবে, খুঁজলেও পাওয়া যাবে।',
    'After this day, the board and the lists do not show it. Its page stays, and search finds it.',
  ],
  paperDate: ['কাগজের তারিখ (না দিলে আজ)', 'Date on the paper (today if empty)'],
  paperDateNow: ['কাগজের তারিখ', 'Date on the paper'],
  notify: {
    label: [(phones) => `অনুসারীদের জানান (${phones} জন)`, (phones) => `Tell followers (${phones})`],
    when: [
      'প্রকাশের দুই মিনিট পর ফোনে যাবে। রাত ৯টা থেকে সকাল ৭টার মধ্যে হলে সকালে যাবে।',
      'It reaches phones two minutes after it is published, or in the morning if that is between 9 pm and 7 am.',
    ],
    tooOld: [
      'কাগজের তারিখ দুই দিনের বেশি আগের, তাই অনুসারীদের জানানো হবে না।',
      'The date on the paper is more than two days ago, so followers are not told.',
    ],
  },
  draft: ['এখন প্রকাশ নয়, রেখে দিন', 'Save as draft'],
  sent: {
    published: ['প্রকাশিত হয়েছে', 'Published'],
    scheduled: [(moment) => `${moment} প্রকাশ পাবে`, (moment) => `Appears ${moment}`],
    draft: ['খসড়া হিসেবে রাখা হয়েছে, দর্শক দেখবেন না', 'Saved as a draft; visitors do not see it'],
    draftWithTime: [
      (moment) => `খসড়া হিসেবে রাখা হয়েছে। ধরা সময় ${moment}, কিন্তু খসড়া নিজে থেকে প্রকাশ পায় না`,
      (moment) =>
        `Saved as a draft. Its planned time is ${moment}, but a draft is not published automatically`,
    ],
    ended: [
      (day) => `মেয়াদ ${day} শেষ হয়েছে, তাই কোনো তালিকায় নেই`,
      (day) => `It ended on ${day}, so it is not in any list`,
    ],
  },
  schedule: ['ধরা সময়ে প্রকাশ হোক', 'Publish it at its planned time'],
  removeEnd: ['মেয়াদ তুলে দিয়ে প্রকাশ করুন', 'Remove the end and publish'],
  pinAfterEnd: [
    'পিনের দিন মেয়াদের পরে। মেয়াদ শেষ হলে পিনও থাকবে না।',
    'The pin ends later than the document. When the document ends, the pin ends too.',
  ],
  see: ['দেখুন', 'See it'],
  preview: ['কেমন দেখাবে', 'Preview'],
  whatsApp: ['হোয়াটসঅ্যাপে পাঠান', 'Send it on WhatsApp'],
  letterFields: {
    memoNumber: ['স্মারক নম্বর', 'Memo number'],
    memoHint: [
      'আগের পত্রের পরের নম্বরটি বসানো আছে; না মিললে বদলান।',
      'This is the number after that of the last letter. Change it if it is wrong.',
    ],
    memoHintFirst: [
      'সরকারি নম্বরে ২২টি অঙ্ক, ৮ ভাগে: ৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮। বিদ্যালয়ের নিজের নম্বরও চলে।',
      'A government number has 22 digits in 8 groups: 37.02.6990.001.25.007.26.0298. You can also use the school’s own number.',
    ],
    unlikeLast: [
      (last) => `নম্বরটি আগের পত্রের মতো নয়: ${last}। মিলিয়ে দেখুন; ঠিক থাকলে এভাবেই রাখুন।`,
      (last) =>
        `The last letter has a number of a different form: ${last}. Compare them. Keep the new number if it is right.`,
    ],
    unusual: [
      'এটি ২২ অঙ্কের সরকারি নম্বর নয়। বিদ্যালয়ের নিজের নম্বর হলে এভাবেই রাখুন।',
      'This is not a government number of 22 digits. Keep it if it is the school’s own number.',
    ],
    signatory: ['স্বাক্ষরকারীর নাম', 'Name of the signatory'],
    designation: ['স্বাক্ষরকারীর পদবি', 'Designation of the signatory'],
    copies: ['অনুলিপি', 'Copies'],
    copiesHint: ['এক লাইনে একজন। না দিলেও চলে।', 'One recipient on each line. Optional.'],
  },
})
