import type { ReportList } from '../schema.ts'
import type { MoveState } from '../table.ts'

type Sources = 'oldSystem' | 'wordPress' | 'list' | 'folder'

const bn = {
  lead: 'পুরোনো সাইট, তালিকা বা ফোল্ডার থেকে একবারে যা আনা হয়েছে: কী এসেছে, কী আসেনি, কেন আসেনি। প্রতিবারের আনা পুরোটাই ফিরিয়ে নেওয়া যায়।',
  listTitle: 'যতবার আনা হয়েছে',
  empty: 'এখনো কিছু আনা হয়নি।',
  how: {
    title: 'কীভাবে আনা যায়',
    text: 'যিনি সার্ভার দেখাশোনা করেন, তিনি সেখানে একটি কমান্ড চালিয়ে আনেন। কমান্ডটি আগে শুধু জানায় কী কী আসবে; শেষে --go লিখলে আনে। আবার চালালে কিছুই দুবার আসে না।',
    sources: {
      oldSystem: 'আগের সফটওয়্যারের সাইট',
      wordPress: 'ওয়ার্ডপ্রেসের সাইট',
      list: 'শিক্ষক ও কর্মচারীর তালিকা (Excel)',
      folder: 'নোটিশের ফাইলের ফোল্ডার',
    } satisfies Record<Sources, string>,
  },
  number: (id: string) => `${id} নম্বর`,
  states: {
    running: 'শেষ হয়নি',
    done: 'এসেছে',
    undoing: 'ফিরিয়ে নেওয়া হচ্ছে',
    undone: 'ফিরিয়ে নেওয়া হয়েছে',
  } satisfies Record<MoveState, string>,
  running: 'এখনো চলছে, অথবা মাঝপথে থেমে গেছে। থেমে গিয়ে থাকলে একই কমান্ড আবার চালালে বাকিটুকু আসবে।',
  /** The title of the numbers of records that are here. */
  here: {
    running: 'এ পর্যন্ত এসেছে',
    done: 'যা এসেছে',
    undoing: 'যা বাকি আছে',
    undone: 'যা রয়ে গেছে',
  } satisfies Record<MoveState, string>,
  planned: 'যা এসেছিল',
  nothing: 'কিছু নেই',
  undoing: 'ফিরিয়ে নেওয়া হচ্ছে। এই পাতা বন্ধ করলেও কাজটি চলবে।',
  undone: (removed: string, who: string, when: string) =>
    `${removed}টি ফিরিয়ে নেওয়া হয়েছে: ${who}, ${when}।`,
  byCommand: 'কমান্ড দিয়ে',
  inBin:
    'কাগজপত্র, ছবি, শিক্ষক-কর্মচারী ও শিক্ষার্থী সংখ্যা ৩০ দিন ঝুড়িতে থাকে। পুরোনো ঠিকানা ও পাতার লেখা ঝুড়িতে যায় না।',
  toBin: 'ঝুড়ি দেখুন',
  report: 'পুরো প্রতিবেদন',
  noReport: 'আনা শেষ হলে প্রতিবেদন এখানে আসবে।',
  facts: {
    states: { published: 'প্রকাশিত', scheduled: 'পরে প্রকাশ হবে', draft: 'খসড়া' } as Record<
      string,
      string | undefined
    >,
    documents: 'লেখা ও কাগজ',
    files: 'ফাইল',
    lastRun: 'শেষবার কমান্ড চালিয়ে',
    new: 'নতুন এসেছে',
    here: 'আগেই ছিল',
    leftOut: 'আনার কথা নয়',
    refused: 'আনা যায়নি',
  },
  faults: {
    hiddenLinks: (count: string) =>
      `পুরোনো সাইটে কেউ ঢুকে লুকানো লিংক বসিয়েছিল। ${count}টি লিংক আনা হয়নি।`,
    notWellFormed: (count: string) => `যে অক্ষর XML ফাইলে চলে না, এমন ${count}টি বাদ গেছে।`,
    unreadable: (count: string) => `${count}টি অক্ষর পড়া যায়নি।`,
    isCut: 'পুরোনো সাইটের ফাইলটি শেষে কাটা ছিল। আবার এক্সপোর্ট করে আনলে বাকিটুকু আসবে।',
  },
  lists: {
    details: 'যা আসেনি',
    notes: 'যা দেখে নিতে হবে',
    missing: 'যে ফাইল পাওয়া যায়নি',
    refused: 'যে ফাইল নেওয়া যায়নি',
    external: 'যে ফাইল অন্য সাইটে আছে',
    unused: 'যে ফাইল কোথাও ব্যবহার হয়নি',
    left: 'যা রয়ে গেছে',
  } satisfies Record<ReportList, string>,
  count: (title: string, count: string) => `${title} (${count})`,
  wordPressPart: 'ওয়ার্ডপ্রেসের অংশ',
  row: (row: string) => `সারি ${row}`,
  takeBack: 'ফিরিয়ে নিন',
  onlyAdmins: 'ফিরিয়ে নিতে পারেন শুধু প্রধান ব্যবহারকারী।',
  confirm: {
    title: 'যা আনা হয়েছে, ফিরিয়ে নিন',
    question:
      'এবার যা আনা হয়েছে সব ফিরিয়ে নেবেন? কাগজপত্র, ছবি, শিক্ষক-কর্মচারী ও শিক্ষার্থী সংখ্যা ৩০ দিন ঝুড়িতে থাকবে। পুরোনো ঠিকানা ও পাতার লেখা ঝুড়িতে যাবে না, মুছে যাবে। যা রয়ে যাবে: আনার পরে দপ্তর থেকে যা বদলানো হয়েছে, বিদ্যালয়ের তথ্য ও যোগাযোগ।',
    isRunning: 'কমান্ডটি এখনো চলতে থাকলে থেমে যাবে।',
    proof: 'নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।',
  },
  begun: 'ফিরিয়ে নেওয়া শুরু হয়েছে।',
}

const en: typeof bn = {
  lead: 'What came at once from an old site, a list or a folder: what came, what did not come, and why. You can take back everything that came together.',
  listTitle: 'All moves',
  empty: 'Nothing was moved in yet.',
  how: {
    title: 'How to move in',
    text: 'The person who looks after the server uses a command there. At first, it only reports what would come. With --go at its end, it moves it in. It never brings anything twice.',
    sources: {
      oldSystem: 'A site of the earlier software',
      wordPress: 'A WordPress site',
      list: 'A list of teachers and staff (Excel)',
      folder: 'A folder with files of notices',
    },
  },
  number: (id) => `Move ${id}`,
  states: {
    running: 'Not finished',
    done: 'Moved in',
    undoing: 'Being taken back',
    undone: 'Taken back',
  },
  running:
    'It still runs, or was broken off. If it was broken off, the same command brings the rest.',
  here: {
    running: 'Came so far',
    done: 'What came',
    undoing: 'Still to take back',
    undone: 'What is still here',
  },
  planned: 'What came',
  nothing: 'Nothing',
  undoing: 'It is being taken back. The work goes on when you close this page.',
  undone: (removed, who, when) => `${removed} were taken back: ${who}, ${when}.`,
  byCommand: 'by the command',
  inBin:
    'Papers, photos, people and student counts stay in the bin for 30 days. Old addresses and texts of pages do not go into the bin.',
  toBin: 'See the bin',
  report: 'Whole report',
  noReport: 'The report comes when the move ends.',
  facts: {
    states: { published: 'Published', scheduled: 'Scheduled', draft: 'Drafts' },
    documents: 'Texts and papers',
    files: 'Files',
    lastRun: 'In the last run of the command',
    new: 'New',
    here: 'Here already',
    leftOut: 'Meant to stay there',
    refused: 'Could not come',
  },
  faults: {
    hiddenLinks: (count) =>
      `Somebody broke into the old site and hid links there. ${count} links did not come.`,
    notWellFormed: (count) => `${count} characters that XML does not allow were removed.`,
    unreadable: (count) => `${count} characters could not be read.`,
    isCut: 'The file of the old site is cut at its end. Export it again to bring the rest.',
  },
  lists: {
    details: 'What did not come',
    notes: 'What you should check',
    missing: 'Files that were not found',
    refused: 'Files that could not be used',
    external: 'Files at other sites',
    unused: 'Files that nothing uses',
    left: 'What is still here',
  },
  count: (title, count) => `${title} (${count})`,
  wordPressPart: 'Part of WordPress',
  row: (row) => `Row ${row}`,
  takeBack: 'Take it back',
  onlyAdmins: 'Only an admin can take it back.',
  confirm: {
    title: 'Take the move back',
    question:
      'Take back everything that came in this move? Papers, photos, people and student counts stay in the bin for 30 days. Old addresses and texts of pages do not go into the bin: they are deleted. What stays: everything that staff have changed since, the school profile and the contact.',
    isRunning: 'If the command still runs, it stops.',
    proof: 'Enter your password to confirm.',
  },
  begun: 'The move is being taken back.',
}

export const moveWords = { bn, en }
