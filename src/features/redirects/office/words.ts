const bn = {
  lead: 'যে ঠিকানা পুরোনো সাইটে ছিল বা কাগজে ছাপা আছে, তা থেকে দর্শক এই সাইটের ঠিক পাতায় আসেন।',
  add: 'ঠিকানা যোগ করুন',
  fields: { path: 'পুরোনো ঠিকানা', target: 'এই সাইটের পাতা' },
  pathHint: 'যেমন /notice.php?id=3। পুরো ঠিকানাও দেওয়া যায়।',
  targetHint: 'যেমন /notices/12। পাতাটি খুলে ওপরের ঠিকানা কপি করে এখানে বসাতে পারেন।',
  added: 'ঠিকানাটি যোগ হয়েছে।',
  listTitle: 'পুরোনো ঠিকানা',
  search: 'ঠিকানায় খুঁজুন',
  empty: 'এখনো কোনো পুরোনো ঠিকানা নেই।',
  noneFound: 'এমন ঠিকানা পাওয়া যায়নি।',
  ofStaff: 'হাতে যোগ করা',
  ofMove: 'পুরোনো সাইট থেকে আনা',
  leadsTo: 'যায়',
  countOf: (shown: string, total: string) => `${total}টির মধ্যে ${shown}টি`,
  more: 'আরও দেখুন',
  confirmRemove: 'এই ঠিকানাটি মুছবেন? এরপর এই ঠিকানায় এলে দর্শক কোনো পাতা পাবেন না।',
}

const en: typeof bn = {
  lead: 'Visitors with an address of the old site, or with a printed one, come to the right page of this site.',
  add: 'Add an address',
  fields: { path: 'Old address', target: 'Page of this site' },
  pathHint: 'For example /notice.php?id=3. You can also paste the whole address.',
  targetHint: 'For example /notices/12. You can open the page and paste its address here.',
  added: 'The address was added.',
  listTitle: 'Old addresses',
  search: 'Search the addresses',
  empty: 'There are no old addresses yet.',
  noneFound: 'No address matches.',
  ofStaff: 'Added by hand',
  ofMove: 'Came from the old site',
  leadsTo: 'leads to',
  countOf: (shown, total) => `${shown} of ${total}`,
  more: 'Show more',
  confirmRemove: 'Delete this address? Visitors with this address will find no page.',
}

export const redirectWords = { bn, en }
