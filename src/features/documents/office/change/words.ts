const bn = {
  publishQuestion: 'এটি এখনই সবাই দেখতে পাবেন। প্রকাশ করবেন?',
  published: 'প্রকাশিত হয়েছে।',
  toDraftQuestion: 'দর্শক এটি আর দেখবেন না, যতক্ষণ আবার প্রকাশ না করেন। খসড়ায় ফেরাবেন?',
  isDraft: 'খসড়ায় ফেরানো হয়েছে।',
  publishAgainQuestion: 'মেয়াদ তুলে দিলে এটি আবার তালিকায় আসবে। প্রকাশ করবেন?',
  replaceHint: 'নম্বর, পাতার ঠিকানা ও তারিখ একই থাকবে। আগের ফাইল ইতিহাস থেকে ফিরিয়ে আনা যাবে।',
  newFile: 'নতুন ফাইল',
  replaced: 'ফাইল বদলানো হয়েছে।',
  giveFileHint: 'লেখা, নম্বর, পাতার ঠিকানা ও তারিখ একই থাকবে। ইতিহাস থেকে ফাইলটি আবার সরানো যাবে।',
  given: 'ফাইল দেওয়া হয়েছে।',
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
  changed: 'বদলানো হয়েছে।',
  stayDraft: 'খসড়াই থাকুক',
}

const en: typeof bn = {
  publishQuestion: 'Everybody can see it at once. Publish it?',
  published: 'Published.',
  toDraftQuestion: 'Visitors do not see it until you publish it again. Make it a draft?',
  isDraft: 'It is a draft again.',
  publishAgainQuestion: 'Without its end it is in the lists again. Publish it?',
  replaceHint:
    'Number, page and date stay the same. The old file can be brought back from the history.',
  newFile: 'New file',
  replaced: 'The file is replaced.',
  giveFileHint:
    'Text, number, page and date stay the same. The file can be taken away again from the history.',
  given: 'The document has the file.',
  noAttachments: 'There are no attachments.',
  attachmentsFailed: 'The attachments could not be loaded.',
  addAttachments: 'Further files',
  atOnce: (number) => `at most ${number} at once`,
  add: 'Add',
  added: 'Added to the attachments.',
  removeAttachment: 'Remove',
  removeAttachmentQuestion:
    'Visitors cannot get this attachment any more. It can be brought back from the history. Remove it?',
  attachmentRemoved: 'The attachment is removed.',
  bringBack: 'Bring it back from the history',
  changed: 'Changed.',
  stayDraft: 'It stays a draft',
}

export const changeWords = { bn, en }
