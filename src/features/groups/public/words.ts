import type { Purpose, Role } from '../table.ts'
import { counted } from '../../../words/counted.ts'
import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'

/** Committees and officers in charge: on public pages, in the search and in the office. */
export const groupWords = inBothLanguages({
  title: ['কমিটি ও দায়িত্বপ্রাপ্ত কর্মকর্তা', 'Committees and officers in charge'],
  description: [
    'যৌন হয়রানি প্রতিরোধ, অভিযোগ নিষ্পত্তি, তথ্য অধিকার, ভর্তি ও পরীক্ষা কমিটি',
    'The committee against sexual harassment, complaints, right to information, admission and examinations',
  ],
  lead: [
    'কোন কাজে কার কাছে যাবেন। ব্যক্তিগত ফোন নম্বর কেবল সম্মতি নিয়ে দেওয়া হয়; বাকিদের পাবেন অফিসের নম্বরে।',
    'Whom to see about what. A person’s own telephone number is given only with consent; for the others, call the office.',
  ],
  failed: [
    'কমিটির তথ্য আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    'The committees could not be fetched. Please try again later.',
  ],
  empty: ['কোনো কমিটির নাম এখনো প্রকাশ করা হয়নি।', 'No committee is published yet.'],
  purposes: {
    managing: ['ম্যানেজিং কমিটি', 'Managing committee'],
    antiHarassment: ['যৌন হয়রানি প্রতিরোধ কমিটি', 'Committee against sexual harassment'],
    complaints: ['অভিযোগ প্রতিকার ব্যবস্থা (GRS)', 'Complaints (GRS)'],
    rightToInformation: ['তথ্য অধিকার', 'Right to information'],
    serviceCentre: ['তথ্য সেবা কেন্দ্র', 'Information service centre'],
    parentTeacher: ['অভিভাবক শিক্ষক সমিতি (পিটিএ)', 'Parent-teacher association'],
    admission: ['ভর্তি কমিটি', 'Admission committee'],
    examination: ['পরীক্ষা কমিটি', 'Examination committee'],
    purchase: ['ক্রয় কমিটি', 'Purchase committee'],
    scouts: ['গার্ল গাইডস ও স্কাউট', 'Girl Guides and Scouts'],
    cabinet: ['স্টুডেন্টস কেবিনেট', 'Students’ cabinet'],
    formerHeads: ['প্রাক্তন প্রধান শিক্ষকবৃন্দ', 'Former head teachers'],
    other: ['অন্য কমিটি বা দল', 'Another committee or group'],
  } satisfies Record<Purpose, Pair>,
  roles: {
    president: ['সভাপতি', 'President'],
    vicePresident: ['সহসভাপতি', 'Vice-president'],
    convener: ['আহ্বায়ক', 'Convener'],
    memberSecretary: ['সদস্য-সচিব', 'Member secretary'],
    member: ['সদস্য', 'Member'],
    officer: ['দায়িত্বপ্রাপ্ত কর্মকর্তা', 'Officer in charge'],
    alternate: ['বিকল্প কর্মকর্তা', 'Alternate officer'],
    appeal: ['আপিল কর্তৃপক্ষ', 'Appellate authority'],
    cell: ['অভিযোগ ব্যবস্থাপনা সেল', 'Grievance management cell'],
    teacherInCharge: ['দায়িত্বপ্রাপ্ত শিক্ষক', 'Teacher in charge'],
    head: ['প্রধান শিক্ষক', 'Head teacher'],
    other: ['অন্যান্য', 'Other'],
  } satisfies Record<Role, Pair>,
  formedOn: ['গঠন:', 'Formed:'],
  term: ['মেয়াদ:', 'Term: until'],
  /** After the last day of a term. */
  until: ['পর্যন্ত', ''],
  updated: ['হালনাগাদ:', 'Changed:'],
  members: [(count) => `${count} জন সদস্য`, (count) => counted(count, 'member')],
  women: [(count) => `${count} জন নারী`, (count) => counted(count, 'woman', 'women')],
  students: [(count) => `${count} জন ছাত্রী`, (count) => counted(count, 'girl')],
  place: ['কোথায়:', 'Where:'],
  hours: ['কখন:', 'When:'],
  phone: ['ফোন:', 'Phone:'],
  email: ['ই-মেইল:', 'E-mail:'],
  membersOf: [(title) => `${title}: নামের তালিকা`, (title) => `${title}: list of names`],
  columns: {
    name: ['নাম ও পরিচয়', 'Name'],
    role: ['পদবি', 'Role'],
    duty: ['দায়িত্ব', 'Duty'],
    contact: ['যোগাযোগ', 'Contact'],
    years: ['কার্যকাল', 'In office'],
  },
  nobody: ['সদস্যদের নাম এখনো লেখা হয়নি।', 'The members are not named yet.'],
  safe: {
    start: [
      'কেউ শরীরে হাত দিলে, পিছু নিলে বা আজেবাজে কথা বললে চুপ করে থেকো না।',
      'If somebody touches you, follows you or says dirty things, do not stay silent.',
    ],
    rest: [
      'তোমার কোনো দোষ নেই। ফোন করো, কথা বলো।',
      'It is not your fault. Call or talk to somebody.',
    ],
    /** A committee promises this, so it is shown only where one has members. */
    secret: ['তোমার নাম গোপন থাকবে।', 'Your name stays secret.'],
    /** To parents, on the contact page. */
    tell: [
      'কমিটির যেকোনো সদস্যকে মুখে, লিখে বা ফোনে জানান। নাম গোপন রাখা হয়।',
      'Tell any member in person, in writing or by phone. Your name is kept secret.',
    ],
    /** In the browser's tab and history, which others can see. */
    tabTitle: ['কমিটি', 'Committees'],
    toYou: ['তোমাকে বলছি', 'To you'],
    leave: ['এই পাতা ছাড়ুন', 'Leave this page'],
    how: {
      title: ['কীভাবে জানাবে', 'How to tell'],
      byWord: ['মুখে:', 'In person:'],
      anyMember: [
        'এই পাতার যেকোনো সদস্যকে, একা বা বান্ধবীকে সঙ্গে নিয়ে।',
        'any member on this page, alone or with a friend.',
      ],
      parents: ['মা-বাবা বা অন্য কেউ', 'Your parents or somebody else'],
      forYou: ['তোমার হয়ে জানাতে পারেন।', 'can tell us for you.'],
    },
    trace: {
      title: ['ফোনটি অন্য কেউ দেখলে', 'If somebody else sees this phone'],
      page: ['পাতা:', 'The page:'],
      pageSteps: [
        'ব্রাউজারের ইতিহাস (History) থেকে এই পাতাটি মুছে দাও। আগে থেকে গোপন ট্যাব (Incognito) খুললে পাতাটি ইতিহাসে থাকে না।',
        'delete this page from the history of the browser. If you open a private tab (Incognito) first, the page does not stay in the history.',
      ],
      call: ['ফোন কল:', 'The call:'],
      callSteps: [
        'কলের তালিকা থেকে নম্বরটি মুছে দাও। ফোনের বিল বা কোম্পানির হিসাবে নম্বর থাকতে পারে।',
        'delete the number from the list of calls. It can still be in the bill or in the records of the telephone company.',
      ],
      safeWay: ['নিরাপদ উপায়:', 'A safe way:'],
      safeSteps: [
        'যাকে তুমি বিশ্বাস করো, মা, বোন, খালা বা বন্ধু, তার ফোন থেকে ফোন করো।',
        'call from the phone of somebody you trust: your mother, a sister, an aunt or a friend.',
      ],
    },
    whom: ['যাঁদের বলতে পারো', 'Whom you can tell'],
    byCommittee: ['কমিটির ফোনে', 'by the committee’s telephone'],
    own: ['কমিটির ফোন', 'The committee'],
    numbers: {
      '109': ['নারী ও শিশু', 'Women and children'],
      '1098': ['শিশু সহায়তা', 'Child helpline'],
      '999': ['জরুরি সেবা', 'Emergency'],
    },
  },
  complaints: {
    lead: [
      'কোনো সেবা না পেলে বা সেবায় অসন্তুষ্ট হলে আগে দায়িত্বপ্রাপ্ত ব্যক্তিকে বলুন। সমাধান না হলে এই ক্রমে জানান।',
      'If you do not get a service, or are not satisfied with it, first tell the person in charge. If that does not solve it, complain in this order.',
    ],
    online: ['অনলাইনে:', 'Online:'],
    caption: ['অভিযোগ কোথায়, কত দিনে', 'Where to complain, and how long it takes'],
    columns: {
      when: ['কখন', 'When'],
      who: ['কার কাছে', 'To whom'],
      where: ['ঠিকানা ও ফোন', 'Address and telephone'],
      limit: ['সময়সীমা', 'Time limit'],
    },
    officer: ['অভিযোগ নিষ্পত্তি কর্মকর্তা (অনিক)', 'Complaint officer'],
    first: ['দায়িত্বপ্রাপ্ত ব্যক্তি সমাধান দিতে না পারলে', 'The person in charge cannot solve it'],
    after: [
      (role) => `${role} নির্দিষ্ট সময়ে সমাধান না দিলে`,
      (role) => `Not solved in time by: ${role}`,
    ],
  },
  days: [(count) => `${count} কার্যদিবস`, (count) => counted(count, 'working day')],
  /** The Right to Information Act counts the days of an appeal, and the working days of an answer. */
  appealDays: [(count) => `${count} দিন`, (count) => counted(count, 'day')],
  /** On the contact page: the question, the duty, and a link to more. */
  inCharge: {
    complaints: {
      about: ['সেবা পাননি বা সন্তুষ্ট নন', 'You did not get a service, or are not satisfied'],
      name: ['অভিযোগ নিষ্পত্তি কর্মকর্তা', 'Complaint officer'],
      link: ['অভিযোগের ধাপ ও সময়সীমা', 'Steps and time limits'],
    },
    rightToInformation: {
      about: ['বিদ্যালয়ের কোনো তথ্য চান', 'You want information that the school has'],
      name: ['তথ্য অধিকার কর্মকর্তা', 'Right to information officer'],
      link: ['তথ্য চাওয়ার নিয়ম', 'How to ask for it'],
    },
    antiHarassment: { link: ['কীভাবে জানাবে, কাকে বলবে', 'How to tell, and whom'] },
  },
  noPupils: ['ছাত্রীদের নাম ওয়েবসাইটে দেওয়া হয় না।', 'Names of pupils are not given on the website.'],
  papers: ['মূল কপি', 'Papers'],
  inBengali: ['', 'The names are in Bengali.'],
})
