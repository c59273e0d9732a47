import type { DocumentKind } from '../../../content.ts'

interface OwnWords {
  lead: string
  titleLabel: string
  titleHint: string
  submit: string
  published: string
  listTitle: string
  empty: string
  rename: string
  confirm: string
}

const bn: Record<DocumentKind, OwnWords> = {
  notices: {
    lead: 'এখানে প্রকাশ করলেই নোটিশটি প্রথম পাতায় দেখা যাবে।',
    titleLabel: 'নোটিশের বিষয়',
    titleHint: 'যেমন: বার্ষিক পরীক্ষার সময়সূচি, ২০২৬',
    submit: 'নোটিশ প্রকাশ করুন (Create)',
    published: 'নোটিশ প্রকাশিত হয়েছে।',
    listTitle: 'সব নোটিশ',
    empty: 'এখনো কোনো নোটিশ নেই। (No notices available)',
    rename: 'নাম বদলান (Rename)',
    confirm: 'এই নোটিশটি মুছে ফেলবেন? (Are you sure you want to delete this notice?)',
  },
  news: {
    lead: 'এখানে প্রকাশ করলেই সংবাদটি প্রথম পাতায় দেখা যাবে।',
    titleLabel: 'সংবাদের শিরোনাম',
    titleHint: 'যেমন: জেলা বিজ্ঞান মেলায় প্রথম হয়েছে আমাদের দল',
    submit: 'সংবাদ যোগ করুন (Add News)',
    published: 'সংবাদ প্রকাশিত হয়েছে।',
    listTitle: 'সব সংবাদ (All News)',
    empty: 'এখনো কোনো সংবাদ নেই।',
    rename: 'হালনাগাদ করুন (Update)',
    confirm: 'এই সংবাদটি মুছে ফেলবেন? (Are you sure you want to delete this news item?)',
  },
  downloads: {
    lead: 'ফরম, রুটিন, পাঠ্যসূচি: এখান থেকে সবাই নামিয়ে নিতে পারবেন।',
    titleLabel: 'ফাইলের শিরোনাম',
    titleHint: 'যেমন: ভর্তি আবেদন ফরম, ২০২৭',
    submit: 'ডাউনলোড প্রকাশ করুন (Create)',
    published: 'ফাইলটি প্রকাশিত হয়েছে।',
    listTitle: 'সব ডাউনলোড',
    empty: 'এখনো কোনো ফাইল নেই। (No downloads available)',
    rename: 'নাম বদলান (Rename)',
    confirm: 'এই ফাইলটি মুছে ফেলবেন? (Are you sure you want to delete this download?)',
  },
  results: {
    lead: 'বিদ্যালয়ের নিজের পরীক্ষার ফলাফল। শিক্ষার্থীর নাম নয়, রোল নম্বর দিন।',
    titleLabel: 'ফলাফলের শিরোনাম',
    titleHint: 'যেমন: অর্ধবার্ষিক পরীক্ষার ফলাফল, ২০২৬: ষষ্ঠ শ্রেণি',
    submit: 'ফলাফল প্রকাশ করুন (Create)',
    published: 'ফলাফল প্রকাশিত হয়েছে।',
    listTitle: 'সব ফলাফল',
    empty: 'এখনো কোনো ফলাফল নেই।',
    rename: 'নাম বদলান (Rename)',
    confirm: 'এই ফলাফলটি মুছে ফেলবেন? (Are you sure you want to delete this result?)',
  },
}

const en: typeof bn = {
  notices: {
    lead: 'A notice that you publish here appears on the home page at once.',
    titleLabel: 'Subject of the notice',
    titleHint: 'For example: Routine of the annual examination, 2026',
    submit: 'Create notice',
    published: 'The notice is published.',
    listTitle: 'All notices',
    empty: 'No notices available',
    rename: 'Rename',
    confirm: 'Are you sure you want to delete this notice?',
  },
  news: {
    lead: 'News that you publish here appears on the home page at once.',
    titleLabel: 'Headline',
    titleHint: 'For example: Our team comes first at the district science fair',
    submit: 'Add News',
    published: 'The news is published.',
    listTitle: 'All News',
    empty: 'There is no news yet.',
    rename: 'Update',
    confirm: 'Are you sure you want to delete this news item?',
  },
  downloads: {
    lead: 'Forms, routines, syllabi: everyone can download them from here.',
    titleLabel: 'Title of the file',
    titleHint: 'For example: Admission form, 2027',
    submit: 'Create download',
    published: 'The file is published.',
    listTitle: 'All downloads',
    empty: 'No downloads available',
    rename: 'Rename',
    confirm: 'Are you sure you want to delete this download?',
  },
  results: {
    lead: 'Results of the school’s own examinations. Give roll numbers, not the students’ names.',
    titleLabel: 'Title of the result',
    titleHint: 'For example: Half-yearly examination result, 2026: class six',
    submit: 'Create result',
    published: 'The result is published.',
    listTitle: 'All results',
    empty: 'There are no results yet.',
    rename: 'Rename',
    confirm: 'Are you sure you want to delete this result?',
  },
}

export const documentWords = { bn, en }
