import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'

export const studentCountWords = inBothLanguages({
  lead: [
    'শ্রেণি, শিফট ও শাখা বেছে নিন; আগের হিসাব থাকলে নিজেই আসবে। সংখ্যা বাংলা বা ইংরেজি অঙ্কে লেখা যায়।',
    'Choose class, shift and section. An earlier count is then loaded. You can write numbers in Bengali or Latin digits.',
  ],
  formTitle: ['একটি শাখার হিসাব', 'The count of one section'],
  whichYear: ['কোন হিসাব', 'Which counts'],
  presentYear: ['এখনকার', 'Present'],
  nextYear: [(year) => `${year} সালের`, (year) => `Of ${year}`],
  shownLater: [
    (day) => `এগুলো সাইটে দেখা যাবে ${day} থেকে। ততদিন এখনকার হিসাবই থাকবে।`,
    (day) => `The site shows these from ${day} on. Until then, the present counts stay.`,
  ],
  shownAtOnce: [
    (year) =>
      `${year} সাল শুরু হয়ে গেছে: একটি শাখা লিখলেই সাইটে আগের হিসাবের জায়গায় ${year} সালের হিসাব দেখা যাবে।`,
    (year) =>
      `${year} has begun: as soon as one section is written, the site shows the counts of ${year} in place of the present ones.`,
  ],
  firstCount: ['এই শাখার হিসাব এখনো দেওয়া হয়নি।', 'This section has not been counted yet.'],
  failedToLoad: [
    'এই শাখার আগের হিসাব আনা গেল না।',
    'The earlier count of this section could not be loaded.',
  ],
  groups: {
    religions: ['ধর্ম অনুযায়ী', 'By religion'],
    studies: ['বিভাগ অনুযায়ী', 'By group'],
    others: ['অন্যান্য', 'Other'],
  },
  total: ['মোট', 'Total'],
  year: { year: ['শিক্ষাবর্ষ', 'School year'], takenOn: ['যেদিনের হিসাব', 'Counted on'] },
  fields: [schoolWords.bn.counts, schoolWords.en.counts],
  /** A warning. The clerk can still save. */
  religionsDiffer: [
    (sum, girls) =>
      `ধর্ম অনুযায়ী মোট ${sum} জন, কিন্তু ছাত্রী ${girls} জন। একবার মিলিয়ে দেখুন; এভাবেও সংরক্ষণ করা যাবে।`,
    (sum, girls) =>
      `The religions add up to ${sum}, but the section has ${counted(girls, 'girl')}. Please check. You can still save.`,
  ],
  studiesDiffer: [
    (sum, girls) =>
      `বিভাগ অনুযায়ী মোট ${sum} জন, কিন্তু ছাত্রী ${girls} জন। একবার মিলিয়ে দেখুন; এভাবেও সংরক্ষণ করা যাবে।`,
    (sum, girls) =>
      `The groups add up to ${sum}, but the section has ${counted(girls, 'girl')}. Please check. You can still save.`,
  ],
  boysStored: [
    (boys) => `এই শাখায় ছাত্র ${boys} জন; এই সংখ্যা যেমন আছে তেমনই থাকবে।`,
    (boys) => `Boys in this section: ${boys}. This figure stays as it is.`,
  ],
  save: ['হিসাব সংরক্ষণ করুন (Save Data)', 'Save Data'],
  update: ['হিসাব হালনাগাদ করুন (Update Data)', 'Update Data'],
  reset: ['ফরম খালি করুন', 'Clear the form'],
  saved: ['হিসাব সংরক্ষণ করা হয়েছে। (Data saved successfully)', 'Data saved successfully'],
  updated: ['হিসাব হালনাগাদ করা হয়েছে। (Data updated successfully)', 'Data updated successfully'],
  failedToSave: ['হিসাব সংরক্ষণ করা গেল না। (Error saving data)', 'Error saving data'],
  failedToUpdate: ['হিসাব হালনাগাদ করা গেল না। (Error updating data)', 'Error updating data'],
  listTitle: ['সব শাখার হিসাব', 'The counts of all sections'],
  totalDiffers: [
    (total, published) =>
      `সব শাখা মিলিয়ে শিক্ষার্থী ${total} জন, কিন্তু সাইটের “এক নজরে” পাতায় লেখা আছে ${published} জন।`,
    (total, published) =>
      `All sections together have ${counted(total, 'student')}, but the page “At a glance” says ${published}.`,
  ],
  takeTotal: [
    (total) => `“এক নজরে” পাতায় ${total} লিখুন`,
    (total) => `Write ${total} on “At a glance”`,
  ],
  totalTaken: [
    (total) => `“এক নজরে” পাতায় এখন মোট শিক্ষার্থী ${total} জন।`,
    (total) => `The page “At a glance” now says ${counted(total, 'student')}.`,
  ],
  columnGroups: {
    religions: ['ধর্ম', 'Religion'],
    studies: ['বিভাগ', 'Group'],
    fighters: ['মুক্তিযোদ্ধা', 'Freedom fighters'],
    needs: ['বিশেষ চাহিদা', 'Special needs'],
  },
  /** Below the heading of their group. */
  shortFields: {
    muktiJoddha: ['পরিবার', 'Family'],
    muktiJoddharSontan: ['সন্তান', 'Child'],
  },
  /** On a phone: shows all numbers of the row. */
  wholeRow: ['সব', 'All'],
  allCounted: [
    (sections, students) =>
      `${sections}টি শাখা, মোট ${students} জন। শাখার নামে চাপলে হিসাবটি উপরের ফরমে আসে।`,
    (sections, students) =>
      `Sections: ${sections}. Students: ${students}. Press a section to change its count in the form above.`,
  ],
  whichSection: ['শ্রেণি, শাখা ও শিফট', 'Class, section and shift'],
  actions: ['কাজ', 'Actions'],
  empty: ['শিক্ষার্থীর হিসাব এখনো দেওয়া হয়নি।', 'No students are counted yet.'],
  open: ['বদলান', 'Change'],
  pasted: {
    title: ['Excel থেকে হিসাব আনা', 'Bring counts from Excel'],
    hint: [
      'Excel থেকে শিরোনামের সারিসহ কপি করে এখানে পেস্ট করুন, অথবা ফাইল বেছে নিন। শ্রেণি, শাখা, শিফট ও ছাত্রী (বা মোট) লাগবে; ধর্ম, বিভাগ ও অন্য সংখ্যাও থাকতে পারে। যে শাখার হিসাব আছে, তার সংখ্যা বদলায়; তালিকায় যে শাখা নেই, তা যেমন আছে তেমনই থাকে। তোলার আগে সব মিলিয়ে নিন।',
      'Copy the rows with their headings from Excel and paste them here, or choose a file. Each row needs class, section, shift and girls (or the total); religions, groups and other numbers can follow. Counts that the site already has are changed; sections that the list does not have stay as they are. You see everything before it is written.',
    ],
    noHeadings: [
      'শিরোনামের সারি পাওয়া যায়নি। সংখ্যাগুলোর উপরে একটি সারিতে “শ্রেণি”, “শাখা”, “শিফট” ও “ছাত্রী” লেখা থাকতে হবে।',
      'No row with headings was found. Above the numbers, one row must have “শ্রেণি” (or Class), “শাখা” (or Section), “শিফট” (or Shift) and “ছাত্রী” (or Girls).',
    ],
  },
  protection: {
    title: ['ছোট সংখ্যার সুরক্ষা', 'Protection of small numbers'],
    isOff: [
      'এখন সাইটে প্রতিটি শাখার সব সংখ্যা পুরো দেখানো হয়।',
      'The site now shows all numbers of every section in full.',
    ],
    isOn: [
      'এখন সাইটে কোনো শাখার ৫-এর কম সংখ্যা “৫-এর কম” দেখায়; ধর্ম, প্রতিবন্ধিতা ও মুক্তিযোদ্ধা পরিবারের সংখ্যা দেখায় শুধু পুরো বিদ্যালয়ের।',
      'The site now shows a number of a section under 5 as “fewer than 5”, and religion, disability and freedom fighters’ families for the whole school only.',
    ],
    advice: [
      'সুরক্ষা চালু রাখা ভালো: নইলে ছোট সংখ্যা থেকে একজন শিক্ষার্থীর ধর্ম বা প্রতিবন্ধিতা জানা যেতে পারে।',
      'We recommend the protection: without it, a small number can tell the religion or the disability of a single student.',
    ],
    turnOn: ['সুরক্ষা চালু করুন', 'Turn protection on'],
    turnOff: ['সুরক্ষা বন্ধ করুন', 'Turn protection off'],
    turnedOn: ['ছোট সংখ্যার সুরক্ষা চালু হয়েছে।', 'The protection of small numbers is on.'],
    turnedOff: ['ছোট সংখ্যার সুরক্ষা বন্ধ হয়েছে।', 'The protection of small numbers is off.'],
    question: [
      'বন্ধ করলে সাইটে প্রতিটি শাখার সব সংখ্যা দেখা যাবে, একজনেরও। সুরক্ষা বন্ধ করবেন?',
      'Without the protection, the site shows all numbers of every section, also of a single student. Turn it off?',
    ],
  },
  confirm: [
    'এই হিসাবটি মুছে ফেলবেন? (Are you sure you want to delete this student count?)',
    'Are you sure you want to delete this student count?',
  ],
  removed: [
    'হিসাবটি মুছে ফেলা হয়েছে। (Student count deleted successfully.)',
    'Student count deleted successfully.',
  ],
  failedToRemove: [
    'হিসাবটি মোছা গেল না। (Failed to delete student count.)',
    'Failed to delete student count.',
  ],
})
