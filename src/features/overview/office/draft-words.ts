import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const draftWords = inBothLanguages({
  drafts: ['যে লেখা প্রকাশ করেননি', 'Unsent drafts'],
  draftsLead: [
    'এই ফোন বা কম্পিউটারে রাখা আছে, এখনো পাঠানো হয়নি। খুলে শেষ করুন, অথবা মুছে ফেলুন।',
    'They are stored on this device and not sent yet. Open and finish them, or delete them.',
  ],
})
