import { inBothLanguages } from '../../../words/in-both-languages.ts'

/** Only what the first page always shows: other words are loaded with their part. */
export const overviewWords = inBothLanguages({
  publish: ['প্রকাশ করুন', 'Publish'],
  closures: ['হঠাৎ বন্ধ', 'Sudden closure'],
  closeToday: ['আজ বন্ধ', 'Closed today'],
  closeTomorrow: ['আগামীকাল বন্ধ', 'Closed tomorrow'],
  isAnnounced: ['ঘোষণা করা আছে', 'announced'],
  isHoliday: [(weekday) => `${weekday}, ছুটিই`, (weekday) => `${weekday}, a holiday anyway`],
  today: ['আজ যা দেখবেন', 'For today'],
  tasks: [(count) => `${count}টি`, (count) => count],
  nothingLeft: ['আজ আর কিছু বাকি নেই।', 'Nothing is left for today.'],
  failed: ['এই অংশটি আনা গেল না।', 'This part could not be loaded.'],
  onSite: ['সাইটে এখন', 'On the site now'],
  allPages: ['সব পাতার তালিকা', 'All pages'],
  empty: [(count) => `${count}টি এখনো খালি`, (count) => `${count} still empty`],
  lastChanges: ['শেষ বদল', 'Last changes'],
  allChanges: ['সব বদল', 'All changes'],
  noChanges: ['এখনো কিছু বদলায়নি।', 'Nothing has changed yet.'],
  actions: {
    created: ['নতুন', 'new'],
    movedIn: ['পুরোনো সাইট থেকে আনা', 'brought from the old site'],
    changed: ['বদল', 'changed'],
    setBack: ['আগের মতো করা', 'set back'],
    deleted: ['মুছে ফেলা', 'deleted'],
    restored: ['ফিরিয়ে আনা', 'restored'],
    destroyed: ['চিরতরে মোছা', 'deleted permanently'],
    sent: ['ফোনে জানানো', 'sent to phones'],
  },
  backupFine: [(at) => `শেষ ব্যাকআপ ${at}, ঠিক আছে।`, (at) => `Last backup ${at}, all right.`],
  licences: ['ব্যবহৃত সফটওয়্যারের লাইসেন্স', 'Licences of the software'],
  copyFine: [(at) => `অন্য জায়গায় শেষ কপি ${at}।`, (at) => `Last copy in the other place ${at}.`],
})
