import { inBothLanguages } from '../../../words/in-both-languages.ts'

/** The page on which visitors choose how news of the school reaches them. */
export const followWords = inBothLanguages({
  title: ['অনুসরণ করুন', 'Follow us'],
  description: [
    'বিদ্যালয়ের খবর পাওয়ার উপায়: ফোনের বার্তা (নোটিফিকেশন), ক্যালেন্ডার ও RSS',
    'Ways to get news of the school: messages (notifications) on your phone, calendar and RSS',
  ],
  lead: [
    'অনুসরণ করলে নতুন নোটিশ ও হঠাৎ বন্ধের খবর নিজে থেকেই আপনার কাছে আসে। বারবার সাইট খুলে দেখতে হয় না, টাকাও লাগে না।',
    'If you follow the school, new notices and sudden closures come to you. You need not visit the site again and again, and it is free.',
  ],
  /** While the site cannot send messages to phones. */
  silent: {
    description: [
      'বিদ্যালয়ের খবর পাওয়ার উপায়: এই সাইট, অফিসের ফোন, ক্যালেন্ডার ও RSS',
      'Ways to get news of the school: this site, the office telephone, calendar and RSS',
    ],
    lead: [
      'এই সাইট থেকে ফোনে বার্তা পাঠানোর ব্যবস্থা এখনো চালু নেই। হঠাৎ বন্ধ হলে খবরটি সবার আগে এই সাইটের প্রতিটি পাতার মাথায় থাকে।',
      'This site cannot send messages to phones yet. News of a sudden closure appears first at the top of every page of this site.',
    ],
    title: ['হঠাৎ বন্ধ কি না, এখনই জানতে', 'To know now whether the school is closed'],
    home: ['সাইটের প্রথম পাতা খুলুন:', 'Open the home page:'],
    todayBox: ['“আজ” লেখা ঘরটি দেখুন।', 'look at the card of today.'],
    call: ['অফিসে ফোন করুন:', 'Call the office:'],
    keep: ['তারিখ ও নোটিশ নিজের কাছে রাখতে', 'To keep dates and notices with you'],
    late: [
      'এগুলো দেরিতে খবর আনে: ক্যালেন্ডার কয়েক ঘণ্টা পরপর হালনাগাদ হয়।',
      'These bring news late: a calendar is updated every few hours.',
    ],
  },
  notifications: ['নোটিফিকেশন', 'Notifications'],
  /** Before the time of a page that the phone shows without a line. */
  kept: ['রাখা কপি', 'Kept copy'],
  /** The links on other pages. */
  onNotice: ['নতুন নোটিশের খবর ফোনে পান', 'Get new notices on your phone'],
  onClosure: ['এমন খবর ফোনে পান', 'Get closures on your phone'],
  onToday: ['হঠাৎ বন্ধের খবর ফোনে পান', 'Get closures on your phone'],
  /** The link of a school without a calendar. */
  onDay: ['খবর পাওয়ার উপায়', 'Ways to stay informed'],
  push: {
    title: ['সরাসরি এই ফোনে', 'Messages on this phone'],
    what: [
      'নতুন কিছু প্রকাশ হলে ফোনে ছোট একটি বার্তা আসবে; চাপলে পুরোটা খুলবে। নাম, ফোন নম্বর বা ই-মেইল কিছুই দিতে হয় না।',
      'When something new is published, a short message comes to your phone; a tap opens the whole. You give no name, telephone number or e-mail.',
    ],
    choose: ['কী কী জানতে চান', 'What would you like to hear?'],
    closures: ['জরুরি: বিদ্যালয় বন্ধ বা খোলা', 'Urgent: the school closes or opens'],
    finer: ['শিফট ও বিষয় বাছুন (না বাছলেও চলে)', 'Choose shifts and topics (optional)'],
    shift: ['কোন শিফটের খবর', 'News of which shift'],
    bothShifts: ['উভয়', 'Both'],
    topics: ['কোন বিষয়ের নোটিশ', 'Notices about'],
    notify: ['এই ফোনে খবর চাই', 'I want news on this phone'],
    asks: [
      'চাপলে ফোন অনুমতি চাইবে; “অনুমতি দিন” (Allow) বেছে নিন।',
      'The phone then asks for your permission; choose “Allow”.',
    ],
    limits: [
      'জরুরি খবর ছাড়া দিনে বড়জোর তিনটি বার্তা আসে, আর রাত ৯টা থেকে সকাল ৭টা পর্যন্ত একটিও নয়।',
      'Except for urgent news, at most three messages come in a day, and none between 9 in the evening and 7 in the morning.',
    ],
    privacy: [
      'বিদ্যালয় রাখে শুধু এই ব্রাউজারের একটি গোপন ঠিকানা আর আপনার পছন্দ। বন্ধ করলে সেটুকুও মুছে যায়।',
      'The school stores only a secret address of this browser and your choice. If you stop, both are deleted.',
    ],
    on: ['আপনি যুক্ত আছেন', 'You are signed up'],
    onText: ['বেছে নেওয়া খবরগুলো এই ফোনে আসবে।', 'The news that you chose comes to this phone.'],
    save: ['সংরক্ষণ করুন', 'Save'],
    saved: ['সংরক্ষণ করা হয়েছে।', 'The choice is saved.'],
    stop: ['বন্ধ করুন', 'Stop'],
    stopped: [
      'বন্ধ হয়েছে। এই ফোনে আর কোনো বার্তা আসবে না।',
      'Stopped. No more messages come to this phone.',
    ],
    nothing: ['অন্তত একটি বিষয় বেছে নিন।', 'Choose at least one.'],
    failed: [
      'এখন হলো না। একটু পরে আবার চেষ্টা করুন। গোপন ট্যাবে (Incognito) এটি চলে না।',
      'It did not work now. Please try again a little later. It does not work in a private tab (Incognito).',
    ],
    denied: ['এই ব্রাউজারে অনুমতি বন্ধ আছে', 'Permission is switched off in this browser'],
    deniedSteps: [
      [
        'উপরে, ঠিকানার বাঁ পাশের চিহ্নটিতে চাপুন।',
        '“অনুমতি” (Permissions) খুলে “বিজ্ঞপ্তি” (Notifications) চালু করুন।',
        'এই পাতা আবার খুলে “এই ফোনে খবর চাই” চাপুন।',
      ],
      [
        'Tap the sign on the left of the address, at the top.',
        'Open “Permissions” and switch “Notifications” on.',
        'Open this page again and tap “I want news on this phone”.',
      ],
    ],
    unable: ['এই ব্রাউজারে বার্তা আসে না', 'This browser cannot receive messages'],
    unableText: [
      'ফেসবুক বা মেসেঞ্জারের ভেতরে খুলে থাকলে পাতাটি Chrome-এ খুলুন। নিচের উপায়গুলো এখানেও চলে।',
      'If you opened the page inside Facebook or Messenger, open it in Chrome. The ways below work here too.',
    ],
    iphone: ['আইফোনে দুটি ধাপ', 'Two steps on an iPhone'],
    iphoneSteps: [
      [
        'Safari-তে এই পাতা খুলে শেয়ারের চিহ্নে চাপুন, তারপর “Add to Home Screen” বেছে নিন।',
        'হোম স্ক্রিনের নতুন আইকনটি খুলুন, পাতার নিচে “অনুসরণ করুন” চেপে এখানে ফিরে আসুন।',
      ],
      [
        'Open this page in Safari, tap the share sign, and choose “Add to Home Screen”.',
        'Open the new icon on the home screen, tap “Follow us” at the foot of the page, and you are here again.',
      ],
    ],
    iphoneVersion: ['iOS 16.4 বা তার পরের সংস্করণ লাগে।', 'It needs iOS 16.4 or later.'],
  },
  ways: {
    title: ['যেভাবে খবর রাখতে পারেন', 'Ways to get the news'],
    whatsapp: ['হোয়াটসঅ্যাপ চ্যানেল', 'WhatsApp channel'],
    whatsappHint: [
      'খবর আসবে হোয়াটসঅ্যাপে। অন্য অনুসারীরা আপনার নম্বর দেখতে পান না।',
      'The news comes in WhatsApp. Other followers do not see your number.',
    ],
    facebook: ['ফেসবুক পাতা', 'Facebook page'],
    telegram: ['টেলিগ্রাম চ্যানেল', 'Telegram channel'],
    telegramHint: ['খবর আসবে টেলিগ্রামে।', 'The news comes in Telegram.'],
    imo: ['ইমো চ্যানেল', 'imo channel'],
    imoHint: ['খবর আসবে ইমোতে।', 'The news comes in imo.'],
    calendarHint: [
      'ছুটি, পরীক্ষা ও অনুষ্ঠানের তারিখ ফোনে থাকবে। কোনো তারিখ বদলালে ফোনেও ঠিক হয়ে যাবে।',
      'The dates of holidays, exams and events are in your phone. If a date changes, it changes there too.',
    ],
    feed: ['RSS ফিড', 'RSS feed'],
    feedHint: [
      'RSS পড়ার অ্যাপে ঠিকানাটি দিন: নোটিশ, সংবাদ ও ফলাফল প্রকাশ হলেই সেখানে আসবে।',
      'Give this address to an app that reads RSS: notices, news and results appear there as soon as they are published.',
    ],
  },
})
