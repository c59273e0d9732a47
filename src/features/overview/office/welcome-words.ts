import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const welcomeWords = inBothLanguages({
  title: ['নিজের একটি পাসওয়ার্ড দিন', 'Choose a password of your own'],
  text: [
    'যে পাসওয়ার্ড দিয়ে প্রবেশ করেছেন, সেটি আরও কেউ জানতে পারেন। এখনই নিজের একটি দিন।',
    'Somebody else may know the password that you used. Choose your own now.',
  ],
  later: ['পরে করব', 'Later'],
  places: {
    title: ['অফিসে কোথায় কী', 'Where everything is'],
    lines: {
      publish: [
        ['প্রকাশ করুন', 'নোটিশ, সংবাদ, ডাউনলোড বা ফলাফল: কাগজের ছবি, ফাইল বা লেখা দিয়ে শুরু।'],
        [
          'Publish',
          'A notice, news, a download or a result: from a photo of the paper, a file or a text.',
        ],
      ],
      close: [
        ['হঠাৎ বন্ধ', 'ঝড়, বন্যা বা অন্য কারণে ছুটি: দুই চাপে পুরো সাইটে আর সবার ফোনে।'],
        [
          'Sudden closure',
          'A storm, a flood or another reason: two taps, and the whole site and the followers’ phones say so.',
        ],
      ],
      menu: [
        ['মেনু', 'ফোনে উপরের বাঁ কোণে, কম্পিউটারে বাঁ পাশে। সেখানে পুরো অফিসে খোঁজাও যায়।'],
        [
          'Menu',
          'At the top left on a phone, at the left on a computer. It also searches the office.',
        ],
      ],
      drafts: [
        ['লেখা হারায় না', 'না পাঠানো লেখা এই ফোন বা কম্পিউটারে থাকে; লাইন গেলেও।'],
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
  },
})
