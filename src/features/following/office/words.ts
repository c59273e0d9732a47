import type { DocumentKind } from '../../../content.ts'
import { schoolWords } from '../../../words/school-words.ts'

const bn = {
  lead: 'যেসব ফোনে বিদ্যালয়ের খবর যায়। কারও নাম বা নম্বর রাখা হয় না, শুধু সংখ্যা দেখা যায়।',
  fields: { isOn: 'অনুসারীদের জানানো হবে', unreached: 'কখনো বার্তা পৌঁছায়নি এমন ফোন' },
  webhookFields: { url: 'ঠিকানা', isOn: 'জানানো হবে' },
  kinds: {
    calendar: 'হঠাৎ বন্ধ',
    notices: 'নোটিশ',
    news: 'সংবাদ',
    results: 'ফলাফল',
    downloads: 'ডাউনলোড',
  } satisfies Record<DocumentKind | 'calendar', string>,
  numbers: {
    title: 'কত ফোন অনুসরণ করছে',
    phones: (count: string) => `${count}টি ফোন`,
    following: 'অনুসরণ করছে',
    none: 'এখনো কোনো ফোন অনুসরণ করছে না।',
    wanted: 'কোন খবর কত ফোনে যায়',
    shifts: schoolWords.bn.shifts,
    bothShifts: 'দুই শিফট',
  },
  off: {
    'no-https':
      'অনুসরণ এখন চালু নেই: সাইটটি https ঠিকানায় নয়, তাই ফোনে খবর পাঠানো যায় না। কারিগরি দায়িত্বে যিনি আছেন, তাঁকে বলুন PUBLIC_URL-এ https ঠিকানা দিতে।',
    'switched-off':
      'সব বন্ধ রাখা আছে: কোনো খবর পাঠানো হয় না, নতুন কেউ অনুসরণও করতে পারেন না। যাঁরা আগে থেকে আছেন, তাঁরা থাকবেন।',
  },
  full: 'অনুসারীর তালিকা ভরে গেছে, নতুন ফোন যোগ হতে পারছে না। কারিগরি দায়িত্বে যিনি আছেন, তাঁকে বলুন MAX_FOLLOWERS বাড়াতে।',
  keyRefused: (day: string) =>
    `${day} থেকে ফোনের বার্তাসেবা (যেমন গুগল) এই সাইটের চাবি মানছে না, তাই খবর পৌঁছাচ্ছে না। সাইটের ঠিকানা বা ডেটাবেস বদলানো হলে এমন হয়। কারিগরি দায়িত্বে যিনি আছেন, তাঁকে জানান।`,
  sendings: {
    title: 'শেষ যা পাঠানো হয়েছে',
    empty: 'এখনো কিছু পাঠানো হয়নি। নোটিশ প্রকাশ করলে বা হঠাৎ বন্ধ জানালে এখানে দেখা যাবে।',
    untitled: 'মুছে ফেলা হয়েছে',
    reasons: {
      again: 'আবার জানানো',
      closureChanged: 'সংশোধন',
      closureEnded: 'বন্ধ তুলে নেওয়া',
    },
    states: {
      waiting: 'অপেক্ষায়',
      sending: 'পাঠানো হচ্ছে',
      sent: '',
      withdrawn: 'পাঠানো হয়নি',
    },
    sent: (count: string) => `${count}টি ফোনে গেছে`,
    waiting: (count: string) => `${count}টি অপেক্ষায়`,
    failed: (count: string) => `${count}টিতে যায়নি`,
    gone: (count: string) => `${count}টি আর অনুসরণ করে না`,
    withdrawnWhy: 'পাঠানোর আগেই সরানো, লুকানো বা বন্ধ করা হয়েছে',
  },
  invite: {
    title: 'অভিভাবকদের জানান',
    text: 'বিদ্যালয়ের নোটিশ ও হঠাৎ বন্ধের খবর এখন সরাসরি ফোনে',
    steps: [
      'ফোনে এই ঠিকানা খুলুন, অথবা কোডটি ক্যামেরায় ধরুন।',
      '“এই ফোনে জানাও” চাপুন, তারপর “অনুমতি দিন” (Allow)।',
      'কোনো নাম বা নম্বর লাগে না, টাকাও লাগে না। যেকোনো সময় বন্ধ করা যায়।',
    ],
    code: 'অনুসরণের পাতার QR কোড',
    print: 'ছাপুন',
    printHint: 'ছাপিয়ে ফটকে, অফিসে ও শ্রেণিকক্ষে টাঙান, ভর্তির কাগজের সঙ্গে দিন।',
  },
  test: {
    title: 'এই ফোনে পরীক্ষা',
    lead: 'এই ফোন বা কম্পিউটারে বার্তা ঠিকমতো আসে কি না দেখুন। অন্য কেউ বার্তাটি পাবেন না।',
    send: 'পরীক্ষামূলক বার্তা পাঠান',
    sent: 'পাঠানো হয়েছে। কয়েক সেকেন্ডের মধ্যে এই ফোনে বার্তাটি দেখা যাবে। না এলে ফোনের সেটিংসে এই ব্রাউজারের নোটিফিকেশন চালু আছে কি না দেখুন।',
    notFollowing: 'এই ফোন এখনো অনুসরণ করছে না। আগে এই ফোনেই অনুসরণ চালু করুন, তারপর এখানে ফিরে আসুন।',
    follow: 'অনুসরণের পাতা খুলুন',
  },
  unreached: {
    title: 'যেসব ফোনে কখনো বার্তা পৌঁছায়নি',
    text: (count: string) =>
      `${count}টি ফোন অনুসরণ করতে চেয়েছে, কিন্তু প্রথম বার্তাটিও পৌঁছায়নি। এগুলো অনুসারীর সংখ্যায় ধরা হয় না। দুই দিন পর নিজে থেকেই মুছে যায়।`,
    remove: 'এখনই সরান',
    question: 'এসব ফোন সরানো হবে। এর মধ্যে কোনো অভিভাবকের ফোন থাকলে তাঁকে আবার অনুসরণ চালু করতে হবে। সরাবেন?',
    removed: (count: string) => `${count}টি ফোন সরানো হয়েছে।`,
  },
  power: {
    title: 'সব বন্ধ বা চালু',
    isOn: 'চালু আছে। নতুন নোটিশ ও হঠাৎ বন্ধের খবর অনুসারীদের ফোনে যায়।',
    turnOff: 'সব বন্ধ করুন',
    question:
      'এরপর ফোনে বা অন্য প্রোগ্রামে কোনো খবর যাবে না, হঠাৎ বন্ধের খবরও নয়। যা পাঠানোর অপেক্ষায় আছে, তা-ও আর যাবে না। বন্ধ করবেন?',
    turnedOff: 'সব বন্ধ করা হয়েছে।',
    turnOn: 'আবার চালু করুন',
    turnedOn: 'আবার চালু হয়েছে। এখন থেকে নতুন খবর পাঠানো হবে।',
  },
}

const inPhones = (count: string) => (count === '1' ? '1 phone' : `${count} phones`)

const en: typeof bn = {
  lead: 'The phones that get news of the school. No names or numbers are stored; you see only how many there are.',
  fields: { isOn: 'Followers get news', unreached: 'Phones that no message has reached' },
  webhookFields: { url: 'Address', isOn: 'It gets news' },
  kinds: {
    calendar: 'Sudden closures',
    notices: 'Notices',
    news: 'News',
    results: 'Results',
    downloads: 'Downloads',
  },
  numbers: {
    title: 'How many phones follow',
    phones: inPhones,
    following: 'following the school',
    none: 'No phone follows the school yet.',
    wanted: 'How many phones get which news',
    shifts: schoolWords.en.shifts,
    bothShifts: 'Both shifts',
  },
  off: {
    'no-https':
      'Following is off: the site has no https address, so phones cannot get news. Ask the person who looks after the server to set PUBLIC_URL to an https address.',
    'switched-off':
      'All is switched off: no news is sent, and nobody can begin to follow. The present followers stay.',
  },
  full: 'The list of followers is full, so no new phone can follow. Ask the person who looks after the server to raise MAX_FOLLOWERS.',
  keyRefused: (day) =>
    `Since ${day}, the message services of phones (such as Google) refuse the key of this site, so news does not arrive. This happens if the site’s address or database was replaced. Tell the person who looks after the server.`,
  sendings: {
    title: 'Last sendings',
    empty:
      'Nothing was sent yet. When you publish a notice or announce a closure, it appears here.',
    untitled: 'Deleted',
    reasons: {
      again: 'Sent again',
      closureChanged: 'Correction',
      closureEnded: 'Closure withdrawn',
    },
    states: { waiting: 'Waiting', sending: 'Being sent', sent: '', withdrawn: 'Not sent' },
    sent: (count) => `sent to ${inPhones(count)}`,
    waiting: (count) => `${count} waiting`,
    failed: (count) => `${count} failed`,
    gone: (count) => `${count} do not follow any more`,
    withdrawnWhy: 'It was deleted, hidden or switched off before it was sent',
  },
  invite: {
    title: 'Tell the guardians',
    text: 'Notices and sudden closures of the school now come straight to your phone',
    steps: [
      'Open this address on your phone, or point the camera at the code.',
      'Press “Notify this phone”, then “Allow”.',
      'No name, no number, no cost. You can stop it at any time.',
    ],
    code: 'QR code of the page for followers',
    print: 'Print',
    printHint:
      'Hang it at the gate, in the office and in the classrooms, and add it to the papers for admission.',
  },
  test: {
    title: 'Test on this phone',
    lead: 'See whether messages reach this phone or computer. Nobody else gets this message.',
    send: 'Send a test message',
    sent: 'Sent. The message appears on this phone within a few seconds. If it does not, see in the phone’s settings whether this browser may show notifications.',
    notFollowing:
      'This phone does not follow the school yet. Follow on this phone first, then come back.',
    follow: 'Open the page for followers',
  },
  unreached: {
    title: 'Phones that no message has reached',
    text: (count) =>
      `${inPhones(count)} asked to follow, but not even the first message arrived. They do not count as followers. After two days they are removed by themselves.`,
    remove: 'Remove now',
    question:
      'These phones are removed. If a guardian’s phone is among them, it has to follow again. Remove them?',
    removed: (count) => `${inPhones(count)} removed.`,
  },
  power: {
    title: 'Switch all off or on',
    isOn: 'It is on. New notices and sudden closures reach the phones of followers.',
    turnOff: 'Switch all off',
    question:
      'After this, no news reaches phones or other programs, not even a sudden closure. What waits to be sent is withdrawn too. Switch it off?',
    turnedOff: 'All is switched off.',
    turnOn: 'Switch on again',
    turnedOn: 'It is on again. New news is sent from now on.',
  },
}

export const followerWords = { bn, en }
