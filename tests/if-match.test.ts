import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentKinds, DOCUMENT_KINDS, GALLERY_KINDS } from '#src/content.ts'
import { CONTACT_FIELDS } from '#src/features/profile/fields.ts'
import {
  describeOnBothDatabases,
  type FormFields,
  multipart,
  openTestSite,
  type TestSite,
} from './build-app.ts'
import { jpeg, pdf } from './made-files.ts'
import { contact, count, info, calendarEntry } from './records.ts'
import { expectProblem } from './scenarios.ts'

interface VersionedRecord {
  _id?: string
  version: number
  updatedAt?: string
}

/** A record that is changed with If-Match. */
interface Subject {
  at: string
  /** The body that creates it; the site exists from the start. */
  json?: object
  form?: FormFields
  /** A different change for every step, in the form that the record shows. */
  change: (step: number) => object
  isWithoutId?: boolean
}

const photo = await jpeg()

const SUBJECTS: Subject[] = [
  ...DOCUMENT_KINDS.map((kind) => ({
    at: `/api${contentKinds[kind].apiPath}`,
    form: { title: 'ক', file: { name: 'ক.pdf', bytes: pdf() } },
    change: (step: number) => ({ title: `নাম ${step}` }),
  })),
  ...GALLERY_KINDS.map((kind) => ({
    at: `/api${contentKinds[kind].apiPath}`,
    form: { title: 'ক', file: { name: 'x.jpg', bytes: photo } },
    change: (step: number) => ({ title: `নাম ${step}` }),
  })),
  {
    at: '/api/officers',
    json: { name: 'ক', designation: 'শিক্ষক' },
    change: (step) => ({ name: `নাম ${step}` }),
  },
  {
    at: '/api/groups',
    json: { purpose: 'other', title: 'ক' },
    change: (step) => ({ title: `নাম ${step}` }),
  },
  { at: '/api/schoolInfo', json: info, change: (step) => ({ ...info, totalClasses: step }) },
  {
    at: '/api/contactus',
    json: contact,
    change: (step) => ({ ...contact, [CONTACT_FIELDS[0]]: `কথা ${step}` }),
    isWithoutId: true,
  },
  { at: '/api/studentCounts', json: count, change: (step) => ({ ...count, girls: step }) },
  {
    at: '/api/calendar',
    json: calendarEntry,
    change: (step) => ({ title: `নাম ${step}` }),
  },
  { at: '/api/site', change: (step) => ({ place: `স্থান ${step}` }), isWithoutId: true },
]

type Header = [what: string, header: (version: number) => string | undefined]

const ALLOWED: Header[] = [
  ['with the current version', (version) => `"${version}"`],
  ['with the current version, marked weak by a proxy', (version) => `W/"${version}"`],
  ['with any version', () => '*'],
  ['a request without it', () => undefined],
]
const REFUSED: Header[] = [
  ['with the previous version', (version) => `"${version - 1}"`],
  ['with the next version', (version) => `"${version + 1}"`],
  ['with version 0', () => '"0"'],
  ['with the version without quotation marks', (version) => `${version}`],
  ['with two versions', (version) => `"${version - 2}", "${version - 1}"`],
  ['with a negative version', () => '"-1"'],
  ['with text instead of a number', () => '"x"'],
  ['with a number too large for any database', () => '"99999999999999999999"'],
  ['with SQL', () => `"1" or 1=1`],
  ['with an empty value', () => ''],
]

/** One function reads the header of all calls, so the tests try one call with every header. */
const ofSubject = (at: string, headers: Header[]) =>
  at === '/api/notices' ? headers : headers.slice(0, 1)

describeOnBothDatabases('If-Match', (database) => {
  let site: TestSite
  let token: string
  let step = 0

  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn()
  })
  afterAll(() => site.close())

  const put = (url: string, payload: object, ifMatch?: string) =>
    site.request({
      method: 'PUT',
      url,
      as: token,
      payload,
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    })
  const find = async (at: string) => {
    // Staff see every field, as in the answers to their writes.
    const answer = await site.request({ url: `${at}?state=all`, as: token })
    const found = answer.json<VersionedRecord | VersionedRecord[]>()
    return [found].flat()[0]!
  }
  const contentVersion = () => site.services.stores.findContentVersion()

  describe.each(SUBJECTS)('of PUT $at', ({ at, json, form, change, isWithoutId }) => {
    let url: string

    beforeAll(async () => {
      if (json || form) {
        const body = form ? await multipart(form) : { payload: json! }
        const made = await site.request({ method: 'POST', url: at, as: token, ...body })
        expect(made.statusCode, made.payload).toBe(201)
        expect(made.json()).toMatchObject({ version: 1 })
      } else expect(await find(at)).toMatchObject({ version: 0 })
      url = isWithoutId ? at : `${at}/${(await find(at))._id}`
      // After two changes, version 1 is an older version.
      await put(url, change(++step))
      await put(url, change(++step))
    })

    it.each(ofSubject(at, ALLOWED))('%s allows the change', async (_what, header) => {
      const before = await find(at)
      const content = await contentVersion()
      const wanted = change(++step)
      const changed = await put(url, wanted, header(before.version))
      expect(changed.statusCode, changed.payload).toBe(200)
      const after = await find(at)
      expect(changed.json()).toMatchObject(after)
      expect(after).toEqual({
        ...before,
        ...wanted,
        version: before.version + 1,
        ...(before.updatedAt !== undefined && { updatedAt: after.updatedAt }),
      })
      if (before.updatedAt) expect(after.updatedAt! >= before.updatedAt).toBe(true)
      expect((await contentVersion()).version).toBe(content.version + 1)
    })

    it.each(ofSubject(at, REFUSED))(
      '%s refuses the change and returns the current record',
      async (_what, header) => {
        const before = await find(at)
        const content = await contentVersion()
        const refused = await put(url, change(++step), header(before.version))
        expect(expectProblem(refused, 412)).toMatchObject({ type: '/api/docs#outdated' })
        expect(refused.json()).toMatchObject({ current: before })
        expect(await find(at)).toEqual(before)
        expect(await contentVersion()).toEqual(content)
      },
    )

    it('allows one of two concurrent changes', async () => {
      const before = await find(at)
      const content = await contentVersion()
      const wanted = [change(++step), change(++step)]
      const answers = await Promise.all(
        wanted.map((payload) => put(url, payload, `"${before.version}"`)),
      )
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412])
      const after = await find(at)
      expect(after).toMatchObject({
        ...wanted[statuses.indexOf(200)],
        version: before.version + 1,
      })
      expectProblem(answers[statuses.indexOf(412)]!, 412)
      expect(answers[statuses.indexOf(412)]!.json()).toMatchObject({ current: after })
      expect((await contentVersion()).version).toBe(content.version + 1)
    })

    if (isWithoutId) return
    it.each(['"1"', '*', 'x'])('with %s has no effect if there is no record', async (header) => {
      expectProblem(await put(`${at}/unknown`, change(++step), header), 404)
    })
  })

  it('with an old version stores no photo of an officer', async () => {
    const [files, officer] = [await site.listFiles(), await find('/api/officers')]
    const { payload, headers } = await multipart({ file: { name: 'x.jpg', bytes: await jpeg() } })
    const url = `/api/officers/${officer._id}`
    const refused = await site.request({
      method: 'PUT',
      url,
      as: token,
      payload,
      headers: { ...headers, 'if-match': '"1"' },
    })
    expectProblem(refused, 412)
    expect(refused.json()).toHaveProperty('current', officer)
    expect(await find('/api/officers')).toEqual(officer)
    await expect.poll(() => site.listFiles()).toEqual(files)
  })
})

describeOnBothDatabases('If-Match on a site that was never written', (database) => {
  let site: TestSite
  let token: string

  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn()
  })
  afterAll(() => site.close())

  const put = (value: string, ifMatch: string) =>
    site.request({
      method: 'PUT',
      url: '/api/site',
      as: token,
      payload: { place: value },
      headers: { 'if-match': ifMatch },
    })

  it('accepts version 0 for default values, once', async () => {
    const before = (await site.request({ url: '/api/site' })).json<VersionedRecord>()
    const refused = await put('ক', '"1"')
    expectProblem(refused, 412)
    expect(refused.json()).toHaveProperty('current', before)
    expect(before.version).toBe(0)

    const answers = await Promise.all([put('ক', '"0"'), put('খ', '"0"')])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412])
    expect(answers[statuses.indexOf(200)]!.json()).toMatchObject({ version: 1 })
    expect(answers[statuses.indexOf(412)]!.json()).toMatchObject({ current: { version: 1 } })
    expectProblem(await put('গ', '"0"'), 412)
  })
})
