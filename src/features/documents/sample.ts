import { DOCUMENT_KINDS, type DocumentKind, type Topic } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { SampleMoment, SampleStep } from '../feature.ts'
import { filesOf } from './record.ts'

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

const notices: SampleDocument[] = [
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
    daysAgo: 54.06,
    file: 'notice-teachers-day.pdf',
    topic: 'event',
    fileName: 'শিক্ষক দিবস.pdf',
  },
  {
    title: 'দিবা শিফটের ক্লাস রুটিনে সাময়িক পরিবর্তন',
    daysAgo: 54.9,
    file: 'notice-routine-change.pdf',
    topic: 'other',
    fileName: 'দিবা শিফটের রুটিন পরিবর্তন.pdf',
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

const news: SampleDocument[] = [
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

const downloads: SampleDocument[] = [
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
    title: 'ক্লাস রুটিন: প্রভাতি ও দিবা শিফট',
    daysAgo: 57.03,
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

const results: SampleDocument[] = [
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
  {
    title: 'বার্ষিক পরীক্ষার ফলাফল, ২০২৫: সপ্তম শ্রেণি, দিবা শিফট, ক শাখা',
    daysAgo: 330.02,
    file: 'result-annual-seven.pdf',
    topic: 'result',
    fileName: 'বার্ষিক ২০২৫ সপ্তম দিবা ক.pdf',
  },
]

export const sampleDocuments: Record<DocumentKind, SampleDocument[]> = {
  notices,
  news,
  downloads,
  results,
}

export function sampleDocumentSteps({ ago, readings }: SampleMoment): SampleStep[] {
  return DOCUMENT_KINDS.flatMap((kind) =>
    // Oldest first, so that the numbers follow the dates.
    sampleDocuments[kind]
      .toReversed()
      .map(({ daysAgo, file, fileName, ...fields }): SampleStep => ({
        file: { name: file, fileName, purpose: 'documents' },
        async write(stores, stored) {
          const document = { ...fields, file: stored!, createdAt: ago(daysAgo), isSample: true }
          const { _id: id } = await stores[kind].create(document)
          await stores.reading.finish({ id, file: stored! }, readings[file]!)
        },
      })),
  )
}

export async function removeSampleDocuments(database: Database): Promise<StoredFile[]> {
  const documents = await database
    .deleteFrom('document')
    .where('isSample', '=', 1)
    .returning(['file', 'pages', 'attachments'])
    .execute()
  return removeFileRows(database, ...documents.flatMap(filesOf))
}
