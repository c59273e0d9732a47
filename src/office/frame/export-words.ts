import { inBothLanguages } from '../../words/in-both-languages.ts'

export const exportWords = inBothLanguages({
  lead: [
    'প্রতিটি তালিকা ফাইল হিসেবে নামিয়ে নেওয়া যায়: লুকানো জিনিস, লেখা আর যা শুধু অফিস দেখে, সবই তাতে থাকে। তাই ফাইলগুলো বিদ্যালয়ের বাইরে দেবেন না।',
    'You can download each list as a file. It has drafts, texts and everything else that only staff see. So do not give these files to others.',
  ],
  all: ['সব নামিয়ে নিন:', 'Download all:'],
  format: ['কোন ধরনের ফাইল', 'Kind of file'],
  formats: { csv: ['CSV', 'CSV'], xlsx: ['Excel', 'Excel'], json: ['JSON', 'JSON'] },
  comesBack: [
    'এগুলো বদলে নিজ নিজ পাতায় আবার আনা যায়। বদলাতে চাইলে Excel নিন: CSV খুললে Excel “007” বা “1/2” লেখা নিজেই বদলে ফেলে।',
    'You can change these and bring them in again, each on its screen. Take Excel to change them: when it opens a CSV file, a spreadsheet changes texts such as “007” or “1/2” by itself.',
  ],
  staysOut: [
    'এগুলো ফাইল থেকে আবার আনা যায় না; নিজ নিজ পাতায় একটি একটি করে বদলান।',
    'These cannot be brought in again from a file. Change single entries on their screens.',
  ],
  files: [
    'ফাইল ও ছবি এতে থাকে না, শুধু তাদের নাম থাকে। যিনি সার্ভার দেখাশোনা করেন, তিনি ফাইলসহ পুরো সাইটের ব্যাকআপ আর পাতাগুলোর কপি দিতে পারেন।',
    'These files have the names of documents and pictures, not the documents and pictures themselves. The person who looks after the server can make a backup of everything, or a copy of all pages.',
  ],
})
