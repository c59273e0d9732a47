import { counted } from '../../../words/counted.ts'
import { inBothLanguages, pairsOf } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'

export const profileWords = inBothLanguages({
  schoolInfo: {
    lead: [
      'এখানে সংরক্ষণ করলেই সাইটের “এক নজরে” পাতায় দেখা যাবে। সব ঘর পূরণ করতে হবে। সংখ্যা বাংলা বা ইংরেজি অঙ্কে লেখা যায়।',
      'The page “At a glance” shows the information as soon as you save it. Every field is required. You can write numbers in Bengali or Latin digits.',
    ],
    createTitle: ['নতুন তথ্য তৈরি করুন', 'Create school information'],
    updateTitle: ['তথ্য হালনাগাদ করুন', 'Update school information'],
    failedToLoad: ['বিদ্যালয়ের তথ্য আনা গেল না।', 'The school’s information could not be fetched.'],
    created: [
      'বিদ্যালয়ের তথ্য তৈরি হয়েছে। (School information created successfully!)',
      'School information created successfully!',
    ],
    updated: [
      'বিদ্যালয়ের তথ্য হালনাগাদ হয়েছে। (School information updated successfully!)',
      'School information updated successfully!',
    ],
    /** Comes before the reason, which is in the clerk's language. */
    failed: [
      (serverWords) => `তথ্য সংরক্ষণ করা গেল না। (Error saving data: ${serverWords})`,
      (serverWords) => `Error saving data: ${serverWords}`,
    ],
    shifts: ['শিফট', 'Shifts'],
    landAndBuildings: ['জমি ও ভবন', 'Land and buildings'],
    roomsAndFacilities: ['কক্ষ ও সুবিধা', 'Rooms and facilities'],
    shiftHints: {
      morningShift: ['যেমন: সকাল ৭:১৫ – ১১:৪৫', 'For example: 7:15 to 11:45 in the morning'],
      dayShift: ['যেমন: দুপুর ১২:০০ – বিকাল ৫:০০', 'For example: 12:00 noon to 5:00 in the afternoon'],
      withoutShift: [
        'সবার জন্য এক শিফট হলে তার সময়; না হলে লিখুন: প্রযোজ্য নয়',
        'The hours if all students come at the same time; otherwise write: not applicable',
      ],
    },
    totalDiffers: [
      (total) =>
        `শাখাগুলোর হিসাব যোগ করলে মোট শিক্ষার্থী ${total} জন হয়, এখানে অন্য সংখ্যা আছে। দেখে নিন কোনটি ঠিক।`,
      (total) =>
        `The sections add up to ${counted(total, 'student')}, but this form has a different number. Please check which number is right.`,
    ],
    takeTotal: [(total) => `এখানে ${total} লিখুন`, (total) => `Write ${total} here`],
    yesOrNo: { Yes: ['আছে (Yes)', 'Yes'], No: ['নেই (No)', 'No'] },
    fields: {
      ...pairsOf({ bn: schoolWords.bn.schoolInfoFields, en: schoolWords.en.schoolInfoFields }),
      totalLand: ['জমি (একর)', 'Land (acres)'],
      totalBuildings: ['কয়টি ভবন', 'Buildings'],
    },
  },
  contact: {
    lead: [
      'এখানে সংরক্ষণ করলেই সাইটের “যোগাযোগ” পাতায় ও নিচের অংশে দেখা যাবে। সব ঘর পূরণ করতে হবে; যা নেই, সেখানে “নেই” লিখুন।',
      'The contact page and the foot of every page show the information as soon as you save it. Every field is required; write “none” where the school has nothing.',
    ],
    notLinked: {
      phone: [
        'এটি ফোন নম্বর নয়: সাইটে লেখা হিসেবে থাকবে, চাপ দিয়ে কল করা যাবে না।',
        'This is not a telephone number: the site shows the text, and nobody can call it with a tap.',
      ],
      email: [
        'এটি একটি ই-মেইল ঠিকানা নয়: সাইটে লেখা হিসেবে থাকবে, লিঙ্ক হবে না।',
        'This is not one e-mail address: the site shows the text without a link.',
      ],
      website: [
        'এটি https:// বা http:// দিয়ে শুরু হয়নি: সাইটে লেখা হিসেবে থাকবে, লিঙ্ক হবে না।',
        'This does not begin with https:// or http://: the site shows the text without a link.',
      ],
    },
    formTitle: ['ঠিকানা ও যোগাযোগ', 'Address and contact'],
    noData: [
      'কোনো তথ্য পাওয়া যায়নি। নতুন তথ্য দিতে পারেন। (No data found. You can input new data.)',
      'No data found. You can input new data.',
    ],
    add: ['তথ্য যোগ করুন (Add Information)', 'Add Information'],
    save: ['পরিবর্তন সংরক্ষণ করুন (Save Changes)', 'Save Changes'],
    saving: ['সংরক্ষণ হচ্ছে… (Saving...)', 'Saving...'],
    saved: [(serverWords) => `তথ্য সংরক্ষণ করা হয়েছে। (${serverWords})`, (serverWords) => serverWords],
    failed: [
      'তথ্য সংরক্ষণ করা গেল না। আবার চেষ্টা করুন। (Failed to save data. Please try again.)',
      'Failed to save data. Please try again.',
    ],
    fields: [schoolWords.bn.contactFields, schoolWords.en.contactFields],
  },
  facts: {
    phone: {
      differs: {
        site: [
          (number) =>
            number
              ? `সাইটের প্রতিটি পাতার উপরে এখনো ${number} নম্বরটি আছে।`
              : 'সাইটের পাতার উপরে এখনো কোনো ফোন নম্বর নেই।',
          (number) =>
            number
              ? `The top of every page still has the number ${number}.`
              : 'The top of the pages has no telephone number yet.',
        ],
        contact: [
          (number) => `“যোগাযোগ” পাতায় এখনো ${number} নম্বরটি আছে।`,
          (number) => `The contact page still has the number ${number}.`,
        ],
      },
      taken: {
        site: [
          (number) => `সাইটের প্রতিটি পাতার উপরে এখন ${number}।`,
          (number) => `The top of every page now has ${number}.`,
        ],
        contact: [
          (number) => `“যোগাযোগ” পাতায় এখন ${number}।`,
          (number) => `The contact page now has ${number}.`,
        ],
      },
    },
    schoolName: {
      differs: {
        site: [
          (name) => `সাইটের প্রতিটি পাতার উপরে নাম আছে “${name}”।`,
          (name) => `The top of every page has the name “${name}”.`,
        ],
        contact: [
          (name) => `“যোগাযোগ” পাতায় নাম আছে “${name}”।`,
          (name) => `The contact page has the name “${name}”.`,
        ],
      },
      taken: {
        site: [
          (name) => `সাইটের প্রতিটি পাতার উপরে নাম এখন “${name}”।`,
          (name) => `The top of every page now has the name “${name}”.`,
        ],
        contact: [
          (name) => `“যোগাযোগ” পাতায় নাম এখন “${name}”।`,
          (name) => `The contact page now has the name “${name}”.`,
        ],
      },
    },
    takeOver: [(value) => `সেখানেও ${value} লিখুন`, (value) => `Write ${value} there too`],
  },
  eiin: {
    is: [(eiin) => `ইআইআইএন (EIIN): ${eiin}`, (eiin) => `EIIN: ${eiin}`],
    none: ['ইআইআইএন (EIIN) লেখা হয়নি', 'The EIIN is not written'],
    change: ['“নাম ও পরিচয়” অংশে বদলান', 'Change it under “Name and particulars”'],
  },
})
