import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'
import type { ReportList } from '../schema.ts'
import type { MoveState } from '../table.ts'

type Sources = 'oldSystem' | 'wordPress' | 'list' | 'folder'

const states: Record<string, Pair<string>> = {
  published: ['প্রকাশিত', 'Published'],
  scheduled: ['পরে প্রকাশ হবে', 'Scheduled'],
  draft: ['খসড়া', 'Drafts'],
}

export const moveWords = inBothLanguages({
  lead: [
    'পুরোনো সাইট, তালিকা বা ফোল্ডার থেকে একবারে যা আনা হয়েছে: কী এসেছে, কী আসেনি, কেন আসেনি। প্রতিবারের আনা পুরোটাই ফিরিয়ে নেওয়া যায়।',
    'What came at once from an old site, a list or a folder: what came, what did not come, and why. You can take back everything that came together.',
  ],
  listTitle: ['যতবার আনা হয়েছে', 'All moves'],
  empty: ['এখনো কিছু আনা হয়নি।', 'Nothing was brought from an old site yet.'],
  how: {
    title: ['কীভাবে আনা যায়', 'How to move in'],
    text: [
      'যিনি সার্ভার দেখাশোনা করেন, তিনি সেখানে একটি কমান্ড চালিয়ে আনেন। কমান্ডটি আগে শুধু জানায় কী কী আসবে; শেষে --go লিখলে আনে। আবার চালালে কিছুই দুবার আসে না।',
      'The person who looks after the server uses a command there. At first, it only reports what would come. With --go at its end, it moves it in. It never brings anything twice.',
    ],
    sources: {
      oldSystem: ['আগের সফটওয়্যারের সাইট', 'A site of the earlier software'],
      wordPress: ['ওয়ার্ডপ্রেসের সাইট', 'A WordPress site'],
      list: ['শিক্ষক ও কর্মচারীর তালিকা (Excel)', 'A list of teachers and staff (Excel)'],
      folder: ['নোটিশের ফাইলের ফোল্ডার', 'A folder with files of notices'],
    } satisfies Record<Sources, Pair>,
  },
  number: [(id) => `${id} নম্বর`, (id) => `Move ${id}`],
  states: {
    running: ['শেষ হয়নি', 'Not finished'],
    done: ['এসেছে', 'Brought'],
    undoing: ['ফিরিয়ে নেওয়া হচ্ছে', 'Being taken back'],
    undone: ['ফিরিয়ে নেওয়া হয়েছে', 'Taken back'],
  } satisfies Record<MoveState, Pair>,
  running: [
    'এখনো চলছে, অথবা মাঝপথে থেমে গেছে। থেমে গিয়ে থাকলে একই কমান্ড আবার চালালে বাকিটুকু আসবে।',
    'It still runs, or was broken off. If it was broken off, the same command brings the rest.',
  ],
  /** The title of the numbers of records that are here. */
  here: {
    running: ['এ পর্যন্ত এসেছে', 'Came so far'],
    done: ['যা এসেছে', 'What came'],
    undoing: ['যা বাকি আছে', 'Still to take back'],
    undone: ['যা রয়ে গেছে', 'What is still here'],
  } satisfies Record<MoveState, Pair>,
  planned: ['যা এসেছিল', 'What came'],
  nothing: ['কিছু নেই', 'Nothing'],
  undoing: [
    'ফিরিয়ে নেওয়া হচ্ছে। এই পাতা বন্ধ করলেও কাজটি চলবে।',
    'It is being taken back. The work goes on when you close this page.',
  ],
  undone: [
    (removed, who, when) => `${removed}টি ফিরিয়ে নেওয়া হয়েছে: ${who}, ${when}।`,
    (removed, who, when) => `${removed} were taken back: ${who}, ${when}.`,
  ],
  byCommand: ['কমান্ড দিয়ে', 'by the command'],
  inBin: [
    'কাগজপত্র, ছবি, শিক্ষক-কর্মচারী ও শিক্ষার্থী সংখ্যা ৩০ দিন ঝুড়িতে থাকে। পুরোনো ঠিকানা ও পাতার লেখা ঝুড়িতে যায় না।',
    'Papers, photos, people and student counts stay in the bin for 30 days. Old addresses and texts of pages do not go into the bin.',
  ],
  toBin: ['ঝুড়ি দেখুন', 'See the bin'],
  report: ['পুরো প্রতিবেদন', 'Whole report'],
  noReport: ['আনা শেষ হলে প্রতিবেদন এখানে আসবে।', 'The report comes when the move ends.'],
  facts: {
    states,
    documents: ['লেখা ও কাগজ', 'Texts and papers'],
    files: ['ফাইল', 'Files'],
    lastRun: ['শেষবার', 'In the last run of the command'],
    new: ['নতুন এসেছে', 'New'],
    here: ['আগেই ছিল', 'Here already'],
    leftOut: ['ইচ্ছা করে রাখা হয়নি', 'Meant to stay there'],
    refused: ['আনা যায়নি', 'Could not come'],
  },
  faults: {
    hiddenLinks: [
      (count) => `পুরোনো সাইটে কেউ ঢুকে লুকানো লিংক বসিয়েছিল। ${count}টি লিংক আনা হয়নি।`,
      (count) =>
        `Somebody broke into the old site and hid links there. ${count} links did not come.`,
    ],
    notWellFormed: [
      (count) => `যে অক্ষর XML ফাইলে চলে না, এমন ${count}টি বাদ গেছে।`,
      (count) => `${count} characters that XML does not allow were removed.`,
    ],
    unreadable: [
      (count) => `${count}টি অক্ষর পড়া যায়নি।`,
      (count) => `${count} characters could not be read.`,
    ],
    isCut: [
      'পুরোনো সাইটের ফাইলটি শেষে কাটা ছিল। আবার এক্সপোর্ট করে আনলে বাকিটুকু আসবে।',
      'The file of the old site is cut at its end. Export it again to bring the rest.',
    ],
  },
  lists: {
    details: ['যা আসেনি', 'What did not come'],
    notes: ['যা দেখে নিতে হবে', 'What you should check'],
    missing: ['যে ফাইল পাওয়া যায়নি', 'Files that were not found'],
    refused: ['যে ফাইল নেওয়া যায়নি', 'Files that could not be used'],
    external: ['যে ফাইল অন্য সাইটে আছে', 'Files at other sites'],
    unused: ['যে ফাইল কোথাও ব্যবহার হয়নি', 'Files that nothing uses'],
    left: ['যা রয়ে গেছে', 'What is still here'],
  } satisfies Record<ReportList, Pair>,
  count: [(title, count) => `${title} (${count})`, (title, count) => `${title} (${count})`],
  wordPressPart: ['ওয়ার্ডপ্রেসের অংশ', 'Part of WordPress'],
  row: [(row) => `সারি ${row}`, (row) => `Row ${row}`],
  takeBack: ['ফিরিয়ে নিন', 'Take it back'],
  onlyAdmins: ['ফিরিয়ে নিতে পারেন শুধু প্রধান ব্যবহারকারী।', 'Only an admin can take it back.'],
  confirm: {
    title: ['যা আনা হয়েছে, ফিরিয়ে নিন', 'Take the move back'],
    question: [
      'এবার যা আনা হয়েছে সব ফিরিয়ে নেবেন? কাগজপত্র, ছবি, শিক্ষক-কর্মচারী ও শিক্ষার্থী সংখ্যা ৩০ দিন ঝুড়িতে থাকবে। পুরোনো ঠিকানা ও পাতার লেখা ঝুড়িতে যাবে না, মুছে যাবে। যা রয়ে যাবে: আনার পরে অফিস থেকে যা বদলানো হয়েছে, বিদ্যালয়ের তথ্য ও যোগাযোগ।',
      'Take back everything that came in this move? Papers, photos, people and student counts stay in the bin for 30 days. Old addresses and texts of pages do not go into the bin: they are deleted. What stays: everything that staff have changed since, the school profile and the contact.',
    ],
    isRunning: ['কমান্ডটি এখনো চলতে থাকলে থেমে যাবে।', 'If the command still runs, it stops.'],
    proof: ['নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।', 'Enter your password to confirm.'],
  },
  begun: ['ফিরিয়ে নেওয়া শুরু হয়েছে।', 'The move is being taken back.'],
})
