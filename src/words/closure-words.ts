/** The band that announces a closure on every page. The office previews it. */
const bn = {
  label: 'জরুরি ঘোষণা',
  whole: 'বিদ্যালয়',
  shift: (shift: string) => `${shift} শিফট`,
  closed: {
    today: (who: string, days: string) => `আজ ${who} বন্ধ (${days})।`,
    tomorrow: (who: string, days: string) => `আগামীকাল ${who} বন্ধ (${days})।`,
    fromTomorrow: (who: string, days: string) => `আগামীকাল থেকে ${who} বন্ধ (${days})।`,
  },
  again: (day: string) => `ক্লাস আবার শুরু ${day}।`,
  againForExam: (who: string, day: string) => `${who} খুলবে ${day}, সেদিন পরীক্ষা।`,
}

const en: typeof bn = {
  label: 'Urgent announcement',
  whole: 'The school',
  shift: (shift) => `The ${shift} shift`,
  closed: {
    today: (who, days) => `${who} is closed today (${days}).`,
    tomorrow: (who, days) => `${who} is closed tomorrow (${days}).`,
    fromTomorrow: (who, days) => `${who} is closed from tomorrow (${days}).`,
  },
  again: (day) => `Lessons resume on ${day}.`,
  againForExam: (who, day) => `${who} opens again on ${day}, for an exam.`,
}

export const closureWords = { bn, en }
