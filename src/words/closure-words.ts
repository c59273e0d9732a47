import { inBothLanguages } from './in-both-languages.ts'

/** The band that announces a closure on every page, and the messages to followers. */
export const closureWords = inBothLanguages({
  label: ['জরুরি ঘোষণা', 'Urgent announcement'],
  whole: ['বিদ্যালয়', 'The school'],
  shift: [(shift) => `${shift} শিফট`, (shift) => `The ${shift} shift`],
  /** The titles of closures that the form offers. */
  causes: {
    unavoidable: ['অনিবার্য কারণে', 'For unavoidable reasons'],
    storm: ['ঝড় ও ভারী বৃষ্টির কারণে', 'Because of storm and heavy rain'],
    cold: ['শৈত্যপ্রবাহের কারণে', 'Because of a cold wave'],
    heat: ['তীব্র তাপপ্রবাহের কারণে', 'Because of a heat wave'],
    flood: ['বন্যার কারণে', 'Because of a flood'],
    polling: ['বিদ্যালয়টি ভোটকেন্দ্র হওয়ায়', 'The school is a polling station'],
    strike: ['হরতাল বা অবরোধের কারণে', 'Because of a strike or a blockade'],
    order: ['প্রশাসনের নির্দেশে', 'By order of the administration'],
    mourning: ['শোক পালনের জন্য', 'For mourning'],
  },
  closed: {
    today: [(who) => `আজ ${who} বন্ধ`, (who) => `${who} is closed today`],
    tomorrow: [(who) => `আগামীকাল ${who} বন্ধ`, (who) => `${who} is closed tomorrow`],
    fromTomorrow: [(who) => `আগামীকাল থেকে ${who} বন্ধ`, (who) => `${who} is closed from tomorrow`],
  },
  keepsExams: [(closed) => `${closed}, তবে পরীক্ষা হবে`, (closed) => `${closed}, but exams are held`],
  withDays: [(closed, days) => `${closed} (${days})।`, (closed, days) => `${closed} (${days}).`],
  closedOn: [(who, days) => `${days} ${who} বন্ধ`, (who, days) => `${who} is closed on ${days}`],
  corrected: [(title) => `সংশোধিত: ${title}`, (title) => `Corrected: ${title}`],
  ended: [(who) => `${who} বন্ধের ঘোষণা তুলে নেওয়া হয়েছে`, (who) => `Closure withdrawn: ${who}`],
  again: [(day) => `ক্লাস আবার শুরু ${day}।`, (day) => `Lessons resume on ${day}.`],
  againForExam: [
    (who, day, exams) => `${who} খুলবে ${day}, সেদিন পরীক্ষা: ${exams}।`,
    (who, day, exams) => `${who} opens again on ${day}, for an exam: ${exams}.`,
  ],
  againBesideExam: [
    (again, exams) => `${again} সেদিন পরীক্ষা: ${exams}।`,
    (again, exams) => `${again} Exams on that day: ${exams}.`,
  ],
})
