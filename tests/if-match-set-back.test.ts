import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentKinds, DOCUMENT_KINDS, GALLERY_KINDS } from '#src/content.ts'
import { changeContent } from '#src/database/content-version.ts'
import { newId } from '#src/base/new-id.ts'
import { CONTACT_FIELDS } from '#src/features/profile/fields.ts'
import { GALLERY_ORDERS, HISTORY_KINDS, type HistoryKind } from '#src/records/history/kinds.ts'
import { orderVersion } from '#src/records/history/order.ts'
import type { HistoryRecord } from '#src/records/history/schema.ts'
import {
  describeOnBothDatabases,
  type FormFields,
  multipart,
  openTestSite,
  type TestSite,
} from './build-app.ts'
import { jpeg, pdf } from './made-files.ts'
import { contact, count, info, calendarEntry, officer as person, routine } from './records.ts'
import { expectProblem } from './scenarios.ts'

interface Request {
  call: string
  json?: object
  form?: FormFields
}

/** A kind of history entry that can be set back. `:id` is the id of the first record. */
interface Subject {
  kind: HistoryKind
  /** Returns the record, or the list whose order is tested. */
  at: string
  made?: Request[]
  /** A different change for every step. */
  change: (step: number, ids: string[]) => Request
}

const page = (step: number): FormFields => ({
  file: { name: 'x.html', bytes: Buffer.from(`<p>${step}</p>`) },
})
/** Each step rotates the list by one. With five records, consecutive steps differ. */
const rotated = (ids: string[], step: number) => ids.map((_, at) => ids[(at + step) % ids.length]!)
const photo = await jpeg()
const officer = (name: string): Request => ({
  call: 'POST /api/officers',
  json: { name, designation: 'শিক্ষক' },
})

const SUBJECTS: Subject[] = [
  ...DOCUMENT_KINDS.map((kind): Subject => {
    const at = `/api${contentKinds[kind].apiPath}`
    return {
      kind,
      at,
      made: [{ call: `POST ${at}`, form: { title: 'ক', file: { name: 'ক.pdf', bytes: pdf() } } }],
      change: (step) => ({ call: `PUT ${at}/:id`, json: { title: `নাম ${step}` } }),
    }
  }),
  ...GALLERY_KINDS.flatMap((kind): Subject[] => {
    const at = `/api${contentKinds[kind].apiPath}`
    return [
      {
        kind,
        at,
        made: ['ক', 'খ', 'গ', 'ঘ', 'ঙ'].map((title) => ({
          call: `POST ${at}`,
          form: { title, file: { name: 'x.jpg', bytes: photo } },
        })),
        change: (step) => ({ call: `PUT ${at}/:id`, json: { title: `নাম ${step}` } }),
      },
      {
        kind: GALLERY_ORDERS[kind],
        at,
        change: (step, ids) => ({ call: `PUT ${at}/order`, json: { ids: rotated(ids, step) } }),
      },
    ]
  }),
  {
    kind: 'officers',
    at: '/api/officers?state=all',
    made: ['ক', 'খ', 'গ', 'ঘ', 'ঙ'].map(officer),
    change: (step) => ({ call: 'PUT /api/officers/:id', json: { name: `নাম ${step}` } }),
  },
  {
    kind: 'officerOrder',
    at: '/api/officers?state=all',
    change: (step, ids) => ({
      call: 'PUT /api/officers/order',
      json: { ids: rotated(ids, step) },
    }),
  },
  {
    kind: 'information',
    at: '/api/information/nationalisation',
    change: (step) => ({
      call: 'PUT /api/information/nationalisation',
      json: { nationalisedOn: '1987', formerName: `নাম ${step}` },
    }),
  },
  {
    kind: 'groups',
    at: '/api/groups?state=all',
    made: ['ক', 'খ', 'গ', 'ঘ', 'ঙ'].map((title) => ({
      call: 'POST /api/groups',
      json: { purpose: 'other', title },
    })),
    change: (step) => ({ call: 'PUT /api/groups/:id', json: { title: `নাম ${step}` } }),
  },
  {
    kind: 'groupOrder',
    at: '/api/groups?state=all',
    change: (step, ids) => ({ call: 'PUT /api/groups/order', json: { ids: rotated(ids, step) } }),
  },
  {
    kind: 'teacherPage',
    at: '/api/teacherInformation',
    change: (step) => ({ call: 'PUT /api/teacherInformation', form: page(step) }),
  },
  {
    kind: 'schoolInfo',
    at: '/api/schoolInfo',
    made: [{ call: 'POST /api/schoolInfo', json: info }],
    change: (step) => ({
      call: 'PUT /api/schoolInfo/:id',
      json: { ...info, totalClasses: step },
    }),
  },
  {
    kind: 'contact',
    at: '/api/contactus',
    made: [{ call: 'POST /api/contactus', json: contact }],
    change: (step) => ({
      call: 'PUT /api/contactus',
      json: { ...contact, [CONTACT_FIELDS[0]]: `কথা ${step}` },
    }),
  },
  {
    kind: 'studentCounts',
    at: '/api/studentCounts?state=all',
    made: [{ call: 'POST /api/studentCounts', json: count }],
    change: (step) => ({ call: 'PUT /api/studentCounts/:id', json: { ...count, girls: step } }),
  },
  {
    kind: 'calendar',
    at: '/api/calendar',
    made: [{ call: 'POST /api/calendar', json: calendarEntry }],
    change: (step) => ({ call: 'PUT /api/calendar/:id', json: { title: `নাম ${step}` } }),
  },
  {
    kind: 'routines',
    at: '/api/routines',
    made: [{ call: 'PUT /api/routines/Six/Morning/A', json: routine }],
    change: (step) => ({
      call: 'PUT /api/routines/Six/Morning/A',
      json: { ...routine, lessons: [{ ...routine.lessons[0], subject: `বিষয় ${step}` }] },
    }),
  },
  {
    kind: 'site',
    at: '/api/site',
    change: (step) => ({ call: 'PUT /api/site', json: { place: `স্থান ${step}` } }),
  },
]

/** These cannot be set back: `canSetBack` is false in every entry. */
const NEVER_SET_BACK: HistoryKind[] = ['sample', 'account', 'redirect', 'webhook']

/** It has only two values, and the tests here need three. Its own test sets it back. */
const WITH_TWO_VALUES: HistoryKind[] = ['following']

it('every kind of history entry that can be set back is tested with If-Match', () => {
  const tried = [...SUBJECTS.map(({ kind }) => kind), ...NEVER_SET_BACK, ...WITH_TWO_VALUES]
  expect(new Set(tried)).toEqual(new Set(HISTORY_KINDS))
})

/** One function reads the header for all kinds, so the tests try one kind with every header. */
const REFUSED: [what: string, header: string | undefined][] = [
  ['the previous version', undefined],
  ['a version that never existed', '"999999999"'],
  ['an invalid version', 'x'],
]

describeOnBothDatabases('If-Match of a set-back', (database) => {
  let site: TestSite
  let token: string
  let id = ''
  let step = 0

  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn()
  })
  afterAll(() => site.close())

  const send = async ({ call, json, form }: Request) => {
    const [method, url] = call.split(' ') as [InjectOptions['method'], string]
    const body = form ? await multipart(form) : { payload: json! }
    const answer = await site.request({
      ...(method && { method }),
      url: url.replace(':id', id),
      as: token,
      ...body,
    })
    expect(answer.statusCode, answer.payload).toBeLessThan(300)
    return answer.json<{ _id: string }>()
  }
  const find = async ({ at, kind }: Pick<Subject, 'at' | 'kind'>) => {
    const answer = await site.request({ url: at, as: token })
    const found = answer.json<{ _id: string; version: number } | { _id: string }[]>()
    // A gallery's list has no ETag of its order, because a gallery can have thousands of entries.
    if (kind.endsWith('Order')) {
      return { current: found, tag: `"${orderVersion(found as { _id: string }[])}"` }
    }
    const current = [found].flat().find((one) => !('_id' in one) || !id || one._id === id) as {
      version: number
    }
    return { current, tag: `"${current.version}"` }
  }
  const setBack = (entry: string, ifMatch?: string) =>
    site.request({
      method: 'POST',
      url: `/api/admin/history/${entry}/restore`,
      as: token,
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    })

  describe.each(SUBJECTS)('of $kind', (subject) => {
    let ids: string[]

    const change = async () => {
      await send(subject.change(++step, ids))
      const url = `/api/admin/history?limit=1&kind=${subject.kind}`
      return (await site.request({ url, as: token })).json<HistoryRecord[]>()[0]!._id
    }

    beforeAll(async () => {
      id = ''
      step = 0
      for (const request of subject.made ?? []) {
        const made = await send(request)
        id ||= made._id
      }
      const found = (await site.request({ url: subject.at, as: token })).json<{ _id?: string }>()
      ids = [found].flat().flatMap(({ _id }) => _id ?? [])
      id ||= ids[0] ?? ''
    })

    it('allows it for the current version, and returns the new version', async () => {
      await change()
      const entry = await change()
      const { tag } = await find(subject)
      expect(tag).toMatch(/^"\d+"$/)
      const done = await setBack(entry, tag)
      expect(done.statusCode, done.payload).toBe(200)
      expect((await find(subject)).tag).not.toBe(tag)
    })

    it.each(subject.kind === 'notices' ? REFUSED : REFUSED.slice(0, 1))(
      'refuses it for %s, and changes nothing',
      async (_what, named) => {
        await change()
        const before = await find(subject)
        const entry = await change()
        const now = await find(subject)
        const refused = await setBack(entry, named ?? before.tag)
        expect(expectProblem(refused, 412)).toMatchObject({ type: '/api/docs#outdated' })
        expect(refused.json()).toMatchObject({ current: now.current })
        expect(await find(subject)).toEqual(now)
        expect((await setBack(entry)).statusCode).toBe(200)
      },
    )

    it('allows one of two concurrent requests', async () => {
      const first = await change()
      const second = await change()
      const { tag } = await find(subject)
      const answers = await Promise.all([setBack(first, tag), setBack(second, tag)])
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412])
    })
  })

  it('allows more people than one order may name', async () => {
    const url = '/api/officers'
    const stored = {
      photo: null,
      updatedAt: new Date().toISOString(),
      version: 1,
      isSample: 0,
    }
    const people = Array.from({ length: 1000 }, (_, index) => {
      return { id: newId(), position: 1000 + index, ...person, name: `${index}`, ...stored }
    })
    await changeContent(site.services.database, (transaction) =>
      transaction.insertInto('officer').values(people).execute(),
    )
    const before = (await site.request({ url })).json<{ _id: string }[]>()
    expect(before.length).toBeGreaterThan(1000)
    await send({ call: 'PUT /api/officers/order', json: { ids: [before.at(-1)!._id] } })
    const history = '/api/admin/history?limit=1&kind=officerOrder'
    const [entry] = (await site.request({ url: history, as: token })).json<HistoryRecord[]>()
    const { tag } = await find({ at: url, kind: 'officerOrder' })
    const done = await setBack(entry!._id, tag)
    expect(done.statusCode, done.payload).toBe(200)
    expect((await site.request({ url })).json()).toEqual(before)

    const tooMany = await site.request({
      method: 'PUT',
      url: '/api/officers/order',
      as: token,
      payload: { ids: before.map(({ _id }) => _id) },
    })
    expect(expectProblem(tooMany, 400).errors).toMatchObject([
      { path: 'ids', code: 'too-many', params: { max: 1000 } },
    ])
  })
})
