const bn = { validFrom: 'যেদিন থেকে', periods: 'পিরিয়ড', lessons: 'ক্লাস' }

const en: typeof bn = { validFrom: 'Valid from', periods: 'Periods', lessons: 'Lessons' }

/** The labels of a routine's fields, in a conflict and in the history. */
export const routineFieldWords = { bn, en }
