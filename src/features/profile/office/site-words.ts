import { forEachKey, TEXT_PAGES } from '../../../content.ts'
import { inBothLanguages, type Pair, type Pairs } from '../../../words/in-both-languages.ts'

/** The section of the screen with the text of a page. */
const textPages = {
  history: {
    section: ['বিদ্যালয়ের ইতিহাস', 'History of the school'],
    hint: ['“বিদ্যালয়ের ইতিহাস” পাতায় থাকে।', 'Shown on the page “History of the school”.'],
    field: ['ইতিহাস', 'History'],
  },
} satisfies Pairs

/** The labels of texts that can have an English text beside them. */
const written = {
  directions: ['যেভাবে আসবেন', 'How to get here'],
  headTeacherMessage: ['প্রধান শিক্ষকের বাণী', 'Head teacher’s message'],
  jubileeTitle: ['জয়ন্তীর শিরোনাম', 'Title of the jubilee'],
  jubileeText: ['জয়ন্তীর লেখা', 'Text of the jubilee'],
  attendanceText: ['দৈনিক হাজিরা: লেখা', 'Daily attendance: text'],
  paymentText: ['বেতন ও ফি: লেখা', 'Fees and payments: text'],
  publicResultText: ['বোর্ড পরীক্ষার ফলাফল: লেখা', 'Public exam results: text'],
  technicalSupport: ['কারিগরি সহায়তা', 'Technical support'],
  implementation: ['বাস্তবায়ন', 'Implementation'],
  ...forEachKey(TEXT_PAGES, (page) => textPages[page].field),
} satisfies Pairs

function inEnglish<Labels extends Record<string, Pair<string>>>(labels: Labels) {
  const pairs = Object.entries(labels).map(([name, [bengali, english]]) => [
    `${name}English`,
    [`${bengali} (ইংরেজি)`, `${english} (English)`],
  ])
  return Object.fromEntries(pairs) as {
    [Name in keyof Labels & string as `${Name}English`]: Pair<string>
  }
}

export const siteWords = inBothLanguages({
  lead: [
    'সাইটের প্রতিটি পাতায় বিদ্যালয় সম্পর্কে যা লেখা থাকে। যে অংশটি বদলাবেন সেটি খুলুন; প্রতিটি অংশ আলাদা করে সংরক্ষণ করা হয়।',
    'The texts about the school on every page of the site. Open the part that you want to change; each part is saved separately.',
  ],
  failedToLoad: ['লেখাগুলো আনা গেল না।', 'The texts could not be fetched.'],
  saved: [(part) => `${part}: সংরক্ষণ করা হয়েছে।`, (part) => `${part}: saved.`],
  sections: {
    school: ['নাম ও পরিচয়', 'Name and particulars'],
    logo: ['লোগো', 'Logo'],
    headTeacher: ['প্রধান শিক্ষক', 'Head teacher'],
    headTeacherPhoto: ['প্রধান শিক্ষকের ছবি', 'Photo of the head teacher'],
    ...forEachKey(TEXT_PAGES, (page) => textPages[page].section),
    jubilee: ['সুবর্ণজয়ন্তী', 'Golden jubilee'],
    weeklyHolidays: ['সাপ্তাহিক ছুটি', 'Weekly holidays'],
    hotlines: ['জরুরি নম্বর', 'Helplines'],
    officialLinks: ['সরকারি লিংক', 'Official links'],
    services: ['অন্য সেবার ঠিকানা', 'Attendance, fees and results'],
    channels: ['হোয়াটসঅ্যাপ, ফেসবুক ও অন্য মাধ্যম', 'WhatsApp, Facebook and other media'],
    credits: ['পাতার নিচের লেখা', 'Credits at the foot'],
  },
  hints: {
    school: [
      'প্রতিটি পাতার উপরে, আর “এক নজরে” ও “যোগাযোগ” পাতায় থাকে।',
      'Shown at the top of every page, on the page “At a glance” and on the contact page.',
    ],
    logo: [
      'প্রতিটি পাতার উপরে বিদ্যালয়ের নামের পাশে, অফিসে, ব্রাউজারের আইকনে ও শেয়ার করা লিংকে থাকে। না দিলে শাপলার মনোগ্রামটি থাকে।',
      'Shown beside the school’s name on every page, in the office, in icons and on shared links. Without a picture, the site shows the shapla monogram.',
    ],
    headTeacherPhoto: ['প্রধান শিক্ষকের নামের পাশে থাকে।', 'Shown beside the head teacher’s name.'],
    ...forEachKey(TEXT_PAGES, (page) => textPages[page].hint),
    jubilee: [
      'প্রথম পাতার সোনালি ফিতায় থাকে। শিরোনাম খালি রাখলে ফিতায় শুধু “সুবর্ণজয়ন্তী” লেখা থাকে।',
      'Shown in the golden band of the home page. Without a title, the band says “Golden jubilee”.',
    ],
    weeklyHolidays: [
      'এই দিনগুলোতে ক্লাস হয় না: প্রথম পাতার “আজ” ও শিক্ষাপঞ্জি এখান থেকে জানে।',
      'There are no lessons on these days. The card “Today” on the home page and the calendar use them.',
    ],
    headTeacher: [
      'প্রথম পাতায় থাকে। নাম বা ছবি না দিলে সেখানে তা জানানো হয়।',
      'Shown on the home page. Without a name or a photo, its place says that they are missing.',
    ],
    hotlines: [
      'প্রতিটি পাতার নিচে থাকে; ফোনে চাপলেই কল যায়।',
      'Shown at the foot of every page; on a phone, a tap dials the number.',
    ],
    officialLinks: [
      'প্রথম পাতায়, আর কম্পিউটারে প্রতিটি পাতার পাশে, এই ক্রমে থাকে। আপনাদের শিক্ষা বোর্ডের লিংকটি এখানে যোগ করুন।',
      'Shown on the home page and, on a computer, beside every page, in this order. Add the link of your education board here.',
    ],
    services: [
      'মেনুর “সেবা” অংশের পাতাগুলোতে থাকে। আপনাদের বিদ্যালয়ের নিয়ম লিখুন, যেমন কখন ফোন করতে হবে বা কোথায় টাকা জমা দিতে হবে। ঠিকানা দিলে পাতার মাথায় সেটির বড় বোতাম থাকে।',
      'Shown on the pages of the menu’s group “Services”. Write the rules of your school, such as when to call or where to pay. With an address, the page begins with a large button that leads there.',
    ],
    channels: [
      'বিদ্যালয়ের চ্যানেল ও পাতা, “অনুসরণ করুন” পাতায় থাকে। যেটি খালি, সেটি দেখানো হয় না। হোয়াটসঅ্যাপ চ্যানেল বিনা খরচে খোলা যায়; অনুসারীরা একে অন্যের নম্বর দেখতে পান না।',
      'The school’s channels and pages, shown on the page “Follow us”. A link that is empty is not shown. A WhatsApp channel is free, and followers do not see each other’s numbers.',
    ],
    credits: [
      'প্রতিটি পাতার একেবারে নিচে থাকে। খালি রাখলে “বিদ্যালয়ের অফিস” ও “পাঠশালা” লেখা থাকে।',
      'Shown at the very end of every page. If they are empty, they name the school’s office and Pathshala.',
    ],
  },
  fields: {
    schoolName: ['বিদ্যালয়ের নাম (বাংলা)', 'Name of the school (Bengali)'],
    schoolNameEnglish: ['বিদ্যালয়ের নাম (ইংরেজি)', 'Name of the school (English)'],
    place: ['স্থান (বাংলা)', 'Place (Bengali)'],
    placeEnglish: ['স্থান (ইংরেজি)', 'Place (English)'],
    established: ['প্রতিষ্ঠার সাল', 'Year of establishment'],
    eiin: ['ইআইআইএন (EIIN)', 'EIIN'],
    board: ['শিক্ষা বোর্ড (বাংলা)', 'Education board (Bengali)'],
    boardEnglish: ['শিক্ষা বোর্ড (ইংরেজি)', 'Education board (English)'],
    phone: ['ফোন', 'Phone'],
    officeHours: ['অফিসের সময় (বাংলা)', 'Office hours (Bengali)'],
    officeHoursEnglish: ['অফিসের সময় (ইংরেজি)', 'Office hours (English)'],
    mapUrl: ['মানচিত্রের লিংক', 'Link to a map'],
    headTeacherName: ['প্রধান শিক্ষকের নাম (বাংলা)', 'Head teacher’s name (Bengali)'],
    headTeacherNameEnglish: ['প্রধান শিক্ষকের নাম (ইংরেজি)', 'Head teacher’s name (English)'],
    headTeacherDesignation: ['প্রধান শিক্ষকের পদবি (বাংলা)', 'Head teacher’s designation (Bengali)'],
    headTeacherDesignationEnglish: [
      'প্রধান শিক্ষকের পদবি (ইংরেজি)',
      'Head teacher’s designation (English)',
    ],
    ...written,
    ...inEnglish(written),
    addressEnglish: ['ঠিকানা (ইংরেজি)', 'Address (English)'],
    showsJubilee: ['প্রথম পাতায় সুবর্ণজয়ন্তীর ফিতা থাকবে', 'Show the golden jubilee on the home page'],
    protectsSmallNumbers: [
      'শিক্ষার্থী সংখ্যায় ৫-এর কম সংখ্যা ঢাকা থাকবে',
      'Hide numbers under 5 in the student counts',
    ],
    collectsUnansweredSearches: [
      'সাইটে যা খুঁজে পাওয়া যায় না, তা গোনা হবে',
      'Count what visitors search for and do not find',
    ],
    weeklyHolidays: ['যে বারে বিদ্যালয় বন্ধ', 'Days of the week without lessons'],
    hotlines: ['জরুরি নম্বর', 'Helplines'],
    officialLinks: ['সরকারি লিংক', 'Official links'],
    attendanceUrl: [
      'দৈনিক হাজিরা: ঠিকানা (studentdailyattendance.aspx)',
      'Daily attendance: address (studentdailyattendance.aspx)',
    ],
    paymentUrl: [
      'বেতন ও ফি: ঠিকানা (payment-history.aspx)',
      'Fees and payments: address (payment-history.aspx)',
    ],
    publicResultUrl: [
      'বোর্ড পরীক্ষার ফলাফল: ঠিকানা (public-exam-result.aspx)',
      'Public exam results: address (public-exam-result.aspx)',
    ],
    internalResultUrl: ['অভ্যন্তরীণ পরীক্ষার ফলাফল: ঠিকানা', 'Results of the school’s own exams: address'],
    whatsappUrl: ['হোয়াটসঅ্যাপ চ্যানেল', 'WhatsApp channel'],
    facebookUrl: ['ফেসবুক পাতা', 'Facebook page'],
    telegramUrl: ['টেলিগ্রাম চ্যানেল', 'Telegram channel'],
    imoUrl: ['ইমো চ্যানেল', 'imo channel'],
  },
  onOrOff: { true: ['হ্যাঁ', 'Yes'], false: ['না', 'No'] },
  fieldHints: {
    phone: ['যে নম্বরে অভিভাবকেরা ফোন করবেন।', 'The number that guardians call.'],
    paragraphs: ['অনুচ্ছেদের মাঝে একটি খালি লাইন দিন।', 'Leave an empty line between paragraphs.'],
    directions: [
      'প্রতিটি ধাপ আলাদা লাইনে লিখুন। যোগাযোগ পাতায় থাকে।',
      'Write each step on its own line. Shown on the contact page.',
    ],
    link: ['https:// দিয়ে শুরু পুরো ঠিকানা', 'The whole address, beginning with https://'],
  },
  rows: {
    legend: {
      hotlines: [(number) => `নম্বর ${number}`, (number) => `Helpline ${number}`],
      officialLinks: [(number) => `লিংক ${number}`, (number) => `Link ${number}`],
    },
    number: ['ফোন নম্বর', 'Phone number'],
    url: ['লিংকের ঠিকানা', 'Address of the link'],
    label: ['নাম (বাংলা)', 'Name (Bengali)'],
    labelEnglish: ['নাম (ইংরেজি)', 'Name (English)'],
    add: {
      hotlines: ['নম্বর যোগ করুন', 'Add a helpline'],
      officialLinks: ['লিংক যোগ করুন', 'Add a link'],
    },
    remove: ['সরান', 'Remove'],
    moved: [
      (legend, position) => `${legend} এখন ${position} নম্বর জায়গায়।`,
      (legend, position) => `${legend} is now no. ${position}.`,
    ],
    none: {
      hotlines: ['কোনো নম্বর নেই।', 'There are no helplines.'],
      officialLinks: ['কোনো লিংক নেই।', 'There are no links.'],
    },
  },
  picture: {
    now: ['এখন যা আছে', 'Current picture'],
    none: ['এখনো কোনো ছবি দেওয়া হয়নি।', 'There is no picture yet.'],
    file: ['নতুন ছবি', 'New picture'],
    submit: ['ছবি সংরক্ষণ করুন', 'Save the picture'],
    confirm: [
      'এই ছবিটি মুছে ফেলবেন? (Are you sure you want to delete this image?)',
      'Are you sure you want to delete this image?',
    ],
  },
})
