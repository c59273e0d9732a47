import { CONTENT_KEYS, DOCUMENT_KINDS, forEachKey } from '../content.ts'
import { inBothLanguages, type Pairs } from './in-both-languages.ts'

/** The names of a kind's screen, and of one of its records in the bin and the history. */
const content = {
  information: {
    screen: ['তথ্য বোর্ড', 'Information board'],
    record: ['তথ্য বোর্ড', 'Information board'],
  },
  notices: {
    screen: ['নোটিশ বোর্ড', 'Notice board'],
    record: ['নোটিশ', 'Notice'],
    create: ['নতুন নোটিশ', 'New notice'],
  },
  news: {
    screen: ['সংবাদ হালনাগাদ', 'News update'],
    record: ['সংবাদ', 'News'],
    create: ['নতুন সংবাদ', 'New news item'],
  },
  downloads: {
    screen: ['ডাউনলোড', 'Download'],
    record: ['ডাউনলোড', 'Download'],
    create: ['নতুন ডাউনলোড', 'New download'],
  },
  results: {
    screen: ['অভ্যন্তরীণ ফলাফল', 'Internal results'],
    record: ['অভ্যন্তরীণ ফলাফল', 'Internal result'],
    create: ['নতুন ফলাফল', 'New result'],
  },
  calendar: {
    screen: ['শিক্ষাপঞ্জি ও বন্ধ', 'Calendar and closures'],
    record: ['শিক্ষাপঞ্জি', 'Calendar'],
  },
  routines: { screen: ['ক্লাস রুটিন', 'Class routine'], record: ['ক্লাস রুটিন', 'Class routine'] },
  jubilee: {
    screen: ['সুবর্ণজয়ন্তীর ছবি হালনাগাদ', 'Golden jubilee photo update'],
    record: ['সুবর্ণজয়ন্তীর ছবি ও ভিডিও', 'Golden jubilee photos and videos'],
  },
  photos: { screen: ['ছবিঘর হালনাগাদ', 'Gallery photo update'], record: ['ছবিঘর', 'Photo gallery'] },
  schoolInfo: {
    screen: ['বিদ্যালয়ের তথ্য হালনাগাদ', 'School profile update'],
    record: ['বিদ্যালয়ের তথ্য', 'School profile'],
  },
  contact: { screen: ['যোগাযোগ হালনাগাদ', 'Contact update'], record: ['যোগাযোগ', 'Contact'] },
  studentCounts: {
    screen: ['শিক্ষার্থীর তথ্য হালনাগাদ', 'Student information update'],
    record: ['শিক্ষার্থীর হিসাব', 'Student count'],
  },
  officers: {
    screen: ['শিক্ষক ও কর্মচারী', 'Teachers and staff'],
    record: ['শিক্ষক ও কর্মচারী', 'Teachers and staff'],
  },
  groups: {
    screen: ['কমিটি ও দল', 'Committees and groups'],
    record: ['কমিটি বা দল', 'Committee or group'],
  },
  questions: {
    screen: ['প্রশ্ন ও উত্তর', 'Questions and answers'],
    record: ['প্রশ্ন', 'Question'],
  },
  site: {
    screen: ['সাইটের লেখা ও লিংক', 'Site texts and links'],
    record: ['সাইটের লেখা ও লিংক', 'Site texts and links'],
  },
} satisfies Pairs

/** All words of the office; quoted English comes after the Bengali, as in `public-words.ts`. */
export const { bn: staffBn, en: staffEn } = inBothLanguages({
  office: ['অফিস', 'Office'],
  skip: ['মূল অংশে যান', 'Skip to content'],
  menu: ['মেনু', 'Menu'],
  closeMenu: ['মেনু বন্ধ করুন', 'Close the menu'],
  menuLabel: ['অফিসের মেনু', 'Office menu'],
  find: ['অফিসে খুঁজুন', 'Search the office'],
  seeSite: ['সাইটে যান', 'Go to the site'],
  signOut: ['বের হোন', 'Sign out'],
  signOutQuestion: [
    'এই ফোন বা কম্পিউটারে আপনার লেখা বা ফাইল আছে, যা এখনো পাঠানো হয়নি। বের হলে সেগুলো মুছে যাবে। তালিকা শুরুর পাতায় আছে।',
    'This device has text or files of yours that are not sent yet. When you sign out, they are deleted from this device. The home of the office lists them.',
  ],
  signOutAnyway: ['মুছে বের হোন', 'Delete them and sign out'],
  otherLanguage: ['English', 'বাংলা'],
  loading: ['লোড হচ্ছে… (Loading...)', 'Loading...'],
  noScript: [
    'অফিসের কাজের জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে।',
    'The office needs JavaScript switched on in the browser.',
  ],
  /** The first page of a district's office. */
  schools: ['বিদ্যালয়গুলো', 'Schools'],
  screens: {
    overview: ['শুরুর পাতা', 'Home of the office'],
    ...forEachKey(CONTENT_KEYS, (kind) => content[kind].screen),
    /** The year follows. */
    year: ['নতুন শিক্ষাবর্ষ', 'New school year'],
    week: ['সপ্তাহ এক নজরে', 'The week at a glance'],
    followers: ['যাঁদের ফোনে খবর যায়', 'Who gets news by phone'],
    redirects: ['পুরোনো ঠিকানা', 'Old addresses'],
    moves: ['পুরোনো সাইট থেকে আনা', 'Brought from the old site'],
    bin: ['মুছে ফেলা জিনিস', 'Deleted content'],
    history: ['বদলের ইতিহাস', 'History of changes'],
    export: ['সব নামিয়ে নিন (Export)', 'Export all lists'],
    accounts: ['অ্যাকাউন্ট ও পাসওয়ার্ড', 'Accounts and password'],
  },
  menuGroups: {
    daily: ['প্রতিদিন', 'Every day'],
    people: ['মানুষ', 'People'],
    school: ['বিদ্যালয়', 'School'],
    year: ['বছর', 'Year'],
    technical: ['কারিগরি', 'Technical'],
  },
  /** The button for a new document. */
  create: forEachKey(DOCUMENT_KINDS, (kind) => content[kind].create),
  line: {
    waiting: [
      'পাতাটি আনা যাচ্ছে না: লাইন নেই, অথবা সার্ভার সাড়া দিচ্ছে না। এই পাতায় যা লিখেছেন সব আছে। লাইন এলে কাজটি নিজেই এগোবে।',
      'The page cannot be loaded: the connection is lost, or the server does not answer. Your text on this page is still here. The page loads automatically when the connection is back.',
    ],
    dropped: [
      'লাইন কেটে গেছে, উত্তর আসেনি। লেখা যেমন ছিল তেমনই আছে; লাইন এলে তালিকা দেখে আবার চেষ্টা করুন।',
      'The connection was lost before the server answered. Your text is still here. When the connection is back, look at the list, then try again.',
    ],
    unsent: [
      'লাইন কেটে গেছে, তাই পাঠানো শেষ হয়েছে কি না জানা যায়নি। যা লিখেছেন সব আছে। লাইন এলে নিজেই আবার যাবে; দুইবার প্রকাশ হবে না।',
      'The connection was lost before the server answered. Your text is still here. When the connection is back, it is sent again automatically. It is never published twice.',
    ],
    missingPart: [
      'পাতার একটি অংশ আনা যায়নি: লাইন ধীর, অথবা সাইটের নতুন সংস্করণ এসেছে। যা লিখেছেন তা এই ফোন বা কম্পিউটারে আছে। আবার চেষ্টা করলে পাতাটি নতুন করে আসবে।',
      'A part of this page could not be loaded: the connection is slow, or there is a new version of the site. Your text is saved on this device as a draft. If you try again, the page is reloaded.',
    ],
  },
  notReady: {
    wait: [
      'পাতাটি এখনো চালু হয়নি: ইন্টারনেট ধীর, অথবা লাইন কেটে গেছে। আরেকটু অপেক্ষা করুন, তারপর আবার লোড করুন।',
      'This page has not started yet: the connection is slow, or it was lost. Wait a little longer, then reload the page.',
    ],
    update: [
      'তাতেও চালু না হলে ব্রাউজারটি হালনাগাদ করুন।',
      'If it still does not start, update your browser.',
    ],
  },
  reload: ['আবার লোড করুন', 'Reload'],
  crash: {
    title: ['পাতাটি দেখাতে সমস্যা হয়েছে', 'This page could not be shown'],
    text: [
      'আগে যা প্রকাশ বা সংরক্ষণ করেছেন, সব ঠিক আছে। পাতাটি আবার লোড করুন; তাতেও না হলে শুরুর পাতায় ফিরে যান।',
      'Everything that you published or saved is safe. Reload the page. If that does not help, go back to the home of the office.',
    ],
  },
  /** One record of each kind, in the bin and the history. */
  kinds: {
    ...forEachKey(CONTENT_KEYS, (kind) => content[kind].record),
    albums: ['অ্যালবাম', 'Album'],
    photoOrder: ['ছবিঘরের ক্রম', 'Order of the photo gallery'],
    jubileeOrder: ['সুবর্ণজয়ন্তীর ছবি ও ভিডিওর ক্রম', 'Order of the jubilee photos and videos'],
    officerOrder: ['শিক্ষক ও কর্মচারীর ক্রম', 'Order of teachers and staff'],
    questionOrder: ['প্রশ্নের ক্রম', 'Order of questions'],
    groupOrder: ['কমিটি ও দলের ক্রম', 'Order of committees and groups'],
    studentYears: ['আগের বছরের শিক্ষার্থীর হিসাব', 'Student counts of past years'],
    teacherPage: ['শিক্ষকদের নিজস্ব পাতা', 'The school’s own page of teachers'],
    sample: ['নমুনা', 'Sample'],
    account: ['অ্যাকাউন্ট', 'Account'],
    redirect: ['পুরোনো ঠিকানা', 'Old address'],
    following: ['ফোনে খবর পাঠানো', 'News by phone'],
    webhook: ['অন্য প্রোগ্রামকে জানানো', 'Webhooks'],
  },
  notFound: {
    title: ['পাতাটি পাওয়া গেল না', 'This page was not found'],
    text: [
      'ঠিকানাটি ভুল হতে পারে। মেনু থেকে বেছে নিন।',
      'The address may be wrong. Choose from the menu.',
    ],
  },
  signIn: {
    title: ['অফিসে প্রবেশ', 'Sign in to the office'],
    lead: [
      'নোটিশ, সংবাদ ও ছবি প্রকাশের জন্য প্রবেশ করুন।',
      'Sign in to publish notices, news and photos.',
    ],
    username: ['ব্যবহারকারীর নাম', 'User name'],
    password: ['পাসওয়ার্ড', 'Password'],
    submit: ['প্রবেশ করুন', 'Sign in'],
    code: {
      needed: ['পাসওয়ার্ড ঠিক আছে। এবার কোড দিন।', 'The password is correct. Now enter the code.'],
      phone: {
        label: ['ফোনের কোড', 'Code from your phone'],
        hint: [
          'কোডের অ্যাপে এখন যে ৬ অঙ্ক আছে।',
          'The 6 digits that your authenticator app shows now.',
        ],
        wrong: [
          'কোডটি ঠিক নয়, পুরোনো, অথবা আগেই ব্যবহার হয়েছে। নতুন কোড এলে সেটি দিন।',
          'This code is wrong, too old or already used. Enter the next code.',
        ],
        other: ['ফোন কাছে নেই? জরুরি কোড দিন', 'No phone at hand? Use a recovery code'],
      },
      recovery: {
        label: ['জরুরি কোড', 'Recovery code'],
        hint: [
          'দুই ধাপে প্রবেশ চালু করার সময় যেগুলো রেখেছিলেন তার একটি। একটি কোড একবারই চলে।',
          'One of the codes that you saved when you turned on two-step sign-in. Each code works once.',
        ],
        wrong: [
          'কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে। অন্য একটি দিন।',
          'This code is wrong or already used. Enter another code.',
        ],
        other: ['ফোনের কোড দিন', 'Use the code from your phone'],
      },
    },
    forgotten: {
      title: ['পাসওয়ার্ড ভুলে গেছেন?', 'Forgot your password?'],
      askAdmin: [
        'বিদ্যালয়ের প্রধান ব্যবহারকারীকে বলুন। তিনি “অ্যাকাউন্ট ও পাসওয়ার্ড” পাতায় আপনাকে নতুন পাসওয়ার্ড দিতে পারেন। অনেকবার ভুল করার পরেও তখন সঙ্গে সঙ্গে প্রবেশ করা যায়।',
        'Ask an admin of the school. They can give you a new password under “Accounts and password”. You can then sign in at once, even after too many failed attempts.',
      ],
      command: [
        'প্রধান ব্যবহারকারী নিজে ভুলে গেলে যিনি সার্ভার দেখাশোনা করেন, তিনি সেখানে এই কমান্ড চালাবেন:',
        'If the admin has forgotten it, the person who looks after the server uses this command there:',
      ],
    },
    toSite: ['সাইটে ফিরে যান', 'Back to the site'],
    expiredTitle: ['আবার প্রবেশ করুন', 'Sign in again'],
    passwordChanged: [
      (day, time) =>
        `${day}, ${time}: এই অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে, তাই এই ফোন বা কম্পিউটার থেকে বের করে দেওয়া হয়েছে। নতুন পাসওয়ার্ড দিয়ে প্রবেশ করুন। আপনি না বদলে থাকলে প্রধান ব্যবহারকারীকে জিজ্ঞেস করুন।`,
      (day, time) =>
        `${day}, ${time}: the password of this account was changed, so this device is signed out. Sign in with the new password. If you did not change it, ask an admin.`,
    ],
    cookieLost: [
      (address) =>
        `নাম ও পাসওয়ার্ড ঠিক আছে, কিন্তু এই ব্রাউজার প্রবেশের কুকি রাখেনি। ${address} ঠিকানায় প্রবেশ করুন; তাতেও না হলে ব্রাউজারের সেটিংসে এই সাইটের কুকি চালু করুন।`,
      (address) =>
        `The name and password are correct, but this browser did not keep the sign-in cookie. Sign in at ${address}. If that fails too, allow cookies for this site in the browser’s settings.`,
    ],
    expired: [
      'আপনার প্রবেশের মেয়াদ শেষ হয়েছে। পাসওয়ার্ড দিন: যা লিখেছেন সব আছে, প্রবেশ করলেই কাজটি সম্পন্ন হবে।',
      'Your session has ended. Enter your password. Your text is still here, and is sent after you sign in if it was waiting.',
    ],
  },
  common: {
    title: ['শিরোনাম', 'Title'],
    software: ['সফটওয়্যার নিজে', 'the software itself'],
    cancel: ['না, থাক', 'Cancel'],
    close: ['বন্ধ করুন', 'Close'],
    save: ['সংরক্ষণ করুন', 'Save'],
    create: ['তৈরি করুন (Create)', 'Create'],
    update: ['হালনাগাদ করুন (Update)', 'Update'],
    remove: ['মুছুন (Delete)', 'Delete'],
    rename: ['নাম বদলান (Rename)', 'Rename'],
    select: ['বেছে নিন (Select)', 'Select'],
    requiredNote: [' চিহ্নিত ঘর অবশ্যই পূরণ করতে হবে।', ' Fields with this mark are required.'],
    showPassword: ['পাসওয়ার্ড দেখান বা লুকান', 'Show or hide the password'],
    search: ['তালিকায় খুঁজুন', 'Search the list'],
    nothingFound: ['খুঁজে কিছু পাওয়া যায়নি।', 'Nothing was found for this search.'],
    loadMore: ['আরও দেখান', 'Show more'],
    showMore: [(count) => `আরও ${count}টি দেখান`, (count) => `Show ${count} more`],
    /** The menu of a row. */
    more: ['আরও', 'More'],
    failedToLoad: ['তালিকাটি আনা গেল না।', 'The list could not be loaded.'],
    tryAgain: ['আবার চেষ্টা করুন', 'Try again'],
    leave: [
      'এখনো প্রকাশ বা সংরক্ষণ করেননি। পাতাটি বন্ধ করবেন? লেখা এই ফোন বা কম্পিউটারে থাকবে।',
      'Your text is not sent yet. Leave this page anyway? The draft stays on this device.',
    ],
    leaveOfPage: [
      'এখনো প্রকাশ বা সংরক্ষণ করেননি। পাতাটি বন্ধ করবেন? অফিসের অন্য পাতায় গেলে লেখা থাকবে; ব্রাউজারের পাতা বন্ধ করলে বা বের হলে থাকবে না।',
      'Your text is not sent yet. Leave this page anyway? It stays while you use other pages of the office. It is gone when you close the browser’s page or sign out.',
    ],
    leaveOfForm: [
      'এখনো সংরক্ষণ করেননি। পাতাটি বন্ধ করবেন? এখানে যা বদলেছেন বা বেছেছেন, তা থাকবে না।',
      'Your changes are not sent yet. Leave this page anyway? What you have changed or chosen here is lost.',
    ],
    leaveTitle: ['এখনো সংরক্ষণ হয়নি', 'Not sent yet'],
    stay: ['থাকি', 'Stay on this page'],
    leaveAnyway: ['বন্ধ করুন', 'Leave'],
    seeOnSite: ['সাইটে দেখুন', 'See it on the site'],
    removed: ['মুছে ফেলা হয়েছে।', 'Deleted.'],
    inBin: ['৩০ দিন “মুছে ফেলা জিনিস” পাতায় থাকবে।', 'It stays under “Deleted content” for 30 days.'],
    restore: ['ফিরিয়ে আনুন', 'Restore'],
    restored: ['আগের জায়গায় ফিরে এসেছে।', 'It is back where it was.'],
    newTitle: ['নতুন শিরোনাম', 'New title'],
    renamed: ['নাম বদলানো হয়েছে।', 'Renamed.'],
    removeTitle: ['মুছে ফেলা', 'Delete'],
    check: ['নিচের জায়গাগুলো দেখুন:', 'Check these fields:'],
    sample: ['নমুনা', 'Sample'],
    none: ['কিছু নেই', 'None'],
    moveUp: ['উপরে নিন', 'Move up'],
    moveDown: ['নিচে নিন', 'Move down'],
    dragToMove: ['টেনে জায়গা বদলান', 'Drag to move'],
  },
  file: {
    label: ['ফাইল', 'File'],
    photo: ['ছবি', 'Photo'],
    choose: ['ফাইল বেছে নিন', 'Choose a file'],
    choosePhoto: ['ছবি বেছে নিন', 'Choose a photo'],
    choosePhotos: ['এক বা একাধিক ছবি বেছে নিন', 'Choose one or more photos'],
    documentHint: [
      (megabytes) => `PDF, DOC, DOCX, XLS, XLSX, JPG, PNG, WebP বা HEIC; সর্বোচ্চ ${megabytes} এমবি`,
      (megabytes) => `PDF, DOC, DOCX, XLS, XLSX, JPG, PNG, WebP or HEIC; at most ${megabytes} MB`,
    ],
    photoHint: [
      (megabytes) => `JPG, PNG, WebP, GIF, AVIF বা HEIC (আইফোন); সর্বোচ্চ ${megabytes} এমবি`,
      (megabytes) => `JPG, PNG, WebP, GIF, AVIF or HEIC (iPhone); at most ${megabytes} MB`,
    ],
    noPreview: ['এখানে দেখা যায় না', 'cannot be shown here'],
    stop: ['থামান', 'Stop'],
    stopped: [
      'পাঠানো থামানো হয়েছে। লেখা ও ফাইল যেমন ছিল তেমনই আছে।',
      'Sending was stopped. Your text and file are unchanged.',
    ],
    changed: [
      (name) =>
        `‘${name}’ ফাইলটি বেছে নেওয়ার পরে বদলে গেছে বা সরে গেছে, তাই পাঠানো যায়নি। ফাইলটি আবার বেছে নিন; লেখা যেমন ছিল তেমনই আছে।`,
      (name) =>
        `The file “${name}” has changed or moved since you chose it, so it was not sent. Choose it again. Your text is still here.`,
    ],
  },
})

export type StaffWords = typeof staffBn
