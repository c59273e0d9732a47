/** The words of the office's first page. */
const bn = {
  lead: 'সাইটে এখন কী আছে, কী খালি, আর শেষ কী বদলেছে।',
  onSite: 'সাইটে এখন',
  empty: 'এখনো খালি',
  filled: 'দেওয়া আছে',
  notFilled: 'দেওয়া হয়নি',
  nothingEmpty: 'কোনো পাতা খালি নেই।',
  lastChanges: 'শেষ পরিবর্তন',
  noChanges: 'এখনো কিছু বদলায়নি।',
  backup: 'ব্যাকআপ',
  backupAt: 'শেষ যাচাই করা ব্যাকআপ:',
  backupNever: 'এখনো কোনো ব্যাকআপ নেওয়া হয়নি। প্রতি রাতে একটি নেওয়া হয়।',
  backupOld: 'এটি দুই দিনের বেশি পুরোনো। যিনি সার্ভার দেখেন তাঁকে জানান।',
  backupFailed: 'এর পরে একবার চেষ্টা ব্যর্থ হয়েছে। যিনি সার্ভার দেখেন তাঁকে জানান।',
  sampleTitle: 'নমুনা তথ্য',
  sampleText:
    'সাইটে এখনো নমুনা তথ্য আছে: তৈরি করা নাম, নম্বর ও ফাইল। নিজের তথ্য দেওয়া হলে এগুলো মুছে ফেলুন। আপনি যা যোগ করেছেন বা বদলেছেন তা থাকবে; নমুনা আর ফিরে আসবে না।',
  sampleRemove: 'নমুনা তথ্য মুছুন',
  sampleConfirm: 'সব নমুনা তথ্য মুছে ফেলবেন? এগুলো আর ফিরিয়ে আনা যাবে না।',
  sampleRemoved: 'নমুনা তথ্য মুছে ফেলা হয়েছে।',
}

const en: typeof bn = {
  lead: 'What stands on the site, what is empty, and what changed last.',
  onSite: 'On the site now',
  empty: 'Still empty',
  filled: 'filled in',
  notFilled: 'not filled in',
  nothingEmpty: 'No page is empty.',
  lastChanges: 'Last changes',
  noChanges: 'Nothing has changed yet.',
  backup: 'Backup',
  backupAt: 'Last proven backup:',
  backupNever: 'No backup has been made yet. One is made every night.',
  backupOld: 'It is more than two days old. Tell whoever looks after the server.',
  backupFailed: 'An attempt since then has failed. Tell whoever looks after the server.',
  sampleTitle: 'Sample content',
  sampleText:
    'The site still holds sample content: made-up names, numbers and files. Remove it once your own is there. What you have added or changed stays; the sample does not come back.',
  sampleRemove: 'Remove sample content',
  sampleConfirm: 'Remove all sample content? It cannot be brought back.',
  sampleRemoved: 'The sample content is removed.',
}

export const overviewWords = { bn, en }
