import { expect, it } from 'vitest'
import type { ClassName } from '../../words/classes.ts'
import { classesIn } from './exam-classes.ts'

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
  '',
])('the title “%s” names no class', (title) => {
  expect(classesIn(title)).toBeUndefined()
})
