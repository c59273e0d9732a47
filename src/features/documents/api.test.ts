import { describe, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  fixture,
  type FormFields,
  multipart,
  signedInSite,
} from '../../../tests/build-app.ts'
import { docx, jpeg, pdf } from '../../../tests/made-files.ts'
import { itAnswers } from '../../../tests/scenarios.ts'
import { describeFor, itFor } from '../../../tests/tiers.ts'
import { contentKinds, DOCUMENT_KINDS } from '../../content.ts'
import { forVisitors } from './record.ts'
import { documentSummary, type DocumentRecord, type DocumentSummary } from './schema.ts'

const file = { name: 'ছুটি.pdf', bytes: pdf() }

const PATHS = DOCUMENT_KINDS.map((kind) => contentKinds[kind].apiPath.slice(1))

describeOnBothDatabases('Documents', (database) => {
  const site = signedInSite(database)

  async function post(path: string, form: FormFields) {
    return site.form(`POST /api/${path}`, form)
  }

  async function create(path: string, title: string): Promise<DocumentRecord> {
    const created = await expectStatus(201, post(path, { title, file }))
    return created.json()
  }

  const list = async (url: string) => (await site.request({ url })).json<DocumentSummary[]>()
  const titles = async (url: string) => (await list(url)).map(({ title }) => title)

  describeFor(PATHS, (path) => path === 'notices')('of /api/%s', (path) => {
    it('are listed newest first, and in pages if the query has a limit', async () => {
      const first = await create(path, 'এক')
      const second = await create(path, 'দুই')
      const third = await create(path, 'তিন')
      const summaries = [third, second, first].map((one) => forVisitors(documentSummary.parse(one)))
      expect(await list(`/api/${path}`)).toEqual(summaries)
      expect(await titles(`/api/${path}?limit=2`)).toEqual(['তিন', 'দুই'])
      expect(await titles(`/api/${path}?limit=1&before=${third._id}`)).toEqual(['দুই'])
      expect(await titles(`/api/${path}?before=${third._id}`)).toEqual(['দুই', 'এক'])
      expect(await titles(`/api/${path}?limit=5&before=${second._id}`)).toEqual(['এক'])
      expect(await titles(`/api/${path}?limit=5&before=${first._id}`)).toEqual([])
      expect(await titles(`/api/${path}?limit=1000`)).toHaveLength(3)
    })

    itAnswers(
      () => site,
      [
        { asks: `GET /api/${path}?limit=0`, gets: 400, naming: ['limit'] },
        { asks: `GET /api/${path}?limit=-1`, gets: 400, naming: ['limit'] },
        { asks: `GET /api/${path}?limit=1.5`, gets: 400, naming: ['limit'] },
        { asks: `GET /api/${path}?limit=many`, gets: 400, naming: ['limit'] },
        { asks: `GET /api/${path}?limit=2&limit=3`, gets: 400, naming: ['limit'] },
        { asks: `GET /api/${path}?before=unknown`, gets: 404 },
        { asks: `GET /api/${path}?limit=2&before=unknown`, gets: 404 },
        { asks: `GET /api/${path}?before=%00`, gets: 404 },
        { asks: `GET /api/${path}/unknown`, gets: 404 },
        { asks: `GET /api/${path}/%00`, gets: 404 },
        { as: 'editor', asks: `PUT /api/${path}/..%2F..`, json: { title: 'ক' }, gets: 404 },
        { as: 'editor', asks: `DELETE /api/${path}/'%20or%201=1`, gets: 404 },
        { as: 'editor', asks: `DELETE /api/${path}/${'x'.repeat(400)}`, gets: 404 },
        { as: 'editor', asks: `POST /api/${path}`, json: {}, gets: 400, naming: ['title', 'file'] },
        {
          as: 'editor',
          asks: `POST /api/${path}`,
          json: { title: 'ক', file: { path: '/etc/passwd', size: 3, uploadedName: 'a.pdf' } },
          gets: 400,
          naming: ['file'],
          lacking: 'root:',
        },
        { as: 'editor', asks: `POST /api/${path}`, form: { file }, gets: 400, naming: ['title'] },
        {
          as: 'editor',
          asks: `POST /api/${path}`,
          form: { title: ' \u00a0\u3000\u2003\u200d ', file },
          gets: 400,
          naming: ['title'],
        },
        {
          as: 'editor',
          asks: `POST /api/${path}`,
          form: { title: 'ক' },
          gets: 400,
          naming: ['file'],
        },
        {
          title: 'a form without a chosen file, as browsers send it',
          as: 'editor',
          asks: `POST /api/${path}`,
          form: { title: 'ক', file: { name: '', bytes: Buffer.alloc(0) } },
          gets: 400,
          naming: ['file'],
        },
        {
          as: 'editor',
          asks: `POST /api/${path}`,
          form: { title: 'ক', file: 'not a file' },
          gets: 400,
          naming: ['file'],
        },
      ],
    )
  })

  describe('with titles', () => {
    const KEPT = [
      ['all kinds of spaces at the ends', '\u00a0\u3000\u2003 নোটিশ\u2009\t\n', 'নোটিশ'],
      ['two lines', 'প্রথম\r\n  দ্বিতীয়', 'প্রথম দ্বিতীয়'.normalize('NFC')],
      ['letters with separate combining marks', 'e\u0301 \u09af\u09bc', '\u00e9 \u09af\u09bc'],
      ['a vowel sign in two parts', '\u0995\u09c7\u09be', '\u0995\u09cb'],
      ['characters that reorder what follows', 'a\u202Egpj.exe', 'agpj.exe'],
      ['control characters', 'নো\u0000টি\u0007শ\u009f', 'নোটিশ'],
      ['markup', '<b>"&\'</b>', '<b>"&\'</b>'],
      ['300 characters', '\u0995'.repeat(300), '\u0995'.repeat(300)],
      ['300 characters of two code units', '😀'.repeat(300), '😀'.repeat(300)],
      ['300 characters and blanks around', `  ${'k'.repeat(300)}  `, 'k'.repeat(300)],
    ] as const
    const isFirst = ([what]: (typeof KEPT)[number]) =>
      what === 'markup' || what === '300 characters'
    itFor(KEPT, isFirst)('keep the visible part of %s, in NFC', async ([, sent, stored]) => {
      const { _id, title } = await create('notices', sent)
      expect(title).toBe(stored)
      expect((await list('/api/notices?limit=1'))[0]!.title).toBe(stored)
      const renamed = await site.call(`PUT /api/notices/${_id}`, { title: sent })
      expect(renamed.json()).toMatchObject({ title: stored })
    })

    const REFUSED = [
      ['301 characters', '\u0995'.repeat(301)],
      ['301 characters of two code units', '😀'.repeat(301)],
      ['spaces only', '\u00a0 \u2003'],
      ['nothing', ''],
      ['a number', 7],
      ['null', null],
      ['a list', ['ক']],
    ] as const
    const isUsual = ([what]: (typeof REFUSED)[number]) =>
      what === '301 characters' || what === 'nothing'
    itFor(REFUSED, isUsual)('refuse the new title %s and keep the old one', async ([, title]) => {
      const { _id } = await create('notices', 'আগের নাম')
      const refused = await expectStatus(400, site.call(`PUT /api/notices/${_id}`, { title }))
      expect(refused.json()).toMatchObject({ errors: [{ path: 'title' }] })
      expect((await list('/api/notices?limit=1'))[0]!.title).toBe('আগের নাম')
    })
  })

  it('have a text and a topic that can be changed one by one', async () => {
    const created = await post('notices', {
      title: 'ক',
      file,
      text: ' এক\r\n\r\nদুই ',
      topic: 'exam',
    })
    const record = created.json<DocumentRecord>()
    expect(record).toMatchObject({ text: 'এক\n\nদুই', textSource: 'typed', topic: 'exam' })
    const url = `/api/notices/${record._id}`
    for (const [payload, expected] of [
      [{ title: 'খ' }, { title: 'খ', text: record.text, topic: 'exam' }],
      [{ topic: 'fee' }, { title: 'খ', text: record.text, topic: 'fee' }],
      [{ topic: null }, { text: record.text, topic: null }],
      [{ text: 'তিন' }, { text: 'তিন', textSource: 'typed', hasText: true }],
      [{ text: '' }, { text: '', textSource: null, hasText: false }],
    ] as const) {
      expect((await site.call(`PUT ${url}`, payload)).json()).toMatchObject(expected)
    }
    expect((await list('/api/notices')).find(({ _id }) => _id === record._id)).toMatchObject({
      hasText: false,
    })
  })

  it('are filtered by their topic', async () => {
    for (const [title, topic] of [
      ['ফি', 'fee'],
      ['ছুটি', 'holiday'],
      ['আরেক ফি', 'fee'],
      ['কিছু না', ''],
    ] as const)
      await post('news', { title, file, topic })
    expect(await titles('/api/news?topic=fee')).toEqual(['আরেক ফি', 'ফি'])
    expect(await titles('/api/news?topic=stipend')).toEqual([])
    const page = (await site.request({ url: '/allnews?topic=holiday' })).payload
    expect(page).toContain('ছুটি</a>')
    expect(page).not.toContain('আরেক ফি')
  })

  it('cannot be read or changed through another kind’s API', async () => {
    const notice = await create('notices', 'নোটিশ')
    const change = { method: 'PUT', as: site.token, payload: { title: 'সংবাদ' } } as const
    expect((await site.request({ ...change, url: `/api/news/${notice._id}` })).statusCode).toBe(404)
    const remove = { method: 'DELETE', as: site.token } as const
    expect((await site.request({ ...remove, url: `/api/news/${notice._id}` })).statusCode).toBe(404)
    expect((await site.request({ url: `/api/news?before=${notice._id}` })).statusCode).toBe(404)
    expect(notice).toMatchObject((await list('/api/notices?limit=1'))[0]!)
  })

  it('show the type, the size and the name of the served file', async () => {
    const bytes = await fixture('notice.pdf')
    const paper = await post('notices', { title: 'ক', file: { name: 'ছুটি.pdf', bytes } })
    const { filePath } = paper.json<DocumentRecord>()
    expect(filePath).not.toContain('ছুটি')
    expect((await site.request({ url: `/${filePath}` })).rawPayload.equals(bytes)).toBe(true)

    const picture = await post('notices', {
      title: 'ছবি',
      file: { name: 'scan.pdf', bytes: await jpeg() },
    })
    expect(picture.json()).toMatchObject({ mimeType: 'image/jpeg', fileName: 'scan.jpg' })
    const served = await site.request({ url: `/${picture.json<DocumentRecord>().filePath}` })
    expect(served.rawPayload).toHaveLength(picture.json<DocumentRecord>().fileSize!)

    const text = await post('downloads', { title: 'ফরম', file: { name: 'form', bytes: docx() } })
    expect(text.json()).toMatchObject({
      fileName: 'form.docx',
      filePath: expect.stringMatching(/\.docx$/),
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    })
  })

  it('never reuse a stored file name', async () => {
    const { _id, filePath } = await create('news', 'এক')
    await site.call(`DELETE /api/news/${_id}`)
    const again = await create('news', 'এক')
    expect(again.filePath).not.toBe(filePath)
    expect(again._id).not.toBe(_id)
  })

  it('can be written with the cookie from the site’s own pages', async () => {
    const body = await multipart({ title: 'কুকি', file })
    const created = await site.request({
      method: 'POST',
      url: '/api/notices',
      payload: body.payload,
      headers: {
        ...body.headers,
        cookie: `adminToken=${site.token}`,
        host: 'school.example',
        origin: 'http://school.example',
        'sec-fetch-site': 'same-origin',
      },
    })
    expect(created.statusCode, created.payload).toBe(201)
  })
})
