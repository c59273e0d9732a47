import { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  multipart,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import type { HistoryRecord } from '../../records/history/schema.ts'
import { changeContent } from '../../database/content-version.ts'
import { bn } from '../../words/bn.ts'
import { en } from '../../words/en.ts'
import { cleanOldPage, cleanRestoredPage } from './clean-page.ts'
import { createTeacherPageStore } from './teacher-page-store.ts'

const ADDRESSES = ['/TeacherInformation.html', '/officers_teachers', '/en/officers_teachers']
const RAW = '<h1>পাতা</h1><script>alert(1)</script><p onclick="alert(1)">রহিমা</p>'
const CLEAN = '<h2>পাতা</h2><p>রহিমা</p>'
const NOBODY = new RegExp(`${bn.officers.nobody}|${en.officers.nobody}`)
const HOSTILE = Buffer.from('<div>'.repeat(200_000))

// The parser class that sanitize-html uses, shared by all its importers in this process.
const { Parser } = createRequire(createRequire(import.meta.url).resolve('sanitize-html'))(
  'htmlparser2',
) as { Parser: { prototype: { end(): void } } }

/** Every way of starting a process calls it. */
const spawner = ChildProcess.prototype as unknown as { spawn(options: object): number }

describeOnBothDatabases('The school’s own page', (database) => {
  let site: TestSite
  let token: string
  /** Counts how often HTML is parsed in this process, and how many other processes start. */
  const parsed = vi.spyOn(Parser.prototype, 'end')
  const began = vi.spyOn(spawner, 'spawn')

  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn()
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
    site.request({
      method: 'PUT',
      url: '/api/teacherInformation',
      as: token,
      ...(await multipart({ file: { name: 'TeacherInformation.html', bytes } })),
    })
  const shown = async () => {
    const answers = []
    for (const url of ADDRESSES) {
      const answer = await site.request({ url })
      expect(answer.statusCode).toBe(200)
      answers.push(answer.payload)
    }
    return answers
  }
  /** Stores a value that an older version of this software or a forged backup can contain. */
  const store = (value: object) =>
    changeContent(site.services.database, async (transaction) => {
      await createTeacherPageStore(transaction).replace('')
      await transaction
        .updateTable('singleton')
        .set({ value: JSON.stringify(value) })
        .where('name', '=', 'teacherPage')
        .execute()
    })
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

  it('is cleaned again before it is set back, because old entries contain the uncleaned upload', async () => {
    await site.services.write(({ history }) =>
      history.changed('teacherPage', { html: RAW }, { html: null }),
    )
    const list = await site.request({ url: '/api/admin/history?limit=1', as: token })
    const [entry] = list.json<HistoryRecord[]>()
    const url = `/api/admin/history/${entry!._id}/restore`
    await upload(Buffer.from('<p>x</p>'))
    expect((await site.request({ method: 'POST', url, as: token })).statusCode).toBe(200)
    expect(began).toHaveBeenCalledTimes(2)
    expect(await storedValue()).toEqual({ cleanHtml: CLEAN.normalize('NFC') })
  })

  it('is not set back if the cleaner refuses it now', async () => {
    const before = await storedValue()
    await site.services.write(({ history }) =>
      history.changed('teacherPage', { html: HOSTILE.toString() }, { html: null }),
    )
    const list = await site.request({ url: '/api/admin/history?limit=1', as: token })
    const url = `/api/admin/history/${list.json<HistoryRecord[]>()[0]!._id}/restore`
    expectProblem(await site.request({ method: 'POST', url, as: token }), 409)
    expect(await storedValue()).toEqual(before)
  })

  it.each([
    ['is cleaned', RAW, CLEAN.normalize('NFC')],
    ['is replaced by the list if it is too complex', HOSTILE.toString(), null],
  ])(
    'that an older version stored uncleaned %s when the school is opened',
    async (_what, html, cleanHtml) => {
      await store({ html })
      for (const page of await shown()) expect(page).toMatch(NOBODY)
      await cleanOldPage(site.services.database)
      expect(await storedValue()).toEqual({ cleanHtml })
      for (const page of await shown()) {
        if (cleanHtml === null) expect(page).toMatch(NOBODY)
        else expect(page).toContain(cleanHtml)
      }
      await cleanOldPage(site.services.database)
      expect(began).toHaveBeenCalledTimes(1)
    },
  )

  it.each([
    ['is cleaned, even if it is marked as clean', { cleanHtml: RAW }, CLEAN.normalize('NFC')],
    ['of an older version is cleaned', { html: RAW }, CLEAN.normalize('NFC')],
    ['is cleaned beside an empty one', { html: '', cleanHtml: RAW }, CLEAN.normalize('NFC')],
    ['loses its older form', { html: 'ক', cleanHtml: 'ক' }, 'ক'],
    ['is replaced by the list if it is too complex', { cleanHtml: HOSTILE.toString() }, null],
    ['stays as it is if it is clean, also without a tag', { cleanHtml: 'ক' }, 'ক'],
  ])('in a backup %s', async (_what, value, cleanHtml) => {
    await store(value)
    await cleanRestoredPage(site.services.database)
    expect(await storedValue()).toEqual({ cleanHtml })
  })
})
