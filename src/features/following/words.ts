import type { DocumentKind } from '../../content.ts'
import type { MachinePart } from './machine-parts.ts'
import { formatNumber } from '../../words/format.ts'

/** The words of messages that the software writes. The rest comes from the records. */
const bn = {
  /** Several documents of a kind in one message. */
  several: {
    notices: (count: number) => `${formatNumber(count, 'bn')}টি নতুন নোটিশ`,
    news: (count: number) => `${formatNumber(count, 'bn')}টি নতুন সংবাদ`,
    downloads: (count: number) => `${formatNumber(count, 'bn')}টি নতুন ডাউনলোড`,
    results: (count: number) => `${formatNumber(count, 'bn')}টি নতুন ফলাফল`,
  } satisfies Record<DocumentKind, (count: number) => string>,
  /** Below the title of a document without a text. */
  single: {
    notices: 'নতুন নোটিশ',
    news: 'নতুন সংবাদ',
    downloads: 'নতুন ডাউনলোড',
    results: 'নতুন ফলাফল',
  } satisfies Record<DocumentKind, string>,
  welcome: {
    title: (school: string) => `আপনি এখন ${school} অনুসরণ করছেন`,
    text: 'আপনি যা বেছে নিয়েছেন, তার খবর এই ফোনে আসবে।',
  },
  test: {
    title: 'পরীক্ষামূলক বার্তা',
    text: (school: string) => `${school} থেকে। এই ফোনে বার্তা আসছে।`,
  },
  machine: {
    failed: {
      backup: 'ব্যাকআপ হচ্ছে না। কারণ সার্ভারের লগে আছে।',
      database: 'ডেটাবেসের ফাইল নষ্ট হয়েছে। সার্ভার থামিয়ে শেষ ব্যাকআপ ফিরিয়ে আনুন।',
      disk: 'সার্ভারের ডিস্ক প্রায় ভরে গেছে।',
    },
    recovered: {
      backup: 'ব্যাকআপ আবার হচ্ছে।',
      database: 'ডেটাবেসের ফাইল আবার ঠিক আছে।',
      disk: 'সার্ভারের ডিস্কে আবার জায়গা আছে।',
    },
  } satisfies Record<'failed' | 'recovered', Record<MachinePart, string>>,
}

const en: typeof bn = {
  several: {
    notices: (count) => `${formatNumber(count, 'en')} new notices`,
    news: (count) => `${formatNumber(count, 'en')} new news stories`,
    downloads: (count) => `${formatNumber(count, 'en')} new downloads`,
    results: (count) => `${formatNumber(count, 'en')} new results`,
  },
  single: {
    notices: 'New notice',
    news: 'New news story',
    downloads: 'New download',
    results: 'New result',
  },
  welcome: {
    title: (school) => `You now follow ${school}`,
    text: 'News of the kinds that you have chosen comes to this phone.',
  },
  test: {
    title: 'Test message',
    text: (school) => `From ${school}. Messages reach this phone.`,
  },
  machine: {
    failed: {
      backup: 'No backup is made. The log of the server says why.',
      database: 'The database file is damaged. Stop the server and restore the last backup.',
      disk: 'The disk of the server is nearly full.',
    },
    recovered: {
      backup: 'Backups are made again.',
      database: 'The database file is whole again.',
      disk: 'The disk of the server has space again.',
    },
  },
}

export const followingWords = { bn, en }
