import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'

/** Apart from the screen's words, because the first page of the office loads them. */
export const cardWords = inBothLanguages({
  daysLeft: [(days) => `${days} দিন বাকি`, (days) => `${counted(days, 'day')} left`],
  sentence: [(progress) => `৭টি কাজের ${progress}।`, (progress) => `Of 7 jobs: ${progress}.`],
  next: ['এরপর:', 'Next:'],
  go: ['করুন', 'Do it'],
  all: ['৭টি কাজই দেখুন', 'See all 7 jobs'],
  later: ['এক সপ্তাহ পরে মনে করান', 'Remind me in a week'],
})
