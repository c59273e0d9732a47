import type { ScreenKey } from '../../office/frame/screens.ts'

/**
 * The words that find each screen besides its name, in both languages; also those of its parts. A new
 * screen without words does not compile.
 */
export const WORDS_OF_SCREENS: Record<ScreenKey, string> = {
  overview: 'ড্যাশবোর্ড হোম প্রথম পাতা আজকের কাজ dashboard start home today ব্যাকআপ কপি নিরাপত্তা backup copy',
  year: 'নতুন বছর জানুয়ারি প্রমোশন উপরের শ্রেণি new year january promotion',
  information:
    'মাউশি বোর্ড তথ্য পরিদর্শন বাধ্যতামূলক inspection directorate board পরিদর্শক ছাপুন সেবা সিটিজেন চার্টার inspector print citizen charter service',
  notices: 'বিজ্ঞপ্তি নোটিস প্রকাশ notice circular publish',
  news: 'খবর সংবাদ news',
  downloads: 'ফরম ফাইল সিলেবাস পাঠ্যসূচি form file syllabus download',
  results: 'ফলাফল রেজাল্ট পরীক্ষা result exam marks',
  calendar:
    'ছুটি ক্যালেন্ডার পরীক্ষা অনুষ্ঠান holiday calendar event closure আজ বন্ধ আগামীকাল ঝড় বন্যা জাতীয় দিবস closed storm flood national day',
  routines: 'রুটিন ক্লাস সময়সূচি পিরিয়ড শিক্ষক timetable routine period lesson',
  jubilee: 'সুবর্ণজয়ন্তী ৫০ বছর ভিডিও jubilee video youtube ইউটিউব',
  photos: 'ছবি গ্যালারি অ্যালবাম photo gallery album',
  schoolInfo: 'এক নজরে জমি ভবন ল্যাব লাইব্রেরি land building lab library glance',
  contact: 'ঠিকানা ফোন ইমেইল ই-মেইল ডাকঘর থানা address phone email',
  studentCounts:
    'ছাত্রী সংখ্যা শাখা ধর্ম students count section religion girls গোপনীয়তা ছোট privacy small numbers',
  officers:
    'স্যার ম্যাডাম শিক্ষিকা কর্মচারী staff teacher people সম্মতি অনুমতি ফোন নম্বর ছবি নিজের ফাইল HTML TeacherInformation consent permission own file',
  groups:
    'কমিটি সভাপতি আহ্বায়ক সদস্য অভিযোগ দায়িত্বপ্রাপ্ত তথ্য কর্মকর্তা committee members convener complaint information officer',
  questions: 'জিজ্ঞাসা প্রশ্ন উত্তর সাধারণ প্রশ্ন এফএকিউ faq question answer ask',
  site: 'সেটিং লেখা লিংক বিদ্যালয়ের নাম setting text link name EIIN ইআইআইএন প্রতিষ্ঠা মানচিত্র মনোগ্রাম লোগো আইকন প্রধান শিক্ষিকা বাণী ইতিহাস সুবর্ণজয়ন্তী ব্যানার সাপ্তাহিক ছুটি হটলাইন জরুরি নম্বর সরকারি হাজিরা বেতন ফি ফেসবুক হোয়াটসঅ্যাপ টেলিগ্রাম ইমো ফুটার map monogram logo icon head teacher message history banner weekend hotline emergency links attendance payment fees facebook whatsapp telegram imo footer credits',
  followers: 'অনুসারী এসএমএস পুশ ফোনে খবর follower sms push message বার্তা চালু বন্ধ থামান switch off',
  redirects: 'রিডাইরেক্ট লিংক পুরোনো ঠিকানা redirect old link url',
  moves: 'আমদানি ওয়ার্ডপ্রেস পুরোনো সাইট import wordpress old site',
  week: 'সপ্তাহ মাস প্রতিবেদন কে কী প্রকাশ করেছেন week month report what went out print',
  bin: 'ঝুড়ি রিসাইকেল বিন মুছে ফেলা ফিরিয়ে আনুন trash bin restore deleted',
  history: 'ইতিহাস কে বদলেছে আগের মতো log history undo who changed',
  export: 'এক্সেল এক্সপোর্ট নামান CSV JSON excel export download',
  accounts:
    'লগইন ইউজার অ্যাকাউন্ট পাসওয়ার্ড login user account password কোডের অ্যাপ অথেনটিকেটর নিরাপত্তা যন্ত্র ফোন হারানো বের করুন লগআউট নতুন ব্যবহারকারী authenticator code 2fa security device session sign out new',
}
