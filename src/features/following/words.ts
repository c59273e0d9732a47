import type { DocumentKind } from '../../content.ts'
import { inBothLanguages, type Pair } from '../../words/in-both-languages.ts'
import { formatNumber } from '../../words/format.ts'

/** The parts of the machine whose failures are reported to programs. */
export type MachinePart = 'backup' | 'offsite' | 'database' | 'disk'

/** The words of messages that the software writes. The rest comes from the records. */
export const followingWords = inBothLanguages({
  /** Several documents of a kind in one message. */
  several: {
    notices: [
      (count: number) => `${formatNumber(count, 'bn')}টি নতুন নোটিশ`,
      (count: number) => `${formatNumber(count, 'en')} new notices`,
    ],
    news: [
      (count: number) => `${formatNumber(count, 'bn')}টি নতুন সংবাদ`,
      (count: number) => `${formatNumber(count, 'en')} new news stories`,
    ],
    downloads: [
      (count: number) => `${formatNumber(count, 'bn')}টি নতুন ডাউনলোড`,
      (count: number) => `${formatNumber(count, 'en')} new downloads`,
    ],
    results: [
      (count: number) => `${formatNumber(count, 'bn')}টি নতুন ফলাফল`,
      (count: number) => `${formatNumber(count, 'en')} new results`,
    ],
  } satisfies Record<DocumentKind, Pair<(count: number) => string>>,
  /** Below the title of a document without a text. */
  single: {
    notices: ['নতুন নোটিশ', 'New notice'],
    news: ['নতুন সংবাদ', 'New news story'],
    downloads: ['নতুন ডাউনলোড', 'New download'],
    results: ['নতুন ফলাফল', 'New result'],
  } satisfies Record<DocumentKind, Pair>,
  /** In place of a message about a document that was wrong. */
  correction: ['আগের খবরটি ভুল ছিল', 'The earlier news was wrong'],
  corrections: [
    (count: number) => `আগের ${formatNumber(count, 'bn')}টি খবর ভুল ছিল`,
    (count: number) => `Earlier messages that were wrong: ${formatNumber(count, 'en')}`,
  ],
  welcome: {
    title: [(school) => `আপনি এখন ${school} অনুসরণ করছেন`, (school) => `You now follow ${school}`],
    text: [
      'আপনি যা বেছে নিয়েছেন, তার খবর এই ফোনে আসবে।',
      'News of the kinds that you have chosen comes to this phone.',
    ],
  },
  test: {
    title: ['পরীক্ষামূলক বার্তা', 'Test message'],
    text: [
      (school) => `${school} থেকে। এই ফোনে বার্তা আসছে।`,
      (school) => `From ${school}. Messages reach this phone.`,
    ],
  },
  machine: {
    failed: {
      backup: [
        'ব্যাকআপ হচ্ছে না। কারণ সার্ভারের লগে আছে।',
        'Backups are not being made. The server’s log says why.',
      ],
      offsite: [
        'দুই দিন ধরে ব্যাকআপের কপি অন্য জায়গায় রাখা যাচ্ছে না। কারণ জানতে সার্ভারে journalctl -u pathshala-offsite চালান।',
        'No backup has been copied to the other place for two days. On the server, journalctl -u pathshala-offsite says why.',
      ],
      database: [
        'ডেটাবেসের ফাইল নষ্ট হয়েছে। সার্ভার থামিয়ে শেষ ব্যাকআপ ফিরিয়ে আনুন।',
        'The database file is damaged. Stop the server and restore the last backup.',
      ],
      disk: ['সার্ভারের ডিস্ক প্রায় ভরে গেছে।', 'The disk of the server is nearly full.'],
    },
    recovered: {
      backup: ['ব্যাকআপ আবার হচ্ছে।', 'Backups are being made again.'],
      offsite: [
        'ব্যাকআপের কপি আবার অন্য জায়গায় রাখা হচ্ছে।',
        'Backups are being copied to the other place again.',
      ],
      database: ['ডেটাবেসের ফাইল আবার ঠিক আছে।', 'The database file is in order again.'],
      disk: ['সার্ভারের ডিস্কে আবার জায়গা আছে।', 'The disk of the server has space again.'],
    },
  } satisfies Record<'failed' | 'recovered', Record<MachinePart, Pair>>,
})
