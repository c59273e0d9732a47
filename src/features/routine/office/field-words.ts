import { inBothLanguages } from '../../../words/in-both-languages.ts'

/** The labels of a routine's fields, in a conflict and in the history. */

export const routineFieldWords = inBothLanguages({
  validFrom: ['যেদিন থেকে', 'Valid from'],
  periods: ['পিরিয়ড', 'Periods'],
  lessons: ['ক্লাস', 'Lessons'],
})
