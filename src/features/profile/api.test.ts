import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { jpeg, phonePhoto } from '../../../tests/made-files.ts'
import { itAnswers, type Scenario } from '../../../tests/scenarios.ts'
import { describeFor } from '../../../tests/tiers.ts'
import { defaultSite } from './default-site.ts'
import { contact, info } from '../../../tests/records.ts'
import { CONTACT_FIELDS } from './fields.ts'
import { SITE_PICTURES, type SiteRecord } from './schema.ts'

let site: TestSite

async function open(database: 'SQLite' | 'PostgreSQL') {
  site = await openTestSite(database)
  site.token = await site.signIn()
}

const read = async (url: string) => {
  const response = await expectStatus(200, site.request({ url }))
  return response.json()
}
const write = (method: 'POST' | 'PUT', url: string, payload: object) =>
  site.call(`${method} ${url}`, payload)

describeOnBothDatabases('School info', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  const refused = (change: object, naming: string[]): Scenario => ({
    title: JSON.stringify(change),
    as: 'editor',
    asks: 'POST /api/schoolInfo',
    json: { ...info, ...change },
    gets: 400,
    naming,
  })
  itAnswers(
    () => site,
    [
      ...Object.keys(info).map((field) => refused({ [field]: undefined }, [field])),
      ...Object.keys(info).map((field) => refused({ [field]: ' ' }, [field])),
      { asks: 'GET /api/schoolInfo/unknown', gets: 404 },
      refused({ totalClasses: 1.5 }, ['totalClasses']),
      refused({ totalClasses: '১.৫' }, ['totalClasses']),
      refused({ totalStudents: -1 }, ['totalStudents']),
      refused({ totalLand: -0.5 }, ['totalLand']),
      refused({ totalLand: '0x1f' }, ['totalLand']),
      refused({ totalLand: 'Infinity' }, ['totalLand']),
      refused({ ictLabs: null, dayShift: 7 }, ['ictLabs', 'dayShift']),
    ],
  )
})

describeOnBothDatabases('Contact', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  itAnswers(
    () => site,
    CONTACT_FIELDS.flatMap((field) =>
      [undefined, '', '\u3000', 5].map((value): Scenario => ({
        title: `${field} ${JSON.stringify(value)}`,
        as: 'editor',
        asks: 'PUT /api/contactus',
        json: { ...contact, [field]: value },
        gets: 400,
        naming: [field],
      })),
    ),
  )
})

describeOnBothDatabases('A single record', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  it.each([
    ['/api/schoolInfo', info],
    ['/api/contactus', contact],
  ])('at %s is not changed before it exists, and is created once', async (url, payload) => {
    const change = url === '/api/contactus' ? url : `${url}/undefined`
    expect((await write('PUT', change, payload)).statusCode).toBe(404)
    expect(await read(url)).toBeNull()
    const answers = await Promise.all(Array.from({ length: 8 }, () => write('POST', url, payload)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)])
  })
})

describeOnBothDatabases('The site’s texts', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  it('have default values field by field until they are saved', async () => {
    const unwritten = {
      ...defaultSite,
      logo: null,
      headTeacherPhoto: null,
      version: 0,
      isSample: false,
    }
    expect(await read('/api/site')).toEqual(unwritten)
    const change = {
      schoolName: ' শাপলা বালিকা উচ্চ বিদ্যালয় ',
      history: 'প্রথম।\r\n\r\nদ্বিতীয়।',
      hotlines: [{ number: '999', label: 'জরুরি' }],
      showsJubilee: false,
    }
    const changed = await expectStatus(200, write('PUT', '/api/site', change))
    expect(changed.json()).toMatchObject({
      ...unwritten,
      schoolName: 'শাপলা বালিকা উচ্চ বিদ্যালয়'.normalize('NFC'),
      history: 'প্রথম।\n\nদ্বিতীয়।'.normalize('NFC'),
      hotlines: [{ number: '999', label: 'জরুরি', labelEnglish: '' }],
      showsJubilee: false,
      version: 1,
    })
    await write('PUT', '/api/site', { place: 'ঢাকা' })
    expect(await read('/api/site')).toEqual({
      ...changed.json(),
      place: 'ঢাকা',
      version: 2,
    })
  })

  it('are all kept if several clerks change different fields at the same time', async () => {
    const changes = { eiin: '1', phone: '2', officeHours: '3', jubileeText: '4', place: '5' }
    const answers = await Promise.all(
      Object.entries(changes).map(([field, value]) =>
        write('PUT', '/api/site', { [field]: value }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await read('/api/site')).toMatchObject(changes)
  })

  itAnswers(
    () => site,
    [
      { schoolName: '' },
      { schoolName: 'ক'.repeat(201) },
      { history: 'ক'.repeat(20_001) },
      { attendanceUrl: 'javascript:alert(1)' },
      { paymentUrl: 'data:text/html,x' },
      { publicResultUrl: 'no link' },
      { internalResultUrl: '//evil.example' },
    ].map((json): Scenario => ({
      title: JSON.stringify(json).slice(0, 60),
      as: 'editor',
      asks: 'PUT /api/site',
      json,
      gets: 400,
      naming: Object.keys(json),
    })),
  )
  itAnswers(
    () => site,
    [
      {
        title: 'a link that is a script',
        asks: 'PUT /api/site',
        json: { officialLinks: [{ url: ' javascript:alert(1)', label: 'ক' }] },
        gets: 400,
        naming: ['officialLinks.0.url'],
      },
      {
        title: 'a picture as an address',
        asks: 'PUT /api/site',
        json: { logo: { src: '//evil.example/x.png', width: 1, height: 1, color: '#000000' } },
        gets: 200,
        holding: { logo: null },
        lacking: 'evil.example',
      },
    ],
    'editor',
  )
})

describeOnBothDatabases('The site’s pictures', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  const send = async (url: string, bytes: Buffer) =>
    site.form(`PUT ${url}`, { file: { name: 'x.png', bytes } })

  describeFor(SITE_PICTURES, (which) => which === 'logo')('%s', (which) => {
    const url = `/api/site/${which}`
    const find = async () => ((await read('/api/site')) as SiteRecord)[which]

    it('is uploaded, replaced and removed, with its files', async () => {
      const first = await expectStatus(200, send(url, await phonePhoto()))
      const picture = first.json<SiteRecord>()[which]!
      expect(picture).toMatchObject({
        src: expect.stringMatching(/^gallery-uploads\/[\w-]+\.webp$/),
        width: 40,
        height: 60,
      })
      expect(await find()).toEqual(picture)
      expect((await site.request({ url: `/${picture.src}` })).statusCode).toBe(200)

      const second = (await send(url, await jpeg())).json<SiteRecord>()[which]!
      expect(second.src).not.toBe(picture.src)
      expect((await site.request({ url: `/${picture.src}` })).statusCode).toBe(404)

      const removed = await expectStatus(200, site.call(`DELETE ${url}`))
      expect(removed.json<SiteRecord>()[which]).toBeNull()
      expect((await site.request({ url: `/${second.src}` })).statusCode).toBe(404)
      expect(await find()).toBeNull()
    })

    it('is one file after three concurrent uploads', async () => {
      const bytes = await jpeg()
      await Promise.all([send(url, bytes), send(url, bytes), send(url, bytes)])
      const rows = await site.services.database.selectFrom('storedFile').select('name').execute()
      expect(rows.map(({ name }) => `gallery-uploads/${name}`)).toEqual([(await find())!.src])
      await site.call(`DELETE ${url}`)
    })
  })
})

describeOnBothDatabases('The school’s name and telephone number', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  const facts = async () => {
    const { schoolName, phone } = await read('/api/site')
    const other = await read('/api/contactus')
    return { site: [schoolName, phone], contact: other && [other.schoolName, other.phone] }
  }
  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const response = await write(method, url, payload)
    expect(response.statusCode, response.payload).toBeLessThan(300)
  }

  it('of a new contact record go to a site that has no name or number', async () => {
    await send('POST', '/api/contactus', { ...contact, schoolName: 'শাপলা', phone: '০২-১' })
    expect(await facts()).toEqual({ site: ['শাপলা', '০২-১'], contact: ['শাপলা', '০২-১'] })
  })

  it('change in both records while they are the same, each with its entry in the history', async () => {
    await send('PUT', '/api/site', { phone: '০২-২' })
    await send('PUT', '/api/contactus', { ...contact, schoolName: 'শাপলা বিদ্যালয়', phone: '০২-২' })
    const name = 'শাপলা বিদ্যালয়'.normalize('NFC')
    expect(await facts()).toEqual({ site: [name, '০২-২'], contact: [name, '০২-২'] })
    const history = await site.call('GET /api/admin/history?limit=4')
    expect(history.json<{ kind: string }[]>().map(({ kind }) => kind)).toEqual([
      'site',
      'contact',
      'contact',
      'site',
    ])
  })

  it('stay different where somebody has made them different', async () => {
    await send('PUT', '/api/site', { phone: '০২-৩' })
    // The history sets back one record only.
    const [entry] = (await site.call('GET /api/admin/history?limit=1&kind=contact')).json<
      { _id: string }[]
    >()
    await send('POST' as const, `/api/admin/history/${entry!._id}/restore`, {})
    expect(await facts()).toMatchObject({ site: [expect.any(String), '০২-৩'] })
    await send('PUT', '/api/site', { phone: '০২-৪' })
    expect((await facts()).contact[1]).toBe('০২-২')
    await send('PUT', '/api/contactus', { ...contact, phone: '০২-৫' })
    expect((await facts()).site[1]).toBe('০২-৪')
  })

  it('of contact information without an answer change nothing', async () => {
    await send('PUT', '/api/site', { phone: '০২-৬' })
    await send('PUT', '/api/contactus', { ...contact, phone: '—' })
    expect((await facts()).site[1]).toBe('০২-৬')
  })
})
