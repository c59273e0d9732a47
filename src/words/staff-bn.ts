/** All words of the office; quoted English comes after the Bengali, as in `bn.ts`. */
export const staffBn = {
  office: 'দপ্তর',
  skip: 'মূল অংশে যান',
  menu: 'মেনু',
  closeMenu: 'মেনু বন্ধ করুন',
  menuLabel: 'দপ্তরের মেনু',
  seeSite: 'সাইট দেখুন',
  signOut: 'বের হোন',
  otherLanguage: 'English',
  loading: 'লোড হচ্ছে… (Loading...)',
  noScript: 'দপ্তরের কাজের জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে।',
  screens: {
    overview: 'শুরুর পাতা',
    notices: 'নোটিশ বোর্ড',
    news: 'সংবাদ হালনাগাদ',
    downloads: 'ডাউনলোড',
    results: 'অভ্যন্তরীণ ফলাফল',
    jubilee: 'সুবর্ণজয়ন্তীর ছবি হালনাগাদ',
    photos: 'ছবিঘর হালনাগাদ',
    schoolInfo: 'বিদ্যালয়ের তথ্য হালনাগাদ',
    contact: 'যোগাযোগ হালনাগাদ',
    studentCounts: 'শিক্ষার্থীর তথ্য হালনাগাদ',
    officers: 'শিক্ষক ও কর্মকর্তা',
    site: 'সাইটের লেখা ও লিংক',
    bin: 'ঝুড়ি: মুছে ফেলা জিনিস',
    history: 'বদলের ইতিহাস',
    accounts: 'অ্যাকাউন্ট ও পাসওয়ার্ড',
  },
  line: {
    waiting:
      'পাতাটি আনা যাচ্ছে না: লাইন নেই, অথবা সার্ভার সাড়া দিচ্ছে না। এই পাতায় যা লিখেছেন সব আছে। লাইন এলে কাজটি নিজেই এগোবে।',
  },
  notReady: {
    wait: 'পাতাটি এখনো চালু হয়নি। ইন্টারনেট ধীর হলে আরেকটু অপেক্ষা করুন।',
    update: 'তাতেও চালু না হলে ব্রাউজারটি হালনাগাদ করুন।',
  },
  reload: 'আবার লোড করুন',
  crash: {
    title: 'পাতাটি দেখাতে সমস্যা হয়েছে',
    text: 'আগে যা প্রকাশ বা সংরক্ষণ করেছেন, সব ঠিক আছে। পাতাটি আবার লোড করুন; তাতেও না হলে শুরুর পাতায় ফিরে যান।',
  },
  /** One record of each kind, in the bin and the history. */
  kinds: {
    notices: 'নোটিশ',
    news: 'সংবাদ',
    downloads: 'ডাউনলোড',
    results: 'অভ্যন্তরীণ ফলাফল',
    photos: 'ছবিঘর',
    jubilee: 'সুবর্ণজয়ন্তীর ছবি ও ভিডিও',
    officers: 'শিক্ষক ও কর্মকর্তা',
    studentCounts: 'শিক্ষার্থীর হিসাব',
    officerOrder: 'শিক্ষক ও কর্মকর্তার ক্রম',
    teacherPage: 'শিক্ষকদের নিজস্ব পাতা',
    schoolInfo: 'বিদ্যালয়ের তথ্য',
    contact: 'যোগাযোগ',
    site: 'সাইটের লেখা ও লিংক',
    sample: 'নমুনা',
    account: 'অ্যাকাউন্ট',
  },
  notFound: {
    title: 'পাতাটি পাওয়া গেল না',
    text: 'ঠিকানাটি ভুল হতে পারে। মেনু থেকে বেছে নিন।',
  },
  signIn: {
    title: 'দপ্তরে প্রবেশ',
    lead: 'নোটিশ, সংবাদ ও ছবি প্রকাশের জন্য প্রবেশ করুন।',
    username: 'ব্যবহারকারীর নাম',
    password: 'পাসওয়ার্ড',
    submit: 'প্রবেশ করুন',
    submitting: 'প্রবেশ হচ্ছে…',
    invalid: 'নাম বা পাসওয়ার্ড ঠিক নয়। (Invalid credentials)',
    code: {
      needed: 'পাসওয়ার্ড ঠিক আছে। এবার কোড দিন।',
      phone: {
        label: 'ফোনের কোড',
        hint: 'অথেনটিকেটর অ্যাপে এখন যে ৬ অঙ্ক আছে।',
        wrong: 'কোডটি ঠিক নয়, পুরোনো, অথবা আগেই ব্যবহার হয়েছে। নতুন কোড এলে সেটি দিন।',
        other: 'ফোন কাছে নেই? জরুরি কোড দিন',
      },
      recovery: {
        label: 'জরুরি কোড',
        hint: 'দুই ধাপে প্রবেশ চালু করার সময় যেগুলো রেখেছিলেন তার একটি। একটি কোড একবারই চলে।',
        wrong: 'কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে। অন্য একটি দিন।',
        other: 'ফোনের কোড দিন',
      },
    },
    toSite: 'সাইটে ফিরে যান',
    expiredTitle: 'আবার প্রবেশ করুন',
    expired:
      'আপনার প্রবেশের মেয়াদ শেষ হয়েছে। পাসওয়ার্ড দিন: যা লিখেছেন সব আছে, প্রবেশ করলেই কাজটি সম্পন্ন হবে।',
  },
  common: {
    title: 'শিরোনাম',
    software: 'সফটওয়্যার নিজে',
    cancel: 'না, থাক',
    close: 'বন্ধ করুন',
    save: 'সংরক্ষণ করুন',
    create: 'তৈরি করুন (Create)',
    update: 'হালনাগাদ করুন (Update)',
    remove: 'মুছুন (Delete)',
    rename: 'নাম বদলান (Rename)',
    select: 'বেছে নিন (Select)',
    requiredNote: ' চিহ্নিত ঘর অবশ্যই পূরণ করতে হবে।',
    showPassword: 'পাসওয়ার্ড দেখান বা লুকান',
    search: 'শিরোনামে খুঁজুন',
    nothingFound: 'এই খোঁজে কিছু পাওয়া যায়নি।',
    loadMore: 'আরও দেখান',
    failedToLoad: 'তালিকাটি আনা গেল না।',
    tryAgain: 'আবার চেষ্টা করুন',
    draftKept: 'খসড়া এই যন্ত্রে রাখা আছে',
    draftDiscarded: 'খসড়া মুছে ফেলা হয়েছে।',
    restoreDraft: 'মুছে ফেলা খসড়া ফিরিয়ে আনুন',
    draftRestored: 'খসড়া ফিরে এসেছে।',
    discardDraft: 'খসড়া মুছে ফেলুন',
    leave: 'লেখা এখনো পাঠানো হয়নি। তবু এই পাতা ছেড়ে যাবেন? খসড়া এই যন্ত্রে থাকবে।',
    leaveTitle: 'লেখা পাঠানো হয়নি',
    stay: 'এই পাতায় থাকুন',
    leaveAnyway: 'ছেড়ে যান',
    seeOnSite: 'সাইটে দেখুন',
    removed: 'মুছে ফেলা হয়েছে।',
    inBin: '৩০ দিন ঝুড়িতে থাকবে।',
    restore: 'ফিরিয়ে আনুন',
    restored: 'আগের জায়গায় ফিরে এসেছে।',
    newTitle: 'নতুন শিরোনাম',
    renamed: 'নাম বদলানো হয়েছে।',
    removeTitle: 'মুছে ফেলা',
    check: 'নিচের জায়গাগুলো দেখুন:',
    sample: 'নমুনা',
    none: 'কিছু নেই',
    moveUp: 'উপরে নিন',
    moveDown: 'নিচে নিন',
    dragToMove: 'টেনে সরান',
  },
  file: {
    label: 'ফাইল',
    photo: 'ছবি',
    choose: 'ফাইল বেছে নিন',
    choosePhoto: 'ছবি বেছে নিন',
    choosePhotos: 'এক বা একাধিক ছবি বেছে নিন',
    orDrop: 'অথবা টেনে এনে এখানে ছাড়ুন, কিংবা কপি করে এখানে পেস্ট করুন',
    documentHint: (megabytes: string) =>
      `PDF, DOC, DOCX, XLS, XLSX, JPG, PNG বা WebP; সর্বোচ্চ ${megabytes} এমবি`,
    photoHint: (megabytes: string) =>
      `JPG, PNG, WebP, GIF, AVIF বা HEIC (আইফোন); সর্বোচ্চ ${megabytes} এমবি`,
    noPreview: 'এখানে দেখা যায় না',
    remove: 'ফাইলটি সরান',
    tooLarge: (megabytes: string) => `ফাইলটি বেশি বড়। সর্বোচ্চ ${megabytes} এমবি।`,
    wrongKind: 'এই ধরনের ফাইল এখানে দেওয়া যায় না।',
    empty: (size: string) => `ফাইলটি খালি (${size})। অন্য ফাইল বেছে নিন।`,
    sent: (percent: string) => `${percent}% গেছে`,
    processing: 'সব গেছে, সার্ভারে সংরক্ষণ হচ্ছে…',
    stop: 'থামান',
    stopped: 'পাঠানো থামানো হয়েছে। লেখা ও ফাইল যেমন ছিল তেমনই আছে।',
    uploading: 'আপলোড হচ্ছে',
  },
  problems: {
    offline: 'লাইন কেটে গেছে, উত্তর আসেনি। লেখা যেমন ছিল তেমনই আছে; লাইন এলে তালিকা দেখে আবার চেষ্টা করুন।',
    failure: 'সার্ভারে সমস্যা হয়েছে, কিছু বদলায়নি। একটু পরে আবার চেষ্টা করুন।',
    byCode: {
      'invalid-input': 'কিছু জায়গা ঠিক করে আবার পাঠান।',
      'not-signed-in': 'আবার প্রবেশ করুন।',
      'not-allowed': 'এই কাজের অনুমতি আপনার নেই।',
      'not-found': 'এটি আর নেই; হয়তো অন্য কেউ মুছে ফেলেছেন।',
      'already-exists': 'এটি আগে থেকেই আছে। যা আছে সেটি বদলান।',
      'file-damaged': 'ফাইলটি খালি বা নষ্ট। অন্য ফাইল বেছে নিন।',
      'file-too-large': 'ফাইলটি বেশি বড়। ছোট একটি ফাইল বেছে নিন।',
      'file-kind-not-accepted': 'এই ধরনের ফাইল এখানে দেওয়া যায় না।',
      'cannot-undo': 'এটি আর আগের মতো করা যায় না।',
      outdated: 'এর মধ্যে অন্য কেউ এটি বদলেছেন।',
      'too-many-attempts': 'অনেকবার ভুল হয়েছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
      'server-away':
        'সার্ভার এই মুহূর্তে সাড়া দিচ্ছে না। লেখাটি জমা হয়েছে কি না আগে দেখে নিন, তারপর এক মিনিট পরে আবার চেষ্টা করুন।',
      overloaded: 'সার্ভারে এখন কাজের চাপ বেশি। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
      'disk-full':
        'সার্ভারের ডিস্কে আর জায়গা নেই; কিছু বদলায়নি। যিনি সার্ভার দেখাশোনা করেন তাঁকে জায়গা খালি করতে বলুন, তারপর আবার চেষ্টা করুন।',
      'disk-unwritable':
        'সার্ভার তার ডিস্কে লিখতে পারছে না; কিছু বদলায়নি। যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান, তারপর আবার চেষ্টা করুন।',
      'database-busy':
        'অন্য একটি প্রোগ্রাম সার্ভারের ডেটাবেস আটকে রেখেছে; কিছু বদলায়নি। এক মিনিট পরে আবার চেষ্টা করুন; তাতেও না হলে যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।',
      'database-away':
        'সার্ভার তার ডেটাবেস ব্যবহার করতে পারছে না। আগে দেখে নিন লেখাটি জমা হয়েছে কি না, কয়েক মিনিট পরে আবার চেষ্টা করুন; তাতেও না হলে যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।',
      'files-away':
        'ফাইল যেখানে রাখা হয় সার্ভার সেখানে পৌঁছাতে পারছে না; কিছু বদলায়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন; তাতেও না হলে যিনি সার্ভার দেখাশোনা করেন তাঁকে জানান।',
    } as Record<string, string>,
    /** The server's sentences about single fields; `#` replaces each number. */
    sentences: {
      'Fill this in.': 'এটি পূরণ করুন।',
      'Choose a file.': 'একটি ফাইল বেছে নিন।',
      'This is too large. Send less.': 'লেখা বা ফাইলটি বেশি বড়। ছোট করে আবার পাঠান।',
      'Choose one.': 'একটি বেছে নিন।',
      'Shorten this to # characters or fewer.': '# অক্ষরের মধ্যে লিখুন।',
      'Write a whole number that is not negative.': 'শূন্য বা তার বেশি একটি পূর্ণ সংখ্যা লিখুন।',
      'Write a number that is not negative.': 'শূন্য বা তার বেশি একটি সংখ্যা লিখুন।',
      'Write a link that begins with https:// or http://.':
        'https:// বা http:// দিয়ে শুরু একটি লিংক লিখুন।',
      'Paste the link of a YouTube video, such as https://www.youtube.com/watch?v=…':
        'একটি ইউটিউব ভিডিওর লিংক দিন, যেমন https://www.youtube.com/watch?v=… ফেসবুক বা অন্য সাইটের লিংক এখানে চলে না।',
      'Choose a password of at least # characters.': 'অন্তত # অক্ষরের একটি পাসওয়ার্ড দিন।',
      'Choose a password of at most # characters.': 'সর্বোচ্চ # অক্ষরের একটি পাসওয়ার্ড দিন।',
      'Choose another password: this is one of those that are guessed first.':
        'অন্য একটি পাসওয়ার্ড দিন: এটি সবার আগে আন্দাজ করা হয়।',
      'Choose another password: this one is little more than the name of the school or of the account.':
        'অন্য একটি পাসওয়ার্ড দিন: এটি প্রায় বিদ্যালয়ের বা অ্যাকাউন্টের নামই।',
      'Write the code.': 'কোডটি লিখুন।',
      'This is not the code that the phone shows now.':
        'ফোনে এখন এই কোড নেই। এখন যেটি দেখাচ্ছে সেটি লিখুন।',
      'There is nothing to confirm: begin anew.': 'এটি আর শেষ করা যায় না। আবার শুরু করুন।',
      'Signing in in two steps is on already: turn it off first.':
        'দুই ধাপে প্রবেশ আগে থেকেই চালু আছে। আগে বন্ধ করুন।',
      'Signing in in two steps is off.': 'দুই ধাপে প্রবেশ বন্ধ আছে।',
      'This is not the current password.': 'বর্তমান পাসওয়ার্ডটি ঠিক নয়।',
      'There is an account of this name already: choose another name.':
        'এই নামে একটি অ্যাকাউন্ট আগে থেকেই আছে। অন্য নাম দিন।',
      'Write a name of # to # characters.': '# থেকে # অক্ষরের একটি নাম দিন।',
      'This is the last admin: make someone else an admin first.':
        'ইনিই শেষ প্রশাসক। আগে অন্য কাউকে প্রশাসক করুন।',
      'Choose a file of at most # MB.': 'সর্বোচ্চ # এমবির একটি ফাইল বেছে নিন।',
      'This file is empty. Choose another one.': 'ফাইলটি খালি। অন্য ফাইল বেছে নিন।',
      'This file is damaged, or it is not what its name says. Save it again and choose it, or choose another one.':
        'ফাইলটি নষ্ট, অথবা নামের শেষে যা লেখা আছে এটি সেই ধরনের ফাইল নয়। নতুন করে সংরক্ষণ করে আবার দিন, অথবা অন্য ফাইল বেছে নিন।',
      'This picture is damaged or far too large. Choose another one.':
        'ছবিটি নষ্ট বা খুব বেশি বড়। অন্য ছবি বেছে নিন।',
      'Choose a PDF, a Word or Excel file, or a picture (JPEG, PNG, WebP).':
        'PDF, Word বা Excel ফাইল, অথবা ছবি (JPEG, PNG, WebP) বেছে নিন।',
      'This page is too complicated: it may have at most # elements, nested at most # deep. Save it in Word as “Web Page, Filtered”, or shorten it.':
        'পাতাটি বেশি জটিল: এতে সর্বোচ্চ #টি উপাদান থাকতে পারে, একটির ভেতরে আরেকটি সর্বোচ্চ # স্তর পর্যন্ত। Word থেকে “Web Page, Filtered” হিসেবে সংরক্ষণ করুন, অথবা পাতাটি ছোট করুন।',
      'Send at most # people in one order.': 'একবারে সর্বোচ্চ # জনের ক্রম বদলানো যায়।',
      'Choose a picture (JPEG, PNG, WebP, GIF, AVIF or HEIC).':
        'একটি ছবি (JPEG, PNG, WebP, GIF, AVIF বা HEIC) বেছে নিন।',
      'This is not in the bin: it was restored, or removed for good.':
        'এটি আর ঝুড়িতে নেই: ফিরিয়ে আনা হয়েছে, অথবা চিরতরে মুছে ফেলা হয়েছে।',
      'This class, shift and section has been counted again: delete that count first, then restore this one.':
        'এই শাখার নতুন হিসাব দেওয়া হয়েছে। আগে সেটি মুছুন, তারপর এটি ফিরিয়ে আনুন।',
      'Another count has that class, shift and section now: change or delete that one first.':
        'ওই শ্রেণি, শিফট ও শাখায় এখন অন্য একটি হিসাব আছে। আগে সেটি বদলান বা মুছুন।',
      'It has been deleted since: restore it from the bin first.':
        'এর পরে এটি মুছে ফেলা হয়েছে। আগে ঝুড়ি থেকে ফিরিয়ে আনুন।',
      'It says so already: there is nothing to set back.': 'এখন তা-ই লেখা আছে, আগের মতো করার কিছু নেই।',
      'The picture of that time is not stored any more: upload it again.':
        'তখনকার ছবিটি আর রাখা নেই। ছবিটি আবার দিন।',
      'What it said then is not accepted any more: write it anew.':
        'তখন যা লেখা ছিল তা আর গ্রহণ করা যায় না। নতুন করে লিখুন।',
      'Choose an HTML file, saved as UTF-#.': 'UTF-# হিসেবে রাখা একটি HTML ফাইল বেছে নিন।',
      'Choose an HTML file of at most # MB.': 'সর্বোচ্চ # এমবির একটি HTML ফাইল বেছে নিন।',
    } as Record<string, string>,
  },
  conflict: {
    title: 'এর মধ্যে অন্য কেউ এটি বদলেছেন',
    lead: 'দুটিই দেখুন, তারপর একটি বেছে নিন। কিছুই হারায়নি।',
    field: 'ঘর',
    theirs: 'এখন যা আছে',
    yours: 'আপনি যা লিখেছেন',
    keepTheirs: 'এখন যা আছে তা-ই থাকুক',
    keepYours: 'আমার লেখাটি সংরক্ষণ করুন',
  },
}

export type StaffWords = typeof staffBn
