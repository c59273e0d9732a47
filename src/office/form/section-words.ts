import { inBothLanguages } from '../../words/in-both-languages.ts'
import { schoolWords } from '../../words/school-words.ts'

export const sectionWords = inBothLanguages({
  chooseFirst: ['আগে শ্রেণি, শিফট ও শাখা বেছে নিন।', 'Choose class, shift and section first.'],
  className: ['শ্রেণি', 'Class'],
  shift: ['শিফট', 'Shift'],
  section: ['শাখা', 'Section'],
  classes: [schoolWords.bn.classes, schoolWords.en.classes],
  shifts: [schoolWords.bn.shifts, schoolWords.en.shifts],
  sections: [schoolWords.bn.sections, schoolWords.en.sections],
  sectionOf: [schoolWords.bn.sectionOf, schoolWords.en.sectionOf],
})
