import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const noteWords = inBothLanguages({
  backup: ['ব্যাকআপ', 'Backup'],
  backupAt: ['শেষ যাচাই করা ব্যাকআপ:', 'Last verified backup:'],
  backupNever: [
    'এখনো কোনো ব্যাকআপ নেওয়া হয়নি। প্রতি রাতে একটি নেওয়া হয়।',
    'No backup has been made yet. One is made every night.',
  ],
  backupOld: [
    'এটি দুই দিনের বেশি পুরোনো। যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।',
    'It is more than two days old. Tell the person who looks after the server.',
  ],
  backupUnwritable: [
    'ব্যাকআপের ফোল্ডারে লেখা যাচ্ছে না, তাই আজ রাতে ব্যাকআপ হবে না। যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।',
    'The folder of backups cannot be written to, so no backup will be made tonight. Tell the person who looks after the server.',
  ],
  backupFailed: [
    'এর পরে একবার চেষ্টা ব্যর্থ হয়েছে। যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।',
    'A later attempt has failed. Tell the person who looks after the server.',
  ],
  copyNever: [
    'ব্যাকআপের কপি অন্য জায়গায় একবারও রাখা যায়নি। যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।',
    'No backup has been copied to the other place yet. Tell the person who looks after the server.',
  ],
  copyOld: [
    (at) => `অন্য জায়গায় শেষ কপি ${at}: দুই দিনের বেশি আগে। যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।`,
    (at) =>
      `The last copy in the other place is of ${at}, more than two days ago. Tell the person who looks after the server.`,
  ],
  damage: ['ডেটাবেসের ফাইল নষ্ট হয়েছে', 'The database file is damaged'],
  damageFound: [
    (at) =>
      `পরীক্ষায় ধরা পড়েছে (${at})। কিছু তথ্য পড়া বা রাখা না-ও যেতে পারে, আর নতুন ব্যাকআপ নেওয়া হচ্ছে না। আগের ব্যাকআপগুলো আছে।`,
    (at) =>
      `A check found it on ${at}. Some content may not be readable or writable, and no new backup is made. The earlier backups are there.`,
  ],
  damageAdvice: [
    'যিনি সার্ভার দেখাশোনা করেন তাঁকে এখনই জানান: সার্ভার থামিয়ে শেষ ব্যাকআপ ফিরিয়ে আনতে হবে (docs/backup.md)। ততক্ষণ নতুন কিছু দেবেন না, কারণ তা হারাতে পারে।',
    'Tell the person who looks after the server now: the server must be stopped and the last backup restored (docs/backup.md). Until then, do not enter anything new, because it can be lost.',
  ],
  clock: ['সার্ভারের ঘড়ি', 'The server’s clock'],
  clockJump: [
    (from, to) =>
      `ঘড়ির সময় এক লাফে বদলে গেছে। আগে ছিল ${from}; পরে হয়েছে ${to}। কেউ সময় বদলেছেন, অথবা সার্ভার কিছুক্ষণ থেমে ছিল।`,
    (from, to) =>
      `The clock jumped from ${from} to ${to}. Somebody set it, or the server was paused.`,
  ],
  clockAdvice: [
    (until) =>
      `আজকের তারিখ ঠিক থাকলে কিছু করতে হবে না। ভুল থাকলে যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান। ${until} পর্যন্ত “মুছে ফেলা জিনিস” ও “বদলের ইতিহাস” থেকে পুরোনো কিছু আপনা-আপনি মুছে যাবে না।`,
    (until) =>
      `If today’s date is right, you do not need to do anything. If it is wrong, tell the person who looks after the server. Until ${until}, old entries of “Deleted content” and “History of changes” are not deleted automatically.`,
  ],
  sampleTitle: ['নমুনা তথ্য', 'Sample content'],
  sampleText: [
    'সাইটে এখনো নমুনা তথ্য আছে: তৈরি করা নাম, নম্বর ও ফাইল। নিজের তথ্য দেওয়া হলে এগুলো মুছে ফেলুন। আপনি যা যোগ করেছেন বা বদলেছেন তা থাকবে; নমুনা আর ফিরে আসবে না।',
    'The site still has sample content: made-up names, numbers and files. Remove it when your own content is on the site. Everything that you added or changed stays. The sample does not come back.',
  ],
  sampleRemove: ['নমুনা তথ্য মুছুন', 'Remove sample content'],
  sampleConfirm: [
    'সব নমুনা তথ্য মুছে ফেলবেন? এগুলো আর ফিরিয়ে আনা যাবে না। নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।',
    'Remove all sample content? It cannot be restored. Enter your password to confirm.',
  ],
  sampleForAdmins: ['মুছতে পারেন শুধু প্রধান ব্যবহারকারী।', 'Only an admin can remove it.'],
  sampleRemoved: ['নমুনা তথ্য মুছে ফেলা হয়েছে।', 'The sample content is removed.'],
})
