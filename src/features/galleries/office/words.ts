/** Counts are passed twice: as a number and as a formatted text. */
const bn = {
  photos: {
    lead: 'এখানে প্রকাশ করলেই ছবি সাইটের ছবিঘরে দেখা যাবে। ছাত্রীদের ছবি দেওয়ার আগে অভিভাবকের সম্মতি নিন।',
    titleHint: 'যেমন: বার্ষিক ক্রীড়া প্রতিযোগিতা, ২০২৬',
    listTitle: 'ছবিঘরের সব ছবি',
    empty: 'এখনো কোনো ছবি নেই।',
    confirm: 'এই ছবিটি মুছে ফেলবেন? (Are you sure you want to delete this image?)',
  },
  jubilee: {
    lead: 'এখানে প্রকাশ করলেই ছবি ও ভিডিও সুবর্ণজয়ন্তীর পাতায় দেখা যাবে। ছাত্রীদের ছবি দেওয়ার আগে অভিভাবকের সম্মতি নিন।',
    titleHint: 'যেমন: সুবর্ণজয়ন্তীর শোভাযাত্রা',
    listTitle: 'সুবর্ণজয়ন্তীর সব ছবি ও ভিডিও',
    empty: 'এখনো কোনো ছবি বা ভিডিও নেই।',
    confirm: 'এটি মুছে ফেলবেন? (Are you sure you want to delete this item?)',
  },
  photo: {
    newTitle: 'নতুন ছবি',
    title: 'ছবির শিরোনাম',
    titleOfAll: 'সব ছবির শিরোনাম',
    hintForAll: 'প্রতিটি ছবিতে এই শিরোনাম বসবে। কোনোটির আলাদা শিরোনাম হলে নিচে সেই ছবির পাশে লিখুন।',
    ownTitle: 'এই ছবির শিরোনাম',
    /** Follows the list of accepted file kinds. */
    optionalHint: (kinds: string) => `${kinds}। ছবি না দিলে সাইটে শুধু শিরোনামটি দেখা যাবে।`,
    leaveOut: 'ছবিটি সরান',
    waiting: 'অপেক্ষায় আছে',
    submit: (count: number, written: string) =>
      count > 1 ? `${written}টি ছবি প্রকাশ করুন (Create)` : 'ছবি প্রকাশ করুন (Create)',
    underWay: (position: string, total: string) => `${total}টি ছবির মধ্যে ${position} নম্বরটি যাচ্ছে`,
    published: (count: number, written: string) =>
      count > 1 ? `${written}টি ছবি প্রকাশিত হয়েছে।` : 'ছবিটি প্রকাশিত হয়েছে।',
    failed:
      'ছবি আপলোড করা গেল না। সার্ভার ঠিক আছে কি না দেখুন। (Failed to upload image. Please check the backend server.)',
    someFailed: (failed: string, total: string) =>
      `${total}টি ছবির মধ্যে ${failed}টি প্রকাশ হয়নি। সেগুলো নিচে যেমন ছিল তেমনই আছে:`,
    toCome: 'ছবিটি এখনো যোগ হয়নি',
  },
  video: {
    newTitle: 'নতুন ভিডিও',
    title: 'ভিডিওর শিরোনাম',
    titleHint: 'যেমন: সুবর্ণজয়ন্তীর সাংস্কৃতিক অনুষ্ঠান',
    link: 'ভিডিওর লিংক',
    linkHint: 'ইউটিউব থেকে কপি করা লিংক, যেমন https://www.youtube.com/watch?v=…',
    recognised: 'লিংক থেকে ভিডিওটি চেনা গেছে। এই ভিডিওটিই তো?',
    takenOut: 'লেখার ভেতর থেকে লিংকটি নেওয়া হয়েছে।',
    alreadyPublished: (title: string, date: string) =>
      `এই ভিডিওটি আগেই প্রকাশ করা হয়েছে: “${title}” (${date})। আবার প্রকাশ করলে সাইটে দুইবার দেখা যাবে।`,
    unreadable: 'এই লিংক থেকে এখনো কোনো ইউটিউব ভিডিও চেনা যাচ্ছে না।',
    submit: 'ভিডিও প্রকাশ করুন (Create)',
    published: 'ভিডিওটি প্রকাশিত হয়েছে।',
    failed:
      'ভিডিও আপলোড করা গেল না। সার্ভার ঠিক আছে কি না দেখুন। (Failed to upload video. Please check the backend server.)',
    mark: 'ভিডিও',
  },
  order: {
    earlier: 'আগে নিন',
    later: 'পরে নিন',
    moving: 'সংরক্ষণ হচ্ছে…',
    moved: (position: string) => `${position} নম্বরে রাখা হয়েছে`,
    notMoved: 'ক্রম বদলায়নি, আগে যেমন ছিল তেমনই আছে।',
  },
}

const en: typeof bn = {
  photos: {
    lead: 'Photos that you publish here are in the photo gallery at once. Ask the guardians before you show their daughters.',
    titleHint: 'For example: Annual sports, 2026',
    listTitle: 'All photos of the gallery',
    empty: 'There are no photos yet.',
    confirm: 'Are you sure you want to delete this image?',
  },
  jubilee: {
    lead: 'Photos and videos that you publish here are on the golden jubilee page at once. Ask the guardians before you show their daughters.',
    titleHint: 'For example: The golden jubilee procession',
    listTitle: 'All photos and videos of the golden jubilee',
    empty: 'There are no photos or videos yet.',
    confirm: 'Are you sure you want to delete this item?',
  },
  photo: {
    newTitle: 'New photo',
    title: 'Title of the photo',
    titleOfAll: 'Title of all photos',
    hintForAll:
      'Every photo gets this title. If a photo needs a different title, write it beside that photo below.',
    ownTitle: 'Title of this photo',
    optionalHint: (kinds) => `${kinds}. Without a photo the site shows only the title.`,
    leaveOut: 'Remove this photo',
    waiting: 'Waiting',
    submit: (count, written) => (count > 1 ? `Create ${written} photos` : 'Create photo'),
    underWay: (position, total) => `Sending photo ${position} of ${total}`,
    published: (count, written) =>
      count > 1 ? `${written} photos are published.` : 'The photo is published.',
    failed: 'Failed to upload image. Please check the backend server.',
    someFailed: (failed, total) =>
      `${failed} of ${total} photos are not published. They are still in the form below:`,
    toCome: 'The photo is not added yet',
  },
  video: {
    newTitle: 'New video',
    title: 'Title of the video',
    titleHint: 'For example: The golden jubilee cultural evening',
    link: 'Link of the video',
    linkHint: 'A link copied from YouTube, such as https://www.youtube.com/watch?v=…',
    recognised: 'The link leads to this video. Is it the right video?',
    takenOut: 'The link was taken out of the text.',
    alreadyPublished: (title, date) =>
      `This video is published already: “${title}” (${date}). If you publish it again, the site shows it twice.`,
    unreadable: 'This link does not lead to a YouTube video yet.',
    submit: 'Create video',
    published: 'The video is published.',
    failed: 'Failed to upload video. Please check the backend server.',
    mark: 'Video',
  },
  order: {
    earlier: 'Move earlier',
    later: 'Move later',
    moving: 'Saving…',
    moved: (position) => `Now no. ${position}`,
    notMoved: 'The order was not changed.',
  },
}

export const galleryWords = { bn, en }
