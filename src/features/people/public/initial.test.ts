import { expect, it } from 'vitest'
import { initialOf } from './initial.ts'

it.each([
  ['শাহানা পারভীন', 'শা'],
  ['মো. রফিকুল আলম', 'র'],
  ['মোঃ রফিকুল আলম', 'র'],
  ['মো.রফিকুল আলম', 'র'],
  ['মাওলানা মো. ইউনুস আলী', 'ই'],
  ['মোহাম্মদ আলী', 'আ'],
  ['কৃষ্ণা রানী ভৌমিক', 'কৃ'],
  ['প্রিয়াংকা দাস', 'প্রি'],
  ['(ভারপ্রাপ্ত) সেলিনা হক', 'সে'],
  ['Md. Karim Uddin', 'K'],
  ['মো.', 'মো'],
  ['—', ''],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
