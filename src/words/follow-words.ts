/** The page on which visitors choose how news of the school reaches them. */
const bn = {
  title: 'অনুসরণ করুন',
  description: 'বিদ্যালয়ের খবর পাওয়ার উপায়: ফোনের বার্তা (নোটিফিকেশন), ক্যালেন্ডার ও RSS',
  lead: 'অনুসরণ করলে নতুন নোটিশ ও হঠাৎ বন্ধের খবর নিজে থেকেই আপনার কাছে আসে। বারবার সাইট খুলে দেখতে হয় না, টাকাও লাগে না।',
  notifications: 'নোটিফিকেশন',
  /** The links on other pages. */
  onNotice: 'নতুন নোটিশের খবর ফোনে পান',
  onClosure: 'এমন খবর ফোনে পান',
  onToday: 'হঠাৎ বন্ধের খবর ফোনে পান',
  ways: {
    title: 'যেভাবে খবর রাখতে পারেন',
    whatsapp: 'হোয়াটসঅ্যাপ চ্যানেল',
    whatsappHint: 'খবর আসবে হোয়াটসঅ্যাপে। অন্য অনুসারীরা আপনার নম্বর দেখতে পান না।',
    facebook: 'ফেসবুক পাতা',
    telegram: 'টেলিগ্রাম চ্যানেল',
    telegramHint: 'খবর আসবে টেলিগ্রামে।',
    imo: 'ইমো চ্যানেল',
    imoHint: 'খবর আসবে ইমোতে।',
    calendarHint: 'ছুটি, পরীক্ষা ও অনুষ্ঠানের তারিখ ফোনে থাকবে। কোনো তারিখ বদলালে ফোনেও ঠিক হয়ে যাবে।',
    feed: 'RSS ফিড',
    feedHint: 'RSS পড়ার অ্যাপে ঠিকানাটি দিন: নোটিশ, সংবাদ ও ফলাফল প্রকাশ হলেই সেখানে আসবে।',
  },
}

const en: typeof bn = {
  title: 'Follow us',
  description:
    'Ways to get news of the school: messages (notifications) on your phone, calendar and RSS',
  lead: 'If you follow the school, new notices and sudden closures come to you. You need not visit the site again and again, and it is free.',
  notifications: 'Notifications',
  onNotice: 'Get new notices on your phone',
  onClosure: 'Get such news on your phone',
  onToday: 'Get sudden closures on your phone',
  ways: {
    title: 'Ways to get the news',
    whatsapp: 'WhatsApp channel',
    whatsappHint: 'The news comes in WhatsApp. Other followers do not see your number.',
    facebook: 'Facebook page',
    telegram: 'Telegram channel',
    telegramHint: 'The news comes in Telegram.',
    imo: 'imo channel',
    imoHint: 'The news comes in imo.',
    calendarHint:
      'The dates of holidays, exams and events are in your phone. If a date changes, it changes there too.',
    feed: 'RSS feed',
    feedHint:
      'Give this address to an app that reads RSS: notices, news and results appear there as soon as they are published.',
  },
}

export const followWords = { bn, en }
