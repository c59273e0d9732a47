import type { DocumentKind, GalleryKind } from '../content.ts'
import type { Topic } from '../features/documents/topics.ts'
import type { OfficerDetails } from '../features/people/schema.ts'
import type { Contact, SchoolInfo, Site } from '../features/profile/schema.ts'
import type { StudentCountInput } from '../features/student-counts/schema.ts'

// An invented school: no person, telephone number, address or e-mail domain here is real. The
// fractions of `daysAgo` give times between about nine and four if the site is seeded around noon.

export type SampleDocument = {
  title: string
  daysAgo: number
  /** Name in `files/`. */
  file: string
  topic: Topic
  /** The file name of the upload, as a clerk would have named it. */
  fileName: string
}

export type SamplePhoto = { title: string; daysAgo: number; file: string }

export type SampleVideo = { title: string; daysAgo: number; videoLink: string }

export type SampleOfficer = OfficerDetails & {
  /** Name in `files/`. */
  photo?: string
}

export const notices: SampleDocument[] = [
  {
    title: '২০২৬ শিক্ষাবর্ষের বার্ষিক পরীক্ষার সময়সূচি (ষষ্ঠ থেকে নবম শ্রেণি)',
    daysAgo: 2.05,
    file: 'notice-annual-exam.pdf',
    topic: 'exam',
    fileName: 'বার্ষিক পরীক্ষার সময়সূচি ২০২৬.pdf',
  },
  {
    title: '২০২৭ শিক্ষাবর্ষে তৃতীয় ও ষষ্ঠ শ্রেণিতে ভর্তির অনলাইন আবেদন ও ডিজিটাল লটারির বিজ্ঞপ্তি',
    daysAgo: 4.96,
    file: 'notice-admission.pdf',
    topic: 'admission',
    fileName: 'ভর্তি বিজ্ঞপ্তি ২০২৭.pdf',
  },
  {
    title: 'এসএসসি ২০২৭ নির্বাচনি পরীক্ষার ফলাফল ও ফরম পূরণের নির্দেশনা',
    daysAgo: 8.9,
    file: 'notice-ssc-form.pdf',
    topic: 'exam',
    fileName: 'এসএসসি ফরম পূরণ ২০২৭.pdf',
  },
  {
    title:
      'উপবৃত্তিপ্রাপ্ত শিক্ষার্থীদের অভিভাবকের মোবাইল ব্যাংকিং হিসাব নম্বর, জাতীয় পরিচয়পত্র ও জন্মনিবন্ধনের তথ্য আগামী ৩০ নভেম্বরের মধ্যে শ্রেণিশিক্ষকের কাছে জমা দেওয়ার জন্য বিশেষ অনুরোধ',
    daysAgo: 12.08,
    file: 'notice-stipend.pdf',
    topic: 'stipend',
    fileName: 'উপবৃত্তির তথ্য জমা.pdf',
  },
  {
    title: 'সুবর্ণজয়ন্তী উৎসবে প্রাক্তন ছাত্রীদের নিবন্ধনের সময় ৩০ নভেম্বর পর্যন্ত বৃদ্ধি',
    daysAgo: 17.02,
    file: 'notice-jubilee.pdf',
    topic: 'event',
    fileName: 'সুবর্ণজয়ন্তী নিবন্ধন.pdf',
  },
  {
    title: 'জেলা বিজ্ঞান মেলায় প্রকল্প জমা দেওয়ার শেষ তারিখ',
    daysAgo: 22.93,
    file: 'notice-science-fair.pdf',
    topic: 'event',
    fileName: 'বিজ্ঞান মেলা ২০২৬.pdf',
  },
  {
    title: 'এইচপিভি টিকার দ্বিতীয় পর্যায়: পঞ্চম থেকে নবম শ্রেণির তালিকা',
    daysAgo: 32.1,
    file: 'notice-hpv.pdf',
    topic: 'other',
    fileName: 'এইচপিভি টিকার তালিকা.pdf',
  },
  {
    title: 'শারদীয় দুর্গাপূজার ছুটি ও ক্লাস শুরুর তারিখ',
    daysAgo: 36.95,
    file: 'notice-puja.pdf',
    topic: 'holiday',
    fileName: 'দুর্গাপূজার ছুটি.pdf',
  },
  {
    title: 'বিশ্ব শিক্ষক দিবসের আলোচনা সভা',
    daysAgo: 46.06,
    file: 'notice-teachers-day.pdf',
    topic: 'event',
    fileName: 'শিক্ষক দিবস.pdf',
  },
  {
    title: 'দিবা শাখার ক্লাস রুটিনে সাময়িক পরিবর্তন',
    daysAgo: 51.9,
    file: 'notice-routine-change.pdf',
    topic: 'other',
    fileName: 'দিবা শাখা রুটিন পরিবর্তন.pdf',
  },
  {
    title: 'অভিভাবক সভা',
    daysAgo: 130.97,
    file: 'notice-guardians.pdf',
    topic: 'event',
    fileName: 'অভিভাবক সভা.pdf',
  },
  {
    title: '২০২৫ সালের এসএসসি পরীক্ষায় উত্তীর্ণ ছাত্রীদের নম্বরপত্র ও প্রশংসাপত্র বিতরণ',
    daysAgo: 424.04,
    file: 'notice-certificates.pdf',
    topic: 'result',
    fileName: 'নম্বরপত্র বিতরণ ২০২৫.pdf',
  },
]

export const news: SampleDocument[] = [
  {
    title: 'জেলা বিজ্ঞান মেলায় প্রথম হয়েছে আমাদের “সৌরচালিত ধান শুকানোর যন্ত্র”',
    daysAgo: 3.04,
    file: 'news-solar-dryer.jpg',
    topic: 'event',
    fileName: 'সৌরচালিত ধান শুকানোর যন্ত্র.jpg',
  },
  {
    title: 'আন্তঃবিদ্যালয় কাবাডিতে চ্যাম্পিয়ন দশম শ্রেণির দল',
    daysAgo: 10.93,
    file: 'news-kabaddi.webp',
    topic: 'event',
    fileName: 'কাবাডি চ্যাম্পিয়ন.webp',
  },
  {
    title: 'সুবর্ণজয়ন্তী উৎসব উদযাপন কমিটির তৃতীয় সভা অনুষ্ঠিত',
    daysAgo: 18.98,
    file: 'news-jubilee-meeting.pdf',
    topic: 'event',
    fileName: 'উৎসব কমিটির সভার কার্যবিবরণী.pdf',
  },
  {
    title: 'গ্রন্থাগারে এল ৩২০টি নতুন বই, ধার নেওয়া যাবে রবিবার থেকে',
    daysAgo: 28.9,
    file: 'news-library-books.pdf',
    topic: 'other',
    fileName: 'নতুন বইয়ের তালিকা.pdf',
  },
  {
    title: 'জাতীয় শিক্ষা সপ্তাহে জেলার শ্রেষ্ঠ মাধ্যমিক বিদ্যালয়ের স্বীকৃতি',
    daysAgo: 68.07,
    file: 'news-best-school.pdf',
    topic: 'teachers',
    fileName: 'জাতীয় শিক্ষা সপ্তাহ ২০২৬.pdf',
  },
  {
    title: 'এসএসসি ২০২৬: পাসের হার ৯৮.৩ শতাংশ, জিপিএ-৫ পেয়েছে ৪৭ জন',
    daysAgo: 128.06,
    file: 'news-ssc-result.pdf',
    topic: 'result',
    fileName: 'এসএসসি ২০২৬ ফলাফল বিশ্লেষণ.pdf',
  },
  {
    title: 'বৃক্ষরোপণ সপ্তাহে প্রাঙ্গণে ৫০টি ফলদ ও ঔষধি গাছের চারা',
    daysAgo: 138.03,
    file: 'news-planting.jpg',
    topic: 'event',
    fileName: 'বৃক্ষরোপণ সপ্তাহ.jpg',
  },
  {
    title: 'একুশে ফেব্রুয়ারিতে প্রভাতফেরি ও দেয়ালপত্রিকা “বর্ণমালা” প্রকাশ',
    daysAgo: 270.95,
    file: 'news-ekushey.pdf',
    topic: 'event',
    fileName: 'একুশের অনুষ্ঠানমালা.pdf',
  },
]

export const downloads: SampleDocument[] = [
  {
    title: 'ভর্তি আবেদন ফরম, ২০২৭',
    daysAgo: 4.94,
    file: 'download-admission-form.pdf',
    topic: 'admission',
    fileName: 'ভর্তি আবেদন ফরম ২০২৭.pdf',
  },
  {
    title: 'ছাড়পত্রের আবেদন',
    daysAgo: 25.97,
    file: 'download-transfer-form.pdf',
    topic: 'admission',
    fileName: 'ছাড়পত্রের আবেদন.pdf',
  },
  {
    title: 'ক্লাস রুটিন: প্রভাতি ও দিবা শাখা',
    daysAgo: 52.03,
    file: 'download-routine.pdf',
    topic: 'other',
    fileName: 'ক্লাস রুটিন.pdf',
  },
  {
    title: 'উপবৃত্তির তথ্য ফরম',
    daysAgo: 60.09,
    file: 'download-stipend-form.pdf',
    topic: 'stipend',
    fileName: 'উপবৃত্তির তথ্য ফরম.pdf',
  },
  {
    title: 'বার্ষিক পরীক্ষার পাঠ্যসূচি ২০২৬: ষষ্ঠ থেকে নবম শ্রেণি',
    daysAgo: 75.02,
    file: 'download-syllabus.pdf',
    topic: 'exam',
    fileName: 'বার্ষিক পরীক্ষার পাঠ্যসূচি.pdf',
  },
  {
    title: 'প্রশংসাপত্রের আবেদন ফরম',
    daysAgo: 122.1,
    file: 'download-testimonial-form.pdf',
    topic: 'result',
    fileName: 'প্রশংসাপত্রের আবেদন.pdf',
  },
  {
    title: 'বিনা বেতনে ও অর্ধবেতনে অধ্যয়নের আবেদন ফরম',
    daysAgo: 262.96,
    file: 'download-free-study-form.pdf',
    topic: 'fee',
    fileName: 'বিনা বেতনে অধ্যয়নের আবেদন.pdf',
  },
  {
    title: 'শিক্ষার্থীর ছুটির আবেদন ফরম',
    daysAgo: 299.05,
    file: 'download-leave-form.pdf',
    topic: 'holiday',
    fileName: 'ছুটির আবেদন ফরম.pdf',
  },
  {
    title: '২০২৬ শিক্ষাবর্ষের পাঠ্যপুস্তকের তালিকা',
    daysAgo: 318.98,
    file: 'download-booklist.pdf',
    topic: 'other',
    fileName: 'পাঠ্যপুস্তকের তালিকা ২০২৬.pdf',
  },
  {
    title: '২০২৬ শিক্ষাবর্ষের ছুটির তালিকা ও শিক্ষাপঞ্জি',
    daysAgo: 323.01,
    file: 'download-holidays.pdf',
    topic: 'holiday',
    fileName: 'ছুটির তালিকা ২০২৬.pdf',
  },
]

export const results: SampleDocument[] = [
  {
    title: 'নির্বাচনি পরীক্ষার ফলাফল, ২০২৬: দশম শ্রেণি',
    daysAgo: 9.94,
    file: 'result-test-ten.pdf',
    topic: 'result',
    fileName: 'নির্বাচনি পরীক্ষার ফলাফল ২০২৬ দশম.pdf',
  },
  {
    title: 'অর্ধবার্ষিক পরীক্ষার ফলাফল, ২০২৬: নবম শ্রেণি, দিবা শিফট, খ শাখা',
    daysAgo: 96.08,
    file: 'result-half-yearly-nine.pdf',
    topic: 'result',
    fileName: 'অর্ধবার্ষিক ২০২৬ নবম দিবা খ.pdf',
  },
  {
    title: 'অর্ধবার্ষিক পরীক্ষার ফলাফল, ২০২৬: ষষ্ঠ শ্রেণি, প্রভাতি শিফট, ক শাখা',
    daysAgo: 97.01,
    file: 'result-half-yearly-six.pdf',
    topic: 'result',
    fileName: 'অর্ধবার্ষিক ২০২৬ ষষ্ঠ প্রভাতি ক.pdf',
  },
]

export const photos: SamplePhoto[] = [
  { title: 'গ্রন্থাগারে বই পড়ার ঘণ্টা', daysAgo: 79.02, file: 'photo-library.webp' },
  { title: 'কাজলদিঘির শাপলা', daysAgo: 84.1, file: 'photo-pond.webp' },
  { title: 'শরতের বিকেলে নৌকায় দুই বন্ধু', daysAgo: 90.92, file: 'photo-boat.webp' },
  { title: 'বিজ্ঞানাগারে নবম শ্রেণির ব্যবহারিক ক্লাস', daysAgo: 93.05, file: 'photo-lab.webp' },
  { title: 'রসায়ন ব্যবহারিক: লাল লিটমাস, নীল লিটমাস', daysAgo: 110.03, file: 'photo-chemistry.webp' },
  { title: 'বিদ্যালয় প্রাঙ্গণ ও শতবর্ষী বটগাছ', daysAgo: 131.05, file: 'photo-school.webp' },
  { title: 'বৃক্ষরোপণ সপ্তাহ', daysAgo: 138.06, file: 'photo-planting.webp' },
  { title: 'নতুন বইয়ের তাকে প্রথম পাঠক', daysAgo: 157.96, file: 'photo-new-books.webp' },
  { title: 'লাল ইটের পুরোনো ভবন', daysAgo: 186.01, file: 'photo-old-building.webp' },
  { title: 'পহেলা বৈশাখের আলপনা আঁকছে নবম শ্রেণির মেয়েরা', daysAgo: 220.08, file: 'photo-alpona.webp' },
  { title: 'পঞ্চম শ্রেণির বাংলা ক্লাস', daysAgo: 250.03, file: 'photo-classroom.webp' },
  { title: 'ভাষার মাসে জাতীয় সংগীতের পাঠ', daysAgo: 268.98, file: 'photo-anthem-class.webp' },
  { title: 'একুশে ফেব্রুয়ারির প্রভাতফেরি', daysAgo: 272.12, file: 'photo-minar.webp' },
  { title: 'শহিদ মিনারে ফুল দিয়ে শ্রদ্ধা নিবেদন', daysAgo: 272.13, file: 'photo-flowers.webp' },
  { title: 'বার্ষিক ক্রীড়া: ১০০ মিটার দৌড়', daysAgo: 289.02, file: 'photo-sports.webp' },
  { title: 'বার্ষিক ক্রীড়া: শেষ রেখার ফিতা', daysAgo: 289.04, file: 'photo-finish.webp' },
]

export const jubilee: (SamplePhoto | SampleVideo)[] = [
  { title: 'পঞ্চাশ বছরে পঞ্চাশ প্রদীপ', daysAgo: 33.02, file: 'jubilee-lamps.webp' },
  {
    title: 'সুবর্ণজয়ন্তী বর্ষের উদ্বোধন (নমুনা ভিডিও)',
    daysAgo: 120.02,
    videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  { title: 'উৎসবের রাতে আলোকিত বিদ্যালয়', daysAgo: 310.9, file: 'jubilee-night.webp' },
  { title: 'উদ্বোধনী মঞ্চে সমবেত কণ্ঠে গান', daysAgo: 310.96, file: 'jubilee-stage.webp' },
  { title: 'মঞ্চের সামনে গাঁদা ফুলের আলপনা', daysAgo: 310.98, file: 'jubilee-alpona.webp' },
  {
    title: 'প্রাক্তন ছাত্রীদের স্মৃতিচারণ (নমুনা ভিডিও)',
    daysAgo: 311.02,
    videoLink: 'https://youtu.be/YE7VzlLtp-4',
  },
  {
    title: 'পঞ্চাশ বছরের গান (নমুনা ভিডিও)',
    daysAgo: 312.02,
    videoLink: 'https://www.youtube.com/watch?v=jNQXAC9IVRw',
  },
  { title: 'স্মৃতির পাতা: আশির দশকের ভবন ও বটতলা', daysAgo: 315.01, file: 'jubilee-memory-school.webp' },
  { title: 'স্মৃতির পাতা: প্রথম দিকের শ্রেণিকক্ষ', daysAgo: 315.02, file: 'jubilee-memory-class.webp' },
]

export const documents: Record<DocumentKind, SampleDocument[]> = {
  notices,
  news,
  downloads,
  results,
}

export const galleries = { photos, jubilee } satisfies Record<GalleryKind, unknown>

export const schoolInfo: SchoolInfo = {
  morningShift: 'সকাল ৭:১৫ – ১১:৪৫',
  dayShift: 'দুপুর ১২:০০ – বিকাল ৫:০০',
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

export const contact: Contact = {
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

const countRow = (
  className: StudentCountInput['className'],
  shift: StudentCountInput['shift'],
  section: StudentCountInput['section'],
  girls: number,
  [muslim, hindu, bouddho, christian]: [number, number, number, number],
  [science, business, humanities]: [number, number, number],
  [muktiJoddha, muktiJoddharSontan, autistic, physicalDisabled]: [number, number, number, number],
): StudentCountInput => ({
  className,
  shift,
  section,
  boys: 0,
  girls,
  muslim,
  hindu,
  bouddho,
  christian,
  science,
  business,
  humanities,
  muktiJoddha,
  muktiJoddharSontan,
  autistic,
  physicalDisabled,
})

export const studentCounts: StudentCountInput[] = [
  countRow('Three', 'Morning', 'A', 53, [41, 11, 1, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Three', 'Day', 'A', 61, [54, 7, 0, 0], [0, 0, 0], [0, 1, 0, 0]),
  countRow('Four', 'Morning', 'A', 49, [40, 9, 0, 0], [0, 0, 0], [0, 0, 1, 0]),
  countRow('Four', 'Day', 'A', 48, [37, 10, 1, 0], [0, 0, 0], [0, 0, 1, 0]),
  countRow('Five', 'Morning', 'A', 48, [42, 5, 1, 0], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Five', 'Day', 'A', 62, [55, 5, 0, 2], [0, 0, 0], [0, 0, 1, 0]),
  countRow('Six', 'Morning', 'A', 40, [35, 4, 0, 1], [0, 0, 0], [0, 1, 0, 1]),
  countRow('Six', 'Morning', 'B', 49, [36, 10, 1, 2], [0, 0, 0], [1, 1, 0, 0]),
  countRow('Six', 'Day', 'A', 49, [37, 11, 1, 0], [0, 0, 0], [0, 1, 1, 0]),
  countRow('Six', 'Day', 'B', 46, [38, 6, 0, 2], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Seven', 'Morning', 'A', 41, [37, 4, 0, 0], [0, 0, 0], [0, 1, 0, 0]),
  countRow('Seven', 'Morning', 'B', 51, [46, 5, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Seven', 'Day', 'A', 51, [42, 7, 0, 2], [0, 0, 0], [1, 0, 0, 1]),
  countRow('Seven', 'Day', 'B', 41, [36, 5, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Eight', 'Morning', 'A', 52, [42, 10, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Eight', 'Morning', 'B', 47, [34, 11, 0, 2], [0, 0, 0], [1, 0, 0, 0]),
  countRow('Eight', 'Day', 'A', 46, [42, 4, 0, 0], [0, 0, 0], [0, 0, 0, 0]),
  countRow('Eight', 'Day', 'B', 43, [31, 10, 0, 2], [0, 0, 0], [0, 0, 0, 1]),
  countRow('Nine', 'Morning', 'A', 44, [33, 11, 0, 0], [22, 11, 11], [0, 1, 0, 1]),
  countRow('Nine', 'Morning', 'B', 48, [40, 7, 0, 1], [21, 11, 16], [0, 1, 0, 0]),
  countRow('Nine', 'Day', 'A', 42, [36, 6, 0, 0], [17, 11, 14], [0, 1, 0, 0]),
  countRow('Nine', 'Day', 'B', 51, [44, 6, 0, 1], [22, 7, 22], [1, 1, 0, 1]),
  countRow('Ten', 'Morning', 'A', 46, [39, 7, 0, 0], [18, 9, 19], [0, 0, 0, 0]),
  countRow('Ten', 'Morning', 'B', 50, [45, 4, 1, 0], [22, 7, 21], [0, 0, 0, 0]),
  countRow('Ten', 'Day', 'A', 43, [38, 5, 0, 0], [17, 10, 16], [0, 0, 0, 0]),
  countRow('Ten', 'Day', 'B', 47, [41, 6, 0, 0], [21, 10, 16], [0, 0, 0, 0]),
]

export const officers: SampleOfficer[] = [
  {
    name: 'শাহানা পারভীন',
    designation: 'প্রধান শিক্ষক',
    subject: 'বাংলা',
    qualification: 'এমএ (বাংলা), এমএড',
    phone: '01700-000001',
    email: 'head@shapla.example',
    category: 'teacher',
    photo: 'officer-head.webp',
  },
  {
    name: 'মাধুরী রানী সরকার',
    designation: 'সহকারী প্রধান শিক্ষক',
    subject: 'গণিত',
    qualification: 'এমএসসি (গণিত), বিএড',
    phone: '01700-000002',
    email: 'assistant.head@shapla.example',
    category: 'teacher',
    photo: 'officer-assistant-head.webp',
  },
  {
    name: 'মো. আবদুল মতিন',
    designation: 'সিনিয়র শিক্ষক',
    subject: 'ইংরেজি',
    qualification: 'এমএ (ইংরেজি), বিএড',
    phone: '01700-000003',
    email: 'matin@shapla.example',
    category: 'teacher',
  },
  {
    name: 'দিলরুবা খাতুন',
    designation: 'সিনিয়র শিক্ষক',
    subject: 'বাংলা',
    qualification: 'এমএ (বাংলা), বিএড',
    phone: '01700-000004',
    email: 'dilruba@shapla.example',
    category: 'teacher',
  },
  {
    name: 'সুভাষ চন্দ্র মণ্ডল',
    designation: 'সিনিয়র শিক্ষক',
    subject: 'ভৌতবিজ্ঞান',
    qualification: 'এমএসসি (পদার্থবিজ্ঞান), বিএড',
    phone: '01700-000005',
    email: '',
    category: 'teacher',
  },
  {
    name: 'নাসরিন জাহান',
    designation: 'সহকারী শিক্ষক',
    subject: 'গণিত',
    qualification: 'বিএসসি (সম্মান), এমএসসি (গণিত), বিএড',
    phone: '01700-000006',
    email: 'nasrin@shapla.example',
    category: 'teacher',
  },
  {
    name: 'তাহমিনা ইয়াসমিন',
    designation: 'সহকারী শিক্ষক',
    subject: 'জীববিজ্ঞান',
    qualification: 'এমএসসি (উদ্ভিদবিজ্ঞান), বিএড',
    phone: '01700-000007',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মো. রফিকুল আলম',
    designation: 'সহকারী শিক্ষক',
    subject: 'তথ্য ও যোগাযোগ প্রযুক্তি',
    qualification: 'বিএসসি (কম্পিউটার বিজ্ঞান ও প্রকৌশল)',
    phone: '01700-000008',
    email: 'ict@shapla.example',
    category: 'teacher',
  },
  {
    name: 'শিরিন আখতার বানু',
    designation: 'সহকারী শিক্ষক',
    subject: 'বাংলাদেশ ও বিশ্বপরিচয়',
    qualification: 'এমএসএস (রাষ্ট্রবিজ্ঞান), বিএড',
    phone: '01700-000009',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মো. শফিউল বাশার',
    designation: 'সহকারী শিক্ষক',
    subject: 'ব্যবসায় শিক্ষা',
    qualification: 'এমকম (হিসাববিজ্ঞান), বিএড',
    phone: '01700-000010',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মাওলানা মো. ইউনুস আলী',
    designation: 'সহকারী শিক্ষক',
    subject: 'ইসলাম শিক্ষা',
    qualification: 'কামিল (হাদিস), বিএড',
    phone: '01700-000011',
    email: '',
    category: 'teacher',
  },
  {
    name: 'কৃষ্ণা রানী ভৌমিক',
    designation: 'সহকারী শিক্ষক',
    subject: 'হিন্দুধর্ম শিক্ষা ও সংগীত',
    qualification: 'এমএ (সংস্কৃত), বিএড',
    phone: '',
    email: '',
    category: 'teacher',
  },
  {
    name: 'রেহানা বিলকিস',
    designation: 'সহকারী শিক্ষক',
    subject: 'শারীরিক শিক্ষা ও স্বাস্থ্য',
    qualification: 'বিএ, বিপিএড',
    phone: '01700-000013',
    email: '',
    category: 'teacher',
  },
  {
    name: 'অনিমা চাকমা',
    designation: 'সহকারী শিক্ষক',
    subject: 'চারু ও কারুকলা',
    qualification: 'এমএফএ (অঙ্কন ও চিত্রায়ণ)',
    phone: '01700-000014',
    email: '',
    category: 'teacher',
  },
  {
    name: 'মো. সাইদুর রহমান প্রামাণিক',
    designation: 'উচ্চমান সহকারী',
    subject: '',
    qualification: 'বিএ',
    phone: '01700-000015',
    email: 'office@shapla.example',
    category: 'officer',
  },
  {
    name: 'রোকসানা খানম',
    designation: 'অফিস সহকারী কাম কম্পিউটার মুদ্রাক্ষরিক',
    subject: '',
    qualification: 'বিএসএস',
    phone: '01700-000016',
    email: '',
    category: 'officer',
  },
  {
    name: 'নির্মল কুমার দাস',
    designation: 'হিসাব সহকারী',
    subject: '',
    qualification: 'বিকম',
    phone: '01700-000017',
    email: 'accounts@shapla.example',
    category: 'officer',
  },
  {
    name: 'ফাহমিদা নূর',
    designation: 'সহকারী গ্রন্থাগারিক',
    subject: '',
    qualification: 'এমএ (তথ্যবিজ্ঞান ও গ্রন্থাগার ব্যবস্থাপনা)',
    phone: '01700-000018',
    email: 'library@shapla.example',
    category: 'officer',
  },
  {
    name: 'আমেনা খাতুন',
    designation: 'অফিস সহায়ক',
    subject: '',
    qualification: 'অষ্টম শ্রেণি',
    phone: '',
    email: '',
    category: 'officer',
  },
  {
    name: 'মো. হযরত আলী',
    designation: 'নিরাপত্তাকর্মী',
    subject: '',
    qualification: 'এসএসসি',
    phone: '01700-000020',
    email: '',
    category: 'officer',
  },
]

export const site: Partial<Site> = {
  schoolName: 'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়',
  schoolNameEnglish: "Shapla Government Girls' High School",
  place: 'নীলগঞ্জ সদর, নীলগঞ্জ',
  placeEnglish: 'Nilganj Sadar, Nilganj',
  established: '1976',
  eiin: '199976',
  phone: '01700-000000',
  officeHours: 'রবি–বৃহস্পতি, সকাল ৯টা–বিকাল ৪টা',
  officeHoursEnglish: 'Sunday to Thursday, 9 am to 4 pm',
  headTeacherName: 'শাহানা পারভীন',
  headTeacherNameEnglish: 'Shahana Parveen',
  headTeacherDesignation: 'প্রধান শিক্ষক',
  headTeacherDesignationEnglish: 'Head Teacher',
  headTeacherMessage: `প্রতিটি মেয়ে যেন প্রশ্ন করতে শেখে, উত্তর খুঁজতে শেখে, আর অন্যের পাশে দাঁড়াতে শেখে। এই বিদ্যালয় সেই চর্চার জায়গা।

পঞ্চাশ বছর আগে যে মায়েরা ভেজা শাড়ির আঁচলে বই জড়িয়ে কাজলদিঘির পাড়ে পড়তে আসতেন, আজ তাঁদের নাতনিরা আমাদের শ্রেণিকক্ষে বসে। পরীক্ষার ভালো ফল আমাদের আনন্দ দেয়, তবে তার চেয়েও বড় কথা, একটি মেয়ে এখান থেকে নিজের ওপর আস্থা নিয়ে বের হচ্ছে কি না। তাই পাঠ্যবইয়ের পাশাপাশি গ্রন্থাগার, বিজ্ঞানাগার, খেলার মাঠ ও মঞ্চ সবার জন্য সমানভাবে খোলা।

অভিভাবকদের কাছে আমার অনুরোধ, মেয়েকে প্রতিদিন বিদ্যালয়ে পাঠান, সন্ধ্যায় তার দিনের গল্পটি শুনুন এবং কোনো সংকোচ না রেখে আমাদের সঙ্গে কথা বলুন। বিদ্যালয়ের সব নোটিশ, রুটিন ও ফরম এখন থেকে এই ওয়েবসাইটে পাওয়া যাবে; একটি কাগজের জন্য যেন কাউকে এক দিনের কাজ ফেলে আসতে না হয়।`,
  history: `১৯৭৬ সালের জানুয়ারি মাসে কাজলদিঘির পাড়ে টিনের চালা আর বাঁশের বেড়ার একটি লম্বা ঘরে ৪৮ জন ছাত্রী ও তিনজন শিক্ষক নিয়ে এই বিদ্যালয়ের যাত্রা শুরু। তখন প্রাথমিকের পর পড়তে চাইলে নীলগঞ্জের মেয়েদের কয়েক মাইল কাঁচা রাস্তা হেঁটে অন্য থানায় যেতে হতো; অনেকের পড়া সেখানেই থেমে যেত। এলাকার মানুষ জমি, বাঁশ, টিন আর নিজেদের শ্রম দিয়ে বিদ্যালয়ের ভিত গড়ে তোলেন। ঘরে জায়গা না হলে ক্লাস বসত বটগাছের ছায়ায়। দিঘিভরা শাপলা থেকেই বিদ্যালয়ের নাম, শাপলা থেকেই তার প্রতীক।

১৯৭৯ সালে বিদ্যালয়টি মাধ্যমিক স্তরের স্বীকৃতি পায় এবং ১৯৮১ সালে প্রথমবারের মতো ১৭ জন ছাত্রী এসএসসি পরীক্ষায় অংশ নিয়ে ১৪ জন উত্তীর্ণ হয়। সেই খবর পৌঁছালে দিঘির পাড়ে মিষ্টি বিলিয়েছিলেন নৌকার মাঝিরাও, এমন গল্প প্রবীণেরা এখনো করেন। লাল ইটের দোতলা ভবনটি নির্মিত হয় ১৯৮৪ সালে। ১৯৮৭ সালে বিদ্যালয়টি জাতীয়করণ করা হলে শিক্ষকদের পদ স্থায়ী হয়, বিজ্ঞান শাখা খোলা হয় এবং দূরের গ্রাম থেকে আসা ছাত্রীদের জন্য বেতন মওকুফের ব্যবস্থা চালু হয়।

নব্বইয়ের দশকে উপবৃত্তি চালু হওয়ার পর ছাত্রীসংখ্যা দ্রুত বাড়তে থাকে। এক ভবনে আর জায়গা হচ্ছিল না বলে ১৯৯৮ সালে প্রভাতি ও দিবা, এই দুই শিফটে পাঠদান শুরু হয়। এরপর একে একে তৈরি হয়েছে বিজ্ঞান ভবন, গ্রন্থাগার, মিলনায়তন ও আইসিটি ল্যাব। ২০০৪ সালের বন্যায় নিচতলা পানিতে ডুবে গেলে ছাত্রী ও শিক্ষকেরা মিলে গ্রন্থাগারের প্রায় চার হাজার বই দোতলায় সরিয়ে রক্ষা করেছিলেন; ভেজা পাতার দাগ নিয়ে সেই বইগুলোর অনেকটি আজও তাকে আছে।

আজ তৃতীয় থেকে দশম শ্রেণি পর্যন্ত প্রায় সাড়ে বারো শ ছাত্রী এখানে পড়ে। বিতর্ক, বিজ্ঞান, কাবাডি আর দেয়ালপত্রিকায় তাদের নাম জেলার গণ্ডি ছাড়িয়েছে; প্রাক্তন ছাত্রীরা চিকিৎসক, শিক্ষক, প্রকৌশলী, কৃষি কর্মকর্তা ও উদ্যোক্তা হিসেবে দেশের নানা প্রান্তে কাজ করছেন। ২০২৬ সালে বিদ্যালয়ের পঞ্চাশ বছর পূর্ণ হলো। সুবর্ণজয়ন্তীর বছরজুড়ে পুরোনো ছবি, চিঠি ও স্মৃতিকথা সংগ্রহ করে একটি স্থায়ী সংগ্রহশালা গড়ার কাজ চলছে। লক্ষ্য সেই প্রথম দিনের মতোই সরল: নীলগঞ্জের কোনো মেয়ের পড়া যেন মাঝপথে থেমে না যায়।`,
  jubileeTitle: 'পঞ্চাশে শাপলা: সুবর্ণজয়ন্তী ১৯৭৬–২০২৬',
  jubileeText: 'পঞ্চাশ বছরের ছবি, স্মৃতি আর গান এক জায়গায়।',
  technicalSupport: 'জেলা আইসিটি অধিদপ্তর, নীলগঞ্জ',
  implementation: 'বিদ্যালয়ের আইসিটি ক্লাব',
}

/** Name in `files/`. */
export const headTeacherPhoto = 'head-teacher.webp'
