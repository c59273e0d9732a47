import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const listWords = inBothLanguages({
  selectMany: ['একসঙ্গে কয়েকটি', 'Select many'],
  selectDone: ['হয়েছে', 'End selecting'],
  state: ['অবস্থা', 'State'],
  everyState: ['সব', 'All'],
  states: {
    draft: ['লুকানো', 'Hidden'],
    scheduled: ['পরে প্রকাশ পাবে', 'Published later'],
    published: ['প্রকাশিত', 'Published'],
    ended: ['মেয়াদ শেষ', 'Ended'],
  },
  pinned: [(day) => `উপরে রাখা, ${day} পর্যন্ত`, (day) => `Pinned until ${day}`],
  scheduledAt: [(moment) => `প্রকাশ পাবে: ${moment}`, (moment) => `Published ${moment}`],
  draftTime: [
    (moment) => `নির্ধারিত সময় ${moment}; নিজে থেকে প্রকাশ পাবে না`,
    (moment) => `Planned time: ${moment}; a draft is not published automatically`,
  ],
  endsOn: [(day) => `মেয়াদ ${day} পর্যন্ত`, (day) => `Ends on ${day}`],
  endedOn: [(day) => `মেয়াদ শেষ: ${day}`, (day) => `Ended on ${day}`],
  topic: ['বিষয়ের ধরন', 'Topic'],
  everyTopic: ['সব', 'Every topic'],
  year: ['বছর', 'Year'],
  andBefore: ['ও তার আগের বছরগুলো', 'And the years before'],
  textStates: {
    outdated: ['লেখা লুকানো আছে: কোন ফাইলের, বলুন', 'Text hidden: say whose it is'],
    differs: ['লেখা আর কাগজ এক নয়', 'Text and paper differ'],
    waiting: ['পড়া হচ্ছে…', 'Being read…'],
    failed: ['পড়া যায়নি', 'Could not be read'],
    machine: ['কম্পিউটারে পড়া, মিলিয়ে দেখা হয়নি', 'Read by a computer, not checked'],
    file: ['লেখা ফাইল থেকে নেওয়া', 'Text taken from the file'],
    typed: ['লেখা মিলিয়ে দেখা হয়েছে', 'Text checked'],
    empty: ['কোনো লেখা পাওয়া যায়নি', 'No text found'],
  },
  /** On a phone, in place of the whole state. */
  unchecked: ['মেলানো হয়নি', 'Not checked'],
  file: ['ফাইল:', 'File:'],
  hidden: ['ফাইলে লুকানো অংশ আছে', 'The file hides something'],
  kept: ['ফাইল দেওয়া হয়নি', 'Without the file'],
})
