import { expect, it } from 'vitest'
import { foldAlike, foldExact } from '@pathshala/bengali/fold'
import { ENDINGS, searchedForms, stemsOf } from '@pathshala/bengali/endings'
import { matcher, titleMatcher } from './question.ts'
import { marker, markParts } from './snippet.ts'

const isFound = (query: string, text: string) => matcher(query)({ title: 'অমুক', text })

it.each([
  ['ঈদের', 'ঈদ'],
  ['শ্রেণির', 'শ্রেণি'],
  ['এসএসসিএর', 'এসএসসি'],
  ['বইয়ের', 'বই'],
  ['ছাত্রীকে', 'ছাত্রী'],
  ['জানুয়ারিতে', 'জানুয়ারি'],
  ['বিষয়গুলো', 'বিষয়'],
  ['নোটিশটি', 'নোটিশ'],
  ['রুটিনটা', 'রুটিন'],
  ['রুটিনটার', 'রুটিন'],
])('%s finds %s, is found by it, and marks it', (form, word) => {
  expect(isFound(form, word)).toBe(true)
  expect(isFound(word, form)).toBe(true)
  expect(markParts(word, marker(form))).toEqual([{ text: word, isHit: true }])
})

it('finds another form of the word', () => {
  expect(isFound('ছাত্রীকে', 'ছাত্রীর নাম')).toBe(true)
  expect(isFound('porikkhar', 'পরীক্ষা')).toBe(true)
})

it.each(['নম্বর', 'ঘর', 'করে', 'হতে', 'মার', 'school', '২০২৬'])('leaves %s whole', (word) => {
  expect(stemsOf(foldAlike(foldExact(word)))).toEqual([])
})

it.each([
  ['শহরের', 'শহীদ দিবস'],
  ['মাসের', 'মাসুমা'],
])('%s does not find %s, which only begins like it', (query, text) => {
  expect(isFound(query, text)).toBe(false)
})

it.each([
  ['ভর্তি কবে', 'ভর্তি'],
  ['বেতন কত', 'বেতন'],
  ['মতিন স্যার', 'আবদুল মতিন'],
  ['nasrin madam', 'নাসরিন জাহান'],
  ['when is the exam', 'Exam'],
])('the words of question and respect in %s are optional', (query, text) => {
  expect(isFound(query, text)).toBe(true)
})

it('matches a word of question that is alone', () => {
  expect(isFound('কোথায়', 'কোথায় যাব')).toBe(true)
  expect(isFound('কোথায়', 'এখানে')).toBe(false)
})

it.each([
  ['পূজা', 'দুর্গাপূজা'],
  ['পুজার', 'লক্ষ্মীপূজার'],
  ['puja', 'দুর্গাপূজায় নয়, দুর্গাপূজা'],
  ['বৃত্তি', 'উপবৃত্তির টাকা'],
  ['সভা', 'সম্মেলনসভা'],
  ['durga puja', 'দুর্গাপূজা'],
])('%s finds the compound in %s, and marks it', (query, text) => {
  expect(isFound(query, text)).toBe(true)
  expect(titleMatcher(query)(text)).toBe(true)
  expect(markParts(text, marker(query)).some(({ isHit }) => isHit)).toBe(true)
})

it('finds no half of a word that is not a compound', () => {
  expect(isFound('সভা', 'অসভা')).toBe(false)
})

const fold = (written: string) => foldAlike(foldExact(written))

it.each(['ফি', 'ছুটি', 'ফল', 'রোজা', 'বই'])('finds each form of %s with few of them', (written) => {
  const alike = fold(written)
  const searched = searchedForms(alike)
  // Nobody writes a vowel sign after a vowel, or these endings after a consonant.
  const impossible = (written === 'ফল' ? 'র তে য়ের য়ে রা' : 'ের ে').split(' ').map(fold)
  const endings = ENDINGS.bengali.filter((one) => impossible.every((other) => other !== one))
  for (const form of endings.map((ending) => alike + ending)) {
    const indexed = new Set([form, ...stemsOf(form)])
    expect(
      searched.filter((one) => indexed.has(one)),
      form,
    ).not.toEqual([])
  }
  expect(searched.length).toBeLessThan(endings.length * 0.6)
})
