import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatCsv } from '@pathshala/tables/csv'
import { EXPORT_FORMATS, type ExportFormat } from '../src/content.ts'
import { NO_LIST } from '../src/features/calendar/office/import-draft.ts'
import { entryOf, readList } from '../src/features/calendar/office/read-list.ts'
import { findPeople } from '../src/features/people/office/find-people.ts'
import { readQuestions } from '../src/features/questions/read-list.ts'
import { readRedirects } from '../src/features/redirects/read-list.ts'
import { findCounts } from '../src/features/student-counts/office/find-counts.ts'
import { listedRows } from '../src/office/list/listed-rows.ts'
import { readTable } from '../src/office/list/read-table.ts'
import type { ImportAnswer } from '../src/records/import-rows.ts'
import { rowsOfText } from '@pathshala/tables/text-rows'
import { expectStatus, openTestSite, type TestSite } from './build-app.ts'

const OFFICE = '/usr/bin/soffice'

/** Cells that spreadsheets and readers of lists are known to change. */
const RECORDS: Record<string, object[]> = {
  officers: [
    {
      name: 'রহিমা "রাহি" খাতুন',
      designation: 'প্রধান শিক্ষক',
      subject: '1/2',
      qualification: 'এম.এ, বি.এড; এম.ফিল',
      phone: '01711000001',
      phoneOf: 'personal',
      phoneConsentOn: '2026-01-05',
    },
    { name: '=HYPERLINK("http://a")', designation: '@প্রধান', phone: '০১৭১১-০০০০০২' },
    { name: '007', designation: 'প্রহরী', category: 'officer', phone: '+880 1711 000003' },
    { name: 'করিম', designation: '১ম শ্রেণির শিক্ষক', phone: '01811-000004', email: 'a@b.example' },
    { name: 'করিম', designation: '১ম শ্রেণির শিক্ষক', phone: '', qualification: '2026-01-05' },
    { name: 'TRUE', designation: '-৫', subject: '1E5', phone: '02-9999999' },
  ],
  calendar: [
    {
      title: '২ দিন*',
      kind: 'event',
      from: '2027-01-05',
      to: '2027-01-06',
      note: 'প্রথম লাইন\nদ্বিতীয়, লাইন; "শেষ"\n\n=১+১',
      isClosed: true,
    },
    { title: '=SUM(A1)', kind: 'holiday', from: '2027-02-01', to: '2027-02-03', shift: 'Day' },
    { title: '১৬ ডিসেম্বর', kind: 'holiday', from: '2027-12-16', isMoonDependent: true },
    { title: '0012', kind: 'exam', from: '2027-03-01', note: '01/02/2027', isClosed: false },
  ],
  studentCounts: [
    { className: 'Six', shift: 'Morning', section: 'A', girls: 55, muslim: 50, hindu: 5 },
    { className: 'Ten', shift: 'Day', section: 'D', boys: 3, girls: 40, physicalDisabled: 1 },
  ],
  questions: [
    {
      question: '"টিসি" কীভাবে পাব?',
      answer: 'প্রথম লাইন\n\n- দ্বিতীয়, লাইন; **শেষ**\n=১+১',
      questionEnglish: 'How do I get a TC?',
      answerEnglish: '@office, 01/02/2027',
      topic: 'papers',
      checkedOn: '2026-01-05',
    },
    { question: '=SUM(A1)', answer: '-৫' },
    { question: 'স্কুলবাস আছে?', state: 'notApplicable' },
    { question: '0012', topic: 'fee', checkedOn: '2026-12-25' },
  ],
  redirects: [
    { path: '/?p=24', target: '/allNotices' },
    { path: '/2025/পুরোনো, "পাতা"', target: '/allnews?page=2' },
    { path: '/007', target: '/search?q=%E0%A6%AD' },
  ],
}

/** A spreadsheet takes cells of these for numbers or days when it opens a CSV file. */
const MISREAD: Record<string, string[]> = {
  officers: ['রহিমা "রাহি" খাতুন', '007', 'TRUE'],
  calendar: ['0012'],
  questions: ['0012'],
}

/** The columns that a list changes, and another cell for each. */
const OTHER_CELLS: Record<string, Record<string, string>> = {
  officers: {
    name: 'সালমা',
    designation: 'সহকারী শিক্ষক',
    subject: 'গণিত',
    qualification: '',
    phone: '01711-999999',
    email: 'c@d.example',
    category: 'কর্মচারী',
    phoneConsentOn: '৬ জানুয়ারি ২০২৬ খ্রিঃ, মঙ্গলবার',
  },
  calendar: {
    title: 'নতুন নাম',
    kind: 'পরীক্ষা',
    from: '2027-01-04',
    to: '2027-01-07',
    note: '',
    isClosed: 'না',
    shift: 'প্রভাতি',
    moon: 'হ্যাঁ',
  },
  studentCounts: { girls: '৫৬', muslim: '', hindu: '6', boys: '1', section: 'B' },
  questions: {
    question: 'নতুন প্রশ্ন?',
    answer: 'নতুন উত্তর',
    questionEnglish: '',
    answerEnglish: 'Another',
    topic: 'ভর্তি',
    state: 'প্রযোজ্য নয়',
    checkedOn: '৬ জানুয়ারি ২০২৬ খ্রিঃ, মঙ্গলবার',
  },
  redirects: { target: '/allResults' },
}

const HEADINGS: Record<string, string> = {
  title: 'বিষয়',
  kind: 'ধরন',
  from: 'শুরু',
  to: 'শেষ',
  note: 'মন্তব্য',
  isClosed: 'ক্লাস বন্ধ',
  shift: 'শিফট',
  moon: 'চাঁদ',
}

let site: TestSite
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pathshala-lists-'))
  site = await openTestSite('SQLite')
  site.token = await site.signIn()
  for (const [list, rows] of Object.entries(RECORDS)) {
    for (const row of rows) {
      await expectStatus(201, send(`/${list}`, row))
    }
  }
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await site.close()
})

const send = (url: string, payload: object) => site.call(`POST /api${url}`, payload)

async function download(list: string, format: ExportFormat): Promise<Buffer> {
  const answer = await expectStatus(200, site.call(`GET /api/export/${list}.${format}`))
  return answer.rawPayload
}

/** The rows that the office sends. */
function bodiesOf(list: string, text: string): object[] {
  if (list === 'calendar') {
    return readList({ ...NO_LIST, text }).rows.map((row) => {
      expect(row.problem).toBeUndefined()
      return entryOf(row)
    })
  }
  const { rows } = rowsOfText(text)
  const found = {
    officers: () => findPeople(text, 'ছবি'),
    studentCounts: () => findCounts(text),
    questions: () => listedRows(readQuestions(rows)),
    redirects: () => listedRows(readRedirects(rows)),
  }[list]!()
  return found!.rows.map(({ body }) => body)
}

async function compare(list: string, text: string): Promise<ImportAnswer<object>> {
  const rows = bodiesOf(list, text)
  const answer = await send(`/${list}/import`, { rows, known: 'change', preview: true })
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.json()
}

/** The table with another cell in the first row of the list. */
function withCell(text: string, field: string, cell: string): string {
  const { rows } = rowsOfText(text)
  const heading = rows[0]!
  const at = heading.findIndex(
    (name) => name === field || name.endsWith(`(${field})`) || name === HEADINGS[field],
  )
  expect(at, `${field} in ${heading.join()}`).toBeGreaterThanOrEqual(0)
  const changed = rows.map((cells, row) =>
    row === 1
      ? Array.from(heading, (_, index) => (index === at ? cell : (cells[index] ?? '')))
      : cells,
  )
  return formatCsv(changed[0]!, changed.slice(1))
}

/** The file as LibreOffice saves it. */
function saved(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const file = path.join(folder, `list.${from}`)
  writeFileSync(file, bytes)
  const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1'
  const out = path.join(folder, 'out')
  execFileSync(
    OFFICE,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...(from === 'csv' ? ['--infilter=CSV:44,34,76,1'] : []),
      '--convert-to',
      to === 'csv' ? csv : to,
      '--outdir',
      out,
      file,
    ],
    { stdio: 'ignore' },
  )
  return readFileSync(path.join(out, `list.${to}`))
}

describe.each(Object.keys(RECORDS))('The exported list %s', (list) => {
  const amount = RECORDS[list]!.length
  const all = Array.from({ length: amount }, (_, index) => index)

  it.each(EXPORT_FORMATS)('as %s changes nothing when it is brought in again', async (format) => {
    const answer = await compare(list, readTable(await download(list, format))!.text)
    expect(answer).toMatchObject({ unchanged: all, changed: [], newRows: [], refused: [] })
  })

  it.each(Object.entries(OTHER_CELLS[list]!))(
    'changes exactly the cell %s that differs',
    async (field, cell) => {
      for (const format of ['csv', 'xlsx'] as const) {
        const text = withCell(readTable(await download(list, format))!.text, field, cell)
        const { changed, unchanged, newRows, refused } = await compare(list, text)
        expect({ newRows, refused }).toEqual({ newRows: [], refused: [] })
        expect(unchanged).toHaveLength(amount - 1)
        const name = field === 'moon' ? 'isMoonDependent' : field
        const others = Object.keys(changed[0]!.after).filter((one) => one !== name)
        expect(changed[0]!.after).toHaveProperty(name)
        // A new number has no owner yet.
        expect(others).toEqual(field === 'phone' ? ['phoneOf', 'phoneConsentOn'] : [])
      }
    },
  )

  it.runIf(list === 'officers').each(['05/01/2026', '1/5/2026', '05-Jan-26', '2026-01-05 00:00'])(
    'changes nothing if a spreadsheet writes a day of consent as %s',
    async (cell) => {
      const text = withCell(readTable(await download(list, 'csv'))!.text, 'phoneConsentOn', cell)
      expect(await compare(list, text)).toMatchObject({ unchanged: all, changed: [] })
    },
  )

  it.skipIf(!existsSync(OFFICE)).each([
    ['csv', 'csv'],
    ['csv', 'xlsx'],
    ['xlsx', 'xlsx'],
    ['xlsx', 'csv'],
  ] as const)(
    'is the same after LibreOffice opened it as %s and saved it as %s',
    async (from, to) => {
      const bytes = saved(await download(list, from), from, to)
      const answer = await compare(list, readTable(bytes)!.text)
      expect(answer).toMatchObject({ newRows: [], refused: [] })
      const misread = from === 'csv' ? (MISREAD[list] ?? []) : []
      expect(answer.changed.map(({ title }) => title)).toEqual(misread)
    },
    60_000,
  )
})
