import { inBothLanguages } from '../../words/in-both-languages.ts'

export const bijoyWords = inBothLanguages({
  looksLike: [
    'এই লেখাটি বিজয়ে টাইপ করা মনে হচ্ছে। ইউনিকোডে লেখাটি হবে:',
    'This text seems to be typed in Bijoy. In Unicode it is:',
  ],
  accept: ['ইউনিকোডে নিন', 'Use the Unicode text'],
})
