import { expect, it } from 'vitest'
import { CLASSES, type ClassName } from '@pathshala/bengali/classes'
import { matcher } from './question.ts'
import { formatClasses } from '../words/format-classes.ts'
import { CLASS_NAMES, classesIn, classNamed } from '@pathshala/tables/class-names'

it.each<[string, ClassName[]]>([
  ['নির্বাচনি পরীক্ষা, দশম শ্রেণি', ['Ten']],
  ['দশম শ্রেণির নির্বাচনি পরীক্ষা', ['Ten']],
  ['নির্বাচনি পরীক্ষা (দশম)', ['Ten']],
  ['বার্ষিক পরীক্ষা: ষষ্ঠ থেকে নবম শ্রেণি', ['Six', 'Seven', 'Eight', 'Nine']],
  ['৬ষ্ঠ–৮ম শ্রেণির বার্ষিক পরীক্ষা', ['Six', 'Seven', 'Eight']],
  ['বার্ষিক পরীক্ষা, ৩য়, ৪র্থ ও ৫ম শ্রেণী', ['Three', 'Four', 'Five']],
  ['ষষ্ঠ, সপ্তম এবং নবম শ্রেণির পরীক্ষা', ['Six', 'Seven', 'Nine']],
  ['Test exam, class ten', ['Ten']],
  ['Annual exam (classes 6-9)', ['Six', 'Seven', 'Eight', 'Nine']],
  ['Half-yearly exam, Classes VI and VIII', ['Six', 'Eight']],
  ['মডেল টেস্ট, ক্লাস ৮', ['Eight']],
  ['মডেল টেস্ট, ক্লাস এইট', ['Eight']],
  ['ক্লাস-৮ মডেল টেস্ট', ['Eight']],
  ['Model test, Eighth class', ['Eight']],
  ['class six to class nine', ['Six', 'Seven', 'Eight', 'Nine']],
  ['ক্লাস সিক্স থেকে নাইন', ['Six', 'Seven', 'Eight', 'Nine']],
  ['ষষ্ঠ শ্রেণি থেকে নবম শ্রেণির পরীক্ষা', ['Six', 'Seven', 'Eight', 'Nine']],
  ['শ্রেণি: ৮', ['Eight']],
  ['বার্ষিক পরীক্ষা (৬ষ্ঠ-৯ম)', ['Six', 'Seven', 'Eight', 'Nine']],
  ['ক্লাস ফাইভ এর বৃত্তি পরীক্ষা', ['Five']],
])('the title “%s” names its classes', (title, classes) => {
  expect(classesIn(title)).toEqual(classes)
})

it.each([
  'বার্ষিক পরীক্ষা',
  'তৃতীয় সাময়িক পরীক্ষা',
  'এসএসসি পরীক্ষা (কেন্দ্র)',
  'বার্ষিক পরীক্ষা ২০২৬',
  'পরীক্ষা, ১০ ডিসেম্বর',
  'সব শ্রেণির পরীক্ষা',
  'Exam of all classes',
  'ক্লাস টেস্ট ৩',
  'ক্লাস টেস্ট, ১০ ডিসেম্বর',
  'Class 11 exam',
  '',
])('the title “%s” names no class', (title) => {
  expect(classesIn(title)).toEqual([])
})

it('a title, a cell and the search know the same names of a class', () => {
  for (const [place, names] of CLASS_NAMES.entries()) {
    const own = CLASSES[place]
    for (const name of names) {
      expect(classesIn(`পরীক্ষা, ক্লাস ${name}`), name).toEqual([own])
      expect(classNamed(name), name).toBe(own)
      // For the search, `v` and `x` alone are letters.
      if (/^[vx]$/.test(name)) continue
      expect(matcher(`class ${name}`)({ title: `${names[0]} শ্রেণি`, text: '' }), name).toBe(true)
    }
  }
})

it.each<[ClassName[], string, string]>([
  [['Ten'], 'দশম শ্রেণি', 'Class Ten'],
  [['Nine', 'Ten'], 'নবম ও দশম শ্রেণি', 'Classes Nine and Ten'],
  [['Six', 'Seven', 'Eight', 'Nine'], 'ষষ্ঠ–নবম শ্রেণি', 'Classes Six–Nine'],
  [['Ten', 'Three', 'Five', 'Four'], 'তৃতীয়–পঞ্চম ও দশম শ্রেণি', 'Classes Three–Five and Ten'],
  [['Six', 'Eight', 'Ten'], 'ষষ্ঠ, অষ্টম ও দশম শ্রেণি', 'Classes Six, Eight and Ten'],
])('writes %j in both languages', (classes, bengali, english) => {
  expect(formatClasses(classes, 'bn')).toBe(bengali)
  expect(formatClasses(classes, 'en')).toBe(english)
})
