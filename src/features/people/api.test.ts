import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  expectNoFiles,
  expectStatus,
  type FormFields,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { jpeg, pdf, phonePhoto } from '../../../tests/made-files.ts'
import { officer as sampleOfficer } from '../../../tests/records.ts'
import { expectProblem, itAnswers } from '../../../tests/scenarios.ts'
import { schoolDay } from '../../../tests/school-day.ts'
import { newId } from '../../base/new-id.ts'
import { changeContent } from '../../database/content-version.ts'
import { addDays } from '@pathshala/bengali/days'
import type { ImportAnswer } from '../../records/import-rows.ts'
import type { OfficerRecord } from './schema.ts'

const NUMBER = '01711-222333'

let site: TestSite

async function open(database: 'SQLite' | 'PostgreSQL') {
  site = await openTestSite(database)
  site.token = await site.signIn()
}

/** After each test, also a failed one, so that the next test finds an empty list. */
async function removeAll() {
  const people = await site.request({ url: '/api/officers' })
  for (const { _id } of people.json<OfficerRecord[]>())
    await site.call(`DELETE /api/officers/${_id}`)
  await emptyBin(site)
}

describeOnBothDatabases('Officers and teachers', (database) => {
  beforeAll(() => open(database))
  afterEach(removeAll)
  afterAll(() => site.close())

  const list = async () => (await site.request({ url: '/api/officers' })).json<OfficerRecord[]>()
  const listForStaff = async () =>
    (await site.call('GET /api/officers?state=all')).json<OfficerRecord[]>()
  const names = async () => (await list()).map(({ name }) => name)
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    site.call(`${method} ${url}`, payload)
  const sendForm = async (method: 'POST' | 'PUT', url: string, form: FormFields) =>
    site.form(`${method} ${url}`, form)
  const create = async (name: string) =>
    (await send('POST', '/api/officers', { name, designation: 'শিক্ষক' })).json<OfficerRecord>()
  const remove = (id: string) => site.call(`DELETE /api/officers/${id}`)
  const historyOf = async (id: string) =>
    (await site.call(`GET /api/admin/history?id=${id}`)).json<
      { _id: string; canSetBack: boolean }[]
    >()

  describe('an import', () => {
    const importRows = (rows: unknown) => send('POST', '/api/officers/import', { rows })
    const person = { name: 'রহিমা খাতুন', designation: 'প্রধান শিক্ষক', phone: '01711-000001' }

    it('adds the valid rows, and names each refused row with its reason', async () => {
      const personal = { ...person, phone: '01711000009', phoneOf: 'personal' }
      const rows = [
        person,
        { name: '', designation: 'সহকারী শিক্ষক' },
        { category: 'officer', name: 'মো: রফিক', designation: 'অফিস সহকারী', phone: 1711000009 },
        person,
        'রহিমা',
        personal,
        { ...personal, phoneConsentOn: addDays(schoolDay(), 2) },
        { category: 'officer', name: '=HYPERLINK("x")', designation: 'প্রহরী', phone: '1711000002' },
      ]
      const answer = (await importRows(rows)).json<ImportAnswer<OfficerRecord>>()
      expect(answer.created).toMatchObject([
        { name: 'রহিমা খাতুন', category: 'teacher', phone: '01711-000001', phoneOf: null },
        { name: '=HYPERLINK("x")', category: 'officer', phone: '01711000002' },
      ])
      expect(answer.refused.map(({ row, errors }) => [row, errors[0]?.path])).toEqual([
        [1, 'name'],
        [2, 'phone'],
        [3, 'name'],
        [4, ''],
        [5, 'phoneConsentOn'],
        [6, 'phoneConsentOn'],
      ])
      expect(answer.refused[2]!.errors[0]!.code).toBe('in-officers')
      expect(await names()).toEqual(['রহিমা খাতুন', '=HYPERLINK("x")'])
    })

    it('adds nobody twice, and distinguishes namesakes by their numbers', async () => {
      expect((await importRows([person])).json()).toMatchObject({ created: [{}], refused: [] })
      const rows = [
        person,
        { ...person, phone: '০১৭১১০০০০০১' },
        { ...person, phone: '' },
        { ...person, phone: '01711000002' },
        { ...person, designation: 'সহকারী শিক্ষক' },
      ]
      expect((await importRows(rows)).json()).toMatchObject({
        created: [{ phone: '01711000002' }, { designation: 'সহকারী শিক্ষক' }],
        refused: [{ row: 0 }, { row: 1 }, { row: 2 }],
      })
      expect(await names()).toHaveLength(3)
    })

    it('knows a person however a list writes titles and brackets', async () => {
      const known = { name: 'মোঃ শরীফ হোসেন', designation: 'সহকারী শিক্ষক (বাংলা)' }
      await importRows([known])
      const row = { name: 'মো: শরীফ হোসেন', designation: 'সহকারী শিক্ষক ( বাংলা )' }
      expect((await importRows([row])).json()).toMatchObject({ created: [], refused: [{ row: 0 }] })
      const rows = [{ ...row, phone: '+01711-000003' }]
      const answer = await send('POST', '/api/officers/import', { rows, known: 'change' })
      expect(answer.json()).toMatchObject({
        created: [],
        changed: [{ before: { name: known.name }, after: { ...row, phone: '01711-000003' } }],
      })
    })

    it('makes Unicode of a row in Bijoy, also of its short texts', async () => {
      const rows = [
        { name: '‡gvQvt mvjgv Av³vi', designation: 'mnKvix wk¶K', qualification: 'Gg.G' },
      ]
      expect((await importRows(rows)).json()).toMatchObject({
        created: [{ name: 'মোছাঃ সালমা আক্তার', designation: 'সহকারী শিক্ষক', qualification: 'এম.এ' }],
      })
    })

    it('repairs telephone numbers that Excel changed, and reports a text that is not a number', async () => {
      const phones = ['="01700000001"', '1700000002', '1.7E+09', 'abc', '-', '8801700000003']
      const rows = phones.map((phone, row) => ({ ...person, name: `শিক্ষক ${row}`, phone }))
      const answer = (await importRows(rows)).json<ImportAnswer<OfficerRecord>>()
      expect(answer.created.map(({ phone }) => phone)).toEqual([
        '01700000001',
        '01700000002',
        '',
        '',
        '',
        '8801700000003',
      ])
      expect(answer.remarks).toMatchObject([
        { row: 2, message: '“1.7E+09” is not a telephone number, so it was left out.' },
        { row: 3, errors: [{ path: 'phone', code: 'not-a-phone', params: { text: 'abc' } }] },
      ])
      expect(answer.refused).toEqual([])
    })

    it('refuses what is not a list, or too long', async () => {
      const tooMany = Array.from({ length: 2001 }, () => person)
      for (const rows of ['all', tooMany]) expect((await importRows(rows)).statusCode).toBe(400)
      const { statusCode } = await site.request({
        method: 'POST',
        url: '/api/officers/import',
        payload: { rows: [] },
      })
      expect(statusCode).toBe(401)
    })
  })

  it('have photos that can be replaced, taken away, and are deleted with the person', async () => {
    const file = { name: 'x', bytes: await phonePhoto() }
    const created = await sendForm('POST', '/api/officers', {
      name: 'ক',
      designation: 'খ',
      file,
    })
    expect(created.statusCode, created.payload).toBe(201)
    const { _id, photo } = created.json<OfficerRecord>()
    expect(photo).toMatchObject({ width: 40, height: 60 })
    const url = `/api/officers/${_id}`

    expect((await sendForm('PUT', url, { name: 'গ' })).json()).toMatchObject({ name: 'গ', photo })
    const replaced = await sendForm('PUT', url, { file: { name: 'y', bytes: await jpeg() } })
    const next = replaced.json<OfficerRecord>().photo!
    expect(next.src).not.toBe(photo!.src)
    expect((await site.request({ url: `/${photo!.src}` })).statusCode).toBe(404)
    expect((await site.request({ url: `/${next.src}` })).statusCode).toBe(200)
    expect((await send('PUT', url, { photo: null })).json()).toMatchObject({ photo: null })
    expect((await site.request({ url: `/${next.src}` })).statusCode).toBe(404)

    await remove(_id)
    await emptyBin(site)
    await expectNoFiles(site)
  })

  it('keep the saved order, with new people at the end', async () => {
    const [a, b, c] = [await create('ক'), await create('খ'), await create('গ')]
    expect(await names()).toEqual(['ক', 'খ', 'গ'])
    const order = (ids: string[]) => send('PUT', '/api/officers/order', { ids })
    const ordered = await expectStatus(200, order([c._id, a._id, b._id]))
    expect(ordered.json<OfficerRecord[]>().map(({ name }) => name)).toEqual(['গ', 'ক', 'খ'])
    await order([b._id])
    expect(await names()).toEqual(['গ', 'ক', 'খ'])
    await order(['unknown', b._id, c._id, b._id])
    expect(await names()).toEqual(['খ', 'ক', 'গ'])
    await create('ঘ')
    expect(await names()).toEqual(['খ', 'ক', 'গ', 'ঘ'])
  })

  it('move to the end of the other list if their category changes, and keep their position otherwise', async () => {
    const [a, b] = [await create('ক'), await create('খ')]
    const officer = { name: 'গ', designation: 'অফিস সহকারী', category: 'officer' }
    const c = (await send('POST', '/api/officers', officer)).json<OfficerRecord>()
    await create('ঘ')
    const listed = async (category: string) =>
      (await list()).filter((one) => one.category === category).map(({ name }) => name)
    const change = (id: string, payload: object) => send('PUT', `/api/officers/${id}`, payload)

    await change(a._id, { category: 'officer' })
    expect(await listed('teacher')).toEqual(['খ', 'ঘ'])
    expect(await listed('officer')).toEqual(['গ', 'ক'])
    await change(b._id, { category: 'teacher', phone: '01700-000000' })
    expect(await listed('teacher')).toEqual(['খ', 'ঘ'])
    await change(c._id, { category: 'teacher' })
    await change(a._id, { category: 'teacher' })
    expect(await listed('teacher')).toEqual(['খ', 'ঘ', 'গ', 'ক'])
  })

  it('can be more than one order may name, which is set back', { tags: 'rest' }, async () => {
    const stored = { photo: null, updatedAt: new Date().toISOString(), version: 1, isSample: 0 }
    const people = Array.from({ length: 1001 }, (_, position) => {
      return { id: newId(), position, ...sampleOfficer, name: `${position}`, ...stored }
    })
    const { database: rows } = site.services
    await changeContent(rows, (change) => change.insertInto('officer').values(people).execute())
    const order = (ids: string[]) => send('PUT', '/api/officers/order', { ids })
    const before = await names()
    await order([people.at(-1)!.id, people[0]!.id])
    expect(await names()).not.toEqual(before)
    const url = '/api/admin/history?limit=1&kind=officerOrder'
    const [entry] = (await site.call(`GET ${url}`)).json<{ _id: string }[]>()
    await expectStatus(200, send('POST', `/api/admin/history/${entry!._id}/restore`, {}))
    expect(await names()).toEqual(before)
    expect(expectProblem(await order(people.map(({ id }) => id)), 400).errors).toMatchObject([
      { path: 'ids', code: 'too-many', params: { max: 1000 } },
    ])
    await rows.deleteFrom('officer').execute()
  })

  it('have a personal number only with a day of consent, which only staff see', async () => {
    const { _id } = await create('ক')
    const url = `/api/officers/${_id}`
    const personal = { phone: NUMBER, phoneOf: 'personal' }
    const refused = await expectStatus(400, send('PUT', url, personal))
    expect(refused.json()).toMatchObject({
      errors: [{ path: 'phoneConsentOn', code: 'consent-needed' }],
    })
    const tomorrow = addDays(schoolDay(), 1)
    const early = await send('PUT', url, { ...personal, phoneConsentOn: tomorrow })
    expect(early.json()).toMatchObject({ errors: [{ code: 'consent-in-future' }] })
    const written = await send('PUT', url, { ...personal, phoneConsentOn: '২০২৬-০১-০২' })
    expect(written.json()).toMatchObject({ ...personal, phoneConsentOn: '2026-01-02' })

    const seen = (await list()).find((one) => one._id === _id)
    expect(seen).toMatchObject(personal)
    expect(Object.keys(seen!)).not.toContain('phoneConsentOn')
    expect(await listForStaff()).toMatchObject([{ phoneConsentOn: '2026-01-02' }])
    expect((await site.request({ url: '/api/officers?state=all' })).statusCode).toBe(401)

    const office = await send('PUT', url, { phoneOf: 'office' })
    expect(office.json()).toMatchObject({ phone: NUMBER, phoneConsentOn: null })
    const [entry] = await historyOf(_id)
    const back = await site.call(`POST /api/admin/history/${entry!._id}/restore`)
    expect(back.json()).toMatchObject({ phoneOf: 'personal', phoneConsentOn: '2026-01-02' })
  })

  it('show a new or changed number to visitors only after somebody has said whose it is', async () => {
    const pages = ['/officers_teachers', '/en/officers_teachers', '/TeacherInformation.html']
    const isPublic = async (phone: string) => {
      const digits = phone.replaceAll('-', '')
      const texts = [JSON.stringify(await list())]
      for (const url of pages) texts.push((await site.request({ url })).payload)
      const found = texts.map((text) => text.includes(phone) || text.includes(digits))
      expect(new Set(found).size, phone).toBe(1)
      return found[0]
    }
    const numbers = ['01711-222331', '01711-222332', '01711-222333']
    const rows = numbers.map((phone, index) => ({
      name: `শিক্ষক ${index}`,
      designation: 'শিক্ষক',
      phone,
    }))
    const payload = { ...rows[0]!, name: 'একা', phone: '01711-222330' }
    const single = (await send('POST', '/api/officers', payload)).json<OfficerRecord>()
    await send('POST', '/api/officers/import', { rows })
    for (const phone of ['01711-222330', ...numbers]) expect(await isPublic(phone)).toBe(false)
    expect(await listForStaff()).toMatchObject(
      [payload, ...rows].map(({ phone }) => ({ phone, phoneOf: null, isPhoneHidden: true })),
    )
    expect(JSON.stringify(await list())).not.toContain('isPhoneHidden')

    const url = `/api/officers/${single._id}`
    await send('PUT', url, { phoneOf: 'office' })
    expect(await isPublic('01711-222330')).toBe(true)
    // The same number in other words keeps its answer, and another number needs its own.
    const same = await send('PUT', url, { phone: '০১৭১১২২২৩৩০' })
    expect(same.json()).toMatchObject({ phoneOf: 'office' })
    const other = await send('PUT', url, { phone: '01711-222339' })
    expect(other.json()).toMatchObject({ phoneOf: null, isPhoneHidden: true })
    expect(await isPublic('01711-222339')).toBe(false)
  })

  it('return from the bin of an older version without an answer about their number', async () => {
    const { _id } = await create('ক')
    await send('PUT', `/api/officers/${_id}`, { phone: NUMBER, phoneOf: 'office' })
    await remove(_id)
    const { database: db } = site.services
    const row = await db
      .selectFrom('binEntry')
      .select('content')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()
    const { phoneOf: _, phoneConsentOn: __, photoConsentOn: ___, ...old } = JSON.parse(row.content)
    await db
      .updateTable('binEntry')
      .set({ content: JSON.stringify(old) })
      .where('id', '=', _id)
      .execute()
    const url = `/api/admin/bin/${_id}/restore`
    const restored = await site.call(`POST ${url}`)
    expect(restored.json()).toMatchObject({ phone: NUMBER, phoneOf: null, photoConsentOn: null })
  })

  it('lose the consent to a photo with the photo', async () => {
    const file = { name: 'x', bytes: await jpeg() }
    const made = { name: 'ক', designation: 'খ', photoConsentOn: '2026-01-02', file }
    const created = await sendForm('POST', '/api/officers', made)
    expect(created.json()).toMatchObject({ photoConsentOn: '2026-01-02', phoneOf: null })
    const url = `/api/officers/${created.json<OfficerRecord>()._id}`
    const replaced = await sendForm('PUT', url, { file: { name: 'y', bytes: await jpeg() } })
    expect(replaced.json()).toMatchObject({ photoConsentOn: null })
    const form = { file: { name: 'z', bytes: await jpeg() }, photoConsentOn: '2026-02-03' }
    expect((await sendForm('PUT', url, form)).json()).toMatchObject({
      photoConsentOn: '2026-02-03',
    })
    expect((await sendForm('PUT', url, { photoConsentOn: '' })).json()).toMatchObject({
      photoConsentOn: null,
    })
  })

  it('forget a withdrawn number: no history entry has it, and no repeated request returns it', async () => {
    const headers = { 'idempotency-key': 'the same' }
    const payload = { name: 'ক', designation: 'খ', phone: NUMBER }
    const post = { method: 'POST', url: '/api/officers', as: site.token, payload, headers } as const
    const { _id } = (await site.request(post)).json<OfficerRecord>()
    const url = `/api/officers/${_id}`
    await send('PUT', url, { phone: '০১৯৯৯-০০০০০০' })
    await send('PUT', url, { phone: NUMBER, name: 'খ' })
    const history = async () => (await site.call(`GET /api/admin/history?id=${_id}`)).payload
    expect(await history()).toContain(NUMBER)

    const emptied = await send('PUT', url, { phone: '', forget: true })
    expect(emptied.json()).toMatchObject({ phone: '', name: 'খ' })
    expect(await history()).not.toContain(NUMBER)
    expect(await history()).not.toContain('০১৯৯৯')
    expect((await historyOf(_id)).map(({ canSetBack }) => canSetBack)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect((await site.request(post)).payload).not.toContain(NUMBER)
    await expectStatus(200, send('PUT', url, { phone: NUMBER }))
    await send('PUT', url, { phone: '' })
    expect(await history()).toContain(NUMBER)
  })

  it('forget every photo: no file stays stored, and nothing sets it back', async () => {
    const file = async () => ({ name: 'x', bytes: await jpeg() })
    const made = { name: 'ক', designation: 'খ', file: await file() }
    const created = (await sendForm('POST', '/api/officers', made)).json<OfficerRecord>()
    const url = `/api/officers/${created._id}`
    await sendForm('PUT', url, { file: await file() })
    expect(await site.call(`DELETE ${url}/photo`)).toMatchObject({ statusCode: 204, payload: '' })
    await expectNoFiles(site)
    expect((await list())[0]).toMatchObject({ photo: null })
    const entries = await historyOf(created._id)
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toContain('gallery-uploads')
    expect(entries.some(({ canSetBack }) => canSetBack)).toBe(false)
    await expectStatus(404, site.call('DELETE /api/officers/unknown/photo'))
  })

  itAnswers(
    () => site,
    [
      {
        asks: 'POST /api/officers',
        json: { category: 'pupil', name: ' ' },
        gets: 400,
        naming: ['category', 'name', 'designation'],
      },
      { asks: 'PUT /api/officers/order', json: {}, gets: 400, naming: ['ids'] },
      { asks: 'PUT /api/officers/order', json: { ids: [7] }, gets: 400 },
      { asks: 'PUT /api/officers/order', json: { ids: ['\0'] }, gets: 200 },
    ],
    'editor',
  )
})

describeOnBothDatabases('TeacherInformation.html', (database) => {
  beforeAll(() => open(database))
  afterEach(async () => {
    await removeAll()
    await site.call('DELETE /api/teacherInformation')
  })
  afterAll(() => site.close())

  const page = () => site.request({ url: '/TeacherInformation.html' })
  const source = async () => (await site.request({ url: '/api/teacherInformation' })).json()
  const addTeacher = () =>
    site.call('POST /api/officers', {
      name: '<script>alert(1)</script>রহিমা',
      designation: '"><img src=x onerror=alert(1)>',
      phone: '01700-000000',
      phoneOf: 'office',
      email: 'a@school.example',
    })
  const upload = async (bytes: Uint8Array, name = 'TeacherInformation.html') =>
    site.form('PUT /api/teacherInformation', { file: { name, bytes } })

  it('says on an empty site that nobody is listed yet', async () => {
    const response = await expectStatus(200, page())
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(response.payload).toContain('এখনো কারও নাম তালিকায় নেই')
    expect(await source()).toEqual({ source: 'list', updatedAt: null, version: 0 })
  })

  it('is rendered from the list, with its text escaped', async () => {
    await addTeacher()
    const { payload } = await page()
    expect(payload).toContain('রহিমা')
    expect(payload).toContain('href="tel:+8801700000000"')
    expect(payload).toContain('href="mailto:a@school.example"')
    expect(payload).not.toMatch(/<script|<img/)
  })

  it('is the school’s own file, cleaned, from the upload until it is removed', async () => {
    await addTeacher()
    const own = '<html><body><h1>আমাদের শিক্ষক</h1><script>alert(1)</script></body></html>'
    const sent = await expectStatus(200, upload(Buffer.from(own)))
    expect(sent.json()).toEqual({
      source: 'file',
      updatedAt: expect.stringMatching(/Z$/),
      version: 1,
    })
    expect(await source()).toEqual(sent.json())
    const { payload } = await page()
    expect(payload).toContain('আমাদের শিক্ষক')
    expect(payload).not.toMatch(/রহিমা|<script/)

    const shown = await site.request({ url: '/officers_teachers' })
    expect(shown.payload).toContain('আমাদের শিক্ষক')
    expect(shown.payload).not.toContain('alert(1)')

    const removeFile = { method: 'DELETE', url: '/api/teacherInformation', as: site.token } as const
    expect(await site.request(removeFile)).toMatchObject({ statusCode: 204, payload: '' })
    expect((await site.request(removeFile)).statusCode).toBe(404)
    expect((await page()).payload).toContain('রহিমা')
    expect(await site.listFiles()).toEqual([])
  })

  describe('is refused', () => {
    it.each([
      ['a PDF', () => pdf(), 415],
      ['text in another encoding', () => Buffer.from('<p>\xe9\xff</p>', 'latin1'), 415],
      ['text with NUL characters', () => Buffer.from('<p>\0</p>'), 415],
      ['text without markup', () => Buffer.from('hello'), 415],
      ['more than 1 MB', () => Buffer.alloc(1024 * 1024 + 1, '<p>'), 413],
    ])('if it is %s, and nothing is stored', async (_what, make, status) => {
      const refused = await expectStatus(status, upload(make()))
      expect(refused.json()).toMatchObject({ errors: [{ path: 'file' }] })
      expect(await source()).toMatchObject({ source: 'list' })
      await expect.poll(() => site.listFiles()).toEqual([])
    })
  })
})
