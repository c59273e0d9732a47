import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const yearWords = inBothLanguages({
  lead: [
    'নতুন বছর শুরুর সাতটি কাজ। যেকোনো ক্রমে করা যায়; প্রতিটি আলাদা করে আগের মতো করা যায়।',
    'Seven jobs for the start of a school year, in any order. Each can be set back on its own.',
  ],
  states: {
    done: ['হয়েছে', 'Done'],
    half: ['চলছে', 'Begun'],
    left: ['বাকি', 'To do'],
  },
  progress: [
    (done, half, left) =>
      [
        done !== '০' && `${done}টি হয়েছে`,
        half !== '০' && `${half}টি চলছে`,
        left !== '০' && `${left}টি বাকি`,
      ]
        .filter(Boolean)
        .join(', '),
    (done, half, left) =>
      [
        done !== '0' && `${done} done`,
        half !== '0' && `${half} begun`,
        left !== '0' && `${left} to do`,
      ]
        .filter(Boolean)
        .join(', '),
  ],
  titles: {
    counts: [() => 'শিক্ষার্থীর হিসাব', () => 'Student counts'],
    calendar: [(year) => `শিক্ষাপঞ্জি ${year}`, (year) => `Calendar ${year}`],
    routines: [() => 'ক্লাস রুটিন', () => 'Class routines'],
    groups: [() => 'কমিটি', () => 'Committees'],
    notices: [() => 'উপরে রাখা ও পুরোনো নোটিশ', () => 'Pinned and old notices'],
    information: [() => 'অনুমোদিত শাখা ও সেবার তালিকা', () => 'Approved sections and citizen’s charter'],
    staff: [() => 'শিক্ষক ও কর্মচারী', () => 'Teachers and staff'],
  },
  open: ['দেখুন', 'Open'],
  undo: ['আগের মতো করুন', 'Set back'],
  undone: ['আগের মতো করা হয়েছে।', 'It was set back.'],
  counts: {
    keeps: [
      (sections, year) =>
        `এখন ${sections}টি শাখা। ${year} সালের হিসাব আলাদা লেখা হয়: ১ জানুয়ারি পর্যন্ত সাইটে এখনকারটিই থাকে, পরে সেটি আগের বছরের হিসাব হয়`,
      (sections, year) =>
        `${counted(sections, 'section')} now. The counts of ${year} are written apart: the site shows the present ones until 1 January, and then as those of a past year`,
    ],
    begun: [
      (year, sections, day) => `${year} সালের ${sections}টি শাখা লেখা আছে; সাইটে দেখা যাবে ${day} থেকে`,
      (year, sections, day) =>
        `${counted(sections, 'section has', 'sections have')} counts of ${year}; the site shows them from ${day} on`,
    ],
    shown: [
      (year, sections) => `${year} সালের ${sections}টি শাখা লেখা আছে; সাইটে সেগুলোই দেখা যাচ্ছে`,
      (year, sections) =>
        `${counted(sections, 'section has', 'sections have')} counts of ${year}, and the site shows them`,
    ],
    none: ['কোনো শাখার হিসাব নেই', 'No section has a count'],
    bring: [(year) => `Excel থেকে ${year} আনুন`, (year) => `Bring ${year} from Excel`],
    moveUp: [
      (year) => `এখনকার হিসাব এক শ্রেণি উপরে তুলে ${year} শুরু করুন`,
      (year) => `Begin ${year} with the present counts, a class up`,
    ],
    atOnce: [
      (year) =>
        `${year} সাল শুরু হয়ে গেছে, তাই সাইটে সঙ্গে সঙ্গে ${year} সালের হিসাব দেখা যাবে, আর এখনকার হিসাব আগের বছরের তালিকায় যাবে।`,
      (year) =>
        `${year} has begun, so the site shows the counts of ${year} at once, and the present ones as those of a past year.`,
    ],
    done: [
      (year, sections) => `${year} সালের ${sections}টি শাখার হিসাব লেখা হয়েছে।`,
      (year, sections) => `Counts of ${year}: ${counted(sections, 'section')}.`,
    ],
  },
  calendar: {
    amounts: [
      (holidays, exams) => `${holidays}টি ছুটি, ${exams}টি পরীক্ষা`,
      (holidays, exams) => `${counted(holidays, 'holiday')}, ${counted(exams, 'exam')}`,
    ],
    propose: ['ছুটি ও পরীক্ষা তুলুন', 'Add holidays and exams'],
    bring: ['Excel থেকে তালিকা আনুন', 'Bring a list from Excel'],
    hint: [
      'জাতীয় দিবস, আর গত বছরের নিজেদের দিনগুলো এক বছর পরে। যেটি লাগবে না সেটির টিক তুলে দিন; দিন পরে শিক্ষাপঞ্জিতে বদলানো যায়।',
      'The national days, and your own days of last year one year later. Untick what you do not need. You can change the days in the calendar later.',
    ],
    moon: ['দিন বদলাতে পারে', 'may move'],
    nothing: ['প্রস্তাব করার মতো আর কোনো দিন নেই।', 'There are no more days to propose.'],
    add: [(count) => `বাছা ${count}টি যোগ করুন`, (count) => `Add the ${counted(count, 'ticked day')}`],
    added: [
      (count) =>
        count === '০' ? 'দিনগুলো আগেই যোগ হয়েছে; কিছু বদলায়নি।' : `${count}টি দিন যোগ হয়েছে।`,
      (count) =>
        count === '0'
          ? 'These days were added before; nothing is changed.'
          : `Days added: ${count}.`,
    ],
  },
  routines: {
    left: [
      (total) =>
        `${total}টি; নতুন প্রথম দিন দিয়ে সব কপি হবে, পরে যেটি দরকার বদলান। প্রথম দিন পর্যন্ত সাইটে এখনকার রুটিনই থাকে`,
      (total) =>
        `${total}; all are copied with a new first day. Change what you need later. The site shows the present routines until that day`,
    ],
    done: [
      (renewed, total) => `${total}টির ${renewed}টি নতুন বছরের`,
      (renewed, total) => `${renewed} of ${total} are for the new year`,
    ],
    none: ['কোনো রুটিন নেই', 'There are no routines'],
    firstDay: ['প্রথম দিন', 'First day'],
    atOnce: [
      (day) =>
        `${day} আজ বা আজকের আগে, তাই সাইটে সঙ্গে সঙ্গে কপিগুলোই দেখা যাবে। পরের কোনো দিন দিলে ততদিন এখনকার রুটিন থাকে।`,
      (day) =>
        `${day} is not later than today, so the site shows the copies at once. With a later day, the present routines stay until then.`,
    ],
    copy: [(total) => `${total}টি রুটিন কপি করুন`, (total) => `Copy ${counted(total, 'routine')}`],
    copied: [
      (total) =>
        total === '০' ? 'সব রুটিন আগেই কপি হয়েছে; কিছু বদলায়নি।' : `${total}টি রুটিন কপি হয়েছে।`,
      (total) =>
        total === '0'
          ? 'All routines were copied before; nothing is changed.'
          : `Routines copied: ${total}.`,
    ],
  },
  groups: {
    progress: [
      (total, done, left) =>
        done === '০' ? `${total}টি: ${left}` : `${total}টির ${done}টি হয়েছে; বাকি: ${left}`,
      (total, done, left) =>
        done === '0' ? `${total}: ${left}` : `${done} of ${total} done; to do: ${left}`,
    ],
    allDone: [
      (total) => `${total}টির পরের মেয়াদের কমিটি লেখা আছে`,
      (total) => `${counted(total, 'has', 'have')} a committee of the next term`,
    ],
    none: ['এই বছর কোনোটির মেয়াদ শেষ হচ্ছে না', 'No term ends with this year'],
    write: [(title) => `${title} লিখুন`, (title) => `Write ${title}`],
  },
  notices: {
    amounts: [
      (pinned, year, old) =>
        [
          pinned !== '০' && `উপরে রাখা ${pinned}টি`,
          old !== '০' && `${year}-এর আগের ${old}টি এখনো বোর্ডে`,
        ]
          .filter(Boolean)
          .join(', ') || 'উপরে রাখা বা পুরোনো কিছু নেই',
      (pinned, year, old) =>
        [
          pinned !== '0' && `${pinned} pinned`,
          old !== '0' && `${old} from before ${year} still on the board`,
        ]
          .filter(Boolean)
          .join('; ') || 'nothing pinned or old',
    ],
    end: [
      (count) => (count === '১' ? 'এটি শেষ করুন' : `${count}টি একসঙ্গে শেষ করুন`),
      (count) => (count === '1' ? 'End it' : `End ${count} at once`),
    ],
    atOnce: [
      (count) =>
        `${count}টি নোটিশ সঙ্গে সঙ্গে হোম পাতা ও নোটিশের তালিকা থেকে চলে যাবে। পাতাগুলো থাকবে, খুঁজলে পাওয়া যাবে।`,
      (count) =>
        `${counted(count, 'notice leaves', 'notices leave')} home and the list at once. The pages stay, and search finds them.`,
    ],
    ended: [
      (count) => `${count}টি নোটিশ বোর্ড থেকে নামানো হয়েছে।`,
      (count) => `Notices ended: ${count}.`,
    ],
    pinned: [(count) => `উপরে রাখা ${count}টি দেখুন`, (count) => `See the ${count} pinned`],
  },
  information: {
    sections: [
      (count) => (count === '০' ? 'অনুমোদিত শাখা' : `অনুমোদিত ${count}টি শাখা`),
      (count) => (count === '0' ? 'Approved sections' : counted(count, 'approved section')),
    ],
    writeSections: ['শাখা লিখুন', 'Write the sections'],
    writeCharter: ['সেবার তালিকা লিখুন', 'Write the charter'],
    changeSections: ['শাখা বদলান', 'Change the sections'],
    changeCharter: ['সেবার তালিকা বদলান', 'Change the charter'],
    charter: ['সেবার তালিকা', 'Citizen’s charter'],
    ask: [(what) => `${what}: ঠিক আছে কি?`, (what) => `${what}: still right?`],
    missing: [(what) => `${what}: লেখা হয়নি`, (what) => `${what}: not written`],
    checked: [(what, day) => `${what}: যাচাই ${day}`, (what, day) => `${what}: checked on ${day}`],
    sectionsRight: [
      (count) => `${count}টিই এখনো ঠিক আছে`,
      (count) => `All ${count} are still right`,
    ],
    charterRight: ['সেবার তালিকা এখনো ঠিক আছে', 'The charter is still right'],
    isChecked: ['যাচাই লেখা হয়েছে।', 'Checked.'],
  },
  staff: {
    people: [(count) => `${count} জন`, (count) => counted(count, 'person', 'people')],
    checked: [(day) => `যাচাই ${day}`, (day) => `checked on ${day}`],
    right: ['তালিকাটি এখনো ঠিক আছে', 'The list is still right'],
    open: ['তালিকা দেখুন', 'Open the list'],
  },
  past: {
    title: ['আগের বছর', 'Past years'],
    line: [
      (year, sections) => `${year}: শিক্ষার্থীর হিসাব, ${sections}টি শাখা`,
      (year, sections) => `${year}: student counts, ${counted(sections, 'section')}`,
    ],
    section: ['শ্রেণি, শাখা ও শিফট', 'Class, section and shift'],
  },
})
