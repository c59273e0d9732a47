import { inBothLanguages } from '../../words/in-both-languages.ts'

export const englishFoldWords = inBothLanguages({
  english: ['ইংরেজিতেও লিখুন', 'Also in English'],
  englishHint: [
    'সাইটের ইংরেজি পাতায় দেখায়। না লিখলে সেখানে বাংলা লেখাই থাকে।',
    'Shown on the English pages of the site. Without it, they show the Bengali.',
  ],
})
