import { inBothLanguages } from '../../words/in-both-languages.ts'

export const draftNoteWords = inBothLanguages({
  kept: ['না পাঠানো লেখা রাখা আছে', 'A draft is saved on this device'],
  ofPage: [
    'পাতা বন্ধ করলে এটি থাকবে না। আগে সংরক্ষণ করুন।',
    'This text is not saved on the device. Send it before you close the page.',
  ],
  elsewhere: ['অন্য ট্যাবের লেখাটি এখানে আনুন', 'Bring the draft of the other tab here'],
  discarded: ['লেখা মুছে ফেলা হয়েছে।', 'The draft is deleted.'],
  restore: ['মুছে ফেলা লেখা ফিরিয়ে আনুন', 'Restore the deleted draft'],
  restored: ['লেখা ফিরে এসেছে।', 'The draft is back.'],
  discard: ['সব মুছে নতুন করে', 'Delete this draft'],
})
