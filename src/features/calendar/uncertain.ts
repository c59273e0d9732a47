import type { CalendarRecord } from './schema.ts'

/** Feasts of Hindus and Buddhists follow the lunar day, tithi, and the gazette names their days. */
const BY_TITHI = new RegExp(
  'পূজা|পূর্ণিমা|ষ্টমী|দশমী|দীপাবলি|দীপান্বিতা|মহালয়া|রথযাত্রা|দোলযাত্রা|puja|purnima|janmashtami|dashami|diwali'.normalize(),
  'i',
)

/** Why the days of an entry may still move; undefined if they are certain. */
export function uncertaintyOf({
  title,
  isMoonDependent,
}: Pick<CalendarRecord, 'title' | 'isMoonDependent'>): 'moon' | 'tithi' | undefined {
  if (!isMoonDependent) return undefined
  return BY_TITHI.test(title.normalize()) ? 'tithi' : 'moon'
}
