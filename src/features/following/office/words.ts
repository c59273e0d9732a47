import type { DocumentKind } from '../../../content.ts'
import { counted } from '../../../words/counted.ts'
import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'

const inPhones = (count: string) => counted(count, 'phone')

export const followerWords = inBothLanguages({
  lead: [
    'যেসব ফোনে বিদ্যালয়ের খবর যায়। কারও নাম বা নম্বর রাখা হয় না, শুধু সংখ্যা দেখা যায়।',
    'The phones that get news of the school. No names or numbers are stored; you see only how many there are.',
  ],
  fields: {
    isOn: ['ফোনে খবর যাবে', 'Followers get news'],
    unreached: ['কখনো বার্তা পৌঁছায়নি এমন ফোন', 'Phones that no message has reached'],
  },
  webhookFields: { url: ['ঠিকানা', 'Address'], isOn: ['জানানো হবে', 'It gets news'] },
  kinds: {
    calendar: ['হঠাৎ বন্ধ', 'Sudden closures'],
    notices: ['নোটিশ', 'Notices'],
    news: ['সংবাদ', 'News'],
    results: ['ফলাফল', 'Results'],
    downloads: ['ডাউনলোড', 'Downloads'],
  } satisfies Record<DocumentKind | 'calendar', Pair>,
  numbers: {
    title: ['কতটি ফোন অনুসরণ করছে', 'How many phones follow'],
    phones: [(count) => `${count}টি ফোন`, inPhones],
    following: ['অনুসরণ করছে', 'following the school'],
    none: ['এখনো কোনো ফোন অনুসরণ করছে না।', 'No phone follows the school yet.'],
    wanted: ['কোন খবর কতটি ফোনে যায়', 'How many phones get which news'],
    shifts: [schoolWords.bn.shifts, schoolWords.en.shifts],
    bothShifts: ['দুই শিফট', 'Both shifts'],
  },
  off: {
    'no-https': [
      'অনুসরণ এখন চালু নেই: সাইটটি https ঠিকানায় নয়, তাই ফোনে খবর পাঠানো যায় না। যিনি সার্ভার দেখাশোনা করেন তাঁকে বলুন: সাইটে https নেই।',
      'Following is off: the site has no https address, so phones cannot get news. Tell the person who looks after the server: the site has no https (PUBLIC_URL).',
    ],
    'switched-off': [
      'সব বন্ধ রাখা আছে: কোনো খবর পাঠানো হয় না, নতুন কেউ অনুসরণও করতে পারেন না। যাঁরা আগে থেকে আছেন, তাঁরা থাকবেন।',
      'All is switched off: no news is sent, and nobody can begin to follow. The present followers stay.',
    ],
  },
  full: [
    'ফোনের তালিকা ভরে গেছে, নতুন ফোন যোগ হতে পারছে না। যিনি সার্ভার দেখাশোনা করেন তাঁকে বলুন MAX_FOLLOWERS বাড়াতে।',
    'The list of followers is full, so no new phone can follow. Ask the person who looks after the server to raise MAX_FOLLOWERS.',
  ],
  keyRefused: [
    (day) =>
      `${day} থেকে ফোনের বার্তাসেবা (যেমন গুগল) এই সাইটের চাবি মানছে না, তাই খবর পৌঁছাচ্ছে না। সাইটের ঠিকানা বা ডেটাবেস বদলানো হলে এমন হয়। যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।`,
    (day) =>
      `Since ${day}, the message services of phones (such as Google) refuse the key of this site, so news does not arrive. This happens if the site’s address or database was replaced. Tell the person who looks after the server.`,
  ],
  sendings: {
    title: ['শেষ যা পাঠানো হয়েছে', 'Latest messages'],
    empty: [
      'এখনো কিছু পাঠানো হয়নি। নোটিশ প্রকাশ করলে বা হঠাৎ বন্ধ জানালে এখানে দেখা যাবে।',
      'Nothing was sent yet. When you publish a notice or announce a closure, it appears here.',
    ],
    untitled: ['মুছে ফেলা হয়েছে', 'Deleted'],
    waitingTitle: ['অপেক্ষায়', 'Waiting'],
    due: [(moment) => `${moment} যাবে`, (moment) => `goes out ${moment}`],
    stop: ['ফোনে পাঠানো থামান', 'Stop the message to phones'],
    stopped: ['ফোনে পাঠানো থামানো হয়েছে।', 'The message to phones is stopped.'],
    tooLate: ['বার্তাটি এর মধ্যেই চলে গেছে।', 'The message has already been sent.'],
    reasons: {
      again: ['আবার জানানো', 'Sent again'],
      correction: ['ভুল ছিল বলে জানানো', 'Called back'],
      closureChanged: ['সংশোধন', 'Correction'],
      closureEnded: ['বন্ধ তুলে নেওয়া', 'Closure withdrawn'],
    },
    states: {
      waiting: ['অপেক্ষায়', 'Waiting'],
      sending: ['পাঠানো হচ্ছে', 'Being sent'],
      sent: ['', ''],
      withdrawn: ['পাঠানো হয়নি', 'Not sent'],
    },
    sent: [(count) => `${count}টি ফোনে গেছে`, (count) => `sent to ${inPhones(count)}`],
    waiting: [(count) => `${count}টি অপেক্ষায়`, (count) => `${count} waiting`],
    failed: [(count) => `${count}টিতে যায়নি`, (count) => `${count} failed`],
    gone: [
      (count) => `${count}টি আর অনুসরণ করে না`,
      (count) => counted(count, 'no longer follows', 'no longer follow'),
    ],
    withdrawnWhy: [
      'পাঠানোর আগেই থামানো, সরানো, লুকানো বা বন্ধ করা হয়েছে',
      'It was stopped, deleted, hidden or switched off before it was sent',
    ],
  },
  invite: {
    title: ['অভিভাবকদের জানান', 'Tell the guardians'],
    text: [
      'বিদ্যালয়ের নোটিশ ও হঠাৎ বন্ধের খবর এখন সরাসরি ফোনে',
      'Notices and sudden closures of the school now come straight to your phone',
    ],
    steps: [
      [
        'ফোনে এই ঠিকানা খুলুন, অথবা কোডটি ক্যামেরায় ধরুন।',
        '“এই ফোনে খবর চাই” চাপুন, তারপর “অনুমতি দিন” (Allow)।',
        'কোনো নাম বা নম্বর লাগে না, টাকাও লাগে না। যেকোনো সময় বন্ধ করা যায়।',
      ],
      [
        'Open this address on your phone, or point the camera at the code.',
        'Press “I want news on this phone”, then “Allow”.',
        'No name, no number, no cost. You can stop it at any time.',
      ],
    ],
    code: ['অনুসরণের পাতার QR কোড', 'QR code of the page for followers'],
    print: ['ছাপুন', 'Print'],
    printHint: [
      'ছাপিয়ে ফটকে, অফিসে ও শ্রেণিকক্ষে টাঙান, ভর্তির কাগজের সঙ্গে দিন।',
      'Hang it at the gate, in the office and in the classrooms, and add it to the papers for admission.',
    ],
  },
  test: {
    title: ['এই ফোনে পরীক্ষা', 'Test on this phone'],
    lead: [
      'এই ফোন বা কম্পিউটারে বার্তা ঠিকমতো আসে কি না দেখুন। অন্য কেউ বার্তাটি পাবেন না।',
      'See whether messages reach this phone or computer. Nobody else gets this message.',
    ],
    send: ['এই ফোনে একটি পরীক্ষা', 'Send a test message'],
    sent: [
      'পাঠানো হয়েছে। কয়েক সেকেন্ডের মধ্যে এই ফোনে বার্তাটি দেখা যাবে। না এলে ফোনের সেটিংসে এই ব্রাউজারের নোটিফিকেশন চালু আছে কি না দেখুন।',
      'Sent. The message appears on this phone within a few seconds. If it does not, see in the phone’s settings whether this browser may show notifications.',
    ],
    notFollowing: [
      'এই ফোন এখনো অনুসরণ করছে না। আগে এই ফোনেই অনুসরণ চালু করুন, তারপর এখানে ফিরে আসুন।',
      'This phone does not follow the school yet. Follow on this phone first, then come back.',
    ],
    follow: ['অনুসরণের পাতা খুলুন', 'Open the page for followers'],
  },
  unreached: {
    title: ['যেসব ফোনে কখনো বার্তা পৌঁছায়নি', 'Phones that no message has reached'],
    text: [
      (count) =>
        `${count}টি ফোন অনুসরণ করতে চেয়েছে, কিন্তু প্রথম বার্তাটিও পৌঁছায়নি। এগুলো গোনা হয় না। দুই দিন পর নিজে থেকেই মুছে যায়।`,
      (count) =>
        `${inPhones(count)} asked to follow, but not even the first message arrived. They do not count as followers. After two days they are removed automatically.`,
    ],
    remove: ['এখনই সরান', 'Remove now'],
    question: [
      'এসব ফোন সরানো হবে। এর মধ্যে কোনো অভিভাবকের ফোন থাকলে তাঁকে আবার অনুসরণ চালু করতে হবে। সরাবেন?',
      'These phones are removed. If a guardian’s phone is among them, she has to follow again. Remove them?',
    ],
    removed: [(count) => `${count}টি ফোন সরানো হয়েছে।`, (count) => `${inPhones(count)} removed.`],
  },
  power: {
    title: ['সব বন্ধ বা চালু', 'Switch all off or on'],
    isOn: [
      'চালু আছে। নতুন নোটিশ ও হঠাৎ বন্ধের খবর ফোনে যায়।',
      'It is on. New notices and sudden closures reach the phones of followers.',
    ],
    turnOff: ['সব বন্ধ করুন', 'Switch all off'],
    question: [
      'এরপর ফোনে বা অন্য প্রোগ্রামে কোনো খবর যাবে না, হঠাৎ বন্ধের খবরও নয়। যা পাঠানোর অপেক্ষায় আছে, তা-ও আর যাবে না। বন্ধ করবেন?',
      'After this, no news reaches phones or other programs, not even a sudden closure. What waits to be sent is withdrawn too. Switch it off?',
    ],
    turnedOff: ['সব বন্ধ করা হয়েছে।', 'All is switched off.'],
    turnOn: ['আবার চালু করুন', 'Switch on again'],
    turnedOn: [
      'আবার চালু হয়েছে। এখন থেকে নতুন খবর পাঠানো হবে।',
      'It is on again. New news is sent from now on.',
    ],
  },
})
