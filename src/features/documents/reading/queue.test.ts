import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { describeOnBothDatabases, signedInSite } from '../../../../tests/build-app.ts'
import { doc, jpeg, pdf } from '../../../../tests/made-files.ts'
import type { HistoryRecord } from '../../../records/history/schema.ts'
import type { DocumentRecord } from '../schema.ts'
import { newPictureName } from '../../../files/files.ts'
import { readNext } from './queue.ts'
import type { Reading } from '../../../reading/reading.ts'

type Read = Parameters<typeof readNext>[1]

const DOUBT = {
  from: 0,
  to: 4,
  page: 0,
  box: [10, 20, 300, 40] as [number, number, number, number],
}

/** A reading of two pages, with files as the child process makes them. */
const readTwoPages: Read = async (_file, folder) => {
  const pages = []
  for (let index = 0; index < 2; index += 1) {
    const name = newPictureName()
    const files = [name, name.replace('.webp', '.avif')].map((part) => ({
      name: part,
      path: path.join(folder, part),
    }))
    for (const part of files) await writeFile(part.path, `page ${index}`)
    pages.push({ name, files, fileSize: 6, width: 320, height: 452, color: '#ffffff' })
  }
  return {
    isRead: true,
    pageCount: 2,
    pages,
    text: 'ছুটি কাল',
    source: 'machine',
    layout: 'table',
    doubts: [DOUBT],
  } satisfies Reading
}

describeOnBothDatabases('The reading queue', (database) => {
  const site = signedInSite(database)

  const publish = async (title: string, fields: Record<string, string> = {}, bytes = pdf()) => {
    const answer = await site.form('POST /api/notices', {
      title,
      ...fields,
      file: { name: 'ক.pdf', bytes },
    })
    return answer.json<DocumentRecord>()
  }
  const find = async ({ _id }: { _id: string }) =>
    (await site.request({ url: `/api/notices/${_id}` })).json<DocumentRecord>()
  const notEnding = new AbortController().signal
  const next = (read: Read) => readNext(site.services, read, notEnding)
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string) => site.call(`${method} ${url}`)
  const readAll = async () => {
    while (await next(readTwoPages));
  }

  it('stores the text, the doubts and the pictures of a published file', async () => {
    const notice = await publish('ক')
    expect(notice).toMatchObject({ reading: 'waiting', hasText: false, pages: [] })
    expect(await next(readTwoPages)).toBe(true)
    expect(await next(readTwoPages)).toBe(false)
    const read = await find(notice)
    expect(read).toMatchObject({
      reading: 'done',
      pageCount: 2,
      layout: 'table',
      text: 'ছুটি কাল',
      textSource: 'machine',
      hasText: true,
      // A clerk who edits the title meanwhile must not get a conflict.
      version: notice.version,
    })
    expect(read.pages).toHaveLength(2)
    for (const [index, { src }] of read.pages.entries()) {
      expect((await site.request({ url: `/${src}` })).payload).toBe(`page ${index}`)
    }
    const answer = await send('GET', `/api/notices/${notice._id}/reading`)
    expect(answer.json()).toEqual({ doubts: [DOUBT] })
  })

  it('reads the newest document first, and each document once', async () => {
    const made = [await publish('এক'), await publish('দুই'), await publish('তিন')]
    const seen: string[] = []
    const slow: Read = async (...input) => {
      seen.push(input[0].path)
      await new Promise((resolve) => setTimeout(resolve, 20))
      return readTwoPages(...input)
    }
    await Promise.all([next(slow), next(slow), next(slow), next(slow)])
    // On PostgreSQL, a process that loses the race for a document tries again later.
    while (await next(slow));
    expect([seen.length, new Set(seen).size]).toEqual([3, 3])
    for (const notice of made) expect((await find(notice)).reading).toBe('done')

    const [older, newer] = [await publish('পুরোনো'), await publish('নতুন')]
    await next(readTwoPages)
    expect([(await find(older)).reading, (await find(newer)).reading]).toEqual(['waiting', 'done'])
    await readAll()
  })

  it('says why a file cannot be read, and still serves it', async () => {
    const notice = await publish('ভাঙা')
    await next(async () => ({ isRead: false, problem: 'reading-encrypted', cause: 'test' }))
    expect(await find(notice)).toMatchObject({
      reading: 'failed',
      readingProblem: { code: 'reading-encrypted', message: expect.stringContaining('password') },
    })
    expect((await site.request({ url: `/${notice.filePath}` })).statusCode).toBe(200)
  })

  it('does not read old Word and Excel files', async () => {
    expect(await publish('পুরোনো', {}, doc())).toMatchObject({ reading: 'none' })
    expect(await next(readTwoPages)).toBe(false)
  })

  it('keeps a text that a person wrote, and still makes the pictures', async () => {
    const notice = await publish('টাইপ করা', { text: 'হাতে লেখা' })
    await next(readTwoPages)
    expect(await find(notice)).toMatchObject({ text: 'হাতে লেখা', textSource: 'typed', pageCount: 2 })
  })

  it('reads only the text of photos that were bound: their pictures stay', async () => {
    const photos = [
      { name: '1.jpg', bytes: await jpeg() },
      { name: '2.jpg', bytes: await jpeg() },
    ]
    const answer = await site.form('POST /api/notices', { title: 'ছবি', file: photos })
    const { pages } = await find(answer.json())
    expect(pages).toHaveLength(2)
    const isPictured: unknown[] = []
    await next(async (...input) => {
      isPictured.push(input[0].isPictured)
      return { ...(await readTwoPages(...input)), pages: [] } as Reading
    })
    expect(isPictured).toEqual([true])
    expect(await find(answer.json())).toMatchObject({ pages, pageCount: 2, text: 'ছুটি কাল' })
    await send('POST', `/api/notices/${answer.json()._id}/reading`)
    await next(async (...input) => {
      isPictured.push(input[0].isPictured)
      return readTwoPages(...input)
    })
    expect(isPictured).toEqual([true, false])
    expect((await find(answer.json())).pages).not.toEqual(pages)
  })

  it('reads other documents while a document waits after a failure of the machine', async () => {
    const older = await publish('পুরোনো')
    const notice = await publish('আবার')
    const failing: Read = async () => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    await expect(next(failing)).rejects.toThrow('no space')
    expect(await next(readTwoPages)).toBe(true)
    expect(await next(readTwoPages)).toBe(false)
    expect([(await find(older)).reading, (await find(notice)).reading]).toEqual(['done', 'waiting'])
    const { reading } = site.services.stores
    const later = new Date(Date.now() + 11 * 60_000).toISOString()
    const claim = await reading.claim(later, later)
    expect(claim).toMatchObject({ id: notice._id, attempts: 2 })
    await reading.giveBack(claim!)
    await readAll()
  })

  it('gives up after three failures of the machine, and says so', async () => {
    const notice = await publish('বারবার')
    const failing: Read = async () => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    }
    const documents = site.services.database.updateTable('document')
    for (let round = 0; round < 3; round += 1) {
      await expect(next(failing)).rejects.toThrow('no space')
      await documents.set({ readingUntil: null }).execute()
    }
    expect(await next(failing)).toBe(true)
    expect(await find(notice)).toMatchObject({
      reading: 'failed',
      readingProblem: { code: 'reading-crashed' },
    })
  })

  it('reads a document again at once if the server ended during the reading', async () => {
    const notice = await publish('থামা')
    const ending = AbortSignal.abort()
    const interrupted: Read = async () => {
      throw new Error('aborted')
    }
    await expect(readNext(site.services, interrupted, ending)).rejects.toThrow('aborted')
    await readAll()
    expect(await find(notice)).toMatchObject({ reading: 'done' })
  })

  it('gives up after three crashes', async () => {
    const notice = await publish('ভাঙে')
    // A killed process does not give its claim back.
    for (let round = 0; round < 3; round += 1) {
      const past = new Date(Date.now() - 1000).toISOString()
      expect(await site.services.stores.reading.claim(new Date().toISOString(), past)).toBeDefined()
    }
    await next(readTwoPages)
    expect(await find(notice)).toMatchObject({
      reading: 'failed',
      readingProblem: { code: 'reading-crashed' },
    })
  })

  it('leaves a claimed document to its process until the claim ends', async () => {
    await publish('নেওয়া')
    const { reading } = site.services.stores
    const claim = await reading.claim('2026-01-01T00:00:00.000Z', '2026-01-01T00:01:00.000Z')
    expect(await reading.claim('2026-01-01T00:00:59.000Z', '2026-01-01T00:02:00.000Z')).toBe(
      undefined,
    )
    await reading.extend(claim!, '2026-01-01T00:02:00.000Z')
    expect(await reading.claim('2026-01-01T00:01:30.000Z', '2026-01-01T00:03:00.000Z')).toBe(
      undefined,
    )
    await reading.giveBack(claim!)
    await readAll()
  })

  it('stores nothing for a document that is deleted during its reading', async () => {
    await readAll()
    const notice = await publish('মোছা')
    const files = await site.listFiles()
    await next(async (...input) => {
      await send('DELETE', `/api/notices/${notice._id}`)
      return readTwoPages(...input)
    })
    expect(await site.listFiles()).toEqual(files)
    await send('POST', `/api/admin/bin/${notice._id}/restore`)
    await readAll()
    expect(await find(notice)).toMatchObject({ reading: 'done', pageCount: 2 })
  })

  it('takes the pictures of a deleted document to the bin and back', async () => {
    const notice = await publish('ঝুড়ি')
    await readAll()
    const { pages, text } = await find(notice)
    await send('DELETE', `/api/notices/${notice._id}`)
    expect((await site.request({ url: `/${pages[0]!.src}` })).statusCode).toBe(410)
    await send('POST', `/api/admin/bin/${notice._id}/restore`)
    expect(await find(notice)).toMatchObject({ pages, text, reading: 'done' })
    expect((await site.request({ url: `/${pages[0]!.src}` })).statusCode).toBe(200)
  })

  it('reads a file again on request; the earlier text can be set back', async () => {
    const notice = await publish('আবার পড়া')
    await readAll()
    const before = await find(notice)
    const url = `/api/notices/${notice._id}`
    await site.call(`PUT ${url}`, { text: 'ঠিক করা লেখা' })
    const answer = await send('POST', `${url}/reading`)
    expect(answer.json()).toMatchObject({ reading: 'waiting', text: '', textSource: null })
    await readAll()
    const again = await find(notice)
    expect(again).toMatchObject({ text: 'ছুটি কাল', textSource: 'machine' })
    expect(again.pages).not.toEqual(before.pages)
    expect((await site.request({ url: `/${before.pages[0]!.src}` })).statusCode).toBe(404)
    expect((await send('GET', `${url}/reading`)).json()).toEqual({ doubts: [DOUBT] })

    const history = await send('GET', `/api/admin/history?kind=notices&limit=1`)
    const [entry] = history.json<HistoryRecord[]>()
    expect(entry!.after).toEqual({ text: '', textSource: null })
    await send('POST', `/api/admin/history/${entry!._id}/restore`)
    expect(await find(notice)).toMatchObject({ text: 'ঠিক করা লেখা', textSource: 'typed' })
    expect((await send('GET', `${url}/reading`)).json()).toEqual({ doubts: [] })
  })

  it('keeps the doubts of a text whose title is set back', async () => {
    const notice = await publish('নাম')
    await readAll()
    const url = `/api/notices/${notice._id}`
    await site.call(`PUT ${url}`, { title: 'নতুন নাম' })
    const [entry] = (await send('GET', '/api/admin/history?kind=notices&limit=1')).json<
      HistoryRecord[]
    >()
    await send('POST', `/api/admin/history/${entry!._id}/restore`)
    expect(await find(notice)).toMatchObject({ title: 'নাম', textSource: 'machine' })
    expect((await send('GET', `${url}/reading`)).json()).toEqual({ doubts: [DOUBT] })
  })

  it('refuses files that cannot be read, and requests without a session', async () => {
    const notice = await publish('পুরোনো ফাইল', {}, doc())
    const url = `/api/notices/${notice._id}/reading`
    expect((await send('POST', url)).json()).toMatchObject({ status: 409, code: 'not-readable' })
    for (const method of ['GET', 'POST'] as const) {
      expect((await site.request({ method, url })).statusCode).toBe(401)
      expect((await send(method, url.replace(notice._id, 'x'))).statusCode).toBe(404)
    }
  })
})
