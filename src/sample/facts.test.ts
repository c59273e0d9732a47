import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { DOCUMENT_KINDS } from '../content.ts'
import { sampleEntries } from '../features/calendar/sample.ts'
import { sampleDocuments } from '../features/documents/sample.ts'
import { sampleGalleries } from '../features/galleries/sample.ts'
import { groupWords } from '../features/groups/public/words.ts'
import { sampleGroups } from '../features/groups/sample.ts'
import {
  entries as informationEntries,
  posts,
  sampleServices,
} from '../features/information/sample.ts'
import { sampleOfficers } from '../features/people/sample.ts'
import { sampleContact, sampleSchoolInfo, sampleSite } from '../features/profile/sample.ts'
import { sampleRoutines } from '../features/routine/sample.ts'
import { sampleStudentCounts, sampleYear } from '../features/student-counts/sample.ts'
import { addDays, type Day, isWithin, weekdayOf } from '@pathshala/bengali/days'
import { toBengaliDigits, toLatinDigits } from '@pathshala/bengali/digits'
import { loadReadings } from './readings.ts'
import { SAMPLE_FOLDER, timesBefore } from './seed.ts'

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

const PAPER_TEXTS = await Promise.all(
  (await readdir(PAPERS))
    .filter((name) => name.endsWith('.html'))
    .map((name) => readPaper(path.parse(name).name)),
)

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
    for (const date of dates) expect(text.normalize()).toContain(`| ${date} |`)
  })

  it('in the timetable of the test examination, on paper and as text', async () => {
    const dates = (await rowsOf('notice-test-exam')).map(([date]) => date!)
    const days = daysOf('নির্বাচনি পরীক্ষা').filter((day) => weekdayOf(day) < 5)
    expect(dates.flatMap(daysIn)).toEqual(days)
    const text = await readFile(path.join(SAMPLE_FOLDER, '../texts/notice-test-exam.txt'), 'utf8')
    for (const date of dates) expect(text.normalize()).toContain(`| ${date} |`)
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
      // Groups have different subjects in the same lesson.
      expect(subjects[taught]!.normalize().split(' / '), section).toContain(subject)
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

  it('counts each pupil once in religions and groups, and no pupil as a freedom fighter or their child', () => {
    for (const count of sampleStudentCounts) {
      const { className, shift, section, boys, girls } = count
      const pupils = boys + girls
      const of = `${className} ${shift} ${section}`
      expect(count.muslim + count.hindu + count.bouddho + count.christian, of).toBe(pupils)
      const hasGroups = className === 'Nine' || className === 'Ten'
      expect(count.science + count.business + count.humanities, of).toBe(hasGroups ? pupils : 0)
      // Fifty-five years after the war, their children are not pupils either.
      expect(count.muktiJoddha + count.muktiJoddharSontan, of).toBe(0)
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

describe('The people of the sample school', () => {
  const teachers = sampleOfficers.filter(({ category }) => category === 'teacher')
  const PART_TIME = 'খণ্ডকালীন শিক্ষক'

  it('have the posts that the board counts, except part-time teachers', () => {
    const titles = new Set(posts.map(({ title }) => title))
    const unknown = sampleOfficers.filter(({ designation }) => !titles.has(designation))
    expect(new Set(unknown.map(({ designation }) => designation))).toEqual(new Set([PART_TIME]))
    for (const { title, sanctioned } of posts) {
      const filled = sampleOfficers.filter(({ designation }) => designation === title)
      expect(filled.length, title).toBeLessThanOrEqual(sanctioned)
      expect(filled.length, title).toBeGreaterThan(0)
    }
  })

  it('are all teachers of the routine, and teach what their cards say', () => {
    const { weeks, subjects, everywhere, teachers: names } = sampleRoutines
    const taught = new Map<string, Set<string>>()
    for (const { week, teachers: own } of weeks) {
      for (const subject of week.flatMap((day) => day.split(' '))) {
        const name = names[{ ...everywhere, ...own }[subject.replace(/\d/, '')]!]!
        taught.set(name, (taught.get(name) ?? new Set()).add(subjects[subject]!))
      }
    }
    expect([...taught.keys()].toSorted()).toEqual(teachers.map(({ name }) => name).toSorted())
    for (const { name, subject } of teachers) {
      const words = subject.split(/ ও |, /)
      const found = [...taught.get(name)!].some((one) =>
        words.some((word) => one.includes(word) || word.includes(one)),
      )
      expect(found, `${name}: ${subject}`).toBe(true)
    }
  })

  it('the officer for information has one number', () => {
    const { members } = sampleGroups('2026-11-25').find(
      ({ purpose }) => purpose === 'rightToInformation',
    )!
    const service = sampleServices.find(({ name }) => name!.includes('তথ্য অধিকার'))!
    expect(service).toMatchObject({ responsible: members[0]!.name, phone: members[0]!.phone })
  })
})

describe('The texts of the sample agree with its lists:', async () => {
  const readings = await loadReadings()
  const textOf = (file: string) => toLatinDigits(readings[file]!.text)
  const texts = Object.values(readings).map(({ text }) => text)

  it.each([
    ['result-test-ten', sampleStudentCounts, ['Ten', 'Day', 'A'], 'science'],
    ['result-half-yearly-nine', sampleStudentCounts, ['Nine', 'Day', 'B'], 'science'],
    ['result-half-yearly-six', sampleStudentCounts, ['Six', 'Morning', 'A'], 'girls'],
    ['result-annual-seven', sampleYear(1), ['Seven', 'Day', 'A'], 'girls'],
  ] as const)(
    '%s has a row for each pupil, on paper and as text',
    async (name, counts, key, of) => {
      const count = counts.find(
        ({ className, shift, section }) =>
          className === key[0] && shift === key[1] && section === key[2],
      )!
      const rows = await rowsOf(name)
      expect(rows).toHaveLength(count[of])
      for (const row of rows)
        expect(readings[`${name}.pdf`]!.text).toContain(`| ${row.join(' | ')} |`)
      const totals = rows.map((row) => Number(toLatinDigits(row.at(-3)!)))
      const marks = rows.map((row) =>
        row.slice(1, -3).reduce((sum, mark) => sum + Number(toLatinDigits(mark)), 0),
      )
      expect(totals).toEqual(marks)
      const places = rows.map((row) => Number(toLatinDigits(row.at(-1)!)))
      expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1))
    },
  )

  it('the test examination has all pupils of class ten', () => {
    const ten = sampleStudentCounts.filter(({ className }) => className === 'Ten')
    const sum = (key: 'science' | 'business' | 'humanities' | 'girls') =>
      ten.reduce((total, count) => total + count[key], 0)
    const form = textOf('notice-ssc-form.pdf')
    const groups = {
      বিজ্ঞান: 'science',
      'ব্যবসায় শিক্ষা': 'business',
      মানবিক: 'humanities',
      মোট: 'girls',
    } as const
    for (const [group, key] of Object.entries(groups)) {
      expect(form).toContain(`| ${group} | ${sum(key)} |`.normalize())
    }
  })

  it('memo numbers of a year rise from day to day, and none is given twice', async () => {
    const papers = Object.values(sampleDocuments)
      .flat()
      .flatMap(({ file, publishedAt }) => {
        const [, memo] = /স্মারক নম্বর: \S+\/(\d+)/.exec(textOf(file)) ?? []
        return memo ? [{ file, day: publishedAt.slice(0, 10), memo: Number(memo) }] : []
      })
      .filter(({ day }) => day.startsWith(YEAR))
    expect(papers.length).toBeGreaterThan(15)
    const inOrder = papers.toSorted((a, b) => a.memo - b.memo)
    expect(new Set(papers.map(({ memo }) => memo)).size).toBe(papers.length)
    const days = inOrder.map(({ day }) => day)
    expect(days).toEqual(days.toSorted())
    for (const { file, memo } of papers) {
      const name = path.parse(file).name
      const paper = existsSync(path.join(PAPERS, `${name}.html`)) ? await readPaper(name) : ''
      const [, printed] = /স্মারক (?:নম্বর|নং): [^<]*\/([^<]+)</.exec(paper) ?? []
      if (printed) expect(Number(toLatinDigits(printed)), name).toBe(memo)
    }
  })

  it('results are published on the days of the calendar', () => {
    const dayOf = (file: string) =>
      sampleDocuments.results.find((one) => one.file === file)!.publishedAt.slice(0, 10)
    const half = entries.find(({ title }) => title.startsWith('অর্ধবার্ষিক পরীক্ষার ফল'))!
    for (const file of ['result-half-yearly-six.pdf', 'result-half-yearly-nine.pdf']) {
      expect(daysFrom(half.from, half.to)).toContain(dayOf(file))
    }
    const board = informationEntries.find(({ key }) => key === 'ssc-results')!
    const news = sampleDocuments.news.find(({ title }) => board.papers!.includes(title))!
    expect(board.writtenAt!.slice(0, 10)).toBe(news.publishedAt.slice(0, 10))
    const annual = entries.find(({ title }) => title.startsWith('বার্ষিক পরীক্ষার ফল'))!
    expect(dayOf('result-annual-seven.pdf').slice(5)).toBe(annual.from.slice(5))
  })

  it('every committee that a paper names is on the page of committees', () => {
    const groups = sampleGroups('2026-11-25').map(({ purpose, title }) =>
      (title ?? groupWords.bn.purposes[purpose]).normalize(),
    )
    const named = [...texts, ...PAPER_TEXTS].flatMap((text) =>
      Array.from(
        text.normalize().matchAll(/([\p{L}\p{M}]+) কমিটি(?!\p{M}|র)/gu),
        ([, name]) => name!,
      ),
    )
    expect(named.length).toBeGreaterThan(5)
    for (const name of named) {
      expect(
        groups.some((title) => title.includes(`${name} কমিটি`)),
        name,
      ).toBe(true)
    }
  })

  it('the room of the committee against harassment has no lessons', () => {
    const { place } = sampleGroups('2026-11-25').find(
      ({ purpose }) => purpose === 'antiHarassment',
    )!
    const [room] = /[০-৯]+/.exec(place!)!
    for (const text of texts) expect(text).not.toMatch(new RegExp(`(?<![০-৯])${room}(?![০-৯])`))
  })

  it('the charter, the notice and the form name the same fee, papers and photos', () => {
    const service = (name: string) => sampleServices.find((one) => one.name!.includes(name))!
    const admission = textOf('notice-admission.pdf')
    expect(admission).toContain('আবেদন ফি 100 টাকা'.normalize())
    expect(service('ভর্তি').price).toContain('আবেদন ফি ১০০ টাকা')
    for (const paper of ['জাতীয় পরিচয়পত্র', 'ছাড়পত্র ও প্রগতিপত্র', 'আবেদনের প্রিন্ট কপি']) {
      expect(admission).toContain(paper.normalize())
      expect(service('ভর্তি').papers).toContain(paper)
    }
    expect(admission).toContain('দুই কপি ছবি'.normalize())
    expect(service('ভর্তি').papers).toContain('২ কপি ছবি (১টি ফরমে)')
    const testimonial = textOf('download-testimonial-form.pdf')
    for (const paper of ['প্রবেশপত্র বা নম্বরপত্রের কপি', 'নিবন্ধন কার্ডের কপি']) {
      expect(testimonial).toContain(paper.normalize())
      expect(service('প্রশংসাপত্র').papers).toContain(paper)
    }
    expect(textOf('notice-stipend.pdf')).toContain('জাতীয় পরিচয়পত্র'.normalize())
    expect(service('উপবৃত্তি').papers).toContain('জাতীয় পরিচয়পত্র')
  })

  it('no text has what a machine misread', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/ষ্ষ্ঠ|অন্কের| রিচ্ছন্নতা|হয় পত্র|গারহস্থ্য/)
    }
  })
})

/** 1 January, a leap day, June, the last day of a year, and a Friday in Ramadan. */
describe.each(['2027-01-01', '2028-02-29', '2027-06-15', '2026-12-31', '2027-02-12'])(
  'Installed on %s,',
  (today) => {
    const at = timesBefore(today)
    const calendar = sampleEntries(today)
    const documents = DOCUMENT_KINDS.flatMap((kind) => sampleDocuments[kind])
    const isFree = (day: Day) =>
      weekdayOf(day) > 4 || calendar.some((one) => one.kind === 'holiday' && isWithin(day, one))

    it('the papers and photos keep the days of which they speak', () => {
      const photos = Object.values(sampleGalleries).flat()
      for (const { publishedAt } of [...documents, ...photos]) {
        expect(at(publishedAt)).toBe(new Date(`${publishedAt}+06:00`).toISOString())
        expect(publishedAt.slice(0, 10) <= today).toBe(true)
      }
      for (const { title, publishedAt } of documents) {
        const year = Number(publishedAt.slice(0, 4))
        const [named] = /\b20\d\d\b/.exec(toLatinDigits(title)) ?? []
        // Admission and forms are for the next year.
        if (named) expect([year, year + 1], title).toContain(Number(named))
      }
    })

    it('nothing is published on a weekly holiday or a holiday of the calendar', () => {
      for (const { title, publishedAt } of documents) {
        expect(isFree(publishedAt.slice(0, 10)), title).toBe(false)
      }
    })

    it('the calendar has this year and the next, and no exam or event on a holiday', () => {
      const year = Number(today.slice(0, 4))
      const years = new Set(calendar.map(({ from }) => Number(from.slice(0, 4))))
      expect(years).toEqual(new Set([2026, year, year + 1]))
      for (const { title, kind, from, to } of calendar) {
        if (kind !== 'exam' && !/ফল প্রকাশ|মেলা|ক্রীড়া/.test(title)) continue
        expect([isFree(from), isFree(to)], `${title} ${from}`).toEqual([false, false])
        const puja = calendar.filter(
          (one) => one.title.includes('পূজা') && isWithin(one.from, { from, to }),
        )
        expect(puja, `${title} ${from}`).toEqual([])
      }
    })
  },
)

it('on a machine whose clock is behind, nothing of the sample is in the future', () => {
  for (const today of ['2026-11-24', '2026-03-01', '1970-01-01']) {
    const newest = sampleDocuments.notices[0]!.publishedAt
    expect(timesBefore(today)(newest).slice(0, 10) < today).toBe(true)
  }
})
