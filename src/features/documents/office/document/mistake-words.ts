import { counted } from '../../../../words/counted.ts'
import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const mistakeWords = inBothLanguages({
  reached: [
    (phones) => `এর খবর ${phones}টি ফোনে গেছে।`,
    (phones) => `The news of it reached ${counted(phones, 'phone')}.`,
  ],
  reachedOfMany: [
    (documents, phones) => `এর মধ্যে ${documents}টির খবর ${phones}টি ফোনে গেছে।`,
    (documents, phones) => `The news of ${documents} of them reached ${counted(phones, 'phone')}.`,
  ],
  stays: ['এখান থেকে সরালেও ফোনের বার্তা থাকে।', 'The message stays on the phones.'],
  tell: ['ওই ফোনগুলোতে জানান: “আগের খবরটি ভুল ছিল”', 'Tell those phones: “The earlier news was wrong”'],
  removeAndTell: ['মুছুন ও জানান (Delete)', 'Delete and tell'],
  hideAndTell: ['সরিয়ে রাখুন ও জানান', 'Hide it and tell'],
})
