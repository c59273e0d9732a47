import { inBothLanguages, type Pair } from '../../words/in-both-languages.ts'
import { SITE_STATES } from '../../words/site-states.ts'
import type { SchoolState } from '../database.ts'
import type { Column, Trouble } from './columns.ts'

/** The words that the table of schools has on the screen and in its file. */
export const tableWords = inBothLanguages({
  columns: {
    title: ['বিদ্যালয়', 'School'],
    published: ['শেষ প্রকাশ', 'Last published'],
    work: ['শেষ কাজ', 'Last work'],
    board: ['তথ্য বোর্ড', 'Board'],
    backup: ['ব্যাকআপ', 'Backup'],
    size: ['জায়গা', 'Size'],
    state: ['অবস্থা', 'State'],
  } satisfies Record<Column, Pair>,
  fileColumns: {
    id: ['কোড', 'Code'],
    titleEnglish: ['ইংরেজি নাম', 'English name'],
    host: ['ঠিকানা', 'Address'],
    megabytes: ['জায়গা, এমবি', 'Size, MB'],
    limit: ['সর্বোচ্চ জায়গা, এমবি', 'Most space, MB'],
    troubles: ['যা দেখতে হবে', 'Needs attention'],
  },
  states: {
    ...SITE_STATES,
    moved: ['অন্য ঠিকানায় গেছে', 'Moved'],
    detached: ['আলাদা করা', 'Detached'],
    removed: ['সরিয়ে ফেলা', 'Removed'],
  } satisfies Record<SchoolState, Pair>,
  troubles: {
    cannotOpen: ['সাইট খুলছে না', 'Cannot open'],
    backupFailing: ['দুই দিনে ব্যাকআপ হয়নি', 'No backup for two days'],
    diskNearlyFull: ['জায়গা প্রায় শেষ', 'Space nearly used up'],
    boardIncomplete: ['তথ্য বোর্ড অসম্পূর্ণ', 'Board not complete'],
    silent: ['৯০ দিনে কিছু প্রকাশ হয়নি', 'Silent for 90 days'],
    neverPublished: ['কখনো কিছু প্রকাশ হয়নি', 'Never published'],
    sampleLeft: ['নমুনা লেখা রয়ে গেছে', 'Sample content left'],
  } satisfies Record<Trouble, Pair>,
})
