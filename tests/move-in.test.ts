import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { MoveReport } from '#src/features/moves/schema.ts'
import { bring, type Run } from '#src/moving/bring.ts'
import { moveIn } from '#src/moving/command.ts'
import { IncomingFileError } from '#src/moving/incoming-file-error.ts'
import type { IncomingDocument } from '#src/moving/incoming.ts'
import { createReport } from '#src/moving/report.ts'
import { describeOnBothDatabases, expectStatus, openTestSite, type TestSite } from './build-app.ts'
import { pdf, phonePhoto } from './made-files.ts'
import { type MadeSheet, madeWorkbook } from './made-workbook.ts'
import { contact as contactSchema } from '#src/features/profile/schema.ts'
import { contact } from './records.ts'

import { makeExport, type MadeItem, madeUpload, OLD_UPLOADS } from './made-wordpress.ts'

const POSTS: MadeItem[] = [
  madeUpload(4, '2025/11/a.pdf'),
  madeUpload(5, '2025/03/IMG.jpg', { title: 'খেলা' }),
  {
    id: 24,
    title: 'ভর্তি',
    date: '2025-11-18 09:45:00',
    categories: [['n', 'নোটিশ']],
    content: `<p>ক</p><p><a href="${OLD_UPLOADS}/2025/11/a.pdf">ক</a></p>`,
  },
  { id: 25, title: 'ছুটি', date: '2024-01-01 10:00:00', categories: [['n', 'নোটিশ']], content: 'খ' },
  { id: 26, title: 'খেলা', content: 'গ [gallery ids="5"]' },
  { id: 27, title: 'ভাঙা', content: `${OLD_UPLOADS}/2025/11/broken.pdf` },
  { id: 28, title: 'দেরি', content: `লেখা\n\n${OLD_UPLOADS}/2025/11/late.pdf` },
  { id: 29, title: 'গোপন', status: 'private', content: 'শুধু শিক্ষক' },
  { id: 40, type: 'page', title: 'ইতিহাস', content: '১৯৬৫ সালে' },
  { id: 50, type: 'teacher', title: 'সালমা', meta: [['designation', 'শিক্ষক']] },
]

/** Rights do not stop root, who runs the tests in a container. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  if (process.getuid!() !== 0) return work()
  process.seteuid!('nobody')
  await work().finally(() => process.seteuid!(0))
}

describeOnBothDatabases('moving in', (database) => {
  let site: TestSite
  let folder: string

  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn('admin')
    folder = await mkdtemp(path.join(tmpdir(), 'move-in-'))
    const uploads = path.join(folder, 'uploads')
    await mkdir(path.join(uploads, '2025/11'), { recursive: true })
    await mkdir(path.join(uploads, '2025/03'), { recursive: true })
    await writeFile(path.join(uploads, '2025/11/a.pdf'), pdf())
    await writeFile(path.join(uploads, '2025/11/broken.pdf'), 'no PDF')
    await writeFile(path.join(uploads, '2025/03/IMG.jpg'), await phonePhoto())
    await writeFile(path.join(folder, 'site.xml'), makeExport(POSTS))
  })
  afterAll(async () => {
    await site.close()
    await rm(folder, { recursive: true })
  })

  async function run(
    ...args: string[]
  ): Promise<{ code: number; lines: string; report: MoveReport }> {
    const lines: string[] = []
    const file = path.join(folder, 'report.json')
    const isSource = args[0]!.endsWith('.xml')
    const further = isSource ? ['--uploads', 'uploads', '--report', 'report.json'] : []
    const code = await moveIn(site.services, [...args, ...further], {
      folder,
      maxFileBytes: 1_000_000,
      print: (line) => lines.push(line),
      progress: () => {},
    })
    const report = isSource ? (JSON.parse(await readFile(file, 'utf8')) as MoveReport) : undefined
    return { code, lines: lines.join('\n'), report: report! }
  }
  const list = async (url: string) =>
    (await site.call(`GET ${url}`)).json<{ title: string; _id: string; number: number }[]>()

  it('reports first, and writes nothing', async () => {
    const files = await site.listFiles()
    const { code, report } = await run('site.xml')
    expect(code).toBe(2)
    expect(report).toMatchObject({
      planned: { notices: 2, news: 3, photos: 1, officers: 1, siteTexts: 1 },
      states: { published: 4, draft: 1 },
      refused: { 'no-file': 1 },
      isDryRun: true,
    })
    expect(report.files.refused).toEqual([expect.stringContaining('broken.pdf')])
    expect(await list('/api/notices?state=all')).toEqual([])
    expect(await site.listFiles()).toEqual(files)
  })

  it('brings the records with their old dates, oldest first, and a second run brings none', async () => {
    const { code, report } = await run('site.xml', '--go')
    expect(code).toBe(2)
    expect(report).toMatchObject({ new: 7, here: 0, move: 1 })
    expect(await list('/api/notices')).toMatchObject([
      { number: 2, title: 'ভর্তি', date: '2025-11-18T03:45:00.000Z', mimeType: 'application/pdf' },
      { number: 1, title: 'ছুটি', date: '2024-01-01T04:00:00.000Z' },
    ])
    expect((await site.request({ url: '/api/news' })).payload).not.toContain('গোপন')
    const history = await list('/api/admin/history?limit=100')
    expect(history.filter((entry) => 'action' in entry && entry.action === 'movedIn')).toHaveLength(
      8,
    )

    for (const [url, target] of [
      ['/?p=24', '/notices/2'],
      ['/wp-content/uploads/2025/11/a.pdf', '/notices/2'],
      ['/?page_id=40', '/schoolDescription'],
      ['/feed', '/rss.xml'],
    ]) {
      const answer = await site.request({ url: url! })
      expect([answer.statusCode, answer.headers.location], url).toEqual([301, target])
    }

    const hidden = await site.request({ url: '/?p=29' })
    expect(hidden.statusCode).not.toBe(301)
    expect(hidden.payload).not.toContain('গোপন')

    const files = await site.listFiles()
    await rm(path.join(folder, 'report.json'))
    const again = await run('site.xml', '--go')
    expect(again.report).toMatchObject({ new: 0, here: 7, move: null })
    expect(again.lines).toContain('0 new, 7 here already. No new record came')
    expect(again.lines).toContain('Refused:\n  1: None of its files can be used.')
    expect(await site.listFiles()).toEqual(files)
  })

  it('brings a missing file once it is there', async () => {
    await writeFile(path.join(folder, 'uploads/2025/11/late.pdf'), pdf())
    await run('site.xml', '--go')
    const news = await list('/api/news')
    expect(news.find(({ title }) => title === 'দেরি')).toMatchObject({ fileName: 'late.pdf' })
  })

  it('is taken back, except records that staff have changed', async () => {
    const [notice] = await list('/api/notices')
    await expectStatus(200, site.call(`PUT /api/notices/${notice!._id}`, { title: 'নতুন নাম' }))
    const oldAddresses = await site.services.stores.redirects.count()
    const { code, lines } = await run('--undo', '1')
    expect(code).toBe(2)
    expect(lines).toContain('6 records were taken back.\nIn the bin for 30 days: ')
    for (const kind of ['1 notices', '3 news', '1 photos', '1 officers']) {
      expect(lines).toContain(kind)
    }
    expect(lines).toContain(`have no bin: ${oldAddresses}.`)
    expect(lines).toContain('Texts of the site that are empty again: 1.')
    expect(lines).toContain('Left as it is: notices নতুন নাম: Staff have changed it.')
    expect(await list('/api/notices')).toMatchObject([{ title: 'নতুন নাম' }])
    for (const url of ['/api/news?state=all', '/api/gallery', '/api/officers']) {
      expect(await list(url)).toEqual([])
    }
    expect(await list('/api/admin/bin')).toHaveLength(6)
    const { history } = (await site.request({ url: '/api/site' })).json<{ history: string }>()
    expect(history).toBe('')
    expect((await site.request({ url: '/wp-content/uploads/2025/11/a.pdf' })).statusCode).toBe(404)
    await expect(run('--undo', '1')).rejects.toThrow(/Move 1 was taken back already/)
    await expect(run('--undo', '99')).rejects.toThrow(/There is no move 99/)
  })

  it('brings again only the records that were taken back', async () => {
    const { report } = await run('site.xml', '--go')
    expect(report).toMatchObject({ new: 6, here: 1, move: 2 })
    expect(report.notes).toContainEqual(expect.objectContaining({ reason: 'changed-here-since' }))
    expect(await list('/api/notices')).toMatchObject([
      { number: 2, title: 'নতুন নাম' },
      { number: 3, title: 'ছুটি' },
    ])
    await run('--undo', '2')
  })

  it('names in its report what a file hides', { tags: 'rest' }, async () => {
    const files = path.join(folder, 'hiding')
    await mkdir(files)
    const sheets = [
      { name: 'ফল', rows: [['১']] },
      { name: 'গোপন', state: 'hidden', rows: [['২']] },
    ]
    await writeFile(path.join(files, '2025-01-05 ফল.xlsx'), madeWorkbook(sheets as MadeSheet[]))
    const { lines } = await run(files, '--as', 'results', '--go')
    expect(lines).toContain('hides something that everybody who downloads it gets: গোপন')
  })

  it('brings a folder of files once, with the days and the titles of their names', async () => {
    const files = path.join(folder, 'papers')
    await mkdir(path.join(files, '2024'), { recursive: true })
    await writeFile(path.join(files, '05.01.2025-ছুটির তালিকা.pdf'), pdf())
    await writeFile(path.join(files, '05.01.2025-ছুটির তালিকা (1).pdf'), pdf())
    await writeFile(path.join(files, '2024/ঈদের ছুটি ২৫ মার্চ ২০২৪.pdf'), pdf(500))
    await writeFile(path.join(files, '2025-02-01 ভাঙা.pdf'), 'no PDF')
    await writeFile(path.join(files, 'Thumbs.db'), 'x')
    const { code, lines } = await run(files, '--as', 'downloads', '--go')
    expect(code).toBe(2)
    expect(lines).toContain('2 new, 0 here already')
    expect(lines).toContain('Left out:\n  1: The same file has another name, too.')
    expect(lines).toContain('the same file as 05.01.2025-ছুটির তালিকা.pdf')
    expect(await list('/api/downloads')).toMatchObject([
      { title: 'ছুটির তালিকা', date: '2025-01-05T12:00:00.000Z', number: 2 },
      { title: 'ঈদের ছুটি', date: '2024-03-25T12:00:00.000Z', number: 1 },
    ])
    expect((await run(files, '--as', 'downloads', '--go')).lines).toContain('0 new, 2 here already')
  })

  it.each([
    ['teachers.csv', 'utf8'],
    ['teachers.txt', 'utf16le'],
  ] as const)('brings the people of %s once, and takes them back', async (name, encoding) => {
    const file = path.join(folder, name)
    const rows = 'নাম,পদবি,মোবাইল\r\nরহিমা,শিক্ষক,1711000002\r\n"=HYPERLINK(""x"")",প্রহরী,\r\n,শিক্ষক,'
    await writeFile(file, `\uFEFF${rows}`, encoding)
    const { code, lines } = await run(file, '--as', 'officers', '--go')
    expect(code).toBe(2)
    expect(lines).toContain('row 4 (officers) শিক্ষক: The row has no name.')
    expect(await list('/api/officers?state=all')).toMatchObject([
      { name: 'রহিমা', phone: '01711000002', isPhoneHidden: true, category: 'teacher' },
      { name: '=HYPERLINK("x")' },
    ])
    // Nobody has said yet whose the number is.
    expect(JSON.stringify(await list('/api/officers'))).not.toContain('01711000002')
    expect((await run(file, '--as', 'officers', '--go')).lines).toContain('0 new, 2 here already')
    const [, number] = /This is move (\d+)/.exec(lines)!
    await run('--undo', number!)
    expect(await list('/api/officers')).toEqual([])
  })

  it('shows new records to visitors once a second, so that pages stay cached', async () => {
    const source = { id: 'http://shown.example', label: 'shown' }
    const second: Run = {
      school: site.services,
      source,
      report: createReport(source, false),
      maxFileBytes: 1_000_000,
      isGo: true,
      bringsTwins: false,
      moveId: undefined,
      shownAt: 0,
    }
    const bringOne = (title: string) =>
      bring(second, {
        kind: 'results',
        key: title,
        title,
        text: 'ক',
        state: 'published',
        files: [],
        oldPaths: [],
        notes: [],
      })
    const shown = async () => {
      const { payload } = await site.request({ url: '/allResults' })
      return ['প্রথম', 'দ্বিতীয়', 'তৃতীয়', 'হাতে'].filter((one) => payload.includes(one.normalize()))
    }
    const version = async () => (await site.services.stores.findContentVersion()).version
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = await version()
    await bringOne('প্রথম')
    expect(await shown()).toEqual(['প্রথম'])
    await bringOne('দ্বিতীয়')
    expect(await shown()).toEqual(['প্রথম'])
    expect(await version()).toBe(before + 1)
    vi.advanceTimersByTime(1000)
    await bringOne('তৃতীয়')
    expect(await shown()).toHaveLength(3)
    await bringOne('চতুর্থ')
    // A document that a clerk publishes is visible at once.
    await site.services.write(({ results }) => results.create({ title: 'হাতে', text: 'ক' }))
    expect(await shown()).toHaveLength(4)
  })

  it('shows visitors the records that came before it failed', { tags: 'rest' }, async () => {
    const papers = path.join(folder, 'broken-off')
    await mkdir(papers)
    for (const day of [1, 2, 3])
      await writeFile(path.join(papers, `2025-05-0${day} ক.pdf`), pdf(500 * day))
    const { files, stores } = site.services
    let count = 0
    const savePrepared: typeof files.savePrepared = (...args) => {
      count += 1
      return count === 3 ? Promise.reject(new Error('No disk.')) : files.savePrepared(...args)
    }
    const school = { ...site.services, files: { ...files, savePrepared } }
    const command = { folder, maxFileBytes: 1_000_000, print() {}, progress() {} }
    const { version } = await stores.findContentVersion()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await expect(moveIn(school, [papers, '--as', 'results', '--go'], command)).rejects.toThrow(
      /stopped in the middle: No disk/,
    )
    // With the first paper, and after the second.
    expect((await stores.findContentVersion()).version).toBe(version + 2)
  })

  it('keeps changes of staff while a missing file is fetched', async () => {
    const source = { id: 'http://slow.example', label: 'slow' }
    const shared = { school: site.services, source, maxFileBytes: 1_000_000, isGo: true } as const
    const runOnce = async (open: () => Promise<Readable>) => {
      const report = createReport(source, false)
      const once: Run = { ...shared, report, bringsTwins: false, moveId: undefined, shownAt: 0 }
      await bring(once, {
        kind: 'results',
        key: 'post:1',
        title: 'ধীর',
        text: 'ক',
        state: 'published',
        files: [{ name: 'ক.pdf', address: 'http://slow.example/a.pdf', open }],
        oldPaths: [],
        notes: [],
      })
      return report.data
    }
    const missing = new IncomingFileError('not-in-folder', { path: 'a.pdf' })
    await runOnce(() => Promise.reject(missing))
    const { results } = site.services.stores
    const { _id } = (await results.list()).find(({ title }) => title === 'ধীর')!
    const files = await site.listFiles()
    const report = await runOnce(async () => {
      await site.services.write((stores) => stores.results.update(_id, { title: 'বদলানো' }))
      return Readable.from([pdf(777)])
    })
    expect(report.notes).toMatchObject([{ reason: 'changed-here-since' }])
    expect(await results.find(_id)).toMatchObject({ title: 'বদলানো', filePath: null })
    expect(await site.listFiles()).toEqual(files)
  })

  it('says that the contact stays because it has no bin', async () => {
    const number = await site.services.write(async (stores) => {
      const { _id: recordId, version } = await stores.contact.create(contactSchema.parse(contact))
      const moveId = await stores.moves.begin('old', { label: 'old', bringsTwins: false })
      const record = {
        source: 'old',
        sourceKey: 'contact',
        kind: 'contact',
        lacksFiles: 0,
      } as const
      await stores.moves.addRecord({ ...record, recordId, version, moveId })
      return moveId
    })
    const { code, lines } = await run('--undo', String(number))
    expect(code).toBe(2)
    expect(lines).toMatch(/^0 records were taken back\.\nLeft as it is: contact .*It has no bin\./)
  })

  describe('a move that is being taken back', () => {
    const source = { id: 'http://taken.example', label: 'taken' }
    const documentOf = (key: string, title: string): IncomingDocument => ({
      kind: 'notices',
      key,
      title,
      text: 'প্রথম বাক্য। দ্বিতীয়।',
      state: 'published',
      files: [],
      oldPaths: [],
      notes: [],
    })

    it('brings no further record, and says which titles were made', async () => {
      const report = createReport(source, false)
      const running: Run = {
        school: site.services,
        source,
        report,
        maxFileBytes: 1_000_000,
        isGo: true,
        bringsTwins: false,
        moveId: undefined,
        shownAt: 0,
      }
      await bring(running, documentOf('post:1', ''))
      const id = running.moveId!
      expect(await list('/api/notices')).toMatchObject([{ title: 'প্রথম বাক্য।' }, {}])
      expect(report.data.notes).toMatchObject([{ key: 'post:1', reason: 'title-made' }])
      await site.services.write(({ moves }) => moves.beginUndo(id, ''))
      const second = documentOf('post:2', 'দ্বিতীয়')
      await expect(bring(running, second)).rejects.toThrow(`Move ${id} is being taken back.`)
      await run('--undo', String(id))
      expect(await list('/api/notices')).toMatchObject([{ title: 'নতুন নাম' }])
    })

    it('is not repeated meanwhile', async () => {
      const old = 'http://shapla-old.example'
      const id = await site.services.write(async ({ moves }) => {
        const made = await moves.begin(old, { label: old, bringsTwins: false })
        await moves.beginUndo(made, '')
        return made
      })
      await expect(run('site.xml', '--go')).rejects.toThrow(`Move ${id} is being taken back.`)
      await run('--undo', String(id))
    })
  })

  it('refuses a wrong source and unknown options with one line', async () => {
    await expect(run('absent.xml')).rejects.toThrow(/absent.xml does not exist. Check/)
    for (const option of ['--uploads', '--files']) {
      const args = ['site.xml', option, 'nowhere'] as const
      await expect(
        moveIn(site.services, [...args], { folder, maxFileBytes: 1, print() {}, progress() {} }),
      ).rejects.toThrow(/nowhere does not exist. Check/)
    }
    await expect(run('uploads/2025/11/a.pdf')).rejects.toThrow(/is not an export of WordPress/)
    await expect(run(folder)).rejects.toThrow(/Write --as with one of: notices/)
    await expect(run('site.xml', '--unknown')).rejects.toThrow(
      "Unknown option '--unknown'. See all options with npm run move-in.",
    )
    await expect(run('site.xml', '--leave-out', 'new')).rejects.toThrow(/one of: notices, news/)
  })

  it('refuses an address to ask that is not an address', async () => {
    await expect(run('site.xml', '--fetch', '--from', 'old')).rejects.toThrow(
      'old is not an address. Write --from http://… or https://….',
    )
  })

  it('names the file of a source that it may not read', async () => {
    const papers = path.join(folder, 'locked')
    const locked = path.join(papers, '2025-02-02 খ.pdf')
    await mkdir(papers)
    await writeFile(locked, pdf())
    await chmod(folder, 0o755)
    await chmod(locked, 0)
    await asNobody(() =>
      expect(run(papers, '--as', 'downloads')).rejects.toThrow(
        `This user may not read ${locked}. Check its rights.`,
      ),
    )
  })

  it('does not blame the source for a folder beside it', async () => {
    const papers = path.join(folder, 'beside')
    await mkdir(papers)
    await writeFile(path.join(papers, '2025-06-01 ক.pdf'), pdf(900))
    const denied = { code: 'EACCES', path: `${papers}-data/uploads/1.pdf` }
    const savePrepared = () => Promise.reject(Object.assign(new Error('EACCES'), denied))
    const school = { ...site.services, files: { ...site.services.files, savePrepared } }
    const command = { folder, maxFileBytes: 1_000_000, print() {}, progress() {} }
    await site.services.write(({ moves }) =>
      moves.begin('results folder', { label: '', bringsTwins: false }),
    )
    const moving = moveIn(school, [papers, '--as', 'results', '--go'], command)
    await expect(moving).rejects.toThrow('this user may not write there')
  })

  it('makes a dry run beside the temporary files of another user', async () => {
    const temporary = path.join(folder, 'temporary')
    await mkdir(temporary)
    await writeFile(path.join(temporary, 'move-in'), '')
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await run('site.xml')).report.files.count).toBeGreaterThan(0)
    expect(await readdir(temporary)).toEqual(['move-in'])
  })

  it('refuses a report that cannot be written before anything moves', async () => {
    const before = await list('/api/admin/history?limit=1')
    const command = { folder, maxFileBytes: 1_000_000, print() {}, progress() {} }
    const args = ['site.xml', '--go', '--report', 'nowhere/report.json']
    await expect(moveIn(site.services, args, command)).rejects.toThrow(/ENOENT/)
    expect(await list('/api/admin/history?limit=1')).toEqual(before)
  })

  it('moves a cut export only if a person agrees', async () => {
    const whole = makeExport(POSTS)
    const cut = whole.slice(0, whole.lastIndexOf('<wp:post_id>50'))
    await writeFile(path.join(folder, 'cut.xml'), cut)
    const { code, lines } = await run('cut.xml', '--go')
    expect(code).toBe(1)
    expect(lines).toContain('The file is cut at its end: export it again')
    expect(lines).toContain('Nothing was written. Add --go --cut')
    expect(await list('/api/gallery')).toEqual([])
  })
})
