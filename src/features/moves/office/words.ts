import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'
import type { ReportList } from '../schema.ts'
import type { MoveState } from '../table.ts'

type Sources = 'oldSystem' | 'wordPress' | 'list' | 'folder'

const states: Record<string, Pair<string>> = {
  published: ['প্রকাশিত', 'Published'],
  scheduled: ['পরে প্রকাশ পাবে', 'Published later'],
  draft: ['লুকানো', 'Hidden'],
}

export const moveWords = inBothLanguages({
  lead: [
    'পুরোনো সাইট, তালিকা বা ফোল্ডার থেকে একবারে যা আনা হয়েছে: কী এসেছে, কী আসেনি, কেন আসেনি। প্রতিবারের আনা পুরোটাই বাতিল করা যায়।',
    'Everything that was brought from an old site, a list or a folder: what came, what did not come, and why. Each move can be undone as a whole.',
  ],
  listTitle: ['যতবার আনা হয়েছে', 'All moves'],
  empty: ['এখনো কিছু আনা হয়নি।', 'Nothing has been brought from an old site yet.'],
  how: {
    title: ['কীভাবে আনা যায়', 'How to bring content'],
    text: [
      'আনেন যিনি সার্ভার দেখাশোনা করেন। তাঁকে নিচের জিনিস দিন। তিনি আগে দেখে নিতে পারেন কী কী আসবে; আবার আনলেও কিছুই দুবার আসে না।',
      'The person who looks after the server brings it. Give that person what is named below. What would come can be seen first, and nothing ever comes twice.',
    ],
    needs: {
      oldSystem: ['সাইটটির ঠিকানা', 'Its address'],
      wordPress: [
        'এক্সপোর্ট ফাইল (Tools, Export, All content) আর uploads ফোল্ডারটি ZIP করে',
        'Its export file (Tools, Export, All content), and the folder “uploads” as a ZIP file',
      ],
      list: [
        'ফাইলটি, শিরোনামের সারিসহ। “শিক্ষক ও কর্মচারী” পাতায় নিজেও তালিকা তুলতে পারেন।',
        'The file, with its row of headings. You can also bring a list yourself, on the screen of teachers and staff.',
      ],
      folder: ['ফোল্ডারটি; ফাইলের নাম থেকে শিরোনাম হয়', 'The folder. The names of files become titles.'],
    } satisfies Record<Sources, Pair>,
    commands: ['যিনি সার্ভার দেখাশোনা করেন তাঁর জন্য: কমান্ড', 'For the person at the server: the commands'],
    commandText: [
      'কমান্ডটি আগে শুধু জানায় কী কী আসবে; শেষে --go লিখলে আনে।',
      'At first, a command only reports what would come. With --go at its end, it brings everything.',
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
    undoing: ['বাতিল করা হচ্ছে', 'Being undone'],
    undone: ['বাতিল করা হয়েছে', 'Undone'],
  } satisfies Record<MoveState, Pair>,
  running: [
    'এখনো চলছে, অথবা মাঝপথে থেমে গেছে। থেমে গিয়ে থাকলে একই কমান্ড আবার চালালে বাকিটুকু আসবে।',
    'It is still running, or it stopped half-way. If it stopped, the same command brings the rest.',
  ],
  /** The title of the numbers of records that are here. */
  here: {
    running: ['এ পর্যন্ত এসেছে', 'Came so far'],
    done: ['যা এসেছে', 'What came'],
    undoing: ['যা সরানো বাকি', 'Still to remove'],
    undone: ['যা রয়ে গেছে', 'What is still here'],
  } satisfies Record<MoveState, Pair>,
  planned: ['যা এসেছিল', 'What came'],
  nothing: ['কিছু নেই', 'Nothing'],
  undoing: [
    'আনা বাতিল করা হচ্ছে। এই পাতা বন্ধ করলেও কাজটি চলবে।',
    'The move is being undone. This goes on when you close the page.',
  ],
  undone: [
    (removed, who, when) => `${removed}টি সরানো হয়েছে: ${who}, ${when}।`,
    (removed, who, when) => `Removed: ${removed}. ${who}, ${when}.`,
  ],
  byCommand: ['কমান্ড দিয়ে', 'by the command'],
  inBin: [
    'কাগজপত্র, ছবি, শিক্ষক-কর্মচারী ও শিক্ষার্থী সংখ্যা ৩০ দিন “মুছে ফেলা জিনিস” পাতায় থাকে। পুরোনো ঠিকানা ও পাতার লেখা সেখানে যায় না।',
    'Papers, photos, people and student counts stay under “Deleted content” for 30 days. Old addresses and texts of pages do not go there.',
  ],
  toBin: ['মুছে ফেলা জিনিস দেখুন', 'See deleted content'],
  report: ['পুরো প্রতিবেদন: কী আসেনি, কেন', 'Whole report: what did not come, and why'],
  noReport: ['আনা শেষ হলে প্রতিবেদন এখানে আসবে।', 'The report appears here when the move ends.'],
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
    title: ['পুরোনো সাইটের ত্রুটি', 'Faults of the old site'],
    hiddenLinks: [
      (count) => `পুরোনো সাইটে কেউ ঢুকে লুকানো লিংক বসিয়েছিল। ${count}টি লিংক আনা হয়নি।`,
      (count) =>
        `Somebody broke into the old site and hid links there. Links that were not brought: ${count}.`,
    ],
    notWellFormed: [
      (count) => `যে অক্ষর XML ফাইলে চলে না, এমন ${count}টি বাদ গেছে।`,
      (count) => `Characters that XML does not allow, and that were removed: ${count}.`,
    ],
    unreadable: [
      (count) => `${count}টি অক্ষর পড়া যায়নি।`,
      (count) => `Characters that could not be read: ${count}.`,
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
  takeBack: ['আনা বাতিল করুন', 'Undo this move'],
  onlyAdmins: ['আনা বাতিল করতে পারেন শুধু প্রধান ব্যবহারকারী।', 'Only an admin can undo a move.'],
  confirm: {
    title: ['আনা বাতিল করা', 'Undo this move'],
    question: [
      'এবার যা আনা হয়েছে সব সরিয়ে ফেলবেন? কাগজপত্র, ছবি, শিক্ষক-কর্মচারী ও শিক্ষার্থী সংখ্যা ৩০ দিন “মুছে ফেলা জিনিস” পাতায় থাকবে। পুরোনো ঠিকানা ও পাতার লেখা সেখানে যাবে না, একেবারে মুছে যাবে। যা রয়ে যাবে: আনার পরে অফিস থেকে যা বদলানো হয়েছে, বিদ্যালয়ের তথ্য ও যোগাযোগ।',
      'Remove everything that came in this move? Papers, photos, people and student counts stay under “Deleted content” for 30 days. Old addresses and texts of pages are deleted for good. What stays: everything that staff have changed since, the school profile and the contact.',
    ],
    isRunning: ['কমান্ডটি এখনো চলতে থাকলে থেমে যাবে।', 'If the command is still running, it stops.'],
    proof: ['নিশ্চিত করতে আপনার পাসওয়ার্ড লিখুন।', 'Enter your password to confirm.'],
  },
  begun: ['আনা বাতিল করা শুরু হয়েছে।', 'The move is being undone.'],
})
