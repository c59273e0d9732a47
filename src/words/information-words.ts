import type { InformationKey } from '../content.ts'

/** The information board: its pages, and the summary of each answer in the API. */

const titles: Record<InformationKey, string> = {
  profile: 'প্রতিষ্ঠানের পরিচিতি',
  recognition: 'পাঠদানের অনুমতি ও স্বীকৃতি',
  students: 'শ্রেণি ও লিঙ্গভিত্তিক শিক্ষার্থীর তথ্য',
  sections: 'শ্রেণিভিত্তিক অনুমোদিত শাখা',
  teaching: 'পাঠদান: রুটিন, পাঠ্যসূচি ও নোটিশ',
  nationalisation: 'এমপিও ও জাতীয়করণের তথ্য',
  contact: 'যোগাযোগের ঠিকানা ও ফোন',
  'service-centre': 'তথ্য সেবা কেন্দ্র',
  complaints: 'অভিযোগ নিষ্পত্তি কর্মকর্তা',
  staff: 'প্রতিষ্ঠানপ্রধান, শিক্ষক ও কর্মচারী',
  committee: 'ম্যানেজিং কমিটি',
  'anti-harassment': 'যৌন হয়রানি প্রতিরোধ কমিটি',
  charter: 'সেবা প্রদান প্রতিশ্রুতি (সিটিজেনস চার্টার)',
  'right-to-information': 'তথ্য অধিকার',
  posts: 'সৃষ্ট, কর্মরত ও শূন্য পদ',
  'ssc-results': 'এসএসসি পরীক্ষার ফলাফল, গত পাঁচ বছর',
  'parent-teacher': 'অভিভাবক শিক্ষক সমিতি (পিটিএ)',
  committees: 'অন্যান্য কমিটি ও দল',
  'former-heads': 'প্রাক্তন প্রধান শিক্ষকবৃন্দ',
}

const titlesEnglish: Record<InformationKey, string> = {
  profile: 'About the school',
  recognition: 'Permission to teach and recognition',
  students: 'Students by class and gender',
  sections: 'Approved sections of each class',
  teaching: 'Teaching: routine, syllabus, notices',
  nationalisation: 'MPO and nationalisation',
  contact: 'Address and telephone',
  'service-centre': 'Information service centre',
  complaints: 'Complaint officer',
  staff: 'Head, teachers and staff',
  committee: 'Managing committee',
  'anti-harassment': 'Committee against sexual harassment',
  charter: 'Citizen’s Charter',
  'right-to-information': 'Right to information',
  posts: 'Sanctioned, filled and vacant posts',
  'ssc-results': 'SSC results of the last five years',
  'parent-teacher': 'Parent-teacher association',
  committees: 'Other committees and groups',
  'former-heads': 'Former head teachers',
}

const fields = {
  level: 'স্তর',
  what: 'অনুমতি না স্বীকৃতি',
  detail: 'কোন বিভাগ বা বিষয়',
  authority: 'প্রদানকারী কর্তৃপক্ষ',
  memoNumber: 'স্মারক নং',
  memoDate: 'স্মারকের তারিখ',
  effectiveFrom: 'কার্যকর',
  validUntil: 'মেয়াদ শেষ',
  document: 'মূল কাগজ',
  className: 'শ্রেণি',
  shift: 'শিফট',
  approved: 'অনুমোদিত শাখা',
  nationalisedOn: 'জাতীয়করণের তারিখ',
  formerName: 'আগের নাম',
  mpo: 'এমপিও',
  vision: 'রূপকল্প',
  mission: 'অভিলক্ষ্য',
  expectations: 'সেবাগ্রহীতার কাছে আমাদের প্রত্যাশা',
  name: 'সেবার নাম',
  method: 'সেবা প্রদান পদ্ধতি',
  papers: 'প্রয়োজনীয় কাগজপত্র ও প্রাপ্তিস্থান',
  price: 'সেবার মূল্য ও পরিশোধ পদ্ধতি',
  time: 'সময়সীমা',
  officer: 'দায়িত্বপ্রাপ্ত কর্মকর্তা',
  title: 'পদের নাম',
  grade: 'গ্রেড',
  sanctioned: 'সৃষ্ট',
  filled: 'কর্মরত',
  women: 'নারী',
  vacant: 'শূন্য',
  remark: 'মন্তব্য',
  year: 'বছর',
  registered: 'নিবন্ধিত',
  appeared: 'অংশ নিয়েছে',
  passed: 'উত্তীর্ণ',
  passRate: 'পাসের হার',
  gpa5: 'জিপিএ-৫',
  note: 'যা আরও বলার আছে',
  documents: 'মূল কাগজ',
  notApplicable: 'কেন প্রযোজ্য নয়',
}

type Field = keyof typeof fields

const fieldsEnglish: Record<Field, string> = {
  level: 'Level',
  what: 'Permission or recognition',
  detail: 'Group or subject',
  authority: 'Authority',
  memoNumber: 'Memo no.',
  memoDate: 'Memo date',
  effectiveFrom: 'Effective from',
  validUntil: 'Valid until',
  document: 'Paper',
  className: 'Class',
  shift: 'Shift',
  approved: 'Approved sections',
  nationalisedOn: 'Nationalised on',
  formerName: 'Former name',
  mpo: 'MPO',
  vision: 'Vision',
  mission: 'Mission',
  expectations: 'What we expect from you',
  name: 'Service',
  method: 'How it is provided',
  papers: 'Papers and where to get them',
  price: 'Price and how to pay',
  time: 'Time limit',
  officer: 'Officer responsible',
  title: 'Post',
  grade: 'Grade',
  sanctioned: 'Sanctioned',
  filled: 'Filled',
  women: 'Women',
  vacant: 'Vacant',
  remark: 'Remark',
  year: 'Year',
  registered: 'Registered',
  appeared: 'Appeared',
  passed: 'Passed',
  passRate: 'Pass rate',
  gpa5: 'GPA 5',
  note: 'Anything to add',
  documents: 'Papers',
  notApplicable: 'Why it does not apply',
}

/** A number in the digits of the language. */
type Digits = string

/** The words for a field that all records of a list have, or only some. */
export interface PartlyGiven {
  all: string
  some: (records: Digits) => string
}

const partly = (all: string, some: PartlyGiven['some']): PartlyGiven => ({ all, some })

/** `a, b and c`, without texts that are empty. */
function enumerate(texts: string[], and: string): string {
  const filled = texts.filter(Boolean)
  const last = filled.pop() ?? ''
  return filled.length === 0 ? last : `${filled.join(', ')} ${and} ${last}`
}

/** A number and its English noun. */
function counted(number: Digits, one: string, many = `${one}s`): string {
  return `${number} ${number === '1' ? one : many}`
}

const bn = {
  title: 'তথ্য বোর্ড',
  description: 'মাউশির নির্দেশনা অনুযায়ী বিদ্যালয়ের যে তথ্য প্রকাশ করতে হয়, এক জায়গায়',
  lead: 'প্রতিটি বিদ্যালয়ের ওয়েবসাইটে যে তথ্য থাকতে হয়, তা এক জায়গায়। প্রতিটির পাশে লেখা আছে, কবে তা শেষ বদলেছে বা যাচাই হয়েছে।',
  failed: 'তথ্য বোর্ড আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
  titles,
  captions: {
    directorate: 'মাউশির নির্দেশিত ১১ ধরনের তথ্য',
    other: 'আরও যা প্রকাশ করতে হয়',
  },
  sources: {
    directorate: '১৪ জুলাই ২০২৫-এর নির্দেশনা অনুযায়ী',
    other: 'আদালত, আইন ও অন্যান্য নির্দেশনা অনুযায়ী',
  },
  list: 'তালিকা',
  print: 'এক পাতায় ছাপুন',
  columns: { number: 'ক্রম', title: 'তথ্য', answer: 'যা আছে', asOf: 'কবের তথ্য' },
  asOf: { changed: 'হালনাগাদ', checked: 'যাচাই' },
  missing: 'এখনো প্রকাশ করা হয়নি',
  /** An answer without anything to count. */
  given: 'দেওয়া আছে',
  notApplicable: 'প্রযোজ্য নয়',
  count: (total: Digits, given: Digits) => `${total}টি তথ্যের ${given}টি দেওয়া আছে।`,
  lastCheck: 'শেষ যাচাই',
  printed: 'ছাপার তারিখ',
  csv: 'এক্সেলের জন্য নামিয়ে নিন (CSV)',
  address: 'প্রতিটি তথ্য এই ঠিকানায় দেখা যায়',
  signatures: ['প্রধান শিক্ষকের স্বাক্ষর ও সিল', 'পরিদর্শনকারী কর্মকর্তা: নাম, পদবি, তারিখ'],
  descriptionOf: (title: string) => `${title}: বিদ্যালয়ের তথ্য, হালনাগাদের তারিখসহ`,
  otherEntries: 'তথ্য বোর্ডের অন্য তথ্য',
  figures: {
    teachers: 'শিক্ষক',
    officers: 'কর্মকর্তা ও কর্মচারী',
    sanctioned: 'সৃষ্ট পদ',
    vacant: 'শূন্য পদ',
  },
  attached: 'সংযুক্ত শিক্ষক ধরা হয়নি।',
  footer: 'অভিযোগ ও তথ্য অধিকার',
  fields,
  /** The columns of the charter on a phone. */
  short: {
    method: 'পদ্ধতি',
    papers: 'কাগজপত্র',
    price: 'মূল্য',
    time: 'সময়',
    officer: 'কার কাছে',
  },
  results: {
    chart: 'এক নজরে',
    chartLabel:
      'স্তম্ভচিত্র: প্রতি বছর কতজন অংশ নিয়েছে, কতজন উত্তীর্ণ, কতজন জিপিএ-৫ পেয়েছে। একই সংখ্যা পাশের ছকে আছে।',
    gpa5: 'জিপিএ-৫',
    otherPassed: 'অন্য উত্তীর্ণ',
    failed: 'অনুত্তীর্ণ',
    passedRate: (rate: string) => `${rate} উত্তীর্ণ`,
    byYear: 'বছর অনুযায়ী ফল',
    earlierYears: 'আগের বছরগুলো',
    noPupil: 'পাসের হার = উত্তীর্ণ ÷ পরীক্ষায় অংশ নিয়েছে। কোনো ছাত্রীর নাম বা রোল নম্বর এখানে দেওয়া হয় না।',
  },
  levels: {
    primary: 'প্রাথমিক',
    juniorSecondary: 'নিম্নমাধ্যমিক',
    secondary: 'মাধ্যমিক',
    group: 'বিভাগ',
    subject: 'বিষয়',
    shift: 'শিফট',
  },
  forms: { permission: 'পাঠদানের অনুমতি', recognition: 'স্বীকৃতি' },
  serviceGroups: {
    citizen: 'নাগরিক সেবা',
    institutional: 'প্রাতিষ্ঠানিক সেবা',
    internal: 'অভ্যন্তরীণ সেবা',
  },
  total: 'মোট',
  papers: 'মূল কাগজ',
  previous: 'আগেরটি',
  next: 'পরেরটি',
  numbered: (number: Digits, title: string) => `${number}) ${title}`,
  summaries: {
    profile: {
      established: (year: Digits) => `${year} সালে প্রতিষ্ঠিত`,
      land: (acres: Digits) => `${acres} একর জমি`,
      buildings: (buildings: Digits) => `${buildings}টি ভবন`,
      rooms: (rooms: Digits) => `${rooms}টি শ্রেণিকক্ষ`,
    },
    recognition: (rows: Digits) => `${rows}টি অনুমতি ও স্বীকৃতি`,
    memoNumbers: partly(', স্মারক নম্বরসহ', (rows) => `; ${rows}টির স্মারক নম্বর আছে`),
    end: '।',
    classes: (classes: Digits) => `${classes}টি শ্রেণির তালিকা; সংখ্যা লেখা হয়নি।`,
    pupils: (students: Digits) => `${students} জন শিক্ষার্থী`,
    students: (classes: Digits, pupils: string) => `${classes}টি শ্রেণিতে ${pupils}।`,
    sections: {
      total: (total: Digits) => `সব শিফট মিলিয়ে ${total}টি`,
      same: (each: Digits) => `প্রতি শ্রেণিতে ${each}টি।`,
      between: (least: Digits, most: Digits) => `প্রতি শ্রেণিতে ${least} থেকে ${most}টি।`,
      none: 'কোনো শাখা অনুমোদিত নয়।',
      end: '।',
    },
    routines: (sections: Digits) => `${sections}টি শাখার রুটিন`,
    teachers: partly(' শিক্ষকের নামসহ', (routines) => `, ${routines}টিতে শিক্ষকের নাম আছে`),
    syllabus: 'পাঠ্যসূচি',
    notices: 'নোটিশ বোর্ড',
    nationalised: (year: Digits) => `${year} সালে জাতীয়করণ।`,
    phone: (number: string) => `ফোন ${number}`,
    staff: {
      teachers: (teachers: Digits) => `${teachers} জন শিক্ষক`,
      officers: (officers: Digits) => `${officers} জন কর্মকর্তা ও কর্মচারী`,
      posts: 'পদবি',
      subjects: partly('বিষয়', (teachers) => `${teachers} জনের বিষয়`),
      qualifications: partly('যোগ্যতা', (people) => `${people} জনের যোগ্যতা`),
      fields: (names: string[]) => `${enumerate(names, 'ও')}।`,
    },
    members: (members: Digits) => `${members} জন সদস্য`,
    women: (women: Digits) => `${women} জন নারী`,
    charter: {
      services: (services: Digits) => `কোন সেবা কত দিনে, কত টাকায়: ${services}টি সেবা।`,
      withOfficers: (services: Digits) => `কোন সেবা কত দিনে, কত টাকায়, কার কাছে: ${services}টি সেবা।`,
    },
    posts: {
      sanctioned: (posts: Digits) => `${posts}টি পদের`,
      all: (sanctioned: string, filled: Digits, vacant: Digits) =>
        `${sanctioned} ${filled}টিতে কর্মরত, ${vacant}টি শূন্য।`,
      filled: (people: Digits) => `${people} জন কর্মরত।`,
    },
    results: {
      year: (year: Digits) => `${year} সালে`,
      passed: (year: string, appeared: Digits, passed: Digits, rate: string) =>
        `${year} ${appeared} জনের ${passed} জন উত্তীর্ণ${rate && ` (${rate})`}`,
      gpa5: (students: Digits) => `জিপিএ-৫ ${students} জন`,
      nobodyAppeared: (year: string) => `${year} কেউ অংশ নেয়নি`,
      nobodyPassed: (year: string, appeared: Digits) =>
        `${year} ${appeared} জন অংশ নিয়েছে, কেউ উত্তীর্ণ হয়নি`,
    },
    formerHeads: (heads: Digits) => `${heads} জন`,
    terms: partly(', কার্যকালসহ', (heads) => `; ${heads} জনের কার্যকাল আছে`),
  },
}

const en: typeof bn = {
  title: 'Information board',
  description: 'What the school must publish by order of the Directorate, in one place',
  lead: 'What every school’s website must publish, in one place. Beside each entry stands the day on which it was last changed or checked.',
  failed: 'The information board could not be fetched. Please try again later.',
  titles: titlesEnglish,
  captions: {
    directorate: 'The 11 kinds of information the Directorate demands',
    other: 'What else must be published',
  },
  sources: {
    directorate: 'by its order of 14 July 2025',
    other: 'by the High Court, by law and by other orders',
  },
  list: 'List',
  print: 'Print on one page',
  columns: { number: 'No.', title: 'Information', answer: 'What there is', asOf: 'As of' },
  asOf: { changed: 'Changed', checked: 'Checked' },
  missing: 'Not published yet',
  given: 'Given',
  notApplicable: 'Does not apply',
  count: (total, given) => `${given} of the ${total} are answered.`,
  lastCheck: 'Last checked',
  printed: 'Printed on',
  csv: 'Download for spreadsheets (CSV)',
  address: 'Each entry can be seen at',
  signatures: ['Head teacher: signature and seal', 'Inspecting officer: name, post, date'],
  descriptionOf: (title) => `${title}: information of the school, with its date`,
  otherEntries: 'Other information on the board',
  figures: {
    teachers: 'Teachers',
    officers: 'Officers and staff',
    sanctioned: 'Sanctioned posts',
    vacant: 'Vacant posts',
  },
  attached: 'Attached teachers are not counted.',
  footer: 'Complaints and right to information',
  fields: fieldsEnglish,
  short: {
    method: 'How',
    papers: 'Papers',
    price: 'Price',
    time: 'Time',
    officer: 'From whom',
  },
  results: {
    chart: 'At a glance',
    chartLabel:
      'Bar chart: how many appeared, passed and got GPA 5 each year. The table beside it has the same numbers.',
    gpa5: 'GPA 5',
    otherPassed: 'Others who passed',
    failed: 'Not passed',
    passedRate: (rate) => `${rate} passed`,
    byYear: 'Results by year',
    earlierYears: 'Earlier years',
    noPupil: 'Pass rate = passed ÷ appeared. No pupil’s name or roll number is given here.',
  },
  levels: {
    primary: 'Primary',
    juniorSecondary: 'Junior secondary',
    secondary: 'Secondary',
    group: 'Group',
    subject: 'Subject',
    shift: 'Shift',
  },
  forms: { permission: 'Permission to teach', recognition: 'Recognition' },
  serviceGroups: {
    citizen: 'Services for citizens',
    institutional: 'Services for institutions',
    internal: 'Services for staff',
  },
  total: 'Total',
  papers: 'Papers',
  previous: 'Previous',
  next: 'Next',
  numbered: (number, title) => `${number}) ${title}`,
  summaries: {
    profile: {
      established: (year) => `Founded in ${year}`,
      land: (acres) => `${counted(acres, 'acre')} of land`,
      buildings: (buildings) => counted(buildings, 'building'),
      rooms: (rooms) => counted(rooms, 'classroom'),
    },
    recognition: (rows) => `Permissions and recognitions: ${rows}`,
    memoNumbers: partly(', with memo numbers', (rows) => `; ${rows} with a memo number`),
    end: '.',
    classes: (classes) => `${counted(classes, 'class', 'classes')}, without numbers.`,
    pupils: (students) => counted(students, 'student'),
    students: (classes, pupils) => `${pupils} in ${counted(classes, 'class', 'classes')}.`,
    sections: {
      total: (total) => `${total} in all shifts`,
      same: (each) => `${each} in each class.`,
      between: (least, most) => `${least} to ${most} in each class.`,
      none: 'No section is approved.',
      end: '.',
    },
    routines: (sections) => `Routines of ${counted(sections, 'section')}`,
    teachers: partly(
      ' with the teachers’ names',
      (routines) => `, ${routines} of them with the teachers’ names`,
    ),
    syllabus: 'the syllabus',
    notices: 'the notice board',
    nationalised: (year) => `Nationalised in ${year}.`,
    phone: (number) => `phone ${number}`,
    staff: {
      teachers: (teachers) => counted(teachers, 'teacher'),
      officers: (officers) => `${officers} officers and staff`,
      posts: 'posts',
      subjects: partly('subjects', (teachers) => `subjects of ${teachers}`),
      qualifications: partly('qualifications', (people) => `qualifications of ${people}`),
      fields: (names) => `${enumerate(names, 'and')}.`,
    },
    members: (members) => counted(members, 'member'),
    women: (women) => `${women} of them women`,
    charter: {
      services: (services) =>
        `Which service, in how many days, at what price: ${counted(services, 'service')}.`,
      withOfficers: (services) =>
        `Which service, in how many days, at what price, from whom: ${counted(services, 'service')}.`,
    },
    posts: {
      sanctioned: (posts) => counted(posts, 'post'),
      all: (sanctioned, filled, vacant) => `${sanctioned}, ${filled} filled, ${vacant} vacant.`,
      filled: (people) => `${counted(people, 'person works', 'people work')} here.`,
    },
    results: {
      year: (year) => `In ${year},`,
      passed: (year, appeared, passed, rate) =>
        `${year} ${passed} of ${appeared} passed${rate && ` (${rate})`}`,
      gpa5: (students) => `${students} with GPA 5`,
      nobodyAppeared: (year) => `${year} nobody appeared`,
      nobodyPassed: (year, appeared) => `${year} ${appeared} appeared and nobody passed`,
    },
    formerHeads: (heads) => counted(heads, 'head teacher'),
    terms: partly(', with their terms', (heads) => `; ${heads} with the term`),
  },
}

export const informationWords = { bn, en }
