import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const manyWords = inBothLanguages({
  counting: ['গোনা হচ্ছে…', 'Counting…'],
  all: [(count) => `এই ${count}টি সব`, (count) => `All ${count} of these`],
  newest: [(count) => `সবচেয়ে নতুন ${count}টি`, (count) => `The newest ${count}`],
  none: ['যেগুলো চান, সেগুলোতে টিক দিন।', 'Tick the ones that you want.'],
  picked: [(count) => `${count}টি বাছা হয়েছে`, (count) => `Selected: ${count}`],
  tooMany: [
    (count) => `একবারে সর্বোচ্চ ${count}টি। কিছু টিক তুলে নিন।`,
    (count) => `At most ${count} at once. Remove some of the ticks.`,
  ],
  acts: {
    end: ['বোর্ড থেকে নামিয়ে দিন', 'End now'],
    hide: ['লুকান', 'Hide'],
    topic: ['বিষয়ের ধরন দিন', 'Set the topic'],
    unpin: ['উপর থেকে সরান', 'Unpin'],
  },
  done: {
    end: [
      (count) => `${count}টির মেয়াদ শেষ হলো: প্রথম পাতা ও তালিকা থেকে সরেছে, খুঁজলে পাওয়া যায়।`,
      (count) => `Ended: ${count}. They left the home page and the list; their own pages stay.`,
    ],
    hide: [
      (count) => `${count}টি সাইট থেকে সরিয়ে রাখা হয়েছে।`,
      (count) => `Now drafts, which the site does not show: ${count}.`,
    ],
    topic: [(count) => `${count}টিতে বিষয়ের ধরন দেওয়া হয়েছে।`, (count) => `Topic set: ${count}.`],
    unpin: [(count) => `${count}টি আর উপরে রাখা নেই।`, (count) => `Not pinned any more: ${count}.`],
    remove: [
      (count) => `${count}টি মুছে ফেলা হয়েছে। ৩০ দিন “মুছে ফেলা জিনিস” পাতায় থাকবে।`,
      (count) => `Deleted: ${count}. They stay under “Deleted content” for 30 days.`,
    ],
  },
  undo: [(count) => `${count}টিই আগের মতো করুন`, (count) => `Set ${count} back`],
  undone: [(count) => `${count}টি আগের মতো হয়েছে।`, (count) => `Set back: ${count}.`],
  setTopic: [(count) => `${count}টির বিষয়ের ধরন`, (count) => `What are these ${count} about?`],
  noTopic: ['বাছাই করা হয়নি', 'No topic'],
  confirm: [
    (count) => `এই ${count}টি মুছে ফেলবেন? (Are you sure you want to delete these?)`,
    (count) => `Are you sure you want to delete these ${count}?`,
  ],
  hideQuestion: [
    (count) => `এই ${count}টি সাইটে আর দেখা যাবে না। সরিয়ে রাখবেন?`,
    (count) => `Visitors will not see them any more. Make drafts of these ${count}?`,
  ],
  hideAndTell: ['লুকান ও জানান', 'Hide and tell'],
  further: [(count) => `এবং আরও ${count}টি`, (count) => `and ${count} more`],
})
