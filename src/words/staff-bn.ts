import {
  CONTENT_KEYS,
  type ContentKey,
  DOCUMENT_KINDS,
  type DocumentKind,
  forEachKey,
} from '../content.ts'
import type { Role } from '../features/accounts/table.ts'

/** The names of a kind's screen, and of one of its records in the bin and the history. */
interface KindWords {
  screen: string
  record: string
}

export type ContentWords = Record<ContentKey, KindWords> & Record<DocumentKind, { create: string }>

const content: ContentWords = {
  information: { screen: 'তথ্য বোর্ড', record: 'তথ্য বোর্ড' },
  notices: { screen: 'নোটিশ বোর্ড', record: 'নোটিশ', create: 'নতুন নোটিশ' },
  news: { screen: 'সংবাদ হালনাগাদ', record: 'সংবাদ', create: 'নতুন সংবাদ' },
  downloads: { screen: 'ডাউনলোড', record: 'ডাউনলোড', create: 'নতুন ডাউনলোড' },
  results: { screen: 'অভ্যন্তরীণ ফলাফল', record: 'অভ্যন্তরীণ ফলাফল', create: 'নতুন ফলাফল' },
  calendar: { screen: 'শিক্ষাপঞ্জি ও বন্ধ', record: 'শিক্ষাপঞ্জি' },
  routines: { screen: 'ক্লাস রুটিন', record: 'ক্লাস রুটিন' },
  jubilee: { screen: 'সুবর্ণজয়ন্তীর ছবি হালনাগাদ', record: 'সুবর্ণজয়ন্তীর ছবি ও ভিডিও' },
  photos: { screen: 'ছবিঘর হালনাগাদ', record: 'ছবিঘর' },
  schoolInfo: { screen: 'বিদ্যালয়ের তথ্য হালনাগাদ', record: 'বিদ্যালয়ের তথ্য' },
  contact: { screen: 'যোগাযোগ হালনাগাদ', record: 'যোগাযোগ' },
  studentCounts: { screen: 'শিক্ষার্থীর তথ্য হালনাগাদ', record: 'শিক্ষার্থীর হিসাব' },
  officers: { screen: 'শিক্ষক ও কর্মচারী', record: 'শিক্ষক ও কর্মচারী' },
  groups: { screen: 'কমিটি ও দল', record: 'কমিটি বা দল' },
  site: { screen: 'সাইটের লেখা ও লিংক', record: 'সাইটের লেখা ও লিংক' },
}

/** All words of the office; quoted English comes after the Bengali, as in `bn.ts`. */
export const staffBn = {
  office: 'দপ্তর',
  skip: 'মূল অংশে যান',
  menu: 'মেনু',
  closeMenu: 'মেনু বন্ধ করুন',
  menuLabel: 'দপ্তরের মেনু',
  seeSite: 'সাইট দেখুন',
  signOut: 'বের হোন',
  signOutQuestion:
    'এই যন্ত্রে আপনার লেখা বা ফাইল আছে, যা এখনো পাঠানো হয়নি। বের হলে সেগুলো এই যন্ত্র থেকে মুছে যাবে। তালিকা শুরুর পাতায় আছে।',
  signOutAnyway: 'মুছে বের হোন',
  roleIsNow: {
    admin: 'আপনি এখন প্রধান ব্যবহারকারী।',
    editor: 'আপনি এখন ব্যবহারকারী। অন্যদের অ্যাকাউন্ট দেখাশোনা করতে বা চিরতরে মুছতে পারবেন না।',
  } satisfies Record<Role, string>,
  otherLanguage: 'English',
  loading: 'লোড হচ্ছে… (Loading...)',
  noScript: 'দপ্তরের কাজের জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে।',
  screens: {
    overview: 'শুরুর পাতা',
    ...forEachKey(CONTENT_KEYS, (kind) => content[kind].screen),
    followers: 'অনুসারী',
    redirects: 'পুরোনো ঠিকানা',
    moves: 'বাইরে থেকে আনা তথ্য',
    bin: 'ঝুড়ি: মুছে ফেলা জিনিস',
    history: 'বদলের ইতিহাস',
    export: 'সব তথ্য নামান (Export)',
    accounts: 'অ্যাকাউন্ট ও পাসওয়ার্ড',
  },
  /** The button for a new document. */
  create: forEachKey(DOCUMENT_KINDS, (kind) => content[kind].create),
  line: {
    waiting:
      'পাতাটি আনা যাচ্ছে না: লাইন নেই, অথবা সার্ভার সাড়া দিচ্ছে না। এই পাতায় যা লিখেছেন সব আছে। লাইন এলে কাজটি নিজেই এগোবে।',
    dropped: 'লাইন কেটে গেছে, উত্তর আসেনি। লেখা যেমন ছিল তেমনই আছে; লাইন এলে তালিকা দেখে আবার চেষ্টা করুন।',
    unsent:
      'লাইন কেটে গেছে, তাই পাঠানো শেষ হয়েছে কি না জানা যায়নি। যা লিখেছেন সব আছে। লাইন এলে নিজেই আবার যাবে; দুইবার প্রকাশ হবে না।',
    missingPart:
      'পাতার একটি অংশ আনা যায়নি: লাইন ধীর, অথবা সাইটের নতুন সংস্করণ এসেছে। যা লিখেছেন তার খসড়া এই যন্ত্রে আছে। আবার চেষ্টা করলে পাতাটি নতুন করে আসবে।',
  },
  notReady: {
    wait: 'পাতাটি এখনো চালু হয়নি: ইন্টারনেট ধীর, অথবা লাইন কেটে গেছে। আরেকটু অপেক্ষা করুন, তারপর আবার লোড করুন।',
    update: 'তাতেও চালু না হলে ব্রাউজারটি হালনাগাদ করুন।',
  },
  reload: 'আবার লোড করুন',
  crash: {
    title: 'পাতাটি দেখাতে সমস্যা হয়েছে',
    text: 'আগে যা প্রকাশ বা সংরক্ষণ করেছেন, সব ঠিক আছে। পাতাটি আবার লোড করুন; তাতেও না হলে শুরুর পাতায় ফিরে যান।',
  },
  /** One record of each kind, in the bin and the history. */
  kinds: {
    ...forEachKey(CONTENT_KEYS, (kind) => content[kind].record),
    photoOrder: 'ছবিঘরের ক্রম',
    jubileeOrder: 'সুবর্ণজয়ন্তীর ছবি ও ভিডিওর ক্রম',
    officerOrder: 'শিক্ষক ও কর্মচারীর ক্রম',
    groupOrder: 'কমিটি ও দলের ক্রম',
    teacherPage: 'শিক্ষকদের নিজস্ব পাতা',
    sample: 'নমুনা',
    account: 'অ্যাকাউন্ট',
    redirect: 'পুরোনো ঠিকানা',
    following: 'অনুসারীদের জানানো',
    webhook: 'অন্য প্রোগ্রামকে জানানো',
  },
  notFound: {
    title: 'পাতাটি পাওয়া গেল না',
    text: 'ঠিকানাটি ভুল হতে পারে। মেনু থেকে বেছে নিন।',
  },
  signIn: {
    title: 'দপ্তরে প্রবেশ',
    lead: 'নোটিশ, সংবাদ ও ছবি প্রকাশের জন্য প্রবেশ করুন।',
    username: 'ব্যবহারকারীর নাম',
    password: 'পাসওয়ার্ড',
    submit: 'প্রবেশ করুন',
    code: {
      needed: 'পাসওয়ার্ড ঠিক আছে। এবার কোড দিন।',
      phone: {
        label: 'ফোনের কোড',
        hint: 'অথেনটিকেটর অ্যাপে এখন যে ৬ অঙ্ক আছে।',
        wrong: 'কোডটি ঠিক নয়, পুরোনো, অথবা আগেই ব্যবহার হয়েছে। নতুন কোড এলে সেটি দিন।',
        other: 'ফোন কাছে নেই? জরুরি কোড দিন',
      },
      recovery: {
        label: 'জরুরি কোড',
        hint: 'দুই ধাপে প্রবেশ চালু করার সময় যেগুলো রেখেছিলেন তার একটি। একটি কোড একবারই চলে।',
        wrong: 'কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে। অন্য একটি দিন।',
        other: 'ফোনের কোড দিন',
      },
    },
    forgotten: {
      title: 'পাসওয়ার্ড ভুলে গেছেন?',
      askAdmin:
        'বিদ্যালয়ের প্রধান ব্যবহারকারীকে বলুন। তিনি “অ্যাকাউন্ট ও পাসওয়ার্ড” পাতায় আপনাকে নতুন পাসওয়ার্ড দিতে পারেন। অনেকবার ভুল করার পরেও তখন সঙ্গে সঙ্গে প্রবেশ করা যায়।',
      command: 'প্রধান ব্যবহারকারী নিজে ভুলে গেলে যিনি সার্ভার দেখেন তিনি সেখানে এই কমান্ড চালাবেন:',
    },
    toSite: 'সাইটে ফিরে যান',
    expiredTitle: 'আবার প্রবেশ করুন',
    expired:
      'আপনার প্রবেশের মেয়াদ শেষ হয়েছে। পাসওয়ার্ড দিন: যা লিখেছেন সব আছে, প্রবেশ করলেই কাজটি সম্পন্ন হবে।',
  },
  common: {
    title: 'শিরোনাম',
    software: 'সফটওয়্যার নিজে',
    cancel: 'না, থাক',
    close: 'বন্ধ করুন',
    save: 'সংরক্ষণ করুন',
    create: 'তৈরি করুন (Create)',
    update: 'হালনাগাদ করুন (Update)',
    remove: 'মুছুন (Delete)',
    rename: 'নাম বদলান (Rename)',
    select: 'বেছে নিন (Select)',
    requiredNote: ' চিহ্নিত ঘর অবশ্যই পূরণ করতে হবে।',
    showPassword: 'পাসওয়ার্ড দেখান বা লুকান',
    search: 'তালিকায় খুঁজুন',
    nothingFound: 'খুঁজে কিছু পাওয়া যায়নি।',
    loadMore: 'আরও দেখান',
    failedToLoad: 'তালিকাটি আনা গেল না।',
    tryAgain: 'আবার চেষ্টা করুন',
    draftKept: 'খসড়া এই যন্ত্রে রাখা আছে',
    draftOfPage: 'এই লেখা যন্ত্রে রাখা হয় না। পাতা বন্ধ করার আগে পাঠিয়ে দিন।',
    draftDiscarded: 'খসড়া মুছে ফেলা হয়েছে।',
    restoreDraft: 'মুছে ফেলা খসড়া ফিরিয়ে আনুন',
    draftRestored: 'খসড়া ফিরে এসেছে।',
    discardDraft: 'খসড়া মুছে ফেলুন',
    leave: 'লেখা এখনো পাঠানো হয়নি। তবু এই পাতা ছেড়ে যাবেন? খসড়া এই যন্ত্রে থাকবে।',
    leaveOfPage:
      'লেখা এখনো পাঠানো হয়নি। তবু এই পাতা ছেড়ে যাবেন? অফিসের অন্য পাতায় গেলে লেখা থাকবে; ব্রাউজারের পাতা বন্ধ করলে বা বের হলে থাকবে না।',
    leaveTitle: 'লেখা পাঠানো হয়নি',
    stay: 'এই পাতায় থাকুন',
    leaveAnyway: 'ছেড়ে যান',
    seeOnSite: 'সাইটে দেখুন',
    removed: 'মুছে ফেলা হয়েছে।',
    inBin: '৩০ দিন ঝুড়িতে থাকবে।',
    restore: 'ফিরিয়ে আনুন',
    restored: 'আগের জায়গায় ফিরে এসেছে।',
    newTitle: 'নতুন শিরোনাম',
    renamed: 'নাম বদলানো হয়েছে।',
    removeTitle: 'মুছে ফেলা',
    check: 'নিচের জায়গাগুলো দেখুন:',
    sample: 'নমুনা',
    none: 'কিছু নেই',
    moveUp: 'উপরে নিন',
    moveDown: 'নিচে নিন',
    dragToMove: 'টেনে সরান',
  },
  file: {
    label: 'ফাইল',
    photo: 'ছবি',
    choose: 'ফাইল বেছে নিন',
    choosePhoto: 'ছবি বেছে নিন',
    choosePhotos: 'এক বা একাধিক ছবি বেছে নিন',
    orDrop: 'অথবা টেনে এনে এখানে ছাড়ুন, কিংবা কপি করে এখানে পেস্ট করুন',
    documentHint: (megabytes: string) =>
      `PDF, DOC, DOCX, XLS, XLSX, JPG, PNG, WebP বা HEIC; সর্বোচ্চ ${megabytes} এমবি`,
    photoHint: (megabytes: string) =>
      `JPG, PNG, WebP, GIF, AVIF বা HEIC (আইফোন); সর্বোচ্চ ${megabytes} এমবি`,
    noPreview: 'এখানে দেখা যায় না',
    remove: 'ফাইলটি সরান',
    tooLarge: (megabytes: string) => `ফাইলটি বেশি বড়। সর্বোচ্চ ${megabytes} এমবি।`,
    wrongKind: 'এই ধরনের ফাইল এখানে দেওয়া যায় না।',
    empty: (size: string) => `ফাইলটি খালি (${size})। অন্য ফাইল বেছে নিন।`,
    sent: (percent: string) => `${percent}% গেছে`,
    processing: 'সব গেছে, সার্ভারে সংরক্ষণ হচ্ছে…',
    stop: 'থামান',
    stopped: 'পাঠানো থামানো হয়েছে। লেখা ও ফাইল যেমন ছিল তেমনই আছে।',
    uploading: 'আপলোড হচ্ছে',
  },
  conflict: {
    title: 'এর মধ্যে অন্য কেউ এটি বদলেছেন',
    lead: 'দুটিই দেখুন, তারপর একটি বেছে নিন। কিছুই হারায়নি।',
    field: 'ঘর',
    theirs: 'এখন যা আছে',
    yours: 'আপনি যা লিখেছেন',
    keepTheirs: 'এখন যা আছে তা-ই থাকুক',
    keepYours: 'আমার লেখাটি সংরক্ষণ করুন',
  },
}

export type StaffWords = typeof staffBn
