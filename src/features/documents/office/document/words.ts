import { counted } from '../../../../words/counted.ts'
import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const pageWords = inBothLanguages({
  back: [(screen) => `${screen}: তালিকায় ফিরুন`, (screen) => `${screen}: back to the list`],
  failedToLoad: ['এটি আনা গেল না।', 'It could not be loaded.'],
  draftsAtHome: [
    'এর কোনো না পাঠানো লেখা থাকলে অফিসের প্রথম পাতায় পাবেন',
    'If you have written a draft for it, the first page of the office has it',
  ],
  address: ['সাইটে ঠিকানা:', 'Address on the site:'],
  print: ['ছাপুন', 'Print'],
  text: ['লেখা ও কাগজ', 'Text and paper'],
  files: ['ফাইল', 'Files'],
  times: ['তারিখ, শেষ দিন ও ধরন', 'Dates, end and topic'],
  history: ['কে, কখন, কী বদলেছেন', 'Who changed what, and when'],
  publish: ['এখনই প্রকাশ করুন', 'Publish now'],
  end: ['বোর্ড থেকে নামিয়ে দিন', 'End now'],
  toDraft: ['সাইট থেকে সরিয়ে রাখুন', 'Hide from the site'],
  notify: ['আবার ফোনে খবর দিন', 'Tell followers again'],
  hiddenParts: ['ফাইলের লুকানো অংশ', 'What the file hides'],
  replaceFile: ['ফাইল বদলান', 'Replace the file'],
  addFile: ['ফাইল দিন', 'Add a file'],
  attachments: ['সঙ্গে আরও ফাইল', 'Attachments'],
  publishQuestion: [
    'এটি এখনই সবাই দেখতে পাবেন। প্রকাশ করবেন?',
    'Everybody will see it at once. Publish it?',
  ],
  published: ['প্রকাশিত হয়েছে।', 'Published.'],
  endQuestion: [
    'প্রথম পাতা ও তালিকা থেকে সরবে। খুঁজলে পাওয়া যাবে। বোর্ড থেকে নামাবেন?',
    'It leaves the home page and the lists. Its own page stays, and the search finds it. End it now?',
  ],
  ended: ['বোর্ড থেকে নামানো হয়েছে।', 'It has ended.'],
  toDraftQuestion: [
    'আবার প্রকাশ না করা পর্যন্ত সাইটে দেখা যাবে না। সরিয়ে রাখবেন?',
    'Visitors will not see it until you publish it again. Hide it?',
  ],
  isDraft: ['সাইট থেকে সরিয়ে রাখা হয়েছে।', 'It is hidden.'],
  replaceHint: [
    'নম্বর, পাতার ঠিকানা ও তারিখ একই থাকবে। আগের ফাইল ইতিহাস থেকে ফিরিয়ে আনা যাবে।',
    'Number, page and date stay the same. You can restore the old file from the history.',
  ],
  newFile: ['নতুন ফাইল', 'New file'],
  fileText: {
    label: ['লেখা', 'Text'],
    question: [
      'আগের ফাইলের লেখা একজন মিলিয়ে দেখেছিলেন। নতুন ফাইলের পাশে কোন লেখা থাকবে?',
      'A person has checked the text of the old file. Which text stands beside the new file?',
    ],
    read: ['নতুন ফাইল পড়ে নিন', 'Read the new file'],
    keep: ['আমার লেখাটিই থাকুক', 'Keep my text'],
  },
  replaced: ['ফাইল বদলানো হয়েছে।', 'The file is replaced.'],
  addFileHint: [
    'লেখা, নম্বর, পাতার ঠিকানা ও তারিখ একই থাকবে। ইতিহাস থেকে ফাইলটি আবার সরানো যাবে।',
    'Text, number, page and date stay the same. You can remove the file again in the history.',
  ],
  fileAdded: ['ফাইল দেওয়া হয়েছে।', 'The file is added.'],
  noAttachments: ['সঙ্গে আর কোনো ফাইল নেই।', 'There are no attachments.'],
  addAttachments: ['আরও ফাইল', 'More files'],
  atOnce: [(number) => `একসঙ্গে সর্বোচ্চ ${number}টি`, (number) => `at most ${number} at once`],
  add: ['যোগ করুন', 'Add'],
  added: ['ফাইল যোগ হয়েছে।', 'Added to the attachments.'],
  addedHiding: [
    'ফাইল যোগ হয়েছে। এতে লুকানো অংশ আছে; তালিকায় দেখে নিন।',
    'Added to the attachments. It hides something: see the list.',
  ],
  removeAttachment: ['সরান', 'Remove'],
  englishPaper: ['ইংরেজি কাগজ', 'Paper in English'],
  makeEnglish: ['এটি ইংরেজি', 'This is in English'],
  endEnglish: ['ইংরেজি নয়', 'Not in English'],
  isEnglish: ['সাইটের ইংরেজি পাতায় এখন এই ফাইল।', 'The English page offers this file now.'],
  isNotEnglish: ['সাইটের ইংরেজি পাতায় এখন বাংলা ফাইল।', 'The English page offers the Bengali file now.'],
  removeAttachmentQuestion: [
    'সাইটে এই ফাইল আর থাকবে না। ইতিহাস থেকে ফিরিয়ে আনা যাবে। সরাবেন?',
    'Visitors will not get this attachment any more. You can restore it from the history. Remove it?',
  ],
  attachmentRemoved: ['ফাইল সরানো হয়েছে।', 'The attachment is removed.'],
  again: {
    question: [
      (phones, moment) =>
        `একবার জানানো হয়েছে (${moment})। আবার জানালে ${phones}টি ফোনে আবার বার্তা যাবে। জানাবেন?`,
      (phones, moment) =>
        `Followers were told on ${moment}. If you tell them again, ${counted(phones, 'phone rings', 'phones ring')} again. Tell them?`,
    ],
    first: [
      (phones) => `${phones}টি ফোনে বার্তা যাবে। জানাবেন?`,
      (phones) => `${counted(phones, 'phone rings', 'phones ring')}. Tell followers?`,
    ],
    done: [
      'যাঁরা ফোনে খবর পান তাঁদের জানানো হবে। দুই মিনিট পর ফোনে যাবে, রাতে হলে সকালে।',
      'Followers will be told in two minutes; at night, the message waits until morning.',
    ],
  },
  changed: ['বদলানো হয়েছে।', 'Changed.'],
  stayDraft: ['লুকানোই থাকুক', 'Leave it hidden'],
})
