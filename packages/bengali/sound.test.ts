import { expect, it } from 'vitest'
import { foldExact } from './fold.ts'
import { soundOf } from './sound.ts'

const sound = (word: string) => soundOf(foldExact(word))

it.each([
  ['porikkha', 'পরীক্ষা'],
  ['chuti', 'ছুটি'],
  ['vorti', 'ভর্তি'],
  ['bhorti', 'ভর্তি'],
  ['biggopti', 'বিজ্ঞপ্তি'],
  ['boi', 'বই'],
  ['beton', 'বেতন'],
  ['fi', 'ফি'],
  ['somoysuchi', 'সময়সূচি'],
  ['routine', 'রুটিন'],
  ['rutin', 'রুটিন'],
  ['class', 'ক্লাস'],
  ['notice', 'নোটিশ'],
  ['biddaloy', 'বিদ্যালয়'],
  ['bidyaloy', 'বিদ্যালয়'],
  ['shroddha', 'শ্রদ্ধা'],
  ['ichchha', 'ইচ্ছা'],
  ['mama', 'মামা'],
  ['shadhinota', 'স্বাধীনতা'],
  ['swadhinota', 'স্বাধীনতা'],
  ['upobritti', 'উপবৃত্তি'],
  ['songbad', 'সংবাদ'],
  ['obhivabok', 'অভিভাবক'],
  ['library', 'লাইব্রেরি'],
])('%s sounds like %s', (latin, bengali) => {
  expect(sound(latin)).toBe(sound(bengali))
})

it.each([
  ['porikkha', 'পরিকল্পনা'],
  ['chuti', 'চিঠি'],
  ['chuti', 'ছাত্রী'],
  ['mama', 'মা'],
])('%s does not sound like %s', (latin, bengali) => {
  expect(sound(latin)).not.toBe(sound(bengali))
})
