import { counted } from '../../../words/counted.ts'
import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'

const problems: Record<string, Pair<string>> = {
  ENOTFOUND: ['এমন কোনো ঠিকানা নেই', 'there is no such address'],
  ECONNREFUSED: ['ঠিকানাটি সাড়া দেয়নি', 'the address does not answer'],
  TimeoutError: ['সময়মতো উত্তর আসেনি', 'no answer in time'],
  'private-address': ['এটি একটি নিজস্ব নেটওয়ার্কের ঠিকানা', 'the address is in a private network'],
}

export const webhookWords = inBothLanguages({
  title: ['অন্য প্রোগ্রামকে জানানো', 'Webhooks'],
  lead: [
    'জেলা বা বোর্ডের কোনো প্রোগ্রাম চাইলে নতুন নোটিশ, সংবাদ, ফলাফল ও হঠাৎ বন্ধের খবর সঙ্গে সঙ্গে পেতে পারে। ব্যাকআপ না হলে, ডেটাবেস নষ্ট হলে বা ডিস্ক ভরে গেলেও তাকে জানানো হয়, আবার ঠিক হলেও। ঠিকানাটি সেই প্রোগ্রামের দায়িত্বে যিনি আছেন, তিনি দেবেন।',
    'A program of the district or the board can get new notices, news, results and sudden closures at once. It is also told if no backup is made, the database is damaged or the disk is nearly full, and when that is over. The person who looks after that program gives you its address.',
  ],
  empty: ['এখনো কোনো প্রোগ্রামকে জানানো হয় না।', 'No program is told yet.'],
  list: ['যেসব ঠিকানায় জানানো হয়', 'Addresses that are told'],
  url: ['প্রোগ্রামের ঠিকানা', 'Address of the program'],
  urlHint: ['যেমন https://district.example/news', 'For example https://district.example/news'],
  add: ['ঠিকানা যোগ করুন', 'Add an address'],
  secret: {
    title: ['গোপন চাবি', 'Secret key'],
    lead: [
      'এই চাবি দিয়ে প্রোগ্রামটি বোঝে যে খবরটি সত্যিই এই বিদ্যালয়ের। চাবিটি একবারই দেখা যায়: এখনই কপি করে প্রোগ্রামের দায়িত্বে যিনি আছেন, তাঁকে নিরাপদে দিন।',
      'With this key, the program knows that news really comes from this school. The key is shown only once: copy it now, and give it safely to the person who looks after the program.',
    ],
    copy: ['চাবি কপি করুন', 'Copy the key'],
    copied: ['চাবি কপি হয়েছে।', 'The key is copied.'],
    done: ['চাবি সংরক্ষণ করেছি', 'I have saved the key'],
  },
  off: ['বন্ধ আছে', 'Switched off'],
  untried: ['এখনো কিছু পাঠানো হয়নি', 'Nothing has been sent yet'],
  arrived: [
    (moment) => `শেষ খবর পৌঁছেছে: ${moment}`,
    (moment) => `The last message arrived: ${moment}`,
  ],
  failed: [
    (moment, problem) => `শেষ খবর পৌঁছায়নি (${moment}): ${problem}`,
    (moment, problem) => `The last message did not arrive (${moment}): ${problem}`,
  ],
  failures: [
    (count) => `পরপর ${count} বার পৌঁছায়নি`,
    (count) => `${counted(count, 'failure')} in a row`,
  ],
  problems,
  answered: [(code) => `উত্তর এসেছে ${code}`, (code) => `the answer was ${code}`],
  test: ['পরীক্ষা করুন', 'Test'],
  testing: ['পাঠানো হচ্ছে…', 'Being sent…'],
  turnOff: ['এই ঠিকানায় পাঠানো থামান', 'Stop sending to this address'],
  turnedOff: [
    'বন্ধ করা হয়েছে। এই ঠিকানায় আর কিছু যাবে না।',
    'It is switched off. Nothing is sent to this address any more.',
  ],
  turnOn: ['এই ঠিকানায় আবার পাঠান', 'Send to this address again'],
  turnedOn: ['চালু হয়েছে।', 'It is switched on.'],
  confirmRemove: [
    'এই ঠিকানা ও তার গোপন চাবি মুছবেন? আবার যোগ করলে নতুন চাবি হবে।',
    'Delete this address and its secret key? If you add it again, it gets a new key.',
  ],
  removed: ['ঠিকানাটি মুছে ফেলা হয়েছে।', 'The address was deleted.'],
})
