import { counted } from '../../../../words/counted.ts'
import { inBothLanguages } from '../../../../words/in-both-languages.ts'

const inPhones = (count: string) => counted(count, 'phone')

export const publishWords = inBothLanguages({
  begin: ['কী দিয়ে শুরু করবেন?', 'What do you begin with?'],
  ways: {
    photo: {
      label: ['কাগজের ছবি তুলুন', 'Take photos'],
      detail: ['ফোনের ক্যামেরায়', 'Of the paper, with the phone’s camera'],
    },
    device: {
      label: ['কাগজের ছবি বাছুন', 'Choose photos'],
      detail: ['ফোনে তোলা আছে', 'Of the paper, from this phone'],
    },
    file: {
      label: ['ফাইল দিন', 'Choose a file'],
      detail: ['PDF, Word, Excel, ছবি', 'PDF, Word, Excel, picture'],
    },
    text: { label: ['লিখুন', 'Write'], detail: ['দাপ্তরিক পত্রও', 'Also an official letter'] },
  },
  paper: {
    question: ['এটি কি কাগজের ছবি?', 'Is it the photo of a paper?'],
    why: [
      'কাগজ হলে সোজা করা হয়, লেখাও পড়া হয়, আর ফাইল ছোট হয়।',
      'A paper is straightened and its text is read. The file becomes small.',
    ],
    yes: ['হ্যাঁ, কাগজের ছবি', 'Yes, of a paper'],
    no: ['না, সাধারণ ছবি', 'No, a picture'],
  },
  proposed: ['ফাইল থেকে নেওয়া; ঠিক করে নিন।', 'Taken from the file. Correct it if it is wrong.'],
  same: ['এই নামে আজ একটি আছে:', 'There is already one with this name today:'],
  sameAgain: ['তবু প্রকাশ করতে চাইলে আবার চাপুন।', 'To publish it anyway, press again.'],
  several: ['একাধিক ফাইলও দেওয়া যায়।', 'you can choose several files.'],
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
  willBePinned: [(day) => `${day} পর্যন্ত উপরে রাখা থাকবে।`, (day) => `Pinned until ${day}.`],
  willEnd: [(day) => `${day} পর্যন্ত তালিকায় থাকবে।`, (day) => `In the lists until ${day}.`],
  more: ['উপরে রাখা, শেষ দিন, কাগজের তারিখ', 'Pin, end and the date on the paper'],
  pin: ['বোর্ডের উপরে রাখা হোক', 'Pin it to the top of the board'],
  pinnedUntil: ['কবে পর্যন্ত', 'Until'],
  ends: ['শেষ দিন (না দিলেও চলে)', 'Ends on (optional)'],
  endsHint: [
    'এই দিনের পর বোর্ড ও তালিকা থেকে সরবে, খুঁজলে পাওয়া যাবে।',
    'After this day, the board and the lists do not show it. Its page stays, and search finds it.',
  ],
  paperDate: ['কাগজের তারিখ (না দিলে আজ)', 'Date on the paper (today if empty)'],
  paperDateNow: ['কাগজের তারিখ', 'Date on the paper'],
  /** The effect of the button, without a full stop. */
  plan: {
    now: ['এখনই প্রকাশ পাবে', 'Appears now'],
    later: [(moment) => `${moment} প্রকাশ পাবে`, (moment) => `Appears ${moment}`],
    soon: [
      (phones) => `২ মিনিট পর ${phones}টি ফোনে যাবে`,
      (phones) => `reaches ${inPhones(phones)} in 2 minutes`,
    ],
    soonAfter: [
      (phones) => `তার ২ মিনিট পর ${phones}টি ফোনে যাবে`,
      (phones) => `reaches ${inPhones(phones)} 2 minutes later`,
    ],
    atTime: [
      (moment, phones) => `${moment} ${phones}টি ফোনে যাবে`,
      (moment, phones) => `reaches ${inPhones(phones)} ${moment}`,
    ],
    whenever: [
      (phones) => `প্রকাশ হলে ${phones}টি ফোনে যাবে`,
      (phones) => `when it appears, it reaches ${inPhones(phones)}`,
    ],
    nobody: ['কাউকে জানানো হবে না', 'nobody is told'],
    tooOld: [
      'কাগজের তারিখ দুই দিনের বেশি আগের, তাই কোনো ফোনে যাবে না',
      'the date on the paper is more than two days ago, so no phone is told',
    ],
    whom: [(phones) => `ফোনে খবর দিন (${phones} জন)`, (phones) => `Tell followers (${phones})`],
    tell: ['ফোনে জানান', 'Tell phones'],
  },
  draft: ['পরে প্রকাশ', 'Publish later'],
  /** Beside a time of publishing, the other words would promise that time. */
  draftWithTime: ['লুকানো থাক', 'Leave it hidden'],
  pinAfterEnd: [
    'উপরে রাখার দিন মেয়াদের পরে। মেয়াদ শেষ হলে উপরেও থাকবে না।',
    'The pin ends later than the document. When the document ends, the pin ends too.',
  ],
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
