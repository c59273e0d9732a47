import { inBothLanguages } from '../../words/in-both-languages.ts'

/** For a record that two clerks changed. */
export const conflictWords = inBothLanguages({
  title: ['এর মধ্যে অন্য কেউ এটি বদলেছেন', 'Someone else has changed this in the meantime'],
  lead: [
    'দুটিই দেখুন, তারপর একটি বেছে নিন। কিছুই হারায়নি।',
    'Compare both versions, then choose one. Nothing is lost.',
  ],
  field: ['ঘর', 'Field'],
  theirs: ['এখন যা আছে', 'Current version'],
  yours: ['আপনি যা লিখেছেন', 'Your version'],
  keepTheirs: ['এখন যা আছে তা-ই থাকুক', 'Keep the current version'],
  keepYours: ['আমার লেখাটি সংরক্ষণ করুন', 'Save my version'],
})
