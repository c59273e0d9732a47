import type { MenuWord, Service, TextPage } from '../content.ts'
import { closureWords } from './closure-words.ts'
import { followWords } from '../features/following/public/words.ts'
import { questionWords } from '../features/questions/public/words.ts'
import { groupWords } from '../features/groups/public/words.ts'
import { counted } from './counted.ts'
import { inBothLanguages, type Pair, type Pairs } from './in-both-languages.ts'
import { informationWords } from '../features/information/public/words.ts'
import type { Language } from './language.ts'
import { schoolWords } from './school-words.ts'

/**
 * All words of the public pages. English that the specification quotes comes after the Bengali in
 * brackets, as in bilingual notices in Bangladesh.
 */
export const { bn, en } = inBothLanguages({
  language: { own: ['বাংলা', 'English'], other: ['English', 'বাংলা'] },
  someInBengali: ['', 'Some entries are in Bengali only.'],
  frame: {
    skip: ['মূল অংশে যান', 'Skip to content'],
    menu: ['মেনু', 'Menu'],
    mainMenu: ['প্রধান মেনু', 'Main menu'],
    menuGroups: {
      daily: ['প্রতিদিন', 'Every day'],
      services: ['সেবা', 'Services'],
      school: ['বিদ্যালয়', 'The school'],
    },
    callOffice: ['অফিসে ফোন', 'Call the office'],
    government: ['গণপ্রজাতন্ত্রী বাংলাদেশ সরকার', 'Government of the People’s Republic of Bangladesh'],
    eiin: ['ইআইআইএন', 'EIIN'],
    established: ['স্থাপিত', 'Established'],
    hotline: ['ফোন', 'Phone'],
    whereYouAre: ['আপনি যেখানে আছেন', 'You are here'],
    sideColumn: ['জরুরি নম্বর ও সরকারি লিংক', 'Helplines and official links'],
    hotlines: ['জরুরি নম্বর', 'Helplines'],
    officialLinks: ['সরকারি লিংক', 'Official links'],
    readMessage: ['পুরো বাণী পড়ুন', 'Read the whole message'],
    footerLinks: ['পাতার নিচের লিংক', 'Footer links'],
    seeAlso: ['আরও দেখুন', 'See also'],
    staff: ['অফিসে প্রবেশ', 'Staff'],
    updated: ['হালনাগাদ', 'Updated'],
    office: ['অফিস', 'Office'],
    technicalSupport: ['কারিগরি সহায়তা', 'Technical support'],
    implementation: ['বাস্তবায়ন', 'Implementation'],
    /** The credits of a school that has not written its own. */
    usualSupport: ['বিদ্যালয়ের অফিস', 'the school’s office'],
    usualImplementation: [
      'পাঠশালা, বিদ্যালয়ের জন্য উন্মুক্ত সফটওয়্যার',
      'Pathshala, open software for schools',
    ],
    noPhoto: ['ছবি এখনো নেই', 'No photo yet'],
    headUnknown: ['নাম ও ছবি এখনো দেওয়া হয়নি', 'The name and the photo are not here yet'],
    placeUnknown: ['ঠিকানা এখনো দেওয়া হয়নি', 'Address not given yet'],
    contactUnknown: [
      'ঠিকানা, ফোন ও অফিসের সময় শিগগিরই এখানে দেওয়া হবে।',
      'Address, telephone and office hours will be given here soon.',
    ],
    feed: ['নতুন নোটিশের খবর পান (RSS)', 'Feed of notices, news and results (RSS)'],
    sample: [
      'এই সাইটে নমুনা তথ্য আছে: নাম, নম্বর ও ফাইল সত্যিকারের নয়।',
      'This site holds sample content: names, numbers and files are not real.',
    ],
    contact: ['যোগাযোগ', 'Contact'],
  },
  menu: {
    home: ['প্রথম পাতা', 'Home'],
    schoolInfo: ['এক নজরে', 'At a glance'],
    history: ['ইতিহাস', 'History'],
    officers: ['শিক্ষক ও কর্মচারী', 'Teachers and staff'],
    studentCount: ['শিক্ষার্থী সংখ্যা', 'Students'],
    attendance: ['দৈনিক হাজিরা', 'Daily attendance'],
    payment: ['বেতন ও ফি', 'Fees and payments'],
    publicResult: ['বোর্ড পরীক্ষার ফলাফল', 'Public exam results'],
    internalResult: ['অভ্যন্তরীণ পরীক্ষার ফলাফল', 'Internal exam results'],
    results: ['বিদ্যালয়ের ফলাফল', 'Results of the school'],
    photos: ['ছবিঘর', 'Photos'],
    information: ['তথ্য বোর্ড', 'Information board'],
    contact: ['যোগাযোগ', 'Contact'],
    notices: ['নোটিশ', 'Notices'],
    downloads: ['ডাউনলোড', 'Downloads'],
    routine: ['রুটিন', 'Routine'],
    calendar: ['শিক্ষাপঞ্জি', 'Calendar'],
  } satisfies Record<MenuWord, Pair>,
  loading: ['লোড হচ্ছে… (Loading...)', 'Loading...'],
  isNew: ['নতুন', 'New'],
  home: {
    description: [
      'নোটিশ, সংবাদ, ডাউনলোড, ভর্তি, ফলাফল ও যোগাযোগ',
      'Notices, news, downloads, admission, results and contact',
    ],
    noticeBoard: ['নোটিশ বোর্ড', 'Notice board'],
    latest: ['সর্বশেষ সংবাদ', 'Latest news'],
    pause: ['থামান', 'Pause'],
    downloads: ['ডাউনলোড', 'Downloads'],
    allNotices: ['সব নোটিশ (all)', 'See all notices'],
    allNews: ['সব সংবাদ', 'All news'],
    allDownloads: ['সব ডাউনলোড', 'All downloads'],
    pullDown: [
      (count) => `সর্বশেষ ${count}টি: নিচেরগুলো দেখতে তালিকা টানুন`,
      (count) => `The latest ${count}: pull the list for the rest`,
    ],
    noNotices: ['এখনো কোনো নোটিশ নেই। (No notices available)', 'No notices available'],
    noDownloads: ['এখনো কোনো ডাউনলোড নেই। (No downloads available)', 'No downloads available'],
    side: ['প্রধান শিক্ষক, জরুরি নম্বর ও সরকারি লিংক', 'Head teacher, helplines and official links'],
    jubileeTitle: ['সুবর্ণজয়ন্তী', 'Golden jubilee'],
    jubilee: ['ছবি ও ভিডিও দেখুন', 'See photos and videos'],
    atAGlance: ['এক নজরে বিদ্যালয়', 'The school at a glance'],
    details: ['বিস্তারিত', 'More'],
    staffCount: ['শিক্ষক ও কর্মচারী', 'Teachers and staff'],
    recentPhotos: ['সাম্প্রতিক ছবি', 'Recent photos'],
  },
  list: {
    searchAndYear: ['খুঁজুন, বছর', 'Search, year'],
    serial: ['ক্রমিক', 'No.'],
    subject: ['বিষয়', 'Subject'],
    date: ['তারিখ', 'Date'],
    details: ['বিস্তারিত', 'Details'],
    read: ['পড়ুন', 'Read'],
    download: ['নামিয়ে নিন', 'Download'],
    order: ['নতুন থেকে পুরোনো', 'newest first'],
    inBengali: ['', 'Notices, news, downloads and results are in Bengali.'],
    whole: [(total) => `মোট ${total}টি`, (total) => `Total: ${total}`],
    range: [
      (from, to, total) => `${total}টির মধ্যে ${from}–${to}`,
      (from, to, total) => `${from}–${to} of ${total}`,
    ],
    search: ['খুঁজুন', 'Search'],
    year: ['বছর', 'Year'],
    everyYear: ['সব বছর', 'Every year'],
    topic: ['বিষয়শ্রেণি', 'Topic'],
    everyTopic: ['সব', 'Every topic'],
    nothingFound: ['খুঁজে কিছু পাওয়া যায়নি।', 'Nothing was found for this search.'],
    showEverything: ['সব দেখুন', 'Show everything'],
    newer: ['নতুনগুলো', 'Newer'],
    older: ['পুরোনোগুলো', 'Older'],
    page: [(number) => `পাতা ${number}`, (number) => `Page ${number}`],
    pages: ['পাতা বদলান', 'Change page'],
  },
  topics: [schoolWords.bn.topics, schoolWords.en.topics],
  search: {
    label: ['এই সাইটে খুঁজুন', 'Search this site'],
    title: ['অনুসন্ধানের ফল', 'Search results'],
    heading: [(query) => `“${query}”: অনুসন্ধানের ফল`, (query) => `Results for “${query}”`],
    description: [
      'নোটিশ, সংবাদ, ডাউনলোড, ফলাফল ও সাইটের পাতায় খুঁজুন',
      'Search notices, news, downloads, results and the pages of this site',
    ],
    howTo: [
      'উপরের ঘরে এক বা একাধিক শব্দ লিখুন। শিরোনাম ও ভেতরের লেখা, দুই জায়গাতেই খোঁজা হয়। ইংরেজি অক্ষরে লিখলেও চলে: chuti, porikkha।',
      'Write one or more words in the field above. Titles and texts are searched. Bengali in Latin letters works too: chuti, porikkha.',
    ],
    loading: ['খোঁজা হচ্ছে…', 'Searching…'],
    failed: ['এখন খোঁজা গেল না। একটু পরে আবার চেষ্টা করুন।', 'The search failed. Try again in a moment.'],
    kind: ['ধরন', 'Kind'],
    all: ['সব', 'All'],
    page: ['পাতা', 'Pages'],
    less: ['আগের ফল দেখুন', 'Earlier results'],
    more: ['আরও ফল দেখুন', 'More results'],
    tooMany: [
      'অনেক ফল এসেছে। আরও একটি শব্দ লিখলে ঠিক জিনিসটি পাবেন।',
      'There are many results. Add another word to find closer ones.',
    ],
    moreInCalendar: [
      (total) => `শিক্ষাপঞ্জিতে আরও ${total}টি`,
      (total) => `${total} more in the calendar`,
    ],
    meantStart: ['আপনি কি', 'You may mean'],
    meantEnd: [
      (typed) => `খুঁজছেন? “${typed}” উচ্চারণ মিলিয়ে খোঁজা হয়েছে।`,
      (typed) => `(“${typed}” was matched by its sound).`,
    ],
    correctedStart: [
      (typed) => `“${typed}” কোথাও পাওয়া যায়নি।`,
      (typed) => `Nothing was found for “${typed}”.`,
    ],
    correctedEnd: ['দিয়ে খোঁজা হয়েছে।', 'was searched for instead.'],
    nothing: ['কোথাও পাওয়া গেল না।', 'Nothing was found.'],
    ask: [
      'তবু না পেলে বিদ্যালয়ের অফিসে জিজ্ঞেস করুন:',
      'If you still do not find it, ask the school’s office:',
    ],
    advice: ['বানান মিলিয়ে দেখুন, বা কম শব্দে খুঁজুন।', 'Check the spelling, or search for fewer words.'],
    near: ['কাছাকাছি যা আছে', 'Closest matches'],
    everywhere: ['সব ধরনে ও সব বছরে', 'In all kinds and years'],
    found: [(total) => `${total}টি ফল`, (total) => counted(total, 'result')],
    lists: ['তালিকা থেকে খুঁজে নিন', 'Browse the lists'],
  },
  document: {
    actions: ['এই কাগজ নিয়ে', 'Actions'],
    open: ['খুলুন', 'Open'],
    newer: ['পরেরটি', 'Next'],
    older: ['আগেরটি', 'Previous'],
    neighbours: ['আগের ও পরেরটি', 'Previous and next'],
    address: ['এই পাতার ঠিকানা:', 'The address of this page:'],
    pinned: ['পিন করা', 'Pinned'],
    ended: ['মেয়াদ শেষ', 'Ended'],
    isDraft: ['এটি লুকানো: সাইটে এখনো দেখা যায় না।', 'This is hidden: visitors do not see it yet.'],
    isScheduled: [
      (moment) => `প্রকাশের সময়: ${moment}। দর্শকেরা এখনো দেখছেন না।`,
      (moment) => `This will be published on ${moment}. Visitors do not see it yet.`,
    ],
    isOver: [(day) => `এর মেয়াদ শেষ হয়েছে: ${day}।`, (day) => `This ended on ${day}.`],
    textCorrected: [
      (day) => `লেখাটি সংশোধন করা হয়েছে: ${day}।`,
      (day) => `The text was corrected on ${day}.`,
    ],
    paperDiffers: [
      'কাগজ ও ফাইলে এখনো আগের লেখা আছে।',
      'The paper and its file still have the earlier text.',
    ],
    text: ['পুরো লেখা', 'The full text'],
    machineRead: ['যন্ত্রে পড়া লেখা', 'Text read by a machine'],
    mayBeWrong: [
      'কম্পিউটার দিয়ে কাগজ থেকে তোলা, ভুল থাকতে পারে।',
      'a computer took it from the paper, and it may contain mistakes.',
    ],
    seePaper: ['মূল কপি দেখুন', 'See the original paper'],
    comparePaper: [
      'টাকা ও তারিখ মূল কপি দেখে মিলিয়ে নিন।',
      'Compare amounts and dates with the original paper.',
    ],
    readNotice: ['নোটিশের লেখা পড়ুন', 'Read the notice’s text'],
    readPaper: ['কাগজের লেখা পড়ুন', 'Read the paper’s text'],
    withoutTables: [
      (number) => `${number}টি ছক ছাড়া`,
      (number) => `without ${counted(number, 'table')}`,
    ],
    roll: {
      label: ['রোল নম্বর', 'Roll number'],
      show: ['ফল দেখুন', 'Show the result'],
      title: [(roll) => `রোল ${roll}`, (roll) => `Roll ${roll}`],
      unknown: [
        'এই তালিকায় এই রোল নেই। রোলটি মিলিয়ে দেখুন, অথবা অফিসে ফোন করুন।',
        'This list does not have this roll number. Check the number, or call the office.',
      ],
    },
    tables: {
      table: [(number) => `ছক ${number}`, (number) => `Table ${number}`],
      pull: ['সব ঘর দেখতে তালিকাটি বাঁয়ে টানুন।', 'Pull the list to the left for all columns.'],
      pullSubjects: [
        'বিষয়ের নম্বর দেখতে তালিকাটি বাঁয়ে টানুন।',
        'Pull the list to the left for the subjects.',
      ],
      leftOut: [
        (heads) => `এখানে একটি ছক আছে: ${heads}। সংখ্যাগুলো ঠিকভাবে পড়া যায়নি, তাই দেওয়া হলো না।`,
        (heads) =>
          `There is a table here: ${heads}. Its numbers could not be read safely and are left out.`,
      ],
    },
    callForTables: ['ছকের সংখ্যা জানতে অফিসে ফোন করুন:', 'For these numbers, call the office:'],
    listen: ['শুনুন', 'Listen'],
    stop: ['থামান', 'Stop'],
    paper: ['মূল কপি', 'The original paper'],
    bengaliPaper: ['', 'The original paper, in Bengali'],
    bengaliSheet: ['', 'The list below is in Bengali, as on the paper.'],
    downloadForm: ['ফরম নামিয়ে নিন', 'Download the form'],
    pages: [(number) => `${number} পাতা`, (number) => counted(number, 'page')],
    pageAlt: [
      (number) => `পাতা ${number}-এর ছবি, চাপলে বড় হবে`,
      (number) => `Picture of page ${number}, opens large`,
    ],
    noticePageAlt: [
      (number) => `নোটিশের ছবি, পাতা ${number}। এর লেখা নিচে আছে। চাপলে বড় হবে।`,
      (number) => `Picture of the notice, page ${number}. Its text is below. Opens large.`,
    ],
    paperPageAlt: [
      (number) => `কাগজের ছবি, পাতা ${number}। এর লেখা নিচে আছে। চাপলে বড় হবে।`,
      (number) => `Picture of the paper, page ${number}. Its text is below. Opens large.`,
    ],
    photoAlt: [
      (title) => `ছবি: ${title}। চাপলে বড় হবে।`,
      (title) => `Photo: ${title}. Opens large.`,
    ],
    furtherPages: [
      (number) => `আরও ${number} পাতা দেখুন`,
      (number) => `Show ${counted(number, 'more page')}`,
    ],
    firstPages: [
      (shown, all) => `কাগজটি ${all} পাতার। এখানে প্রথম ${shown} পাতা; বাকিটা মূল ফাইলে।`,
      (shown, all) =>
        `The paper has ${all} pages. These are the first ${shown}; the file has the rest.`,
    ],
    sameTopic: [(topic) => `এ বিষয়ে আরও: ${topic}`, (topic) => `More on this topic: ${topic}`],
    share: {
      title: ['জানিয়ে দিন', 'Share'],
      whatsapp: ['হোয়াটসঅ্যাপ', 'WhatsApp'],
      messenger: ['মেসেঞ্জারে জানান', 'Send by Messenger'],
      facebook: ['ফেসবুকে জানান', 'Share on Facebook'],
      share: ['অন্যভাবে পাঠান', 'Share in another way'],
      copy: ['লিংক কপি', 'Copy link'],
      copied: ['কপি হয়েছে', 'Copied'],
      print: ['ছাপুন', 'Print'],
    },
    attachments: ['সংযুক্তি', 'Attachments'],
  },
  notices: {
    title: ['সব নোটিশ', 'All notices'],
    caption: ['নোটিশ', 'Notices'],
    description: [
      'বিদ্যালয়ের সব নোটিশ, নতুন থেকে পুরোনো, ফাইলসহ',
      'Every notice of the school, newest first, with its file',
    ],
    searchLabel: ['নোটিশে খুঁজুন', 'Search notices'],
    loading: ['নোটিশ লোড হচ্ছে… (Loading notices...)', 'Loading notices...'],
    failed: [
      'নোটিশ আনা গেল না। একটু পরে আবার চেষ্টা করুন। (Failed to fetch notices. Please try again later.)',
      'Failed to fetch notices. Please try again later.',
    ],
    empty: [
      'এই মুহূর্তে কোনো নোটিশ নেই। (No notices available at the moment.)',
      'No notices available at the moment.',
    ],
    deleted: {
      title: ['নোটিশটি আর নেই', 'This notice is no longer here'],
      text: [
        'বিদ্যালয় কর্তৃপক্ষ এই নোটিশটি সরিয়ে নিয়েছে। নতুন নোটিশ এসে থাকলে তালিকায় পাবেন।',
        'The school has removed this notice. If there is a newer one, it is in the list.',
      ],
      toList: ['সব নোটিশ দেখুন', 'See all notices'],
    },
  },
  news: {
    title: ['সব সংবাদ', 'All news'],
    caption: ['সংবাদ', 'News'],
    description: ['বিদ্যালয়ের সব সংবাদ, নতুন থেকে পুরোনো', 'All news of the school, newest first'],
    searchLabel: ['সংবাদে খুঁজুন', 'Search news'],
    loading: ['সংবাদ লোড হচ্ছে… (Loading news...)', 'Loading news...'],
    failed: [
      'সংবাদ আনা গেল না। একটু পরে আবার চেষ্টা করুন। (Failed to fetch news. Please try again later.)',
      'Failed to fetch news. Please try again later.',
    ],
    empty: [
      'এই মুহূর্তে কোনো সংবাদ নেই। (No news available at the moment.)',
      'No news available at the moment.',
    ],
    deleted: {
      title: ['সংবাদটি আর নেই', 'This news is no longer here'],
      text: [
        'বিদ্যালয় কর্তৃপক্ষ এই সংবাদটি সরিয়ে নিয়েছে। অন্য সংবাদগুলো তালিকায় আছে।',
        'The school has removed this news item. The others are in the list.',
      ],
      toList: ['সব সংবাদ দেখুন', 'See all news'],
    },
  },
  downloads: {
    title: ['সব ডাউনলোড', 'All downloads'],
    caption: ['ডাউনলোড', 'Downloads'],
    description: ['ফরম, রুটিন, পাঠ্যসূচি ও অন্যান্য ফাইল', 'Forms, routines, syllabi and other files'],
    searchLabel: ['ডাউনলোডে খুঁজুন', 'Search downloads'],
    loading: ['ডাউনলোড লোড হচ্ছে… (Loading downloads...)', 'Loading downloads...'],
    failed: [
      'ডাউনলোড আনা গেল না। একটু পরে আবার চেষ্টা করুন। (Failed to fetch downloads. Please try again later.)',
      'Failed to fetch downloads. Please try again later.',
    ],
    empty: [
      'এই মুহূর্তে কোনো ফাইল নেই। (No downloads available at the moment.)',
      'No downloads available at the moment.',
    ],
    deleted: {
      title: ['ফাইলটি আর নেই', 'This file is no longer here'],
      text: [
        'বিদ্যালয় কর্তৃপক্ষ এই ফাইলটি সরিয়ে নিয়েছে। এর বদলে নতুন ফাইল দেওয়া হয়ে থাকলে তালিকায় পাবেন।',
        'The school has removed this file. If there is a new one in its place, it is in the list.',
      ],
      toList: ['সব ডাউনলোড দেখুন', 'See all downloads'],
    },
  },
  results: {
    title: ['বিদ্যালয়ের ফলাফল', 'Results of the school'],
    caption: ['ফলাফল', 'Results'],
    description: [
      'বিদ্যালয়ের নিজস্ব পরীক্ষার ফলাফল, নতুন থেকে পুরোনো, ফাইলসহ',
      'Results of the school’s own examinations, newest first, with their files',
    ],
    searchLabel: ['ফলাফলে খুঁজুন', 'Search in the results'],
    loading: ['ফলাফল লোড হচ্ছে…', 'Loading results...'],
    failed: [
      'ফলাফল আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'Failed to fetch results. Please try again later.',
    ],
    empty: ['এই মুহূর্তে কোনো ফলাফল নেই।', 'No results available at the moment.'],
    deleted: {
      title: ['ফলাফলটি আর নেই', 'This result is no longer here'],
      text: [
        'বিদ্যালয় কর্তৃপক্ষ এই ফলাফলটি সরিয়ে নিয়েছে। নতুন ফলাফল দেওয়া হয়ে থাকলে তালিকায় পাবেন।',
        'The school has removed this result. If there is a newer one, it is in the list.',
      ],
      toList: ['সব ফলাফল দেখুন', 'See all results'],
    },
  },
  photos: {
    title: ['ছবিঘর', 'Photo gallery'],
    lead: [
      'বিদ্যালয়ের প্রতিদিনের জীবন, উৎসব আর অর্জনের ছবি। বড় করে দেখতে ছবিতে চাপ দিন।',
      'Everyday life at the school, festivals and achievements. Press a photo to enlarge it. Titles are in Bengali.',
    ],
    loading: ['ছবি লোড হচ্ছে…', 'Loading photos...'],
    failed: [
      'ছবি আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The photos could not be fetched. Please try again later.',
    ],
    empty: ['এখনো কোনো ছবি নেই।', 'There are no photos yet.'],
    deleted: {
      title: ['ছবিটি আর নেই', 'This photo is no longer here'],
      text: [
        'বিদ্যালয় কর্তৃপক্ষ এই ছবিটি সরিয়ে নিয়েছে। অন্য ছবিগুলো ছবিঘরে আছে।',
        'The school has removed this photo. The others are in the photo gallery.',
      ],
      toList: ['ছবিঘর দেখুন', 'See the photo gallery'],
    },
  },
  jubilee: {
    title: ['সুবর্ণজয়ন্তীর ছবি ও ভিডিও', 'Golden jubilee photos and videos'],
    lead: [
      'সুবর্ণজয়ন্তীর ছবি ও ভিডিও। ছবিতে চাপ দিলে বড় হয়; ভিডিও নতুন পাতায় খোলে।',
      'Photos and videos of the golden jubilee. Press a photo to enlarge it; videos open in a new tab. Titles are in Bengali.',
    ],
    loading: ['ছবি ও ভিডিও লোড হচ্ছে…', 'Loading photos and videos...'],
    failed: [
      'ছবি ও ভিডিও আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The photos and videos could not be fetched. Please try again later.',
    ],
    empty: ['এখনো কোনো ছবি বা ভিডিও নেই।', 'There are no photos or videos yet.'],
    deleted: {
      title: ['ছবিটি আর নেই', 'This photo is no longer here'],
      text: [
        'বিদ্যালয় কর্তৃপক্ষ এই ছবিটি সরিয়ে নিয়েছে। সুবর্ণজয়ন্তীর অন্য ছবিগুলো আগের জায়গায় আছে।',
        'The school has removed this photo. The other photos of the golden jubilee are still there.',
      ],
      toList: ['সুবর্ণজয়ন্তীর ছবি ও ভিডিও দেখুন', 'See photos and videos of the golden jubilee'],
    },
  },
  gallery: {
    close: ['বন্ধ করুন', 'Close'],
    previous: ['আগের ছবি', 'Previous photo'],
    next: ['পরের ছবি', 'Next photo'],
    openLarge: [(title) => `বড় করে দেখুন: ${title}`, (title) => `Enlarge: ${title}`],
    position: [
      (number, total) => `ছবি ${number} / ${total}`,
      (number, total) => `Photo ${number} of ${total}`,
    ],
    back: ['সব ছবিতে ফিরে যান', 'Back to all photos'],
    albums: ['অ্যালবাম', 'Albums'],
    otherPhotos: ['অন্য ছবি', 'Other photos'],
    photoCount: [
      (count) => `${count}টি\u00A0ছবি`,
      (count) => (count === '1' ? '1\u00A0photo' : `${count}\u00A0photos`),
    ],
    toAlbum: ['অ্যালবামে ফিরে যান', 'Back to the album'],
    toGallery: ['ছবিঘরে ফিরে যান', 'Back to the photo gallery'],
    pictureToCome: ['ছবিটি এখনো যোগ হয়নি', 'The picture has not been added yet'],
    photoSection: ['ছবি', 'Photos'],
    videoSection: ['ভিডিও', 'Videos'],
    noPhotos: ['এখনো কোনো ছবি নেই।', 'There are no photos yet.'],
    noVideos: ['এখনো কোনো ভিডিও নেই।', 'There are no videos yet.'],
    opensInNewTab: ['(নতুন পাতায় খোলে)', '(opens in a new tab)'],
  },
  schoolInfo: {
    title: ['এক নজরে বিদ্যালয়', 'The school at a glance'],
    description: [
      'ইআইআইএন, প্রতিষ্ঠার সাল, শিফট, শিক্ষার্থী, শ্রেণিকক্ষ ও ল্যাবের তথ্য',
      'EIIN, founding year, shifts, students, classrooms and labs',
    ],
    failed: [
      'বিদ্যালয়ের তথ্য আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The school’s details could not be fetched. Please try again later.',
    ],
    empty: ['বিদ্যালয়ের তথ্য এখনো দেওয়া হয়নি।', 'The school’s details have not been entered yet.'],
    identity: ['পরিচয়', 'The school'],
    hours: ['শিফট ও সময়', 'Shifts and hours'],
    rooms: ['জমি, ভবন ও কক্ষ', 'Land, buildings and rooms'],
    board: ['শিক্ষা বোর্ড', 'Education board'],
    place: ['ঠিকানা', 'Address'],
    teachers: ['শিক্ষক', 'Teachers'],
    sections: ['শাখা', 'Sections'],
    perSection: ['শাখাপ্রতি গড়', 'Average per section'],
    perTeacher: ['শিক্ষকপ্রতি গড়', 'Average per teacher'],
    byClass: ['শিক্ষার্থী, শ্রেণি অনুযায়ী', 'Students by class'],
    allCounts: ['শাখা অনুযায়ী সব সংখ্যা', 'All counts by section'],
    has: ['আছে (has)', 'has'],
    none: ['নেই (none)', 'none'],
    acres: [(value) => `${value} একর`, (value) => counted(value, 'acre')],
    pieces: [(value) => `${value}টি`, (value) => value],
    persons: [(value) => `${value} জন`, (value) => value],
    fields: [schoolWords.bn.schoolInfoFields, schoolWords.en.schoolInfoFields],
    students: ['শিক্ষার্থী', 'Students'],
  },
  textPages: {
    history: {
      title: ['বিদ্যালয়ের ইতিহাস', 'History of the school'],
      description: [
        'বিদ্যালয়ের শুরু থেকে আজ পর্যন্ত',
        'The school from its beginning to the present day',
      ],
      failed: [
        'ইতিহাস আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
        'The history could not be fetched. Please try again later.',
      ],
      empty: [
        'বিদ্যালয়ের ইতিহাস এখনো লেখা হয়নি।',
        'The history of the school has not been written yet.',
      ],
    },
  } satisfies Record<TextPage, Pairs>,
  textPage: {
    message: ['প্রধান শিক্ষকের বাণী', 'Message from the head teacher'],
    now: ['আজ', 'Today'],
    inBengali: ['', 'This text is in Bengali.'],
  },
  contact: {
    title: ['যোগাযোগ', 'Contact'],
    description: ['ফোন, ই-মেইল, ঠিকানা ও অফিসের সময়', 'Telephone, e-mail, address and office hours'],
    caption: ['বিদ্যালয়ের ঠিকানা ও যোগাযোগ', 'Address and contact details of the school'],
    failed: [
      'যোগাযোগের তথ্য আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The contact details could not be fetched. Please try again later.',
    ],
    empty: [
      'ঠিকানা ও ফোন শিগগিরই এখানে দেওয়া হবে। জরুরি হলে ৯৯৯, ১০৯।',
      'Address and telephone will be given here soon. In an emergency, call 999 or 109.',
    ],
    fields: [schoolWords.bn.contactFields, schoolWords.en.contactFields],
    ways: ['ফোন, ই-মেইল, মানচিত্র, সময়', 'Telephone, e-mail, map, hours'],
    call: ['অফিসে ফোন করুন', 'Call the office'],
    map: ['মানচিত্র', 'Map'],
    lessons: ['ক্লাসের সময়', 'Hours of lessons'],
    directions: ['যেভাবে আসবেন', 'How to get here'],
    who: ['কোন কথা কাকে বলবেন', 'Whom to ask'],
    office: {
      about: ['ভর্তি, ছাড়পত্র, প্রশংসাপত্র, বেতন', 'Admission, certificates, fees'],
      name: ['বিদ্যালয় অফিস', 'School office'],
    },
    head: ['পড়ালেখা, ছুটি, যেকোনো জরুরি কথা', 'Studies, leave, anything urgent'],
    teacher: {
      about: ['ক্লাস, পড়া বা বাড়ির কাজ নিয়ে কথা', 'Lessons and homework'],
      name: ['শ্রেণিশিক্ষক বা বিষয়শিক্ষক', 'The teacher of the class or the subject'],
      link: ['শিক্ষকদের নাম ও নম্বর', 'Names and numbers of teachers'],
    },
    safety: {
      about: [
        'কেউ শরীরে হাত দিলে, পিছু নিলে বা আজেবাজে কথা বললে চুপ করে থেকো না',
        'If somebody touches you, follows you or says dirty things, do not stay silent',
      ],
      name: ['নারী ও শিশু সহায়তা', 'Help for women and children'],
      hint: [
        'দিনে বা রাতে যেকোনো সময় ফোন করা যায়, টাকা লাগে না।',
        'You can call at any time of day or night, without charge.',
      ],
    },
  },
  studentCount: {
    title: ['শিক্ষার্থী সংখ্যা', 'Student counts'],
    heading: [
      'বর্তমানে অধ্যয়নরত শিক্ষার্থী (students currently studying)',
      'Our students currently studying',
    ],
    description: ['শ্রেণি, শিফট ও শাখা অনুযায়ী শিক্ষার্থীর সংখ্যা', 'Students by class, shift and section'],
    lead: [(total) => `মোট শিক্ষার্থী ${total} জন।`, (total) => `Total students: ${total}.`],
    asOf: ['সর্বশেষ হিসাব:', 'Last counted:'],
    failed: [
      'শিক্ষার্থীর সংখ্যা আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The student counts could not be fetched. Please try again later.',
    ],
    empty: ['শিক্ষার্থীর সংখ্যা এখনো দেওয়া হয়নি।', 'The student counts have not been entered yet.'],
    chart: ['শ্রেণি ও শিফট অনুযায়ী শিক্ষার্থী', 'Students by class and shift'],
    chartLabel: [
      'স্তম্ভচিত্র: প্রতি শ্রেণির শিক্ষার্থী, প্রভাতি ও দিবা শিফটে ভাগ করা। একই সংখ্যা নিচের ছকে আছে।',
      'Bar chart: the students of each class, split into morning and day shift. The same figures are in the table below.',
    ],
    perClass: ['শ্রেণি, শিফট ও শাখা অনুযায়ী', 'By class, shift and section'],
    zeroEverywhere: [
      (counts) => `${counts}: সব শাখায় ০।`,
      (counts) => `${counts}: 0 in all sections.`,
    ],
    few: ['৫-এর কম', 'fewer than 5'],
    notShown: ['দেখানো হয় না', 'not shown'],
    hidden: [
      'কোনো শিক্ষার্থীকে যেন চেনা না যায়, সে জন্য ৫-এর কম সংখ্যা দেখানো হয় না। যে সংখ্যা থেকে তা হিসাব করা যায়, তার ঘরে “—” থাকে। ৫ জনের কম শিক্ষার্থীর শাখা মোট সংখ্যায় ধরা হয় না।',
      'Numbers under 5 are not shown, so that nobody can recognise a student. A number from which they could be worked out is shown as “—”. Totals leave out sections of fewer than 5 students.',
    ],
    summary: ['সব মিলিয়ে', 'Totals'],
    pastYears: ['আগের বছর', 'Past years'],
    comingYear: [
      (day, year) => `${day} থেকে এখানে ${year} সালের হিসাব দেখা যাবে।`,
      (day, year) => `From ${day}: the counts of ${year}.`,
    ],
    kind: ['ধরন', 'Kind'],
    number: ['সংখ্যা', 'Number'],
    className: ['শ্রেণি', 'Class'],
    shift: ['শিফট', 'Shift'],
    section: ['শাখা', 'Section'],
    total: ['মোট', 'Total'],
    classTotal: [(name, total) => `${name}: ${total} জন`, (name, total) => `${name}: ${total}`],
    classes: [schoolWords.bn.classes, schoolWords.en.classes],
    shifts: [schoolWords.bn.shifts, schoolWords.en.shifts],
    sections: [schoolWords.bn.sections, schoolWords.en.sections],
    sectionOf: [
      (shift, section) => `${shift}, ${section} শাখা`,
      (shift, section) => `${shift}, section ${section}`,
    ],
    counts: [schoolWords.bn.counts, schoolWords.en.counts],
  },
  calendar: {
    title: ['শিক্ষাপঞ্জি', 'School calendar'],
    description: ['ছুটি, পরীক্ষা ও অনুষ্ঠানের তারিখ', 'Dates of holidays, exams and events'],
    failed: [
      'শিক্ষাপঞ্জি আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The calendar could not be fetched. Please try again later.',
    ],
    empty: ['শিক্ষাপঞ্জিতে এখনো কিছু লেখা হয়নি।', 'There is nothing in the calendar yet.'],
    weeklyHoliday: ['সাপ্তাহিক ছুটি', 'Weekly holiday'],
    kinds: [schoolWords.bn.calendarKinds, schoolWords.en.calendarKinds],
    heading: [(year) => `শিক্ষাপঞ্জি ${year}`, (year) => `School calendar ${year}`],
    of: [
      (year) => `${year} সালের ছুটি, পরীক্ষা ও অনুষ্ঠান, মাস অনুযায়ী।`,
      (year) => `Holidays, exams and events of ${year}, month by month.`,
    ],
    ahead: ['সামনে', 'Coming up'],
    nothingAhead: [
      'সামনে এখন কোনো ছুটি, পরীক্ষা বা অনুষ্ঠান নেই।',
      'No holiday, exam or event is coming up now.',
    ],
    running: ['চলছে', 'in progress'],
    onToday: ['আজ', 'today'],
    days: [(days) => `${days} দিন`, (days) => counted(days, 'day')],
    weeklyCounted: ['দিনের সংখ্যায় এগুলোও ধরা', 'counted in the numbers of days'],
    since: [(day) => `${day} থেকে`, (day) => `from ${day}`],
    months: ['মাস অনুযায়ী', 'Month by month'],
    emptyMonth: ['এ মাসে কোনো ছুটি, পরীক্ষা বা অনুষ্ঠান নেই।', 'No holiday, exam or event in this month.'],
    pastMonth: [(month) => `আগের মাস: ${month}`, (month) => `Earlier: ${month}`],
    pastMonths: [
      (first, last) => `আগের মাসগুলো: ${first} থেকে ${last}`,
      (first, last) => `Earlier months: ${first} to ${last}`,
    ],
    moon: ['চাঁদ দেখা সাপেক্ষে', 'Subject to sighting of the moon'],
    tithi: ['তিথি অনুযায়ী', 'By tithi'],
    mayMove: {
      title: ['যে দিনগুলো বদলাতে পারে', 'Days that may move'],
      moon: [
        'ঈদ, শবে বরাত ও অন্য ইসলামি দিবস: চাঁদ দেখার পর এক দিন আগে বা পরে হতে পারে।',
        'Eid, Shab-e-Barat and other Islamic days: a day earlier or later, when the moon has been sighted.',
      ],
      tithi: [
        'পূজা, জন্মাষ্টমী, বুদ্ধপূর্ণিমা: তিথি অনুযায়ী; সরকারি প্রজ্ঞাপন দেখে নিশ্চিত করা হবে।',
        'Pujas, Janmashtami, Buddha Purnima: by tithi; to be confirmed by the gazette.',
      ],
    },
    lessons: ['ক্লাস চলবে', 'Lessons as usual'],
    noLessons: ['ক্লাস হবে না', 'No lessons'],
    onlyShift: [(shift) => `শুধু ${shift} শিফট`, (shift) => `${shift} shift only`],
    closedFor: [(reason) => `বিদ্যালয় বন্ধ: ${reason}`, (reason) => `School closed: ${reason}`],
    subscribe: ['ফোনের ক্যালেন্ডারে যোগ করুন', 'Add to your phone’s calendar'],
    howTo: [
      'যোগ করা থাকলে কোনো তারিখ বদলালে ফোনেও নিজে থেকেই ঠিক হয়ে যায়। ছাপলে পুরো বছর এক পাতায় আসে।',
      'Once it is added, dates that change are corrected on your phone too. Printed, the whole year fits on one page.',
    ],
    file: ['ক্যালেন্ডারের ফাইল (ICS)', 'Calendar file (ICS)'],
    table: ['এক্সেলের জন্য নামিয়ে নিন (CSV)', 'Download for spreadsheets (CSV)'],
    columns: {
      title: ['বিষয়', 'Subject'],
      kind: ['ধরন', 'Kind'],
      from: ['শুরু', 'From'],
      to: ['শেষ', 'To'],
      isClosed: ['ক্লাস বন্ধ', 'No lessons'],
      shift: ['শিফট', 'Shift'],
      classes: ['শ্রেণি', 'Classes'],
      startsAt: ['শুরুর সময়', 'Begins at'],
      document: ['সময়সূচি', 'Schedule'],
      moon: ['চাঁদ', 'Moon'],
      note: ['মন্তব্য', 'Note'],
      titleEnglish: ['বিষয় (ইংরেজি)', 'Subject (English)'],
      noteEnglish: ['মন্তব্য (ইংরেজি)', 'Note (English)'],
    },
    yes: ['হ্যাঁ', 'Yes'],
    no: ['না', 'No'],
    tomorrow: ['আগামীকাল', 'tomorrow'],
    todayAndTomorrow: ['আজ ও আগামীকাল', 'today and tomorrow'],
    wholeSchool: ['সব শ্রেণি', 'All classes'],
    haveLessons: [(who) => `ক্লাস হবে: ${who}`, (who) => `Lessons: ${who}`],
    areFree: [(who) => `ক্লাস নেই: ${who}`, (who) => `No lessons: ${who}`],
    schedule: ['পরীক্ষার সময়সূচি', 'Exam schedule'],
    readNotice: ['নোটিশ পড়ুন', 'Read the notice'],
    shift: [(shift) => `${shift} শিফট`, (shift) => `${shift} shift`],
    inDays: [(days) => `${days} দিন পর`, (days) => `in ${counted(days, 'day')}`],
    until: [(day) => `${day} পর্যন্ত`, (day) => `until ${day}`],
    today: {
      /** While the school has entered neither a calendar nor hours. */
      unknown: [
        'ক্লাস, পরীক্ষা ও ছুটির খবর এখানে থাকবে।',
        'Lessons, exams and holidays will be shown here.',
      ],
      begins: ['শুরু', 'begins'],
      isOpen: ['খোলা', 'Open'],
      openToo: ['খোলা, একই সময়ে', 'Open, same hours'],
      isClosed: ['বন্ধ', 'Closed'],
      partClosed: [(who) => `${who} বন্ধ`, (who) => `${who} closed`],
      why: ['কেন', 'Why'],
      forWhom: ['কাদের জন্য', 'For whom'],
      lastDay: ['ছুটি শেষ', 'Last day'],
      daysLeft: ['আর বাকি', 'Still'],
      open: [(when) => `${when} বিদ্যালয় খোলা`, (when) => `The school is open ${when}`],
      closed: [(when) => `${when} বিদ্যালয় বন্ধ`, (when) => `The school is closed ${when}`],
      weeklyHoliday: [(when) => `${when} সাপ্তাহিক ছুটি`, (when) => `Weekly holiday ${when}`],
      holiday: [(when) => `${when} ছুটি:`, (when) => `Holiday ${when}:`],
      noLessons: [(when) => `${when} ক্লাস নেই:`, (when) => `No lessons ${when}:`],
      exam: [(when) => `${when} পরীক্ষা`, (when) => `Exam ${when}`],
      shiftClosed: [
        (when, shift) => `${when} ${shift} শিফট বন্ধ`,
        (when, shift) => `${shift} shift closed ${when}`,
      ],
      lessonsOver: ['আজকের ক্লাস শেষ', 'Today’s lessons are over'],
      examOver: ['আজকের পরীক্ষা শেষ', 'Today’s exam is over'],
      opens: ['খুলবে', 'Open again on'],
      lessons: ['ক্লাস', 'Lessons'],
      nextExam: ['পরের পরীক্ষা', 'Next exam'],
      nextHoliday: ['পরের ছুটি', 'Next holiday'],
    },
    band: [closureWords.bn, closureWords.en],
  },
  routine: {
    title: ['ক্লাস রুটিন', 'Class routine'],
    inBengali: ['', 'Teachers’ names and some subjects are in Bengali.'],
    description: [
      'প্রতিটি শ্রেণি, শিফট ও শাখার ক্লাস রুটিন, শিক্ষকের নামসহ',
      'The routine of every class, shift and section, with teachers’ names',
    ],
    failed: [
      'রুটিন আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The routine could not be fetched. Please try again later.',
    ],
    empty: ['এখনো কোনো রুটিন দেওয়া হয়নি।', 'No routine has been published yet.'],
    every: ['সব', 'All'],
    show: ['দেখুন', 'Show'],
    missing: [
      'এই রুটিনটি এখনো দেওয়া হয়নি। যা আছে, তা নিচে দেখুন।',
      'This routine has not been published yet. The others are listed below.',
    ],
    none: [
      (name) => (name ? `${name}: রুটিন নেই` : 'এই রুটিনটি নেই'),
      (name) => (name ? `${name}: no routine` : 'There is no such routine'),
    ],
    running: ['এখন চলছে', 'in progress'],
    noLessonsYet: ['এই রুটিনে এখনো কোনো ক্লাস লেখা হয়নি।', 'This routine has no lessons yet.'],
    sections: ['শাখা অনুযায়ী রুটিন', 'Routines by section'],
    section: [(section) => `${section} শাখা`, (section) => `Section ${section}`],
    name: [schoolWords.bn.sectionOf, schoolWords.en.sectionOf],
    teachers: ['শিক্ষক অনুযায়ী রুটিন', 'Routines by teacher'],
    teachersHere: ['এই শাখার শিক্ষকেরা', 'Teachers of this section'],
    others: ['অন্য রুটিন', 'Other routines'],
    csv: ['এক্সেলের জন্য নামিয়ে নিন (CSV)', 'Download for spreadsheets (CSV)'],
    described: [
      (name) => `সাপ্তাহিক ক্লাস রুটিন, ${name}: বিষয়, শিক্ষক ও সময়`,
      (name) => `Weekly class routine of ${name}: subjects, teachers and times`,
    ],
    week: ['সপ্তাহের রুটিন', 'Weekly routine'],
    day: ['বার', 'Day'],
    time: ['সময়', 'Time'],
    today: ['আজ', 'Today'],
    todayIs: [(weekday) => `আজ, ${weekday}`, (weekday) => `Today, ${weekday}`],
    nextOn: [(day) => `পরের ক্লাস: ${day}`, (day) => `Next lessons: ${day}`],
    noLessons: [(when) => `${when} ক্লাস নেই`, (when) => `No lessons ${when}`],
    validFrom: [(day) => `${day} থেকে কার্যকর`, (day) => `Valid from ${day}`],
    startsOn: [(day) => `এই রুটিন ${day} থেকে চলবে।`, (day) => `This routine starts on ${day}.`],
    shownFrom: [
      (day) => `এখানে ${day} থেকে যে রুটিন চলবে, তা দেখানো হচ্ছে।`,
      (day) => `This shows the routines from ${day} on.`,
    ],
    comesOn: [(day) => `${day} থেকে নতুন রুটিন।`, (day) => `From ${day}: a new routine.`],
    seeComing: ['নতুন রুটিন দেখুন', 'See the new routine'],
    perWeek: [
      (lessons) => `সপ্তাহে ${lessons}টি ক্লাস`,
      (lessons) => `${counted(lessons, 'lesson')} a week`,
    ],
    inOfficers: ['শিক্ষকদের তালিকায় দেখুন', 'See the list of teachers'],
    clash: ['একই সময়ে আরেকটি ক্লাস', 'Another lesson at this time'],
    clashes: [
      'কোনো কোনো সময়ে একসঙ্গে দুই জায়গায় ক্লাস আছে। সেগুলো চিহ্নিত করা আছে।',
      'At some times there are lessons in two places. They are marked.',
    ],
  },
  officers: {
    title: ['শিক্ষক ও কর্মচারী', 'Teachers and staff'],
    inBengali: ['', 'Names, and some posts and subjects, are in Bengali.'],
    description: ['বিদ্যালয়ের শিক্ষক ও কর্মচারীদের তালিকা', 'Teachers and staff of the school'],
    failed: [
      'শিক্ষক ও কর্মচারীদের তালিকা আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
      'The list of teachers and staff could not be fetched. Please try again later.',
    ],
    nobody: ['এখনো কারও নাম তালিকায় নেই।', 'No names have been listed yet.'],
    routine: ['রুটিন', 'Routine'],
    callOffice: ['অফিসে ফোন', 'Call the office'],
    whichSubject: ['কোন বিষয়?', 'Which subject?'],
    headings: [schoolWords.bn.officerHeadings, schoolWords.en.officerHeadings],
    persons: [(count) => `${count} জন`, (count) => count],
    columns: {
      name: ['নাম', 'Name'],
      designation: ['পদবি', 'Designation'],
      subject: ['বিষয় ও যোগ্যতা', 'Subject and qualification'],
      contact: ['যোগাযোগ', 'Contact'],
    },
    deleted: {
      title: ['ছবিটি আর নেই', 'This photo is no longer here'],
      text: [
        'বিদ্যালয় কর্তৃপক্ষ এই ছবিটি সরিয়ে নিয়েছে। শিক্ষক ও কর্মচারীদের নাম তালিকায় আছে।',
        'The school has removed this photo. The names of teachers and staff are in the list.',
      ],
      toList: ['শিক্ষক ও কর্মচারীদের তালিকা দেখুন', 'See the list of teachers and staff'],
    },
  },
  groups: [groupWords.bn, groupWords.en],
  questions: [questionWords.bn, questionWords.en],
  follow: [followWords.bn, followWords.en],
  askOffice: [
    'কিছু জানতে হলে বিদ্যালয়ের অফিসে যোগাযোগ করুন।',
    'To know more, please ask the office of the school.',
  ],
  information: [informationWords.bn, informationWords.en],
  services: {
    /**
     * The SMS for results, its number and what the site asks for are in the notice of the boards'
     * committee of 8 July 2025 (Bangladesh Inter-Education Board Coordination Committee). The
     * steps are true of every school: each says what it is about, and what to do.
     */
    pages: {
      attendance: {
        title: ['দৈনিক হাজিরা', 'Daily attendance'],
        lead: [
          'মেয়ে আজ এসেছে কি না, না এলে কী করবেন।',
          'Whether your daughter is at school today, and what to do if she is absent.',
        ],
        open: ['আজকের হাজিরা দেখুন', 'See today’s attendance'],
        steps: [
          [
            ['আজ এসেছে কি না জানতে', 'ছাত্রীর শ্রেণি, শিফট, শাখা ও রোল বলে অফিসে ফোন করুন।'],
            ['আসতে না পারলে', 'সেদিনই ফোনে জানান; ফিরে এলে ছুটির আবেদন শ্রেণিশিক্ষককে দিন।'],
            ['মাসের হাজিরা জানতে', 'শ্রেণিশিক্ষককে জিজ্ঞেস করুন; হাজিরা খাতা তাঁর কাছে থাকে।'],
          ],
          [
            [
              'To ask about today',
              'call the office with the girl’s class, shift, section and roll number.',
            ],
            [
              'If she cannot come',
              'tell the office by telephone on the same day. When she is back, give the application for leave to her class teacher.',
            ],
            ['To ask about the month', 'ask her class teacher, who has the register.'],
          ],
        ],
      },
      payment: {
        title: ['বেতন ও ফি', 'Fees and payments'],
        lead: [
          'কত টাকা, কোথায় ও কখন জমা, তা কীভাবে জানবেন; দিতে না পারলে কী করবেন।',
          'How to learn how much, where and when to pay, and what to do if you cannot.',
        ],
        open: ['বেতন ও ফি দেখুন', 'See fees and payments'],
        steps: [
          [
            ['কত টাকা বাকি জানতে', 'ছাত্রীর শ্রেণি, শিফট, শাখা ও রোল বলে অফিসে ফোন করুন।'],
            [
              'জমা দিতে',
              'কোথায় ও কোন তারিখের মধ্যে, তা এখানে লেখা না থাকলে অফিস থেকে জেনে নিন। টাকা দিলে রসিদ নিয়ে রেখে দিন।',
            ],
            ['টাকা দিতে না পারলে', 'বেতন মওকুফের আবেদন শ্রেণিশিক্ষককে বা অফিসে দিন।'],
          ],
          [
            [
              'To ask what is due',
              'call the office with the girl’s class, shift, section and roll number.',
            ],
            [
              'To pay',
              'if this page does not say where and until which day, ask the office. Take a receipt and keep it.',
            ],
            [
              'If you cannot pay',
              'give an application for a fee waiver to the class teacher or the office.',
            ],
          ],
        ],
      },
      publicResult: {
        title: ['বোর্ড পরীক্ষার ফলাফল', 'Public exam results'],
        lead: [
          'এসএসসির ফল দেখার উপায়, আর বিদ্যালয়ের গত কয়েক বছরের ফল।',
          'How to see the SSC results, and the school’s results of recent years.',
        ],
        open: ['এসএসসির ফল দেখুন', 'See the SSC results'],
        steps: [
          [
            ['হাতে রাখুন', 'রোল ও রেজিস্ট্রেশন নম্বর (প্রবেশপত্রে আছে), পরীক্ষার সাল ও বোর্ডের নাম।'],
            ['ওয়েবসাইটে', 'educationboardresults.gov.bd বা eboardresults.com খুলে ঘরগুলো পূরণ করুন।'],
            [
              'খুদে বার্তায়',
              'SSC লিখে ফাঁকা রেখে বোর্ডের নামের প্রথম তিন অক্ষর, রোল ও সাল লিখে ১৬২২২ নম্বরে পাঠান। যেমন: SSC DHA 123456 2026',
            ],
            [
              'নম্বর নিয়ে আপত্তি থাকলে',
              'ফল প্রকাশের পর বোর্ডের ঘোষিত সময়ের মধ্যে পুনর্নিরীক্ষণের আবেদন করুন।',
            ],
          ],
          [
            [
              'Have at hand',
              'roll and registration number (on the admit card), the year of the exam and the name of the board.',
            ],
            [
              'On a website',
              'open educationboardresults.gov.bd or eboardresults.com and fill in the form.',
            ],
            [
              'By SMS',
              'send SSC, the first three letters of the board, the roll number and the year, with spaces between them, to 16222. Example: SSC DHA 123456 2026',
            ],
            [
              'If you doubt the marks',
              'apply for re-scrutiny within the time that the board announces after the results.',
            ],
          ],
        ],
      },
    } satisfies Record<Service, Pairs>,
    whatToDo: ['যা করতে পারেন', 'What you can do'],
    form: ['ফরম', 'Form'],
    prices: ['সেবা ও মূল্য', 'Services and prices'],
    whomToCall: ['কাকে ফোন করবেন', 'Whom to call'],
    officialSites: ['সরকারি ঠিকানা', 'Official links'],
    sites: {
      'https://dshe.gov.bd/': [
        'মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর (মাউশি)',
        'Directorate of Secondary and Higher Education',
      ],
      'https://shed.gov.bd/': ['শিক্ষা মন্ত্রণালয়', 'Ministry of Education'],
      'https://www.educationboardresults.gov.bd/': [
        'ফলাফলের সরকারি ওয়েবসাইট (educationboardresults.gov.bd)',
        'Official site of the results (educationboardresults.gov.bd)',
      ],
      'https://eboardresults.com/': [
        'শিক্ষা বোর্ডের ফলাফল (eboardresults.com)',
        'Education Board results (eboardresults.com)',
      ],
    },
    notConnected: [
      'এই সেবাটি এখনো এই সাইটের সঙ্গে যুক্ত হয়নি।',
      'This service is not connected to this site yet.',
    ],
    toContact: ['যোগাযোগের ঠিকানা', 'Contact details'],
  },
  notFound: {
    title: ['পাতাটি পাওয়া গেল না', 'This page was not found'],
    text: [
      'ঠিকানাটি ভুল হতে পারে, অথবা পাতাটি সরানো হয়েছে। মেনু থেকে খুঁজে নিন, অথবা প্রথম পাতায় ফিরে যান।',
      'The address may be wrong, or the page may have been taken down. Look in the menu, or go back to the home page.',
    ],
    toHome: ['প্রথম পাতায় যান', 'Go to the home page'],
    toNotices: ['সব নোটিশ দেখুন', 'See all notices'],
  },
  failure: {
    title: ['একটু সমস্যা হয়েছে', 'Something went wrong'],
    text: [
      'পাতাটি এখন দেখানো যাচ্ছে না। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
      'This page cannot be shown at the moment. Please try again later.',
    ],
    again: ['আবার চেষ্টা করুন', 'Try again'],
    closed: ['ওয়েবসাইটটি পাওয়া যাচ্ছে না', 'The website is not available'],
    busy: [
      'এই মুহূর্তে অনেকে ওয়েবসাইটটি দেখছেন। পাতাটি কয়েক সেকেন্ড পরে নিজেই আবার খুলবে।',
      'Many people are visiting the website at the moment. This page will reload by itself in a few seconds.',
    ],
  },
})

export type Words = typeof bn

export function wordsIn(language: Language): Words {
  return language === 'en' ? en : bn
}
