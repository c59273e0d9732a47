import { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import { changeContent } from '../../database/content-version.ts'
import { cleanRestoredPage } from './clean-page.ts'
import { createTeacherPageStore } from './teacher-page-store.ts'

const ADDRESSES = ['/TeacherInformation.html', '/officers_teachers', '/en/officers_teachers']
const RAW = '<h1>পাতা</h1><script>alert(1)</script><p onclick="alert(1)">রহিমা</p>'
const CLEAN = '<h2>পাতা</h2><p>রহিমা</p>'
const HOSTILE = Buffer.from('<div>'.repeat(200_000))

// The parser class that sanitize-html uses, shared by all its importers in this process.
const { Parser } = createRequire(createRequire(import.meta.url).resolve('sanitize-html'))(
  'htmlparser2',
) as { Parser: { prototype: { end(): void } } }

/** Every way of starting a process calls it. */
const spawner = ChildProcess.prototype as unknown as { spawn(options: object): number }

describeOnBothDatabases('The school’s own page', (database) => {
  let site: TestSite
  /** Counts how often HTML is parsed in this process, and how many other processes start. */
  const parsed = vi.spyOn(Parser.prototype, 'end')
  const began = vi.spyOn(spawner, 'spawn')

  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn()
  })
  afterAll(async () => {
    await site.close()
  })
  beforeEach(() => {
    parsed.mockClear()
    began.mockClear()
  })
  afterEach(() => expect(parsed).not.toHaveBeenCalled())

  const upload = async (bytes: Buffer) =>
    site.form('PUT /api/teacherInformation', { file: { name: 'TeacherInformation.html', bytes } })
  const shown = async () => {
    const answers = []
    for (const url of ADDRESSES) {
      const answer = await expectStatus(200, site.request({ url }))
      answers.push(answer.payload)
    }
    return answers
  }
  const storedValue = async () => {
    const row = await site.services.database
      .selectFrom('singleton')
      .select('value')
      .where('name', '=', 'teacherPage')
      .executeTakeFirstOrThrow()
    return JSON.parse(row.value) as object
  }

  it('is cleaned once, on upload, and stored cleaned', async () => {
    expect((await upload(Buffer.from(RAW))).statusCode).toBe(200)
    expect(began).toHaveBeenCalledTimes(1)
    expect(await storedValue()).toEqual({ cleanHtml: CLEAN.normalize('NFC') })
    for (let visit = 0; visit < 3; visit += 1) {
      for (const page of await shown()) expect(page).toContain(CLEAN.normalize('NFC'))
    }
    expect(began).toHaveBeenCalledTimes(1)
  })

  it('is served from the page cache, and answers 304 to a browser that has it', async () => {
    const url = '/TeacherInformation.html'
    const find = vi.spyOn(site.services.stores.officers.ownPage, 'find')
    const first = await site.request({ url })
    const { etag } = first.headers
    expect(first.headers['cache-control']).toMatch(/s-maxage/)
    const again = await site.request({ url, headers: { 'if-none-match': String(etag) } })
    expect(again).toMatchObject({ statusCode: 304, payload: '' })
    expect(find).not.toHaveBeenCalled()
  })

  it.each([
    ['1 MB of nested elements', HOSTILE],
    ['too many elements', Buffer.from('<br>'.repeat(20_001))],
  ])('is refused if it is %s, and other requests are still answered', async (_what, bytes) => {
    const before = await storedValue()
    let isAnswered = false
    const uploading = upload(bytes).finally(() => (isAnswered = true))
    await expect.poll(() => began.mock.calls.length).toBe(1)
    expect((await site.request({ url: '/healthz' })).statusCode).toBe(200)
    expect(isAnswered).toBe(false)
    const problem = expectProblem(await uploading, 413, ['file'])
    expect(problem.code).toBe('page-too-complex')
    expect(await storedValue()).toEqual(before)
  })

  it.each([
    ['is cleaned', RAW, CLEAN.normalize('NFC')],
    ['is replaced by the list if it is too complex', HOSTILE.toString(), null],
    ['stays as it is if it is clean, also without a tag', 'ক', 'ক'],
  ])('in a backup %s', async (_what, html, cleanHtml) => {
    await changeContent(site.services.database, (transaction) =>
      createTeacherPageStore(transaction).replace(html),
    )
    await cleanRestoredPage(site.services.database)
    expect(await storedValue()).toEqual({ cleanHtml })
  })

  it('stays absent in a backup without a page', async () => {
    await changeContent(site.services.database, (transaction) =>
      createTeacherPageStore(transaction).replace(null),
    )
    await cleanRestoredPage(site.services.database)
    expect(began).not.toHaveBeenCalled()
    expect(await storedValue()).toEqual({ cleanHtml: null })
  })
})
