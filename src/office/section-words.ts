import { schoolWords } from '../words/school-words.ts'

const { classes, shifts, sections, sectionOf } = schoolWords.bn

const bn = {
  chooseFirst: 'আগে শ্রেণি, শিফট ও শাখা বেছে নিন।',
  className: 'শ্রেণি',
  shift: 'শিফট',
  section: 'শাখা',
  classes,
  shifts,
  sections,
  sectionOf,
}

const en: typeof bn = {
  chooseFirst: 'Choose class, shift and section first.',
  className: 'Class',
  shift: 'Shift',
  section: 'Section',
  classes: schoolWords.en.classes,
  shifts: schoolWords.en.shifts,
  sections: schoolWords.en.sections,
  sectionOf: schoolWords.en.sectionOf,
}

export const sectionWords = { bn, en }
