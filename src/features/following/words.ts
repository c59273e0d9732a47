import type { DocumentKind } from '../../content.ts'
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
}

export const followingWords = { bn, en }
