import { inBothLanguages } from '../../words/in-both-languages.ts'

export const tableFileWords = inBothLanguages({
  choose: ['Excel বা CSV ফাইল বেছে নিন', 'Choose an Excel or CSV file'],
  reading: ['ফাইলটি পড়া হচ্ছে…', 'Reading the file…'],
  sheet: [
    (name, count) => `ফাইলে দেখা যায় এমন ${count}টি শিট আছে। প্রথমটি পড়া হয়েছে: ${name}`,
    (name, count) => `The file shows ${count} sheets. The first was read: ${name}`,
  ],
  unreadable: [
    'এই ফাইলে তালিকা পাওয়া যায়নি। Excel থেকে .xlsx বা CSV হিসেবে সংরক্ষণ করে সেটি বেছে নিন।',
    'This file contains no list. Save it as .xlsx or CSV in Excel and choose the saved file.',
  ],
})
