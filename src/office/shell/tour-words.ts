import { inBothLanguages } from '../../words/in-both-languages.ts'

export const tourWords = inBothLanguages({
  title: ['অফিসের পরিচয়, এক পাতায়', 'The office on one page'],
  offer: [
    'অফিস প্রথমবার দেখছেন? কোন কাজ কোথায়, এক পাতায় দেখে নিন।',
    'New to the office? See on one page where everything is.',
  ],
  open: ['পরিচয় দেখুন', 'Show me'],
  skip: ['দরকার নেই', 'No, thank you'],
  close: ['বুঝেছি', 'Got it'],
  again: [
    'পরে দেখতে চাইলে: মেনু থেকে “অ্যাকাউন্ট ও পাসওয়ার্ড”।',
    'To see it again: “Accounts and password” in the menu.',
  ],
  points: {
    publish: [
      ['প্রকাশ করুন', 'নোটিশ, সংবাদ, ডাউনলোড বা ফলাফল: কাগজের ছবি, ফাইল বা লেখা দিয়ে শুরু।'],
      [
        'Publish',
        'A notice, news, a download or a result: from a photo of the paper, a file or a text.',
      ],
    ],
    close: [
      ['হঠাৎ বন্ধ', 'ঝড়, বন্যা বা অন্য কারণে ছুটি: দুই চাপে পুরো সাইটে আর অনুসারীদের ফোনে।'],
      [
        'Sudden closure',
        'A storm, a flood or another reason: two taps, and the whole site and the followers’ phones say so.',
      ],
    ],
    today: [
      ['আজ যা দেখবেন', 'যা আজ আপনার কাজ: যা প্রকাশ পাবে, যা শেষ হবে, যা মেলানো হয়নি।'],
      ['For today', 'What needs you today: what appears, what ends, what is not checked.'],
    ],
    menu: [
      ['মেনু', 'ফোনে উপরের বাঁ কোণে, কম্পিউটারে বাঁ পাশে। সেখানে পুরো অফিসে খোঁজাও যায়।'],
      [
        'Menu',
        'At the top left on a phone, at the left on a computer. It also searches the office.',
      ],
    ],
    drafts: [
      ['লেখা হারায় না', 'না পাঠানো লেখা এই যন্ত্রে রাখা থাকে; লাইন গেলেও।'],
      [
        'Nothing is lost',
        'A text that is not sent stays on this device, also when the line is lost.',
      ],
    ],
    undo: [
      ['ভুল হলে', 'মুছে ফেলা জিনিস ৩০ দিন ফিরিয়ে আনা যায়; বদলের ইতিহাসে সব আগের মতো করা যায়।'],
      [
        'Mistakes',
        'Deleted content can be restored for 30 days, and every change can be set back in the history.',
      ],
    ],
  },
})
