import { inBothLanguages } from '../../words/in-both-languages.ts'

/** The words of the field for files: those of the frame would be loaded with every screen. */
export const fileWords = inBothLanguages({
  orDrop: [
    'অথবা টেনে এনে এখানে ছাড়ুন, কিংবা কপি করে এখানে পেস্ট করুন',
    'or drop it here, or copy it and paste it here',
  ],
  remove: ['ফাইলটি সরান', 'Remove this file'],
  tooLarge: [
    (megabytes) => `ফাইলটি বেশি বড়। সর্বোচ্চ ${megabytes} এমবি।`,
    (megabytes) => `This file is too large. At most ${megabytes} MB.`,
  ],
  wrongKind: ['এ ধরনের ফাইল এখানে চলে না।', 'This kind of file cannot be used here.'],
  empty: [
    (size) => `ফাইলটি খালি (${size})। অন্য ফাইল বেছে নিন।`,
    (size) => `This file is empty (${size}). Choose another one.`,
  ],
  sent: [(percent) => `${percent}% গেছে`, (percent) => `${percent}% sent`],
  processing: ['সব গেছে, সার্ভারে সংরক্ষণ হচ্ছে…', 'Sent. The server is saving it…'],
  uploading: ['আপলোড হচ্ছে', 'Uploading'],
  oldWord: [
    'এভাবে দেওয়া যায়, কিন্তু পুরোনো ধরনের Word ফাইল ফোনে খোলে না। Word-এ File, Save As, PDF বেছে নিয়ে সেই PDF ফাইলটি দিন।',
    'You can publish it, but phones do not open an old Word file. In Word: File, Save As, PDF. Choose that PDF.',
  ],
  oldExcel: [
    'এভাবে দেওয়া যায়, কিন্তু পুরোনো ধরনের Excel ফাইল ফোনে খোলে না। Excel-এ File, Save As, PDF বেছে নিয়ে সেই PDF ফাইলটি দিন।',
    'You can publish it, but phones do not open an old Excel file. In Excel: File, Save As, PDF. Choose that PDF.',
  ],
  iPhone: [
    'আইফোনের ছবি: সাইটে এটি JPEG হয়ে যাবে, সব ফোনে দেখা যাবে।',
    'A photo of an iPhone: on the site it becomes a JPEG, which every phone shows.',
  ],
  another: ['এটির বদলে অন্য ফাইল', 'Another file in place of it'],
})
