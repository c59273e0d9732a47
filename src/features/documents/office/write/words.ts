import { inBothLanguages } from '../../../../words/in-both-languages.ts'

export const writeWords = inBothLanguages({
  check: {
    advice: {
      outdated: [
        'ফাইল বদলানো হয়েছে, তাই মিলিয়ে দেখা আগের লেখাটি এখন সাইটে দেখা যাচ্ছে না। নতুন ফাইলেও কি একই লেখা?',
        'The file was replaced, so visitors do not see the checked text now. Does the new file say the same?',
      ],
      differs: [
        'লেখাটি শুধরানো হয়েছে, কিন্তু কাগজে আগের কথাই আছে: ফাইল বদলান।',
        'The text was corrected, but the paper differs: change the file.',
      ],
      waiting: [
        'ফাইলটি পড়া হচ্ছে। পড়া হলে লেখা ও পাতার ছবি নিজে থেকেই এখানে আসবে।',
        'The file is being read. The text and the pictures of the pages appear here automatically.',
      ],
      machine: [
        'কম্পিউটার কাগজ থেকে এই লেখা তুলেছে, ভুল থাকতে পারে। কাগজের সঙ্গে মিলিয়ে সংরক্ষণ করুন।',
        'A computer read this text from the paper. Compare it with the paper, then save it.',
      ],
      file: [
        'লেখাটি ফাইল থেকে নেওয়া। কিছু ভুল থাকলে এখানে শুধরে সংরক্ষণ করুন।',
        'The text is from the file itself. If something is wrong, correct it here.',
      ],
      typed: [
        'লেখাটি একজন মিলিয়ে দেখেছেন। দরকার হলে আবার বদলাতে পারেন।',
        'A person has checked this text. You can change it again.',
      ],
      failed: [
        'ফাইলটি সাইটে আগের মতোই আছে। লেখাটি নিচে নিজে লিখে দিন, অথবা আবার পড়তে দিন।',
        'The file is on the site as before. Type the text below, or have it read again.',
      ],
      empty: [
        'ফাইলে কোনো লেখা পাওয়া যায়নি। চাইলে নিজে লিখে দিন।',
        'No text was found in the file. You can type it yourself.',
      ],
      none: [
        'এ ধরনের ফাইল কম্পিউটারে পড়া যায় না। চাইলে লেখাটি নিজে লিখে দিন।',
        'A computer cannot read such files. You can type the text yourself.',
      ],
    },
    doubt: [(number) => `সন্দেহজনক শব্দ ${number}`, (number) => `Doubtful word ${number}`],
    doubtCount: [
      (total, seen) =>
        `${total}টির মধ্যে; ${seen === '০' ? 'একটিও দেখা হয়নি' : `${seen}টি দেখা হয়েছে`}`,
      (total, seen) => `of ${total}; ${seen} seen`,
    ],
    allSeen: [
      'সব সন্দেহজনক শব্দ দেখা হয়েছে। এবার লেখাটি সংরক্ষণ করুন।',
      'You have seen all doubtful words. Now save the text.',
    ],
    onPaper: ['কাগজে শব্দটি যেখানে আছে', 'The word on the paper'],
    machineRead: ['কম্পিউটার পড়েছে', 'The computer read'],
    next: ['ঠিক আছে, পরেরটি', 'All right, next'],
    previous: ['আগেরটি', 'Previous'],
    pages: ['পাতা', 'Pages'],
    page: [(number) => `পাতা ${number}`, (number) => `Page ${number}`],
    pageAlt: [(number) => `পাতা ${number}-এর ছবি`, (number) => `Picture of page ${number}`],
    wholePage: ['পুরো পাতা', 'Whole page'],
    enlarge: ['বড় করে দেখুন', 'Enlarge'],
    paper: ['কাগজ', 'The paper'],
    text: ['লেখা', 'Text'],
    markHint: [
      'নিচে দাগ দেওয়া শব্দগুলো সন্দেহজনক। সেখানে চাপলে কাগজে জায়গাটি দেখা যায়।',
      'Words with a wavy line are doubtful. Put the cursor there to see them on the paper.',
    ],
    save: ['লেখা সংরক্ষণ করুন', 'Save the text'],
    saved: ['লেখাটি সংরক্ষণ করা হয়েছে।', 'The text is saved.'],
    readAgain: ['আবার পড়ুন', 'Read again'],
    readAgainTitle: ['আবার পড়া', 'Reading again'],
    readAgainQuestion: [
      'ফাইলটি আবার পড়বেন? এখনকার লেখার বদলে নতুন করে পড়া লেখা আসবে। এখনকার লেখা ইতিহাসে থাকবে, সেখান থেকে ফিরিয়ে আনা যাবে।',
      'Read the file again? The newly read text replaces the present one. The present text stays in the history and can be restored from there.',
    ],
  },
  paper: {
    earlier: ['মিলিয়ে দেখা আগের লেখা', 'The checked text of the old file'],
    same: ['কাগজে এই কথাই আছে', 'The paper says the same'],
    answered: ['সংরক্ষণ করা হয়েছে।', 'Saved.'],
  },
  english: {
    heading: ['ইংরেজি', 'English'],
    labels: {
      titleEnglish: ['শিরোনাম (ইংরেজি)', 'Title (English)'],
      textEnglish: ['লেখা (ইংরেজি)', 'Text (English)'],
    },
    save: ['ইংরেজি সংরক্ষণ করুন', 'Save the English'],
    saved: ['ইংরেজি সংরক্ষণ করা হয়েছে।', 'The English is saved.'],
    differs: [
      'বাংলা শিরোনাম, লেখা বা ফাইল বদলেছে, ইংরেজি আগেরটাই আছে। মিলিয়ে দেখে সংরক্ষণ করুন।',
      'The Bengali title, text or file was changed, and the English was not. Compare them, then save the English.',
    ],
  },
  topic: {
    label: ['বিষয়ের ধরন', 'Topic'],
    hint: [
      'বেছে নিলে সাইটে এই ধরনের অন্যগুলোও একসঙ্গে পাওয়া যায়।',
      'With a topic, its page also shows other documents of the same topic.',
    ],
    none: ['বাছাই করা হয়নি', 'Not chosen'],
  },
  editor: {
    tools: ['লেখা সাজানোর বোতাম', 'Buttons that format the text'],
    heading: ['শিরোনাম', 'Heading'],
    bold: ['মোটা', 'Bold'],
    list: ['তালিকা', 'List'],
    numbers: ['১, ২, ৩', '1, 2, 3'],
    link: ['লিংক', 'Link'],
    table: ['ছক', 'Table'],
    boldText: ['লেখা', 'text'],
    notLinked: [
      'লেখায় সাইটের এই পাতা বা ফাইলের নাম আছে, কিন্তু লিংক নেই:',
      'The text names these pages or files of the site without a link:',
    ],
    makeLink: [(named) => `লিংক করুন: ${named}`, (named) => `Make it a link: ${named}`],
    linkText: ['লিংকের লেখা', 'text of the link'],
    newTable: ['নতুন ছক', 'New table'],
    changeTable: ['ছক বদলান', 'Change the table'],
    tableHint: [
      'প্রথম সারি শিরোনাম। Word বা Excel থেকে কপি করা ছকও এখানে পেস্ট করা যায়।',
      'The first row is the heading. You can paste a table from Word or Excel here.',
    ],
    columns: ['কলাম', 'Columns'],
    rows: ['সারি', 'Rows'],
    fewer: [(unit) => `${unit} কমান`, (unit) => `${unit}: one fewer`],
    further: [(unit) => `${unit} বাড়ান`, (unit) => `${unit}: one more`],
    headingOf: [(column) => `শিরোনাম, কলাম ${column}`, (column) => `Heading, column ${column}`],
    cell: [
      (row, column) => `সারি ${row}, কলাম ${column}`,
      (row, column) => `Row ${row}, column ${column}`,
    ],
    putTable: ['ছক বসান', 'Insert the table'],
    preview: ['সাইটে যেমন দেখাবে', 'Preview'],
    previewEnglish: ['সাইটের ইংরেজি পাতায় যেমন দেখাবে', 'Preview of the English page'],
    nothingYet: ['যা লিখবেন, তা এখানে দেখা যাবে।', 'The preview of your text appears here.'],
  },
})
