const bn = {
  publishQuestion: 'এটি এখনই সবাই দেখতে পাবেন। প্রকাশ করবেন?',
  published: 'প্রকাশিত হয়েছে।',
  toDraftQuestion: 'দর্শক এটি আর দেখবেন না, যতক্ষণ আবার প্রকাশ না করেন। খসড়ায় ফেরাবেন?',
  isDraft: 'খসড়ায় ফেরানো হয়েছে।',
  publishAgainQuestion: 'মেয়াদ তুলে দিলে এটি আবার তালিকায় আসবে। প্রকাশ করবেন?',
  replaceHint: 'নম্বর, পাতার ঠিকানা ও তারিখ একই থাকবে। আগের ফাইল ইতিহাস থেকে ফিরিয়ে আনা যাবে।',
  newFile: 'নতুন ফাইল',
  replaced: 'ফাইল বদলানো হয়েছে।',
  addFileHint: 'লেখা, নম্বর, পাতার ঠিকানা ও তারিখ একই থাকবে। ইতিহাস থেকে ফাইলটি আবার সরানো যাবে।',
  fileAdded: 'ফাইল দেওয়া হয়েছে।',
  noAttachments: 'কোনো সংযুক্তি নেই।',
  attachmentsFailed: 'সংযুক্তিগুলো আনা গেল না।',
  addAttachments: 'আরও ফাইল',
  atOnce: (number: string) => `একসঙ্গে সর্বোচ্চ ${number}টি`,
  add: 'যোগ করুন',
  added: 'সংযুক্তি যোগ হয়েছে।',
  removeAttachment: 'সরান',
  removeAttachmentQuestion: 'দর্শক এই সংযুক্তি আর পাবেন না। ইতিহাস থেকে ফিরিয়ে আনা যাবে। সরাবেন?',
  attachmentRemoved: 'সংযুক্তি সরানো হয়েছে।',
  bringBack: 'ইতিহাস থেকে ফিরিয়ে আনুন',
  again: {
    question: (phones: string, moment: string) =>
      `${moment} একবার জানানো হয়েছে। আবার জানালে ${phones}টি ফোনে আবার বার্তা যাবে। জানাবেন?`,
    first: (phones: string) => `${phones}টি ফোনে বার্তা যাবে। জানাবেন?`,
    waits: 'এটি অনুসারীদের জানানোর অপেক্ষায় আছে, একটু পরেই ফোনে যাবে।',
    done: 'অনুসারীদের জানানো হবে। দুই মিনিট পর ফোনে যাবে, রাতে হলে সকালে।',
  },
  changed: 'বদলানো হয়েছে।',
  stayDraft: 'খসড়াই থাকুক',
}

const en: typeof bn = {
  publishQuestion: 'Everybody will see it at once. Publish it?',
  published: 'Published.',
  toDraftQuestion: 'Visitors will not see it until you publish it again. Make it a draft?',
  isDraft: 'It is a draft again.',
  publishAgainQuestion: 'This removes the end, and the lists will show it again. Publish it?',
  replaceHint:
    'Number, page and date stay the same. You can restore the old file from the history.',
  newFile: 'New file',
  replaced: 'The file is replaced.',
  addFileHint:
    'Text, number, page and date stay the same. You can remove the file again in the history.',
  fileAdded: 'The file is added.',
  noAttachments: 'There are no attachments.',
  attachmentsFailed: 'The attachments could not be loaded.',
  addAttachments: 'More files',
  atOnce: (number) => `at most ${number} at once`,
  add: 'Add',
  added: 'Added to the attachments.',
  removeAttachment: 'Remove',
  removeAttachmentQuestion:
    'Visitors will not get this attachment any more. You can restore it from the history. Remove it?',
  attachmentRemoved: 'The attachment is removed.',
  bringBack: 'Restore it from the history',
  again: {
    question: (phones, moment) =>
      `Followers were told on ${moment}. If you tell them again, ${phones} phones ring again. Tell them?`,
    first: (phones) => `${phones} phones ring. Tell followers?`,
    waits: 'It waits for being sent, and reaches phones soon.',
    done: 'Followers will be told: in two minutes, or at night, in the morning.',
  },
  changed: 'Changed.',
  stayDraft: 'Leave it as a draft',
}

export const changeWords = { bn, en }
