/** Of the menu, whose dialogs have words of their own, loaded with them. */
const bn = {
  more: 'আরও',
  publishNow: 'এখনই প্রকাশ করুন',
  change: 'সময়, পিন ও বিষয় বদলান',
  changed: 'বদলানো হয়েছে।',
  stayDraft: 'খসড়াই থাকুক',
  toDraft: 'খসড়ায় ফেরান',
  publishAgain: 'আবার প্রকাশ করুন',
  replaceFile: 'ফাইল বদলান',
  giveFile: 'ফাইল দিন',
  attachments: 'সংযুক্তি',
}

const en: typeof bn = {
  more: 'More',
  publishNow: 'Publish now',
  change: 'Change times, pin and topic',
  changed: 'Changed.',
  stayDraft: 'It stays a draft',
  toDraft: 'Make it a draft again',
  publishAgain: 'Publish again',
  replaceFile: 'Replace the file',
  giveFile: 'Give a file',
  attachments: 'Attachments',
}

export const actionWords = { bn, en }
