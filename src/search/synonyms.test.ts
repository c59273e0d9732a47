import { expect, it } from 'vitest'
import { matcher } from './question.ts'
import { marker, markParts } from './snippet.ts'

const isFound = (query: string, title: string) => matcher(query)({ title, text: '' })

it.each([
  ['ssc', 'এসএসসি ২০২৬'],
  ['result', 'ফলাফল প্রকাশ'],
  ['results', 'রেজাল্টের তালিকা'],
  ['রেজাল্ট', 'ফলাফল প্রকাশ'],
  ['ফলাফলের', 'Result'],
  ['folafol', 'রেজাল্ট'],
  ['holiday', 'ছুটির নোটিশ'],
  ['exam', 'বার্ষিক পরীক্ষার রুটিন'],
  ['examination', 'Exam'],
  ['admission', 'ভর্তি'],
  ['stipend', 'উপবৃত্তির তালিকা'],
  ['উপবৃত্তি', 'Scholarship'],
  ['form', 'ফরম পূরণ'],
  ['ফর্ম', 'ফরম পূরণ'],
  ['syllabus', 'পাঠ্যসূচি'],
  ['tc', 'ছাড়পত্র'],
  ['testimonial', 'প্রশংসাপত্র'],
  ['fee', 'বেতন'],
  ['বেতন', 'ফিসমূহ'],
  ['স্কুল', 'বিদ্যালয়ের ইতিহাস'],
  ['class 8', 'অষ্টম শ্রেণি'],
  ['৮ম শ্রেণি', 'Class Eight'],
  ['eight', '৮ম'],
  ['অষ্টম শ্রেণির', 'ক্লাস ৮'],
])('%s finds %s', (query, title) => {
  expect(isFound(query, title)).toBe(true)
  expect(markParts(title, marker(query)).some(({ isHit }) => isHit)).toBe(true)
})

it.each([
  ['fee', 'ফিরে দেখা'],
  ['eight', 'মহাঅষ্টমী ও অষ্টমী'],
  ['৮', 'অষ্টম শ্রেণি'],
  ['অষ্টম', '৮ ডিসেম্বর'],
  ['result', 'পরীক্ষা'],
  ['holiday', 'বন্ধুর চিঠি'],
  ['পরীক্ষার', 'পরীক্ষা'],
  ['ssc', 'ক শাখা'],
  ['exam', 'office@shapla.example'],
])('%s does not find %s', (query, title) => {
  expect(isFound(query, title)).toBe(false)
})

it.each([
  ['উপবিত্তি', 'উপবৃত্তির তালিকা'],
  ['উপব্রিত্তি', 'উপবৃত্তির তালিকা'],
  ['উপবৃত্তি', 'উপব্রিত্তি'],
  ['কৃকেট', 'ক্রিকেট'],
])('%s finds the other spelling %s', (query, title) => {
  expect(isFound(query, title)).toBe(true)
})
