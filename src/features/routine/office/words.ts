import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const routineWords = inBothLanguages({
  lead: [
    'শ্রেণি, শিফট ও শাখা বেছে নিন; আগের রুটিন থাকলে নিজেই আসবে।',
    'Choose class, shift and section. The present routine is then loaded.',
  ],
  formTitle: ['একটি শাখার রুটিন', 'The routine of one section'],
  isNew: [
    'এই শাখার রুটিন এখনো দেওয়া হয়নি। ঘরে লিখুন, ছক পেস্ট করুন, অথবা অন্য শাখা থেকে কপি করুন।',
    'This section has no routine yet. Type into the cells, paste a table, or copy another section.',
  ],
  failedToLoad: ['এই শাখার রুটিন আনা গেল না।', 'The routine of this section could not be loaded.'],
  keys: [
    'ঘর থেকে ঘরে যেতে তীর চিহ্ন, Enter বা Tab চাপুন।',
    'Move between the cells with the arrow keys, Enter or Tab.',
  ],
  week: ['সপ্তাহের ক্লাস', 'Lessons of the week'],
  day: ['বার', 'Day'],
  subject: ['বিষয়', 'Subject'],
  teacher: ['শিক্ষক', 'Teacher'],
  period: ['পিরিয়ড', 'Period'],
  /** The name of a field of the grid. */
  field: [(cell, field) => `${cell}: ${field}`, (cell, field) => `${cell}: ${field}`],
  taughtBy: [
    (subject, teacher) => `${subject} (${teacher})`,
    (subject, teacher) => `${subject} (${teacher})`,
  ],
  alsoIn: [(sections) => `একই সময়ে: ${sections}`, (sections) => `At the same time: ${sections}`],
  clashes: [
    (amount) => `${amount} জায়গায় একজন শিক্ষক একই সময়ে দুই শাখায়। মিলিয়ে দেখুন; এভাবেও সংরক্ষণ করা যাবে।`,
    (amount) =>
      `Lessons whose teacher is in another section at the same time: ${amount}. Please check. You can still save.`,
  ],
  periods: ['পিরিয়ড ও সময়', 'Periods and times'],
  periodsOf: [
    (amount, from, to) => `${amount}টি, ${from}–${to}`,
    (amount, from, to) => `${amount}, ${from}–${to}`,
  ],
  periodFields: {
    name: ['নাম', 'Name'],
    from: ['শুরু', 'Start'],
    to: ['শেষ', 'End'],
    isBreak: ['বিরতি', 'Break'],
  },
  ofPeriod: [(period, field) => `${period}, ${field}`, (period, field) => `${period}, ${field}`],
  addPeriod: ['নিচে পিরিয়ড', 'Period below'],
  addBreak: ['নিচে বিরতি', 'Break below'],
  removePeriod: ['সরান', 'Remove'],
  periodRemoved: ['পিরিয়ড ও তার ক্লাসগুলো সরানো হয়েছে।', 'The period and its lessons are removed.'],
  paste: ['Excel থেকে আনুন', 'Paste a table'],
  pasteTitle: ['Excel থেকে রুটিন আনা', 'Paste a table'],
  pasteHint: [
    'Excel বা Word-এ রুটিনের ছকটি কপি করে এখানে পেস্ট করুন। প্রতি ঘরে “বিষয় (শিক্ষক)”, অথবা দুই লাইনে বিষয় ও শিক্ষক।',
    'Copy the table of the routine in Excel or Word and paste it here. Each cell has “subject (teacher)”, or the subject and the teacher in two lines.',
  ],
  table: ['ছক', 'Table'],
  understood: [
    (lessons) => `যা বোঝা গেছে: ${lessons}টি ক্লাস।`,
    (lessons) => `Lessons found: ${lessons}.`,
  ],
  preview: ['ছক থেকে যা উঠবে', 'Preview of the table'],
  nothingUnderstood: [
    'এখানে রুটিনের কোনো ক্লাস পাওয়া যায়নি। বারের নামসহ পুরো ছকটি কপি করে দেখুন।',
    'No lesson was found. Copy the whole table, including the names of the days.',
  ],
  replaces: [
    'বসালে এই শাখায় এখন যা আছে তার জায়গায় এটি আসবে।',
    'The table will replace the present routine of this section.',
  ],
  notInList: [
    (names) => `শিক্ষকদের তালিকায় নেই, তাই নাম যেমন আছে তেমন উঠবে: ${names}`,
    (names) => `Not in the list of teachers, so the names stay as written: ${names}`,
  ],
  refused: ['যে সারিগুলো উঠবে না', 'Skipped rows'],
  refusedRow: [
    (row, text, reason) => `${row} নম্বর সারি, “${text}”: ${reason}`,
    (row, text, reason) => `Row ${row}, “${text}”: ${reason}`,
  ],
  reasons: {
    'no-day': ['কোন বারের তা বোঝা যায়নি।', 'The day is not clear.'],
    'day-again': ['এই বার আগেও এসেছে।', 'The table has this day twice.'],
  },
  take: ['এই ছকটিই রুটিন', 'Put into the routine'],
  taken: [
    'ছকটি রুটিনে বসেছে। দেখে সংরক্ষণ করুন।',
    'The table is in the routine. Check it, then save.',
  ],
  copy: ['অন্য শাখা থেকে কপি', 'Copy another section'],
  copyTitle: ['অন্য শাখা থেকে কপি করা', 'Copy another section'],
  from: ['যে শাখা থেকে', 'Section to copy'],
  what: ['কী কপি হবে', 'Parts to copy'],
  withTeachers: ['বিষয় ও শিক্ষক', 'Subjects and teachers'],
  withoutTeachers: ['শুধু বিষয়', 'Only subjects'],
  keepsPeriods: [
    'শিফট আলাদা, তাই পিরিয়ডের সময় এই শাখারই থাকবে।',
    'The shifts differ, so this section keeps its periods.',
  ],
  copyNow: ['কপি করুন', 'Copy'],
  copied: ['রুটিনটি কপি হয়েছে। দেখে সংরক্ষণ করুন।', 'The routine is copied. Check it, then save.'],
  isBack: ['আগের রুটিন ফিরে এসেছে।', 'The previous routine is restored.'],
  validFrom: ['যেদিন থেকে এই রুটিন চলবে', 'Valid from'],
  /** Below the first day. */
  nextHint: [
    'পরের রুটিন লিখতে এখানে তার প্রথম দিন দিন: সেটি আলাদা থাকবে, আর সেই দিন পর্যন্ত এখনকারটিই চলবে।',
    'To write the next routine, choose its first day here: it stands beside this one, which runs until that day.',
  ],
  becomesNext: [
    (day) => `এটি পরের রুটিন হিসেবে থাকবে, ${day} থেকে চলবে। ততদিন এখনকার রুটিনই সাইটে থাকবে।`,
    (day) =>
      `This becomes the next routine, from ${day} on. Until then, the site shows the present routine.`,
  ],
  shownLater: [
    (day) => `এটি চলবে ${day} থেকে; সেই দিন নিজেই আগেরটির জায়গায় আসবে।`,
    (day) => `It runs from ${day} on, and then takes the place of the earlier one by itself.`,
  ],
  savedForLater: [
    (day) => `রুটিন সংরক্ষণ করা হয়েছে; চলবে ${day} থেকে।`,
    (day) => `The routine is saved. It starts on ${day}.`,
  ],
  whichRoutine: ['কোন রুটিন', 'Which routine'],
  present: ['এখনকার', 'Present'],
  past: [(amount) => `আগের রুটিন (${amount})`, (amount) => `Earlier routines (${amount})`],
  saved: ['রুটিন সংরক্ষণ করা হয়েছে, সাইটে দেখা যাচ্ছে।', 'The routine is saved, and the site shows it.'],
  failedToSave: ['রুটিন সংরক্ষণ করা গেল না।', 'The routine could not be saved.'],
  lesson: [(day, time) => `${day}, ${time}`, (day, time) => `${day}, ${time}`],
  goneTitle: [
    'যেসব ক্লাসের শিক্ষক এখন তালিকায় নেই',
    'Lessons of teachers who are no longer in the list',
  ],
  goneLead: [
    'এই শিক্ষকদের নাম তালিকা থেকে মুছে ফেলা হয়েছে, কিন্তু রুটিনে তাঁদের নাম এখনো দেখা যাচ্ছে। ক্লাসগুলো অন্য শিক্ষককে দিন।',
    'These teachers were deleted from the list, but the routine still shows their names. Give the lessons to other teachers.',
  ],
  replace: {
    title: ['একজনের সব ক্লাস আরেকজনকে দিন', 'Give all lessons of a teacher to another one'],
    lead: [
      'অবসর, বদলি বা দীর্ঘ ছুটির জন্য: এখনকার ও সামনের সব রুটিনে একবারে।',
      'For a teacher who retires, moves or is away for long: in all present and coming routines at once.',
    ],
    old: ['যিনি পড়াতেন', 'Teacher until now'],
    next: ['যিনি পড়াবেন', 'New teacher'],
    choose: ['বেছে নিন', 'Choose'],
    amount: [
      (teacher, lessons) => `${teacher} (${lessons}টি ক্লাস)`,
      (teacher, lessons) => `${teacher} (${counted(lessons, 'lesson')})`,
    ],
    clashes: [
      (next, lessons) =>
        `${lessons}টি ক্লাসের সময়ে ${next} অন্য শাখায় পড়ান। দেওয়া যায়, পরে সময় বা শিক্ষক বদলান।`,
      (next, lessons) =>
        `${next} has a lesson elsewhere at the time of ${counted(lessons, 'lesson')}. You can give all of them, and change times or teachers later.`,
    ],
    act: ['সব ক্লাস দিন', 'Give all lessons'],
    question: [
      (teacher, lessons, next) => `${teacher}-এর ${lessons}টি ক্লাসই ${next} পাবেন?`,
      (teacher, lessons, next) => `Give ${next} the ${counted(lessons, 'lesson')} of ${teacher}?`,
    ],
    done: [
      (next, routines) => `ক্লাসগুলো এখন ${next}-এর: ${routines}টি রুটিন বদলেছে।`,
      (next, routines) => `The lessons are now ${next}’s. Changed routines: ${routines}.`,
    ],
  },
  lessonsIn: [
    (section, amount) => `${section}: ${amount}টি ক্লাস`,
    (section, amount) => `${section}: ${counted(amount, 'lesson')}`,
  ],
  listTitle: ['যেসব শাখার রুটিন আছে', 'Sections with a routine'],
  empty: ['এখনো কোনো শাখার রুটিন দেওয়া হয়নি।', 'No section has a routine yet.'],
  since: [(day) => `${day} থেকে`, (day) => `since ${day}`],
  startsOn: [(day) => `${day} থেকে`, (day) => `from ${day}`],
  open: ['বদলান', 'Change'],
  confirm: [
    'এই শাখার রুটিন মুছে ফেলবেন? (Are you sure you want to delete this routine?)',
    'Are you sure you want to delete this routine?',
  ],
})
