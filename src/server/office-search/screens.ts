import { INFORMATION_KEYS } from '../../content.ts'
import { accountWords } from '../../features/accounts/office/words.ts'
import { twoStepWords } from '../../features/accounts/office/two-step-words.ts'
import { calendarWords } from '../../features/calendar/office/words.ts'
import { webhookWords } from '../../features/following/office/webhook-words.ts'
import { followerWords } from '../../features/following/office/words.ts'
import { galleryWords } from '../../features/galleries/office/words.ts'
import { informationWords } from '../../features/information/public/words.ts'
import { boardWords } from '../../features/information/office/words.ts'
import { noteWords } from '../../features/overview/office/note-words.ts'
import { consentWords } from '../../features/people/office/consent-words.ts'
import { officerWords } from '../../features/people/office/words.ts'
import type { PartName } from '../../features/profile/office/site-part.tsx'
import { siteWords } from '../../features/profile/office/site-words.ts'
import { redirectWords } from '../../features/redirects/office/words.ts'
import { studentCountWords } from '../../features/student-counts/office/words.ts'
import type { ScreenKey } from '../../office/shell/screens.ts'

/** A part of a screen that the office's search finds. */
export interface Setting {
  title: string
  titleEnglish: string
  /** Other words for it, in both languages. */
  words: string
  /** The id of its heading. */
  row?: string
  /** Of a setting with a page of its own, below the screen. */
  page?: string
  isForAdmins?: boolean
}

interface SearchedScreen {
  /** Other words for the screen, in both languages. */
  words: string
  settings?: Setting[]
}

/** The words of the parts of “Site texts and links”. A new part without words does not compile. */
const SITE_PARTS: Record<PartName, string> = {
  school: 'বিদ্যালয়ের নাম ঠিকানা ফোন EIIN ইআইআইএন বোর্ড প্রতিষ্ঠা সময়সূচি মানচিত্র name phone map hours',
  logo: 'মনোগ্রাম লোগো ছবি আইকন monogram logo icon favicon',
  headTeacher: 'প্রধান শিক্ষিকা বাণী বার্তা head teacher message',
  headTeacherPhoto: 'প্রধান শিক্ষকের ছবি head teacher photo',
  history: 'ইতিহাস প্রতিষ্ঠা history',
  jubilee: 'সুবর্ণজয়ন্তী ফিতা ব্যানার jubilee banner',
  weeklyHolidays: 'শুক্রবার শনিবার সাপ্তাহিক ছুটি weekend friday saturday',
  hotlines: 'জরুরি নম্বর হটলাইন ৯৯৯ ১০৯ ৩৩৩ hotline emergency',
  officialLinks: 'সরকারি লিংক ওয়েবসাইট শিক্ষা বোর্ড links',
  services: 'হাজিরা বেতন ফি ফলাফল সেবা attendance payment fees services',
  channels: 'ফেসবুক হোয়াটসঅ্যাপ টেলিগ্রাম ইমো facebook whatsapp telegram imo',
  credits: 'কারিগরি সহায়তা বাস্তবায়ন কৃতজ্ঞতা ফুটার footer credits',
}

function setting(
  title: string,
  titleEnglish: string,
  rest: Omit<Setting, 'title' | 'titleEnglish'>,
): Setting {
  return { title, titleEnglish, ...rest }
}

/**
 * The words that find each screen and its settings, besides their labels. A new screen without
 * words does not compile.
 */
export const SEARCHED_SCREENS: Record<ScreenKey, SearchedScreen> = {
  overview: {
    words: 'ড্যাশবোর্ড হোম প্রথম পাতা আজকের কাজ dashboard start home today',
    settings: [
      setting(noteWords.bn.backup, noteWords.en.backup, {
        words: 'ব্যাকআপ কপি নিরাপত্তা backup copy',
        row: 'backup',
      }),
    ],
  },
  year: { words: 'নতুন বছর জানুয়ারি প্রমোশন উপরের শ্রেণি new year january promotion' },
  information: {
    words: 'মাউশি বোর্ড তথ্য পরিদর্শন বাধ্যতামূলক inspection directorate board',
    settings: [
      setting(boardWords.bn.inspector, boardWords.en.inspector, {
        words: 'পরিদর্শক ছাপুন প্রিন্ট inspector print report',
        row: 'inspector',
      }),
      ...INFORMATION_KEYS.map((key) => ({
        title: informationWords.bn.titles[key],
        titleEnglish: informationWords.en.titles[key],
        words: key === 'charter' ? 'সেবা সিটিজেন চার্টার citizen charter service' : '',
        page: key,
      })),
    ],
  },
  notices: { words: 'বিজ্ঞপ্তি নোটিস প্রকাশ notice circular publish' },
  news: { words: 'খবর সংবাদ news' },
  downloads: { words: 'ফরম ফাইল সিলেবাস পাঠ্যসূচি form file syllabus download' },
  results: { words: 'ফলাফল রেজাল্ট পরীক্ষা result exam marks' },
  calendar: {
    words: 'ছুটি ক্যালেন্ডার পরীক্ষা অনুষ্ঠান holiday calendar event closure',
    settings: [
      setting(calendarWords.bn.closure.title, calendarWords.en.closure.title, {
        words: 'আজ বন্ধ আগামীকাল বন্ধ ঝড় বন্যা closure closed storm flood',
        row: 'closure',
      }),
      setting(calendarWords.bn.national.title, calendarWords.en.national.title, {
        words: 'জাতীয় দিবস সরকারি ছুটি বিজয় দিবস national day',
        row: 'national',
      }),
    ],
  },
  routines: { words: 'রুটিন ক্লাস সময়সূচি পিরিয়ড শিক্ষক timetable routine period lesson' },
  jubilee: {
    words: 'সুবর্ণজয়ন্তী ৫০ বছর ভিডিও jubilee video youtube',
    settings: [
      setting(galleryWords.bn.video.newTitle, galleryWords.en.video.newTitle, {
        words: 'ইউটিউব ভিডিও youtube video',
        row: 'new-video',
      }),
    ],
  },
  photos: { words: 'ছবি গ্যালারি অ্যালবাম photo gallery album' },
  schoolInfo: { words: 'এক নজরে জমি ভবন ল্যাব লাইব্রেরি land building lab library glance' },
  contact: { words: 'ঠিকানা ফোন ইমেইল ই-মেইল ডাকঘর থানা address phone email' },
  studentCounts: {
    words: 'ছাত্রী সংখ্যা শাখা ধর্ম students count section religion girls',
    settings: [
      setting(studentCountWords.bn.protection.title, studentCountWords.en.protection.title, {
        words: 'গোপনীয়তা ছোট সংখ্যা privacy small numbers',
        row: 'protection',
      }),
    ],
  },
  officers: {
    words: 'স্যার ম্যাডাম শিক্ষিকা কর্মচারী staff teacher people',
    settings: [
      setting(consentWords.bn.list.title, consentWords.en.list.title, {
        words: 'সম্মতি অনুমতি ফোন নম্বর ছবি consent permission',
        row: 'consents',
      }),
      setting(officerWords.bn.page.title, officerWords.en.page.title, {
        words: 'নিজের ফাইল HTML TeacherInformation own file',
        row: 'own-page',
      }),
    ],
  },
  groups: { words: 'কমিটি সভাপতি আহ্বায়ক সদস্য অভিযোগ committee members convener complaint' },
  site: {
    words: 'সেটিং লেখা লিংক বিদ্যালয়ের নাম setting text link name',
    settings: (Object.keys(SITE_PARTS) as PartName[]).map((part) => ({
      title: siteWords.bn.sections[part],
      titleEnglish: siteWords.en.sections[part],
      words: SITE_PARTS[part],
      row: `part-${part}`,
    })),
  },
  followers: {
    words: 'অনুসারী এসএমএস পুশ ফোনে খবর follower sms push message',
    settings: [
      setting(followerWords.bn.power.title, followerWords.en.power.title, {
        words: 'বার্তা চালু বন্ধ থামান switch off messages',
        row: 'power',
      }),
      setting(webhookWords.bn.title, webhookWords.en.title, {
        words: 'ওয়েবহুক webhook প্রোগ্রাম গোপন চাবি secret program',
        row: 'webhooks',
        isForAdmins: true,
      }),
    ],
  },
  redirects: {
    words: 'রিডাইরেক্ট লিংক পুরোনো ঠিকানা redirect old link url',
    settings: [
      setting(redirectWords.bn.add, redirectWords.en.add, {
        words: 'রিডাইরেক্ট redirect',
        row: 'new-redirect',
      }),
    ],
  },
  moves: { words: 'আমদানি ওয়ার্ডপ্রেস পুরোনো সাইট import wordpress old site' },
  bin: { words: 'ঝুড়ি রিসাইকেল বিন মুছে ফেলা ফিরিয়ে আনুন trash bin restore deleted' },
  history: { words: 'ইতিহাস কে বদলেছে আগের মতো log history undo who changed' },
  export: { words: 'এক্সেল এক্সপোর্ট নামান CSV JSON excel export download' },
  accounts: {
    words: 'লগইন ইউজার অ্যাকাউন্ট পাসওয়ার্ড login user account password',
    settings: [
      setting(accountWords.bn.ownPassword, accountWords.en.ownPassword, {
        words: 'পাসওয়ার্ড বদলান পাসওয়ার্ড password change',
        row: 'own-password',
      }),
      setting(twoStepWords.bn.title, twoStepWords.en.title, {
        words: 'কোডের অ্যাপ অথেনটিকেটর নিরাপত্তা authenticator code 2fa security',
        row: 'two-step',
      }),
      setting(accountWords.bn.sessions, accountWords.en.sessions, {
        words: 'যন্ত্র ফোন হারানো বের করুন লগআউট device session logout',
        row: 'sessions',
      }),
      setting(accountWords.bn.newAccount, accountWords.en.newAccount, {
        words: 'নতুন ব্যবহারকারী ইউজার যোগ new user add',
        row: 'new-account',
        isForAdmins: true,
      }),
    ],
  },
}
