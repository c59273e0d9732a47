import { afterEach, describe, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  expectNoFiles,
  expectStatus,
  type FormFile,
  multipart,
  signedInSite,
} from '../../../../tests/build-app.ts'
import * as made from '../../../../tests/made-files.ts'
import { expectProblem } from '../../../../tests/scenarios.ts'
import { sweep } from '../../../files/sweep.ts'
import type { HistoryRecord } from '../../../records/history/schema.ts'
import type { DocumentRecord } from '../schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const file = (name: string, bytes: Uint8Array = made.pdf()): FormFile => ({ name, bytes })

describeOnBothDatabases('Files of a document', (database) => {
  const site = signedInSite(database)
  afterEach(async () => {
    const { notices } = site.services.stores
    for (const { _id } of await notices.list({ state: 'all' })) await call('DELETE', `/${_id}`)
    await emptyBin(site)
    await expectNoFiles(site)
    await site.services.database.deleteFrom('historyEntry').execute()
  })

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    form: Record<string, string | FormFile[]> = {},
    headers: Record<string, string> = {},
  ) => {
    const body = Object.keys(form).length > 0 ? await multipart(form) : undefined
    return site.request({
      method,
      url: `/api/notices${path}`,
      as: site.token,
      ...(body && { payload: body.payload }),
      headers: { ...body?.headers, ...headers },
    })
  }
  const publish = async (...files: FormFile[]) => {
    const created = await expectStatus(201, call('POST', '', { title: 'ক', file: files }))
    return created.json<DocumentRecord>()
  }
  const find = async ({ _id }: DocumentRecord) =>
    (await call('GET', `/${_id}?state=all`)).json<DocumentRecord>()
  const statusOf = async (path: string | null, accept = '*/*') =>
    (await site.request({ url: `/${path}`, headers: { accept } })).statusCode
  const nameOf = ({ filePath }: { filePath: string }) => filePath.slice('uploads/'.length)
  /** Sets the newest change of the history back. */
  const setBack = async () => {
    const list = await site.call('GET /api/admin/history?limit=1')
    const [entry] = list.json<HistoryRecord[]>()
    expect(entry!.canSetBack).toBe(true)
    const url = `/api/admin/history/${entry!._id}/restore`
    const answer = await expectStatus(200, site.call(`POST ${url}`))
    return answer.json<DocumentRecord>()
  }
  /** Stores the result of reading. */
  const read = async ({ _id: id, filePath }: DocumentRecord, text: string) =>
    site.services.write(({ reading }) =>
      reading.finish(
        { id, file: { name: nameOf({ filePath: filePath! }) } },
        { pageCount: 2, pages: [], text, source: 'machine', layout: 'text', doubts: [] },
      ),
    )

  it('of a photographed paper become a PDF, also a single photo', async () => {
    const photo = { name: 'নোটিশ.jpg', bytes: await made.jpeg() }
    const created = await call('POST', '', { title: 'ক', file: [photo], photographed: 'true' })
    expect(created.json()).toMatchObject({
      mimeType: 'application/pdf',
      fileName: 'নোটিশ.pdf',
      pageCount: 1,
      pages: [expect.objectContaining({ src: expect.stringMatching(/\.webp$/) })],
      reading: 'waiting',
    })
    expect(await publish(photo)).toMatchObject({ mimeType: 'image/jpeg', pages: [] })
  })

  it(
    'are one PDF if they are several pictures, with the pictures of its pages',
    { tags: 'rest' },
    async () => {
      const notice = await publish(
        file('1.jpg', await made.jpeg()),
        file('2.png', await made.png()),
      )
      expect(notice).toMatchObject({
        mimeType: 'application/pdf',
        fileName: '1.pdf',
        pageCount: 2,
        reading: 'waiting',
        attachments: [],
      })
      expect(notice.pages).toHaveLength(2)
      for (const { src } of notice.pages) expect(await statusOf(src)).toBe(200)
      const served = await site.request({ url: `/${notice.filePath}` })
      expect(served.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(served.rawPayload).toHaveLength(notice.fileSize!)
    },
  )

  it(
    'are the document and its attachments, in order, if not all are pictures',
    { tags: 'rest' },
    async () => {
      const notice = await publish(
        file('ক.pdf'),
        file('খ.xlsx', made.xlsx()),
        file('গ.jpg', await made.phonePhoto()),
      )
      expect(notice).toMatchObject({ fileName: 'ক.pdf', pages: [], pageCount: null })
      expect(notice.attachments.map(({ fileName }) => fileName)).toEqual(['খ.xlsx', 'গ.jpg'])
      for (const { filePath, fileSize } of notice.attachments) {
        const served = await site.request({ url: `/${filePath}` })
        expect(served.rawPayload).toHaveLength(fileSize)
        expect(served.rawPayload.includes('SecretPhone')).toBe(false)
      }
      const picture = await publish(file('ছবি.jpg', await made.jpeg()))
      expect(picture).toMatchObject({ mimeType: 'image/jpeg', attachments: [] })
    },
  )

  it.each([
    ['a damaged picture', async () => file('2.jpg', await made.truncatedJpeg()), 400],
    ['a program', async () => file('2.exe', made.exe()), 415],
    ['an empty file', async () => file('2.pdf', Buffer.alloc(0)), 400],
  ])('are all refused if one is %s', async (_what, make, status) => {
    const sent = [file('1.jpg', await made.jpeg()), await make()] as const
    const refused = await call('POST', '', { title: 'ক', file: [...sent] })
    expectProblem(refused, status, ['file'])
    const [, { name: fileName }] = sent
    expect(refused.json().errors[0]).toMatchObject({ params: { fileName, fileIndex: 1 } })
    expect(refused.json().message.startsWith(`${fileName}: `)).toBe(true)
    await expectNoFiles(site)
  })

  it('are at most twenty in a call', { tags: 'rest' }, async () => {
    const files = Array.from({ length: 21 }, (_, index) => file(`${index}.pdf`))
    const refused = await call('POST', '', { title: 'ক', file: files })
    expectProblem(refused, 400, ['file'])
    expect(refused.json()).toMatchObject({
      errors: [{ code: 'too-many-files', params: { max: 20 } }],
    })
    expect((await publish(...files.slice(1))).attachments).toHaveLength(19)
  })

  it('are not named in a refusal if there is only one', async () => {
    const refused = await call('POST', '', { title: 'ক', file: [file('2.exe', made.exe())] })
    expect(refused.json().errors[0].params).toEqual({})
  })

  it('are found by title on the day on which they were created, for staff', async () => {
    const old = await publish(file('রুটিন.pdf'))
    const draft = await call('POST', '', { title: 'ক', text: 'লেখা', draft: 'true' })
    await call('POST', '', { title: 'কখ', text: 'লেখা' })
    const findSame = async (title: string) =>
      (await call('GET', `/same?title=${encodeURIComponent(title)}`)).json<DocumentRecord[]>()
    expect(await findSame(' ক ')).toMatchObject([
      { _id: draft.json()._id, state: 'draft', text: 'লেখা' },
      { _id: old._id, fileName: 'রুটিন.pdf' },
    ])
    await site.services.database
      .updateTable('document')
      .set({ createdAt: new Date(Date.now() - DAY_MS).toISOString() })
      .where('id', '=', old._id)
      .execute()
    expect(await findSame('ক')).toHaveLength(1)
    expect(await findSame('গ')).toEqual([])
    expect((await site.request({ url: '/api/notices/same?title=x' })).statusCode).toBe(401)
  })

  it('are replaced: number, date and page stay, a recognised text is removed, and both can be set back', async () => {
    const first = await publish(file('ভুল.jpg', await made.jpeg()), file('২.jpg', await made.png()))
    await read(first, 'যন্ত্রের লেখা')
    const read1 = await find(first)
    expect(read1).toMatchObject({ text: 'যন্ত্রের লেখা'.normalize(), pages: first.pages })
    const replaced = await call('PUT', `/${first._id}/file`, { file: [file('ঠিক.pdf')] })
    expect(replaced.statusCode, replaced.payload).toBe(200)
    const second = replaced.json<DocumentRecord>()
    const { number, url, date, createdAt } = first
    const emptied = { text: '', textSource: null, pages: [], pageCount: null, reading: 'waiting' }
    expect(second).toMatchObject({ number, url, date, createdAt, fileName: 'ঠিক.pdf', ...emptied })
    expect(second.version).toBe(first.version + 1)
    expect(await statusOf(second.filePath)).toBe(200)
    for (const path of [first.filePath, first.pages[0]!.src]) expect(await statusOf(path)).toBe(404)

    await read(second, 'অন্য লেখা')
    const back = await setBack()
    const { filePath, fileName, pages, text, pageCount } = read1
    expect(back).toMatchObject({ filePath, fileName, pages, text, pageCount, reading: 'waiting' })
    expect(await statusOf(first.filePath)).toBe(200)
    expect(await statusOf(first.pages[0]!.src)).toBe(200)
    expect(await statusOf(second.filePath)).toBe(404)
    expect(await setBack()).toMatchObject({ filePath: second.filePath, pages: [] })
  })

  it('that are set back do not get the text of the file that had replaced them', async () => {
    const first = await publish(file('১.pdf'))
    const second = (
      await call('PUT', `/${first._id}/file`, { file: [file('২.pdf')] })
    ).json<DocumentRecord>()
    await read(second, 'দুইয়ের লেখা')
    expect(await setBack()).toMatchObject({ filePath: first.filePath, text: '', textSource: null })
  })

  it('are replaced without a change of a typed text, and by several pictures', async () => {
    const created = await call('POST', '', { title: 'ক', text: 'লেখা' })
    const notice = created.json<DocumentRecord>()
    const pictures = [file('1.jpg', await made.jpeg()), file('2.webp', await made.webp())]
    const bound = await call('PUT', `/${notice._id}/file`, { file: pictures })
    expect(bound.json()).toMatchObject({ text: 'লেখা', textSource: 'typed', pageCount: 2 })
    expect(await setBack()).toMatchObject({
      filePath: null,
      text: 'লেখা',
      pages: [],
      pageCount: null,
    })
  })

  describe('whose text a person checked', () => {
    const checked = async () => {
      const { _id } = await publish(file('ভুল.pdf'))
      const saved = await change(_id, { text: 'রোল ১: ৪.০৭' })
      return saved as DocumentRecord & { filePath: string }
    }
    const change = async (id: string, payload: object) => {
      const answer = site.call(`PUT /api/notices/${id}`, payload)
      return (await expectStatus(200, answer)).json<DocumentRecord>()
    }
    const replace = async ({ _id }: DocumentRecord, query = '') => {
      const answer = call('PUT', `/${_id}/file${query}`, { file: [file('ঠিক.pdf')] })
      return (await expectStatus(200, answer)).json<DocumentRecord>()
    }
    const seen = async ({ _id }: DocumentRecord) =>
      (await site.request({ url: `/api/notices/${_id}` })).json<object>()

    it('hide the text when they are replaced, until staff keep it for the new file', async () => {
      const notice = await checked()
      const text = { text: 'রোল ১: ৪.০৭', textSource: 'typed' }
      const hidden = { text: '', textSource: null, hasText: false }
      const asked = { textState: 'outdated', outdatedText: text.text }
      expect(await replace(notice)).toMatchObject({ ...hidden, ...asked, reading: 'waiting' })
      expect(await seen(notice)).toMatchObject(hidden)
      // The new file is read, and its text is public. Another file does not answer the question.
      await read(await find(notice), 'যন্ত্রের লেখা')
      expect(await replace(notice)).toMatchObject({ ...hidden, ...asked })

      const kept = await change(notice._id, { text: text.text })
      expect(kept).toMatchObject({ ...text, textState: 'current', outdatedText: null })
      expect(await seen(notice)).toMatchObject({ ...text, hasText: true, textCorrectedAt: null })
      expect(await setBack()).toMatchObject({ ...hidden, ...asked })
    })

    it(
      'leave the text at once, or take it with them, if the call says so',
      { tags: 'rest' },
      async () => {
        const dropped = await checked()
        const current = { textState: 'current', outdatedText: null }
        expect(await replace(dropped, '?text=read')).toMatchObject({ text: '', ...current })
        expect(await setBack()).toMatchObject({ text: dropped.text, filePath: dropped.filePath })

        const kept = await replace(await checked(), '?text=keep')
        expect(kept).toMatchObject({ text: 'রোল ১: ৪.০৭', textSource: 'typed', ...current })
        expect(kept.fileName).toBe('ঠিক.pdf')
        const refused = call('PUT', `/${kept._id}/file?text=both`, { file: [file('ঠিক.pdf')] })
        expectProblem(await refused, 400, ['text'])
      },
    )

    it('can be set back after the question, and after its answer', { tags: 'rest' }, async () => {
      const notice = await checked()
      await replace(notice)
      expect(await setBack()).toMatchObject({
        filePath: notice.filePath,
        text: notice.text,
        textState: 'current',
        outdatedText: null,
      })
      const again = await replace(notice)
      expect(await change(again._id, { outdatedText: null })).toMatchObject({ text: '' })
      expect(await setBack()).toMatchObject({ textState: 'outdated', outdatedText: notice.text })
      // A file that comes back alone does not stand beside the text of another file.
      await change(notice._id, { text: 'রোল ১: ৫.০০' })
      const fileEntry = (await site.call('GET /api/admin/history'))
        .json<HistoryRecord[]>()
        .find(({ after }) => after?.['fileName'] === 'ঠিক.pdf')
      const url = `/api/admin/history/${fileEntry!._id}/restore`
      const back = await expectStatus(200, site.call(`POST ${url}`))
      expect(back.json()).toMatchObject({ fileName: 'ভুল.pdf', text: notice.text })
    })

    it('differ from a text that was changed again, and visitors read when it was corrected', async () => {
      const notice = await checked()
      expect(notice).toMatchObject({ textDiffers: false, textCorrectedAt: null })
      const { _id: id } = notice
      expect(await change(id, { text: '**রোল ১:**  ৪.০৭' })).toMatchObject({ textDiffers: false })
      const corrected = await change(id, { text: 'রোল ১: ৫.০০' })
      expect(corrected).toMatchObject({
        textDiffers: true,
        textCorrectedAt: expect.stringMatching(/Z$/),
      })
      const { textCorrectedAt } = corrected
      expect(await seen(notice)).toMatchObject({ textCorrectedAt })
      expect(await seen(notice)).not.toHaveProperty('textDiffers')
      expect(await setBack()).toMatchObject({ textDiffers: false, textCorrectedAt: null })
      expect(await setBack()).toMatchObject({ textDiffers: true, textCorrectedAt })
      const fitting = await replace(notice, '?text=keep')
      expect(fitting).toMatchObject({ textDiffers: false, textCorrectedAt })
    })

    it('say the same as a text whose mistakes of reading were mended, if staff say so', async () => {
      const { _id: id } = await checked()
      const mended = await change(id, { text: 'রোল ১: ৪.৭০', textDiffers: false })
      expect(mended).toMatchObject({ text: 'রোল ১: ৪.৭০', textDiffers: false })
      expect(mended.textCorrectedAt).toBe(null)
      await change(id, { text: 'রোল ১: ৪.৭১' })
      const same = await change(id, { textDiffers: false })
      expect(same).toMatchObject({ textDiffers: false, textCorrectedAt: null })
      // A draft has no visitors who have read the earlier text.
      await change(id, { draft: true })
      const draft = await change(id, { text: 'রোল ১: ৩.০০' })
      expect(draft).toMatchObject({ textDiffers: true, textCorrectedAt: null })
    })
  })

  it(
    'are not replaced by several files that are not pictures, nor in an outdated version',
    { tags: 'rest' },
    async () => {
      const notice = await publish(file('১.pdf'))
      const two = [file('২.pdf'), file('৩.pdf')]
      const refused = await call('PUT', `/${notice._id}/file`, { file: two })
      expectProblem(refused, 400, ['file'])
      expect(refused.json().errors[0].code).toBe('one-file-or-pictures')
      const old = { 'if-match': '"7"' }
      expectProblem(await call('PUT', `/${notice._id}/file`, { file: [two[0]!] }, old), 412)
      expectProblem(await call('PUT', `/unknown/file`, { file: [two[0]!] }), 404)
      expect(await find(notice)).toEqual(notice)
      expect(await site.listFiles()).toEqual([nameOf({ filePath: notice.filePath! })])
    },
  )

  it('that are attachments are added, removed and set back', async () => {
    const notice = await publish(file('ক.pdf'), file('খ.pdf'))
    const added = await call('POST', `/${notice._id}/attachments`, {
      file: [file('গ.jpg', await made.jpeg()), file('ঘ.jpg', await made.png())],
    })
    expect(added.statusCode).toBe(201)
    const { attachments } = added.json<DocumentRecord>()
    expect(attachments.map(({ fileName }) => fileName)).toEqual(['খ.pdf', 'গ.jpg', 'ঘ.png'])

    const path = `/${notice._id}/attachments/${nameOf(attachments[1]!)}`
    expect((await call('DELETE', path)).statusCode).toBe(204)
    expectProblem(await call('DELETE', path), 404)
    expect((await find(notice)).attachments).toEqual([attachments[0], attachments[2]])
    expect(await statusOf(attachments[1]!.filePath)).toBe(404)
    expect((await setBack()).attachments).toEqual(attachments)
    expect(await statusOf(attachments[1]!.filePath)).toBe(200)
  })

  it('that are replaced or attached are not swept, and a lost file cannot be set back', async () => {
    const notice = await publish(file('ক.pdf'), file('খ.pdf'))
    await call('PUT', `/${notice._id}/file`, { file: [file('গ.pdf')] })
    const files = await site.listFiles()
    const { database: rows, fileStore: store } = site.services
    await sweep({ database: rows, store, dataDir: site.dataDir }, Date.now() + 2 * DAY_MS)
    expect(await site.listFiles()).toEqual(files)

    const [lost] = await rows.deleteFrom('replacedFile').returningAll().execute()
    await site.services.files.remove([lost!])
    const list = await site.call('GET /api/admin/history?limit=1')
    const url = `/api/admin/history/${list.json<HistoryRecord[]>()[0]!._id}/restore`
    const refused = await site.call(`POST ${url}`)
    expectProblem(refused, 409)
    expect(refused.json()).toMatchObject({ code: 'set-back-no-file' })
  })

  it('go into the bin with the document and come back with it', async () => {
    const notice = await publish(file('ক.pdf'), file('খ.pdf'))
    const { filePath } = notice.attachments[0]!
    await call('DELETE', `/${notice._id}`)
    expect(await statusOf(filePath, 'text/html')).toBe(410)
    const restore = { method: 'POST', url: `/api/admin/bin/${notice._id}/restore` } as const
    const back = await site.request({ ...restore, as: site.token })
    expect(back.json().attachments).toEqual(notice.attachments)
    expect(await statusOf(filePath)).toBe(200)
  })

  it('of a draft are only for staff, whether added or replaced', async () => {
    const created = await call('POST', '', {
      title: 'ক',
      draft: 'true',
      file: [file('ক.pdf'), file('খ.pdf')],
    })
    const { _id } = created.json<DocumentRecord>()
    await call('POST', `/${_id}/attachments`, { file: [file('গ.pdf')] })
    const draft = (
      await call('PUT', `/${_id}/file`, { file: [file('ঘ.pdf')] })
    ).json<DocumentRecord>()
    for (const { filePath } of [draft, ...draft.attachments]) {
      expect(await statusOf(filePath)).toBe(404)
    }
  })
})
