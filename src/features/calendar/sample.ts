import type { SampleMoment, SampleStep } from '../feature.ts'
import { emptyOf } from '../../records/fields.ts'
import { isClosedKind } from './kinds.ts'
import type { CalendarDetails } from './schema.ts'
import { statusOn } from './school-day.ts'
import { entryFields } from './table.ts'
import type { Stores } from '../../request/school.ts'
import { CLASSES } from '@pathshala/bengali/classes'
import { addDays, type Day, daysBetween, yearOf } from '@pathshala/bengali/days'

type SampleEntry = Pick<CalendarDetails, 'title' | 'kind'> & Partial<CalendarDetails>

/** The school year of the sample's papers. */
const PAPERS_YEAR = 2026

/** The first and the last day, as month and day. */
type Dated = [from: string, to: string, entry: SampleEntry]

/** Days that no weekly holiday moves. */
const FIXED: Dated[] = [
  [
    '01-01',
    '01-01',
    {
      title: 'পাঠ্যপুস্তক উৎসব',
      titleEnglish: 'Textbook festival',
      kind: 'event',
      note: 'নতুন বই নিতে শ্রেণি অনুযায়ী সকাল ১০টায়',
      noteEnglish: 'New books are given class by class at 10 am',
    },
  ],
  [
    '02-21',
    '02-21',
    {
      title: 'শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস',
      kind: 'holiday',
      note: 'প্রভাতফেরি ভোর সাড়ে ৬টায়',
      noteEnglish: 'Morning procession at 6:30 am',
    },
  ],
  ['03-26', '03-26', { title: 'মহান স্বাধীনতা ও জাতীয় দিবস', kind: 'holiday' }],
  [
    '04-14',
    '04-14',
    {
      title: 'বাংলা নববর্ষ',
      kind: 'holiday',
      note: 'বর্ষবরণের আয়োজন সকাল ৯টায়',
      noteEnglish: 'New Year’s programme at 9 am',
    },
  ],
  ['05-01', '05-01', { title: 'মে দিবস', kind: 'holiday' }],
  ['08-05', '08-05', { title: 'জুলাই গণঅভ্যুত্থান দিবস', kind: 'holiday' }],
  ['10-05', '10-05', { title: 'বিশ্ব শিক্ষক দিবস', kind: 'event' }],
  [
    '12-14',
    '12-14',
    {
      title: 'শহিদ বুদ্ধিজীবী দিবসের আলোচনা',
      titleEnglish: 'Discussion on Martyred Intellectuals Day',
      kind: 'event',
    },
  ],
  [
    '12-16',
    '12-16',
    {
      title: 'বিজয় দিবস',
      kind: 'holiday',
      note: 'পতাকা উত্তোলন সকাল ৭টায়',
      noteEnglish: 'The flag is raised at 7 am',
    },
  ],
  ['12-20', '12-29', { title: 'শীতকালীন ছুটি ও বড়দিন', kind: 'holiday' }],
]

/** Events of the school: they begin with the first lesson day from which all their days have lessons. */
const EVENTS: Dated[] = [
  [
    '01-27',
    '01-28',
    {
      title: 'বার্ষিক ক্রীড়া প্রতিযোগিতা',
      titleEnglish: 'Annual sports',
      kind: 'event',
      isClosed: true,
    },
  ],
  [
    '07-19',
    '07-22',
    {
      title: 'অর্ধবার্ষিক পরীক্ষার ফল প্রকাশ ও অভিভাবক সভা',
      titleEnglish: 'Half-yearly results and parents’ meeting',
      kind: 'event',
      note: 'শ্রেণি অনুযায়ী আলাদা দিনে; সময় নোটিশে',
      noteEnglish: 'On a day for each class; the notice says when',
    },
  ],
  [
    '11-15',
    '11-16',
    { title: 'জেলা বিজ্ঞান মেলা', titleEnglish: 'District science fair', kind: 'event' },
  ],
  ['12-30', '12-30', { title: 'বার্ষিক পরীক্ষার ফল প্রকাশ', kind: 'event' }],
]

const ANNUAL_EXAM = 'বার্ষিক পরীক্ষা'

/** Exams begin and end on a lesson day, and end before the next holidays. */
const EXAMS: Dated[] = [
  [
    '04-21',
    '05-14',
    {
      title: 'এসএসসি পরীক্ষা (কেন্দ্র)',
      titleEnglish: 'SSC examination (centre)',
      kind: 'exam',
      classes: ['Ten'],
      startsAt: '10:00',
      isClosed: true,
      note: 'বিদ্যালয় পরীক্ষার কেন্দ্র; পরীক্ষার দিনে ক্লাস হয় না',
      noteEnglish: 'The school is an examination centre; no lessons on these days',
    },
  ],
  ['06-28', '07-09', { title: 'অর্ধবার্ষিক পরীক্ষা', kind: 'exam', startsAt: '10:00' }],
  [
    '11-29',
    '12-13',
    // Class ten has no lessons then, and no exam.
    {
      title: ANNUAL_EXAM,
      kind: 'exam',
      classes: ['Six', 'Seven', 'Eight', 'Nine'],
      startsAt: '10:00',
      isClosed: true,
    },
  ],
  [
    '11-29',
    '12-13',
    {
      title: ANNUAL_EXAM,
      kind: 'exam',
      classes: ['Three', 'Four', 'Five'],
      note: 'সময়সূচি শ্রেণিশিক্ষক জানাবেন',
      noteEnglish: 'Class teachers announce the schedule',
    },
  ],
]

/** Friday and Saturday, as on every new site. */
const WEEKEND = [5, 6]

const TEST_EXAM = { title: 'নির্বাচনি পরীক্ষা' }
const TEST_EXAM_REST = {
  title: 'নির্বাচনি পরীক্ষার অবশিষ্ট বিষয়',
  titleEnglish: 'Test examination, remaining subjects',
}

/** Month and day of the Islamic calendar, and the number of free days before and after. */
const BY_THE_MOON: [month: number, day: number, before: number, after: number, title: string][] = [
  [1, 10, 0, 0, 'আশুরা'],
  [3, 12, 0, 0, 'ঈদ-ই-মিলাদুন্নবী (সা.)'],
  [7, 27, 0, 0, 'শবে মেরাজ'],
  [8, 15, 0, 0, 'শবে বরাত'],
  [10, 1, 13, 5, 'রমজান ও ঈদুল ফিতরের ছুটি'],
  [12, 10, 4, 7, 'গ্রীষ্মকালীন অবকাশ ও ঈদুল আজহার ছুটি'],
]

const PUJA = 'দুর্গাপূজার ছুটি'
const LAKSHMI_PUJA = 'লক্ষ্মীপূজা ও প্রবারণা পূর্ণিমা'

/**
 * The last day of a full moon before a day of each year, and the first and the last free day,
 * counted from that full moon.
 */
const BY_THE_FULL_MOON: [before: string, first: number, last: number, title: string][] = [
  ['05-29', -98, -98, 'সরস্বতী পূজা'],
  ['05-29', 0, 0, 'বুদ্ধপূর্ণিমা'],
  ['11-01', -51, -51, 'জন্মাষ্টমী'],
  ['11-01', -7, -3, PUJA],
  ['11-01', 0, 0, LAKSHMI_PUJA],
]

/** A full moon whose night is that of Lakshmi Puja, and the mean time between two. */
const FULL_MOON_MS = Date.parse('2026-10-25T21:00Z')
const MONTH_MS = 29.530588 * 24 * 60 * 60 * 1000

/** Days of the papers' year only. A closure is left out until it is over, because it would close the site's today. */
const ONCE: Dated[] = [
  [
    '08-12',
    '08-13',
    {
      title: 'বন্যার পানিতে পথ ডুবে যাওয়া',
      titleEnglish: 'Roads under flood water',
      kind: 'closure',
    },
  ],
  [
    '12-26',
    '12-26',
    {
      title: 'সুবর্ণজয়ন্তী উৎসব',
      titleEnglish: 'Golden jubilee festival',
      kind: 'event',
      note: 'সকাল ৯টা থেকে',
      noteEnglish: 'From 9 am',
    },
  ],
]

/** The calendar of the made-up school for the year of its papers, the year of `today` and the next. */
export function sampleCalendarSteps({ today }: SampleMoment): SampleStep[] {
  return sampleEntries(today).map((entry) => ({
    write: async (stores) =>
      stores.calendar.create({ ...entry, document: await findSchedule(stores, entry) }, true),
  }))
}

/** The papers with the schedules are about the classes six to nine, and ten. */
async function findSchedule(
  { notices }: Stores,
  { title, from, classes }: CalendarDetails,
): Promise<string | null> {
  const exam = title.startsWith(TEST_EXAM.title) ? TEST_EXAM.title : ANNUAL_EXAM
  const hasPaper = classes.includes('Nine') || exam === TEST_EXAM.title
  if (!title.startsWith(exam) || yearOf(from) !== PAPERS_YEAR || !hasPaper) return null
  const schedule = (await notices.list({ topic: 'exam' })).find(
    (one) => one.title.includes(exam) && one.title.includes('সময়সূচি'),
  )
  return schedule?.url ?? null
}

export function sampleEntries(today: Day): CalendarDetails[] {
  const year = yearOf(today)
  const once = ONCE.map((one) => dated(PAPERS_YEAR, one)).filter(
    ({ kind, to }) => kind !== 'closure' || to < today,
  )
  return [...new Set([PAPERS_YEAR, year, year + 1])].flatMap(entriesOfYear).concat(once)
}

function entriesOfYear(year: number): CalendarDetails[] {
  const byFullMoon = BY_THE_FULL_MOON.map((one) => datedByTheFullMoon(year, one))
  const fixed = [
    ...FIXED.map((one) => dated(year, one)),
    ...BY_THE_MOON.flatMap((one) => datedByTheMoon(year, one)),
    ...byFullMoon,
  ]
  const calendar = { entries: fixed, weeklyHolidays: WEEKEND, classes: CLASSES }
  const isLessonDay = (day: Day) => statusOn(day, null, calendar) === 'lessons'
  const dayOf = (title: string) => byFullMoon.find((one) => one.title === title)!.from
  const [puja, lakshmi] = [dayOf(PUJA), dayOf(LAKSHMI_PUJA)]
  const exam = (titles: Pick<SampleEntry, 'title' | 'titleEnglish'>, from: Day, to: Day) =>
    dated(year, [
      from.slice(5),
      to.slice(5),
      { ...titles, kind: 'exam', classes: ['Ten'], startsAt: '10:00' },
    ])
  const exams = [
    ...EXAMS.map((one) => dated(year, one)),
    exam(TEST_EXAM, addDays(puja, -14), addDays(puja, -3)),
    exam(TEST_EXAM_REST, addDays(lakshmi, 2), addDays(lakshmi, 4)),
  ]
  return [
    ...fixed,
    ...EVENTS.map((one) => onLessonDays(dated(year, one), isLessonDay)),
    ...exams.map((one) => withinLessonDays(one, fixed, isLessonDay)),
  ]
}

function onLessonDays(
  { from, to, ...entry }: CalendarDetails,
  isLessonDay: (day: Day) => boolean,
): CalendarDetails {
  const days = daysBetween(from, to)
  let first = from
  while (!daysFrom(first, addDays(first, days)).every(isLessonDay)) first = addDays(first, 1)
  return { ...entry, from: first, to: addDays(first, days) }
}

function withinLessonDays(
  { from, to, ...entry }: CalendarDetails,
  holidays: CalendarDetails[],
  isLessonDay: (day: Day) => boolean,
): CalendarDetails {
  const isFree = (one: CalendarDetails) => one.kind === 'holiday' && one.from !== one.to
  const next = holidays.find((one) => isFree(one) && one.from > from && one.from <= to)
  const days = daysFrom(from, next ? addDays(next.from, -1) : to).filter(isLessonDay)
  return { ...entry, from: days[0]!, to: days.at(-1)! }
}

function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

function dated(year: number, [from, to, entry]: Dated): CalendarDetails {
  return {
    ...emptyOf(entryFields),
    isClosed: isClosedKind(entry.kind),
    ...entry,
    from: `${year}-${from}`,
    to: `${year}-${to}`,
  }
}

/** In some years, a day of the shorter Islamic year comes twice. */
function datedByTheMoon(
  year: number,
  [month, day, before, after, title]: (typeof BY_THE_MOON)[number],
): CalendarDetails[] {
  const calendar = 'islamic-umalqura'
  const { year: islamicYear } = Temporal.PlainDate.from(`${year}-01-01`).withCalendar(calendar)
  return (
    [islamicYear, islamicYear + 1]
      .map((each) => Temporal.PlainDate.from({ calendar, year: each, month, day }))
      // In Bangladesh, the moon is seen a day later than in Arabia.
      .map((date) => addDays(date.withCalendar('iso8601').toString(), 1))
      .filter((date) => yearOf(date) === year)
      .map((date) => moonHoliday(title, addDays(date, -before), addDays(date, after)))
  )
}

function datedByTheFullMoon(
  year: number,
  [before, first, last, title]: (typeof BY_THE_FULL_MOON)[number],
): CalendarDetails {
  const months = Math.floor((Date.parse(`${year}-${before}T00:00Z`) - FULL_MOON_MS) / MONTH_MS)
  const day = new Date(FULL_MOON_MS + months * MONTH_MS).toISOString().slice(0, 10)
  return moonHoliday(title, addDays(day, first), addDays(day, last))
}

function moonHoliday(title: string, from: Day, to: Day): CalendarDetails {
  return {
    ...emptyOf(entryFields),
    title,
    kind: 'holiday',
    from,
    to,
    isClosed: true,
    isMoonDependent: true,
  }
}
