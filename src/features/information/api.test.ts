import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { pdf } from '../../../tests/made-files.ts'
import { CONTACT_FIELDS } from '../profile/fields.ts'
import type { BoardEntry, EntryDetail, StaffBoard } from './schema.ts'

const CONTACT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, 'ক']))
const YEARS = [2024, 2023, 2022].map((year) => ({ year, appeared: 182, passed: 171, gpa5: 58 }))

interface Refused {
  code: string
  errors: { path: string; code: string }[]
  current?: EntryDetail
}

describeOnBothDatabases('The information board', (database) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn()
  })
  afterAll(() => site.close())
  afterEach(() => vi.useRealTimers())

  /** Sends a call as staff, and checks its status. */
  const send = async <T = EntryDetail>(
    call: string,
    status: number,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const response = await expectStatus(status, site.call(call, payload, { headers }))
    return status === 204 ? (undefined as T) : response.json<T>()
  }
  const entryOf = async (key: string) => {
    const board = await send<BoardEntry[]>('GET /api/information', 200)
    return board.find((entry) => entry.key === key)
  }
  const service = { group: 'citizen', name: 'ক', method: 'ক', papers: 'ক', price: 'ক', time: 'ক' }

  const staffEntryOf = async (key: string) => {
    const { entries } = await send<StaffBoard>('GET /api/admin/information', 200)
    return entries.find((entry) => entry.key === key)!
  }
  const standingOf = async (key: string) => {
    const { standing, reasons } = await staffEntryOf(key)
    return { standing, reasons }
  }

  it('lists 17 missing entries on an empty site', async () => {
    const board = await send<BoardEntry[]>('GET /api/information', 200)
    expect(board.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
    expect(board[3]).toEqual({
      key: 'sections',
      number: 4,
      set: 'directorate',
      title: 'শ্রেণিভিত্তিক অনুমোদিত শাখা',
      titleEnglish: 'Approved sections of each class',
      answer: 'missing',
      summary: '',
      summaryEnglish: '',
      reason: '',
      reasonEnglish: '',
      changedAt: null,
      checkedAt: null,
      asOf: null,
      asOfIs: null,
      url: null,
      csv: null,
      version: 0,
    })
    const { required } = await send<StaffBoard>('GET /api/admin/information', 200)
    expect(required).toEqual({ ok: 0, late: 0, missing: 11, ending: 0 })
  })

  it('does not know other keys', async () => {
    await send('GET /api/information/nothing', 404)
    await send('PUT /api/information/nothing', 404, {})
  })

  it('stores the results, and makes the summary and the rate itself', async () => {
    const rows = YEARS.map((row) => ({ ...row, passed: '১৭১' }))
    const saved = await send('PUT /api/information/ssc-results', 200, { rows })
    expect(saved).toMatchObject({
      answer: 'given',
      summary: '২০২৪ সালে ১৮২ জনের ১৭১ জন উত্তীর্ণ (৯৩.৯৬%); জিপিএ-৫ ৫৮ জন',
      summaryEnglish: 'In 2024, 171 of 182 passed (93.96%); 58 with GPA 5',
      asOfIs: 'changed',
      csv: '/information/ssc-results.csv',
      version: 1,
    })
    expect(saved.value['rows']).toMatchObject([{ passed: 171, registered: null }, {}, {}])
  })

  const result = { year: 2020, appeared: 182, passed: 5, gpa5: 0 }
  const post = { title: 'ক', sanctioned: 1, filled: 1 }
  const section = { shift: 'Day', approved: 1 }

  it.each([
    ['ssc-results', { ...result, passed: 183 }, 'passed', 'more-passed'],
    ['ssc-results', { ...result, gpa5: 6 }, 'gpa5', 'more-gpa5'],
    ['ssc-results', { ...result, year: 1949 }, 'year', 'exam-year'],
    ['posts', { ...post, women: 2 }, 'women', 'more-women'],
    ['posts', { ...post, sanctioned: -1 }, 'sanctioned', 'whole-number'],
    ['posts', { ...post, sanctioned: 501 }, 'sanctioned', 'at-most'],
    ['posts', { ...post, grade: 0 }, 'grade', 'number-between'],
    ['sections', { ...section, className: 'Eleven' }, 'className', expect.any(String)],
  ])('refuses %s with the row %j', async (key, row, field, code) => {
    const { errors } = await send<Refused>(`PUT /api/information/${key}`, 400, { rows: [row] })
    expect(errors[0]).toMatchObject({ path: `rows.0.${field}`, code })
  })

  it.each([
    ['ssc-results', { rows: [YEARS[0], YEARS[0]] }, 'rows.1.year', 'row-twice'],
    ['students', { notApplicable: 'ক' }, 'notApplicable', 'must-apply'],
    ['students', { rows: [] }, 'rows', 'answered-elsewhere'],
    ['complaints', { members: [] }, 'members', 'answered-elsewhere'],
    ['nationalisation', { notApplicable: ' ' }, 'notApplicable', 'fill-in'],
    [
      'nationalisation',
      { notApplicable: 'ক', nationalisedOn: '1987' },
      'notApplicable',
      'answer-one-way',
    ],
    ['nationalisation', { nationalisedOn: '1987-02-31' }, 'nationalisedOn', 'day'],
    [
      'teaching',
      { documents: [{ kind: 'downloads', number: 9 }] },
      'documents.0',
      'no-such-document',
    ],
  ])('refuses %s with %j', async (key, body, path, code) => {
    const { errors } = await send<Refused>(`PUT /api/information/${key}`, 400, body)
    expect(errors[0]).toMatchObject({ path, code })
  })

  it.each([
    ['charter', { rows: [] }, 'rows', ['services']],
    ['posts', { services: [] }, 'services', ['rows']],
    ['nationalisation', { rows: [] }, 'rows', ['nationalisedOn', 'memoNumber']],
    ['ssc-results', { rows: [{ ...YEARS[0], gpa: 3 }] }, 'rows.0.gpa', ['gpa5']],
    ['students', { notes: 'ক' }, 'notes', ['note', 'noteEnglish', 'documents']],
    ['committee', { reason: 'ক' }, 'reason', ['notApplicable']],
  ])(
    'refuses %s with %j, names the field and those that it has, and empties nothing',
    async (key, body, path, known) => {
      const before = (await send(`GET /api/information/${key}`, 200)).version
      const { errors } = await send<{ errors: { path: string; message: string }[] }>(
        `PUT /api/information/${key}`,
        400,
        body,
      )
      expect(errors).toHaveLength(1)
      expect(errors[0]!.path).toBe(path)
      for (const name of known) expect(errors[0]!.message).toMatch(new RegExp(`\\b${name}\\b`))
      expect((await send(`GET /api/information/${key}`, 200)).version).toBe(before)
    },
  )

  it('refuses a service without an officer, and an officer who is not on the staff list', async () => {
    const nobody = await send<Refused>('PUT /api/information/charter', 400, { services: [service] })
    expect(nobody.errors[0]).toMatchObject({ path: 'services.0.officer', code: 'one-person' })
    const unknown = { ...service, officerId: 'x' }
    const stranger = await send<Refused>('PUT /api/information/charter', 400, {
      services: [unknown],
    })
    expect(stranger.errors[0]).toMatchObject({
      path: 'services.0.officerId',
      code: 'no-such-officer',
    })
  })

  it('accepts that an entry does not apply, with its reason', async () => {
    const saved = await send('PUT /api/information/committee', 200, { notApplicable: 'কারণ' })
    expect(saved).toMatchObject({ answer: 'notApplicable', reason: 'কারণ', summary: '' })
    expect(await standingOf('committee')).toEqual({ standing: 'ok', reasons: [] })
  })

  it('checks an entry, and sets the check back', async () => {
    await send('POST /api/information/contact/check', 409)
    await send('POST /api/contactus', 201, CONTACT)
    const before = (await entryOf('contact'))!
    expect(before).toMatchObject({ answer: 'given', asOfIs: 'changed', checkedAt: null })

    const checked = await send('POST /api/information/contact/check', 200, {})
    expect(checked).toMatchObject({ asOfIs: 'checked', changedAt: before.changedAt })
    const outdated = { 'if-match': `"${before.version}"` }
    const refused = await send<Refused>(
      'POST /api/information/contact/check',
      412,
      undefined,
      outdated,
    )
    expect(refused.current).toMatchObject({ key: 'contact', version: checked.version })

    const [entry] = await send<{ _id: string; username: string }[]>(
      'GET /api/admin/history?kind=information&id=contact&limit=1',
      200,
    )
    expect(entry!.username).toBeTruthy()
    await send(`POST /api/admin/history/${entry!._id}/restore`, 200)
    expect(await entryOf('contact')).toMatchObject({ asOfIs: 'changed', checkedAt: null })
  })

  it('refuses a check of an answer that changed since staff saw it', async () => {
    const { version } = (await entryOf('contact'))!
    await send('PUT /api/contactus', 200, { ...CONTACT, phone: '01700-000009' })
    await send('POST /api/information/contact/check', 412, undefined, {
      'if-match': `"${version}"`,
    })
  })

  it('clears an entry, and the history sets it back', async () => {
    await send('PUT /api/information/nationalisation', 200, { nationalisedOn: '১৯৮৭' })
    await send('DELETE /api/information/nationalisation', 204)
    await send('DELETE /api/information/nationalisation', 404)
    expect(await entryOf('nationalisation')).toMatchObject({ answer: 'missing' })
    const [entry] = await send<{ _id: string }[]>(
      'GET /api/admin/history?kind=information&id=nationalisation&limit=1',
      200,
    )
    await send(`POST /api/admin/history/${entry!._id}/restore`, 200)
    expect(await entryOf('nationalisation')).toMatchObject({
      answer: 'given',
      summary: '১৯৮৭ সালে জাতীয়করণ।',
    })
  })

  it('shows a linked document only while visitors can see it', async () => {
    const made = await site.form('POST /api/downloads', {
      title: 'পাঠ্যসূচি',
      file: { name: 'ক.pdf', bytes: pdf() },
    })
    const { _id, number } = made.json<{ _id: string; number: number }>()
    const link = { kind: 'downloads', number }
    await send('PUT /api/information/teaching', 200, { documents: [link] })
    const linksFor = async (query: string) =>
      (await send(`GET /api/information/teaching${query}`, 200)).value['documents']
    expect(await linksFor('')).toEqual([{ ...link, title: 'পাঠ্যসূচি', url: `/downloads/${number}` }])

    await send(`DELETE /api/downloads/${_id}`, 204)
    expect(await linksFor('')).toEqual([])
    expect(await linksFor('?state=all')).toEqual([{ ...link, title: '', url: null }])
    // The link that the value has already can stay.
    await send('PUT /api/information/teaching', 200, { documents: [link], note: 'ক' })
    await send(`POST /api/admin/bin/${_id}/restore`, 200, {})
    expect(await linksFor('')).toHaveLength(1)
  })

  it('names the screen with the answer if that answer is sent to the wrong call', async () => {
    const messageOf = async (key: string) => {
      const { message } = await send<{ message: string }>(`PUT /api/information/${key}`, 400, {
        rows: [],
      })
      return message
    }
    expect(await messageOf('contact')).toContain('/admin/dashboard/contactus')
    expect(await messageOf('committee')).toContain('/admin/dashboard/groups?purpose=managing')
  })

  it('names a document in its table only while visitors can see it', async () => {
    const made = await site.form('POST /api/notices', {
      title: 'স্বীকৃতি',
      file: { name: 'ক.pdf', bytes: pdf() },
    })
    const { _id, number } = made.json<{ _id: string; number: number }>()
    const row = { level: 'secondary', what: 'recognition', authority: 'ক' }
    await send('PUT /api/information/recognition', 200, {
      rows: [{ ...row, effectiveFrom: '1976-01-01', document: { kind: 'notices', number } }],
    })
    const table = async (path: string) => (await site.request({ url: path })).payload
    const address = `/notices/${number}"`
    expect(await table('/information/recognition.csv')).toContain(address)
    expect(await table('/en/information/recognition.csv')).toContain(`/en${address}`)
    await send(`DELETE /api/notices/${_id}`, 204)
    expect(await table('/information/recognition.csv')).not.toContain(address)
    await send('DELETE /api/information/recognition', 204)
  })

  it('has a table with one row for each entry, in the language of its address', async () => {
    await send('PUT /api/information/ssc-results', 200, { rows: YEARS })
    const rowsOf = async (path: string) =>
      (await site.request({ url: path })).payload.trim().split('\r\n')
    const rows = await rowsOf('/information.csv')
    const demanded = rows.filter((row) => row.endsWith('"মাউশির নির্দেশিত ১১ ধরনের তথ্য"'))
    expect(demanded.map((row) => Number(/^"(\d+)"/.exec(row)?.[1]))).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 1),
    )
    expect((await rowsOf('/en/information.csv'))[16]).toContain('/en/information/ssc-results"')
  })

  it('shows hidden links only to staff', async () => {
    await expectStatus(401, site.request({ url: '/api/information/teaching?state=all' }))
  })

  it('names the account that checked only to staff', async () => {
    expect((await site.request({ url: '/api/information' })).payload).not.toContain('checkedBy')
  })

  it('is late when a member of a group leaves the staff, and ok when the member is restored', async () => {
    const officer = await send<{ _id: string }>('POST /api/officers', 201, {
      name: 'মাধুরী',
      designation: 'শিক্ষক',
    })
    await send('POST /api/groups', 201, {
      purpose: 'antiHarassment',
      members: [{ role: 'convener', officerId: officer._id }],
    })
    expect(await standingOf('anti-harassment')).toEqual({ standing: 'ok', reasons: [] })
    await send(`DELETE /api/officers/${officer._id}`, 204)
    expect(await staffEntryOf('anti-harassment')).toMatchObject({
      leavers: [{ officerId: officer._id, name: 'মাধুরী' }],
    })
    expect((await site.request({ url: '/api/information' })).payload).not.toContain('মাধুরী')
    expect(await standingOf('anti-harassment')).toEqual({
      standing: 'late',
      reasons: ['person-left'],
    })
    await send(`POST /api/admin/bin/${officer._id}/restore`, 200, {})
    expect(await standingOf('anti-harassment')).toEqual({ standing: 'ok', reasons: [] })
  })

  it('is missing while its group has no member, and late while the only member has left', async () => {
    for (const [key, purpose] of [
      ['service-centre', 'serviceCentre'],
      ['complaints', 'complaints'],
      ['right-to-information', 'rightToInformation'],
    ] as const) {
      const group = await send<{ _id: string }>('POST /api/groups', 201, {
        purpose,
        place: 'কক্ষ ৩',
        phone: '০২-৪৭০০০০০০',
        phoneOf: 'office',
      })
      expect(await entryOf(key)).toMatchObject({
        answer: 'missing',
        summary: '',
        url: null,
        asOf: null,
        changedAt: null,
      })
      expect(await standingOf(key)).toEqual({ standing: 'missing', reasons: [] })
      await send(`POST /api/information/${key}/check`, 409)

      const officer = await send<{ _id: string }>('POST /api/officers', 201, {
        name: `রেবেকা ${purpose}`,
        designation: 'সহকারী শিক্ষক',
      })
      const members = [{ role: 'officer', officerId: officer._id }]
      await send(`PUT /api/groups/${group._id}`, 200, { members })
      expect(await entryOf(key)).toMatchObject({ answer: 'given' })
      expect(await standingOf(key)).toEqual({ standing: 'ok', reasons: [] })

      await send(`DELETE /api/officers/${officer._id}`, 204)
      expect(await entryOf(key)).toMatchObject({ answer: 'missing', summary: '' })
      expect(await standingOf(key)).toEqual({ standing: 'late', reasons: ['person-left'] })
    }
  })

  it('names the person of a service who left, to staff only', async () => {
    const person = { name: 'রোকেয়া বেগম', designation: 'শিক্ষক' }
    const { _id: officerId } = await send<{ _id: string }>('POST /api/officers', 201, person)
    const services = [{ ...service, officerId, officer: '', designation: '' }]
    await send('PUT /api/information/charter', 200, { services })
    await send(`DELETE /api/officers/${officerId}`, 204)
    expect(await staffEntryOf('charter')).toMatchObject({
      standing: 'late',
      leavers: [{ officerId, name: person.name }],
    })
    expect((await site.request({ url: '/information/charter' })).payload).not.toContain(person.name)
  })

  it('compares the posts with the list of people, whatever the spaces and hyphens', async () => {
    const person = { name: 'সালমা আক্তার', designation: 'হিসাব-সহকারী' }
    await send('POST /api/officers', 201, person)
    const posts = (filled: number) => ({
      rows: [
        { title: 'হিসাব সহকারী', sanctioned: 2, filled },
        { title: 'গাড়িচালক', sanctioned: 1, filled: 1 },
      ],
    })
    await send('PUT /api/information/posts', 200, posts(1))
    expect(await standingOf('posts')).toEqual({ standing: 'ok', reasons: [] })
    await send('PUT /api/information/posts', 200, posts(2))
    expect(await staffEntryOf('posts')).toMatchObject({
      standing: 'late',
      reasons: ['posts-differ'],
      differingPosts: [{ title: 'হিসাব সহকারী', filled: 2, listed: 1 }],
    })
    await send('POST /api/officers', 201, person)
    expect(await standingOf('posts')).toEqual({ standing: 'ok', reasons: [] })
  })

  it('opens the committee that somebody left, although the term of another ends first', async () => {
    const officer = await send<{ _id: string }>('POST /api/officers', 201, {
      name: 'নাসরিন',
      designation: 'শিক্ষক',
    })
    const members = [{ role: 'member', officerId: officer._id }]
    const ends = { purpose: 'examination', validUntil: '2026-12-31' }
    await send('POST /api/groups', 201, ends)
    const left = await send<{ _id: string }>('POST /api/groups', 201, {
      purpose: 'admission',
      members,
    })
    await send(`DELETE /api/officers/${officer._id}`, 204)
    const { entries } = await send<StaffBoard>('GET /api/admin/information', 200)
    expect(entries.find(({ key }) => key === 'committees')).toMatchObject({
      mendedBy: 'groups',
      groupId: left._id,
    })
  })

  it('asks for no committee whose next term is written already', async () => {
    const end = (months: number) =>
      new Date(Date.now() + months * 30 * 86_400_000).toISOString().slice(0, 10)
    const group = { purpose: 'purchase', title: 'ক্রয় কমিটি' }
    const { _id: old } = await send<{ _id: string }>('POST /api/groups', 201, {
      ...group,
      validUntil: end(1),
      members: [{ role: 'member', name: 'সালমা' }],
    })
    expect(await staffEntryOf('committees')).toMatchObject({
      reasons: expect.arrayContaining(['term-ends']),
    })
    const next = { ...group, formedOn: end(1), validUntil: end(14) }
    await send(`POST /api/groups?copyOf=${old}`, 201, next)
    const { reasons, groupId } = await staffEntryOf('committees')
    expect(reasons).not.toContain('term-ends')
    expect(groupId).not.toBe(old)
  })

  it.each([
    ['2026-03-05T06:00:00Z', '2026-09-05T06:00:00Z', 'ok'],
    ['2026-03-05T06:00:00Z', '2026-09-06T06:00:00Z', 'late'],
    // At the school, it is the sixth already.
    ['2026-03-05T06:00:00Z', '2026-09-05T19:00:00Z', 'late'],
  ])('checked at %s, the contact at %s is %s', async (checkedAt, now, standing) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T06:00:00Z') })
    const { contact } = site.services.stores
    await contact.update((await contact.find())!)
    await site.services.stores.information.put('contact', {
      value: {},
      checkedAt: new Date(checkedAt).toISOString(),
      checkedBy: 'x',
    })
    vi.setSystemTime(new Date(now))
    site.token = await site.signIn()
    expect((await standingOf('contact')).standing).toBe(standing)
  })
})

it('gives the day of the school’s time zone when a check is set back', async () => {
  // It is already tomorrow on Kiritimati while it is still yesterday on Niue.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:30:00Z') })
  for (const [timeZone, day] of [
    ['Pacific/Kiritimati', '2026-03-06'],
    ['Pacific/Niue', '2026-03-04'],
  ] as const) {
    const site = await openTestSite('SQLite', { TZ_SCHOOL: timeZone })
    const as = await site.signIn()
    await site.call('PUT /api/information/nationalisation', { nationalisedOn: '1987' }, { as })
    await site.request({ method: 'POST', url: '/api/information/nationalisation/check', as })
    const url = '/api/admin/history?kind=information&id=nationalisation&limit=1'
    const [entry] = (await site.request({ url, as })).json<{ _id: string }[]>()
    const back = await site.request({
      method: 'POST',
      url: `/api/admin/history/${entry!._id}/restore`,
      as,
    })
    expect(back.json()).toMatchObject({ checkedAt: null, asOf: day })
    await site.close()
  }
  vi.useRealTimers()
})
