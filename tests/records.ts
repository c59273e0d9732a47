import type { ClassName } from '@pathshala/bengali/classes'
import { CONTACT_FIELDS } from '#src/features/profile/fields.ts'

/** Valid content for tests that do not depend on it. */
export const info = {
  morningShift: 'ক',
  dayShift: 'খ',
  withoutShift: 'গ',
  totalLand: 1.25,
  totalBuildings: 3,
  totalClasses: 24,
  multimediaClasses: 6,
  ictLabs: 1,
  scienceLabs: 2,
  librarySeats: 60,
  totalStudents: 1248,
  boundaryWall: 'Yes',
  auditorium: 'No',
}
export const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, 'ক']))
export const count = { className: 'Six', shift: 'Morning', section: 'A' }
export const calendarEntry = {
  title: 'বিজয় দিবস',
  titleEnglish: '',
  kind: 'holiday' as const,
  from: '2026-12-16',
  to: '2026-12-16',
  note: '',
  noteEnglish: '',
  isClosed: true,
  isMoonDependent: false,
  shift: null,
  classes: [] as ClassName[],
  startsAt: null,
  document: null,
  keepsExams: false,
}
/** As a store takes it. */
export const officer = {
  category: 'teacher' as const,
  name: 'ক',
  designation: 'শিক্ষক',
  subject: '',
  qualification: '',
  phone: '',
  email: '',
}
/** As a store takes it. */
export const album = { title: 'বার্ষিক ক্রীড়া', titleEnglish: '', day: '2026-02-21' }
/** As a store takes it. */
export const question = {
  question: 'টিসি কীভাবে পাব?',
  answer: 'অফিসে **লিখিত** আবেদন করুন।',
  questionEnglish: '',
  answerEnglish: '',
  topic: 'papers' as const,
  checkedOn: null,
  state: 'answered' as const,
}
/** As a store takes it. */
export const group = {
  purpose: 'other' as const,
  title: 'ক',
  titleEnglish: '',
  formedOn: null,
  validUntil: null,
  women: null,
  students: null,
  place: '',
  hours: '',
  phone: '',
  phoneOf: null,
  consentOn: null,
  email: '',
  text: '',
  textEnglish: '',
  documents: [],
  members: [
    {
      role: 'member' as const,
      roleTitle: '',
      officerId: null,
      name: 'ফরিদা ইয়াসমিন',
      designation: 'খ',
      note: '',
      days: null,
      from: null,
      to: null,
      phone: '',
      phoneOf: null,
      consentOn: null,
      email: '',
    },
  ],
}
/** Of the section of `count`. */
export const routine = {
  validFrom: '2026-01-01',
  periods: [
    { name: '১ম', from: '07:30', to: '08:05', isBreak: false },
    { name: 'টিফিন', from: '08:05', to: '08:15', isBreak: true },
    { name: '২য়', from: '08:15', to: '08:50', isBreak: false },
  ],
  lessons: [
    { day: 0, period: 0, subject: 'বাংলা', teacherId: null, teacher: 'দিলরুবা খাতুন' },
    { day: 0, period: 2, subject: 'গণিত', teacherId: null, teacher: '' },
  ],
}
