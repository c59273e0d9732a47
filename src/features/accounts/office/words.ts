import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { SITE_STATES } from '../../../words/site-states.ts'

export const accountWords = inBothLanguages({
  lead: [
    'নিজের পাসওয়ার্ড বদলান, দুই ধাপে প্রবেশ চালু করুন, কোন ফোন বা কম্পিউটারে প্রবেশ করা আছে দেখুন। প্রধান ব্যবহারকারী এখানে অন্যদের অ্যাকাউন্টও দেখাশোনা করেন।',
    'Change your password, turn on two-step sign-in, and see where you are signed in. Admins also manage all accounts here.',
  ],
  ownPassword: ['নিজের পাসওয়ার্ড', 'Your password'],
  currentPassword: ['বর্তমান পাসওয়ার্ড', 'Current password'],
  yourPassword: ['আপনার নিজের পাসওয়ার্ড', 'Your own password'],
  newPassword: ['নতুন পাসওয়ার্ড', 'New password'],
  passwordHint: [
    '৮ থেকে ১২৮ অক্ষর। কয়েকটি শব্দ মিলিয়ে লম্বা একটি পাসওয়ার্ড মনে রাখা সহজ।',
    '8 to 128 characters. A long password made of several words is easy to remember.',
  ],
  changePassword: ['পাসওয়ার্ড বদলান', 'Change the password'],
  passwordChanged: [
    'পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ফোন ও কম্পিউটার থেকে বের করা হয়েছে।',
    'The password is changed. You are signed out everywhere else.',
  ],
  sessions: ['যেসব ফোন ও কম্পিউটারে প্রবেশ করা আছে', 'Where you are signed in'],
  thisDevice: ['এই ফোন বা কম্পিউটার', 'this device'],
  since: [(date) => `${date} থেকে`, (date) => `since ${date}`],
  endSession: ['ওখান থেকে বের করুন', 'End this session'],
  sessionEnded: ['ওখান থেকে বের করা হয়েছে।', 'The session has ended.'],
  unknownDevice: ['অজানা ফোন বা কম্পিউটার', 'Unknown device'],
  accounts: ['অ্যাকাউন্ট', 'Accounts'],
  newAccount: ['নতুন অ্যাকাউন্ট', 'New account'],
  username: ['ব্যবহারকারীর নাম', 'User name'],
  usernameHint: ['ছোট-বড় হাতের অক্ষর একই ধরা হয়।', 'Capital and small letters are the same.'],
  password: ['পাসওয়ার্ড', 'Password'],
  role: ['দায়িত্ব', 'Role'],
  /** What the operators of a district change, for the history. */
  siteState: ['সাইট', 'Site'],
  siteStates: SITE_STATES,
  reason: ['কারণ', 'Reason'],
  roles: {
    editor: ['ব্যবহারকারী', 'Editor'],
    admin: ['প্রধান ব্যবহারকারী', 'Admin'],
  },
  /** What each role may do, for its choice. */
  may: {
    editor: ['সাইটের সব লেখা, ছবি ও তথ্য বদলান।', 'Changes all texts, photos and facts of the site.'],
    admin: [
      'অ্যাকাউন্টও দেখাশোনা করেন, চিরতরে মুছতে পারেন।',
      'Also manages accounts, and deletes permanently.',
    ],
  },
  add: ['অ্যাকাউন্ট যোগ করুন', 'Add account'],
  added: ['অ্যাকাউন্ট যোগ হয়েছে।', 'The account is added.'],
  you: ['আপনি', 'you'],
  resetPassword: ['নতুন পাসওয়ার্ড দিন', 'Set a new password'],
  passwordSet: [
    'নতুন পাসওয়ার্ড দেওয়া হয়েছে। ওই নামে সব ফোন ও কম্পিউটার থেকে বের করা হয়েছে।',
    'The new password is set. All sessions of the account have ended.',
  ],
  changeRole: ['দায়িত্ব বদলান…', 'Change the role…'],
  changeRoleOf: [
    (username) => `${username}: দায়িত্ব বদলাবেন?`,
    (username) => `${username}: change the role?`,
  ],
  newRole: {
    admin: {
      title: ['প্রধান ব্যবহারকারী করুন', 'Make an admin'],
      lead: [
        'এখন ব্যবহারকারী: সাইটের সব লেখা, ছবি ও তথ্য বদলান। প্রধান ব্যবহারকারী হলে আরও পারবেন:',
        'Now an editor, who changes all texts, photos and facts of the site. An admin can also:',
      ],
      points: [
        [
          'সবার অ্যাকাউন্ট ও পাসওয়ার্ড বদলাতে, আপনারটিও',
          'মুছে ফেলা জিনিস চিরতরে মুছতে',
          'পুরোনো সাইট থেকে যা আনা হয়েছে, তা বাতিল করতে',
          'পুরোনো ঠিকানা ও অন্য প্রোগ্রামের ঠিকানা বদলাতে',
        ],
        [
          'change all accounts and passwords, yours too',
          'delete content permanently',
          'undo a move from the old site',
          'change old addresses and webhooks',
        ],
      ],
    },
    editor: {
      title: ['শুধু ব্যবহারকারী করুন', 'Make an editor'],
      lead: [
        'লেখা ও ছবি আগের মতোই প্রকাশ করতে পারবেন। আর পারবেন না:',
        'Texts and photos can be published as before. An editor cannot:',
      ],
      points: [
        ['অন্যদের অ্যাকাউন্ট ও পাসওয়ার্ড বদলাতে', 'কিছু চিরতরে মুছতে', 'মেনুর “কারিগরি” অংশ দেখতে'],
        [
          'change other accounts and passwords',
          'delete anything permanently',
          'see the part “Technical” of the menu',
        ],
      ],
    },
  },
  roleChanged: ['দায়িত্ব বদলানো হয়েছে।', 'The role is changed.'],
  confirmRemove: [
    'এই অ্যাকাউন্টটি মুছে ফেলবেন? ওই নামে আর প্রবেশ করা যাবে না।',
    'Delete this account? After that, nobody can sign in with this name.',
  ],
})
