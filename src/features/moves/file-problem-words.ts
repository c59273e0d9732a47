/** Why a file, or a list, of an old site does not come. `url` is the address that was asked for. */
const en = {
  'no-address': '{url} is not an address of a site. Write http://… or https://….',
  'address-with-name': '{url} contains a user name. Write the address without it.',
  // The sentence ends with the option, so that it can be copied.
  'private-address': '{address} is a private address. Allow it with --allow-private {host}',
  'too-many-redirects': '{url} led to another address more than {max} times.',
  'web-page-for-list': '{url} answered with a web page in place of a list.',
  'web-page-for-file': '{url} answered with a web page in place of a file.',
  'not-a-list': '{url} answered with something that is not a list.',
  status: '{url} answered with the status {status}.',
  'too-large': '{url} is larger than {megabytes} MB.',
  silent: '{url} sent nothing for {seconds} s. Try again later.',
  'too-slow': '{url} took longer than {seconds} s. Try again later.',
  compressed: '{url} sent compressed data, which could be larger than any limit.',
  certificate:
    '{url} has a certificate that is not valid ({code}). Try http:// in place of https://.',
  'unknown-host': '{url} has a host that does not exist. Check the address.',
  'refused-connection':
    '{url} refused the connection. Check the address, and whether the site runs.',
  broken: '{url} broke off three times ({code}). Try again later.',
  failed: '{url} cannot be fetched ({code}).',
  'not-a-zip': '{file} is not a whole zip file. Pack the folder again.',
  'path-out-of-zip': '{path} leads out of the zip file.',
  'not-a-file': '{path} is a link or a device and not a file.',
  'locked-in-zip': '{path} is locked with a password.',
  'unknown-packing': '{path} is packed in a way that cannot be read.',
  'too-large-in-zip': '{path} would have {bytes} bytes.',
  'damaged-in-zip': '{path} is damaged inside the zip file.',
  'not-in-folder': '{path} is not in the folder of files.',
  'twice-in-folder': '{path} is in the folder more than once. Write its path in the list.',
  'not-in-uploads': '{path} is not among the uploaded files of the old site.',
}

export type FileProblemCode = keyof typeof en

const bn = {
  'no-address': '{url} কোনো সাইটের ঠিকানা নয়। http://… বা https://… লিখুন।',
  'address-with-name': '{url} ঠিকানায় ব্যবহারকারীর নাম আছে। নাম ছাড়া ঠিকানা লিখুন।',
  'private-address': '{address} বাইরের ঠিকানা নয়। কমান্ডে অনুমতি দিন: --allow-private {host}',
  'too-many-redirects': '{url} {max} বারের বেশি অন্য ঠিকানায় পাঠিয়েছে।',
  'web-page-for-list': '{url} থেকে তালিকার বদলে একটি পাতা এসেছে।',
  'web-page-for-file': '{url} থেকে ফাইলের বদলে একটি পাতা এসেছে।',
  'not-a-list': '{url} থেকে যা এসেছে তা তালিকা নয়।',
  status: '{url} থেকে ফাইল আসেনি (উত্তর {status})।',
  'too-large': '{url} {megabytes} এমবির চেয়ে বড়।',
  silent: '{url} {seconds} সেকেন্ড কিছু পাঠায়নি। পরে আবার চেষ্টা করুন।',
  'too-slow': '{url} {seconds} সেকেন্ডেও শেষ হয়নি। পরে আবার চেষ্টা করুন।',
  compressed: '{url} চাপা (compressed) তথ্য পাঠিয়েছে, খুললে তা যেকোনো সীমার চেয়ে বড় হতে পারে।',
  certificate: '{url} ঠিকানার সনদ ঠিক নেই ({code})। https:// এর জায়গায় http:// দিয়ে চেষ্টা করুন।',
  'unknown-host': '{url} ঠিকানার সাইটটি নেই। ঠিকানা দেখে নিন।',
  'refused-connection': '{url} সংযোগ নেয়নি। ঠিকানা ঠিক কি না, সাইটটি চালু কি না দেখে নিন।',
  broken: '{url} তিনবার মাঝপথে থেমে গেছে ({code})। পরে আবার চেষ্টা করুন।',
  failed: '{url} আনা যায়নি ({code})।',
  'not-a-zip': '{file} পুরো জিপ ফাইল নয়। ফোল্ডারটি আবার জিপ করুন।',
  'path-out-of-zip': '{path} জিপ ফাইলের বাইরে নিয়ে যায়।',
  'not-a-file': '{path} ফাইল নয়, একটি লিংক বা যন্ত্র।',
  'locked-in-zip': '{path} পাসওয়ার্ড দিয়ে আটকানো।',
  'unknown-packing': '{path} যেভাবে জিপ করা, তা পড়া যায় না।',
  'too-large-in-zip': '{path} খুললে {bytes} বাইট হবে।',
  'damaged-in-zip': '{path} জিপ ফাইলের ভেতরে নষ্ট।',
  'not-in-folder': '{path} ফাইলের ফোল্ডারে নেই।',
  'twice-in-folder': '{path} ফোল্ডারে একাধিক জায়গায় আছে। তালিকায় পুরো পথ লিখুন।',
  'not-in-uploads': '{path} পুরোনো সাইটের ফাইলগুলোর মধ্যে নেই।',
} satisfies Record<FileProblemCode, string>

export const fileProblemWords = { bn, en }
