import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const photoWords = inBothLanguages({
  pages: ['পাতা', 'Pages'],
  count: [(number) => `${number}টি`, (number) => number],
  takeMore: ['আরও পাতার ছবি তুলুন', 'Photograph another page'],
  takeFirst: ['পাতার ছবি তুলুন', 'Photograph the page'],
  fromGallery: ['ফোনে রাখা ছবি নিন', 'Choose photos from this phone'],
  hint: [
    'কাগজের চার কোনা যেন দেখা যায়। সোজা করা, সাদা করা ও লেখা পড়ার কাজ প্রকাশের পর নিজে থেকে হবে।',
    'All four corners of the paper should be visible. After publishing, the paper is straightened, whitened and read automatically.',
  ],
  page: [(number) => `পাতা ${number}`, (number) => `Page ${number}`],
  preparing: [
    (number) => `${number}টি ছবি তৈরি হচ্ছে…`,
    (number) => `Photos being prepared: ${number}`,
  ],
  unreadable: [
    (name) => `${name}: ছবিটি এখানে খোলা যায় না। আবার তুলুন, অথবা ‘ফাইল দিন’ বোতাম দিয়ে শুরু করুন।`,
    (name) =>
      `${name}: this picture cannot be opened here. Photograph it again, or begin with a file.`,
  ],
  tooMany: [
    (most, left) =>
      `একসঙ্গে সর্বোচ্চ ${most}টি পাতা দেওয়া যায়। ${left}টি ছবি নেওয়া হয়নি। বাকি পাতা প্রকাশের পর “সঙ্গে আরও ফাইল” দিয়ে যোগ করুন।`,
    (most, left) =>
      `At most ${most} pages fit into one document. Photos that were not added: ${left}. Add the remaining pages as attachments after publishing.`,
  ],
  turn: ['ঘোরান', 'Turn'],
  crop: ['ছাঁটুন', 'Crop'],
  earlier: ['আগে নিন', 'Move earlier'],
  later: ['পরে নিন', 'Move later'],
  remove: ['সরান', 'Remove'],
  removed: [(page) => `${page} সরানো হয়েছে।`, (page) => `${page} is removed.`],
  turned: [(page) => `${page} ঘোরানো হয়েছে।`, (page) => `${page} is turned.`],
  moved: [(page) => `এটি এখন ${page}।`, (page) => `This is now ${page}.`],
  cropTitle: [(page) => `${page} ছাঁটুন`, (page) => `Crop ${page}`],
  cropHint: [
    'ধার বা কোনা টেনে ঠিক করুন, অথবা নিচের মাপ দিয়ে সরান।',
    'Drag the edges or corners, or use the sliders below.',
  ],
  cropAlt: [(page) => `${page}-এর পুরো ছবি`, (page) => `${page}, whole photo`],
  sides: {
    top: ['উপর থেকে', 'From the top'],
    right: ['ডান থেকে', 'From the right'],
    bottom: ['নিচ থেকে', 'From the bottom'],
    left: ['বাঁ থেকে', 'From the left'],
  },
  percent: [(number) => `${number}% বাদ`, (number) => `${number}% cut off`],
  saveCrop: ['ছাঁটা সংরক্ষণ করুন', 'Save the crop'],
  wholePhoto: ['পুরো ছবি নিন', 'Use the whole photo'],
})
