import { inBothLanguages } from '../../words/in-both-languages.ts'

/** Words of every card for a pasted list. */

export const listWords = inBothLanguages({
  label: ['তালিকা', 'List'],
  tooLong: [
    'তালিকাটি খুব বড়। একবারে সর্বোচ্চ ২,০০০ সারি দিন।',
    'This list is too long. Add at most 2,000 rows at a time.',
  ],
  found: ['এভাবে উঠবে', 'What will happen'],
  checking: ['মিলিয়ে দেখা হচ্ছে…', 'Comparing…'],
  counts: [
    (changed, added, refused, same, similar, open) =>
      `${
        [
          open !== '০' && `${open}টি আগে ঠিক করতে হবে`,
          changed !== '০' && `${changed}টি বদলাবে`,
          added !== '০' && `${added}টি নতুন`,
          similar !== '০' && `${similar}টি আগে থেকেই থাকতে পারে; দরকার হলে টিক দিন`,
          refused !== '০' && `${refused}টি নেওয়া যাবে না`,
          same !== '০' && `${same}টি আগের মতোই আছে`,
        ]
          .filter(Boolean)
          .join(', ') || 'তোলার মতো কিছু নেই'
      }। এখনো কিছু বদলায়নি।`,
    (changed, added, refused, same, similar, open) =>
      `${
        [
          open !== '0' && `To correct first: ${open}.`,
          changed !== '0' && `To change: ${changed}.`,
          added !== '0' && `New: ${added}.`,
          similar !== '0' && `Perhaps there already, brought in only if ticked: ${similar}.`,
          refused !== '0' && `Not possible: ${refused}.`,
          same !== '0' && `The same already: ${same}.`,
        ]
          .filter(Boolean)
          .join(' ') || 'Nothing to bring in.'
      } Nothing is changed yet.`,
  ],
  changes: ['বদলাবে', 'to change'],
  fresh: ['নতুন', 'new'],
  not: ['নেওয়া যাবে না', 'not possible'],
  changedRows: [
    (count) => `${count}টি বদলাবে: আগে → পরে`,
    (count) => `To change, ${count}: before → after`,
  ],
  newRows: [(count) => `${count}টি নতুন`, (count) => `New: ${count}`],
  similarRows: [
    (count) => `${count}টি আগে থেকেই থাকতে পারে; দরকার হলে টিক দিন`,
    (count) => `Perhaps there already, brought in only if chosen: ${count}`,
  ],
  refusedRows: [
    (count) => `${count}টি সারি নেওয়া যাবে না`,
    (count) => `Rows that are not possible: ${count}`,
  ],
  what: ['কী বদলাবে', 'What will change'],
  content: ['যা লেখা হবে', 'What will be written'],
  why: ['কেন', 'Why'],
  row: ['সারি', 'Row'],
  becomes: ['থেকে', 'becomes'],
  empty: ['খালি', 'empty'],
  onlyThese: [
    'বাকি সারিগুলো এখনই তালিকায় তোলা যায়। Excel-এ ঠিক করে পরে শুধু এগুলো আবার আনা যায়।',
    'The other rows can be brought in now. Correct these in Excel and bring them later.',
  ],
  who: ['সারিটি কার', 'Whom the row is about'],
  choose: ['বেছে নিন', 'Choose'],
  another: ['অন্য একজন, নতুন', 'Another person, new'],
  leaveOut: ['এটি বাদ', 'Leave the row out'],
  askAgain: ['নতুন নয়, তালিকায় আছেন', 'Not new, but in the list'],
  leftOut: [
    (count) => `${count}টি সারি নেওয়া হবে না।`,
    (count) => `Rows that are left out: ${count}.`,
  ],
  takeBack: ['সারিটি নিন', 'Include again'],
  similar: [
    (entries) => `এখন আছে: ${entries}। একই কথা হলে আলাদা করে যোগ করবেন না।`,
    (entries) => `There is already: ${entries}. Do not add the same thing twice.`,
  ],
  addAnyway: ['দুটোই থাকুক', 'Add this too'],
  inPlaceOf: [(entry) => `এটির জায়গায় তুলুন: ${entry}`, (entry) => `Put it in place of ${entry}`],
  notInPlace: ['জায়গায় বসাব না', 'Not in its place'],
  sums: [
    (count) => `${count}টি যোগফলের সারি নেওয়া হবে না।`,
    (count) => `Rows with sums, not taken: ${count}.`,
  ],
  unknown: [
    (count) => `বাদ পড়েছে ${count}টি কলাম। এগুলোর ঘর নেই:`,
    (count) => `Columns without a field here, not taken: ${count}.`,
  ],
  notTaken: ['তালিকা থেকে বদলানো যায় না:', 'A list cannot change:'],
  bring: [(count) => `${count}টি সারি তালিকায় তুলুন`, (count) => `Bring in ${count}`],
  back: ['না, থাক', 'Not now'],
  brought: [
    (changed, added) =>
      `${
        [changed !== '০' && `${changed}টি বদলেছে`, added !== '০' && `${added}টি যোগ হয়েছে`]
          .filter(Boolean)
          .join(', ') || 'কিছু বদলায়নি'
      }।`,
    (changed, added) =>
      [changed !== '0' && `Changed: ${changed}.`, added !== '0' && `Added: ${added}.`]
        .filter(Boolean)
        .join(' ') || 'Nothing was changed.',
  ],
  undo: [(count) => `${count}টিই আগের মতো করুন`, (count) => `Set all ${count} back`],
  undone: ['তালিকাটি আগের মতো হয়েছে।', 'The list is as before.'],
  more: [(count) => `বাকি ${count}টি থেকে আরও দেখুন`, (count) => `Show more of the other ${count}`],
})
