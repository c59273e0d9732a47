import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
import { recheckTeacherPage } from './recheck-teacher-page.ts'
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

describeOnBothDatabases('The school’s own page', (database) => {
  let site: TestSite
  let token: string
  /** Counts how often HTML is parsed on the event loop, and how many threads start. */
  const parsed = vi.spyOn(Parser.prototype, 'end')
  const began = vi.fn()

  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn()
    process.on('worker', began)
  })
  afterAll(async () => {
    process.off('worker', began)
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
  /** As an older version of this software, or an archive, may have stored it. */
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
    const thread = new Promise((resolve) => process.once('worker', resolve))
    let isAnswered = false
    const uploading = upload(bytes).finally(() => (isAnswered = true))
    await thread
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

  describe('stored uncleaned by an older version', () => {
    it('is hidden until the next start cleans it', async () => {
      await store({ html: RAW })
      for (const page of await shown()) expect(page).toMatch(NOBODY)
      expect(began).not.toHaveBeenCalled()
      expect(await recheckTeacherPage(site.services)).toBe(true)
      expect(began).toHaveBeenCalledTimes(1)
      for (const page of await shown()) expect(page).toContain(CLEAN.normalize('NFC'))
    })

    it('stays hidden if the cleaner refuses it, and can be deleted', async () => {
      await store({ html: HOSTILE.toString() })
      expect(await recheckTeacherPage(site.services)).toBe(false)
      for (const page of await shown()) expect(page).toMatch(NOBODY)
      const url = '/api/teacherInformation'
      expect((await site.request({ url })).json()).toMatchObject({ source: 'list' })
      expect((await site.request({ method: 'DELETE', url, as: token })).statusCode).toBe(204)
      expect(await recheckTeacherPage(site.services)).toBe(true)
    })
  })

  it.each([
    ['is cleaned by the next start', RAW, true, { cleanHtml: CLEAN.normalize('NFC') }],
    ['is hidden by the next start', HOSTILE.toString(), false, { html: HOSTILE.toString() }],
  ])('that is wrongly marked clean %s', async (_what, html, isShown, value) => {
    await store({ cleanHtml: html })
    expect(await recheckTeacherPage(site.services)).toBe(isShown)
    expect(await storedValue()).toEqual(value)
  })

  it('that is clean is not rewritten by the next start', async () => {
    await upload(Buffer.from(RAW))
    const { version } = await site.services.stores.findContentVersion()
    expect(await recheckTeacherPage(site.services)).toBe(true)
    expect(await site.services.stores.findContentVersion()).toMatchObject({ version })
  })
})
