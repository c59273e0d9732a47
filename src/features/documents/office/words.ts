import type { DocumentKind } from '../../../content.ts'
import { inBothLanguages, type Pairs } from '../../../words/in-both-languages.ts'

export const documentWords = inBothLanguages({
  notices: {
    lead: [
      'এখানে প্রকাশ করলেই নোটিশটি প্রথম পাতায় দেখা যাবে।',
      'A notice that you publish here appears on the home page at once.',
    ],
    titleLabel: ['নোটিশের বিষয়', 'Subject of the notice'],
    titleHint: [
      'যেমন: বার্ষিক পরীক্ষার সময়সূচি, ২০২৬',
      'For example: Schedule of the annual examination, 2026',
    ],
    submit: ['প্রকাশ করুন (Create)', 'Create notice'],
    published: ['নোটিশ প্রকাশিত হয়েছে।', 'The notice is published.'],
    listTitle: ['সব নোটিশ', 'All notices'],
    empty: ['এখনো কোনো নোটিশ নেই। (No notices available)', 'No notices available'],
    rename: ['নাম বদলান (Rename)', 'Rename'],
    confirm: [
      'এই নোটিশটি মুছে ফেলবেন? (Are you sure you want to delete this notice?)',
      'Are you sure you want to delete this notice?',
    ],
  },
  news: {
    lead: [
      'এখানে প্রকাশ করলেই সংবাদটি প্রথম পাতায় দেখা যাবে।',
      'News that you publish here appears on the home page at once.',
    ],
    titleLabel: ['সংবাদের শিরোনাম', 'Headline'],
    titleHint: [
      'যেমন: জেলা বিজ্ঞান মেলায় প্রথম হয়েছে আমাদের দল',
      'For example: Our team comes first at the district science fair',
    ],
    submit: ['সংবাদ যোগ করুন (Add News)', 'Add News'],
    published: ['সংবাদ প্রকাশিত হয়েছে।', 'The news is published.'],
    listTitle: ['সব সংবাদ (All News)', 'All News'],
    empty: ['এখনো কোনো সংবাদ নেই।', 'There is no news yet.'],
    rename: ['হালনাগাদ করুন (Update)', 'Update'],
    confirm: [
      'এই সংবাদটি মুছে ফেলবেন? (Are you sure you want to delete this news item?)',
      'Are you sure you want to delete this news item?',
    ],
  },
  downloads: {
    lead: [
      'ফরম, রুটিন, পাঠ্যসূচি: এখান থেকে সবাই নামিয়ে নিতে পারবেন।',
      'Forms, routines, syllabi: everyone can download them from here.',
    ],
    titleLabel: ['ফাইলের শিরোনাম', 'Title of the file'],
    titleHint: ['যেমন: ভর্তি আবেদন ফরম, ২০২৭', 'For example: Admission form, 2027'],
    submit: ['প্রকাশ করুন (Create)', 'Create download'],
    published: ['ফাইলটি প্রকাশিত হয়েছে।', 'The file is published.'],
    listTitle: ['সব ডাউনলোড', 'All downloads'],
    empty: ['এখনো কোনো ফাইল নেই। (No downloads available)', 'No downloads available'],
    rename: ['নাম বদলান (Rename)', 'Rename'],
    confirm: [
      'এই ফাইলটি মুছে ফেলবেন? (Are you sure you want to delete this download?)',
      'Are you sure you want to delete this download?',
    ],
  },
  results: {
    lead: [
      'বিদ্যালয়ের নিজের পরীক্ষার ফলাফল। শিক্ষার্থীর নাম নয়, রোল নম্বর দিন।',
      'Results of the school’s own examinations. Give roll numbers, not the students’ names.',
    ],
    titleLabel: ['ফলাফলের শিরোনাম', 'Title of the result'],
    titleHint: [
      'যেমন: অর্ধবার্ষিক পরীক্ষার ফলাফল, ২০২৬: ষষ্ঠ শ্রেণি',
      'For example: Half-yearly examination result, 2026: class six',
    ],
    submit: ['প্রকাশ করুন (Create)', 'Create result'],
    published: ['ফলাফল প্রকাশিত হয়েছে।', 'The result is published.'],
    listTitle: ['সব ফলাফল', 'All results'],
    empty: ['এখনো কোনো ফলাফল নেই।', 'There are no results yet.'],
    rename: ['নাম বদলান (Rename)', 'Rename'],
    confirm: [
      'এই ফলাফলটি মুছে ফেলবেন? (Are you sure you want to delete this result?)',
      'Are you sure you want to delete this result?',
    ],
  },
} satisfies Record<DocumentKind, Pairs>)
