import { inBothLanguages, type Pair } from '../../words/in-both-languages.ts'
import type { Sort } from '../console/columns.ts'
import type { DistrictAction } from '../registry.ts'

export const schoolListWords = inBothLanguages({
  lead: [
    'সব বিদ্যালয়ের সাইট এক জায়গায়। যেটি আগে দেখা দরকার, সেটি উপরে থাকে।',
    'The sites of all schools. The most urgent come first.',
  ],
  sums: ['যা দেখতে হবে', 'What needs attention'],
  all: ['সব বিদ্যালয়', 'All schools'],
  search: ['নাম বা কোড', 'Name or code'],
  order: ['কোনগুলো আগে', 'Order'],
  orders: {
    troubles: ['সবচেয়ে জরুরি', 'Most urgent'],
    title: ['নাম অনুযায়ী', 'Name'],
    published: ['অনেক দিন প্রকাশ নেই', 'Longest without publishing'],
    work: ['অনেক দিন কাজ নেই', 'Longest without work'],
    board: ['তথ্য বোর্ডে সবচেয়ে কম', 'Least on the board'],
    backup: ['সবচেয়ে পুরোনো ব্যাকআপ', 'Oldest backup'],
    size: ['সবচেয়ে বেশি জায়গা', 'Largest'],
    state: ['অবস্থা অনুযায়ী', 'State'],
  } satisfies Record<Sort, Pair>,
  count: [(count) => `${count}টি বিদ্যালয়`, (count) => `Schools: ${count}`],
  page: [(page, pages) => `পাতা ${page}, মোট ${pages}`, (page, pages) => `Page ${page} of ${pages}`],
  earlier: ['আগের পাতা', 'Previous page'],
  later: ['পরের পাতা', 'Next page'],
  csv: ['এক্সেলের জন্য নামিয়ে নিন (CSV)', 'Download for Excel (CSV)'],
  never: ['কখনো না', 'Never'],
  none: ['নেই', 'None'],
  unknown: ['জানা নেই', 'Not known'],
  megabytes: [(count) => `${count} এমবি`, (count) => `${count} MB`],
  board: [(ok) => `১১টির ${ok}টি`, (ok) => `${ok} of 11`],
  empty: ['এই তালিকায় কোনো বিদ্যালয় নেই।', 'No school is in this list.'],
  noSchools: [
    'এখনো কোনো বিদ্যালয় যোগ করা হয়নি। যিনি সার্ভার দেখাশোনা করেন, তিনি সেখানে একটি কমান্ড চালিয়ে যোগ করেন।',
    'There are no schools yet. The person who looks after the server adds them with a command.',
  ],
  twoStep: [
    'বিদ্যালয়গুলো দেখতে আপনার অ্যাকাউন্টে দুই ধাপে প্রবেশ চালু থাকতে হবে।',
    'To see the schools, your account needs two-step sign-in.',
  ],
  turnOn: ['দুই ধাপে প্রবেশ চালু করুন', 'Turn on two-step sign-in'],
  machine: {
    title: ['সার্ভার', 'Machine'],
    version: ['সফটওয়্যারের সংস্করণ', 'Version of the software'],
    migrated: ['নতুন সংস্করণে এসেছে', 'Updated to it'],
    ofAll: [(part, all) => `${all}টির মধ্যে ${part}টি`, (part, all) => `${part} of ${all}`],
    free: ['খালি জায়গা', 'Free disk space'],
    night: ['শেষ রাতের ব্যাকআপ', 'Backups of the last night'],
    noNight: ['এখনো হয়নি', 'Not made yet'],
    ofNight: [
      (day, made, unchanged, failed) =>
        `${day}: নতুন ${made}টি, বদলায়নি ${unchanged}টি, ব্যর্থ ${failed}টি`,
      (day, made, unchanged, failed) =>
        `${day}: ${made} new, ${unchanged} unchanged, ${failed} failed`,
    ],
    open: ['এই মুহূর্তে খোলা', 'Open now'],
    most: [
      (open, most) => `${open}টি (সর্বোচ্চ ${most}টি)`,
      (open, most) => `${open} (at most ${most})`,
    ],
  },
})

export const oneSchoolWords = inBothLanguages({
  title: ['বিদ্যালয়', 'School'],
  since: [(state, day) => `${state}, ${day} থেকে`, (state, day) => `${state} since ${day}`],
  reason: [(reason) => `কারণ: ${reason}`, (reason) => `Reason: ${reason}`],
  newAddress: ['নতুন ঠিকানা', 'New address'],
  problem: [(when) => `সাইট খুলছে না: ${when}`, (when) => `The site cannot open: ${when}`],
  problems: {
    missing: [
      'বিদ্যালয়ের ফোল্ডার বা তথ্যের ফাইল নেই। ফোল্ডারটি ফিরিয়ে আনুন, অথবা শেষ ব্যাকআপ থেকে তুলুন।',
      'Its folder or its database file is missing. Bring the folder back, or restore the last backup.',
    ],
    damaged: [
      'তথ্যের ফাইলটি নষ্ট হয়ে গেছে। শেষ ব্যাকআপ থেকে তুলুন।',
      'Its database file is damaged. Restore the last backup.',
    ],
    newer: [
      'তথ্যের ফাইলটি সফটওয়্যারের আরও নতুন সংস্করণের। সেই সংস্করণ আবার চালু করুন।',
      'Its database is of a newer version of the software. Start that version again.',
    ],
    other: [
      'কারণটি নিচে ইংরেজিতে লেখা আছে। সার্ভার যিনি দেখাশোনা করেন তাঁকে জানান।',
      'The reason is below. Tell whoever looks after the server.',
    ],
  },
  onlyAdmins: ['কিছু বদলাতে পারেন শুধু প্রধান ব্যবহারকারী।', 'Only an admin can change something here.'],
  survey: ['এখনই দেখে নিন', 'Look again now'],
  surveyed: ['আবার দেখা হয়েছে।', 'The school was looked at again.'],
  pause: ['সাইট আপাতত বন্ধ করুন', 'Pause the site'],
  pauseQuestion: [
    'সাইট ও অফিস দুটিই বন্ধ থাকবে। কিছু মুছবে না, যেকোনো সময় আবার চালু করা যায়। বিদ্যালয়ের “বদলের ইতিহাস” পাতায় আপনার নামসহ লেখা থাকবে।',
    'The site and its office will not open. Nothing is deleted, and you can resume it at any time. The history of the school shows this with your name.',
  ],
  reasonField: ['কারণ (না লিখলেও চলে)', 'Reason (optional)'],
  paused: ['সাইট আপাতত বন্ধ।', 'The site is paused.'],
  resume: ['সাইট আবার চালু করুন', 'Resume the site'],
  resumed: ['সাইট আবার চালু হয়েছে।', 'The site is open again.'],
  password: {
    act: ['নতুন পাসওয়ার্ড দিন', 'New password'],
    lead: [
      'যাঁর পাসওয়ার্ড, তাঁর ব্যবহারকারীর নাম প্রধান শিক্ষকের কাছে জেনে নিন। নতুন পাসওয়ার্ড হলে ওই নামে সব ফোন ও কম্পিউটার থেকে বের করা হবে, আর বিদ্যালয়ের “বদলের ইতিহাস” পাতায় আপনার নাম থাকবে।',
      'Ask the head of the school for the user name. The new password ends all sessions of the account, and the history of the school shows your name.',
    ],
    username: ['ব্যবহারকারীর নাম', 'User name'],
    make: ['পাসওয়ার্ড তৈরি করুন', 'Make a password'],
    made: [(name) => `${name}: নতুন পাসওয়ার্ড`, (name) => `The new password of ${name}`],
    once: [
      'পাসওয়ার্ডটি আর দেখা যাবে না। এখনই টেলিফোনে পড়ে শোনান। প্রবেশ করে তিনি নিজে একটি বেছে নেবেন।',
      'It is not shown again. Read it out on the telephone now. After signing in, the person chooses an own one.',
    ],
    copy: ['কপি করুন', 'Copy'],
    copied: ['কপি হয়েছে।', 'Copied.'],
    done: ['পড়ে শুনিয়েছি', 'Done'],
  },
  facts: {
    title: ['এক নজরে', 'At a glance'],
    seen: [(when) => `যেমন দেখা গেছে: ${when}`, (when) => `As seen: ${when}`],
    notSeen: ['এই বিদ্যালয় এখনো দেখা হয়নি।', 'This school has not been looked at yet.'],
    signIn: ['শেষ প্রবেশ', 'Last sign-in'],
    accounts: ['অ্যাকাউন্ট', 'Accounts'],
    accountsOf: [
      (accounts, admins) => `${accounts}টি; ${admins} জন প্রধান ব্যবহারকারীর দুই ধাপে প্রবেশ চালু`,
      (accounts, admins) => `${accounts}; admins with two-step sign-in: ${admins}`,
    ],
    documents: ['নোটিশ, সংবাদ ও অন্য কাগজ', 'Notices, news and other papers'],
    followers: ['যত ফোনে খবর যায়', 'Phones that follow'],
    waiting: ['যত কাগজের লেখা পড়া বাকি', 'Papers waiting to be read'],
    sizes: [
      (files, data, limit) => `ফাইল ${files}, তথ্য ${data}; সর্বোচ্চ ${limit}`,
      (files, data, limit) => `files ${files}, data ${data}; at most ${limit}`,
    ],
    version: ['সফটওয়্যার', 'Software'],
    migrated: ['নতুন সংস্করণে আছে', 'Up to date'],
    notMigrated: ['পুরোনো সংস্করণে; সাইট খুললে নতুন হবে', 'Old; updated when the site opens'],
    sample: ['নমুনা লেখা', 'Sample content'],
    sampleLeft: ['রয়ে গেছে', 'Not removed yet'],
  },
  board: {
    title: [(ok) => `তথ্য বোর্ড: ১১টির ${ok}টি ঠিক আছে`, (ok) => `Information board: ${ok} of 11`],
    missing: ['নেই', 'Missing'],
    late: ['পুরোনো', 'Old'],
    complete: ['কিছু বাকি নেই।', 'Nothing is missing or old.'],
  },
  names: {
    title: ['সাইটের ঠিকানা', 'Addresses of the site'],
    main: ['প্রধান', 'Main'],
    unproven: ['যাচাই হয়নি', 'Not checked yet'],
  },
  acts: {
    title: ['জেলা থেকে যা করা হয়েছে', 'What the district did'],
    none: ['এখনো কিছু করা হয়নি।', 'Nothing yet.'],
    shell: ['সার্ভারের কমান্ড', 'A command on the server'],
    of: {
      added: ['যোগ করা', 'Added'],
      adopted: ['আলাদা চলা সাইট আনা', 'Adopted'],
      attached: ['আবার যুক্ত করা', 'Attached again'],
      detached: ['আলাদা করা', 'Detached'],
      limited: ['জায়গার সীমা', 'Space for files'],
      movedOut: ['অন্য ঠিকানায় পাঠানো', 'Moved out'],
      named: ['নতুন ঠিকানা', 'New address'],
      unnamed: ['ঠিকানা বাদ', 'Address removed'],
      paused: ['আপাতত বন্ধ করা', 'Paused'],
      passwordSet: ['নতুন পাসওয়ার্ড', 'New password'],
      removed: ['সরিয়ে ফেলা', 'Removed'],
      restored: ['ব্যাকআপ থেকে ফেরানো', 'Restored from a backup'],
      resumed: ['আবার চালু', 'Resumed'],
    } satisfies Record<DistrictAction, Pair>,
  },
})
