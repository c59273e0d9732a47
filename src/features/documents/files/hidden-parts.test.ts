import { expect, it } from 'vitest'
import {
  cookieOf,
  describeOnBothDatabases,
  expectStatus,
  type FormFile,
  multipart,
  signedInSite,
} from '../../../../tests/build-app.ts'
import * as made from '../../../../tests/made-files.ts'
import { namedWordFile } from '../../../../tests/made-office.ts'
import { pdfOf } from '../../../../tests/made-pdf.ts'
import { madeWorkbook } from '../../../../tests/made-workbook.ts'
import { expectProblem } from '../../../../tests/scenarios.ts'
import { inspectStored } from '../reading/queue.ts'
import type { DocumentRecord } from '../schema.ts'

const RESULT = ['রোল', 'নম্বর']
const HIDING = madeWorkbook([
  { name: 'ফল', rows: [RESULT] },
  { name: 'অভিভাবক', state: 'hidden', rows: [['রহিমা']] },
])
const PLAIN = madeWorkbook([{ name: 'ফল', rows: [RESULT] }])
const SHEET = [{ kind: 'sheet', name: 'অভিভাবক' }]

describeOnBothDatabases('What a published file hides', (database) => {
  const site = signedInSite(database)

  async function send(
    method: 'POST' | 'PUT',
    path: string,
    bytes: Buffer,
    fields: Record<string, string> = {},
    name = 'ফল.xlsx',
    further: FormFile[] = [],
  ): Promise<DocumentRecord> {
    const file = [{ name, bytes }, ...further]
    const body = await multipart({ ...(method === 'POST' && { title: 'ফল' }), ...fields, file })
    const request = site.request({ method, url: `/api/results${path}`, as: site.token, ...body })
    return (await expectStatus(method === 'POST' ? 201 : 200, request)).json()
  }
  const find = async ({ _id }: DocumentRecord, query = '?state=all') => {
    const as = query ? { as: site.token } : {}
    return (
      await site.request({ url: `/api/results/${_id}${query}`, ...as })
    ).json<DocumentRecord>()
  }
  const statusFor = async (path: string, headers = {}) =>
    (await site.request({ url: `/${path}`, headers })).statusCode

  it('is told to staff, and refuses nothing', async () => {
    const created = await send('POST', '', HIDING)
    expect(created).toMatchObject({ state: 'published', offerFile: true, hiddenParts: SHEET })
    expect(await find(created)).toMatchObject({ hiddenParts: SHEET })
    const list = await site.request({ url: '/api/results?state=all', as: site.token })
    expect(list.json<DocumentRecord[]>()[0]).toMatchObject({ hiddenParts: SHEET })
    for (const field of ['hiddenParts', 'offerFile', 'keptFile'])
      expect(await find(created, '')).not.toHaveProperty(field)
    expect(await send('PUT', `/${created._id}/file`, PLAIN)).toMatchObject({ hiddenParts: [] })
  })

  it('stays with staff if only the pages and the text are published', async () => {
    const created = await send('POST', '?offerFile=false', HIDING)
    expect(created).toMatchObject({ state: 'published', filePath: null, hiddenParts: SHEET })
    const { filePath, fileName } = created.keptFile!
    expect(fileName).toBe('ফল.xlsx')
    expect(await statusFor(filePath)).toBe(404)
    expect(await statusFor(filePath, cookieOf(site.token))).toBe(200)
    expect(await find(created, '')).toMatchObject({ filePath: null, fileName: null })
    const pages = await Promise.all(
      [created.url, '/allResults', '/rss.xml'].map((url) => site.request({ url })),
    )
    for (const { statusCode, body } of pages) {
      expect(statusCode).toBe(200)
      expect(body).not.toContain(filePath)
    }

    const url = `/api/results/${created._id}`
    const offered = await site.request({
      method: 'PUT',
      url,
      as: site.token,
      payload: { offerFile: true },
    })
    expect(offered.json()).toMatchObject({ filePath, keptFile: null })
    expect(await statusFor(filePath)).toBe(200)
  })

  it('waits for an answer of staff, if they want to be asked', async () => {
    const asked = await send('POST', '', HIDING, { ifHidden: 'ask' })
    expect(asked).toMatchObject({ state: 'draft', offerFile: true, hiddenParts: SHEET })
    expect(await statusFor(asked.filePath!)).toBe(404)
    const plain = await send('POST', '', PLAIN, { ifHidden: 'ask' })
    expect(plain).toMatchObject({ state: 'published', hiddenParts: [] })
    const replaced = await send('PUT', `/${plain._id}/file?ifHidden=ask`, HIDING)
    expect(replaced).toMatchObject({ state: 'published', filePath: null, hiddenParts: SHEET })
    expect(await statusFor(replaced.keptFile!.filePath)).toBe(404)
    const mended = await send('PUT', `/${plain._id}/file?ifHidden=ask`, PLAIN)
    expect(mended).toMatchObject({ offerFile: true, hiddenParts: [] })
  })

  it('is a question until somebody answers, and again for another file', async () => {
    const { schedule } = site.services.stores
    const created = await send('POST', '', HIDING)
    const isOpen = async () =>
      (await schedule.findHiding())?.newest.some(({ id }) => id === created._id) ?? false
    expect(await isOpen()).toBe(true)
    await site.call(`PUT /api/results/${created._id}`, { offerFile: true })
    expect(await isOpen()).toBe(false)
    await site.call(`PUT /api/results/${created._id}`, { title: 'ফলাফল' })
    expect(await isOpen()).toBe(false)
    await send('PUT', `/${created._id}/file`, HIDING)
    expect(await isOpen()).toBe(true)
    await send('PUT', `/${created._id}/file?offerFile=true`, HIDING)
    expect(await isOpen()).toBe(false)
  })

  it('is kept with a file that was replaced and set back, and with one in the bin', async () => {
    const created = await send('POST', '?offerFile=false', HIDING)
    await send('PUT', `/${created._id}/file?offerFile=true`, made.pdf())
    const history = await site.call('GET /api/admin/history?limit=1')
    const [entry] = history.json<{ _id: string }[]>()
    await site.call(`POST /api/admin/history/${entry!._id}/restore`)
    const kept = { filePath: null, keptFile: created.keptFile, hiddenParts: SHEET }
    expect(await find(created)).toMatchObject(kept)

    const url = `/api/results/${created._id}`
    await site.request({ method: 'DELETE', url, as: site.token })
    const [binned] = (await site.call('GET /api/admin/bin')).json<{ _id: string }[]>()
    await site.call(`POST /api/admin/bin/${binned!._id}/restore`)
    expect(await find(created)).toMatchObject(kept)
    expect(await statusFor(created.keptFile!.filePath)).toBe(404)
  })

  const NAMED = [{ kind: 'author', name: 'Rahim Uddin' }]
  const named = () => namedWordFile('Rahim Uddin')
  const removeNames = ({ _id }: DocumentRecord, headers: Record<string, string> = {}) =>
    site.call(`POST /api/results/${_id}/without-names`, undefined, { headers })
  const bytesOf = async (path: string) => (await site.request({ url: `/${path}` })).rawPayload
  const entries = async () =>
    (await site.call('GET /api/admin/history?limit=100')).json<{ _id: string }[]>()

  it('loses the names in its description, once, and the history sets it back', async () => {
    const { _id } = await send('POST', '', named(), {}, 'ফল.docx', [
      { name: 'সঙ্গে.docx', bytes: named() },
    ])
    await site.services.database
      .updateTable('document')
      .set({ text: 'পড়া লেখা', textSource: 'machine', reading: 'done', pageCount: 1 })
      .where('id', '=', _id)
      .execute()
    const before = await find({ _id } as DocumentRecord)
    const inAttachment = { ...NAMED[0], filePath: before.attachments[0]!.filePath }
    expect(before.hiddenParts).toEqual([...NAMED, inAttachment])
    const count = (await entries()).length

    const again = { 'idempotency-key': 'names' }
    const answer = await expectStatus(200, removeNames(before, again))
    const after = answer.json<DocumentRecord>()
    expect((await removeNames(before, again)).payload).toBe(answer.payload)
    const { fileName, text, textSource, reading, pageCount, url } = before
    const same = { fileName, text, textSource, reading, pageCount, url }
    expect(after).toMatchObject({ ...same, hiddenParts: [], version: before.version + 1 })
    expect(after.attachments.map((one) => one.fileName)).toEqual(['সঙ্গে.docx'])
    for (const { filePath, fileSize } of [after, ...after.attachments]) {
      const bytes = await bytesOf(filePath!)
      expect(bytes).toHaveLength(fileSize!)
      expect(bytes.equals(named())).toBe(false)
    }
    expect(await statusFor(before.filePath!)).toBe(404)

    const [entry, ...earlier] = await entries()
    expect(earlier).toHaveLength(count)
    await site.call(`POST /api/admin/history/${entry!._id}/restore`)
    const { filePath, attachments, hiddenParts } = before
    expect(await find(before)).toMatchObject({ filePath, attachments, hiddenParts })
    expect((await bytesOf(filePath!)).equals(named())).toBe(true)
  })

  it(
    'keeps its names in an outdated version, and without any nothing changes',
    { tags: 'rest' },
    async () => {
      const created = await send('POST', '', named(), {}, 'ফল.docx')
      expectProblem(await removeNames(created, { 'if-match': '"7"' }), 412)
      expect(await find(created)).toEqual(created)
      const plain = await send('POST', '', PLAIN)
      expect((await removeNames(plain)).json()).toEqual(plain)
      expectProblem(await removeNames({ _id: 'unknown' } as DocumentRecord), 404)
    },
  )

  it('keeps its names, with a reason, if they cannot be emptied safely', async () => {
    const bytes = pdfOf(
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
        '<</#41uthor(Rahim Uddin)>>',
      ],
      '/Info 4 0 R',
    )
    const created = await send('POST', '', bytes, {}, 'ফল.pdf')
    expect(created.hiddenParts).toEqual(NAMED)
    const files = await site.listFiles()
    const refused = await removeNames(created)
    expectProblem(refused, 409)
    expect(refused.json()).toMatchObject({ code: 'names-stay' })
    expect(await find(created)).toMatchObject({ filePath: created.filePath, hiddenParts: NAMED })
    expect(await site.listFiles()).toEqual(files)
  })

  it('is found in files from before, and each is looked through only once', async () => {
    const { database: rows } = site.services
    const hiding = await send('POST', '', HIDING)
    const lost = await send('POST', '', named(), {}, 'ফল.docx')
    const names = [hiding, lost].map(({ filePath }) => filePath!.slice('uploads/'.length))
    await rows
      .updateTable('storedFile')
      .set({ hiddenParts: null })
      .where('name', 'in', names)
      .execute()
    const content = (await rows.selectFrom('storedFile').selectAll().execute()).find(
      ({ name }) => name === names[1],
    )
    await site.services.files.remove([content!])
    const inspect = () => inspectStored(site.services, new AbortController().signal)
    expect(await inspect()).toBe(2)
    expect(await find(hiding)).toMatchObject({ hiddenParts: SHEET, version: hiding.version })
    expect(await find(lost)).toMatchObject({ hiddenParts: [] })
    expect(await inspect()).toBe(0)
  })
})
