import { inBothLanguages } from '../../words/in-both-languages.ts'

/** About an entry that a clerk moves in a list. */
export const orderWords = inBothLanguages({
  moving: ['সংরক্ষণ হচ্ছে…', 'Saving…'],
  moved: [(position) => `${position} নম্বরে রাখা হয়েছে`, (position) => `Now no. ${position}`],
  movedAloud: [
    (name, position) => `${name}: ${position} নম্বরে রাখা হয়েছে।`,
    (name, position) => `${name}: now no. ${position}.`,
  ],
  notMoved: ['ক্রম বদলায়নি, আগে যেমন ছিল তেমনই আছে।', 'The order was not changed.'],
})
