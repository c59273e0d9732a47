import { isDeepStrictEqual } from 'node:util'
import type { SITE_TEXTS } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { takeReplaced } from '../../files/replaced.ts'
import { nameOfPicture } from '../../files/stored-name.ts'
import type { StoredFile } from '../../files/table.ts'
import { samplePhoto, type SampleStep } from '../feature.ts'
import { defaultSite } from './default-site.ts'
import type { Contact, SchoolInfo, Site } from './schema.ts'
import { createProfileStores } from './store.ts'

export const sampleSchoolInfo: SchoolInfo = {
  morningShift: 'সকাল ৭:১৫ – ১১:৪৫',
  dayShift: 'দুপুর ১২:০০ – বিকাল ৪:৫০',
  withoutShift: 'প্রযোজ্য নয়',
  totalLand: 3.45,
  totalBuildings: 5,
  totalClasses: 28,
  multimediaClasses: 12,
  ictLabs: 2,
  scienceLabs: 3,
  librarySeats: 60,
  totalStudents: 1248,
  boundaryWall: 'Yes',
  auditorium: 'Yes',
}

export const sampleContact: Contact = {
  schoolName: 'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়',
  address: 'কাজলদিঘি রোড, নীলগঞ্জ সদর',
  wardNumber: '৫ নম্বর ওয়ার্ড',
  corporation: 'নীলগঞ্জ পৌরসভা',
  postOffice: 'নীলগঞ্জ সদর',
  postCode: '৬৯৯০',
  policeStation: 'নীলগঞ্জ সদর',
  upazila: 'নীলগঞ্জ সদর',
  district: 'নীলগঞ্জ',
  division: 'রাজশাহী',
  phone: '01700-000000',
  email: 'office@shapla.example',
  website: 'https://www.shapla.example',
}

/** With the board of the school's division, which a new site does not know. */
const officialLinks = defaultSite.officialLinks.toSpliced(3, 0, {
  url: 'https://rajshahieducationboard.gov.bd/',
  label: 'মাধ্যমিক ও উচ্চমাধ্যমিক শিক্ষা বোর্ড, রাজশাহী',
  labelEnglish: 'Rajshahi Education Board',
})

export const sampleSite: Partial<Site> & Record<(typeof SITE_TEXTS)[number], string> = {
  schoolName: 'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়',
  schoolNameEnglish: "Shapla Government Girls' High School",
  place: 'নীলগঞ্জ সদর, নীলগঞ্জ',
  placeEnglish: 'Nilganj Sadar, Nilganj',
  established: '1976',
  eiin: '199976',
  board: 'রাজশাহী',
  boardEnglish: 'Rajshahi',
  phone: '01700-000000',
  officeHours: 'রবি–বৃহস্পতি, সকাল ৯টা–বিকাল ৪টা',
  officeHoursEnglish: 'Sunday to Thursday, 9 am to 4 pm',
  directions: `নীলগঞ্জ বাসস্ট্যান্ড থেকে রিকশায় কাজলদিঘি, প্রায় ১০ মিনিট।
দিঘির পূর্ব পাড়ে সবুজ ফটক; অভিভাবকেরা ১ নম্বর ফটক দিয়ে ঢুকুন।
অফিস নিচতলায়, কক্ষ ১০২; হুইলচেয়ারের ঢাল আছে।`,
  headTeacherName: 'শাহানা পারভীন',
  headTeacherNameEnglish: 'Shahana Parveen',
  headTeacherDesignation: 'প্রধান শিক্ষক',
  headTeacherDesignationEnglish: 'Head Teacher',
  headTeacherMessage: `প্রতিটি মেয়ে যেন প্রশ্ন করতে শেখে, উত্তর খুঁজতে শেখে, আর অন্যের পাশে দাঁড়াতে শেখে। এই বিদ্যালয় সেই চর্চার জায়গা।

পঞ্চাশ বছর আগে যে মায়েরা ভেজা শাড়ির আঁচলে বই জড়িয়ে কাজলদিঘির পাড়ে পড়তে আসতেন, আজ তাঁদের নাতনিরা আমাদের শ্রেণিকক্ষে বসে। পরীক্ষার ভালো ফল আমাদের আনন্দ দেয়, তবে তার চেয়েও বড় কথা, একটি মেয়ে এখান থেকে নিজের ওপর আস্থা নিয়ে বের হচ্ছে কি না। তাই পাঠ্যবইয়ের পাশাপাশি গ্রন্থাগার, বিজ্ঞানাগার, খেলার মাঠ ও মঞ্চ সবার জন্য সমানভাবে খোলা।

অভিভাবকদের কাছে আমার অনুরোধ, মেয়েকে প্রতিদিন বিদ্যালয়ে পাঠান, সন্ধ্যায় তার দিনের গল্পটি শুনুন এবং কোনো সংকোচ না করে আমাদের সঙ্গে কথা বলুন। বিদ্যালয়ের সব নোটিশ, রুটিন ও ফরম এখন থেকে এই ওয়েবসাইটে পাওয়া যাবে; একটি কাগজের জন্য যেন কাউকে এক দিনের কাজ ফেলে আসতে না হয়।`,
  history: `১৯৭৬ সালের জানুয়ারি মাসে কাজলদিঘির পাড়ে টিনের চালা আর বাঁশের বেড়ার একটি লম্বা ঘরে ৪৮ জন ছাত্রী ও তিনজন শিক্ষক নিয়ে এই বিদ্যালয়ের যাত্রা শুরু। তখন প্রাথমিকের পর পড়তে চাইলে নীলগঞ্জের মেয়েদের কয়েক মাইল কাঁচা রাস্তা হেঁটে অন্য থানায় যেতে হতো; অনেকের পড়া সেখানেই থেমে যেত। এলাকার মানুষ জমি, বাঁশ, টিন আর নিজেদের শ্রম দিয়ে বিদ্যালয়ের ভিত গড়ে তোলেন। ঘরে জায়গা না হলে ক্লাস বসত বটগাছের ছায়ায়। দিঘিভরা শাপলা থেকেই বিদ্যালয়ের নাম, শাপলা থেকেই তার প্রতীক।

১৯৭৯ সালে বিদ্যালয়টি মাধ্যমিক স্তরের স্বীকৃতি পায় এবং ১৯৮১ সালে প্রথমবারের মতো ১৭ জন ছাত্রী এসএসসি পরীক্ষায় অংশ নিয়ে ১৪ জন উত্তীর্ণ হয়। সেই খবর পৌঁছালে দিঘির পাড়ে মিষ্টি বিলিয়েছিলেন নৌকার মাঝিরাও, এমন গল্প প্রবীণেরা এখনো করেন। লাল ইটের দোতলা ভবনটি নির্মিত হয় ১৯৮৪ সালে। ১৯৮৭ সালে বিদ্যালয়টি জাতীয়করণ করা হলে শিক্ষকদের পদ স্থায়ী হয়, বিজ্ঞান বিভাগ খোলা হয় এবং দূরের গ্রাম থেকে আসা ছাত্রীদের জন্য বেতন মওকুফের ব্যবস্থা চালু হয়।

নব্বইয়ের দশকে উপবৃত্তি চালু হওয়ার পর ছাত্রীসংখ্যা দ্রুত বাড়তে থাকে। এক ভবনে আর জায়গা হচ্ছিল না বলে ১৯৯৮ সালে প্রভাতি ও দিবা, এই দুই শিফটে পাঠদান শুরু হয়। এরপর একে একে তৈরি হয়েছে বিজ্ঞান ভবন, গ্রন্থাগার, মিলনায়তন ও আইসিটি ল্যাব। ২০০৪ সালের বন্যায় নিচতলা পানিতে ডুবে গেলে ছাত্রী ও শিক্ষকেরা মিলে গ্রন্থাগারের প্রায় চার হাজার বই দোতলায় সরিয়ে রক্ষা করেছিলেন; ভেজা পাতার দাগ নিয়ে সেই বইগুলোর অনেকটি আজও তাকে আছে।

আজ তৃতীয় থেকে দশম শ্রেণি পর্যন্ত প্রায় সাড়ে বারো শ ছাত্রী এখানে পড়ে। বিতর্ক, বিজ্ঞান, কাবাডি আর দেয়ালপত্রিকায় তাদের নাম জেলার গণ্ডি ছাড়িয়েছে; প্রাক্তন ছাত্রীরা চিকিৎসক, শিক্ষক, প্রকৌশলী, কৃষি কর্মকর্তা ও উদ্যোক্তা হিসেবে দেশের নানা প্রান্তে কাজ করছেন। ২০২৬ সালে বিদ্যালয়ের পঞ্চাশ বছর পূর্ণ হলো। সুবর্ণজয়ন্তীর বছরজুড়ে পুরোনো ছবি, চিঠি ও স্মৃতিকথা সংগ্রহ করে একটি স্থায়ী সংগ্রহশালা গড়ার কাজ চলছে। লক্ষ্য সেই প্রথম দিনের মতোই সরল: নীলগঞ্জের কোনো মেয়ের পড়া যেন মাঝপথে থেমে না যায়।`,
  attendanceText: `প্রভাতি শিফটের হাজিরা সকাল ৮টায় আর দিবা শিফটের হাজিরা দুপুর ১টায় নেওয়া শেষ হয়। এর পর ফোন করলে জানা যায়, মেয়ে ক্লাসে আছে কি না।

পরপর তিন দিন না এলে শ্রেণিশিক্ষক অভিভাবককে ফোন করেন।`,
  paymentText: `বেতন ও ফি বিদ্যালয়ের ব্যাংক হিসাবে বা মোবাইল ব্যাংকিংয়ে জমা হয়; অফিসে নগদ টাকা নেওয়া হয় না।

রসিদ হারালে জমার কপি নিয়ে অফিসে আসুন, নকল রসিদ দেওয়া হয়।`,
  publicResultText: `ফল প্রকাশের দিন দুপুর ৩টা থেকে বিদ্যালয়ের নোটিশ বোর্ডে ও অফিসেও ফল দেখা যায়। নম্বরপত্র ও প্রশংসাপত্র বিতরণের তারিখ নোটিশে জানানো হয়।`,
  jubileeTitle: 'পঞ্চাশে শাপলা: সুবর্ণজয়ন্তী ১৯৭৬–২০২৬',
  jubileeText: 'পঞ্চাশ বছরের ছবি, স্মৃতি আর গান এক জায়গায়।',
  officialLinks,
  technicalSupport: 'তথ্য ও যোগাযোগ প্রযুক্তি অধিদপ্তর, জেলা কার্যালয়, নীলগঞ্জ',
  implementation: 'বিদ্যালয়ের আইসিটি ক্লাব',
}

const NO_PHOTO = { headTeacherPhoto: null }

export function sampleProfileSteps(): SampleStep[] {
  return [
    { write: (stores) => stores.schoolInfo.create(sampleSchoolInfo, true) },
    { write: (stores) => stores.contact.create(sampleContact, true) },
    { write: (stores) => stores.site.update(sampleSite, { isSample: true }) },
    {
      file: samplePhoto('head-teacher.webp'),
      write: (stores, stored) =>
        stores.site.update({ headTeacherPhoto: stored }, { isSample: true }),
    },
  ]
}

export async function removeSampleProfile(database: Database): Promise<StoredFile[]> {
  const photo = await resetSite(database)
  await database.deleteFrom('singleton').where('isSample', '=', 1).execute()
  return photo ? [photo] : []
}

/**
 * The site's texts are one record, and a clerk may have changed some of them. Changed texts stay;
 * texts that are still the sample's are reset to the defaults. Returns the head teacher's photo if
 * it is removed.
 */
async function resetSite(database: Database): Promise<StoredFile | undefined> {
  const { site } = createProfileStores(database)
  const current = await site.find()
  if (!current.isSample) return undefined
  const unchanged = Object.entries(sampleSite)
    .filter(([field, value]) => isDeepStrictEqual(current[field as keyof Site], value))
    .map(([field]) => [field, defaultSite[field as keyof Site]])
  const { headTeacherPhoto: photo } = current
  const change = { ...Object.fromEntries(unchanged), ...(photo?.isSample && NO_PHOTO) }
  await site.update(change, { isSample: false })
  return photo?.isSample ? takeReplaced(database, nameOfPicture(photo)) : undefined
}
