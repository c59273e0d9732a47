import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'

export const officerWords = inBothLanguages({
  lead: [
    'শিক্ষক ও কর্মচারীদের নাম এখানে লিখুন। সাইটের পাতাটি এই তালিকা থেকেই তৈরি হয়।',
    'Enter the names of teachers and staff here. The page on the site is made from this list.',
  ],
  listTitle: ['তালিকা', 'List'],
  order: [
    'সাইটেও এই দুটি তালিকা এই ক্রমেই দেখা যায়। কারও নামে চাপলে তাঁর ক্রম ও তথ্য বদলানোর আর নাম মোছার বোতাম পাবেন।',
    'The site shows these two lists in the same order. Press a name to move, change or delete the person.',
  ],
  people: [(count) => `${count} জন`, (count) => count],
  noAnswer: ['সম্মতি লেখা নেই', 'Consent not written down'],
  headings: [schoolWords.bn.officerHeadings, schoolWords.en.officerHeadings],
  emptyList: ['এই তালিকায় এখনো কেউ নেই।', 'Nobody is in this list yet.'],
  empty: ['এখনো কারও নাম তালিকায় নেই।', 'Nobody is listed yet.'],
  notShown: [
    'সাইটে এখন আপনাদের নিজস্ব ফাইলটি দেখা যাচ্ছে, এই তালিকা নয়। তালিকাটি দেখাতে নিচে “তালিকায় ফিরে যান” চাপুন।',
    'The site now shows your own file instead of this list. To show the list, press “Go back to the list” below.',
  ],
  add: ['নতুন নাম যোগ করুন', 'Add a name'],
  addTitle: ['নতুন নাম', 'New name'],
  submit: ['যোগ করুন (Create)', 'Create'],
  edit: ['তথ্য বদলান', 'Change'],
  added: [
    (list) => `নামটি “${list}” তালিকার শেষে যোগ হয়েছে।`,
    (list) => `The name is added at the end of the list “${list}”.`,
  ],
  updated: ['তথ্য হালনাগাদ হয়েছে।', 'Updated.'],
  changedList: [
    (list) => `তথ্য হালনাগাদ হয়েছে। নামটি এখন “${list}” তালিকার শেষে।`,
    (list) => `Updated. The name is now at the end of the list “${list}”.`,
  ],
  confirm: [
    'এই নামটি তালিকা থেকে মুছে ফেলবেন? (Are you sure you want to delete this person?)',
    'Are you sure you want to delete this person?',
  ],
  offices: [
    'এখানে তাঁর নাম আছে। মুছলে কমিটি ও সেবায় অন্য কাউকে বসাতে হবে; রুটিনে নামটি থেকে যাবে।',
    'This person is named here. Somebody else must take the place in committees and services; in the routine the name stays.',
  ],
  service: ['সেবা:', 'Service:'],
  lessonsIn: [
    (section, amount) => `রুটিন: ${section}, ${amount}টি ক্লাস`,
    (section, amount) => `Routine: ${section}, ${counted(amount, 'lesson')}`,
  ],
  fields: {
    name: ['নাম', 'Name'],
    designation: ['পদবি', 'Designation'],
    category: ['ভাগ', 'Group'],
    subject: ['বিষয়', 'Subject'],
    qualification: ['শিক্ষাগত যোগ্যতা', 'Qualification'],
    phone: ['ফোন', 'Phone'],
    email: ['ই-মেইল', 'E-mail'],
  },
  hints: {
    designation: ['যেমন: সহকারী শিক্ষক', 'For example: Assistant Teacher'],
    subject: [
      'শিক্ষক হলে কী পড়ান, যেমন: গণিত',
      'The subject that a teacher teaches, for example: Mathematics',
    ],
    qualification: ['যেমন: এমএসসি, বিএড', 'For example: MSc, BEd'],
    email: ['সাইটে সবাই দেখতে পাবেন।', 'Everyone can see it on the site.'],
  },
  categories: { teacher: ['শিক্ষক', 'Teacher'], officer: ['কর্মচারী', 'Staff'] },
  photoNow: ['এখনকার ছবি', 'Current photo'],
  newPhoto: ['নতুন ছবি', 'New photo'],
  removePhoto: ['ছবি সরিয়ে দিন', 'Remove the photo'],
  photoRemoved: ['সংরক্ষণ করলে ছবিটি আর থাকবে না।', 'The photo will be removed when you save.'],
  keepPhoto: ['ছবিটি থাকুক', 'Keep the photo'],
  hasPhoto: ['ছবি আছে', 'There is a photo'],
  positionOf: [(name) => `${name}: কত নম্বরে থাকবেন`, (name) => `${name}: position`],
  position: [(position) => `${position} নম্বর`, (position) => `No. ${position}`],
  ofTotal: [(total) => `মোট ${total} জন`, (total) => `of ${total}`],
  movedAloud: [
    (name, position, total) => `${name}: ${total} জনের মধ্যে ${position} নম্বরে রাখা হয়েছে।`,
    (name, position, total) => `${name}: now no. ${position} of ${total}.`,
  ],
  pasted: {
    title: ['Excel থেকে নাম আনা', 'Bring names from Excel'],
    hint: [
      'Excel থেকে শিরোনামের সারিসহ কপি করে এখানে পেস্ট করুন, অথবা ফাইল বেছে নিন। নাম ও পদবি লাগবে; বিষয়, শিক্ষাগত যোগ্যতা, মোবাইল ও ই-মেইলও থাকতে পারে। যাঁর নাম ও পদবি আছে, তাঁর তথ্য বদলায়; তালিকায় যাঁর নাম নেই, তিনি থেকে যান। তোলার আগে সব মিলিয়ে নিন। কোন নম্বর কার, তা না বলা পর্যন্ত নম্বরগুলো কেবল অফিসে থাকে।',
      'Copy the rows with their headings from Excel and paste them here, or choose a file. Each row needs a name and a designation; subject, qualification, mobile and e-mail can follow. The details of people who are already in the list are changed; people whom the rows do not name stay as they are. You see everything before it is written. Numbers stay in the office until you say whose each of them is.',
    ],
    noHeadings: [
      'শিরোনামের সারি পাওয়া যায়নি। নামগুলোর উপরে একটি সারিতে “নাম” ও “পদবি” লেখা থাকতে হবে।',
      'No row with headings was found. Above the names, one row must have “নাম” (or Name) and “পদবি” (or Designation).',
    ],
  },
  page: {
    title: [
      'বিদ্যালয়ের নিজস্ব পাতা (TeacherInformation.html)',
      'The school’s own page (TeacherInformation.html)',
    ],
    fromList: ['সাইটে এখন উপরের তালিকাটি দেখা যাচ্ছে।', 'The site now shows the list above.'],
    fromFile: [
      (date) => `সাইটে এখন আপনাদের নিজস্ব ফাইলটি দেখা যাচ্ছে, ${date} থেকে।`,
      (date) => `The site shows your own file since ${date}.`,
    ],
    preview: ['পাতাটি নতুন ট্যাবে দেখুন', 'See the page in a new tab'],
    lead: [
      'বিদ্যালয়ের নিজস্ব HTML ফাইল থাকলে তালিকার বদলে সেটি দেখানো যায়। লেখা, ছক ও লিংক থাকবে; স্ক্রিপ্ট, রং ও নকশা বাদ যাবে।',
      'If the school has its own HTML file, the site can show it instead of the list. Text, tables and links stay; scripts, colours and styles are removed.',
    ],
    file: ['HTML ফাইল', 'HTML file'],
    hint: [
      (megabytes) => `HTML, UTF-8-এ সংরক্ষণ করা; সর্বোচ্চ ${megabytes} এমবি`,
      (megabytes) => `HTML, saved as UTF-8; at most ${megabytes} MB`,
    ],
    submit: ['এই ফাইলটি দেখান', 'Show this file'],
    uploaded: ['সাইটে এখন আপনাদের নিজস্ব ফাইলটি দেখা যাচ্ছে।', 'The site shows your own file now.'],
    toList: ['তালিকায় ফিরে যান', 'Go back to the list'],
    confirm: [
      'নিজস্ব ফাইলটি মুছে তালিকায় ফিরে যাবেন? (Are you sure you want to delete this file?) তালিকার সব নাম যেমন ছিল তেমনই আছে।',
      'Delete your own file and go back to the list? (Are you sure you want to delete this file?) The names in the list have not changed.',
    ],
    isList: [
      'নিজস্ব ফাইলটি মুছে ফেলা হয়েছে। সাইটে এখন তালিকাটি দেখা যাচ্ছে।',
      'Your own file is deleted. The site shows the list now.',
    ],
  },
})
