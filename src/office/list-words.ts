const bn = {
  label: 'তালিকা',
  found: 'যা বোঝা গেছে',
  notAdded: 'যা যোগ হয়নি',
  counts: (all: string, ready: string, unclear: string, there: string) =>
    `${[
      `${all}টি সারি`,
      ready !== '০' && `${ready}টি যোগ করা যাবে`,
      there !== '০' && `${there}টি আগে থেকেই আছে`,
      unclear !== '০' && `${unclear}টিতে কিছু ঠিক করতে হবে`,
    ]
      .filter(Boolean)
      .join(', ')}।`,
  row: 'সারি',
  state: 'অবস্থা',
  ready: 'যোগ করা যাবে',
  sum: 'যোগফলের সারি, তাই নেওয়া হবে না।',
  add: (count: string) => `${count}টি যোগ করুন`,
}

const en: typeof bn = {
  label: 'List',
  found: 'Rows of the list',
  notAdded: 'Rows that were not added',
  counts: (all, ready, unclear, there) =>
    [
      `Rows: ${all}.`,
      ready !== '0' && `Ready to add: ${ready}.`,
      there !== '0' && `Already there: ${there}.`,
      unclear !== '0' && `To correct: ${unclear}.`,
    ]
      .filter(Boolean)
      .join(' '),
  row: 'Row',
  state: 'State',
  ready: 'Ready to add',
  sum: 'A sum, which is not added.',
  add: (count) => `Add ${count}`,
}

/** Words of every card for a pasted list. */
export const listWords = { bn, en }
