import { inBothLanguages } from '../../../words/in-both-languages.ts'

/** The words of two-step sign-in, except those of the sign-in form. */
export const twoStepWords = inBothLanguages({
  title: ['দুই ধাপে প্রবেশ', 'Two-step sign-in'],
  lead: [
    'চালু থাকলে পাসওয়ার্ডের পরে আপনার ফোনের একটি কোডও লাগে। পাসওয়ার্ড অন্য কেউ জেনে গেলেও তিনি প্রবেশ করতে পারেন না।',
    'When it is on, you need a code from your phone after the password. Someone who knows only your password cannot sign in.',
  ],
  need: [
    'ফোনে একটি কোডের অ্যাপ লাগবে, যেমন Google Authenticator বা Microsoft Authenticator। অ্যাপটি ইন্টারনেট ছাড়াই কোড দেখায়।',
    'Your phone needs an authenticator app, such as Google Authenticator or Microsoft Authenticator. The app shows codes without the internet.',
  ],
  turnOn: ['চালু করুন', 'Turn on'],
  isOn: [(date) => `${date} থেকে চালু আছে।`, (date) => `On since ${date}.`],
  codesLeft: [
    (count) => `জরুরি কোড বাকি আছে ${count}টি।`,
    (count) => `Recovery codes left: ${count}.`,
  ],
  fewLeft: [
    'জরুরি কোড শেষ হয়ে আসছে। নতুন কোড নিয়ে রাখুন, নইলে ফোন হারালে নিজে প্রবেশ করতে পারবেন না।',
    'You have few recovery codes left. Get new codes. Without codes you cannot sign in by yourself if you lose your phone.',
  ],
  noneLeft: [
    'জরুরি কোড শেষ। নতুন কোড নিয়ে রাখুন, নইলে ফোন হারালে নিজে প্রবেশ করতে পারবেন না।',
    'You have no recovery codes left. Get new codes. Without codes you cannot sign in by yourself if you lose your phone.',
  ],
  newCodes: ['নতুন জরুরি কোড নিন', 'Get new recovery codes'],
  turnOff: ['দুই ধাপ বন্ধ করুন', 'Turn off two-step sign-in'],
  turnOffTitle: ['দুই ধাপে প্রবেশ বন্ধ করা', 'Turn off two-step sign-in'],
  proof: {
    on: ['চালু করার আগে আপনার পাসওয়ার্ড দিন।', 'Enter your password to turn it on.'],
    codes: [
      'আগের জরুরি কোডগুলো আর চলবে না। এগোতে আপনার পাসওয়ার্ড দিন।',
      'The old recovery codes will stop working. Enter your password to continue.',
    ],
    off: [
      'এরপর শুধু পাসওয়ার্ড দিয়েই প্রবেশ করা যাবে, জরুরি কোডগুলোও আর চলবে না। বন্ধ করতে আপনার পাসওয়ার্ড দিন।',
      'The password alone will be enough to sign in, and the recovery codes will stop working. Enter your password to turn it off.',
    ],
    next: ['পরের ধাপ', 'Next step'],
  },
  turnedOn: [
    'দুই ধাপে প্রবেশ চালু হয়েছে। অন্য সব ফোন ও কম্পিউটার থেকে বের করা হয়েছে।',
    'Two-step sign-in is on. You are signed out everywhere else.',
  ],
  turnedOff: ['দুই ধাপে প্রবেশ বন্ধ করা হয়েছে।', 'Two-step sign-in is off.'],
  pairing: {
    title: ['ফোনে যোগ করুন', 'Add it to your phone'],
    scan: [
      'ফোনে কোডের অ্যাপ খুলে এই ছবিটি স্ক্যান করুন।',
      'Open the authenticator app on your phone and scan this picture.',
    ],
    picture: [
      'অ্যাপের জন্য QR কোড। এতে যা আছে তা নিচে লেখাও আছে।',
      'QR code for the app. Its content is also written below.',
    ],
    open: ['এই ফোনের অ্যাপে খুলুন', 'Open in this phone’s app'],
    byHand: [
      'স্ক্যান করা না গেলে অ্যাপে এই গোপন চাবিটি টাইপ করুন:',
      'If it cannot be scanned, type this secret key into the app:',
    ],
    secret: [
      'আর কাউকে দেখাবেন না: এটি যার কাছে থাকে, কোডও তার কাছে থাকে।',
      'Do not show it to anyone. Anyone who has the key can make the codes too.',
    ],
    code: ['অ্যাপে এখন যে কোড আছে', 'The code that the app shows now'],
    codeHint: ['৬ অঙ্ক। কোডটি আধা মিনিট পরপর বদলায়।', '6 digits. The code changes every half minute.'],
    confirm: ['কোড মিলিয়ে চালু করুন', 'Check the code and turn on'],
  },
  codes: {
    title: ['আপনার জরুরি কোড', 'Your recovery codes'],
    lead: [
      'ফোন হারালে বা হাতের কাছে না থাকলে ফোনের কোডের বদলে এর একটি দেবেন। প্রতিটি একবারই চলে।',
      'If you lose your phone or do not have it with you, enter one of these codes instead of the code from the phone. Each code works once.',
    ],
    once: [
      'কোডগুলো আর দেখানো হবে না। এখনই ছেপে বা লিখে নিরাপদ জায়গায় রাখুন, ফোনের সঙ্গে নয়।',
      'The codes are not shown again. Print them or write them down now, and store them in a safe place, not with the phone.',
    ],
    list: ['জরুরি কোডের তালিকা', 'Recovery codes'],
    print: ['ছাপুন', 'Print'],
    save: ['ফাইলে সংরক্ষণ করুন', 'Save as a file'],
    fileName: ['জরুরি-কোড.txt', 'recovery-codes.txt'],
    copy: ['কপি করুন', 'Copy'],
    copied: ['কোডগুলো কপি হয়েছে।', 'The codes are copied.'],
    done: ['রেখেছি', 'I have saved them'],
  },
  has: ['দুই ধাপে প্রবেশ করেন', 'uses two-step sign-in'],
  takeOff: ['দুই ধাপ বন্ধ করুন', 'Turn off two-step sign-in'],
  takeOffTitle: ['অন্যের দুই ধাপে প্রবেশ বন্ধ করা', 'Turn off two-step sign-in for another person'],
  confirmTakeOff: [
    'ইনি ফোন ও জরুরি কোড দুটিই হারিয়েছেন? আগে নিশ্চিত হোন যে অনুরোধটি তাঁরই। এরপর শুধু পাসওয়ার্ড দিয়ে প্রবেশ করা যাবে।',
    'Has this person lost both the phone and the recovery codes? First make sure that the request really comes from this person. After this, the password alone is enough to sign in.',
  ],
  takenOff: [
    'দুই ধাপে প্রবেশ বন্ধ করা হয়েছে। তিনি “বদলের ইতিহাস” পাতায় তা দেখতে পাবেন।',
    'Two-step sign-in is off for this account. Its owner can see this in the history.',
  ],
})
