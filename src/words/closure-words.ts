/** The band that announces a closure on every page, and the messages to followers. */
const bn = {
  label: 'জরুরি ঘোষণা',
  whole: 'বিদ্যালয়',
  shift: (shift: string) => `${shift} শিফট`,
  closed: {
    today: (who: string) => `আজ ${who} বন্ধ`,
    tomorrow: (who: string) => `আগামীকাল ${who} বন্ধ`,
    fromTomorrow: (who: string) => `আগামীকাল থেকে ${who} বন্ধ`,
  },
  withDays: (closed: string, days: string) => `${closed} (${days})।`,
  closedOn: (who: string, days: string) => `${days} ${who} বন্ধ`,
  corrected: (title: string) => `সংশোধিত: ${title}`,
  ended: (who: string) => `${who} বন্ধের ঘোষণা তুলে নেওয়া হয়েছে`,
  again: (day: string) => `ক্লাস আবার শুরু ${day}।`,
  againForExam: (who: string, day: string) => `${who} খুলবে ${day}, সেদিন পরীক্ষা।`,
}

const en: typeof bn = {
  label: 'Urgent announcement',
  whole: 'The school',
  shift: (shift) => `The ${shift} shift`,
  closed: {
    today: (who) => `${who} is closed today`,
    tomorrow: (who) => `${who} is closed tomorrow`,
    fromTomorrow: (who) => `${who} is closed from tomorrow`,
  },
  withDays: (closed, days) => `${closed} (${days}).`,
  closedOn: (who, days) => `${who} is closed on ${days}`,
  corrected: (title) => `Corrected: ${title}`,
  ended: (who) => `Closure withdrawn: ${who}`,
  again: (day) => `Lessons resume on ${day}.`,
  againForExam: (who, day) => `${who} opens again on ${day}, for an exam.`,
}

export const closureWords = { bn, en }
