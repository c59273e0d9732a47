import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const listWords = inBothLanguages({
  state: ['অবস্থা', 'State'],
  everyState: ['সব', 'All'],
  states: {
    draft: ['খসড়া', 'Draft'],
    scheduled: ['পরে প্রকাশ পাবে', 'Published later'],
    published: ['প্রকাশিত', 'Published'],
    ended: ['মেয়াদ শেষ', 'Ended'],
  },
  pinned: [(day) => `পিন করা, ${day} পর্যন্ত`, (day) => `Pinned until ${day}`],
  scheduledAt: [(moment) => `প্রকাশ পাবে: ${moment}`, (moment) => `Published ${moment}`],
  draftTime: [
    (moment) => `ধরা সময় ${moment}; নিজে থেকে প্রকাশ পাবে না`,
    (moment) => `Planned time: ${moment}; a draft is not published automatically`,
  ],
  endsOn: [(day) => `মেয়াদ ${day} পর্যন্ত`, (day) => `Ends on ${day}`],
  endedOn: [(day) => `মেয়াদ শেষ: ${day}`, (day) => `Ended on ${day}`],
  topic: ['কী নিয়ে', 'Topic'],
  everyTopic: ['সব কিছু', 'Every topic'],
  year: ['বছর', 'Year'],
  open: ['লেখা দেখুন', 'See the text'],
  textStates: {
    waiting: ['পড়া হচ্ছে…', 'Being read…'],
    failed: ['পড়া যায়নি', 'Could not be read'],
    machine: ['কম্পিউটারে পড়া, মিলিয়ে দেখা হয়নি', 'Read by machine, not checked'],
    file: ['লেখা ফাইল থেকে নেওয়া', 'Text taken from the file'],
    typed: ['লেখা মিলিয়ে দেখা হয়েছে', 'Text checked'],
    empty: ['কোনো লেখা পাওয়া যায়নি', 'No text found'],
  },
  /** On a phone, in place of the whole state. */
  unchecked: ['মেলানো হয়নি', 'Not checked'],
  file: ['ফাইল:', 'File:'],
  more: ['আরও', 'More'],
  publishNow: ['এখনই প্রকাশ করুন', 'Publish now'],
  change: ['সময়, উপরে রাখা ও ধরন বদলান', 'Change times, pin and topic'],
  toDraft: ['খসড়ায় ফেরান', 'Make it a draft again'],
  publishAgain: ['আবার প্রকাশ করুন', 'Publish again'],
  replaceFile: ['ফাইল বদলান', 'Replace the file'],
  addFile: ['ফাইল দিন', 'Add a file'],
  attachments: ['সঙ্গে আরও ফাইল', 'Attachments'],
  notify: ['অনুসারীদের আবার জানান', 'Tell followers again'],
})
