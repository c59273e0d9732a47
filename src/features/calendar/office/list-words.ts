const bn = {
  title: 'ছুটির তালিকা একসঙ্গে',
  hint: 'মাউশির তালিকা বা Excel থেকে সারিগুলো কপি করে এখানে পেস্ট করুন। যোগ করার আগে মিলিয়ে নিতে পারবেন।',
  label: 'তালিকা',
  found: 'যা বোঝা গেছে',
  counts: (all: string, ready: string, unclear: string) =>
    `${all}টি সারি; ${ready}টি যোগ করা যাবে${unclear === '০' ? '' : `, ${unclear}টিতে কিছু ঠিক করতে হবে`}।`,
  columns: ['তারিখ', 'কী', 'ধরন', 'চাঁদ দেখা সাপেক্ষে', 'কাজ'],
  moon: 'চাঁদ দেখা',
  leaveOut: 'এটি নেব না',
  takeBack: 'ফিরিয়ে আনুন',
  whichOrder: (day: string) => `তালিকায় “${day}” কোন দিন?`,
  whichYear: 'তালিকায় বছর লেখা নেই। কোন বছরের?',
  dayHint: 'দিন/মাস/বছর',
  otherWeekday: (weekday: string) => `তালিকায় ${weekday} লেখা। মিলিয়ে দেখুন।`,
  problems: {
    'not-a-day': (day: string) => (day ? `“${day}” কোন তারিখ?` : 'তারিখ পাওয়া যায়নি।'),
    'no-such-day': (day: string) => `“${day}” নামে কোনো তারিখ নেই।`,
    'which-order': (day: string) => `“${day}”: কোন দিন, উপরে বেছে নিন।`,
    'which-year': (day: string) => `“${day}”: কোন বছর, উপরে বেছে নিন।`,
    'ends-first': (day: string) => `“${day}”: শেষের দিনটি শুরুর আগে।`,
  },
  add: (count: string) => `${count}টি যোগ করুন`,
  added: (count: string) => `${count}টি শিক্ষাপঞ্জিতে যোগ করা হয়েছে।`,
}

const en: typeof bn = {
  title: 'Many days at once',
  hint: 'Copy the rows of a list or of Excel and paste them here. You can check them before they are added.',
  label: 'List',
  found: 'What was understood',
  counts: (all, ready, unclear) =>
    `Rows: ${all}. Can be added: ${ready}${unclear === '0' ? '' : `. Need something: ${unclear}`}.`,
  columns: ['Days', 'What', 'Kind', 'Depends on the moon', 'Actions'],
  moon: 'Moon',
  leaveOut: 'Leave out',
  takeBack: 'Take back',
  whichOrder: (day) => `Which day is “${day}” in this list?`,
  whichYear: 'The list names no year. Which one is it?',
  dayHint: 'day/month/year',
  otherWeekday: (weekday) => `The list says ${weekday}. Please check.`,
  problems: {
    'not-a-day': (day) => (day ? `Which day is “${day}”?` : 'There is no day.'),
    'no-such-day': (day) => `There is no day “${day}”.`,
    'which-order': (day) => `“${day}”: choose above which day it is.`,
    'which-year': (day) => `“${day}”: choose the year above.`,
    'ends-first': (day) => `“${day}”: the last day is before the first.`,
  },
  add: (count) => `Add ${count}`,
  added: (count) => `Added to the calendar: ${count}.`,
}

/** Adding a pasted list to the calendar. */
export const calendarListWords = { bn, en }
