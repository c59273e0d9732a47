import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const welcomeWords = inBothLanguages({
  title: ['নিজের একটি পাসওয়ার্ড দিন', 'Choose a password of your own'],
  text: [
    'যে পাসওয়ার্ড দিয়ে প্রবেশ করেছেন, সেটি সফটওয়্যার বানিয়েছে এবং সার্ভারের পর্দায় দেখা গেছে। এখনই নিজের একটি দিন।',
    'The software made the password that you used, and the screen of the server has shown it. Choose your own now.',
  ],
  later: ['পরে করব', 'Later'],
})
