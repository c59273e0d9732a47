import { schoolWords } from '../../../words/school-words.ts'

const bn = {
  schoolInfo: {
    lead: 'এখানে সংরক্ষণ করলেই সাইটের “এক নজরে” পাতায় দেখা যাবে। সব ঘর পূরণ করতে হবে। সংখ্যা বাংলা বা ইংরেজি অঙ্কে লেখা যায়।',
    createTitle: 'নতুন তথ্য তৈরি করুন',
    updateTitle: 'তথ্য হালনাগাদ করুন',
    failedToLoad: 'বিদ্যালয়ের তথ্য আনা গেল না।',
    created: 'বিদ্যালয়ের তথ্য তৈরি হয়েছে। (School information created successfully!)',
    updated: 'বিদ্যালয়ের তথ্য হালনাগাদ হয়েছে। (School information updated successfully!)',
    /** Comes before the reason, which is in the clerk's language. */
    failed: (serverWords: string) => `তথ্য সংরক্ষণ করা গেল না। (Error saving data: ${serverWords})`,
    shifts: 'শিফট',
    landAndBuildings: 'জমি ও ভবন',
    roomsAndFacilities: 'কক্ষ ও সুবিধা',
    shiftHints: {
      morningShift: 'যেমন: সকাল ৭:১৫ – ১১:৪৫',
      dayShift: 'যেমন: দুপুর ১২:০০ – বিকাল ৫:০০',
      withoutShift: 'সবার জন্য এক শিফট হলে তার সময়; না হলে লিখুন: প্রযোজ্য নয়',
    },
    totalDiffers: (counted: string) =>
      `শাখাগুলোর হিসাব যোগ করলে মোট শিক্ষার্থী ${counted} জন হয়, এখানে অন্য সংখ্যা আছে। দেখে নিন কোনটি ঠিক।`,
    takeTotal: (counted: string) => `এখানে ${counted} লিখুন`,
    yesOrNo: { Yes: 'আছে (Yes)', No: 'নেই (No)' },
    fields: {
      ...schoolWords.bn.schoolInfoFields,
      totalLand: 'জমি (একর)',
      totalBuildings: 'কয়টি ভবন',
    },
  },
  contact: {
    lead: 'এখানে সংরক্ষণ করলেই সাইটের “যোগাযোগ” পাতায় ও নিচের অংশে দেখা যাবে। সব ঘর পূরণ করতে হবে।',
    formTitle: 'ঠিকানা ও যোগাযোগ',
    noData: 'কোনো তথ্য পাওয়া যায়নি। নতুন তথ্য দিতে পারেন। (No data found. You can input new data.)',
    add: 'তথ্য যোগ করুন (Add Information)',
    save: 'পরিবর্তন সংরক্ষণ করুন (Save Changes)',
    saving: 'সংরক্ষণ হচ্ছে… (Saving...)',
    saved: (serverWords: string) => `তথ্য সংরক্ষণ করা হয়েছে। (${serverWords})`,
    failed: 'তথ্য সংরক্ষণ করা গেল না। আবার চেষ্টা করুন। (Failed to save data. Please try again.)',
    fields: schoolWords.bn.contactFields,
  },
  phone: {
    differs: {
      site: (number: string) =>
        number
          ? `সাইটের প্রতিটি পাতার উপরে এখনো ${number} নম্বরটি আছে।`
          : 'সাইটের পাতার উপরে এখনো কোনো ফোন নম্বর নেই।',
      contact: (number: string) => `“যোগাযোগ” পাতায় এখনো ${number} নম্বরটি আছে।`,
    },
    takeOver: (number: string) => `সেখানেও ${number} লিখুন`,
    taken: {
      site: (number: string) => `সাইটের প্রতিটি পাতার উপরে এখন ${number}।`,
      contact: (number: string) => `“যোগাযোগ” পাতায় এখন ${number}।`,
    },
  },
}

const en: typeof bn = {
  schoolInfo: {
    lead: 'The page “At a glance” shows the information as soon as you save it. Every field is required. You can write numbers in Bengali or Latin digits.',
    createTitle: 'Create school information',
    updateTitle: 'Update school information',
    failedToLoad: 'The school’s information could not be fetched.',
    created: 'School information created successfully!',
    updated: 'School information updated successfully!',
    failed: (serverWords) => `Error saving data: ${serverWords}`,
    shifts: 'Shifts',
    landAndBuildings: 'Land and buildings',
    roomsAndFacilities: 'Rooms and facilities',
    shiftHints: {
      morningShift: 'For example: 7:15 to 11:45 in the morning',
      dayShift: 'For example: 12:00 noon to 5:00 in the afternoon',
      withoutShift:
        'The hours if all students come at the same time; otherwise write: not applicable',
    },
    totalDiffers: (counted) =>
      `The sections add up to ${counted} students, but this form has a different number. Please check which number is right.`,
    takeTotal: (counted) => `Write ${counted} here`,
    yesOrNo: { Yes: 'Yes', No: 'No' },
    fields: {
      ...schoolWords.en.schoolInfoFields,
      totalLand: 'Land (acres)',
      totalBuildings: 'Buildings',
    },
  },
  contact: {
    lead: 'The contact page and the foot of every page show the information as soon as you save it. Every field is required.',
    formTitle: 'Address and contact',
    noData: 'No data found. You can input new data.',
    add: 'Add Information',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: (serverWords) => serverWords,
    failed: 'Failed to save data. Please try again.',
    fields: schoolWords.en.contactFields,
  },
  phone: {
    differs: {
      site: (number) =>
        number
          ? `The top of every page still has the number ${number}.`
          : 'The top of the pages has no telephone number yet.',
      contact: (number) => `The contact page still has the number ${number}.`,
    },
    takeOver: (number) => `Write ${number} there too`,
    taken: {
      site: (number) => `The top of every page now has ${number}.`,
      contact: (number) => `The contact page now has ${number}.`,
    },
  },
}

export const profileWords = { bn, en }
