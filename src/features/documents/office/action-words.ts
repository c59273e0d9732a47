const bn = {
  more: 'আরও',
  publishNow: 'এখনই প্রকাশ করুন',
  publishQuestion: 'এটি এখনই সবাই দেখতে পাবেন। প্রকাশ করবেন?',
  published: 'প্রকাশিত হয়েছে।',
  change: 'সময়, পিন ও বিষয় বদলান',
  changed: 'বদলানো হয়েছে।',
  stayDraft: 'খসড়াই থাকুক',
  toDraft: 'খসড়ায় ফেরান',
  toDraftQuestion: 'দর্শক এটি আর দেখবেন না, যতক্ষণ আবার প্রকাশ না করেন। খসড়ায় ফেরাবেন?',
  isDraft: 'খসড়ায় ফেরানো হয়েছে।',
  publishAgain: 'আবার প্রকাশ করুন',
  publishAgainQuestion: 'মেয়াদ তুলে দিলে এটি আবার তালিকায় আসবে। প্রকাশ করবেন?',
  replaceFile: 'ফাইল বদলান',
  replaceHint: 'নম্বর, পাতার ঠিকানা ও তারিখ একই থাকবে। আগের ফাইল ইতিহাস থেকে ফিরিয়ে আনা যাবে।',
  newFile: 'নতুন ফাইল',
  replaced: 'ফাইল বদলানো হয়েছে।',
}

const en: typeof bn = {
  more: 'More',
  publishNow: 'Publish now',
  publishQuestion: 'Everybody can see it at once. Publish it?',
  published: 'Published.',
  change: 'Change times, pin and topic',
  changed: 'Changed.',
  stayDraft: 'It stays a draft',
  toDraft: 'Make it a draft again',
  toDraftQuestion: 'Visitors do not see it until you publish it again. Make it a draft?',
  isDraft: 'It is a draft again.',
  publishAgain: 'Publish again',
  publishAgainQuestion: 'Without its end it is in the lists again. Publish it?',
  replaceFile: 'Replace the file',
  replaceHint:
    'Number, page and date stay the same. The old file can be brought back from the history.',
  newFile: 'New file',
  replaced: 'The file is replaced.',
}

export const actionWords = { bn, en }
