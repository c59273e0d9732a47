import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { informationWords } from '../public/words.ts'

export const boardWords = inBothLanguages({
  titles: [informationWords.bn.titles, informationWords.en.titles],
  numbered: [informationWords.bn.numbered, informationWords.en.numbered],
  fields: [informationWords.bn.fields, informationWords.en.fields],
  levels: [informationWords.bn.levels, informationWords.en.levels],
  forms: [informationWords.bn.forms, informationWords.en.forms],
  serviceGroups: [informationWords.bn.serviceGroups, informationWords.en.serviceGroups],
  asOf: [informationWords.bn.asOf, informationWords.en.asOf],
  lead: [
    'ওয়েবসাইটে যে তথ্য থাকতেই হয়, তার কোনটি আছে, কোনটি পুরোনো, কোনটি নেই।',
    'What the website must have: what is there, what is old, and what is missing.',
  ],
  count: [
    (ok) => `১১টির মধ্যে ${ok === '০' ? 'একটিও এখনো ঠিক নেই' : `${ok}টি ঠিক আছে`}`,
    (ok) => `${ok} of the 11 are all right`,
  ],
  others: [
    (all, ok) =>
      `এর বাইরে আরও ${all}টি তথ্যের ${ok === '০' ? 'একটিও এখনো ঠিক নেই' : `${ok}টি ঠিক আছে`}।`,
    (all, ok) => `${ok} of the ${all} other entries are up to date.`,
  ],
  states: {
    ok: ['ঠিক আছে', 'All right'],
    late: ['পুরোনো', 'Old'],
    missing: ['নেই', 'Missing'],
    ending: ['মেয়াদ শেষ হচ্ছে', 'Term ends'],
  },
  toDo: ['এখন যা করবেন', 'Things to do'],
  nothingToDo: [
    'এখন কিছু করার নেই। সব তথ্য ঠিক আছে।',
    'There is nothing to do now. Every entry is all right.',
  ],
  allRight: ['ঠিক আছে', 'All right'],
  amount: [(count) => `${count}টি`, (count) => count],
  ofDirectorate: [(number) => `মাউশির তালিকার ${number} নম্বর`, (number) => `${number} of the 11`],
  ofOthers: [(number) => `অতিরিক্ত ${number}`, (number) => `Other entry ${number}`],
  onSite: ['সাইটে আছে:', 'On the site:'],
  write: ['লিখুন', 'Write'],
  check: ['এখনো ঠিক আছে', 'Still right'],
  change: ['বদলান', 'Change'],
  renew: ['পরের মেয়াদের কমিটি লিখুন', 'Write the committee of the next term'],
  extend: ['মেয়াদ বাড়ান', 'Extend'],
  notApplicable: ['প্রযোজ্য নয়', 'Does not apply'],
  checked: [(title) => `যাচাই লেখা হয়েছে: ${title}`, (title) => `Checked: ${title}`],
  undo: ['আগের মতো করুন', 'Set back'],
  reasons: {
    missing: ['নেই', 'Missing'],
    old: [
      (day, months) => `পুরোনো: শেষ ${day}, ${months} মাস আগে`,
      (day, months) => `Old: last changed or checked on ${day}, ${counted(months, 'month')} ago`,
    ],
    termOver: ['মেয়াদ শেষ হয়ে গেছে', 'The term is over'],
    termEnds: [
      (day, days) => `মেয়াদ শেষ হবে ${day}, ${days} দিন বাকি`,
      (day, days) => `Ends on ${day}, ${counted(days, 'day')} left`,
    ],
    personLeft: [
      (names) => `${names || 'একজন'} আর তালিকায় নেই`,
      (names) => `No longer in the list: ${names || 'one person'}`,
    ],
    postsDiffer: [
      (title, listed, filled) => `${title}: তালিকায় ${listed}, এখানে ${filled}`,
      (title, listed, filled) => `${title}: ${listed} in the list, ${filled} here`,
    ],
    yearMissing: ['এ বছরের ফল নেই', 'The results of this year are missing'],
    countsDiffer: [
      'শিক্ষার্থী সংখ্যার পাতায় শাখার সংখ্যা অন্য',
      'The student counts have another number of sections',
    ],
    parts: {
      routine: ['রুটিন নেই', 'There is no routine'],
      syllabus: ['পাঠ্যসূচি যোগ করা হয়নি', 'There is no syllabus'],
      notices: ['নোটিশ নেই', 'There is no notice'],
    },
  },
  inspector: ['পরিদর্শকের জন্য', 'For an inspector'],
  inspectorText: [
    'কী আছে, কোথায় আছে, কবে যাচাই হয়েছে: এক পাতায়, স্বাক্ষরের জায়গাসহ।',
    'What there is, where it is and when it was checked: on one page, with signatures.',
  ],
  print: [informationWords.bn.print, informationWords.en.print],
  csv: [informationWords.bn.csv, informationWords.en.csv],
  consents: ['যাঁদের সম্মতি লেখা নেই', 'Consent not written down'],
  consentsText: [
    (phones, photos) =>
      `${[phones !== '০' && `${phones}টি ফোন নম্বর`, photos !== '০' && `${photos}টি ছবি`].filter(Boolean).join(' ও ')} কার সম্মতিতে, তা লেখা নেই। নতুন নম্বর উত্তর না দেওয়া পর্যন্ত কেবল অফিসে থাকে।`,
    (phones, photos) =>
      `No consent to ${[phones !== '0' && counted(phones, 'telephone number'), photos !== '0' && counted(photos, 'photo')].filter(Boolean).join(' and ')} is written down. A new number stays in the office until you answer.`,
  ],
  noConsents: [
    'সব ফোন নম্বর ও ছবির সম্মতি লেখা আছে।',
    'The consent for every number and photo is written down.',
  ],
  seeOneByOne: ['একে একে দেখুন', 'See them one by one'],
  ownFile: [
    'শিক্ষকদের তালিকার জন্য নিজের ফাইল দেওয়া থাকলে তার ফোন নম্বর যাচাই করা যায় না।',
    'If the school uses its own file of teachers, its numbers cannot be checked.',
  ],
  back: ['তথ্য বোর্ডে ফিরে যান', 'Back to the information board'],
  saved: [(title) => `সংরক্ষণ হয়েছে: ${title}`, (title) => `Saved: ${title}`],
  notSaved: ['সংরক্ষণ হয়নি।', 'Not saved.'],
  answeredOn: ['এই তথ্য অন্য পাতা থেকে আসে:', 'This information comes from another screen:'],
  openScreen: ['সেই পাতা খুলুন', 'Open that screen'],
  applies: { yes: ['আছে', 'There is information'], no: ['প্রযোজ্য নয়', 'Does not apply'] },
  doesItApply: ['প্রযোজ্য কি না', 'Does it apply?'],
  inEnglish: [(label) => `${label} (ইংরেজি)`, (label) => `${label} (English)`],
  remove: ['সরান', 'Remove'],
  moved: [
    (legend, position) => `${legend} এখন ${position} নম্বরে।`,
    (legend, position) => `${legend} is now number ${position}.`,
  ],
  row: {
    recognition: [
      (number) => `অনুমতি বা স্বীকৃতি ${number}`,
      (number) => `Permission or recognition ${number}`,
    ],
    sections: [(number) => `শ্রেণি ও শিফট ${number}`, (number) => `Class and shift ${number}`],
    charter: [(number) => `সেবা ${number}`, (number) => `Service ${number}`],
    posts: [(number) => `পদ ${number}`, (number) => `Post ${number}`],
    'ssc-results': [(number) => `বছর ${number}`, (number) => `Year ${number}`],
  },
  add: {
    recognition: ['আরেকটি অনুমতি বা স্বীকৃতি', 'Another permission or recognition'],
    sections: ['আরেকটি শ্রেণি ও শিফট', 'Another class and shift'],
    charter: ['আরেকটি সেবা', 'Another service'],
    posts: ['আরেকটি পদ', 'Another post'],
    'ssc-results': ['আরেকটি বছর', 'Another year'],
  },
  fromCounts: ['শিক্ষার্থী সংখ্যা থেকে আনুন', 'Take from the student counts'],
  counted: [(count) => `তালিকায় ${count} জন`, (count) => `${count} in the list`],
  moreFilled: [
    'কর্মরত সংখ্যা সৃষ্ট পদের চেয়ে বেশি। সংযুক্ত শিক্ষক থাকলে এটি ঠিক; সাইটে শূন্য পদ ০ দেখাবে।',
    'More are filled than sanctioned. This is right if teachers are attached; the site shows 0 vacant posts.',
  ],
  staffOrOther: ['দায়িত্বে কে', 'Who is responsible'],
  contactGone: [
    'আগের জনের ফোন ও ই-মেইল সরানো হয়েছে।',
    'The telephone and e-mail of the earlier person are removed.',
  ],
  fromOutside: ['তালিকার বাইরের কেউ', 'Somebody who is not in the list'],
  officerName: ['নাম', 'Name'],
  designation: ['পদবি', 'Designation'],
  phone: ['ফোন', 'Telephone'],
  email: ['ই-মেইল', 'E-mail'],
  days: ['কত দিনে (সংখ্যায়, যদি নির্দিষ্ট থাকে)', 'In how many days (a number, if it is fixed)'],
  kind: ['সেবার ধরন', 'Kind of service'],
  expectationsHint: ['প্রতি লাইনে একটি', 'One on each line'],
  yearHint: ['তারিখ, বা শুধু বছর, যেমন ১৯৮৭', 'A day, or a year alone, such as 1987'],
  none: ['নেই', 'None'],
})
