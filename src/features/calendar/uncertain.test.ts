import { expect, it } from 'vitest'
import { uncertaintyOf } from './uncertain.ts'

it.each([
  ['রমজান ও ঈদুল ফিতরের ছুটি', 'moon'],
  ['শবে বরাত', 'moon'],
  ['আশুরা', 'moon'],
  ['ঈদ-ই-মিলাদুন্নবী (সা.)', 'moon'],
  ['দুর্গাপূজার ছুটি', 'tithi'],
  ['সরস্বতী পূজা', 'tithi'],
  ['বুদ্ধপূর্ণিমা', 'tithi'],
  ['জন্মাষ্টমী', 'tithi'],
  ['লক্ষ্মীপূজা ও প্রবারণা পূর্ণিমা', 'tithi'],
  ['Durga Puja', 'tithi'],
])('%s may move by the %s', (title, by) => {
  expect(uncertaintyOf({ title, isMoonDependent: true })).toBe(by)
  expect(uncertaintyOf({ title, isMoonDependent: false })).toBeUndefined()
})
