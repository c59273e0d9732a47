const bn = {
  choose: 'CSV ফাইল বেছে নিন',
  unreadable: 'এই ফাইলে লেখা পাওয়া যায়নি। Excel থেকে CSV হিসেবে সংরক্ষণ করে সেটি বেছে নিন।',
}

const en: typeof bn = {
  choose: 'Choose a CSV file',
  unreadable: 'This file contains no text. Save it as CSV in Excel and choose the CSV file.',
}

export const textFileWords = { bn, en }
