import { inBothLanguages } from '../../words/in-both-languages.ts'

/** Words of every card for a pasted list. */

export const listWords = inBothLanguages({
  label: ['তালিকা', 'List'],
  found: ['যা বোঝা গেছে', 'Rows of the list'],
  notAdded: ['যা যোগ হয়নি', 'Rows that were not added'],
  counts: [
    (all, ready, unclear, there) =>
      `${[
        `${all}টি সারি`,
        ready !== '০' && `${ready}টি যোগ করা যাবে`,
        there !== '০' && `${there}টি আগে থেকেই আছে`,
        unclear !== '০' && `${unclear}টিতে কিছু ঠিক করতে হবে`,
      ]
        .filter(Boolean)
        .join(', ')}।`,
    (all, ready, unclear, there) =>
      [
        `Rows: ${all}.`,
        ready !== '0' && `Ready to add: ${ready}.`,
        there !== '0' && `Already there: ${there}.`,
        unclear !== '0' && `To correct: ${unclear}.`,
      ]
        .filter(Boolean)
        .join(' '),
  ],
  unknown: [
    'যেসব কলাম বোঝা যায়নি, তাই নেওয়া হবে না:',
    'Columns that were not understood and are not added:',
  ],
  row: ['সারি', 'Row'],
  state: ['অবস্থা', 'State'],
  ready: ['যোগ করা যাবে', 'Ready to add'],
  sum: ['যোগফলের সারি, তাই নেওয়া হবে না।', 'A sum, which is not added.'],
  add: [(count) => `${count}টি যোগ করুন`, (count) => `Add ${count}`],
})
