import { GALLERY_KINDS, type GalleryKind } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { type SampleMoment, samplePhoto, type SampleStep } from '../feature.ts'

export type SamplePhoto = { title: string; daysAgo: number; file: string }

type SampleVideo = { title: string; daysAgo: number; videoLink: string }

const photos: SamplePhoto[] = [
  { title: 'গ্রন্থাগারে বই পড়ার ঘণ্টা', daysAgo: 79.02, file: 'photo-library.webp' },
  { title: 'কাজলদিঘির শাপলা', daysAgo: 84.1, file: 'photo-pond.webp' },
  { title: 'শরতের বিকেলে নৌকায় দুই বন্ধু', daysAgo: 90.92, file: 'photo-boat.webp' },
  { title: 'বিজ্ঞানাগারে নবম শ্রেণির ব্যবহারিক ক্লাস', daysAgo: 93.05, file: 'photo-lab.webp' },
  { title: 'রসায়ন ব্যবহারিক: লাল লিটমাস, নীল লিটমাস', daysAgo: 110.03, file: 'photo-chemistry.webp' },
  { title: 'বিদ্যালয় প্রাঙ্গণ ও শতবর্ষী বটগাছ', daysAgo: 131.05, file: 'photo-school.webp' },
  { title: 'বৃক্ষরোপণ সপ্তাহ', daysAgo: 138.06, file: 'photo-planting.webp' },
  { title: 'নতুন বইয়ের তাকে প্রথম পাঠক', daysAgo: 157.96, file: 'photo-new-books.webp' },
  { title: 'লাল ইটের পুরোনো ভবন', daysAgo: 186.01, file: 'photo-old-building.webp' },
  { title: 'পহেলা বৈশাখের আলপনা আঁকছে নবম শ্রেণির মেয়েরা', daysAgo: 226.08, file: 'photo-alpona.webp' },
  { title: 'পঞ্চম শ্রেণির বাংলা ক্লাস', daysAgo: 250.03, file: 'photo-classroom.webp' },
  { title: 'ভাষার মাসে জাতীয় সংগীতের পাঠ', daysAgo: 272.98, file: 'photo-anthem-class.webp' },
  { title: 'একুশে ফেব্রুয়ারির প্রভাতফেরি', daysAgo: 277.12, file: 'photo-minar.webp' },
  { title: 'শহিদ মিনারে ফুল দিয়ে শ্রদ্ধা নিবেদন', daysAgo: 277.13, file: 'photo-flowers.webp' },
  { title: 'বার্ষিক ক্রীড়া: ১০০ মিটার দৌড়', daysAgo: 301.02, file: 'photo-sports.webp' },
  { title: 'বার্ষিক ক্রীড়া: শেষ রেখার ফিতা', daysAgo: 301.04, file: 'photo-finish.webp' },
]

const jubilee: (SamplePhoto | SampleVideo)[] = [
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

export const sampleGalleries = { photos, jubilee } satisfies Record<GalleryKind, unknown>

export function sampleGallerySteps({ ago }: SampleMoment): SampleStep[] {
  return GALLERY_KINDS.flatMap((kind) =>
    sampleGalleries[kind].map(({ title, daysAgo, ...entry }): SampleStep => ({
      ...('file' in entry && { file: samplePhoto(entry.file) }),
      write: (stores, stored) =>
        stores[kind].create({
          title,
          file: stored,
          videoLink: 'videoLink' in entry ? entry.videoLink : undefined,
          createdAt: ago(daysAgo),
          isSample: true,
        }),
    })),
  )
}

export async function removeSampleEntries(database: Database): Promise<StoredFile[]> {
  const entries = await database
    .deleteFrom('galleryEntry')
    .where('isSample', '=', 1)
    .returning('file')
    .execute()
  return removeFileRows(database, ...entries.map(({ file }) => file))
}
