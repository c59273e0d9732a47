import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { silentWords } from '../../../records/silent-words.ts'

export const binWords = inBothLanguages({
  lead: [
    `যা মুছে ফেলা হয়েছে তা ৩০ দিন এখানে থাকে, সাইটে কেউ দেখতে পান না। এক চাপে ফাইলসহ ফিরিয়ে আনা যায়। ${silentWords.bn} চিরতরে মুছতে পারেন শুধু প্রধান ব্যবহারকারী।`,
    `Deleted records stay here for 30 days. Visitors cannot see them. You can restore each of them, with its file. ${silentWords.en} Only an admin can delete them permanently.`,
  ],
  listTitle: ['যা মুছে ফেলা হয়েছে', 'Deleted records'],
  empty: [
    'এখানে কিছু নেই। যা মুছবেন তা এখানে এসে জমা হবে।',
    'There is nothing here. Records that you delete appear here.',
  ],
  deleted: [(who, when) => `${who} · ${when}`, (who, when) => `${when}, deleted by ${who}`],
  left: [(days) => `আর ${days} দিন`, (days) => `Days left: ${days}`],
  lastDay: ['আজই শেষ দিন', 'Last day'],
  restore: ['ফিরিয়ে আনুন', 'Restore'],
  restored: [(kind) => `আগের জায়গায় ফিরে এসেছে: ${kind}।`, (kind) => `Restored to: ${kind}.`],
  destroy: ['চিরতরে মুছুন (Delete)', 'Delete permanently'],
  confirmOne: [
    'এটি চিরতরে মুছে ফেলবেন? এরপর আর ফিরিয়ে আনা যাবে না। নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।',
    'Delete this permanently? You cannot restore it afterwards. Enter your password to confirm.',
  ],
  destroyed: ['চিরতরে মুছে ফেলা হয়েছে।', 'Deleted permanently.'],
  emptyAll: ['সব চিরতরে মুছুন (Delete)', 'Delete all permanently'],
  confirmAll: [
    'এখানে যা আছে সব চিরতরে মুছে ফেলবেন? এরপর আর ফিরিয়ে আনা যাবে না। নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।',
    'Delete everything here permanently? You cannot restore it afterwards. Enter your password to confirm.',
  ],
  emptied: ['সব চিরতরে মুছে ফেলা হয়েছে।', 'Everything is deleted permanently.'],
  failed: ['ফিরিয়ে আনা গেল না।', 'It could not be restored.'],
})
