import { inBothLanguages } from '../../words/in-both-languages.ts'

export const searchWords = inBothLanguages({
  screen: ['মেনুর পাতা', 'Page of the menu'],
  list: ['যা পাওয়া গেছে', 'Results'],
  searching: ['খোঁজা হচ্ছে…', 'Searching…'],
  found: [
    (count) => `${count}টি পাওয়া গেছে`,
    (count) => (count === '1' ? '1 result' : `${count} results`),
  ],
  nothing: [
    (typed) => `“${typed}” খুঁজে কিছু পাওয়া যায়নি। অন্য শব্দে বা নামের একটি অংশ দিয়ে খুঁজুন।`,
    (typed) => `Nothing was found for “${typed}”. Try another word, or a part of a name.`,
  ],
  failed: [
    'খোঁজা গেল না: লাইন নেই, অথবা সার্ভার সাড়া দিচ্ছে না।',
    'The search failed: the connection is lost, or the server does not answer.',
  ],
  states: {
    draft: ['লুকানো', 'Hidden'],
    scheduled: ['পরে প্রকাশ পাবে', 'Published later'],
    published: ['', ''],
    ended: ['মেয়াদ শেষ', 'Ended'],
  },
})
