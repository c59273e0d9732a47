import { expect, it } from 'vitest'
import { DOCUMENT_KINDS, TOPICS } from '../content.ts'
import { bn, en } from '../words/public-words.ts'
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
  ['class 3', 'তৃতীয় শ্রেণি'],
  ['exam routine', 'বার্ষিক পরীক্ষার সময়সূচি'],
  ['পরীক্ষার রেজাল্ট', 'পরীক্ষার ফল প্রকাশ'],
  ['yearly exam', 'বার্ষিক পরীক্ষা'],
  ['half yearly', 'অর্ধবার্ষিক'],
  ['admit card', 'প্রবেশপত্র'],
  ['mark sheet', 'নম্বরপত্র'],
  ['transfer certificate', 'ছাড়পত্র'],
  ['প্রত্যয়নপত্র', 'প্রশংসাপত্র বিতরণ'],
  ['seat plan', 'আসনবিন্যাস'],
  ['শীতের ছুটি', 'শীতকালীন অবকাশ'],
  ['leave', 'ছুটির আবেদন'],
  ['headmaster', 'প্রধান শিক্ষক'],
  ['নিয়োগ', 'Recruitment'],
  ['tender', 'দরপত্র'],
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
  ['ssc', 'ক শাখা'],
  ['form', 'Former head teachers'],
  ['exam', 'office@shapla.example'],
  ['annual', 'অর্ধবার্ষিক'],
  ['ছাড়পত্র', 'প্রশংসাপত্র'],
  ['প্রবেশপত্র', 'পরিচয়পত্র'],
  ['result', 'ফলদ গাছ'],
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

it.each([
  ...[bn, en].flatMap((words) => [
    ...TOPICS.map((topic) => [words.topics[topic], { topic }] as const),
    ...DOCUMENT_KINDS.map((kind) => [words[kind].caption, { kind }] as const),
  ]),
  ['form', { kind: 'downloads' }] as const,
  ['ফর্মের', { kind: 'downloads' }] as const,
  ['chuti', { topic: 'holiday' }] as const,
])('%s finds the documents of its topic or kind: %o', (query, label) => {
  const matches = matcher(query)
  expect(matches({ title: 'অমুক', text: '', ...label })).toBe(true)
  expect(matches({ title: 'অমুক', text: '' })).toBe(false)
})
