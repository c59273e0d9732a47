const bn = {
  looksLike: 'এই লেখাটি বিজয়ে টাইপ করা মনে হচ্ছে। ইউনিকোডে লেখাটি হবে:',
  accept: 'ইউনিকোডে নিন',
}

const en: typeof bn = {
  looksLike: 'This text seems to be typed in Bijoy. In Unicode it is:',
  accept: 'Use the Unicode text',
}

export const bijoyWords = { bn, en }
