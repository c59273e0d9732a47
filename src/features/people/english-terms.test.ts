import { expect, it, test } from 'vitest'
import { termsIn } from './english-terms.ts'

test.each([
  ['সহকারী প্রধান শিক্ষক', 'Assistant head teacher'],
  ['অফিস সহকারী কাম কম্পিউটার মুদ্রাক্ষরিক', 'Office assistant and computer operator'],
  ['বাংলাদেশ ও বিশ্ব পরিচয়', 'Bangladesh and global studies'],
  ['পদার্থবিজ্ঞান, রসায়ন', 'Physics; Chemistry'],
  ['শারীরিক শিক্ষা, স্বাস্থ্যবিজ্ঞান ও খেলাধুলা', 'Physical education'],
  ['৪র্থ ঘণ্টা', 'Period 4'],
  // From public routines.
  ['১ম ঘন্টা', 'Period 1'],
  ['দ্বিতীয় পিরিয়ড', 'Period 2'],
  ['প্রার্থনা', 'Assembly'],
  ['স্বল্প বিরতি', 'Short break'],
  ['টিফিন ও নামাজ', 'Break and prayer'],
])('%s is %s', (bengali, english) => {
  expect(termsIn('en', bengali)).toBe(english)
  expect(termsIn('bn', bengali)).toBe(bengali)
})

it.each(['', 'গণিত, দাবা', 'সহকারী শিক্ষক (গণিত)', 'Physics', 'জেলা শিক্ষা অফিসার'])(
  'keeps a text with a part that is not known: “%s”',
  (text) => expect(termsIn('en', text)).toBe(text),
)
