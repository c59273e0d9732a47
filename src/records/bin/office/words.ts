import { silentWords } from '../../silent-words.ts'

const bn = {
  lead: `যা মুছে ফেলা হয়েছে তা ৩০ দিন এখানে থাকে, সাইটে কেউ দেখতে পান না। এক চাপে ফাইলসহ ফিরিয়ে আনা যায়। চিরতরে মুছতে পারেন শুধু প্রধান ব্যবহারকারী। ${silentWords.bn}`,
  listTitle: 'ঝুড়িতে যা আছে',
  empty: 'ঝুড়ি খালি। যা মুছবেন তা এখানে এসে জমা হবে।',
  deleted: (who: string, when: string) => `${who} মুছেছেন, ${when}`,
  until: (date: string) => `${date} পর্যন্ত থাকবে`,
  restore: 'ফিরিয়ে আনুন',
  restored: (kind: string) => `আগের জায়গায় ফিরে এসেছে: ${kind}।`,
  destroy: 'চিরতরে মুছুন (Delete)',
  confirmOne: 'এটি চিরতরে মুছে ফেলবেন? এরপর আর ফিরিয়ে আনা যাবে না। নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।',
  destroyed: 'চিরতরে মুছে ফেলা হয়েছে।',
  emptyAll: 'ঝুড়ি খালি করুন (Delete)',
  confirmAll:
    'ঝুড়িতে যা আছে সব চিরতরে মুছে ফেলবেন? এরপর আর ফিরিয়ে আনা যাবে না। নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।',
  emptied: 'ঝুড়ি খালি করা হয়েছে।',
  failed: 'ফিরিয়ে আনা গেল না।',
}

const en: typeof bn = {
  lead: `Deleted records stay here for 30 days. Visitors cannot see them. You can restore each of them, with its file. Only an admin can delete them permanently. ${silentWords.en}`,
  listTitle: 'In the bin',
  empty: 'The bin is empty. Records that you delete appear here.',
  deleted: (who, when) => `Deleted by ${who}, ${when}`,
  until: (date) => `stays until ${date}`,
  restore: 'Restore',
  restored: (kind) => `Restored to: ${kind}.`,
  destroy: 'Delete permanently',
  confirmOne:
    'Delete this permanently? You cannot restore it afterwards. Enter your password to confirm.',
  destroyed: 'Deleted permanently.',
  emptyAll: 'Empty the bin (Delete)',
  confirmAll:
    'Delete everything in the bin permanently? You cannot restore it afterwards. Enter your password to confirm.',
  emptied: 'The bin is empty now.',
  failed: 'It could not be restored.',
}

export const binWords = { bn, en }
