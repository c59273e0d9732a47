import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDocuments } from './documents.ts'

const HEADING = ['ক্রমিক', 'তারিখ', 'বিষয়', 'ফাইলের নাম', 'বিবরণ', 'অবস্থা', 'topic']

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const read = (...rows: string[][]) =>
  readDocuments([['বিদ্যালয়'], HEADING, ...rows], { order: 'day-first' })!
const readExport = (fields: Record<string, string>) =>
  readDocuments(
    [
      ['title', 'date', ...Object.keys(fields)],
      ['ক', '2025-01-05T18:30:00.000Z', ...Object.values(fields)],
    ],
    { order: 'day-first' },
  )!

describe('A list of documents', () => {
  it('needs a row with two known headings', () => {
    expect(
      readDocuments(
        [
          ['ক', 'খ'],
          ['১', '২'],
        ],
        { order: 'day-first' },
      ),
    ).toBeUndefined()
  })

  it.each([
    ['05.01.2025', '2025-01-05T12:00:00.000Z'],
    ['৫ জানুয়ারি ২০২৫', '2025-01-05T12:00:00.000Z'],
    ['45700', '2025-02-12T12:00:00.000Z'],
    ['৪৫৭০০', '2025-02-12T12:00:00.000Z'],
    ['45700.75', '2025-02-12T12:00:00.000Z'],
    ['2025-01-05', '2025-01-05T12:00:00.000Z'],
    ['2025-01-05T18:30:00+06:00', '2025-01-05T12:30:00.000Z'],
  ])('reads the day %s', (date, at) => {
    expect(read(['১', date, 'ক']).documents).toMatchObject([{ at, title: 'ক', row: 3 }])
  })

  it('reads the month first if the school says so', () => {
    const rows = [
      ['Date', 'Title'],
      ['05/01/2025', 'x'],
    ]
    expect(readDocuments(rows, { order: 'month-first' })!.documents[0]!.at).toBe(
      '2025-05-01T12:00:00.000Z',
    )
  })

  it('refuses a row without a readable day or without content, and a repeated row', () => {
    const { documents, refused } = read(
      ['১', '31/02/2025', 'ক'],
      ['২', 'গতকাল', 'খ'],
      ['৩', '05/01/2025', 'গ', 'a.pdf'],
      ['৪', '05/01/2025', 'গ', 'a.pdf'],
      ['৫', '05/01/2025', 'গ', 'b.pdf'],
      ['৬', '05/01/2025'],
    )
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'no-such-day'],
      [4, 'not-a-day'],
      [6, 'same-row'],
      [8, 'no-title'],
    ])
    expect(documents).toHaveLength(2)
  })

  it('has the oldest day first, and keeps the order of a day', () => {
    const days = (...rows: [day: string, title: string][]) =>
      read(...rows.map(([day, title]) => ['', day, title])).documents.map(({ title }) => title)
    const oldestFirst = days(
      ['01/01/2025', 'ক'],
      ['02/01/2025', 'খ'],
      ['02/01/2025', 'গ'],
      ['', 'ঘ'],
    )
    expect(oldestFirst).toEqual(['ক', 'খ', 'গ', 'ঘ'])
    const newestFirst = days(['02/01/2025', 'ক'], ['02/01/2025', 'খ'], ['01/01/2025', 'গ'])
    expect(newestFirst).toEqual(['গ', 'খ', 'ক'])
  })

  it('has texts in Bijoy as Unicode, and notes what is missing', () => {
    const { documents } = read(['', '', 'evwl©K cixÿv', '', 'evwl©K cixÿvi mgqm~wP', '', 'খেলা'])
    expect(documents).toMatchObject([
      {
        text: 'বার্ষিক পরীক্ষার সময়সূচি'.normalize('NFC'),
        notes: [{ code: 'no-date' }, { code: 'unknown-topic' }],
      },
    ])
  })

  it.each([
    ['a.pdf', [{ path: 'a.pdf', name: 'a.pdf' }]],
    ['C:\\কাগজ\\ক.pdf', [{ path: 'C:\\কাগজ\\ক.pdf', name: 'ক.pdf' }]],
    [
      '2025/a b.pdf\n2025/c.xlsx',
      [
        { path: '2025/a b.pdf', name: 'a b.pdf' },
        { path: '2025/c.xlsx', name: 'c.xlsx' },
      ],
    ],
  ])('names the files of the cell %j', (cell, files) => {
    expect(read(['', '05/01/2025', 'ক', cell]).documents[0]!.files).toEqual(files)
  })

  it.each([
    ['', 'published'],
    ['প্রকাশিত (published)', 'published'],
    ['খসড়া', 'draft'],
    ['Draft', 'draft'],
    // Their times are unknown.
    ['পরে প্রকাশ পাবে (scheduled)', 'draft'],
    ['মেয়াদ শেষ (ended)', 'draft'],
  ])('of the state “%s” becomes %s', (written, state) => {
    expect(read(['', '05/01/2025', 'ক', 'a.pdf', '', written]).documents).toMatchObject([{ state }])
  })
})

describe('An exported list', () => {
  it('has the times, the topic, the letter and the files of each document', () => {
    const { documents } = readExport({
      state: 'পরে প্রকাশ পাবে (scheduled)',
      publishAt: '2026-12-01T03:00:00.000Z',
      topic: 'পরীক্ষা (exam)',
      letter: '37.02\nরহিমা\nপ্রধান শিক্ষক\nথানা\nনথি',
      filePath: 'uploads/1.pdf',
      fileName: 'ফরম ১.pdf',
      attachments: 'uploads/2.pdf ফরম ২.pdf\nuploads/3.xlsx ক.xlsx',
      text: 'evwl©K',
      'শিরোনাম (ইংরেজি) (titleEnglish)': 'Meeting',
      'লেখা (ইংরেজি) (textEnglish)': 'The meeting is on Sunday.',
      textSource: 'কম্পিউটারে পড়া (machine)',
      oldAddresses: '/?p=24\n/2025/সভা',
      _id: '65a0',
    })
    expect(documents).toMatchObject([
      {
        at: '2025-01-05T18:30:00.000Z',
        state: 'scheduled',
        publishAt: '2026-12-01T03:00:00.000Z',
        topic: 'exam',
        letter: {
          memoNumber: '37.02',
          signatory: 'রহিমা',
          designation: 'প্রধান শিক্ষক',
          copies: ['থানা', 'নথি'],
        },
        files: [
          { path: 'uploads/1.pdf', name: 'ফরম ১.pdf' },
          { path: 'uploads/2.pdf', name: 'ফরম ২.pdf' },
          { path: 'uploads/3.xlsx', name: 'ক.xlsx' },
        ],
        text: 'evwl©K',
        titleEnglish: 'Meeting',
        textEnglish: 'The meeting is on Sunday.',
        textSource: 'machine',
        oldPaths: ['/?p=24', '/2025/সভা'],
        identity: { id: '65a0' },
        notes: [],
      },
    ])
  })

  it.each([
    [{ publishAt: '2026-01-01T00:00:00.000Z' }, 'published'],
    [{ endsAt: '2026-01-01T00:00:00.000Z' }, 'ended'],
    [{ endsAt: '2027-01-01T00:00:00.000Z' }, 'published'],
    [{ state: 'draft', publishAt: '2027-01-01T00:00:00.000Z' }, 'draft'],
  ])('with the times %o is %s now', (fields, state) => {
    expect(readExport(fields).documents).toMatchObject([{ state }])
  })

  it('refuses a document that would end before it is published', () => {
    const [publishAt, endsAt] = ['2027-02-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']
    expect(readExport({ publishAt, endsAt }).refused).toMatchObject([{ reason: 'ends-first' }])
  })
})
