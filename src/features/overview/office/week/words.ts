import { inBothLanguages } from '../../../../words/in-both-languages.ts'
import { schoolWords } from '../../../../words/school-words.ts'

export const weekWords = inBothLanguages({
  lead: [
    'কী প্রকাশ হয়েছে, কী শেষ হচ্ছে, কী আসছে, কে করেছেন: দিন ধরে সাজানো।',
    'What went out, what ends, what comes and who did it, day by day.',
  ],
  week: ['সপ্তাহ', 'Week'],
  month: ['মাস', 'Month'],
  before: { week: ['আগের সপ্তাহ', 'Week before'], month: ['আগের মাস', 'Month before'] },
  after: { week: ['পরের সপ্তাহ', 'Week after'], month: ['পরের মাস', 'Month after'] },
  print: ['প্রিন্ট করুন', 'Print'],
  types: {
    published: ['প্রকাশ', 'Published'],
    appears: ['প্রকাশ পাবে', 'To appear'],
    ends: ['শেষ দিন', 'Last day'],
  },
  calendarKinds: [schoolWords.bn.calendarKinds, schoolWords.en.calendarKinds],
  memo: [(number) => `স্মারক ${number}`, (number) => `Memo ${number}`],
  until: [(day) => `${day} পর্যন্ত`, (day) => `until ${day}`],
  nothing: ['এই দিনগুলোতে কিছু নেই।', 'There is nothing on these days.'],
  cut: [
    'কাগজ বেশি, তাই সব এখানে নেই। সপ্তাহ বেছে নিন।',
    'There are too many papers to show all of them. Choose a week.',
  ],
  memoNumber: ['স্মারক নম্বর', 'Memo number'],
  title: ['শিরোনাম', 'Title'],
  day: ['দিন', 'Day'],
  who: ['কে', 'Who'],
})
