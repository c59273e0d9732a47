import type { InformationKey } from '../../../content.ts'
import { counted } from '../../../words/counted.ts'
import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'

/** A number in the digits of the language. */
type Digits = string

/** The words for a field that all records of a list have, or only some. */
export interface PartlyGiven {
  all: string
  some: (records: Digits) => string
}

const partly = (all: string, some: PartlyGiven['some']): PartlyGiven => ({ all, some })

/** The information board: its pages, and the summary of each answer in the API. */
export const informationWords = inBothLanguages({
  title: ['তথ্য বোর্ড', 'Information board'],
  description: [
    'মাউশির নির্দেশনা অনুযায়ী বিদ্যালয়ের যে তথ্য প্রকাশ করতে হয়, এক জায়গায়',
    'What the school must publish by order of the Directorate, in one place',
  ],
  lead: [
    'প্রতিটি বিদ্যালয়ের ওয়েবসাইটে যে তথ্য থাকতে হয়, তা এক জায়গায়। প্রতিটির পাশে লেখা আছে, কবে তা শেষ বদলেছে বা যাচাই হয়েছে।',
    'What every school’s website must publish, in one place. Each entry says when it was last changed or checked.',
  ],
  failed: [
    'তথ্য বোর্ড আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    'The information board could not be fetched. Please try again later.',
  ],
  titles: {
    profile: ['প্রতিষ্ঠানের পরিচিতি', 'About the school'],
    recognition: ['পাঠদানের অনুমতি ও স্বীকৃতি', 'Permission to teach and recognition'],
    students: ['শ্রেণি ও লিঙ্গভিত্তিক শিক্ষার্থীর তথ্য', 'Students by class and gender'],
    sections: ['শ্রেণিভিত্তিক অনুমোদিত শাখা', 'Approved sections of each class'],
    teaching: ['পাঠদান: রুটিন, পাঠ্যসূচি ও নোটিশ', 'Teaching: routine, syllabus, notices'],
    nationalisation: ['এমপিও ও জাতীয়করণের তথ্য', 'MPO and nationalisation'],
    contact: ['যোগাযোগের ঠিকানা ও ফোন', 'Address and telephone'],
    'service-centre': ['তথ্য সেবা কেন্দ্র', 'Information service centre'],
    complaints: ['অভিযোগ নিষ্পত্তি কর্মকর্তা', 'Complaint officer'],
    staff: ['প্রতিষ্ঠানপ্রধান, শিক্ষক ও কর্মচারী', 'Head, teachers and staff'],
    committee: ['ম্যানেজিং কমিটি', 'Managing committee'],
    'anti-harassment': ['যৌন হয়রানি প্রতিরোধ কমিটি', 'Committee against sexual harassment'],
    charter: ['সেবা প্রদান প্রতিশ্রুতি (সিটিজেনস চার্টার)', 'Citizen’s Charter'],
    'right-to-information': ['তথ্য অধিকার', 'Right to information'],
    posts: ['সৃষ্ট, কর্মরত ও শূন্য পদ', 'Sanctioned, filled and vacant posts'],
    'ssc-results': ['এসএসসি পরীক্ষার ফলাফল, গত পাঁচ বছর', 'SSC results of the last five years'],
    'parent-teacher': ['অভিভাবক শিক্ষক সমিতি (পিটিএ)', 'Parent-teacher association'],
    committees: ['অন্যান্য কমিটি ও দল', 'Other committees and groups'],
    'former-heads': ['প্রাক্তন প্রধান শিক্ষকবৃন্দ', 'Former head teachers'],
  } satisfies Record<InformationKey, Pair>,
  captions: {
    directorate: [
      'মাউশির নির্দেশিত ১১ ধরনের তথ্য',
      'The 11 kinds of information that the Directorate requires',
    ],
    other: ['আরও যা প্রকাশ করতে হয়', 'What else must be published'],
  },
  sources: {
    directorate: ['১৪ জুলাই ২০২৫-এর নির্দেশনা অনুযায়ী', 'by its order of 14 July 2025'],
    other: ['আদালত, আইন ও অন্যান্য নির্দেশনা অনুযায়ী', 'by the High Court, by law and by other orders'],
  },
  list: ['তালিকা', 'List'],
  print: ['এক পাতায় ছাপুন', 'Print on one page'],
  columns: {
    number: ['ক্রমিক', 'No.'],
    title: ['তথ্য', 'Information'],
    answer: ['বিবরণ', 'Details'],
    asOf: ['তারিখ', 'Date'],
  },
  asOf: { changed: ['হালনাগাদ', 'Changed'], checked: ['যাচাই', 'Checked'] },
  missing: ['এখনো প্রকাশ করা হয়নি', 'Not published yet'],
  /** An answer without anything to count. */
  given: ['দেওয়া আছে', 'Given'],
  notApplicable: ['প্রযোজ্য নয়', 'Does not apply'],
  count: [
    (total, given) => `${total}টি তথ্যের ${given}টি দেওয়া আছে।`,
    (total, given) => `${given} of ${total} published.`,
  ],
  countOfNone: [
    (total) => `${total}টি তথ্যের একটিও এখনো দেওয়া হয়নি।`,
    (total) => `None of the ${total} is published yet.`,
  ],
  lastCheck: ['শেষ যাচাই', 'Last checked'],
  printed: ['ছাপার তারিখ', 'Printed on'],
  csv: ['এক্সেলের জন্য নামিয়ে নিন (CSV)', 'Download for spreadsheets (CSV)'],
  address: ['প্রতিটি তথ্য এই ঠিকানায় দেখা যায়', 'Each entry can be seen at'],
  signatures: [
    ['প্রধান শিক্ষকের স্বাক্ষর ও সিল', 'পরিদর্শনকারী কর্মকর্তা: নাম, পদবি, তারিখ'],
    ['Head teacher: signature and seal', 'Inspecting officer: name, post, date'],
  ],
  descriptionOf: [
    (title) => `${title}: বিদ্যালয়ের তথ্য, হালনাগাদের তারিখসহ`,
    (title) => `${title}: information of the school, with its date`,
  ],
  otherEntries: ['তথ্য বোর্ডের অন্য তথ্য', 'Other information on the board'],
  figures: {
    teachers: ['শিক্ষক', 'Teachers'],
    officers: ['কর্মচারী', 'Staff'],
    sanctioned: ['সৃষ্ট পদ', 'Sanctioned posts'],
    vacant: ['শূন্য পদ', 'Vacant posts'],
  },
  attached: ['সংযুক্ত শিক্ষক ধরা হয়নি।', 'Attached teachers are not counted.'],
  footer: ['অভিযোগ ও তথ্য অধিকার', 'Complaints and right to information'],
  fields: {
    level: ['স্তর', 'Level'],
    what: ['ধরন', 'Kind'],
    kind: ['ধরন', 'Kind'],
    detail: ['কোন বিভাগ বা বিষয়', 'Group or subject'],
    authority: ['প্রদানকারী কর্তৃপক্ষ', 'Authority'],
    memoNumber: ['স্মারক নম্বর', 'Memo no.'],
    memoDate: ['স্মারকের তারিখ', 'Memo date'],
    effectiveFrom: ['কার্যকর', 'Effective from'],
    validUntil: ['মেয়াদ শেষ', 'Valid until'],
    document: ['মূল কপি', 'Paper'],
    className: ['শ্রেণি', 'Class'],
    shift: ['শিফট', 'Shift'],
    approved: ['অনুমোদিত শাখা', 'Approved sections'],
    nationalisedOn: ['জাতীয়করণের তারিখ', 'Nationalised on'],
    formerName: ['আগের নাম', 'Former name'],
    mpo: ['এমপিও', 'MPO'],
    vision: ['রূপকল্প', 'Vision'],
    mission: ['অভিলক্ষ্য', 'Mission'],
    expectations: ['সেবাগ্রহীতার কাছে আমাদের প্রত্যাশা', 'What we expect from you'],
    name: ['সেবার নাম', 'Service'],
    method: ['সেবা প্রদান পদ্ধতি', 'How it is provided'],
    papers: ['প্রয়োজনীয় কাগজপত্র ও প্রাপ্তিস্থান', 'Papers and where to get them'],
    price: ['সেবার মূল্য ও পরিশোধ পদ্ধতি', 'Price and how to pay'],
    time: ['সময়সীমা', 'Time limit'],
    officer: ['দায়িত্বপ্রাপ্ত কর্মকর্তা', 'Officer responsible'],
    phone: ['ফোন', 'Telephone'],
    email: ['ই-মেইল', 'E-mail'],
    title: ['পদের নাম', 'Post'],
    grade: ['গ্রেড', 'Grade'],
    sanctioned: ['সৃষ্ট', 'Sanctioned'],
    filled: ['কর্মরত', 'Filled'],
    women: ['নারী', 'Women'],
    vacant: ['শূন্য', 'Vacant'],
    remark: ['মন্তব্য', 'Remark'],
    year: ['বছর', 'Year'],
    registered: ['নিবন্ধিত', 'Registered'],
    appeared: ['অংশ নিয়েছে', 'Appeared'],
    passed: ['উত্তীর্ণ', 'Passed'],
    passRate: ['পাসের হার', 'Pass rate'],
    gpa5: ['জিপিএ-৫', 'GPA 5'],
    note: ['যা আরও বলার আছে', 'Anything to add'],
    documents: ['মূল কপি', 'Papers'],
    notApplicable: ['কেন প্রযোজ্য নয়', 'Why it does not apply'],
  },
  /** The columns of the charter on a phone. */
  short: {
    method: ['পদ্ধতি', 'How'],
    papers: ['কাগজপত্র', 'Papers'],
    price: ['মূল্য', 'Price'],
    time: ['সময়', 'Time'],
    officer: ['কার কাছে', 'From whom'],
  },
  results: {
    chart: ['এক নজরে', 'At a glance'],
    chartLabel: [
      'স্তম্ভচিত্র: প্রতি বছর কতজন অংশ নিয়েছে, কতজন উত্তীর্ণ, কতজন জিপিএ-৫ পেয়েছে। একই সংখ্যা এই পাতার ছকে আছে।',
      'Bar chart: how many appeared, passed and got GPA 5 each year. The table on this page has the same numbers.',
    ],
    gpa5: ['জিপিএ-৫', 'GPA 5'],
    otherPassed: ['অন্যান্য উত্তীর্ণ', 'Others who passed'],
    failed: ['অনুত্তীর্ণ', 'Not passed'],
    passedRate: [(rate) => `${rate} উত্তীর্ণ`, (rate) => `${rate} passed`],
    byYear: ['বছর অনুযায়ী ফল', 'Results by year'],
    earlierYears: ['আগের বছরগুলো', 'Earlier years'],
    noPupil: [
      'পাসের হার = উত্তীর্ণ ÷ পরীক্ষায় অংশ নিয়েছে। কোনো ছাত্রীর নাম বা রোল নম্বর এখানে দেওয়া হয় না।',
      'Pass rate = passed ÷ appeared. No pupil’s name or roll number is given here.',
    ],
  },
  levels: {
    primary: ['প্রাথমিক', 'Primary'],
    juniorSecondary: ['নিম্নমাধ্যমিক', 'Junior secondary'],
    secondary: ['মাধ্যমিক', 'Secondary'],
    group: ['বিভাগ', 'Group'],
    subject: ['বিষয়', 'Subject'],
    shift: ['শিফট', 'Shift'],
  },
  forms: {
    permission: ['পাঠদানের অনুমতি', 'Permission to teach'],
    recognition: ['স্বীকৃতি', 'Recognition'],
  },
  serviceGroups: {
    citizen: ['নাগরিক সেবা', 'Services for citizens'],
    institutional: ['প্রাতিষ্ঠানিক সেবা', 'Services for institutions'],
    internal: ['অভ্যন্তরীণ সেবা', 'Services for staff'],
  },
  /** The authority follows. */
  allFrom: ['সবগুলো দিয়েছে', 'All given by'],
  noneEnds: ['কোনোটির মেয়াদ শেষ হয় না', 'none of them expires'],
  /** The memo number and its date follow. */
  approvedBy: ['অনুমোদন: স্মারক নম্বর', 'Approval: memo no.'],
  heads: {
    title: [(year) => `প্রধান শিক্ষক, ${year} থেকে`, (year) => `Head teachers since ${year}`],
    lead: ['বর্তমান প্রধান শিক্ষক আগে, তারপর প্রাক্তনেরা।', 'The present head first, then the former heads.'],
    since: [(year) => `${year} থেকে`, (year) => `since ${year}`],
    present: ['বর্তমান', 'Present'],
    presentHead: ['বর্তমান প্রধান শিক্ষক', 'present head'],
    mistakes: ['কোনো নাম বা সাল ভুল থাকলে', 'If a name or year is wrong,'],
    tellOffice: ['অফিসে জানান', 'tell the office'],
  },
  total: ['মোট', 'Total'],
  papers: ['মূল কপি', 'Papers'],
  previous: ['আগেরটি', 'Previous'],
  next: ['পরেরটি', 'Next'],
  numbered: [(number, title) => `${number}) ${title}`, (number, title) => `${number}) ${title}`],
  summaries: {
    profile: {
      established: [(year) => `${year} সালে প্রতিষ্ঠিত`, (year) => `Founded in ${year}`],
      land: [(acres) => `${acres} একর জমি`, (acres) => `${counted(acres, 'acre')} of land`],
      buildings: [
        (buildings) => `${buildings}টি ভবন`,
        (buildings) => counted(buildings, 'building'),
      ],
      rooms: [(rooms) => `${rooms}টি শ্রেণিকক্ষ`, (rooms) => counted(rooms, 'classroom')],
    },
    recognition: [
      (rows) => `${rows}টি অনুমতি ও স্বীকৃতি`,
      (rows) => `Permissions and recognitions: ${rows}`,
    ],
    memoNumbers: [
      partly(', স্মারক নম্বরসহ', (rows) => `; ${rows}টির স্মারক নম্বর আছে`),
      partly(', with memo numbers', (rows) => `; ${rows} with a memo number`),
    ],
    sentence: [(text) => `${text}।`, (text) => `${text}.`],
    classes: [
      (classes) => `${classes}টি শ্রেণির তালিকা; সংখ্যা লেখা হয়নি।`,
      (classes) => `${counted(classes, 'class', 'classes')}, without numbers.`,
    ],
    pupils: [(students) => `${students} জন শিক্ষার্থী`, (students) => counted(students, 'student')],
    students: [
      (classes, pupils) => `${classes}টি শ্রেণিতে ${pupils}।`,
      (classes, pupils) => `${pupils} in ${counted(classes, 'class', 'classes')}.`,
    ],
    sections: {
      total: [(total) => `সব শিফট মিলিয়ে ${total}টি`, (total) => `${total} in all shifts`],
      same: [(each) => `প্রতি শ্রেণিতে ${each}টি।`, (each) => `${each} in each class.`],
      between: [
        (least, most) => `প্রতি শ্রেণিতে ${least} থেকে ${most}টি।`,
        (least, most) => `${least} to ${most} in each class.`,
      ],
      none: ['কোনো শাখা অনুমোদিত নয়।', 'No section is approved.'],
    },
    routines: [
      (sections) => `${sections}টি শাখার রুটিন`,
      (sections) => `Routines of ${counted(sections, 'section')}`,
    ],
    teachers: [
      partly(', শিক্ষকের নামসহ', (routines) => `, ${routines}টিতে শিক্ষকের নাম আছে`),
      partly(
        ', with the teachers’ names',
        (routines) => `, ${routines} of them with the teachers’ names`,
      ),
    ],
    syllabus: ['পাঠ্যসূচি', 'the syllabus'],
    notices: ['নোটিশ বোর্ড', 'the notice board'],
    nationalised: [(year) => `${year} সালে জাতীয়করণ।`, (year) => `Nationalised in ${year}.`],
    /** Without a word in English, because the name before it is often Bengali. */
    phone: [(number) => `ফোন ${number}`, (number) => number],
    staff: {
      teachers: [(teachers) => `${teachers} জন শিক্ষক`, (teachers) => counted(teachers, 'teacher')],
      officers: [(officers) => `${officers} জন কর্মচারী`, (officers) => `${officers} other staff`],
      posts: ['পদবি', 'posts'],
      subjects: [
        partly('বিষয়', (teachers) => `${teachers} জনের বিষয়`),
        partly('subjects', (teachers) => `subjects of ${teachers}`),
      ],
      qualifications: [
        partly('যোগ্যতা', (people) => `${people} জনের যোগ্যতা`),
        partly('qualifications', (people) => `qualifications of ${people}`),
      ],
      and: ['ও', 'and'],
    },
    members: [(members) => `${members} জন সদস্য`, (members) => counted(members, 'member')],
    women: [(women) => `${women} জন নারী`, (women) => `${women} of them women`],
    charter: {
      services: [
        (services) => `কোন সেবা কত দিনে, কত টাকায়: ${services}টি সেবা।`,
        (services) =>
          `Which service, in how many days, at what price: ${counted(services, 'service')}.`,
      ],
      withOfficers: [
        (services) => `কোন সেবা কত দিনে, কত টাকায়, কার কাছে: ${services}টি সেবা।`,
        (services) =>
          `Which service, in how many days, at what price, from whom: ${counted(services, 'service')}.`,
      ],
    },
    posts: {
      sanctioned: [(posts) => `${posts}টি পদের`, (posts) => counted(posts, 'post')],
      all: [
        (sanctioned, filled, vacant) => `${sanctioned} ${filled}টিতে কর্মরত, ${vacant}টি শূন্য।`,
        (sanctioned, filled, vacant) => `${sanctioned}, ${filled} filled, ${vacant} vacant.`,
      ],
      filled: [
        (people) => `${people} জন কর্মরত।`,
        (people) => `${counted(people, 'person works', 'people work')} here.`,
      ],
    },
    results: {
      year: [(year) => `${year} সালে`, (year) => `In ${year},`],
      passed: [
        (year, appeared, passed, rate) =>
          `${year} ${appeared} জনের ${passed} জন উত্তীর্ণ${rate && ` (${rate})`}`,
        (year, appeared, passed, rate) =>
          `${year} ${passed} of ${appeared} passed${rate && ` (${rate})`}`,
      ],
      gpa5: [(students) => `জিপিএ-৫ ${students} জন`, (students) => `${students} with GPA 5`],
      nobodyAppeared: [(year) => `${year} কেউ অংশ নেয়নি`, (year) => `${year} nobody appeared`],
      nobodyPassed: [
        (year, appeared) => `${year} ${appeared} জন অংশ নিয়েছে, কেউ উত্তীর্ণ হয়নি`,
        (year, appeared) => `${year} ${appeared} appeared and nobody passed`,
      ],
    },
    formerHeads: [(heads) => `${heads} জন`, (heads) => counted(heads, 'head teacher')],
    terms: [
      partly(', কার্যকালসহ', (heads) => `; ${heads} জনের কার্যকাল আছে`),
      partly(', with their terms', (heads) => `; ${heads} with the term`),
    ],
  },
})
