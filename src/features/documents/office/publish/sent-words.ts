import { counted } from '../../../../words/counted.ts'
import { inBothLanguages } from '../../../../words/in-both-languages.ts'

const inPhones = (count: string) => counted(count, 'phone')

export const sentWords = inBothLanguages({
  states: {
    published: ['প্রকাশিত হয়েছে', 'Published'],
    scheduled: [(moment) => `${moment} প্রকাশ পাবে`, (moment) => `Appears ${moment}`],
    draft: [
      'রাখা হয়েছে; প্রকাশ না করা পর্যন্ত সাইটে দেখা যাবে না',
      'Saved; visitors do not see it until you publish it',
    ],
    draftWithTime: [
      (moment) => `লুকানো অবস্থায় রাখা হয়েছে। নির্ধারিত সময় ${moment}, কিন্তু লুকানো জিনিস নিজে থেকে প্রকাশ পায় না`,
      (moment) =>
        `Saved as a draft. Its planned time is ${moment}, but a draft is not published automatically`,
    ],
    ended: [
      (day) => `মেয়াদ ${day} শেষ হয়েছে, তাই কোনো তালিকায় নেই`,
      (day) => `It ended on ${day}, so it is not in any list`,
    ],
  },
  schedule: ['নির্ধারিত সময়ে প্রকাশ হোক', 'Publish it at its planned time'],
  removeEnd: ['শেষ দিন বাদ দিয়ে প্রকাশ করুন', 'Remove the end and publish'],
  removeEndQuestion: [
    'শেষ দিন বাদ যাবে, আর এটি আবার তালিকায় আসবে। প্রকাশ করবেন?',
    'Its end is removed, and the lists show it again. Publish it?',
  ],
  see: ['দেখুন', 'See it'],
  preview: ['কেমন দেখাবে', 'Preview'],
  whatsApp: ['হোয়াটসঅ্যাপে পাঠান', 'Send it on WhatsApp'],
  close: ['ঠিক আছে', 'OK'],
  phones: {
    soon: [
      (minutes, phones) => `${minutes} মিনিট পর ${phones}টি ফোনে যাবে।`,
      (minutes, phones) => `Reaches ${inPhones(phones)} in ${counted(minutes, 'minute')}.`,
    ],
    atTime: [
      (moment, phones) => `${moment} ${phones}টি ফোনে যাবে।`,
      (moment, phones) => `Reaches ${inPhones(phones)} ${moment}.`,
    ],
    now: [
      (phones) => `${phones}টি ফোনে এখন যাচ্ছে।`,
      (phones) => `Is being sent to ${inPhones(phones)}.`,
    ],
    sent: [
      (moment, phones) => `${moment} ${phones}টি ফোনে গেছে।`,
      (moment, phones) => `It reached ${inPhones(phones)} ${moment}.`,
    ],
    ahead: [
      (phones) => `প্রকাশ হলে ${phones}টি ফোনে যাবে।`,
      (phones) => `When it appears, it reaches ${inPhones(phones)}.`,
    ],
    nobody: ['ফোনে জানানো হচ্ছে না।', 'Phones are not told.'],
    stop: ['ফোনে পাঠানো থামান', 'Stop the message to phones'],
    stopped: ['ফোনে পাঠানো থামানো হয়েছে।', 'The message to phones is stopped.'],
    tell: ['তবু ফোনে জানান', 'Tell phones after all'],
  },
})
