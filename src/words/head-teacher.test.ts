import { expect, it } from 'vitest'
import { findHead, headPostOf } from './head-teacher.ts'

it.each([
  ['প্রধান শিক্ষক', 'head'],
  ['প্রধান শিক্ষিকা', 'head'],
  ['প্রধানশিক্ষক', 'head'],
  [' প্রধান  শিক্ষক ', 'head'],
  ['প্রধান', 'head'],
  ['প্রধান শিক্ষক (বিসিএস)', 'head'],
  ['প্রধান শিক্ষক ও সদস্য-সচিব', 'head'],
  ['Head Teacher', 'head'],
  ['Headmistress', 'head'],
  ['HEAD-MASTER', 'head'],
  ['ভারপ্রাপ্ত প্রধান শিক্ষক', 'acting'],
  ['ভারপ্রাপ্ত প্রধান', 'acting'],
  ['প্রধান শিক্ষক (ভারপ্রাপ্ত)', 'acting'],
  ['প্রধান শিক্ষক(ভারপ্রাপ্ত)', 'acting'],
  ['প্রধান শিক্ষক (ভাঃ)', 'acting'],
  ['প্রধান শিক্ষক (ভাঃ প্রাঃ)', 'acting'],
  ['প্রধান শিক্ষক-ভারপ্রাপ্ত', 'acting'],
  ['প্রধান শিক্ষক (চলতি দায়িত্ব)', 'acting'],
  ['প্রধান শিক্ষক (চঃ দাঃ)', 'acting'],
  ['প্রধান শিক্ষক (চ.দা.)', 'acting'],
  ['চলতি দায়িত্বপ্রাপ্ত প্রধান শিক্ষক', 'acting'],
  ['প্রধান শিক্ষকের চলতি দায়িত্বে', 'acting'],
  ['সিনিয়র শিক্ষক, প্রধান শিক্ষকের অতিরিক্ত দায়িত্বে', 'acting'],
  ['সহকারী শিক্ষক ও ভারপ্রাপ্ত প্রধান শিক্ষক', 'acting'],
  ['সহকারী প্রধান শিক্ষক (ভারপ্রাপ্ত প্রধান শিক্ষক)', 'acting'],
  ['প্রধান শিক্ষক (ইনচার্জ)', 'acting'],
  ['Acting Head Teacher', 'acting'],
  ['Head Teacher (Acting)', 'acting'],
  ['Head Teacher (in-charge)', 'acting'],
  ['Headmaster, I/C', 'acting'],
  ['Assistant Head Teacher & Head Teacher in charge', 'acting'],
  ['প্রধান সহকারী', undefined],
  ['প্রধান সহকারী (ভারপ্রাপ্ত)', undefined],
  ['ভারপ্রাপ্ত প্রধান সহকারী', undefined],
  ['প্রধান সহকারী কাম হিসাবরক্ষক', undefined],
  ['Head Assistant', undefined],
  ['Head Clerk', undefined],
  ['সহকারী প্রধান শিক্ষক', undefined],
  ['সহকারী প্রধান শিক্ষক (ভারপ্রাপ্ত)', undefined],
  ['উপ-প্রধান শিক্ষক', undefined],
  ['সহঃ প্রধান শিক্ষক', undefined],
  ['Assistant Head Teacher', undefined],
  ['বিভাগীয় প্রধান', undefined],
  ['প্রাক্তন প্রধান শিক্ষক', undefined],
  ['প্রধান শিক্ষক (অব.)', undefined],
  ['প্রধান শিক্ষক (অবসরপ্রাপ্ত)', undefined],
  ['ভারপ্রাপ্ত শিক্ষক', undefined],
])('%j is the post of the head teacher: %s', (designation, post) => {
  expect(headPostOf(designation)).toBe(post)
})

const person = (name: string, designation: string) => ({ name, designation })
const clerk = person('হাবিবা', 'প্রধান সহকারী')
const acting = person('সালমা', 'প্রধান শিক্ষক (ভারপ্রাপ্ত)')
const head = person('শাহানা', 'প্রধান শিক্ষক')

it('a head comes before an acting one, and a vacant post has nobody', () => {
  expect(findHead([clerk, acting, head])).toBe(head)
  expect(findHead([clerk, acting])).toBe(acting)
  expect(findHead([clerk])).toBeUndefined()
  for (const name of ['শূন্য', 'পদ শূন্য', 'শূন্য পদ', 'খালি', 'Vacant', '—', '']) {
    expect(findHead([person(name, 'প্রধান শিক্ষক'), clerk])).toBeUndefined()
    expect(findHead([person(name, 'প্রধান শিক্ষক'), acting])).toBe(acting)
  }
  expect(findHead([person('খালিদ হাসান', 'প্রধান শিক্ষক')])?.name).toBe('খালিদ হাসান')
})
