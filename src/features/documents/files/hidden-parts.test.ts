import { expect, it } from 'vitest'
import {
  cookieOf,
  describeOnBothDatabases,
  expectStatus,
  multipart,
  signedInSite,
} from '../../../../tests/build-app.ts'
import * as made from '../../../../tests/made-files.ts'
import { madeWorkbook } from '../../../../tests/made-workbook.ts'
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
  ): Promise<DocumentRecord> {
    const file = [{ name: 'ফল.xlsx', bytes }]
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
})
