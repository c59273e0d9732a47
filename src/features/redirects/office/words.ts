import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const redirectWords = inBothLanguages({
  lead: [
    'যে ঠিকানা পুরোনো সাইটে ছিল বা কাগজে ছাপা আছে, তা থেকে সবাই এই সাইটের ঠিক পাতায় আসেন।',
    'Visitors with an address of the old site, or with a printed one, come to the right page of this site.',
  ],
  add: ['ঠিকানা যোগ করুন', 'Add an address'],
  fields: { path: ['পুরোনো ঠিকানা', 'Old address'], target: ['এই সাইটের পাতা', 'Page of this site'] },
  pathHint: [
    'যেমন /notice.php?id=3। পুরো ঠিকানাও দেওয়া যায়।',
    'For example /notice.php?id=3. You can also paste the whole address.',
  ],
  targetHint: [
    'যেমন /notices/12। পাতাটি খুলে উপরের ঠিকানা কপি করে এখানে বসাতে পারেন।',
    'For example /notices/12. You can open the page and paste its address here.',
  ],
  added: ['ঠিকানাটি যোগ হয়েছে।', 'The address was added.'],
  edit: ['বদলান', 'Change'],
  change: ['পুরোনো ঠিকানা বদলান', 'Change an old address'],
  changed: ['ঠিকানাটি বদলেছে।', 'The address was changed.'],
  listTitle: ['পুরোনো ঠিকানা', 'Old addresses'],
  search: ['ঠিকানায় খুঁজুন', 'Search the addresses'],
  empty: ['এখনো কোনো পুরোনো ঠিকানা নেই।', 'There are no old addresses yet.'],
  noneFound: ['এমন ঠিকানা পাওয়া যায়নি।', 'No address matches.'],
  ofStaff: ['হাতে যোগ করা', 'Added by hand'],
  ofMove: ['পুরোনো সাইট থেকে আনা', 'Came from the old site'],
  leadsTo: ['যে পাতায় যায়', 'leads to'],
  countOf: [
    (shown, total) => `${total}টির মধ্যে ${shown}টি`,
    (shown, total) => `${shown} of ${total}`,
  ],
  pasted: {
    title: ['Excel থেকে ঠিকানা আনা', 'Bring addresses from Excel'],
    hint: [
      'একটি কলামে “পুরোনো ঠিকানা”, আরেকটিতে “পাতা” লেখা থাকতে হবে। যে ঠিকানা আগে থেকেই আছে, তার পাতা বদলায়। তোলার আগে সব মিলিয়ে নিন।',
      'One column must have the heading “Old address”, and another “New address”. An address that the list already has gets the new page. You see everything before it is written.',
    ],
    noHeadings: [
      'শিরোনামের সারি পাওয়া যায়নি। ঠিকানাগুলোর উপরে একটি সারিতে “পুরোনো ঠিকানা” ও “পাতা” লেখা থাকতে হবে।',
      'No row with headings was found. Above the addresses, one row must have “Old address” and “New address”.',
    ],
  },
  confirmRemove: [
    'এই ঠিকানাটি মুছবেন? এরপর এই ঠিকানায় এলে কোনো পাতা পাওয়া যাবে না।',
    'Delete this address? Visitors with this address will find no page.',
  ],
})
