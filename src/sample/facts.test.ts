import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { DOCUMENT_KINDS } from '../content.ts'
import { sampleEntries } from '../features/calendar/sample.ts'
import { sampleDocuments } from '../features/documents/sample.ts'
import { sampleOfficers } from '../features/people/sample.ts'
import { sampleContact, sampleSchoolInfo, sampleSite } from '../features/profile/sample.ts'
import { sampleRoutines } from '../features/routine/sample.ts'
import { sampleStudentCounts } from '../features/student-counts/sample.ts'
import { addDays, type Day, weekdayOf } from '../words/days.ts'
import { toBengaliDigits, toLatinDigits } from '../words/digits.ts'
import { SAMPLE_FOLDER } from './seed.ts'

/** The papers are of this year. */
const YEAR = '2026'
const MONTHS = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ')
const WEEKDAYS = 'রবি সোম মঙ্গল বুধ বৃহস্পতি শুক্র শনি'.split(' ')
const PAPERS = path.join(SAMPLE_FOLDER, '../papers')

const entries = sampleEntries(`${YEAR}-11-25`).filter(({ from }) => from.startsWith(YEAR))
const readPaper = async (name: string) =>
  (await readFile(path.join(PAPERS, `${name}.html`), 'utf8')).normalize()

/** The cells of the rows of a paper's tables, without the heads. */
async function rowsOf(name: string): Promise<string[][]> {
  const rows = (await readPaper(name)).split('<tr>').slice(1)
  return rows
    .filter((row) => row.startsWith('<td'))
    .map((row) =>
      row
        .replace(/<\/table>[^]*/, '')
        .split(/<td[^>]*>/)
        .slice(1)
        .map((cell) => cell.replaceAll(/<[^>]*>/g, '').trim()),
    )
}

const MONTH = `(${MONTHS.join('|')})`.normalize()

/** All days from “৪ জুন” or “২৪ মে–৪ জুন”. */
function daysIn(text: string): Day[] {
  const found = new RegExp(`(\\d+)(?: ${MONTH})?(?:–(\\d+))?(?: ${MONTH})`).exec(
    toLatinDigits(text),
  )
  if (!found) return []
  const [, first, firstMonth, last = first, lastMonth] = found
  const dayOf = (day: string, month: string) =>
    `${YEAR}-${twoDigits(MONTHS.findIndex((one) => one.normalize() === month) + 1)}-${twoDigits(day)}`
  return daysFrom(dayOf(first!, firstMonth ?? lastMonth!), dayOf(last!, lastMonth!))
}

const twoDigits = (value: number | string) => String(value).padStart(2, '0')

function daysFrom(from: Day, to: Day): Day[] {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const daysOf = (title: string) =>
  entries
    .filter((entry) => entry.title.includes(title))
    .flatMap(({ from, to }) => daysFrom(from, to))

describe('The papers of the sample agree with its calendar', () => {
  it('in the holiday list, which has every holiday, and counts the days of lessons', async () => {
    const listed: Day[] = []
    for (const [, title, dates, count] of await rowsOf('download-holidays')) {
      const days = count === undefined ? [] : daysIn(dates!)
      listed.push(...days)
      if (days.length > 0) {
        const lessons = days.filter((day) => weekdayOf(day) < 5)
        expect(count, title).toBe(toBengaliDigits(String(lessons.length)))
      }
    }
    const holidays = entries.filter(({ kind }) => kind === 'holiday')
    expect(listed.toSorted()).toEqual(
      [...new Set(holidays.flatMap(({ from, to }) => daysFrom(from, to)))].toSorted(),
    )
  })

  it.each([
    ['পাঠ্যপুস্তক উৎসব', 'পাঠ্যপুস্তক উৎসব'],
    ['বার্ষিক ক্রীড়া প্রতিযোগিতা', 'বার্ষিক ক্রীড়া প্রতিযোগিতা'],
    ['অর্ধবার্ষিক পরীক্ষা', 'অর্ধবার্ষিক পরীক্ষা'],
    ['নির্বাচনি পরীক্ষা (দশম)', 'নির্বাচনি পরীক্ষা'],
    ['বার্ষিক পরীক্ষা', 'বার্ষিক পরীক্ষা'],
    ['বার্ষিক পরীক্ষার ফল প্রকাশ', 'বার্ষিক পরীক্ষার ফল প্রকাশ'],
  ])('in the plan of the year: %s', async (work, title) => {
    const rows = await rowsOf('download-holidays')
    const days = daysIn(rows.find(([cell]) => cell === work.normalize())![1]!)
    const planned = entries.filter((entry) => entry.title.split(',')[0]!.startsWith(title))
    const ofTitle = planned.filter((entry) => title.includes('ফল') || !entry.title.includes('ফল'))
    expect(days[0]).toBe(ofTitle[0]!.from)
    expect(days.at(-1)).toBe(ofTitle.at(-1)!.to)
  })

  it('in the timetable of the annual examination, on paper and as text', async () => {
    const dates = (await rowsOf('notice-annual-exam')).map(([date]) => date!)
    const exam = entries.find(({ title }) => title === 'বার্ষিক পরীক্ষা')!
    expect(daysIn(dates[0]!)).toEqual([exam.from])
    expect(daysIn(dates.at(-1)!)).toEqual([exam.to])
    const text = await readFile(path.join(SAMPLE_FOLDER, '../texts/notice-annual-exam.txt'), 'utf8')
    for (const date of dates) expect(text.normalize()).toContain(`${date}:`)
  })

  it('in the notice of the Puja, the vaccination and the test examination', async () => {
    const rows = await rowsOf('notice-puja')
    const closed = rows.flatMap(([dates, , lessons]) =>
      lessons === 'বন্ধ' ? daysIn(dates!.replace(' ও ', '–')) : [],
    )
    expect(closed).toEqual([...daysOf('দুর্গাপূজা'), ...daysOf('লক্ষ্মীপূজা')])
    const vaccination = (await rowsOf('notice-hpv')).flatMap((cells) => daysIn(cells[4]!))
    const free = new Set(
      entries.filter(({ isClosed }) => isClosed).flatMap((e) => daysFrom(e.from, e.to)),
    )
    expect(vaccination.filter((day) => free.has(day) || weekdayOf(day) > 4)).toEqual([])
    const rest = daysOf('অবশিষ্ট বিষয়')
    const puja = toLatinDigits(await readPaper('notice-puja'))
    expect(puja).toContain(
      `${rest[0]!.slice(-2)} থেকে ${rest.at(-1)!.slice(-2)} অক্টোবর`.normalize(),
    )
  })

  test('and every weekday that they name is that of its date', async () => {
    let named = 0
    const date = new RegExp(
      `(\\d+ ${MONTH})(?: ${YEAR})?,? (${WEEKDAYS.join('|')})বার`.normalize(),
      'g',
    )
    for (const file of await readdir(PAPERS)) {
      if (!file.endsWith('.html')) continue
      const paper = toLatinDigits(await readPaper(path.parse(file).name))
      for (const [text, day, , weekday] of paper.matchAll(date)) {
        named += 1
        expect(WEEKDAYS[weekdayOf(daysIn(day!)[0]!)]!.normalize(), text).toBe(weekday)
      }
    }
    expect(named).toBeGreaterThan(10)
  })
})

describe('The papers of the sample agree with its routine', () => {
  const { periods, subjects, weeks } = sampleRoutines
  const clock = (time: string) => {
    const [hours, minutes] = time.split(':')
    return toBengaliDigits(`${Number(hours) > 12 ? Number(hours) - 12 : Number(hours)}:${minutes}`)
  }

  it('in the hours of both shifts', async () => {
    const all = [...periods.Morning, ...periods.Day]
    expect(await rowsOf('download-routine')).toEqual(
      all.map(([name, from, to]) => [name!.normalize(), clock(from!), clock(to!)]),
    )
    const text = await readFile(path.join(SAMPLE_FOLDER, '../texts/download-routine.txt'), 'utf8')
    const times = text
      .split('\n')
      .flatMap((line) => / (.+) থেকে (.+:.+)$/.exec(line)?.slice(1) ?? [])
    expect(times.map((time) => time.replace(/^.*: /, ''))).toEqual(
      all.flatMap(([, from, to]) => [clock(from!), clock(to!)]),
    )
    for (const [shift, hours] of [
      [periods.Morning, sampleSchoolInfo.morningShift],
      [periods.Day, sampleSchoolInfo.dayShift],
    ] as const) {
      expect(hours.match(/[০-৯:]+/g)).toEqual([clock(shift[0]![1]!), clock(shift.at(-1)![2]!)])
    }
  })

  it('in the lessons that move to other rooms', async () => {
    const classes = { ষষ্ঠ: 'Six', সপ্তম: 'Seven', অষ্টম: 'Eight', নবম: 'Nine' } as Record<
      string,
      string
    >
    const rows = await rowsOf('notice-routine-change')
    expect(rows.length).toBeGreaterThan(3)
    for (const [section, subject, weekday, start] of rows) {
      const [name] = section!.split(' ')
      const className = Object.entries(classes).find(
        ([bengali]) => bengali.normalize() === name,
      )![1]
      const { week } = weeks.find(
        (one) => one.className === className && one.shift === 'Day' && one.section === 'A',
      )!
      const lessons = periods.Day.filter(([period]) => /^[১-৯]/.test(period!))
      const period = lessons.findIndex(([, from]) => clock(from!) === start)
      const day = WEEKDAYS.findIndex((one) => one.normalize() === weekday)
      const taught = week[day]!.split(' ')[period]!
      expect(subjects[taught]!.normalize(), section).toBe(subject)
    }
  })
})

describe('The sample school', () => {
  it('has the same name, EIIN and founding year on its papers, and the board of its division', async () => {
    const letterhead = await readPaper('letterhead')
    const { schoolName, place, established, eiin, officialLinks } = sampleSite
    for (const fact of [schoolName, place, established, eiin]) {
      expect(letterhead).toContain(toBengaliDigits(fact!).normalize())
    }
    expect(schoolName).toBe(sampleContact.schoolName)
    const boards = officialLinks!.filter(({ url }) => /educationboard/.test(url))
    expect(boards.map(({ label }) => label)).toEqual([
      expect.stringContaining(sampleContact.division),
    ])
  })

  it('has no telephone number twice', () => {
    const phones = sampleOfficers.flatMap(({ phone }) => (phone ? [phone] : []))
    phones.push(sampleContact.phone)
    expect(new Set(phones).size).toBe(phones.length)
    expect(sampleSite.phone).toBe(sampleContact.phone)
  })

  it('counts each pupil once in religions and groups, and no pupil as a freedom fighter', () => {
    for (const count of sampleStudentCounts) {
      const { className, shift, section, boys, girls, muktiJoddha } = count
      const pupils = boys + girls
      const of = `${className} ${shift} ${section}`
      expect(count.muslim + count.hindu + count.bouddho + count.christian, of).toBe(pupils)
      const hasGroups = className === 'Nine' || className === 'Ten'
      expect(count.science + count.business + count.humanities, of).toBe(hasGroups ? pupils : 0)
      expect(muktiJoddha, of).toBe(0)
    }
  })

  it('has results of two years, and a printed file for each paper', async () => {
    const years = sampleDocuments.results.map(({ title }) => /২০\d?[০-৯]+/.exec(title)?.[0])
    expect(new Set(years)).toEqual(new Set(['২০২৬', '২০২৫']))
    const files = DOCUMENT_KINDS.flatMap((kind) => sampleDocuments[kind].map(({ file }) => file))
    const parts = new Set(['letterhead', 'signature'])
    for (const name of (await readdir(PAPERS)).filter((one) => one.endsWith('.html'))) {
      const paper = path.parse(name).name
      if (!parts.has(paper)) expect(files).toContain(`${paper}.pdf`)
    }
    for (const file of files) expect(existsSync(path.join(SAMPLE_FOLDER, file)), file).toBe(true)
  })
})
