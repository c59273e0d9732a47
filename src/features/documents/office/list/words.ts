const bn = {
  state: 'অবস্থা',
  everyState: 'সব',
  states: {
    draft: 'খসড়া',
    scheduled: 'পরে প্রকাশ পাবে',
    published: 'প্রকাশিত',
    ended: 'মেয়াদ শেষ',
  },
  pinned: (day: string) => `পিন করা, ${day} পর্যন্ত`,
  scheduledAt: (moment: string) => `প্রকাশ পাবে: ${moment}`,
  draftTime: (moment: string) => `ধরা সময় ${moment}; নিজে থেকে প্রকাশ পাবে না`,
  endsOn: (day: string) => `মেয়াদ ${day} পর্যন্ত`,
  endedOn: (day: string) => `মেয়াদ শেষ: ${day}`,
  topic: 'কী নিয়ে',
  everyTopic: 'সব বিষয়',
  year: 'বছর',
  preview: 'আগে দেখুন',
}

const en: typeof bn = {
  state: 'State',
  everyState: 'All',
  states: {
    draft: 'Draft',
    scheduled: 'Published later',
    published: 'Published',
    ended: 'Ended',
  },
  pinned: (day) => `Pinned until ${day}`,
  scheduledAt: (moment) => `Published ${moment}`,
  draftTime: (moment) => `Its time is ${moment}; it does not appear by itself`,
  endsOn: (day) => `Ends on ${day}`,
  endedOn: (day) => `Ended on ${day}`,
  topic: 'Topic',
  everyTopic: 'Every topic',
  year: 'Year',
  preview: 'Preview',
}

export const listWords = { bn, en }
