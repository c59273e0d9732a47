import type { DocumentKind, GalleryKind, MenuWord, Service, TextPage } from '../content.ts'
import { closureWords } from './closure-words.ts'
import { followWords } from './follow-words.ts'
import { groupWords } from './group-words.ts'
import { informationWords } from './information-words.ts'
import { schoolWords } from './school-words.ts'

/** A public page that says that something was deleted. */
interface DeletedWords {
  title: string
  text: string
  toList: string
}

/** The list of a kind, and the pages of its deleted files. */
interface DocumentWords {
  title: string
  caption: string
  description: string
  searchLabel: string
  loading: string
  failed: string
  empty: string
  deleted: DeletedWords
}

interface GalleryWords {
  title: string
  lead: string
  loading: string
  failed: string
  empty: string
  deleted: DeletedWords
}

const menu: Record<MenuWord, string> = {
  home: 'প্রথম পাতা',
  schoolInfo: 'এক নজরে',
  history: 'ইতিহাস',
  officers: 'শিক্ষক ও কর্মচারী',
  studentCount: 'শিক্ষার্থী সংখ্যা',
  attendance: 'দৈনিক হাজিরা',
  payment: 'বেতন ও ফি',
  publicResult: 'বোর্ড পরীক্ষার ফলাফল',
  internalResult: 'অভ্যন্তরীণ পরীক্ষার ফলাফল',
  results: 'বিদ্যালয়ের ফলাফল',
  photos: 'ছবিঘর',
  information: 'তথ্য বোর্ড',
  contact: 'যোগাযোগ',
  notices: 'নোটিশ',
  downloads: 'ডাউনলোড',
  routine: 'রুটিন',
  calendar: 'শিক্ষাপঞ্জি',
}

const documents: Record<DocumentKind, DocumentWords> = {
  notices: {
    title: 'সব নোটিশ',
    caption: 'নোটিশ',
    description: 'বিদ্যালয়ের সব নোটিশ, নতুন থেকে পুরোনো, ফাইলসহ',
    searchLabel: 'নোটিশে খুঁজুন',
    loading: 'নোটিশ লোড হচ্ছে… (Loading notices...)',
    failed:
      'নোটিশ আনা গেল না। একটু পরে আবার চেষ্টা করুন। (Failed to fetch notices. Please try again later.)',
    empty: 'এই মুহূর্তে কোনো নোটিশ নেই। (No notices available at the moment.)',
    deleted: {
      title: 'নোটিশটি আর নেই',
      text: 'বিদ্যালয় কর্তৃপক্ষ এই নোটিশটি সরিয়ে নিয়েছে। নতুন নোটিশ এসে থাকলে তালিকায় পাবেন।',
      toList: 'সব নোটিশ দেখুন',
    },
  },
  news: {
    title: 'সব সংবাদ',
    caption: 'সংবাদ',
    description: 'বিদ্যালয়ের সব সংবাদ, নতুন থেকে পুরোনো',
    searchLabel: 'সংবাদে খুঁজুন',
    loading: 'সংবাদ লোড হচ্ছে… (Loading news...)',
    failed: 'সংবাদ আনা গেল না। একটু পরে আবার চেষ্টা করুন। (Failed to fetch news. Please try again later.)',
    empty: 'এই মুহূর্তে কোনো সংবাদ নেই। (No news available at the moment.)',
    deleted: {
      title: 'সংবাদটি আর নেই',
      text: 'বিদ্যালয় কর্তৃপক্ষ এই সংবাদটি সরিয়ে নিয়েছে। অন্য সংবাদগুলো তালিকায় আছে।',
      toList: 'সব সংবাদ দেখুন',
    },
  },
  downloads: {
    title: 'সব ডাউনলোড',
    caption: 'ডাউনলোড',
    description: 'ফরম, রুটিন, পাঠ্যসূচি ও অন্যান্য ফাইল',
    searchLabel: 'ডাউনলোডে খুঁজুন',
    loading: 'ডাউনলোড লোড হচ্ছে… (Loading downloads...)',
    failed:
      'ডাউনলোড আনা গেল না। একটু পরে আবার চেষ্টা করুন। (Failed to fetch downloads. Please try again later.)',
    empty: 'এই মুহূর্তে কোনো ফাইল নেই। (No downloads available at the moment.)',
    deleted: {
      title: 'ফাইলটি আর নেই',
      text: 'বিদ্যালয় কর্তৃপক্ষ এই ফাইলটি সরিয়ে নিয়েছে। এর বদলে নতুন ফাইল দেওয়া হয়ে থাকলে তালিকায় পাবেন।',
      toList: 'সব ডাউনলোড দেখুন',
    },
  },
  results: {
    title: 'অভ্যন্তরীণ ফলাফল',
    caption: 'ফলাফল',
    description: 'বিদ্যালয়ের নিজস্ব পরীক্ষার ফলাফল, নতুন থেকে পুরোনো, ফাইলসহ',
    searchLabel: 'ফলাফলে খুঁজুন',
    loading: 'ফলাফল লোড হচ্ছে…',
    failed: 'ফলাফল আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'এই মুহূর্তে কোনো ফলাফল নেই।',
    deleted: {
      title: 'ফলাফলটি আর নেই',
      text: 'বিদ্যালয় কর্তৃপক্ষ এই ফলাফলটি সরিয়ে নিয়েছে। নতুন ফলাফল দেওয়া হয়ে থাকলে তালিকায় পাবেন।',
      toList: 'সব ফলাফল দেখুন',
    },
  },
}

const galleries: Record<GalleryKind, GalleryWords> = {
  photos: {
    title: 'ছবিঘর',
    lead: 'বিদ্যালয়ের প্রতিদিনের জীবন, উৎসব আর অর্জনের ছবি। বড় করে দেখতে ছবিতে চাপ দিন।',
    loading: 'ছবি লোড হচ্ছে…',
    failed: 'ছবি আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'এখনো কোনো ছবি নেই।',
    deleted: {
      title: 'ছবিটি আর নেই',
      text: 'বিদ্যালয় কর্তৃপক্ষ এই ছবিটি সরিয়ে নিয়েছে। অন্য ছবিগুলো ছবিঘরে আছে।',
      toList: 'ছবিঘর দেখুন',
    },
  },
  jubilee: {
    title: 'সুবর্ণজয়ন্তীর ছবি ও ভিডিও',
    lead: 'সুবর্ণজয়ন্তীর ছবি ও ভিডিও। ছবিতে চাপ দিলে বড় হয়; ভিডিও নতুন পাতায় খোলে।',
    loading: 'ছবি ও ভিডিও লোড হচ্ছে…',
    failed: 'ছবি ও ভিডিও আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'এখনো কোনো ছবি বা ভিডিও নেই।',
    deleted: {
      title: 'ছবিটি আর নেই',
      text: 'বিদ্যালয় কর্তৃপক্ষ এই ছবিটি সরিয়ে নিয়েছে। সুবর্ণজয়ন্তীর অন্য ছবিগুলো আগের জায়গায় আছে।',
      toList: 'সুবর্ণজয়ন্তীর ছবি ও ভিডিও দেখুন',
    },
  },
}

interface TextPageWords {
  title: string
  description: string
  failed: string
  empty: string
}

const textPages: Record<TextPage, TextPageWords> = {
  history: {
    title: 'বিদ্যালয়ের ইতিহাস',
    description: 'বিদ্যালয়ের শুরু থেকে আজ পর্যন্ত',
    failed: 'ইতিহাস আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'বিদ্যালয়ের ইতিহাস এখনো লেখা হয়নি।',
  },
}

interface ServiceWords {
  title: string
  lead: string
  /** The link to the service on another site. */
  open: string
  /** True of every school. Each says what it is about, and what to do. */
  steps: [about: string, step: string][]
}

/**
 * The SMS for results, its number and what the site asks for are in the notice of the boards'
 * committee of 8 July 2025 (Bangladesh Inter-Education Board Coordination Committee).
 */
const services: Record<Service, ServiceWords> = {
  attendance: {
    title: 'দৈনিক হাজিরা',
    lead: 'মেয়ে আজ এসেছে কি না, না এলে কী করবেন।',
    open: 'আজকের হাজিরা দেখুন',
    steps: [
      ['আজ এসেছে কি না জানতে', 'ছাত্রীর শ্রেণি, শিফট, শাখা ও রোল বলে অফিসে ফোন করুন।'],
      ['আসতে না পারলে', 'সেদিনই ফোনে জানান; ফিরে এলে ছুটির আবেদন শ্রেণিশিক্ষককে দিন।'],
      ['মাসের হাজিরা জানতে', 'শ্রেণিশিক্ষককে জিজ্ঞেস করুন; হাজিরা খাতা তাঁর কাছে থাকে।'],
    ],
  },
  payment: {
    title: 'বেতন ও ফি',
    lead: 'কত টাকা, কোথায় ও কখন জমা, দিতে না পারলে কী করবেন।',
    open: 'বেতন ও ফি দেখুন',
    steps: [
      ['কত টাকা বাকি জানতে', 'ছাত্রীর শ্রেণি, শিফট, শাখা ও রোল বলে অফিসে ফোন করুন।'],
      ['জমা দিতে', 'কোথায় ও কোন তারিখের মধ্যে, তা অফিস থেকে জেনে নিন। টাকা দিলে রসিদ নিয়ে রেখে দিন।'],
      ['টাকা দিতে না পারলে', 'বেতন মওকুফের আবেদন শ্রেণিশিক্ষক বা অফিসে দিন।'],
    ],
  },
  publicResult: {
    title: 'বোর্ড পরীক্ষার ফলাফল',
    lead: 'এসএসসির ফল দেখার উপায়, আর বিদ্যালয়ের গত কয়েক বছরের ফল।',
    open: 'এসএসসির ফল দেখুন',
    steps: [
      ['হাতে রাখুন', 'রোল ও রেজিস্ট্রেশন নম্বর (প্রবেশপত্রে আছে), পরীক্ষার সাল ও বোর্ডের নাম।'],
      ['ওয়েবসাইটে', 'educationboardresults.gov.bd বা eboardresults.com খুলে ঘরগুলো পূরণ করুন।'],
      [
        'খুদে বার্তায়',
        'SSC লিখে ফাঁকা রেখে বোর্ডের নামের প্রথম তিন অক্ষর, রোল ও সাল লিখে ১৬২২২ নম্বরে পাঠান। যেমন: SSC DHA 123456 2026',
      ],
      ['নম্বর নিয়ে আপত্তি থাকলে', 'ফল প্রকাশের পর বোর্ডের ঘোষিত সময়ের মধ্যে পুনঃনিরীক্ষণের আবেদন করুন।'],
    ],
  },
}

/**
 * All words of the public pages. English that the specification quotes comes after the Bengali in
 * brackets, as in bilingual notices in Bangladesh.
 */
export const bn = {
  language: { own: 'বাংলা', other: 'English' },
  frame: {
    skip: 'মূল অংশে যান',
    menu: 'মেনু',
    mainMenu: 'প্রধান মেনু',
    menuGroups: { school: 'বিদ্যালয়', services: 'সেবা' },
    eiin: 'ইআইআইএন',
    established: 'স্থাপিত',
    hotline: 'ফোন',
    whereYouAre: 'আপনি যেখানে আছেন',
    sideColumn: 'জরুরি নম্বর ও সরকারি লিংক',
    hotlines: 'জরুরি নম্বর',
    officialLinks: 'সরকারি লিংক',
    readMessage: 'পুরো বাণী পড়ুন',
    footerLinks: 'পাতার নিচের লিংক',
    seeAlso: 'আরও দেখুন',
    staff: 'দপ্তরে প্রবেশ',
    updated: 'হালনাগাদ',
    office: 'অফিস',
    technicalSupport: 'কারিগরি সহায়তা',
    implementation: 'বাস্তবায়ন',
    /** The credits of a school that has not written its own. */
    usualSupport: 'বিদ্যালয়ের অফিস',
    usualImplementation: 'পাঠশালা, বিদ্যালয়ের জন্য উন্মুক্ত সফটওয়্যার',
    headUnknown: 'নাম ও ছবি এখনো দেওয়া হয়নি',
    feed: 'নতুন নোটিশের খবর পান (RSS)',
    sample: 'এই সাইটে নমুনা তথ্য আছে: নাম, নম্বর ও ফাইল সত্যিকারের নয়।',
    contact: 'যোগাযোগ',
  },
  menu,
  /** Short forms of the labels above, for narrow rows. */
  menuShort: {
    officers: 'শিক্ষক',
    studentCount: 'শিক্ষার্থী',
    results: 'ফলাফল',
  },
  loading: 'লোড হচ্ছে… (Loading...)',
  isNew: 'নতুন',
  home: {
    description: 'নোটিশ, সংবাদ, ডাউনলোড, ভর্তি, ফলাফল ও যোগাযোগ',
    noticeBoard: 'নোটিশ বোর্ড',
    latest: 'সর্বশেষ সংবাদ',
    pause: 'থামান',
    downloads: 'ডাউনলোড',
    allNotices: 'সব নোটিশ (all)',
    allNews: 'সব সংবাদ',
    allDownloads: 'সব ডাউনলোড',
    pullDown: (count: string) => `সর্বশেষ ${count}টি: নিচেরগুলো দেখতে তালিকা টানুন`,
    noNotices: 'এখন কোনো নোটিশ নেই (No notices available)',
    noDownloads: 'এখন কোনো ফাইল নেই (No downloads available)',
    services: 'সেবা',
    serviceHints: {
      routine: 'আজকের ক্লাস',
      calendar: 'ছুটি ও পরীক্ষা',
      officers: 'নাম ও ফোন নম্বর',
      publicResult: 'এসএসসি',
      payment: 'বকেয়া ও রসিদ',
      attendance: 'আজকের উপস্থিতি',
      results: 'অর্ধবার্ষিক ও বার্ষিক',
    },
    jubileeTitle: 'সুবর্ণজয়ন্তী',
    jubilee: 'ছবি ও ভিডিও দেখুন',
    atAGlance: 'এক নজরে বিদ্যালয়',
    details: 'বিস্তারিত',
    staffCount: 'শিক্ষক ও কর্মচারী',
    recentPhotos: 'সাম্প্রতিক ছবি',
  },
  list: {
    serial: 'ক্রমিক',
    subject: 'বিষয়',
    date: 'তারিখ',
    details: 'বিস্তারিত',
    read: 'পড়ুন',
    download: 'নামিয়ে নিন',
    order: 'নতুন থেকে পুরোনো',
    inBengali: '',
    whole: (total: string) => `মোট ${total}টি`,
    range: (from: string, to: string, total: string) => `${total}টির মধ্যে ${from}–${to}`,
    search: 'খুঁজুন',
    year: 'বছর',
    everyYear: 'সব বছর',
    topic: 'বিষয়শ্রেণি',
    everyTopic: 'সব',
    nothingFound: 'খুঁজে কিছু পাওয়া যায়নি।',
    showEverything: 'সব দেখুন',
    newer: 'নতুনগুলো',
    older: 'পুরোনোগুলো',
    page: (number: string) => `পাতা ${number}`,
    pages: 'পাতা বদলান',
  },
  topics: schoolWords.bn.topics,
  search: {
    label: 'এই সাইটে খুঁজুন',
    title: 'অনুসন্ধানের ফল',
    heading: (query: string) => `“${query}”: অনুসন্ধানের ফল`,
    description: 'নোটিশ, সংবাদ, ডাউনলোড, ফলাফল ও সাইটের পাতায় খুঁজুন',
    howTo:
      'উপরের ঘরে এক বা একাধিক শব্দ লিখুন। শিরোনাম ও ভেতরের লেখা, দুই জায়গাতেই খোঁজা হয়। ইংরেজি অক্ষরে লিখলেও চলে: chuti, porikkha।',
    loading: 'খোঁজা হচ্ছে…',
    failed: 'এখন খোঁজা গেল না। একটু পরে আবার চেষ্টা করুন।',
    kind: 'ধরন',
    all: 'সব',
    page: 'পাতা',
    less: 'আগের ফল দেখুন',
    more: 'আরও ফল দেখুন',
    tooMany: 'অনেক ফল এসেছে। আরও একটি শব্দ লিখলে ঠিক জিনিসটি পাবেন।',
    moreInCalendar: (total: string) => `শিক্ষাপঞ্জিতে আরও ${total}টি`,
    meantStart: 'আপনি কি',
    meantEnd: (typed: string) => `খুঁজছেন? “${typed}” উচ্চারণ মিলিয়ে খোঁজা হয়েছে।`,
    correctedStart: (typed: string) => `“${typed}” কোথাও পাওয়া যায়নি।`,
    correctedEnd: 'দিয়ে খোঁজা হয়েছে।',
    nothing: 'কোথাও পাওয়া গেল না।',
    ask: 'তবু না পেলে বিদ্যালয়ের অফিসে জিজ্ঞেস করুন:',
    advice: 'বানান মিলিয়ে দেখুন, বা কম শব্দে খুঁজুন।',
    near: 'কাছাকাছি যা আছে',
    everywhere: 'সব ধরনে ও সব বছরে',
    found: (total: string) => `${total}টি ফল`,
    lists: 'তালিকা থেকে খুঁজে নিন',
  },
  document: {
    actions: 'এই কাগজ নিয়ে',
    open: 'খুলুন',
    newer: 'পরেরটি',
    older: 'আগেরটি',
    neighbours: 'আগের ও পরেরটি',
    address: 'এই পাতার ঠিকানা:',
    pinned: 'পিন করা',
    ended: 'মেয়াদ শেষ',
    isDraft: 'এটি খসড়া: দর্শকেরা এখনো দেখছেন না।',
    isScheduled: (moment: string) => `এটি ${moment}-এ প্রকাশিত হবে। দর্শকেরা এখনো দেখছেন না।`,
    isOver: (day: string) => `এর মেয়াদ শেষ হয়েছে: ${day}।`,
    text: 'পুরো লেখা',
    machineRead: 'যন্ত্রে পড়া লেখা',
    mayBeWrong: 'কম্পিউটার দিয়ে কাগজ থেকে তোলা, ভুল থাকতে পারে।',
    seePaper: 'মূল কপি দেখুন',
    listen: 'শুনুন',
    stop: 'থামান',
    paper: 'মূল কপি',
    downloadForm: 'ফরম নামিয়ে নিন',
    pages: (number: string) => `${number} পাতা`,
    pageAlt: (number: string) => `পাতা ${number}-এর ছবি, চাপলে বড় হবে`,
    furtherPages: (number: string) => `আরও ${number} পাতা দেখুন`,
    firstPages: (shown: string, all: string) =>
      `কাগজটি ${all} পাতার। এখানে প্রথম ${shown} পাতা; বাকিটা মূল ফাইলে।`,
    sameTopic: (topic: string) => `এ বিষয়ে আরও: ${topic}`,
    share: {
      title: 'জানিয়ে দিন',
      whatsapp: 'হোয়াটসঅ্যাপ',
      messenger: 'মেসেঞ্জারে জানান',
      facebook: 'ফেসবুকে জানান',
      share: 'অন্যভাবে পাঠান',
      copy: 'লিংক কপি',
      copied: 'কপি হয়েছে',
      print: 'ছাপুন',
    },
    attachments: 'সংযুক্তি',
  },
  ...documents,
  ...galleries,
  gallery: {
    close: 'বন্ধ করুন',
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    openLarge: (title: string) => `বড় করে দেখুন: ${title}`,
    position: (number: string, total: string) => `ছবি ${number} / ${total}`,
    back: 'সব ছবিতে ফিরে যান',
    pictureToCome: 'ছবিটি এখনো যোগ হয়নি',
    photoSection: 'ছবি',
    videoSection: 'ভিডিও',
    noPhotos: 'এখনো কোনো ছবি নেই।',
    noVideos: 'এখনো কোনো ভিডিও নেই।',
    opensInNewTab: '(নতুন পাতায় খোলে)',
  },
  schoolInfo: {
    title: 'এক নজরে বিদ্যালয়',
    description: 'ইআইআইএন, প্রতিষ্ঠার সাল, শিফট, শিক্ষার্থী, শ্রেণিকক্ষ ও ল্যাবের তথ্য',
    failed: 'বিদ্যালয়ের তথ্য আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'বিদ্যালয়ের তথ্য এখনো দেওয়া হয়নি।',
    identity: 'পরিচয়',
    hours: 'শিফট ও সময়',
    rooms: 'জমি, ভবন ও কক্ষ',
    board: 'শিক্ষা বোর্ড',
    place: 'ঠিকানা',
    teachers: 'শিক্ষক',
    sections: 'শাখা',
    perSection: 'শাখাপ্রতি গড়',
    perTeacher: 'শিক্ষকপ্রতি',
    byClass: 'শিক্ষার্থী, শ্রেণি অনুযায়ী',
    allCounts: 'শাখা অনুযায়ী সব সংখ্যা',
    has: 'আছে (has)',
    none: 'নেই (none)',
    acres: (value: string) => `${value} একর`,
    pieces: (value: string) => `${value}টি`,
    persons: (value: string) => `${value} জন`,
    fields: schoolWords.bn.schoolInfoFields,
    students: 'শিক্ষার্থী',
  },
  textPages,
  textPage: {
    message: 'প্রধান শিক্ষকের বাণী',
    inBengali: '',
  },
  contact: {
    title: 'যোগাযোগ',
    description: 'ফোন, ই-মেইল, ঠিকানা ও অফিসের সময়',
    caption: 'বিদ্যালয়ের ঠিকানা ও যোগাযোগ',
    failed: 'যোগাযোগের তথ্য আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'যোগাযোগের তথ্য এখনো দেওয়া হয়নি।',
    fields: schoolWords.bn.contactFields,
    ways: 'ফোন, ই-মেইল, মানচিত্র, সময়',
    call: 'অফিসে ফোন করুন',
    map: 'মানচিত্র',
    lessons: 'ক্লাসের সময়',
    directions: 'যেভাবে আসবেন',
    who: 'কোন কথা কাকে বলবেন',
    office: { about: 'ভর্তি, ছাড়পত্র, প্রশংসাপত্র, বেতন', name: 'বিদ্যালয় অফিস' },
    head: 'পড়ালেখা, অনুমতি, যেকোনো জরুরি কথা',
    teacher: {
      about: 'ক্লাস, পড়া বা বাড়ির কাজ নিয়ে কথা',
      name: 'শ্রেণিশিক্ষক বা বিষয়শিক্ষক',
      link: 'শিক্ষকদের নাম ও নম্বর',
    },
    safety: {
      about: 'কেউ কষ্ট দিলে চুপ করে থাকবেন না',
      name: 'নারী ও শিশু সহায়তা',
      hint: 'দিনে বা রাতে যেকোনো সময় ফোন করা যায়, টাকা লাগে না।',
    },
  },
  studentCount: {
    title: 'শিক্ষার্থী সংখ্যা',
    heading: 'বর্তমানে অধ্যয়নরত শিক্ষার্থী (students currently studying)',
    description: 'শ্রেণি, শিফট ও শাখা অনুযায়ী শিক্ষার্থীর সংখ্যা',
    lead: (total: string) => `মোট শিক্ষার্থী ${total} জন।`,
    asOf: 'সর্বশেষ হিসাব:',
    failed: 'শিক্ষার্থীর সংখ্যা আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'শিক্ষার্থীর সংখ্যা এখনো দেওয়া হয়নি।',
    chart: 'শ্রেণি ও শিফট অনুযায়ী শিক্ষার্থী',
    chartLabel: 'স্তম্ভচিত্র: প্রতি শ্রেণির শিক্ষার্থী, প্রভাতি ও দিবা শিফটে ভাগ করা। একই সংখ্যা নিচের ছকে আছে।',
    perClass: 'শ্রেণি, শিফট ও শাখা অনুযায়ী',
    zeroEverywhere: (counts: string) => `${counts}: সব শাখায় ০।`,
    few: '৫-এর কম',
    notShown: 'দেখানো হয় না',
    hidden:
      'কোনো শিক্ষার্থীকে যেন চেনা না যায়, সে জন্য ৫-এর কম সংখ্যা দেখানো হয় না। যে সংখ্যা থেকে তা হিসাব করা যায়, তার ঘরে “—” থাকে। ৫ জনের কম শিক্ষার্থীর শাখা মোট সংখ্যায় ধরা হয় না।',
    summary: 'সব মিলিয়ে',
    kind: 'ধরন',
    number: 'সংখ্যা',
    className: 'শ্রেণি',
    shift: 'শিফট',
    section: 'শাখা',
    total: 'মোট',
    classTotal: (name: string, total: string) => `${name}: ${total} জন`,
    classes: schoolWords.bn.classes,
    shifts: schoolWords.bn.shifts,
    sections: schoolWords.bn.sections,
    sectionOf: (shift: string, section: string) => `${shift}, ${section} শাখা`,
    counts: schoolWords.bn.counts,
  },
  calendar: {
    title: 'শিক্ষাপঞ্জি',
    inBengali: '',
    description: 'ছুটি, পরীক্ষা ও অনুষ্ঠানের তারিখ',
    failed: 'শিক্ষাপঞ্জি আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'শিক্ষাপঞ্জিতে এখনো কিছু লেখা হয়নি।',
    weeklyHoliday: 'সাপ্তাহিক ছুটি',
    kinds: schoolWords.bn.calendarKinds,
    heading: (year: string) => `শিক্ষাপঞ্জি ${year}`,
    of: (year: string) => `${year} সালের ছুটি, পরীক্ষা ও অনুষ্ঠান, মাস অনুযায়ী।`,
    ahead: 'সামনে',
    nothingAhead: 'সামনে এখন কোনো ছুটি, পরীক্ষা বা অনুষ্ঠান নেই।',
    running: 'চলছে',
    onToday: 'আজ',
    days: (days: string) => `${days} দিন`,
    since: (day: string) => `${day} থেকে`,
    months: 'মাস অনুযায়ী',
    emptyMonth: 'এ মাসে কোনো ছুটি, পরীক্ষা বা অনুষ্ঠান নেই।',
    pastMonth: (month: string) => `আগের মাস: ${month}`,
    pastMonths: (first: string, last: string) => `আগের মাসগুলো: ${first} থেকে ${last}`,
    moon: 'চাঁদ দেখা সাপেক্ষে',
    lessons: 'ক্লাস চলবে',
    noLessons: 'ক্লাস হবে না',
    onlyShift: (shift: string) => `শুধু ${shift} শিফট`,
    closedFor: (reason: string) => `বিদ্যালয় বন্ধ: ${reason}`,
    subscribe: 'ফোনের ক্যালেন্ডারে যোগ করুন',
    howTo: 'যোগ করা থাকলে কোনো তারিখ বদলালে ফোনেও নিজে থেকেই ঠিক হয়ে যায়। ছাপলে পুরো বছর এক পাতায় আসে।',
    file: 'ক্যালেন্ডারের ফাইল (ICS)',
    table: 'Excel-এর জন্য তালিকা (CSV)',
    columns: {
      title: 'বিষয়',
      kind: 'ধরন',
      from: 'শুরু',
      to: 'শেষ',
      isClosed: 'ক্লাস বন্ধ',
      shift: 'শিফট',
      moon: 'চাঁদ',
      note: 'মন্তব্য',
    },
    yes: 'হ্যাঁ',
    no: 'না',
    tomorrow: 'আগামীকাল',
    tomorrowToo: 'আগামীকালও',
    inDays: (days: string) => `${days} দিন পর`,
    until: (day: string) => `${day} পর্যন্ত`,
    today: {
      open: (when: string) => `${when} বিদ্যালয় খোলা`,
      closed: (when: string) => `${when} বিদ্যালয় বন্ধ`,
      weeklyHoliday: (when: string) => `${when} সাপ্তাহিক ছুটি`,
      holiday: (when: string) => `${when} ছুটি:`,
      noLessons: (when: string) => `${when} ক্লাস নেই:`,
      exam: (when: string) => `${when} পরীক্ষা`,
      shiftClosed: (when: string, shift: string) => `${when} ${shift} শিফট বন্ধ`,
      lessonsOver: 'আজকের ক্লাস শেষ',
      openShort: (when: string) => `${when} খোলা`,
      closedShort: (when: string) => `${when} বন্ধ`,
      opens: 'খুলবে',
      lessons: 'ক্লাস',
      nextExam: 'পরের পরীক্ষা',
      examRuns: 'পরীক্ষা চলছে',
      nextHoliday: 'পরের ছুটি',
    },
    band: closureWords.bn,
  },
  routine: {
    title: 'ক্লাস রুটিন',
    inBengali: '',
    description: 'প্রতিটি শ্রেণি, শিফট ও শাখার ক্লাস রুটিন, শিক্ষকের নামসহ',
    failed: 'রুটিন আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    empty: 'এখনো কোনো রুটিন দেওয়া হয়নি।',
    every: 'সব',
    show: 'দেখুন',
    missing: 'এই রুটিনটি এখনো দেওয়া হয়নি। যা আছে, তা নিচে দেখুন।',
    none: (name: string) => (name ? `${name}: রুটিন নেই` : 'এই রুটিনটি নেই'),
    running: 'এখন চলছে',
    noLessonsYet: 'এই রুটিনে এখনো কোনো ক্লাস লেখা হয়নি।',
    sections: 'শাখা অনুযায়ী রুটিন',
    section: (section: string) => `${section} শাখা`,
    name: schoolWords.bn.sectionOf,
    teachers: 'শিক্ষক অনুযায়ী রুটিন',
    teachersHere: 'এই শাখার শিক্ষকেরা',
    others: 'অন্য রুটিন',
    csv: 'ছক নামিয়ে নিন (CSV)',
    described: (name: string) => `সাপ্তাহিক ক্লাস রুটিন, ${name}: বিষয়, শিক্ষক ও সময়`,
    week: 'সপ্তাহের রুটিন',
    day: 'বার',
    time: 'সময়',
    today: 'আজ',
    todayIs: (weekday: string) => `আজ, ${weekday}`,
    nextLessons: 'পরের ক্লাস',
    nextOn: (day: string) => `পরের ক্লাস: ${day}`,
    noLessons: 'আজ ক্লাস নেই',
    examInstead: 'পরীক্ষার দিনে ক্লাস রুটিন অনুযায়ী না-ও হতে পারে।',
    validFrom: (day: string) => `${day} থেকে কার্যকর`,
    startsOn: (day: string) => `এই রুটিন ${day} থেকে চলবে।`,
    perWeek: (lessons: string) => `সপ্তাহে ${lessons}টি ক্লাস`,
    inOfficers: 'শিক্ষকদের তালিকায় দেখুন',
    clash: 'একই সময়ে আরেকটি ক্লাস',
    clashes: 'কোনো কোনো সময়ে একসঙ্গে দুই জায়গায় ক্লাস আছে। সেগুলো চিহ্নিত করা আছে।',
  },
  officers: {
    title: 'শিক্ষক ও কর্মচারী',
    inBengali: '',
    description: 'বিদ্যালয়ের শিক্ষক ও কর্মচারীদের তালিকা',
    failed: 'শিক্ষক ও কর্মচারীদের তালিকা আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    nobody: 'এখনো কারও নাম তালিকায় নেই।',
    routine: 'রুটিন',
    callOffice: 'অফিসে ফোন',
    headings: schoolWords.bn.officerHeadings,
    persons: (count: string) => `${count} জন`,
    columns: {
      name: 'নাম',
      designation: 'পদবি',
      subject: 'বিষয় ও যোগ্যতা',
      contact: 'যোগাযোগ',
    },
    deleted: {
      title: 'ছবিটি আর নেই',
      text: 'বিদ্যালয় কর্তৃপক্ষ এই ছবিটি সরিয়ে নিয়েছে। শিক্ষক ও কর্মচারীদের নাম তালিকায় আছে।',
      toList: 'শিক্ষক ও কর্মচারীদের তালিকা দেখুন',
    },
  },
  groups: groupWords.bn,
  follow: followWords.bn,
  askOffice: 'কিছু জানতে হলে বিদ্যালয়ের অফিসে যোগাযোগ করুন।',
  information: informationWords.bn,
  services: {
    pages: services,
    whatToDo: 'যা করতে পারেন',
    form: 'ফরম',
    prices: 'সেবা ও মূল্য',
    whomToCall: 'কাকে ফোন করবেন',
    officialSites: 'সরকারি ঠিকানা',
    sites: {
      'https://dshe.gov.bd/': 'মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর (মাউশি)',
      'https://shed.gov.bd/': 'শিক্ষা মন্ত্রণালয়',
      'https://www.educationboardresults.gov.bd/':
        'ফলাফলের সরকারি ওয়েবসাইট (educationboardresults.gov.bd)',
      'https://eboardresults.com/': 'শিক্ষা বোর্ডের ফলাফল (eboardresults.com)',
    },
    notConnected: 'এই সেবাটি এখনো এই সাইটের সঙ্গে যুক্ত হয়নি।',
    toContact: 'যোগাযোগের ঠিকানা',
  },
  notFound: {
    title: 'পাতাটি পাওয়া গেল না',
    text: 'ঠিকানাটি ভুল হতে পারে, অথবা পাতাটি সরানো হয়েছে। মেনু থেকে খুঁজে নিন, অথবা প্রথম পাতায় ফিরে যান।',
    toHome: 'প্রথম পাতায় যান',
    toNotices: 'সব নোটিশ দেখুন',
  },
  failure: {
    title: 'একটু সমস্যা হয়েছে',
    text: 'পাতাটি এখন দেখানো যাচ্ছে না। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
    again: 'আবার চেষ্টা করুন',
    busy: 'এই মুহূর্তে অনেকে ওয়েবসাইটটি দেখছেন। পাতাটি কয়েক সেকেন্ড পরে নিজেই আবার খুলবে।',
  },
}

export type Words = typeof bn
