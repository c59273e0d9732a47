const bn = {
  lead: 'যা মুছে ফেলা হয়েছে তা ৩০ দিন এখানে থাকে, সাইটে কেউ দেখতে পান না। এক চাপে ফাইলসহ ফিরিয়ে আনা যায়।',
  listTitle: 'ঝুড়িতে যা আছে',
  empty: 'ঝুড়ি খালি। যা মুছবেন তা এখানে এসে জমা হবে।',
  deleted: (who: string, when: string) => `${who} মুছেছেন, ${when}`,
  until: (date: string) => `${date} পর্যন্ত থাকবে`,
  restore: 'ফিরিয়ে আনুন',
  restored: (kind: string) => `আগের জায়গায় ফিরে এসেছে: ${kind}।`,
  destroy: 'চিরতরে মুছুন (Delete)',
  confirmOne: 'এটি চিরতরে মুছে ফেলবেন? এরপর আর ফিরিয়ে আনা যাবে না।',
  destroyed: 'চিরতরে মুছে ফেলা হয়েছে।',
  emptyAll: 'ঝুড়ি খালি করুন (Delete)',
  confirmAll: 'ঝুড়িতে যা আছে সব চিরতরে মুছে ফেলবেন? এরপর আর ফিরিয়ে আনা যাবে না।',
  emptied: 'ঝুড়ি খালি করা হয়েছে।',
  failed: 'ফিরিয়ে আনা গেল না।',
}

const en: typeof bn = {
  lead: 'What was deleted stays here for 30 days, where no visitor can see it. One press brings it back, with its file.',
  listTitle: 'In the bin',
  empty: 'The bin is empty. What you delete comes here.',
  deleted: (who, when) => `Deleted by ${who}, ${when}`,
  until: (date) => `stays until ${date}`,
  restore: 'Restore',
  restored: (kind) => `Back where it was: ${kind}.`,
  destroy: 'Delete for good',
  confirmOne: 'Delete this for good? It cannot be brought back after that.',
  destroyed: 'Deleted for good.',
  emptyAll: 'Empty the bin (Delete)',
  confirmAll: 'Delete everything in the bin for good? It cannot be brought back after that.',
  emptied: 'The bin is empty now.',
  failed: 'It could not be restored.',
}

export const binWords = { bn, en }
