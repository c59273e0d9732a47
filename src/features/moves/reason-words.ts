import { inBothLanguages, type Pair } from '../../words/in-both-languages.ts'

/** The reason why a file or a list of an old site is not imported. `url` is the requested address. */
export const fileProblemWords = inBothLanguages({
  'no-address': [
    '{url} কোনো সাইটের ঠিকানা নয়। http://… বা https://… লিখুন।',
    '{url} is not an address of a site. Write http://… or https://….',
  ],
  'address-with-name': [
    '{url} ঠিকানায় ব্যবহারকারীর নাম আছে। নাম ছাড়া ঠিকানা লিখুন।',
    '{url} contains a user name. Write the address without it.',
  ],
  // The sentence ends with the option, so that it can be copied.
  'private-address': [
    '{address} বাইরের ঠিকানা নয়। কমান্ডে অনুমতি দিন: --allow-private {host}',
    '{address} is a private address. Allow it with --allow-private {host}',
  ],
  'too-many-redirects': [
    '{url} {max} বারের বেশি অন্য ঠিকানায় পাঠিয়েছে।',
    '{url} led to another address more than {max} times.',
  ],
  'web-page-for-list': [
    '{url} থেকে তালিকার বদলে একটি পাতা এসেছে।',
    '{url} answered with a web page in place of a list.',
  ],
  'web-page-for-file': [
    '{url} থেকে ফাইলের বদলে একটি পাতা এসেছে।',
    '{url} answered with a web page in place of a file.',
  ],
  'not-a-list': [
    '{url} থেকে যা এসেছে তা তালিকা নয়।',
    '{url} answered with something that is not a list.',
  ],
  status: ['{url} থেকে ফাইল আসেনি (উত্তর {status})।', '{url} answered with the status {status}.'],
  'too-large': ['{url} {megabytes} এমবির চেয়ে বড়।', '{url} is larger than {megabytes} MB.'],
  silent: [
    '{url} {seconds} সেকেন্ড কিছু পাঠায়নি। পরে আবার চেষ্টা করুন।',
    '{url} sent nothing for {seconds} s. Try again later.',
  ],
  'too-slow': [
    '{url} {seconds} সেকেন্ডেও শেষ হয়নি। পরে আবার চেষ্টা করুন।',
    '{url} took longer than {seconds} s. Try again later.',
  ],
  compressed: [
    '{url} চাপা (compressed) তথ্য পাঠিয়েছে, খুললে তা যেকোনো সীমার চেয়ে বড় হতে পারে।',
    '{url} sent compressed data, which could be larger than any limit.',
  ],
  certificate: [
    '{url} ঠিকানার সনদ ঠিক নেই ({code})। https:// এর জায়গায় http:// দিয়ে চেষ্টা করুন।',
    '{url} has a certificate that is not valid ({code}). Try http:// in place of https://.',
  ],
  'unknown-host': [
    '{url} ঠিকানার সাইটটি নেই। ঠিকানা দেখে নিন।',
    '{url} has a host that does not exist. Check the address.',
  ],
  'refused-connection': [
    '{url} সংযোগ নেয়নি। ঠিকানা ঠিক কি না, সাইটটি চালু কি না দেখে নিন।',
    '{url} refused the connection. Check the address, and whether the site runs.',
  ],
  broken: [
    '{url} তিনবার মাঝপথে থেমে গেছে ({code})। পরে আবার চেষ্টা করুন।',
    '{url} broke off three times ({code}). Try again later.',
  ],
  failed: ['{url} আনা যায়নি ({code})।', '{url} cannot be fetched ({code}).'],
  'not-a-zip': [
    '{file} পুরো জিপ ফাইল নয়। ফোল্ডারটি আবার জিপ করুন।',
    '{file} is not a whole zip file. Pack the folder again.',
  ],
  'path-out-of-zip': ['{path} জিপ ফাইলের বাইরে নিয়ে যায়।', '{path} leads out of the zip file.'],
  'not-a-file': [
    '{path} ফাইল নয়, একটি লিংক বা যন্ত্র।',
    '{path} is a link or a device and not a file.',
  ],
  'locked-in-zip': ['{path} পাসওয়ার্ড দিয়ে আটকানো।', '{path} is locked with a password.'],
  'unknown-packing': [
    '{path} যেভাবে জিপ করা, তা পড়া যায় না।',
    '{path} is packed in a way that cannot be read.',
  ],
  'too-large-in-zip': ['{path} খুললে {bytes} বাইট হবে।', '{path} would have {bytes} bytes.'],
  'damaged-in-zip': ['{path} জিপ ফাইলের ভেতরে নষ্ট।', '{path} is damaged inside the zip file.'],
  'not-in-folder': ['{path} ফাইলের ফোল্ডারে নেই।', '{path} is not in the folder of files.'],
  'twice-in-folder': [
    '{path} ফোল্ডারে একাধিক জায়গায় আছে। তালিকায় পুরো পথ লিখুন।',
    '{path} is in the folder more than once. Write its path in the list.',
  ],
  'name-not-utf8': [
    '{path}: ফাইলের নামটি পুরোনো অক্ষরে লেখা (UTF-8 নয়)। ফাইলটির নাম বদলান।',
    '{path}: the name is in an old encoding (not UTF-8). Rename it.',
  ],
  'not-in-uploads': [
    '{path} পুরোনো সাইটের ফাইলগুলোর মধ্যে নেই।',
    '{path} is not among the uploaded files of the old site.',
  ],
})

export type FileProblemCode = keyof typeof fileProblemWords.en

/**
 * The reasons why a record is not imported, is imported with a remark, or stays when its move is
 * undone.
 */
export const reasonWords = inBothLanguages({
  // It does not come.
  'only-title': ['এতে শিরোনাম ছাড়া কিছু নেই।', 'It has only a title.'],
  'file-missing': ['এর ফাইলটি পাওয়া যায়নি।', 'Its file is missing.'],
  'no-file': ['এর কোনো ফাইল নেওয়া যায়নি।', 'None of its files can be used.'],
  'not-public': ['পুরোনো সাইটে এটি সবাইকে দেখানো হতো না।', 'The old site did not show it.'],
  'wordpress-sample': ['এটি ওয়ার্ডপ্রেসের নিজের নমুনা।', 'It is a sample of WordPress.'],
  trash: ['পুরোনো সাইটে এটি মুছে ফেলা ছিল।', 'It was deleted on the old site.'],
  'not-content': [
    'এটি পুরোনো সাইটের সাজ বা সেটিংয়ের অংশ।',
    'It belongs to the design or to the settings of the old site.',
  ],
  'unknown-type': [
    'এটি কোন ধরনের, জানা যায়নি। কী হবে তা কমান্ডে --map দিয়ে বলা যায়।',
    'Its type is not known. Say with --map what it becomes.',
  ],
  'reusable-block': [
    'যেসব পাতায় এটি আছে, সেগুলোর ভেতরে এসেছে।',
    'It comes inside the pages that contain it.',
  ],
  'text-exists-here': ['সাইটে এই লেখা আগে থেকেই আছে।', 'The site has this text already.'],
  'exists-here': ['সাইটে এটি আগে থেকেই আছে।', 'The site has this already.'],
  'counted-here': ['এই শাখার হিসাব আগে থেকেই আছে।', 'This section has a count already.'],
  'looks-like': ['আগে থেকেই এমন একটি আছে: {page}', 'It looks like {page}, which is here already.'],
  'name-not-utf8': [
    'নামটি পুরোনো অক্ষরে লেখা (UTF-8 নয়)। নাম বদলে আবার আনুন।',
    'Its name is in an old encoding (not UTF-8). Rename it, then move it in.',
  ],
  'same-file': ['এই ফাইল আর {file} একই।', 'It is the same file as {file}.'],
  'kind-left-out': ['কমান্ডে এই ধরন না আনতে বলা হয়েছে।', 'The command says that this kind stays.'],
  'deleted-here-since': [
    'আগে এসেছিল, পরে অফিস থেকে মুছে ফেলা হয়েছে।',
    'It came before, and staff have deleted it here.',
  ],
  'wrong-field': ['এর একটি ঘরের লেখা গ্রহণ করা যায় না।', 'The site does not accept one of its values.'],
  'is-a-sum': ['এটি যোগফলের সারি।', 'The row is a sum.'],
  twice: ['এই নাম উপরের একটি সারিতে আছে।', 'This person is in a row above.'],
  'not-a-class': [
    'শ্রেণি লেখা নেই, অথবা এই শ্রেণি সাইটে নেই।',
    'The class is missing, or this site does not have it.',
  ],
  'not-a-section': [
    'শাখা লেখা নেই, অথবা এই শাখা সাইটে নেই।',
    'The section is missing, or this site does not have it.',
  ],
  'not-a-shift': [
    'শিফট লেখা নেই, অথবা এই শিফট সাইটে নেই।',
    'The shift is missing, or this site does not have it.',
  ],
  'counted-twice': ['এই শাখা তালিকায় দুবার আছে।', 'This section is in the list twice.'],
  'no-name': ['সারিটিতে নাম নেই।', 'The row has no name.'],
  'no-designation': ['সারিটিতে পদবি নেই।', 'The row has no designation.'],
  'not-a-number': ['এটি পূর্ণসংখ্যা নয়।', 'This is not a whole number.'],
  'no-number': ['সারিটিতে কোনো সংখ্যা নেই।', 'The row has no numbers.'],
  'same-row': ['এই সারি উপরে আরেকবার আছে।', 'The same row is above.'],
  'address-twice': ['এই পুরোনো ঠিকানা উপরের একটি সারিতে আছে।', 'This old address is in a row above.'],
  'leads-elsewhere': [
    'এই পুরোনো ঠিকানা আগে থেকেই {page} পাতায় নিয়ে যায়।',
    'This old address leads to {page} already.',
  ],
  'no-title': ['সারিতে শিরোনাম, লেখা বা ফাইল কিছুই নেই।', 'The row has no title, no text and no file.'],
  'not-a-video-link': ['লিংকটি ইউটিউব ভিডিওর নয়।', 'The link does not lead to a YouTube video.'],
  'page-too-complex': ['পাতাটি খুব বড় বা খুব জটিল।', 'The page is too large or too complex.'],
  'field-too-large': [
    'এর একটি ঘরে ৫ এমবির বেশি লেখা আছে। পুরোনো সাইটে এটি নষ্ট হয়ে থাকতে পারে।',
    'One of its fields has more than 5 MB. It may be damaged on the old site.',
  ],
  'post-too-large': [
    'এর সব ঘর মিলিয়ে ২০ এমবির বেশি লেখা আছে। পুরোনো সাইটে এটি নষ্ট হয়ে থাকতে পারে।',
    'Its fields have more than 20 MB. It may be damaged on the old site.',
  ],
  'field-too-deep': [
    'এর লেখায় একটির ভেতরে আরেকটি করে ৫০০টির বেশি অংশ আছে। পুরোনো সাইটে এটি নষ্ট হয়ে থাকতে পারে।',
    'Its text has more than 500 elements inside each other. It may be damaged on the old site.',
  ],
  // It comes with a remark.
  'was-scheduled': [
    'যে দিন প্রকাশের কথা ছিল, তা পার হয়ে গেছে। তাই লুকানো অবস্থায় এসেছে।',
    'The day on which it was to be published is over, so it is a draft.',
  ],
  'whose-message': [
    'এটি প্রধান শিক্ষকের বাণী কি না, নিশ্চিত নয়। তাই লুকানো অবস্থায় এসেছে।',
    'It may not be the head teacher’s message, so it is a draft.',
  ],
  'whose-history': [
    'এটি এই বিদ্যালয়ের ইতিহাস কি না, নিশ্চিত নয়। তাই লুকানো অবস্থায় এসেছে।',
    'It may not be the school’s history, so it is a draft.',
  ],
  'without-shortcode': [
    '{code} অংশটি ছাড়া এসেছে। পুরোনো সাইটের একটি প্লাগইন সেটি দেখাত।',
    'It comes without {code}, which a plugin of the old site showed.',
  ],
  'without-linked': [
    '{file} ছাড়া এসেছে। ফাইলটি অন্য সাইটে আছে।',
    'It comes without {file}, which is at another site.',
  ],
  'text-without-structure': [
    'লেখাটি শিরোনাম, তালিকা ও ছক ছাড়া এসেছে।',
    'Its text comes without headings, lists and tables.',
  ],
  'files-left': ['লেখার ভেতরের ফাইলগুলো আসেনি।', 'The files in its text do not come.'],
  'without-file': ['{file} ফাইলটি ছাড়া এসেছে।', 'It comes without {file}.'],
  'no-date': ['তারিখ পাওয়া যায়নি। তারিখটি দেখে নিন।', 'No day was found. Check its day.'],
  'unknown-topic': [
    'এটি কী নিয়ে, সেই নাম এখানকার তালিকায় নেই। একটি বেছে নিন।',
    'Its topic is not known here. Choose one.',
  ],
  'hides-parts': [
    '{file} ফাইলে লুকানো অংশ আছে, যে নামাবে সে পাবে: {parts}',
    '{file} hides something that everybody who downloads it gets: {parts}',
  ],
  'changed-here-since': [
    'পরে অফিস থেকে বদলানো হয়েছে, তাই যেমন আছে তেমনই রইল।',
    'Staff have changed it here, so it stays as it is.',
  ],
  'not-a-phone': [
    '“{text}” ফোন নম্বর নয়, তাই নম্বরটি খালি আছে।',
    '“{text}” is not a telephone number, so the number is empty.',
  ],
  'not-a-mail-address': [
    '“{text}” একটি ই-মেইল ঠিকানা নয়, তাই ঘরটি খালি আছে।',
    '“{text}” is not one e-mail address, so the address is empty.',
  ],
  'unknown-column': [
    'এই কলামটি বোঝা যায়নি, তাই এর লেখাগুলো আসেনি।',
    'This column was not understood, so its texts do not come.',
  ],
  'first-sheet': [
    'ফাইলে দেখা যায় এমন {count}টি শিট আছে। কেবল এটি পড়া হয়েছে।',
    'The file shows {count} sheets. Only this one was read.',
  ],
  'title-made': [
    'শিরোনাম ছিল না, অথবা খুব লম্বা ছিল। শিরোনামটি দেখে নিন।',
    'It had no title, or a title that was too long. Check its title.',
  ],
  'not-a-day': ['তারিখ পাওয়া যায়নি। তারিখটি দেখে নিন।', 'No day was found. Check its day.'],
  'no-such-day': [
    'যে তারিখ লেখা আছে, এমন দিন নেই। তারিখটি দেখে নিন।',
    'The day that it has does not exist. Check its day.',
  ],
  'which-order': [
    'তারিখটি দুইভাবে পড়া যায়। তারিখটি দেখে নিন।',
    'Its day can be read in two ways. Check its day.',
  ],
  'which-year': ['তারিখে সাল নেই। তারিখটি দেখে নিন।', 'Its day has no year. Check its day.'],
  'ends-first': [
    'শেষের দিন শুরুর দিনের আগে। তারিখটি দেখে নিন।',
    'Its last day is before its first day. Check its day.',
  ],
  // It stays when its move is taken back.
  changed: ['পরে অফিস থেকে বদলানো হয়েছে।', 'Staff have changed it.'],
  deleted: ['অফিস থেকে আগেই মুছে ফেলা হয়েছে।', 'Staff have deleted it.'],
  'no-bin': [
    'এটি “মুছে ফেলা জিনিস” পাতায় যায় না। ভুল হলে অফিস থেকে বদলান।',
    'It has no bin. Change it in the office if it is wrong.',
  ],
})

export type ReasonCode = keyof typeof reasonWords.en

/** Of all records with a reason whose sentence names one record or one file. */
export const countedReasonWords = inBothLanguages({
  'not-a-phone': [
    'ফোন নম্বরের ঘরে অন্য কিছু লেখা, তাই নম্বরটি খালি আছে।',
    'A telephone number is empty, because its cell has something else.',
  ],
  'not-a-mail-address': [
    'ই-মেইলের ঘরে অন্য কিছু লেখা, তাই ঘরটি খালি আছে।',
    'An e-mail address is empty, because its cell has something else.',
  ],
  'looks-like': ['এমন একটি আগে থেকেই আছে।', 'Something that looks like it is here already.'],
  'same-file': ['একই ফাইল আরেকটি নামে আছে।', 'The same file has another name, too.'],
  'leads-elsewhere': [
    'পুরোনো ঠিকানাটি আগে থেকেই অন্য পাতায় নিয়ে যায়।',
    'The old address leads to another page already.',
  ],
  'first-sheet': [
    'ফাইলে একাধিক শিট দেখা যায়, কেবল একটি পড়া হয়েছে।',
    'The file shows several sheets. Only one was read.',
  ],
  'hides-parts': [
    'এর ফাইলে লুকানো অংশ আছে, যে নামাবে সে পাবে।',
    'Its file hides something that everybody who downloads it gets.',
  ],
  'without-file': ['একটি ফাইল ছাড়া এসেছে।', 'It comes without one of its files.'],
  'without-shortcode': [
    'একটি প্লাগইনের অংশ ছাড়া এসেছে।',
    'It comes without a part that a plugin of the old site showed.',
  ],
  'without-linked': [
    'অন্য সাইটের একটি ফাইল ছাড়া এসেছে।',
    'It comes without a file that is at another site.',
  ],
} satisfies Partial<Record<ReasonCode, Pair>>)
