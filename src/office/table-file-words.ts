const bn = {
  choose: 'Excel বা CSV ফাইল বেছে নিন',
  reading: 'ফাইলটি পড়া হচ্ছে…',
  unreadable: 'এই ফাইলে তালিকা পাওয়া যায়নি। Excel থেকে .xlsx বা CSV হিসেবে সংরক্ষণ করে সেটি বেছে নিন।',
}

const en: typeof bn = {
  choose: 'Choose an Excel or CSV file',
  reading: 'Reading the file…',
  unreadable:
    'This file contains no list. Save it as .xlsx or CSV in Excel and choose the saved file.',
}

export const tableFileWords = { bn, en }
