import { inBothLanguages } from '../../../../words/in-both-languages.ts'

/** Counts are written. */
export const manyPhotoWords = inBothLanguages({
  pick: [(title) => `বাছুন: ${title}`, (title) => `Select: ${title}`],
  acts: {
    title: ['শিরোনাম দিন', 'Give a title'],
    album: ['অ্যালবামে নিন', 'Into an album'],
    first: ['সবার আগে', 'To the front'],
    earlier: ['আগে নিন', 'Earlier'],
    later: ['পরে নিন', 'Later'],
  },
  title: ['সব ছবির শিরোনাম', 'Title of all photos'],
  titleHint: [
    'একাধিক ছবি হলে শেষে নম্বর বসবে: (১), (২)…',
    'Several photos get a number at the end: (1), (2)…',
  ],
  done: {
    title: [(count) => `${count}টি ছবির শিরোনাম বদলানো হয়েছে।`, (count) => `New titles: ${count}.`],
    album: [(count) => `${count}টি ছবির অ্যালবাম বদলানো হয়েছে।`, (count) => `Moved: ${count}.`],
    split: [
      (count) => `${count}টি ছবি নিয়ে নতুন অ্যালবাম হয়েছে।`,
      (count) => `A new album has ${count} of the photos.`,
    ],
    first: [(count) => `${count}টি সবার আগে নেওয়া হয়েছে।`, (count) => `At the front now: ${count}.`],
    earlier: [(count) => `${count}টি এক ধাপ আগে গেছে।`, (count) => `One place earlier: ${count}.`],
    later: [(count) => `${count}টি এক ধাপ পরে গেছে।`, (count) => `One place later: ${count}.`],
    remove: [
      (count) => `${count}টি মুছে ফেলা হয়েছে। ৩০ দিন “মুছে ফেলা জিনিস” পাতায় থাকবে।`,
      (count) => `Deleted: ${count}. They stay under “Deleted content” for 30 days.`,
    ],
  },
  nothing: ['কিছু বদলানোর ছিল না।', 'There was nothing to change.'],
})
