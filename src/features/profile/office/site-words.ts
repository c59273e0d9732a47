import { forEachKey, TEXT_PAGES, type TextPage } from '../../../content.ts'

/** The section of the screen with the text of a page. */
interface TextPageWords {
  section: string
  hint: string
  field: string
}

const textPagesBn: Record<TextPage, TextPageWords> = {
  history: {
    section: 'বিদ্যালয়ের ইতিহাস',
    hint: '“বিদ্যালয়ের ইতিহাস” পাতায় থাকে।',
    field: 'ইতিহাস',
  },
}

const bn = {
  lead: 'সাইটের প্রতিটি পাতায় বিদ্যালয় সম্পর্কে যা লেখা থাকে। যে অংশটি বদলাবেন সেটি খুলুন; প্রতিটি অংশ আলাদা করে সংরক্ষণ করা হয়।',
  failedToLoad: 'লেখাগুলো আনা গেল না।',
  saved: (part: string) => `${part}: সংরক্ষণ করা হয়েছে।`,
  sections: {
    school: 'নাম ও পরিচয়',
    logo: 'মনোগ্রাম',
    headTeacher: 'প্রধান শিক্ষক',
    headTeacherPhoto: 'প্রধান শিক্ষকের ছবি',
    ...forEachKey(TEXT_PAGES, (page) => textPagesBn[page].section),
    jubilee: 'সুবর্ণজয়ন্তী',
    weeklyHolidays: 'সাপ্তাহিক ছুটি',
    hotlines: 'জরুরি নম্বর',
    officialLinks: 'সরকারি লিংক',
    services: 'হাজিরা, বেতন-ফি ও ফলাফল',
    channels: 'হোয়াটসঅ্যাপ, ফেসবুক ও অন্য মাধ্যম',
    credits: 'পাতার নিচের কৃতজ্ঞতা',
  },
  hints: {
    school: 'প্রতিটি পাতার উপরে, আর “এক নজরে” ও “যোগাযোগ” পাতায় থাকে।',
    logo: 'প্রতিটি পাতার উপরে বিদ্যালয়ের নামের পাশে, দপ্তরে, ব্রাউজারের আইকনে ও শেয়ার করা লিংকে থাকে। না দিলে শাপলার মনোগ্রামটি থাকে।',
    headTeacherPhoto: 'প্রধান শিক্ষকের নামের পাশে থাকে।',
    ...forEachKey(TEXT_PAGES, (page) => textPagesBn[page].hint),
    jubilee: 'প্রথম পাতার সোনালি ফিতায় থাকে। শিরোনাম খালি রাখলে ফিতায় শুধু “সুবর্ণজয়ন্তী” লেখা থাকে।',
    weeklyHolidays: 'এই দিনগুলোতে ক্লাস হয় না: প্রথম পাতার “আজ” ও শিক্ষাপঞ্জি এখান থেকে জানে।',
    headTeacher: 'প্রথম পাতায় থাকে। নাম বা ছবি না দিলে সেখানে তা জানানো হয়।',
    hotlines: 'প্রতিটি পাতার নিচে থাকে; ফোনে চাপলেই কল যায়।',
    officialLinks:
      'প্রথম পাতায়, আর কম্পিউটারে প্রতিটি পাতার পাশে, এই ক্রমে থাকে। আপনাদের শিক্ষা বোর্ডের লিংকটি এখানে যোগ করুন।',
    services:
      'মেনুর “সেবা” অংশের পাতাগুলোতে থাকে। আপনাদের বিদ্যালয়ের নিয়ম লিখুন, যেমন কখন ফোন করতে হবে বা কোথায় টাকা জমা দিতে হবে। ঠিকানা দিলে পাতার মাথায় সেটির বড় বোতাম থাকে।',
    channels:
      'বিদ্যালয়ের চ্যানেল ও পাতা, “অনুসরণ করুন” পাতায় থাকে। যেটি খালি, সেটি দেখানো হয় না। হোয়াটসঅ্যাপ চ্যানেল বিনা খরচে খোলা যায়; অনুসারীরা একে অন্যের নম্বর দেখতে পান না।',
    credits: 'প্রতিটি পাতার একেবারে নিচে থাকে। খালি রাখলে “বিদ্যালয়ের অফিস” ও “পাঠশালা” লেখা থাকে।',
  },
  fields: {
    schoolName: 'বিদ্যালয়ের নাম (বাংলা)',
    schoolNameEnglish: 'বিদ্যালয়ের নাম (ইংরেজি)',
    place: 'স্থান (বাংলা)',
    placeEnglish: 'স্থান (ইংরেজি)',
    established: 'প্রতিষ্ঠার সাল',
    eiin: 'ইআইআইএন (EIIN)',
    board: 'শিক্ষা বোর্ড (বাংলা)',
    boardEnglish: 'শিক্ষা বোর্ড (ইংরেজি)',
    phone: 'ফোন',
    officeHours: 'অফিসের সময় (বাংলা)',
    officeHoursEnglish: 'অফিসের সময় (ইংরেজি)',
    directions: 'যেভাবে আসবেন',
    mapUrl: 'মানচিত্রের লিংক',
    headTeacherName: 'প্রধান শিক্ষকের নাম (বাংলা)',
    headTeacherNameEnglish: 'প্রধান শিক্ষকের নাম (ইংরেজি)',
    headTeacherDesignation: 'প্রধান শিক্ষকের পদবি (বাংলা)',
    headTeacherDesignationEnglish: 'প্রধান শিক্ষকের পদবি (ইংরেজি)',
    headTeacherMessage: 'প্রধান শিক্ষকের বাণী',
    ...forEachKey(TEXT_PAGES, (page) => textPagesBn[page].field),
    showsJubilee: 'প্রথম পাতায় সুবর্ণজয়ন্তীর ফিতা থাকবে',
    jubileeTitle: 'জয়ন্তীর শিরোনাম',
    jubileeText: 'জয়ন্তীর লেখা',
    protectsSmallNumbers: 'শিক্ষার্থী সংখ্যায় ৫-এর কম সংখ্যা ঢাকা থাকবে',
    weeklyHolidays: 'যে বারে বিদ্যালয় বন্ধ',
    hotlines: 'জরুরি নম্বর',
    officialLinks: 'সরকারি লিংক',
    attendanceText: 'দৈনিক হাজিরা: লেখা',
    attendanceUrl: 'দৈনিক হাজিরা: ঠিকানা (studentdailyattendance.aspx)',
    paymentText: 'বেতন ও ফি: লেখা',
    paymentUrl: 'বেতন ও ফি: ঠিকানা (payment-history.aspx)',
    publicResultText: 'বোর্ড পরীক্ষার ফলাফল: লেখা',
    publicResultUrl: 'বোর্ড পরীক্ষার ফলাফল: ঠিকানা (public-exam-result.aspx)',
    internalResultUrl: 'অভ্যন্তরীণ পরীক্ষার ফলাফল: ঠিকানা',
    whatsappUrl: 'হোয়াটসঅ্যাপ চ্যানেল',
    facebookUrl: 'ফেসবুক পাতা',
    telegramUrl: 'টেলিগ্রাম চ্যানেল',
    imoUrl: 'ইমো চ্যানেল',
    technicalSupport: 'কারিগরি সহায়তা',
    implementation: 'বাস্তবায়ন',
  },
  onOrOff: { true: 'হ্যাঁ', false: 'না' },
  fieldHints: {
    phone: 'যে নম্বরে অভিভাবকেরা ফোন করবেন।',
    paragraphs: 'অনুচ্ছেদের মাঝে একটি খালি লাইন দিন।',
    directions: 'প্রতিটি ধাপ আলাদা লাইনে লিখুন। যোগাযোগ পাতায় থাকে।',
    link: 'https:// দিয়ে শুরু পুরো ঠিকানা',
  },
  rows: {
    legend: {
      hotlines: (number: string) => `নম্বর ${number}`,
      officialLinks: (number: string) => `লিংক ${number}`,
    },
    number: 'ফোন নম্বর',
    url: 'লিংকের ঠিকানা',
    label: 'নাম (বাংলা)',
    labelEnglish: 'নাম (ইংরেজি)',
    add: { hotlines: 'নম্বর যোগ করুন', officialLinks: 'লিংক যোগ করুন' },
    remove: 'সরান',
    moved: (legend: string, position: string) => `${legend} এখন ${position} নম্বর জায়গায়।`,
    none: { hotlines: 'কোনো নম্বর নেই।', officialLinks: 'কোনো লিংক নেই।' },
  },
  picture: {
    now: 'এখন যা আছে',
    none: 'এখনো কোনো ছবি দেওয়া হয়নি।',
    file: 'নতুন ছবি',
    submit: 'ছবি সংরক্ষণ করুন',
    confirm: 'এই ছবিটি মুছে ফেলবেন? (Are you sure you want to delete this image?)',
  },
}

const textPagesEn: Record<TextPage, TextPageWords> = {
  history: {
    section: 'History of the school',
    hint: 'Shown on the page “History of the school”.',
    field: 'History',
  },
}

const en: typeof bn = {
  lead: 'The texts about the school on every page of the site. Open the part that you want to change; each part is saved separately.',
  failedToLoad: 'The texts could not be fetched.',
  saved: (part) => `${part}: saved.`,
  sections: {
    school: 'Name and particulars',
    logo: 'Monogram',
    headTeacher: 'Head teacher',
    headTeacherPhoto: 'Photo of the head teacher',
    ...forEachKey(TEXT_PAGES, (page) => textPagesEn[page].section),
    jubilee: 'Golden jubilee',
    weeklyHolidays: 'Weekly holidays',
    hotlines: 'Hotlines',
    officialLinks: 'Official links',
    services: 'Attendance, fees and results',
    channels: 'WhatsApp, Facebook and other media',
    credits: 'Credits at the foot',
  },
  hints: {
    school: 'Shown at the top of every page, at a glance and on the contact page.',
    logo: 'Shown beside the school’s name on every page, in the office, in icons and on shared links. Without a picture, the site shows the shapla monogram.',
    headTeacherPhoto: 'Shown beside the head teacher’s name.',
    ...forEachKey(TEXT_PAGES, (page) => textPagesEn[page].hint),
    jubilee:
      'Shown in the golden band of the home page. Without a title, the band says “Golden jubilee”.',
    weeklyHolidays:
      'There are no lessons on these days. The card “Today” on the home page and the calendar use them.',
    headTeacher:
      'Shown on the home page. Without a name or a photo, its place says that they are missing.',
    hotlines: 'Shown at the foot of every page; a tap on a phone dials the number.',
    officialLinks:
      'Shown on the home page and, on a computer, beside every page, in this order. Add the link of your education board here.',
    services:
      'Shown on the pages of the menu’s group “Services”. Write the rules of your school, such as when to call or where to pay. With an address, the page begins with a large button that leads there.',
    channels:
      'The school’s channels and pages, shown on the page “Follow”. A link that is empty is not shown. A WhatsApp channel is free, and followers do not see each other’s numbers.',
    credits:
      'Shown at the very end of every page. If they are empty, they name the school’s office and Pathshala.',
  },
  fields: {
    schoolName: 'Name of the school (Bengali)',
    schoolNameEnglish: 'Name of the school (English)',
    place: 'Place (Bengali)',
    placeEnglish: 'Place (English)',
    established: 'Year of establishment',
    eiin: 'EIIN',
    board: 'Education board (Bengali)',
    boardEnglish: 'Education board (English)',
    phone: 'Phone',
    officeHours: 'Office hours (Bengali)',
    officeHoursEnglish: 'Office hours (English)',
    directions: 'How to come',
    mapUrl: 'Link to a map',
    headTeacherName: 'Head teacher’s name (Bengali)',
    headTeacherNameEnglish: 'Head teacher’s name (English)',
    headTeacherDesignation: 'Head teacher’s designation (Bengali)',
    headTeacherDesignationEnglish: 'Head teacher’s designation (English)',
    headTeacherMessage: 'Head teacher’s message',
    ...forEachKey(TEXT_PAGES, (page) => textPagesEn[page].field),
    showsJubilee: 'Show the golden jubilee on the home page',
    jubileeTitle: 'Title of the jubilee',
    jubileeText: 'Text of the jubilee',
    protectsSmallNumbers: 'Hide numbers under 5 in the student counts',
    weeklyHolidays: 'Days of the week without lessons',
    hotlines: 'Hotlines',
    officialLinks: 'Official links',
    attendanceText: 'Daily attendance: text',
    attendanceUrl: 'Daily attendance: address (studentdailyattendance.aspx)',
    paymentText: 'Fees and payments: text',
    paymentUrl: 'Fees and payments: address (payment-history.aspx)',
    publicResultText: 'Public exam results: text',
    publicResultUrl: 'Public exam results: address (public-exam-result.aspx)',
    internalResultUrl: 'Results of the school’s own exams: address',
    whatsappUrl: 'WhatsApp channel',
    facebookUrl: 'Facebook page',
    telegramUrl: 'Telegram channel',
    imoUrl: 'imo channel',
    technicalSupport: 'Technical support',
    implementation: 'Implementation',
  },
  onOrOff: { true: 'Yes', false: 'No' },
  fieldHints: {
    phone: 'The number that guardians call.',
    paragraphs: 'Leave an empty line between paragraphs.',
    directions: 'Write each step on its own line. Shown on the contact page.',
    link: 'The whole address, beginning with https://',
  },
  rows: {
    legend: {
      hotlines: (number) => `Hotline ${number}`,
      officialLinks: (number) => `Link ${number}`,
    },
    number: 'Phone number',
    url: 'Address of the link',
    label: 'Name (Bengali)',
    labelEnglish: 'Name (English)',
    add: { hotlines: 'Add a hotline', officialLinks: 'Add a link' },
    remove: 'Remove',
    moved: (legend, position) => `${legend} is now no. ${position}.`,
    none: { hotlines: 'There are no hotlines.', officialLinks: 'There are no links.' },
  },
  picture: {
    now: 'Current picture',
    none: 'There is no picture yet.',
    file: 'New picture',
    submit: 'Save the picture',
    confirm: 'Are you sure you want to delete this image?',
  },
}

export const siteWords = { bn, en }
