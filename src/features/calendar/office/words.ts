import { counted } from '../../../words/counted.ts'
import { inBothLanguages, pairsOf } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'
import { calendarFieldWords } from './field-words.ts'

export const calendarWords = inBothLanguages({
  ...pairsOf(calendarFieldWords),
  lead: [
    'ছুটি, পরীক্ষা ও অনুষ্ঠান। হঠাৎ বন্ধ হলে এখান থেকে দুইবার চাপলেই হয়।',
    'Holidays, exams and events. You can announce a sudden closure here with two taps.',
  ],
  classes: [schoolWords.bn.classes, schoolWords.en.classes],
  shifts: [schoolWords.bn.shifts, schoolWords.en.shifts],
  shiftOf: [(shift) => `${shift} শিফট`, (shift) => `${shift} shift`],
  change: ['বদলান', 'Change'],
  closure: {
    title: ['হঠাৎ বন্ধ', 'Sudden closure'],
    which: ['কোন দিন বন্ধ', 'Day of the closure'],
    days: {
      today: ['আজ বন্ধ', 'Closed today'],
      tomorrow: ['আগামীকাল বন্ধ', 'Closed tomorrow'],
      other: ['অন্য দিন', 'Another date'],
    },
    first: ['প্রথম দিন', 'First day'],
    reason: ['কেন', 'Reason'],
    reasons: {
      unavoidable: ['অনিবার্য কারণ', 'Unavoidable reasons'],
      storm: ['ঝড় ও ভারী বৃষ্টি', 'Storm and heavy rain'],
      cold: ['শৈত্যপ্রবাহ', 'Cold wave'],
      heat: ['তীব্র তাপপ্রবাহ', 'Heat wave'],
      flood: ['বন্যা', 'Flood'],
      polling: ['বিদ্যালয়টি ভোটকেন্দ্র', 'Polling station'],
      strike: ['হরতাল, অবরোধ', 'Strike'],
      order: ['প্রশাসনের নির্দেশ', 'Order of the administration'],
      mourning: ['শোক পালন', 'Mourning'],
      other: ['অন্যান্য', 'Other'],
    },
    ownReason: ['কারণটি লিখুন', 'Write the reason'],
    length: ['কত দিন', 'Number of days'],
    lengths: {
      1: ['১ দিন', '1 day'],
      2: ['২ দিন', '2 days'],
      3: ['৩ দিন', '3 days'],
      until: ['তারিখ দিন', 'Until a date'],
    },
    last: ['শেষ দিন', 'Last day'],
    note: ['আর কিছু বলার থাকলে', 'More details'],
    preview: ['সাইটে যেমন দেখাবে', 'Preview for visitors'],
    onEveryPage: [
      'সব পাতার উপরে, এখনই। দিন শেষ হলে নিজেই সরে যাবে।',
      'At the top of every page from now on. It disappears after the last day.',
    ],
    onEveryPageFrom: [
      (day) => `সব পাতার উপরে, ${day} থেকে। দিন শেষ হলে নিজেই সরে যাবে।`,
      (day) => `At the top of every page from ${day}. It disappears after the last day.`,
    ],
    ringNow: [
      (phones) => `ঘোষণা করলেই ${phones}টি ফোনে জরুরি বার্তা যাবে।`,
      (phones) => `As soon as you announce it, ${counted(phones, 'phone rings', 'phones ring')}.`,
    ],
    ringLater: [
      (phones, day) => `${day} সকাল ৭টায় ${phones}টি ফোনে জরুরি বার্তা যাবে।`,
      (phones, day) =>
        `${counted(phones, 'phone rings', 'phones ring')} on ${day} at 7 in the morning.`,
    ],
    hasExam: ['এই দিনে পরীক্ষা আছে:', 'There is an exam on these days:'],
    exams: ['পরীক্ষাটি কবে হবে', 'When the exam is held'],
    examAnswers: {
      moved: ['নতুন তারিখে', 'On a new date'],
      open: ['তারিখ পরে জানানো হবে', 'The date is not fixed yet'],
      kept: ['এই দিনেই হবে', 'On this day all the same'],
    },
    examDay: ['পরীক্ষার নতুন তারিখ (বন্ধের পরে)', 'New date of the exam (after the closure)'],
    already: ['এই দিনে আগে থেকেই ঘোষণা আছে:', 'Already announced for these days:'],
    announceAgain: ['ঠিক থাকলে আবার চাপুন।', 'Press again to announce it all the same.'],
    closedAnyway: [
      'প্রথম দিনটিতে বিদ্যালয় এমনিতেই বন্ধ।',
      'The school is closed on the first day anyway.',
    ],
    announce: {
      today: ['আজ বন্ধ ঘোষণা করুন', 'Announce: closed today'],
      todayOn: ['আজ থেকে বন্ধ ঘোষণা করুন', 'Announce: closed from today'],
      tomorrow: ['আগামীকাল বন্ধ ঘোষণা করুন', 'Announce: closed tomorrow'],
      tomorrowOn: ['আগামীকাল থেকে বন্ধ ঘোষণা করুন', 'Announce: closed from tomorrow'],
      other: ['বন্ধ ঘোষণা করুন', 'Announce the closure'],
    },
    announced: ['বন্ধ ঘোষণা করা হয়েছে।', 'The closure is announced.'],
    failed: ['ঘোষণা করা গেল না।', 'The closure could not be announced.'],
    now: ['ঘোষণা করা আছে', 'Announced'],
    open: ['আজ থেকে খোলা', 'Open from today'],
    withdraw: ['বিদ্যালয় খোলা: ঘোষণা বাতিল করুন', 'The school is open: withdraw'],
    opened: ['আজ থেকে বিদ্যালয় খোলা।', 'The school is open from today.'],
    withdrawn: ['ঘোষণা বাতিল করা হয়েছে।', 'The announcement is withdrawn.'],
    examsStay: ['পরীক্ষা নতুন তারিখেই আছে।', 'The exams stay on their new date.'],
    closedAgain: ['ঘোষণাটি আবার আগের মতো আছে।', 'The announcement is restored.'],
  },
  month: {
    today: ['আজ', 'today'],
    press: ['তারিখে চাপলে সেই দিনে লেখা যায়।', 'Press a day to add an entry.'],
    addHere: ['যোগ করুন', 'add'],
    previous: ['আগের মাস', 'Previous month'],
    next: ['পরের মাস', 'Next month'],
    current: ['এই মাস', 'This month'],
    ahead: ['সামনে', 'Coming up'],
    entriesOf: [(month) => `${month} মাসে`, (month) => `In ${month}`],
    empty: ['এখানে কিছু লেখা নেই।', 'No entries.'],
    add: ['একটি দিন যোগ করুন', 'Add an entry'],
    table: [(year) => `${year} সালের তালিকা (CSV)`, (year) => `The list of ${year} (CSV)`],
  },
  entry: {
    examClasses: [
      'শিরোনামে শ্রেণি লেখা থাকলে তা এখানে বসে; মিলিয়ে নিন। কোনোটি না দিলে সব শ্রেণির পরীক্ষা। অন্য শ্রেণির ক্লাস চলবে, “ক্লাস বন্ধ” দিলে চলবে না।',
      'Filled from the title; please check. Without a choice, all classes have the exam. The others have lessons, unless you choose “No lessons”.',
    ],
    classesHint: ['কোনোটি না দিলে সব শ্রেণির জন্য।', 'Without a choice, it is for all classes.'],
    noSchedule: ['নেই', 'None'],
    add: ['শিক্ষাপঞ্জিতে যোগ করুন', 'Add to the calendar'],
    change: ['শিক্ষাপঞ্জির লেখা বদলান', 'Change the entry'],
    noteHint: ['সময়, জায়গা বা আর কিছু বলার থাকলে।', 'Time, place or other details.'],
    titleEnglishHint: [
      'জাতীয় দিবস ও পরীক্ষার নাম নিজে থেকেই ইংরেজিতে দেখায়।',
      'The names of national days and exams appear in English by themselves.',
    ],
    added: ['শিক্ষাপঞ্জিতে যোগ করা হয়েছে।', 'Added to the calendar.'],
    changed: ['শিক্ষাপঞ্জিতে বদলানো হয়েছে।', 'The entry is changed.'],
    confirm: ['এটি শিক্ষাপঞ্জি থেকে মুছে ফেলবেন?', 'Delete this from the calendar?'],
    yes: ['হ্যাঁ', 'Yes'],
    no: ['না', 'No'],
  },
  national: {
    title: ['জাতীয় দিবস', 'National days'],
    hint: [
      'প্রতিবছর একই তারিখের সরকারি ছুটি। যেগুলো নেই শুধু সেগুলোই যোগ হবে।',
      'Holidays on the same day of every year. Only missing days are added.',
    ],
    year: ['কোন বছর', 'Year'],
    isThere: ['আছে', 'in the calendar'],
    add: [(count) => `${count}টি যোগ করুন`, (count) => `Add ${count}`],
    added: [
      (count) => `${count}টি জাতীয় দিবস যোগ করা হয়েছে।`,
      (count) => `National days added: ${count}.`,
    ],
    allThere: [
      'এই বছরের সব জাতীয় দিবস শিক্ষাপঞ্জিতে আছে।',
      'The calendar has all national days of this year.',
    ],
  },
  list: {
    title: ['Excel থেকে ছুটির তালিকা আনা', 'Bring a list of days from Excel'],
    toCorrect: ['আগে ঠিক করতে হবে', 'To correct first'],
    yes: ['হ্যাঁ', 'Yes'],
    no: ['না', 'No'],
    hint: [
      'মাউশির তালিকা বা Excel থেকে সারিগুলো কপি করে এখানে পেস্ট করুন, অথবা ফাইল বেছে নিন। যে দিনটি আগে থেকেই আছে, তার লেখা বদলায়। তোলার আগে সব মিলিয়ে নিন।',
      'Copy rows from a list or from Excel and paste them here, or choose a file. Entries that the calendar already has are changed. You see everything before it is written.',
    ],
    columns: [
      ['তারিখ', 'শিরোনাম', 'কাজ'],
      ['Days', 'Title', 'Actions'],
    ],
    moon: ['চাঁদ দেখা', 'Moon'],
    leaveOut: ['এটি বাদ', 'Leave out'],
    takeBack: ['সারিটি নিন', 'Include again'],
    whichOrder: [
      (day) => `তালিকায় “${day}” কোন দিন?`,
      (day) => `Which day is “${day}” in this list?`,
    ],
    whichYear: ['তালিকায় বছর লেখা নেই। কোন বছরের?', 'The list has no year. Which year is it?'],
    dayHint: ['দিন/মাস/বছর', 'day/month/year'],
    otherWeekday: [
      (weekday) => `তালিকায় ${weekday} লেখা। মিলিয়ে দেখুন।`,
      (weekday) => `The list says ${weekday}. Please check.`,
    ],
    problems: {
      'not-a-day': [
        (day) => (day ? `“${day}” কোন তারিখ?` : 'তারিখ পাওয়া যায়নি।'),
        (day) => (day ? `Which day is “${day}”?` : 'The day is missing.'),
      ],
      'no-such-day': [
        (day) => `“${day}” নামে কোনো তারিখ নেই।`,
        (day) => `The day “${day}” does not exist.`,
      ],
      'which-year': [
        (day) => `“${day}”: কোন বছরের? সালসহ লিখুন।`,
        (day) => `“${day}”: of which year? Write the year too.`,
      ],
      'ends-first': [
        (day) => `“${day}”: শেষের দিনটি শুরুর আগে।`,
        (day) => `“${day}”: the last day is before the first.`,
      ],
    },
  },
})
