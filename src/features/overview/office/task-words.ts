import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const taskWords = inBothLanguages({
  appears: {
    when: [(time) => `আজ ${time} প্রকাশ পাবে`, (time) => `Appears today ${time}`],
    phones: [
      (count) => `; ${count}টি ফোনে যাবে`,
      (count) => `; ${counted(count, 'phone is', 'phones are')} told`,
    ],
    noPhones: ['; কাউকে জানানো হবে না', '; nobody is told'],
    act: ['সময় বদলান', 'Change the time'],
  },
  waits: {
    when: [(moment) => `${moment} যাবে`, (moment) => `Goes out ${moment}`],
    correction: [
      (moment) => `“আগের খবরটি ভুল ছিল” ${moment} যাবে`,
      (moment) => `“The earlier news was wrong” goes out ${moment}`,
    ],
    phones: [(count) => `; ${count}টি ফোনে`, (count) => `; to ${counted(count, 'phone')}`],
    act: ['পাঠানো থামান', 'Stop the message'],
    stopped: ['ফোনে পাঠানো থামানো হয়েছে।', 'The message to phones is stopped.'],
    tooLate: ['আর থামানো যায় না: পাঠানো শুরু হয়েছে।', 'It is too late: sending has begun.'],
  },
  ends: {
    when: ['আজ শেষ দিন', 'Ends today'],
    leaves: [(time) => `; ${time} তালিকা থেকে নামবে`, (time) => `; leaves the list ${time}`],
    act: ['দিন বাড়ান', 'Extend'],
  },
  unpins: {
    when: [(day) => `উপরে রাখা শেষ হবে ${day}`, (day) => `Pinned until ${day}`],
    left: [(days) => `; ${days} দিন পর`, (days) => `; in ${counted(days, 'day')}`],
    lastDay: ['; আজই শেষ', '; today'],
  },
  hides: {
    title: [
      (count) => `${count}টি ফাইলে লুকানো অংশ আছে`,
      (count) => counted(count, 'file has hidden parts', 'files have hidden parts'),
    ],
    why: ['সবাই নামাতে পারেন।', 'Everybody can download them.'],
    act: ['একে একে দেখুন', 'See one by one'],
    see: ['দেখুন', 'See it'],
    first: [
      (count) => `সবচেয়ে নতুন ${count}টি এখানে।`,
      (count) => `The newest: ${counted(count, 'file')}.`,
    ],
  },
  unchecked: {
    title: [
      (count) => `${count}টি কাগজের লেখা মেলানো হয়নি`,
      (count) => `The text of ${counted(count, 'paper')} is not checked`,
    ],
    oldest: ['কম্পিউটারে পড়া; সবচেয়ে পুরোনোটি', 'Read by a computer; the oldest is of'],
    act: ['মিলিয়ে দেখুন', 'Check'],
  },
  late: {
    title: [(entry) => `তথ্য বোর্ড: ${entry}`, (entry) => `Information board: ${entry}`],
    old: [(months) => `${months} মাস পুরোনো`, (months) => `${counted(months, 'month')} old`],
    termOver: ['মেয়াদ শেষ', 'The term is over'],
    yearMissing: ['নতুন বছরের ফল নেই', 'The results of the new year are missing'],
    postsDiffer: ['শিক্ষক-কর্মচারীর তালিকার সঙ্গে মেলে না', 'Differs from the list of staff'],
    others: [(count) => `; আরও ${count}টি কাজ বাকি`, (count) => `; ${count} more to do`],
    act: ['তথ্য বোর্ড', 'Information board'],
  },
  left: {
    named: [(names) => `${names} আর তালিকায় নেই`, (names) => `No longer in the list: ${names}`],
    unnamed: ['এখানকার একজন আর তালিকায় নেই', 'No longer in the list: one person'],
    act: ['অন্যজন বাছুন', 'Choose another'],
  },
  consents: {
    title: ['সম্মতি লেখা হয়নি', 'Consent not written down'],
    phones: [(count) => `${count} জনের নম্বর`, (count) => counted(count, 'number')],
    photos: [(count) => `${count} জনের ছবি`, (count) => counted(count, 'photo')],
    act: ['একে একে দেখুন', 'See one by one'],
  },
  /** Of the buttons that show the rest of a type. */
  rest: {
    appears: [
      (count) => `আজ আরও ${count}টি প্রকাশ পাবে`,
      (count) => `Show ${count} more that appear today`,
    ],
    unpins: [
      (count) => `আরও ${count}টি উপরে রাখা শেষ হবে`,
      (count) => `Show ${count} more whose pin ends soon`,
    ],
    left: [
      (count) => `আরও ${count}টিতে অন্যজন বাছতে হবে`,
      (count) => `Show ${count} more that need another person`,
    ],
  },
})
