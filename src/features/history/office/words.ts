import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { silentWords } from '../../../records/silent-words.ts'

export const historyWords = inBothLanguages({
  lead: [
    `কে, কখন, কী বদলেছেন: গত দুই বছরের সব কাজ। ভুল বদল আগের মতো করা যায়। ${silentWords.bn}`,
    `All changes of the last two years, with their authors and times. You can set back a wrong change. ${silentWords.en}`,
  ],
  listTitle: ['সব বদল', 'All changes'],
  empty: ['এখনো কিছু বদলানো হয়নি।', 'There are no changes yet.'],
  filter: ['কোন পাতার', 'Part of the site'],
  all: ['সব অংশ', 'All parts'],
  by: ['কে করেছেন', 'By whom'],
  everybody: ['সবাই', 'Everybody'],
  day: ['কোন দিন', 'Day'],
  onlyPublished: ['শুধু প্রকাশ', 'Only published'],
  actions: {
    created: ['নতুন', 'New'],
    movedIn: ['পুরোনো সাইট থেকে আনা', 'Brought from the old site'],
    changed: ['বদল', 'Changed'],
    setBack: ['আগের মতো করা', 'Set back'],
    deleted: ['মুছে ফেলা', 'Deleted'],
    restored: ['ফিরিয়ে আনা', 'Restored'],
    destroyed: ['চিরতরে মোছা', 'Deleted permanently'],
    sent: ['ফোনে জানানো', 'Sent to phones'],
    passwordChanged: ['পাসওয়ার্ড বদল', 'Password changed'],
    twoStepOn: ['দুই ধাপে প্রবেশ চালু', 'Two-step sign-in turned on'],
    twoStepOff: ['দুই ধাপে প্রবেশ বন্ধ', 'Two-step sign-in turned off'],
    recoveryCodesMade: ['নতুন জরুরি কোড', 'New recovery codes'],
  },
  field: ['ঘর', 'Field'],
  before: ['আগে', 'Before'],
  after: ['এখন', 'Now'],
  value: ['লেখা', 'Text'],
  asItWas: ['আগে যা ছিল', 'What it said'],
  asWritten: ['দেখুন', 'What was written'],
  whole: ['পুরোটা দেখুন', 'Show the whole text'],
  sentTo: [
    (sent, failed, gone) =>
      `${[
        `${sent}টি ফোনে গেছে`,
        failed !== '০' && `${failed}টিতে যায়নি`,
        gone !== '০' && `${gone}টি আর অনুসরণ করে না`,
      ]
        .filter(Boolean)
        .join(', ')}।`,
    (sent, failed, gone) =>
      `${[
        `Sent to ${counted(sent, 'phone')}`,
        failed !== '0' && `${failed} failed`,
        gone !== '0' && counted(gone, 'no longer follows', 'no longer follow'),
      ]
        .filter(Boolean)
        .join(', ')}.`,
  ],
  records: [(count) => `একসঙ্গে ${count}টি`, (count) => `${counted(count, 'record')} at once`],
  nothing: ['সংরক্ষণ করা হয়েছে, কিন্তু কোনো লেখা বদলায়নি।', 'It was saved without any change.'],
  forgotten: [
    'চিরতরে মুছে ফেলা হয়েছে, তাই কী লেখা ছিল তা আর রাখা নেই।',
    'It was deleted permanently, so its text is not kept.',
  ],
  unlisted: ['এমন কিছু বদলেছে, যা এখানে দেখানো যায় না।', 'This change cannot be shown here.'],
  newFile: ['অন্য একটি ফাইল', 'Another file'],
  picture: ['একটি ছবি', 'A picture'],
  yes: ['হ্যাঁ', 'Yes'],
  no: ['না', 'No'],
  setBack: ['আগের মতো করুন', 'Set back'],
  newer: {
    title: ['পরে এটি আবার বদলানো হয়েছে', 'This was changed again later'],
    lead: [
      'আগের মতো করলে পরের বদলটি আর থাকবে না। দুটিই দেখুন, তারপর একটি বেছে নিন।',
      'If you set it back, the later change is gone. Compare both, then choose one.',
    ],
    yours: ['যা ফিরে আসবে', 'What comes back'],
    keepYours: ['তবু আগের মতো করুন', 'Set back anyway'],
  },
  isBack: [(kind) => `আগের মতো করা হয়েছে: ${kind}।`, (kind) => `Set back: ${kind}.`],
  failed: ['আগের মতো করা গেল না।', 'It could not be set back.'],
})
