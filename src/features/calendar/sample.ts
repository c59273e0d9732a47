import type { SampleMoment, SampleStep } from '../feature.ts'
import { isClosedKind } from './kinds.ts'
import type { CalendarDetails } from './schema.ts'
import { addDays, type Day, yearOf } from '../../words/days.ts'

type SampleEntry = Pick<CalendarDetails, 'title' | 'kind'> & Partial<CalendarDetails>

/** The first and the last day, as month and day. */
const EVERY_YEAR: [from: string, to: string, entry: SampleEntry][] = [
  [
    '01-01',
    '01-01',
    { title: 'পাঠ্যপুস্তক উৎসব', kind: 'event', note: 'নতুন বই নিতে শ্রেণি অনুযায়ী সকাল ১০টায়' },
  ],
  ['01-27', '01-28', { title: 'বার্ষিক ক্রীড়া প্রতিযোগিতা', kind: 'event', isClosed: true }],
  [
    '02-21',
    '02-21',
    { title: 'শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস', kind: 'holiday', note: 'প্রভাতফেরি ভোর সাড়ে ৬টায়' },
  ],
  ['03-26', '03-26', { title: 'মহান স্বাধীনতা ও জাতীয় দিবস', kind: 'holiday' }],
  ['04-14', '04-14', { title: 'বাংলা নববর্ষ', kind: 'holiday', note: 'বর্ষবরণের আয়োজন সকাল ৯টায়' }],
  [
    '04-21',
    '05-14',
    {
      title: 'এসএসসি পরীক্ষা (কেন্দ্র)',
      kind: 'exam',
      note: 'পরীক্ষার দিনে সব শ্রেণির ক্লাস বেলা ২টা থেকে',
    },
  ],
  ['05-01', '05-01', { title: 'মে দিবস', kind: 'holiday' }],
  ['06-28', '07-09', { title: 'অর্ধবার্ষিক পরীক্ষা', kind: 'exam' }],
  [
    '07-19',
    '07-22',
    {
      title: 'অর্ধবার্ষিক পরীক্ষার ফল প্রকাশ ও অভিভাবক সভা',
      kind: 'event',
      note: 'শ্রেণি অনুযায়ী আলাদা দিনে; সময় নোটিশে',
    },
  ],
  ['08-05', '08-05', { title: 'জুলাই গণঅভ্যুত্থান দিবস', kind: 'holiday' }],
  ['10-04', '10-15', { title: 'নির্বাচনি পরীক্ষা, দশম শ্রেণি', kind: 'exam' }],
  ['10-05', '10-05', { title: 'বিশ্ব শিক্ষক দিবস', kind: 'event' }],
  ['10-27', '10-29', { title: 'নির্বাচনি পরীক্ষার অবশিষ্ট বিষয়, দশম শ্রেণি', kind: 'exam' }],
  ['11-15', '11-16', { title: 'জেলা বিজ্ঞান মেলা', kind: 'event' }],
  ['11-29', '12-13', { title: 'বার্ষিক পরীক্ষা', kind: 'exam' }],
  ['12-14', '12-14', { title: 'শহিদ বুদ্ধিজীবী দিবসের আলোচনা', kind: 'event' }],
  ['12-16', '12-16', { title: 'বিজয় দিবস', kind: 'holiday', note: 'পতাকা উত্তোলন সকাল ৭টায়' }],
  ['12-20', '12-31', { title: 'শীতকালীন ছুটি ও বড়দিন', kind: 'holiday' }],
  ['12-30', '12-30', { title: 'বার্ষিক পরীক্ষার ফল প্রকাশ', kind: 'event' }],
]

/** Month and day of the Islamic calendar, and the number of free days before and after. */
const BY_THE_MOON: [month: number, day: number, before: number, after: number, title: string][] = [
  [1, 10, 0, 0, 'আশুরা'],
  [3, 12, 0, 0, 'ঈদ-ই-মিলাদুন্নবী (সা.)'],
  [7, 27, 0, 0, 'শবে মেরাজ'],
  [8, 15, 0, 0, 'শবে বরাত'],
  [10, 1, 13, 5, 'রমজান ও ঈদুল ফিতরের ছুটি'],
  [12, 10, 4, 7, 'গ্রীষ্মকালীন অবকাশ ও ঈদুল আজহার ছুটি'],
]

/**
 * The last day of a full moon before a day of each year, and the first and the last free day,
 * counted from that full moon.
 */
const BY_THE_FULL_MOON: [before: string, first: number, last: number, title: string][] = [
  ['05-29', -98, -98, 'সরস্বতী পূজা'],
  ['05-29', 0, 0, 'বুদ্ধপূর্ণিমা'],
  ['11-01', -51, -51, 'জন্মাষ্টমী'],
  ['11-01', -7, -3, 'দুর্গাপূজার ছুটি'],
  ['11-01', 0, 0, 'লক্ষ্মীপূজা ও প্রবারণা পূর্ণিমা'],
]

/** A full moon whose night is that of Lakshmi Puja, and the mean time between two. */
const FULL_MOON_MS = Date.parse('2026-10-25T21:00Z')
const MONTH_MS = 29.530588 * 24 * 60 * 60 * 1000

/** Events that happen only in the year of the site's start, and closures that are over by then. */
const ONCE: [from: string, to: string, entry: SampleEntry][] = [
  ['08-12', '08-13', { title: 'বন্যার পানিতে পথ ডুবে যাওয়া', kind: 'closure' }],
  ['12-26', '12-26', { title: 'সুবর্ণজয়ন্তী উৎসব', kind: 'event', note: 'সকাল ৯টা থেকে' }],
]

/** The calendar of the made-up school for the year of `today` and the next. */
export function sampleCalendarSteps({ today }: SampleMoment): SampleStep[] {
  return sampleEntries(today).map((entry) => ({
    write: (stores) => stores.calendar.create(entry, true),
  }))
}

export function sampleEntries(today: Day): CalendarDetails[] {
  const year = yearOf(today)
  const once = ONCE.map((one) => dated(year, one)).filter(
    ({ kind, to }) => kind !== 'closure' || to < today,
  )
  return [year, year + 1]
    .flatMap((each) => [
      ...EVERY_YEAR.map((one) => dated(each, one)),
      ...BY_THE_MOON.flatMap((one) => datedByTheMoon(each, one)),
      ...BY_THE_FULL_MOON.map((one) => datedByTheFullMoon(each, one)),
    ])
    .concat(once)
}

function dated(year: number, [from, to, entry]: [string, string, SampleEntry]): CalendarDetails {
  return {
    note: '',
    isClosed: isClosedKind(entry.kind),
    isMoonDependent: false,
    shift: null,
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
    title,
    kind: 'holiday',
    from,
    to,
    note: '',
    isClosed: true,
    isMoonDependent: true,
    shift: null,
  }
}
