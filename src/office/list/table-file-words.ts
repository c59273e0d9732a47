import { inBothLanguages } from '../../words/in-both-languages.ts'

export const tableFileWords = inBothLanguages({
  choose: ['Excel বা CSV ফাইল বেছে নিন', 'Choose an Excel or CSV file'],
  reading: ['ফাইলটি পড়া হচ্ছে…', 'Reading the file…'],
  sheet: [
    (name, count) => `ফাইলে দেখা যায় এমন ${count}টি শিট আছে। এটি পড়া হয়েছে: ${name}`,
    (name, count) => `The file shows ${count} sheets. This one was read: ${name}`,
  ],
  unreadable: [
    'এই ফাইল থেকে তালিকা পড়া গেল না। শুধু তালিকাটি (সর্বোচ্চ ২,০০০ সারি) নতুন ফাইলে কপি করুন, Excel থেকে .xlsx বা CSV হিসেবে সংরক্ষণ করে সেটি বেছে নিন।',
    'No list could be read from this file. Copy only the list (at most 2,000 rows) into a new file, save it as .xlsx or CSV in Excel, and choose the saved file.',
  ],
})
