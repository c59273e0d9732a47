import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { DOCUMENT_KINDS, type ExportFormat, forEachKey } from '#src/content.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import type { OfficerRecord } from '#src/features/people/schema.ts'
import { moveIn } from '#src/moving/command.ts'
import { seedSample } from '#src/sample/seed.ts'
import {
  type DatabaseKind,
  describeOnBothDatabases,
  multipart,
  openTestSite,
  type TestSite,
} from './build-app.ts'
import { pdf, phonePhoto } from './made-files.ts'
import { type MadeSheet, madeWorkbook } from './made-workbook.ts'
import { officer } from './records.ts'

const HOUR_MS = 60 * 60 * 1000
/** Full cells of an Excel file end inside its blanks. */
const LONG = `${'ক'.repeat(32_766)} \n\n${'খ'.repeat(32_760)}      - গ${'ঘ'.repeat(1000)}`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'move-in-lists-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run({ services }: TestSite, ...args: string[]) {
  const lines: string[] = []
  const code = await moveIn(services, args, {
    folder,
    maxFileBytes: 1_000_000,
    print: (line) => lines.push(line),
    progress: () => {},
  })
  return { code, lines: lines.join('\n') }
}

/** The fields that are imported. Ids, addresses, versions and the results of reading are not. */
function documentFields(record: DocumentRecord) {
  const { title, state, publishAt, endsAt, pinnedUntil, topic, date, createdAt } = record
  const { fileName, mimeType, text, textSource, letter, attachments } = record
  const { titleEnglish, textEnglish } = record
  const times = { publishAt, endsAt, pinnedUntil, date, createdAt }
  const further = attachments.map((one) => [one.fileName, one.mimeType])
  const texts = { title, text, titleEnglish, textEnglish, textSource }
  return { ...texts, state, topic, ...times, fileName, mimeType, letter, further }
}

function officerFields({ photo, ...record }: OfficerRecord) {
  const { _id, updatedAt: _at, version: _version, isSample: _sample, ...fields } = record
  return { ...fields, hasPhoto: photo !== null }
}

async function contentOf(site: TestSite) {
  const { stores } = site.services
  const documents = DOCUMENT_KINDS.map(async (kind) => {
    return (await stores[kind].listRecords({ limit: 1000, after: undefined })).map(documentFields)
  })
  const counts = await stores.studentCounts.list()
  const redirects = await stores.redirects.list()
  return {
    documents: await Promise.all(documents),
    officers: (await stores.officers.list()).map(officerFields),
    counts: counts.map(({ _id, updatedAt: _at, version: _v, isSample: _s, ...fields }) => fields),
    redirects: redirects.map(({ path: old }) => old),
  }
}

/** Sample content, and documents with everything that a document can have. */
async function fill(site: TestSite): Promise<string> {
  await seedSample(site.services)
  const token = await site.signIn()
  const now = Date.now()
  const inHours = (hours: number) => new Date(now + hours * HOUR_MS).toISOString()
  const publish = async (title: string, names: string[], fields: Record<string, string> = {}) => {
    const file = names.map((name) => ({ name, bytes: pdf() }))
    const form = await multipart({ title, ...fields, ...(names.length > 0 && { file }) })
    const url = '/api/notices'
    const answer = await site.request({ method: 'POST', url, as: token, ...form })
    expect(answer.statusCode, answer.payload).toBe(201)
    return answer.json<DocumentRecord>()
  }
  const letter = {
    memoNumber: '37.02.0000.000.00.001.26-12',
    signatory: 'রহিমা',
    designation: 'প্রধান শিক্ষক',
    copies: ['থানা শিক্ষা অফিস', 'নথি'],
  }
  await publish('=HYPERLINK("x")', ['ক.pdf', 'খ (১).pdf', 'ক.pdf'], { topic: 'exam' })
  await publish('দীর্ঘ', [], { text: LONG })
  await publish('খসড়া', [], {
    text: '- ক\n  - খ; -গ\n\n| ক | খ |\n| --- | --- |\n| ১ | ২ |',
    draft: 'true',
  })
  await publish('পরে', ['পরে.pdf'], { publishAt: inHours(30) })
  await publish('সভা', [], {
    text: 'রবিবার সভা।',
    titleEnglish: 'Meeting',
    textEnglish: 'There is a meeting on **Sunday**.',
  })
  await publish('পত্র', [], { text: "'=ক", letter: JSON.stringify(letter) })
  await publish('পিন', [], { text: 'ক', pinnedUntil: inHours(20), endsAt: inHours(40) })
  const ended = await publish('মেয়াদ শেষ', [], { text: 'ক', date: '1999-01-05T18:30:00.000Z' })
  const read = await publish('পড়া', ['স্ক্যান.pdf'])
  await site.services.write(async ({ notices, redirects, officers }) => {
    await notices.update(ended._id, { endsAt: inHours(-1) })
    await notices.update(read._id, { text: 'কম্পিউটারে *পড়া*', textSource: 'machine' })
    const old = ['/?p=24', '/2025/সভা'].map((from) => ({
      path: from,
      target: ended.url,
      moveId: null,
    }))
    await redirects.add(old)
    const phone = {
      phone: '01711000002',
      phoneOf: 'personal',
      phoneConsentOn: '2026-01-02',
    } as const
    const person = { category: 'officer', name: 'সালমা', designation: 'আয়া' } as const
    await officers.create({ ...officer, ...person, ...phone })
  })
  return token
}

describeOnBothDatabases('A list that was exported', (database: DatabaseKind) => {
  let old: TestSite
  let site: TestSite
  let token: string
  beforeAll(async () => {
    old = await openTestSite(database)
    token = await fill(old)
  })
  afterAll(() => old.close())
  beforeEach(async () => {
    site = await openTestSite(database)
  })
  afterEach(() => site.close())

  const movesIn = async (format: ExportFormat) => {
    const lists = {
      ...forEachKey(DOCUMENT_KINDS, (kind) => kind),
      counts: 'studentCounts',
      officers: 'officers',
    }
    for (const [list, name] of Object.entries(lists)) {
      const { rawPayload } = await old.request({ url: `/api/export/${name}.${format}`, as: token })
      await writeFile(path.join(folder, `${name}.${format}`), rawPayload)
      const args = [`${name}.${format}`, '--as', list, '--files', old.dataDir]
      const dry = await run(site, ...args)
      const moved = await run(site, ...args, '--go')
      expect([dry.code, moved.code], moved.lines).toEqual([0, 0])
      expect(moved.lines).not.toContain('not understood')
      const again = await run(site, ...args, '--go')
      const [, count] = /(\d+) new, 0 here already/.exec(moved.lines)!
      expect(again.lines).toContain(`0 new, ${count} here already`)
      expect(dry.lines).toContain(`Would come: ${count} ${name}.`)
    }
    const [before, after] = [await contentOf(old), await contentOf(site)]
    expect(after.documents).toEqual(before.documents)
    expect(JSON.stringify(after.documents)).toContain('There is a meeting on **Sunday**.')
    expect(after.officers).toEqual(before.officers)
    expect(after.counts).toEqual(before.counts)
    // The records in JSON are those of the API, which has no old addresses.
    expect(after.redirects).toEqual(format === 'json' ? [] : before.redirects)
    const visitors = (await site.request({ url: '/api/notices' })).payload
    for (const hidden of ['খসড়া', 'পরে', 'মেয়াদ শেষ']) {
      expect(visitors).not.toContain(`"title":"${hidden.normalize('NFC')}"`)
    }
  }
  it('moves in as Excel with every field, once', { tags: 'rest' }, () => movesIn('xlsx'))
  it('moves in as CSV', { tags: 'rest' }, () => movesIn('csv'))
  it('moves in as JSON', { tags: 'rest' }, () => movesIn('json'))
})

it('An exported list without records brings nothing, in any format', async () => {
  const [old, site] = [await openTestSite(), await openTestSite()]
  const token = await old.signIn()
  for (const format of ['csv', 'xlsx', 'json']) {
    const url = `/api/export/results.${format}`
    await writeFile(
      path.join(folder, `none.${format}`),
      (await old.request({ url, as: token })).rawPayload,
    )
    const moved = await run(site, `none.${format}`, '--as', 'results', '--go')
    expect(moved, format).toMatchObject({ code: 0 })
    expect(moved.lines).toContain('0 new, 0 here already')
  }
  await Promise.all([old.close(), site.close()])
})

it('A clerk’s list finds its files in a folder, and brings a missing file later', async () => {
  const site = await openTestSite()
  const files = path.join(folder, 'files')
  await mkdir(path.join(files, '2025'), { recursive: true })
  await writeFile(path.join(files, '2025/ছুটি.pdf'), pdf())
  const rows =
    'তারিখ,শিরোনাম,ফাইল\n05/01/2025,ছুটি,ছুটি.PDF\n০৬/০১/২০২৫,সভা,D:\\সভা.pdf\n৩১/০২/২০২৫,ভুল,ছুটি.pdf'
  await writeFile(path.join(folder, 'clerk.csv'), rows)
  const args = ['clerk.csv', '--as', 'results', '--files', 'files', '--go'] as const
  const first = await run(site, ...args)
  expect(first.code).toBe(2)
  expect(first.lines).toContain('row 4 (results) ভুল: The day that it has')
  expect(first.lines).toContain('row 3 (results) সভা: None of its files')
  expect(first.lines).toContain('  D:\\সভা.pdf')
  await writeFile(path.join(files, 'সভা.pdf'), pdf())
  expect((await run(site, ...args)).lines).toContain('1 new, 1 here already')
  const { stores } = site.services
  expect(await stores.results.list()).toMatchObject([
    { title: 'সভা', number: 2, date: '2025-01-06T12:00:00.000Z', fileName: 'সভা.pdf' },
    { title: 'ছুটি', number: 1, date: '2025-01-05T12:00:00.000Z', mimeType: 'application/pdf' },
  ])
  expect(await run(site, '--undo', '1')).toMatchObject({ code: 0 })
  const [meeting] = await stores.results.list()
  const url = `/api/results/${meeting!._id}`
  const deleted = await site.request({ method: 'DELETE', url, as: await site.signIn() })
  expect(deleted.statusCode).toBe(204)
  const undone = await run(site, '--undo', '2')
  expect(undone.lines).toContain('Left as it is: results সভা: Staff have deleted it.')
  expect(await stores.results.list()).toEqual([])
  await site.close()
})

it('A workbook brings what Excel shows, and the report names the rest', async () => {
  const site = await openTestSite()
  const hidden = [
    ['নাম', 'পদবি'],
    ['সাবেক', 'শিক্ষক'],
  ]
  const rows: MadeSheet['rows'] = [
    ['পদ্মা বিদ্যালয়'],
    ['শিক্ষকদের তালিকা', '', '', ''],
    ['ক্রমিক', 'নাম', 'পদবি', 'যোগাযোগ', '', 'রক্তের গ্রুপ'],
    ['', '', '', 'মোবাইল', 'ই-মেইল', ''],
    [1, 'রহিমা', 'শিক্ষক', { value: 1_700_000_001, format: '0.0E+00' }, 'r@school.example', 'O+'],
    { attributes: 'hidden="1"', cells: [2, 'অবসরপ্রাপ্ত', 'শিক্ষক'] },
    [3, 'করিম', 'শিক্ষক', '1.7E+09', '', ''],
  ]
  const sheets: MadeSheet[] = [
    { name: 'পুরোনো', state: 'hidden', rows: hidden },
    { name: 'শিক্ষক', rows },
    { name: 'কর্মচারী', rows: hidden },
  ]
  await writeFile(path.join(folder, 'shown.xlsx'), madeWorkbook(sheets))
  const moved = await run(site, 'shown.xlsx', '--as', 'officers', '--go')
  expect(moved.code, moved.lines).toBe(0)
  expect(await site.services.stores.officers.list()).toMatchObject([
    { name: 'রহিমা', phone: '01700000001', email: 'r@school.example' },
    { name: 'করিম', phone: '', email: '' },
  ])
  for (const line of [
    'sheet শিক্ষক (officers): The file shows 2 sheets. Only this one was read.',
    'column রক্তের গ্রুপ (officers): This column was not understood',
    'row 7 (officers) করিম: “1.7E+09” is not a telephone number, so the number is empty.',
  ])
    expect(moved.lines).toContain(line.normalize())
  await site.close()
})

describeOnBothDatabases('A list of pupils', (database: DatabaseKind) => {
  it('leaves out a section that has a count with other numbers', async () => {
    const site = await openTestSite(database)
    const section = { className: 'Six', shift: 'Morning', section: 'A' } as const
    await site.services.write(({ studentCounts }) =>
      studentCounts.create({ ...section, girls: 60 }),
    )
    await writeFile(
      path.join(folder, 'pupils.csv'),
      'শ্রেণি,শাখা,শিফট,ছাত্রী\n৬ষ্ঠ,ক,প্রভাতি,৬৫\n৬ষ্ঠ,খ,প্রভাতি,৫৫',
    )
    const args = ['pupils.csv', '--as', 'counts'] as const
    expect((await run(site, ...args)).lines).toContain('Would come: 1 studentCounts.')
    const moved = await run(site, ...args, '--go')
    expect(moved.lines).toContain('1 new, 0 here already')
    expect(moved.lines).toContain('row 2 (studentCounts) Six Morning A: This section has a count')
    expect(await site.services.stores.studentCounts.list()).toMatchObject([
      { ...section, girls: 60 },
      { ...section, section: 'B', girls: 55 },
    ])
    await site.close()
  })
})

describeOnBothDatabases('A list of old addresses', (database: DatabaseKind) => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    await site.services.write(({ notices }) => notices.create({ title: 'ছুটি', text: 'ক' }))
  })
  afterEach(() => site.close())
  const listed = async () =>
    (await site.services.stores.redirects.list()).map(({ path: old, target, moveId }) => [
      old,
      target,
      moveId,
    ])

  it.each(['csv', 'xlsx', 'json'])('that was exported moves in as %s, once', async (format) => {
    const old = await openTestSite(database)
    const rows = [
      ['/2025/11/18/সভা', '/notices/1'],
      ['/?p=24', '/notices/1'],
      ['/wp-content/a"b;{$c}.jpg', '/photo-gallery?photo=0198'],
      ['/category/notice', '/allNotices'],
    ] as const
    await old.services.write(({ redirects }) =>
      redirects.add(rows.map(([from, target]) => ({ path: from, target, moveId: 3 }))),
    )
    const url = `/api/export/redirects.${format}`
    const { rawPayload } = await old.request({ url, as: await old.signIn() })
    await old.close()
    const file = `redirects.${format}`
    await writeFile(path.join(folder, file), rawPayload)
    const args = [file, '--as', 'redirects'] as const
    const dry = await run(site, ...args)
    expect(dry).toMatchObject({ code: 0, lines: expect.stringContaining('4 redirects.') })
    expect(dry.lines).not.toContain('not understood')
    expect(await listed()).toEqual([])
    const moved = await run(site, ...args, '--go')
    expect(moved.lines).toContain('4 new, 0 here already. This is move 1.')
    // The photo of the other site is not here, so its gallery is the target.
    const targets = rows.map(([from, target]) => [from, target.split('?')[0], 1])
    // Databases order punctuation differently.
    expect(new Set(await listed())).toEqual(new Set(targets))
    expect(await run(site, ...args, '--go')).toMatchObject({
      code: 0,
      lines: expect.stringContaining('0 new, 4 here already'),
    })
    const visit = await site.request({ url: `/2025/11/18/${encodeURIComponent('সভা')}/` })
    expect([visit.statusCode, visit.headers.location]).toEqual([301, '/notices/1'])
  })

  it('refuses addresses that the office refuses, and does not change existing ones', async () => {
    await site.services.write(({ redirects }) =>
      redirects.add([
        { path: '/here', target: '/allNotices', moveId: null },
        { path: '/other', target: '/allNews', moveId: null },
      ]),
    )
    const rows = [
      ['Old address', 'New address'],
      ['https://old.example/%E0%A6%B8%E0%A6%AD%E0%A6%BE/', 'https://school.example/notices/1'],
      ['/%e0%a6%b8%e0%a6%ad%e0%a6%be', '/allNotices'],
      ['/here', '/allNotices'],
      ['/other', '/allNotices'],
      ['/', '/allNotices'],
      ['/admin/x', '/allNotices'],
      ['/a', 'https://evil.example/'],
      ['/b', '/notices/7'],
      ['/c', '/here'],
      ['/d', ''],
      ['/e', '/allNotice'],
    ]
    await writeFile(path.join(folder, 'old.csv'), rows.map((row) => row.join(',')).join('\n'))
    const args = ['old.csv', '--as', 'redirects', '--go'] as const
    const { code, lines } = await run(site, ...args)
    expect(code).toBe(2)
    expect(lines).toContain('1 new, 1 here already')
    for (const line of [
      'row 3 (redirects) /%e0%a6%b8%e0%a6%ad%e0%a6%be: This old address is in a row above.',
      'row 5 (redirects) /other: This old address leads to /allNews already.',
      'row 6 (redirects) /: The site does not accept one of its values. path: Write an address',
      'row 7 (redirects) /admin/x: The site does not accept one of its values. path: Write',
      'row 8 (redirects) /a: The site does not accept one of its values. target: Write',
      'row 9 (redirects) /b: The site does not accept one of its values. target: This site has no',
      'row 10 (redirects) /c: The site does not accept one of its values. target: This address',
      'row 11 (redirects) /d: The site does not accept one of its values. target: Write',
      'row 12 (redirects) /e: The site does not accept one of its values. target: This site has no page at this address. Open the page, and copy its address.',
    ])
      expect(lines).toContain(line)
    expect(await listed()).toContainEqual(['/সভা', '/notices/1', 1])
  })

  it('is taken back, except records that staff have deleted or added again', async () => {
    const list = ['/a', '/b', '/c'].map((from) => ({ path: from, target: '/allNotices' }))
    await writeFile(path.join(folder, 'back.json'), JSON.stringify(list))
    await run(site, 'back.json', '--as', 'redirects', '--go')
    await site.services.write(async ({ redirects }) => {
      await redirects.remove('/a')
      await redirects.remove('/b')
      await redirects.add([{ path: '/b', target: '/allNews', moveId: null }])
    })
    const { code, lines } = await run(site, '--undo', '1')
    expect(code).toBe(2)
    expect(lines).toContain('1 old address was deleted. Old addresses have no bin.')
    expect(lines).not.toContain('In the bin')
    expect(lines).toContain('Left as it is: redirects /a: Staff have deleted it.')
    expect(lines).toContain('Left as it is: redirects /b: Staff have changed it.')
    expect(await listed()).toEqual([['/b', '/allNews', null]])
    const [entry] = await site.services.stores.history.list({ kind: 'redirect', limit: 1 })
    expect(entry).toMatchObject({ action: 'deleted', title: '/c' })
  })
})

it('A person’s photo that was missing comes later, with its day of consent', async () => {
  const site = await openTestSite()
  const entry = { name: 'রহিমা', designation: 'শিক্ষক', photo: { src: 'gallery-uploads/1.jpg' } }
  const records = [{ ...entry, photoConsentOn: '2026-01-02' }]
  await writeFile(path.join(folder, 'officers.json'), JSON.stringify(records))
  const photos = path.join(folder, 'photos')
  await mkdir(photos)
  const args = ['officers.json', '--as', 'officers', '--files', 'photos', '--go'] as const
  expect(await run(site, ...args)).toMatchObject({ code: 2 })
  await writeFile(path.join(photos, '1.jpg'), await phonePhoto(400, 300))
  expect(await run(site, ...args)).toMatchObject({ code: 0 })
  const [person] = await site.services.stores.officers.list()
  expect(person).toMatchObject({ photo: { width: 300 }, photoConsentOn: '2026-01-02' })
  await site.close()
})

const TEACHERS = [
  ['নাম', 'পদবি'],
  ['রহিমা খাতুন', 'সহকারী শিক্ষক'],
]

it.each([
  ['a cover', [{ name: 'প্রচ্ছদ', rows: [['শিক্ষকদের তালিকা ২০২৬'], ['তৈরি', 'অফিস']] }]],
  [
    'the summary of an export',
    [
      {
        name: 'Export Summary',
        rows: [
          ['Sheet Name', 'Table', 'Link'],
          ['শিক্ষক', 'Table 1', 'x'],
        ],
      },
    ],
  ],
  ['an empty sheet', [{ name: 'Sheet1', rows: [[]] }]],
])(
  'A workbook with %s before the list brings the list, and names its sheet',
  { tags: 'rest' },
  async (_, before) => {
    const site = await openTestSite('SQLite')
    const file = path.join(folder, 'cover.xlsx')
    await writeFile(file, madeWorkbook([...before, { name: 'শিক্ষক', rows: TEACHERS }]))
    const { code, lines } = await run(site, file, '--as', 'officers', '--go')
    expect(code, lines).toBe(0)
    expect((await site.services.stores.officers.list()).map(({ name }) => name)).toEqual([
      'রহিমা খাতুন',
    ])
    await site.close()
  },
)

it.each([
  [
    'question marks',
    TEACHERS.map((row, index) => (index ? ['?????? ????', '??????? ??????'] : row)),
  ],
  ['another encoding', [TEACHERS[0]!, ['à¦°à¦¹à¦¿à¦®à¦¾', 'à¦¶à¦¿à¦•à§à¦·à¦•']]],
  ['replacement characters', [TEACHERS[0]!, ['রহি\uFFFDমা', 'শিক্ষক']]],
])(
  'A list whose letters became %s is refused, with what to do',
  { tags: 'rest' },
  async (_, rows) => {
    const site = await openTestSite('SQLite')
    const file = path.join(folder, 'lost.csv')
    await writeFile(file, rows.map((row) => row.join(',')).join('\n'))
    await expect(run(site, file, '--as', 'officers', '--go')).rejects.toThrow(
      'Save the list in Excel again, as “CSV UTF-8” or as .xlsx',
    )
    expect(await site.services.stores.officers.list()).toEqual([])
    const body = { rows: rows.slice(1).map(([name, designation]) => ({ name, designation })) }
    const answer = await site.call('POST /api/officers/import', body, { as: await site.signIn() })
    expect(answer.json().refused).toMatchObject([
      { errors: expect.arrayContaining([expect.objectContaining({ code: 'lost-letters' })]) },
    ])
    await site.close()
  },
)
