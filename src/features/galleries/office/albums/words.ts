import { inBothLanguages } from '../../../../words/in-both-languages.ts'

/** Counts are written. */
export const albumWords = inBothLanguages({
  album: ['অ্যালবাম', 'Album'],
  albums: ['অ্যালবাম', 'Albums'],
  none: ['অ্যালবাম ছাড়া', 'No album'],
  everyPhoto: ['সব ছবি', 'All photos'],
  newOne: ['নতুন অ্যালবাম…', 'New album…'],
  fields: {
    title: ['অ্যালবামের শিরোনাম', 'Title of the album'],
    titleEnglish: ['ইংরেজি শিরোনাম', 'Title in English'],
    day: ['অনুষ্ঠানের তারিখ', 'Day of the event'],
  },
  further: [(count) => `আরও ${count}টি`, (count) => `${count} more`],
  photos: [(count) => `${count}টি ছবি`, (count) => (count === '1' ? '1 photo' : `${count} photos`)],
  edit: ['অ্যালবাম বদলান', 'Change the album'],
  remove: ['অ্যালবাম মুছুন', 'Delete the album'],
  confirm: [
    (count) => `অ্যালবামটি মুছে ফেলবেন? এর ${count}টি ছবি মুছবে না, অ্যালবাম ছাড়া থাকবে।`,
    (count) =>
      `Delete the album? Its photos (${count}) are not deleted. They stay without an album.`,
  ],
  confirmEmpty: ['অ্যালবামটি মুছে ফেলবেন? এতে কোনো ছবি নেই।', 'Delete the album? It has no photos.'],
  saved: ['অ্যালবাম বদলানো হয়েছে।', 'The album is changed.'],
  gone: ['এই অ্যালবামটি আর নেই।', 'This album was deleted.'],
})
