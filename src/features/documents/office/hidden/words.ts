import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const hiddenWords = inBothLanguages({
  title: ['ফাইলে লুকানো অংশ আছে', 'The file hides something'],
  question: [
    'পাতায় এসব দেখা যায় না, কিন্তু ফাইল যে কেউ নামাবেন, তিনি এসব পাবেন:',
    'The page does not show this, but everybody who downloads the file gets it:',
  ],
  parts: {
    sheet: [(name) => `পাতা ‘${name}’`, (name) => `Sheet “${name}”`],
    row: [(name) => `সারি ${name}`, (name) => `Row ${name}`],
    column: [(name) => `কলাম ${name}`, (name) => `Column ${name}`],
    deletedText: [(name) => `মুছে দেওয়া লেখা ‘${name}’`, (name) => `Deleted text “${name}”`],
    comment: [(name) => `মন্তব্য ‘${name}’`, (name) => `Comment “${name}”`],
    coveredText: [(name) => `ঢাকা লেখা ‘${name}’`, (name) => `Covered text “${name}”`],
    layer: [(name) => `বন্ধ স্তর ‘${name}’`, (name) => `Layer “${name}”, which is off`],
    insertedFile: [(name) => `ভেতরে রাখা ফাইল ‘${name}’`, (name) => `File “${name}” inside`],
    author: [
      (name) => `ফাইলের বিবরণে নাম বা ফোল্ডার ‘${name}’`,
      (name) => `Name or folder “${name}” in the file’s description`,
    ],
  },
  withoutNames: ['নামগুলো মুছে ফাইল দিন', 'With the file, these names removed'],
  namesOnly: ['আগে নামগুলো মুছুন', 'Remove the names first'],
  namesRemoved: ['নামগুলো মোছা হয়েছে।', 'The names are removed.'],
  another: ['অন্য ফাইল দিন', 'Choose another file'],
  pagesOnly: ['শুধু পাতা ও লেখা দিন, ফাইল নয়', 'Pages and text only, without the file'],
  asItIs: ['ফাইল এভাবেই দিন', 'With the file as it is'],
  pagesOnlyDone: [
    'শুধু পাতা ও লেখা দেখা যায়; ফাইল আপনাদের কাছে রইল।',
    'Visitors see the pages and the text. The file stays with you.',
  ],
  withoutNamesDone: [
    'নামগুলো মোছা হয়েছে; ফাইলটি সবাই নামাতে পারবেন।',
    'The names are removed. Everybody can download the file.',
  ],
  asItIsDone: ['ফাইলটি সবাই নামাতে পারবেন।', 'Everybody can download the file.'],
})
