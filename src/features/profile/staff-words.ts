import { schoolWords } from '../../words/school-words.ts'

/** The words of the screens for the school's figures and for its address. */
const bn = {
  schoolInfo: {
    lead: 'এখানে রাখলেই সাইটের “এক নজরে” পাতায় দেখা যাবে। সব ঘর পূরণ করতে হবে। সংখ্যা বাংলা বা ইংরেজি অঙ্কে লেখা যায়।',
    createTitle: 'নতুন তথ্য তৈরি করুন',
    updateTitle: 'তথ্য হালনাগাদ করুন',
    failedToLoad: 'বিদ্যালয়ের তথ্য আনা গেল না।',
    created: 'বিদ্যালয়ের তথ্য তৈরি হয়েছে। (School information created successfully!)',
    updated: 'বিদ্যালয়ের তথ্য হালনাগাদ হয়েছে। (School information updated successfully!)',
    /** Stands before the reason in the clerk's own language. */
    failed: (serverWords: string) => `তথ্য রাখা গেল না। (Error saving data: ${serverWords})`,
    shifts: 'শিফট',
    landAndBuildings: 'জমি ও ভবন',
    roomsAndFacilities: 'কক্ষ ও সুবিধা',
    shiftHints: {
      morningShift: 'যেমন: সকাল ৭:১৫ – ১১:৪৫',
      dayShift: 'যেমন: দুপুর ১২:০০ – বিকাল ৫:০০',
      withoutShift: 'সবার জন্য এক শিফট হলে তার সময়; না হলে লিখুন: প্রযোজ্য নয়',
    },
    yesOrNo: { Yes: 'আছে (Yes)', No: 'নেই (No)' },
    fields: {
      ...schoolWords.bn.schoolInfoFields,
      totalLand: 'জমি (একর)',
      totalBuildings: 'কয়টি ভবন',
    },
  },
  contact: {
    lead: 'এখানে রাখলেই সাইটের “যোগাযোগ” পাতায় ও নিচের অংশে দেখা যাবে। সব ঘর পূরণ করতে হবে।',
    formTitle: 'ঠিকানা ও যোগাযোগ',
    noData: 'কোনো তথ্য পাওয়া যায়নি। নতুন তথ্য দিতে পারেন। (No data found. You can input new data.)',
    add: 'তথ্য যোগ করুন (Add Information)',
    save: 'বদল রাখুন (Save Changes)',
    saving: 'রাখা হচ্ছে… (Saving...)',
    saved: (serverWords: string) => `তথ্য রাখা হয়েছে। (${serverWords})`,
    failed: 'তথ্য রাখা গেল না। আবার চেষ্টা করুন। (Failed to save data. Please try again.)',
    fields: schoolWords.bn.contactFields,
  },
}

const en: typeof bn = {
  schoolInfo: {
    lead: 'What you keep here is on the page “At a glance” at once. Every field is required. Numbers may be written in Bengali or Latin digits.',
    createTitle: 'Create school information',
    updateTitle: 'Update school information',
    failedToLoad: 'The school’s information could not be fetched.',
    created: 'School information created successfully!',
    updated: 'School information updated successfully!',
    failed: () => 'Error saving data:',
    shifts: 'Shifts',
    landAndBuildings: 'Land and buildings',
    roomsAndFacilities: 'Rooms and facilities',
    shiftHints: {
      morningShift: 'For example: 7:15 to 11:45 in the morning',
      dayShift: 'For example: 12:00 noon to 5:00 in the afternoon',
      withoutShift: 'The hours where all come at the same time; otherwise: not applicable',
    },
    yesOrNo: { Yes: 'Yes', No: 'No' },
    fields: {
      ...schoolWords.en.schoolInfoFields,
      totalLand: 'Land (acres)',
      totalBuildings: 'Buildings',
    },
  },
  contact: {
    lead: 'What you keep here is on the contact page and at the foot of every page at once. Every field is required.',
    formTitle: 'Address and contact',
    noData: 'No data found. You can input new data.',
    add: 'Add Information',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: (serverWords) => serverWords,
    failed: 'Failed to save data. Please try again.',
    fields: schoolWords.en.contactFields,
  },
}

export const profileWords = { bn, en }
