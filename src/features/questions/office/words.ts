import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const questionOfficeWords = inBothLanguages({
  lead: [
    'অফিসে যা রোজ জানতে চাওয়া হয়, তার উত্তর একবার লিখে রাখুন। উত্তর থাকলে তবেই প্রশ্নটি সাইটে দেখা যায়, আর খুঁজলেও পাওয়া যায়।',
    'Write down once what people ask the office every day. A question is on the site, and in its search, as soon as it has an answer.',
  ],
  listTitle: ['তালিকা', 'List'],
  order: [
    'সাইটে প্রতিটি ভাগের প্রশ্ন এই ক্রমেই থাকে।',
    'The site has the questions of each topic in this order.',
  ],
  orderField: ['ক্রম', 'Order'],
  empty: ['এখনো কোনো প্রশ্ন নেই।', 'There are no questions yet.'],
  add: ['নতুন প্রশ্ন', 'New question'],
  edit: ['বদলান', 'Change'],
  answerIt: ['উত্তর লিখুন', 'Answer'],
  doesNotApply: ['প্রযোজ্য নয়', 'Does not apply'],
  added: ['প্রশ্নটি তালিকার শেষে যোগ হয়েছে।', 'The question is added at the end of the list.'],
  updated: ['প্রশ্নটি হালনাগাদ হয়েছে।', 'The question is updated.'],
  confirm: [
    'এই প্রশ্নটি মুছে ফেলবেন? (Are you sure you want to delete this question?)',
    'Are you sure you want to delete this question?',
  ],
  checkedOn: [(day) => `মিলিয়ে দেখা: ${day}`, (day) => `Checked: ${day}`],
  fields: {
    question: ['প্রশ্ন', 'Question'],
    answer: ['উত্তর', 'Answer'],
    topic: ['বিষয়ের ধরন', 'Topic'],
    questionEnglish: ['প্রশ্ন, ইংরেজিতে', 'Question in English'],
    answerEnglish: ['উত্তর, ইংরেজিতে', 'Answer in English'],
    checkedOn: ['যেদিন মিলিয়ে দেখা হয়েছে', 'Checked on'],
    state: ['অবস্থা', 'State'],
  },
  hints: {
    answer: [
      'খালি থাকলে প্রশ্নটি কেবল অফিসে থাকে। তথ্যটি সাইটের কোনো পাতায় থাকলে আবার না লিখে লিংক দিন: [ডাউনলোড](/allDownloads)',
      'Without an answer, the question stays in the office. If a page of the site has the fact, link it instead of writing it again: [Downloads](/en/allDownloads)',
    ],
    englishIsOlder: [
      'বাংলা উত্তর বদলেছে। ইংরেজিটিও মিলিয়ে নিন।',
      'The Bengali answer has changed. Check the English too.',
    ],
    english: [
      'না লিখলে ইংরেজি পাতায়ও বাংলাটি দেখা যায়।',
      'Without it, the English page shows the Bengali.',
    ],
  },
  hidden: [
    'আমাদের বিদ্যালয়ে প্রযোজ্য নয়; সাইটে দেখাবে না',
    'It does not apply to our school, and is not shown on the site',
  ],
  proposed: {
    title: ['অফিসে যা প্রায়ই জানতে চাওয়া হয়', 'What people often ask the office'],
    hint: [
      'যেটি আপনাদের কাজে লাগে তার উত্তর লিখুন, বাকিগুলো রেখে দিন। তথ্যটি যে পাতায় থাকার কথা, আগে সেটি দেখে নিন। এগুলো সাইটে দেখা যায় না।',
      'Answer those that you need, and leave the rest. First look at the page that should have the fact. The site does not show these questions.',
    ],
    onSite: ['সাইটে এর পাতা:', 'Its page on the site:'],
    hiddenNow: ['প্রশ্নটি এখন “প্রযোজ্য নয়”।', 'The question is marked as “Does not apply”.'],
  },
  unanswered: {
    title: ['সাইটে যা খুঁজে পাওয়া যায়নি', 'What visitors did not find'],
    hint: [
      'অন্তত তিন দিন, নানা জায়গা থেকে যা খোঁজা হয়েছে অথচ সাইটে নেই। উত্তর লিখুন, অথবা তথ্যটি যে পাতায় আছে তার লিংক দিন। কে খুঁজেছেন, তা রাখা হয় না।',
      'What people in different places searched for on at least three days, and the site does not have. Write the answer, or link the page that has the fact. Who searched is not stored.',
    ],
    none: ['এখনো এমন কিছু নেই।', 'There is nothing yet.'],
    isOff: ['গোনা বন্ধ আছে।', 'Searches are not counted.'],
    times: [(count) => `${count} বার`, (count) => `${count} times`],
    lastWeek: [(day) => `শেষবার ${day} তারিখের সপ্তাহে`, (day) => `last in the week of ${day}`],
    neverAsk: ['আর দেখাবেন না', 'Do not show again'],
    gone: ['লেখাটি আর দেখানো হবে না।', 'It is not shown again.'],
    turnOn: ['গোনা চালু করুন', 'Count searches'],
    turnOff: ['গোনা বন্ধ করুন', 'Stop counting'],
    turnedOn: ['এখন থেকে গোনা হবে।', 'Searches are counted from now on.'],
    turnedOff: ['গোনা বন্ধ হয়েছে।', 'Searches are no longer counted.'],
  },
  pasted: {
    title: ['Excel থেকে প্রশ্ন আনা', 'Bring questions from Excel'],
    hint: [
      'শিরোনামের সারিসহ কপি করে এখানে পেস্ট করুন, অথবা ফাইল বেছে নিন। প্রশ্ন ও উত্তর লাগবে; বিষয়ের ধরন, ইংরেজি ও মিলিয়ে দেখার দিনও থাকতে পারে। একই প্রশ্ন থাকলে তার উত্তর বদলায়। তোলার আগে সব মিলিয়ে নিন।',
      'Copy the rows with their headings and paste them here, or choose a file. Each row needs a question and an answer; topic, English and the day of the check can follow. The answer of a question that is in the list is changed. You see everything before it is written.',
    ],
    noHeadings: [
      'শিরোনামের সারি পাওয়া যায়নি। উপরে একটি সারিতে “প্রশ্ন” ও “উত্তর” লেখা থাকতে হবে।',
      'No row with headings was found. Above the questions, one row must have “প্রশ্ন” (or Question) and “উত্তর” (or Answer).',
    ],
  },
})
