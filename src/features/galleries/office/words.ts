import { inBothLanguages } from '../../../words/in-both-languages.ts'

/** Counts are passed twice: as a number and as a formatted text. */
export const galleryWords = inBothLanguages({
  photos: {
    lead: [
      'এখানে প্রকাশ করলেই ছবি সাইটের ছবিঘরে দেখা যাবে। ছাত্রীদের ছবি দেওয়ার আগে অভিভাবকের সম্মতি নিন।',
      'Photos that you publish here are in the photo gallery at once. Get the guardians’ consent before you publish photos of their daughters.',
    ],
    titleHint: ['যেমন: বার্ষিক ক্রীড়া প্রতিযোগিতা, ২০২৬', 'For example: Annual sports, 2026'],
    listTitle: ['ছবিঘরের সব ছবি', 'All photos of the gallery'],
    empty: ['এখনো কোনো ছবি নেই।', 'There are no photos yet.'],
    confirm: [
      'এই ছবিটি মুছে ফেলবেন? (Are you sure you want to delete this image?)',
      'Are you sure you want to delete this image?',
    ],
  },
  jubilee: {
    lead: [
      'এখানে প্রকাশ করলেই ছবি ও ভিডিও সুবর্ণজয়ন্তীর পাতায় দেখা যাবে। ছাত্রীদের ছবি দেওয়ার আগে অভিভাবকের সম্মতি নিন।',
      'Photos and videos that you publish here are on the golden jubilee page at once. Get the guardians’ consent before you publish photos of their daughters.',
    ],
    titleHint: ['যেমন: সুবর্ণজয়ন্তীর শোভাযাত্রা', 'For example: The golden jubilee procession'],
    listTitle: ['সুবর্ণজয়ন্তীর সব ছবি ও ভিডিও', 'All photos and videos'],
    empty: ['এখনো কোনো ছবি বা ভিডিও নেই।', 'There are no photos or videos yet.'],
    confirm: [
      'এটি মুছে ফেলবেন? (Are you sure you want to delete this item?)',
      'Are you sure you want to delete this item?',
    ],
  },
  photo: {
    newTitle: ['নতুন ছবি', 'New photo'],
    title: ['ছবির শিরোনাম', 'Title of the photo'],
    titleOfAll: ['সব ছবির শিরোনাম', 'Title of all photos'],
    hintForAll: [
      'প্রতিটি ছবিতে এই শিরোনাম বসবে। কোনোটির আলাদা শিরোনাম হলে নিচে সেই ছবির পাশে লিখুন।',
      'Every photo gets this title. If a photo needs a different title, write it beside that photo below.',
    ],
    ownTitle: ['এই ছবির শিরোনাম', 'Title of this photo'],
    /** Follows the list of accepted file kinds. */
    optionalHint: [
      (kinds) => `${kinds}। ছবি না দিলে সাইটে শুধু শিরোনামটি দেখা যাবে।`,
      (kinds) => `${kinds}. Without a photo the site shows only the title.`,
    ],
    leaveOut: ['ছবিটি সরান', 'Remove this photo'],
    waiting: ['অপেক্ষায় আছে', 'Waiting'],
    submit: [
      (count: number, written: string) =>
        count > 1 ? `${written}টি ছবি প্রকাশ করুন (Create)` : 'ছবি প্রকাশ করুন (Create)',
      (count: number, written: string) => (count > 1 ? `Create ${written} photos` : 'Create photo'),
    ],
    underWay: [
      (position, total) => `${total}টি ছবির মধ্যে ${position} নম্বরটি যাচ্ছে`,
      (position, total) => `Sending photo ${position} of ${total}`,
    ],
    published: [
      (count: number, written: string) =>
        count > 1 ? `${written}টি ছবি প্রকাশিত হয়েছে।` : 'ছবিটি প্রকাশিত হয়েছে।',
      (count: number, written: string) =>
        count > 1 ? `${written} photos are published.` : 'The photo is published.',
    ],
    failed: [
      'ছবি আপলোড করা গেল না। সার্ভার ঠিক আছে কি না দেখুন। (Failed to upload image. Please check the backend server.)',
      'Failed to upload image. Please check the backend server.',
    ],
    someFailed: [
      (failed, total) =>
        `${total}টি ছবির মধ্যে ${failed}টি প্রকাশ হয়নি। সেগুলো নিচে যেমন ছিল তেমনই আছে:`,
      (failed, total) =>
        `${failed} of ${total} photos are not published. They are still in the form below:`,
    ],
    toCome: ['ছবিটি এখনো যোগ হয়নি', 'The photo is not added yet'],
  },
  video: {
    newTitle: ['নতুন ভিডিও', 'New video'],
    title: ['ভিডিওর শিরোনাম', 'Title of the video'],
    titleHint: [
      'যেমন: সুবর্ণজয়ন্তীর সাংস্কৃতিক অনুষ্ঠান',
      'For example: The golden jubilee cultural evening',
    ],
    link: ['ভিডিওর লিংক', 'Link of the video'],
    linkHint: [
      'ইউটিউব থেকে কপি করা লিংক, যেমন https://www.youtube.com/watch?v=…',
      'A link copied from YouTube, such as https://www.youtube.com/watch?v=…',
    ],
    recognised: [
      'লিংক থেকে ভিডিওটি চেনা গেছে। এই ভিডিওটিই তো?',
      'The link leads to this video. Is it the right video?',
    ],
    takenOut: ['লেখার ভেতর থেকে লিংকটি নেওয়া হয়েছে।', 'The link was taken out of the text.'],
    alreadyPublished: [
      (title, date) =>
        `এই ভিডিওটি আগেই প্রকাশ করা হয়েছে: “${title}” (${date})। আবার প্রকাশ করলে সাইটে দুইবার দেখা যাবে।`,
      (title, date) =>
        `This video is published already: “${title}” (${date}). If you publish it again, the site shows it twice.`,
    ],
    unreadable: [
      'এই লিংক থেকে এখনো কোনো ইউটিউব ভিডিও চেনা যাচ্ছে না।',
      'This link does not lead to a YouTube video yet.',
    ],
    submit: ['ভিডিও প্রকাশ করুন (Create)', 'Create video'],
    published: ['ভিডিওটি প্রকাশিত হয়েছে।', 'The video is published.'],
    failed: [
      'ভিডিও আপলোড করা গেল না। সার্ভার ঠিক আছে কি না দেখুন। (Failed to upload video. Please check the backend server.)',
      'Failed to upload video. Please check the backend server.',
    ],
    mark: ['ভিডিও', 'Video'],
  },
  order: {
    earlier: ['আগে নিন', 'Move earlier'],
    later: ['পরে নিন', 'Move later'],
  },
})
