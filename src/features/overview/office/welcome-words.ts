import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const welcomeWords = inBothLanguages({
  title: ['নিজের একটি পাসওয়ার্ড দিন', 'Choose a password of your own'],
  text: [
    'যে পাসওয়ার্ড দিয়ে প্রবেশ করেছেন, সেটি আরও কেউ জানতে পারেন। এখনই নিজের একটি দিন।',
    'Somebody else may know the password that you used. Choose your own now.',
  ],
  later: ['পরে করব', 'Later'],
})
