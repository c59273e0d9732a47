/** The Bengali sentences of the codes of a host name that shows no site. */
export const noSchoolBn = {
  'no-such-site': 'এই নামে কোনো ওয়েবসাইট নেই। ঠিকানাটি আবার দেখুন।',
  'site-paused': 'ওয়েবসাইটটি আপাতত বন্ধ আছে। দরকার হলে বিদ্যালয়ে ফোন করুন, অথবা আগামীকাল আবার দেখুন।',
  'site-removed': 'এই ওয়েবসাইট এখন আর নেই।',
  'site-away': 'ওয়েবসাইটটি এখন দেখানো যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
}
