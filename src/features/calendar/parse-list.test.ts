import { describe, expect, test } from 'vitest'
import { formatCsv } from '@pathshala/tables/csv'
import { calendarExportTable, calendarTable } from './csv.ts'
import type { CalendarRecord } from './schema.ts'
import { findOrder } from '@pathshala/tables/parse-day'
import { daysOf, parseList } from './parse-list.ts'

/** Each row as `days | title`, with the other fields that differ from an ordinary holiday. */
function read(text: string, year = 2027) {
  const table = parseList(text)
  const order = findOrder(table.rows.map(({ dayText, weekday }) => ({ text: dayText, weekday })))
  return table.rows.map((row) => {
    const reading = { order: order === 'day-first' || order === 'month-first' ? order : undefined }
    const days = daysOf(row, { ...reading, year: table.year ?? year })
    const dayText = 'from' in days ? [...new Set([days.from, days.to])].join('/') : days.problem
    const { title, kind, isMoonDependent, isClosed, shift, note } = row
    const rest = [
      kind !== 'holiday' && kind,
      isMoonDependent && 'moon',
      isClosed !== undefined && (isClosed ? 'closed' : 'open'),
      shift,
      note && `(${note})`,
    ].filter(Boolean)
    return [dayText, title, ...rest].join(' | ')
  })
}

describe('a list copied from a spreadsheet', () => {
  test('with weekdays, numbers of days, marks for the moon and a row without a day', () => {
    const pasted = `০১/০১/২০২৭\tশুক্র\tপাঠ্যপুস্তক উৎসব\t
০৫/০১/২০২৭\tমঙ্গল\t*শবে মেরাজ\t১ দিন
২৩/০১/২০২৭\tশনি\t*শবে বরাত\t১ দিন
২১-২-২৭\tরবি\tশহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস
ফাল্গুনের শেষে\t\tবার্ষিক ক্রীড়া`
    expect(read(pasted)).toEqual([
      '2027-01-01 | পাঠ্যপুস্তক উৎসব | event',
      '2027-01-05 | শবে মেরাজ | moon',
      '2027-01-23 | শবে বরাত | moon',
      '2027-02-21 | শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস',
      'not-a-day | বার্ষিক ক্রীড়া | event',
    ])
    expect(parseList(pasted).rows[4]?.dayText).toBe('ফাল্গুনের শেষে')
  })

  test('with headline, headings, serial numbers, Bangla days, sum and footnote, as from the ministry', () => {
    const pasted = `২০২৭ শিক্ষাবর্ষের ছুটির তালিকা\t\t\t\t\t
ক্রমিক\tপর্বের নাম\tতারিখ\tবাংলা তারিখ\tবার\tমোট দিন
১\tশবে মেরাজ*\t৫ জানুয়ারি\t২১ পৌষ ১৪৩৩\tমঙ্গলবার\t১
২\tপবিত্র রমজান, শবে কদর ও ঈদুল ফিতর (চাঁদ দেখা সাপেক্ষে)\t৮ ফেব্রুয়ারি – ১৩ মার্চ\t\tসোমবার – শনিবার\t২৬
৩\tগ্রীষ্মকালীন ছুটি\t২০ জুন থেকে ৩ জুলাই\t\t\t১০
\tমোট\t\t\t\t৩৭ দিন
* চাঁদ দেখার উপর নির্ভরশীল\t\t\t\t\t`
    expect(read(pasted, 2020)).toEqual([
      '2027-01-05 | শবে মেরাজ | moon',
      '2027-02-08/2027-03-13 | পবিত্র রমজান, শবে কদর ও ঈদুল ফিতর | moon',
      '2027-06-20/2027-07-03 | গ্রীষ্মকালীন ছুটি',
    ])
  })

  test.each(['ইংরেজি তারিখ', 'তারিখ (ইংরেজি)', 'Date (English)'])(
    'with its days in the column “%s”',
    (heading) => {
      const pasted = `ছুটির নাম\t${heading}\tবাংলা তারিখ\nবিজয় দিবস\t১৬ ডিসেম্বর ২০২৬\t১ পৌষ`
      expect(read(pasted)).toEqual(['2026-12-16 | বিজয় দিবস'])
    },
  )

  test('with a number of days beside the first day', () => {
    expect(read('২০/১২/২০২৬\tশীতকালীন ছুটি\t৫ দিন')).toEqual(['2026-12-20/2026-12-24 | শীতকালীন ছুটি'])
    expect(read('1\tWinter holiday\t20/12/2026\t5')).toEqual([
      '2026-12-20/2026-12-24 | Winter holiday',
    ])
  })

  test('with the first and the last day in two columns, a remark and quoted line ends', () => {
    const pasted = `Start\tEnd\tTitle\tRemarks
20/12/2026\t31/12/2026\t"Winter holiday
and Christmas"\tOffice open
14/12/2026\t14/12/2026\tHalf-yearly examination\t`
    expect(read(pasted)).toEqual([
      '2026-12-20/2026-12-31 | Winter holiday and Christmas | (Office open)',
      '2026-12-14 | Half-yearly examination | exam',
    ])
  })

  test('with titles and remarks that look like days, under headings', () => {
    const pasted = `Event date\tOccasion\tRemarks\tNo. of holidays
১৬/১২/২০২৬\tশনিবার\tশিক্ষক প্রশিক্ষণ, ৩ দিন\t১
২১/০২/২০২৭\t২১ ফেব্রুয়ারি\t২২ ফেব্রুয়ারি\t১
২৩/০১/২০২৭\tশবে বরাত*\tনা\t২
ফাল্গুনের শেষে\t১৭ মার্চ\tপ্রভাতি\t`
    expect(read(pasted)).toEqual([
      '2026-12-16 | শনিবার | (শিক্ষক প্রশিক্ষণ, ৩ দিন)',
      '2027-02-21 | ২১ ফেব্রুয়ারি | (২২ ফেব্রুয়ারি)',
      '2027-01-23/2027-01-24 | শবে বরাত | moon | (না)',
      'not-a-day | ১৭ মার্চ | (প্রভাতি)',
    ])
  })

  test('with a last day that overrides the number of days', () => {
    expect(read('২০/১২/২০২৬\t২০/১২/২০২৬\tপ্রশিক্ষণ\t৩ দিন')).toEqual(['2026-12-20 | প্রশিক্ষণ'])
  })

  test('in which months come first', () => {
    expect(read('05/01/2027\tMay Day\n12/16/2027\tVictory Day')).toEqual([
      '2027-05-01 | May Day',
      '2027-12-16 | Victory Day',
    ])
  })
})

describe('plain lines', () => {
  test('with the day before or after the title', () => {
    const pasted = `১. ২১ ফেব্রুয়ারি: শহিদ দিবস
২) স্বাধীনতা দিবস - ২৬ মার্চ, ২০২৭
২০ – ৩১ ডিসেম্বর শীতকালীন ছুটি
শবে বরাত* ২৩ জানুয়ারি (শনিবার) ১ দিন

বার্ষিক পরীক্ষা ২৬ নভেম্বর থেকে ১০ ডিসেম্বর`
    expect(read(pasted)).toEqual([
      '2027-02-21 | শহিদ দিবস',
      '2027-03-26 | স্বাধীনতা দিবস',
      '2027-12-20/2027-12-31 | শীতকালীন ছুটি',
      '2027-01-23 | শবে বরাত | moon',
      '2027-11-26/2027-12-10 | বার্ষিক পরীক্ষা | exam',
    ])
  })

  test('with quotation marks and as many commas as the other lines', () => {
    expect(read('"সততা" দিবস, ২১/২/২৭\n“একুশে”, ২৬/৩/২৭')).toEqual([
      '2027-02-21 | "সততা" দিবস',
      '2027-03-26 | “একুশে”',
    ])
  })

  test('without days become rows that lack a day', () => {
    expect(read('শীতের ছুটি')).toEqual(['not-a-day | শীতের ছুটি'])
    expect(read('')).toEqual([])
  })
})

test('the CSV file of the calendar gives the same entries again', () => {
  const entry = { _id: '', kind: 'holiday', note: '', shift: null, isClosed: true } as const
  const own = {
    classes: [],
    startsAt: null,
    document: null,
    keepsExams: false,
    isMoonDependent: false,
    titleEnglish: '',
    noteEnglish: '',
  }
  const rest = { ...own, updatedAt: '', version: 1, isSample: false }
  const { columns, rows } = calendarTable([
    { ...entry, ...rest, title: 'শীতকালীন ছুটি, বড়দিন', from: '2026-12-20', to: '2026-12-31' },
    {
      ...entry,
      ...rest,
      title: 'প্রাক্-নির্বাচনী',
      kind: 'exam',
      from: '2026-11-01',
      to: '2026-11-01',
      isClosed: false,
      shift: 'Day',
      classes: ['Six', 'Seven', 'Eight', 'Ten'],
      startsAt: '09:00',
      document: '/notices/12',
      note: 'হলে',
    },
    { ...entry, ...rest, title: 'ঈদ', from: '2027-03-10', to: '2027-03-12', isMoonDependent: true },
    {
      ...entry,
      ...rest,
      title: 'শনিবার*',
      from: '2026-12-01',
      to: '2026-12-01',
      note: 'শিক্ষক প্রশিক্ষণ, ৩ দিন',
    },
    {
      ...entry,
      ...rest,
      title: '২১ ফেব্রুয়ারি',
      from: '2027-02-21',
      to: '2027-02-21',
      note: '২২ ফেব্রুয়ারি',
      titleEnglish: '21 February',
      noteEnglish: '3 days',
    },
    { ...entry, ...rest, title: '=1+1; =2;-৩', from: '2027-02-28', to: '2027-02-28', note: '＝১' },
    {
      ...entry,
      ...rest,
      title: '“সততা” দিবস',
      from: '2027-03-01',
      to: '2027-03-01',
      note: 'প্রথম লাইন, আরও\n\n"দ্বিতীয়" লাইন',
    },
    {
      ...entry,
      ...rest,
      title: 'মীনা\tদিবস',
      from: '2027-09-24',
      to: '2027-09-24',
      note: 'মঞ্চ:\tমাঠ',
    },
  ])
  const english = parseList(formatCsv(columns, rows)).rows.map((row) => [
    row.titleEnglish,
    row.noteEnglish,
  ])
  expect(english.filter((texts) => texts.some(Boolean))).toEqual([['21 February', '3 days']])
  expect(read(formatCsv(columns, rows))).toEqual([
    '2026-12-20/2026-12-31 | শীতকালীন ছুটি, বড়দিন | closed',
    '2026-11-01 | প্রাক্-নির্বাচনী | exam | open | Day | (হলে)',
    '2027-03-10/2027-03-12 | ঈদ | moon | closed',
    '2026-12-01 | শনিবার* | closed | (শিক্ষক প্রশিক্ষণ, ৩ দিন)',
    '2027-02-21 | ২১ ফেব্রুয়ারি | closed | (২২ ফেব্রুয়ারি)',
    '2027-02-28 | =1+1; =2;-৩ | closed | (＝১)',
    '2027-03-01 | “সততা” দিবস | closed | (প্রথম লাইন, আরও\n\n"দ্বিতীয়" লাইন)',
    '2027-09-24 | মীনা\tদিবস | closed | (মঞ্চ:\tমাঠ)',
  ])
  expect(parseList(formatCsv(columns, rows)).rows[1]).toMatchObject({
    classes: ['Six', 'Seven', 'Eight', 'Ten'],
    startsAt: '09:00',
    document: '/notices/12',
  })
})

test('proposes the classes of an exam from its title, unless the list has them', () => {
  const rows = (text: string) => parseList(text).rows.map(({ classes, says }) => [classes, says])
  expect(rows('মডেল টেস্ট, ক্লাস ৮\t2027-03-01')).toEqual([[['Eight'], []]])
  const list = 'শিরোনাম\tতারিখ\tশ্রেণি\nমডেল টেস্ট, ক্লাস ৮\t2027-03-01\t৬–৭\nপরীক্ষা\t2027-03-02\t'
  expect(rows(list)).toEqual([
    [['Six', 'Seven'], ['classes']],
    [[], ['classes']],
  ])
})

test('a day that both orders allow is not read before the order is known', () => {
  expect(read('05/01/2027\tশবে মেরাজ')).toEqual(['which-order | শবে মেরাজ'])
})

test('names the columns that it does not understand, and takes nothing from them', () => {
  const list = parseList('তারিখ\tনাম\tরোল\tশিফট\n২৫/১২/২০২৭\tবড়দিন\t২\tপ্রভাতি')
  expect(list.unknown).toEqual(['রোল'])
  expect(list.rows).toMatchObject([
    { title: 'বড়দিন', note: '', count: undefined, shift: 'Morning' },
  ])
})

test('reads an exported list as it is, with the ids and every line of a note', () => {
  const entry = {
    _id: '01a',
    title: '২ দিন*',
    kind: 'event',
    from: '2027-01-05',
    to: '2027-01-06',
    note: 'ক  খ\n=১',
    isClosed: true,
    isMoonDependent: false,
    shift: 'Day',
    classes: ['Nine'],
    startsAt: '13:30',
    document: '/downloads/3',
  } as unknown as CalendarRecord
  const { columns, rows } = calendarExportTable([entry])
  const { _id, from, to, ...fields } = entry
  const list = parseList(formatCsv(columns, rows))
  expect(list.rows).toMatchObject([{ id: _id, dayText: `${from} – ${to}`, ...fields }])
  expect(list.unknown).toEqual([])
})
