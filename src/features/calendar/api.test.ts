import { afterEach, describe, expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../tests/build-app.ts'
import { calendarEntry } from '../../../tests/records.ts'
import { itAnswers, type Scenario } from '../../../tests/scenarios.ts'
import type { ImportAnswer } from '../../records/import-rows.ts'
import type { CalendarRecord } from './schema.ts'

const POST = 'POST /api/calendar'
const entry = { title: 'বড়দিন', kind: 'holiday', from: '2026-12-25' }
const editor = { as: 'editor' as const }

describeOnBothDatabases('The calendar', (database) => {
  const site = signedInSite(database)
  afterEach(async () => {
    const records = await list()
    await site.services.write(async ({ calendar }) => {
      for (const { _id } of records) await calendar.remove(_id)
    })
  })

  const list = async (query = '') =>
    (await site.request({ url: `/api/calendar${query}` })).json<CalendarRecord[]>()
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    site.call(`${method} /api/calendar${path}`, payload)
  const add = async (from: string, to = from, more: object = {}) => {
    const answer = await send('POST', '', { ...entry, title: from, from, to, ...more })
    expect(answer.statusCode, answer.payload).toBe(201)
    return answer.json<CalendarRecord>()
  }

  it.each([
    ['holiday', true],
    ['closure', true],
    ['exam', false],
    ['event', false],
  ])('a new %s without isClosed closes the school: %s', async (kind, isClosed) => {
    expect(await add('2026-12-25', '2026-12-25', { kind })).toMatchObject({ isClosed })
  })

  it('a closure always closes the school, so that no page contradicts its band', async () => {
    const added = await add('2026-12-25', '2026-12-25', { kind: 'closure', isClosed: false })
    expect(added).toMatchObject({ isClosed: true })
    expect((await send('PUT', `/${added._id}`, { isClosed: false })).json()).toMatchObject({
      isClosed: true,
    })
  })

  it('lists the entries that touch a range of days, in order', async () => {
    const [late, long, early] = [
      await add('2027-01-10'),
      await add('2026-12-20', '2027-01-05'),
      await add('2026-12-16'),
    ]
    expect(await list()).toEqual([early, long, late])
    expect(await list('?from=&to=')).toHaveLength(3)
    expect(await list('?from=2027-01-01')).toEqual([long, late])
    expect(await list('?to=2026-12-31')).toEqual([early, long])
    expect(await list('?from=2027-01-05&to=2027-01-05')).toEqual([long])
    expect(await list('?from=২০২৭-০১-০৬&to=2027-01-09')).toEqual([])
  })

  it('refuses a change that would put the last day before the first', async () => {
    const { _id } = await add('2026-12-25')
    const refused = await expectStatus(400, send('PUT', `/${_id}`, { from: '2026-12-26' }))
    expect(refused.json()).toMatchObject({ errors: [{ path: 'to', code: 'end-before-start' }] })
    expect(await list()).toMatchObject([{ from: '2026-12-25', version: 1 }])
  })

  describe('an entry', () => {
    const refused: [name: string, field: string, input: object][] = [
      ['without a title', 'title', { title: ' ' }],
      ['of an unknown kind', 'kind', { kind: 'party' }],
      ['without a day', 'from', { from: undefined }],
      ['on 29 February of a common year', 'from', { from: '2027-02-29' }],
      ['on a day in another order', 'from', { from: '25-12-2026' }],
      ['of another century', 'from', { from: '1926-12-25' }],
      ['that ends before it begins', 'to', { to: '2026-12-24' }],
      ['of more than a year', 'to', { to: '2027-12-26' }],
      ['of an unknown shift', 'shift', { shift: 'Night' }],
      ['with a text for isClosed', 'isClosed', { isClosed: 'yes' }],
      ['of an unknown class', 'classes.1', { classes: ['Six', 'Eleven'] }],
      ['with a text for its classes', 'classes', { classes: 'Six' }],
      ['that starts at an impossible time', 'startsAt', { startsAt: '25:00' }],
      ['with an address of another site', 'document', { document: 'https://example.org/1' }],
      ['with a document that visitors do not see', 'document', { document: '/notices/999' }],
    ]
    itAnswers(
      () => site,
      [
        ...refused.map(([title, field, input]): Scenario => ({
          ...editor,
          title,
          asks: POST,
          json: { ...entry, ...input },
          gets: 400,
          naming: [field],
        })),
        {
          title: 'of one shift',
          ...editor,
          asks: POST,
          json: { ...entry, shift: 'Day' },
          gets: 201,
        },
        {
          title: 'of a leap day',
          ...editor,
          asks: POST,
          json: { ...entry, from: '2028-02-29' },
          gets: 201,
        },
        { asks: 'GET /api/calendar?from=tomorrow', gets: 400, naming: ['from'] },
      ],
    )
  })

  it('keeps the classes of an exam in their order, its hour and its schedule', async () => {
    const notice = await site.services.write(({ notices }) =>
      notices.create({ title: 'পরীক্ষার সময়সূচি', text: 'ক' }),
    )
    const exam = { kind: 'exam', classes: ['Nine', 'Six', 'Nine'], startsAt: '৯:৩০' }
    const added = await add('2026-12-25', '2026-12-25', { ...exam, document: notice.url })
    const kept = { classes: ['Six', 'Nine'], startsAt: '09:30', document: notice.url }
    expect(added).toMatchObject(kept)
    expect((await send('PUT', `/${added._id}`, { note: 'ক' })).json()).toMatchObject(kept)
    const cleared = { classes: [], startsAt: null, document: null }
    expect((await send('PUT', `/${added._id}`, cleared)).json()).toMatchObject(cleared)
    expect(await add('2026-12-26')).toMatchObject(cleared)
  })

  it('moves the exams of a closure in the same change, or writes nothing', async () => {
    const exam = await add('2026-12-27', '2026-12-28', { kind: 'exam' })
    const { _id, version } = exam
    const closure = { title: 'ঝড়', kind: 'closure', from: '2026-12-27' }
    const days = { from: '2026-12-29', to: '2026-12-30' }
    const call = (moved: object) => send('POST', '', { ...closure, movedExams: [moved] })
    await expectStatus(412, call({ _id, ...days, version: version + 1 }))
    await expectStatus(404, call({ _id: 'gone', ...days, version }))
    await expectStatus(400, call({ _id, from: days.to, to: days.from, version }))
    expect(await list()).toEqual([exam])
    await expectStatus(201, call({ _id, ...days, version }))
    const [storm, moved] = await list()
    expect([storm, moved]).toMatchObject([{ title: 'ঝড়' }, { _id, ...days }])

    const longer = (known: number) =>
      send('PUT', `/${storm!._id}`, {
        to: '2026-12-29',
        movedExams: [{ _id, from: '2026-12-30', to: '2026-12-31', version: known }],
      })
    await expectStatus(412, longer(version))
    expect(await list()).toEqual([storm, moved])
    await expectStatus(200, longer(moved!.version))
    expect(await list()).toMatchObject([{ to: '2026-12-29' }, { _id, from: '2026-12-30' }])
  })

  const createEntry = (one: typeof calendarEntry) =>
    site.services.write(({ calendar }) => calendar.create(one))

  describe('an import', () => {
    it('adds the valid rows, and names each refused row with its reason', async () => {
      const rows = [
        calendarEntry,
        { ...calendarEntry, title: '' },
        { ...calendarEntry, title: 'উৎসব', to: '2026-12-01' },
        { title: 'পরীক্ষা', kind: 'exam', from: '2026-11-26', to: '2026-12-10' },
        calendarEntry,
      ]
      const answer = (await send('POST', '/import', { rows })).json<ImportAnswer<CalendarRecord>>()
      expect(answer.created.map(({ title }) => title)).toEqual(['বিজয় দিবস', 'পরীক্ষা'])
      expect(answer.refused.map(({ row, errors }) => [row, errors[0]!.code])).toEqual([
        [1, 'fill-in'],
        [2, 'end-before-start'],
        [4, 'in-calendar'],
      ])
      expect(answer.refused[0]!.message).toMatch(/\w/)
      expect(await list()).toHaveLength(2)
    })

    it('offers to put a holiday in place of the same one on another day of the year', async () => {
      const eid = { ...calendarEntry, title: 'ঈদুল ফিতর (চাঁদ দেখা সাপেক্ষে)', isMoonDependent: true }
      const known = await createEntry({ ...eid, from: '2026-03-20', to: '2026-03-22' })
      await createEntry({ ...eid, from: '2025-03-31', to: '2025-04-01' })
      const row = { title: 'ঈদুল ফিতর', kind: 'holiday', from: '2026-03-25', to: '2026-03-26' }
      const bring = async (rows: object[], preview = false) =>
        (await send('POST', '/import', { rows, known: 'change', preview })).json<
          ImportAnswer<CalendarRecord>
        >()
      const { similar } = await bring([row], true)
      expect(similar).toMatchObject([{ row: 0, records: [{ _id: known._id }] }])
      // An entry that another row is about is not offered.
      const same = { title: eid.title, kind: 'holiday', from: '2026-03-20', to: '2026-03-22' }
      expect((await bring([row, same], true)).similar).toEqual([])
      expect((await bring([{ ...row, kind: 'event' }], true)).similar).toEqual([])
      const { changed, created } = await bring([{ ...row, _id: known._id }])
      expect([changed.length, created.length]).toEqual([1, 0])
      expect(changed[0]).toMatchObject({
        before: { from: '2026-03-20' },
        after: { from: '2026-03-25' },
      })
      expect((await list()).map(({ from }) => from).sort()).toEqual(['2025-03-31', '2026-03-25'])
    })

    it('reads days as people write them, and refuses a text that can mean two days', async () => {
      const of = (from: string, to?: string) => ({ title: from, kind: 'holiday', from, to })
      const rows = [
        of('২০–৩১ ডিসেম্বর ২০২৬'),
        of('05/01/2027'),
        of('21-2-2027', '২২শে ফেব্রুয়ারি ২০২৭'),
        of('১৬ ডিসেম্বর'),
      ]
      const answer = (await send('POST', '/import', { rows })).json<ImportAnswer<CalendarRecord>>()
      expect(answer.created.map(({ from, to }) => [from, to])).toEqual([
        ['2026-12-20', '2026-12-31'],
        ['2027-01-05', '2027-01-05'],
        ['2027-02-21', '2027-02-22'],
      ])
      expect(answer.refused).toMatchObject([{ row: 3, errors: [{ path: 'from', code: 'day' }] }])
      const alone = await send('POST', '/import', { rows: [of('06/01/2027')] })
      expect(alone.json()).toMatchObject({ created: [], refused: [{ row: 0 }] })
    })

    it('accepts an empty last day and an entry for each shift, and refuses a row that is not an entry', async () => {
      const rows = [
        { ...calendarEntry, to: '', shift: 'Morning' },
        { ...calendarEntry, to: null, shift: 'Day' },
        'বিজয় দিবস',
        null,
      ]
      const answer = (await send('POST', '/import', { rows })).json<ImportAnswer<CalendarRecord>>()
      expect(answer.created).toMatchObject([
        { shift: 'Morning', to: '2026-12-16' },
        { shift: 'Day', to: '2026-12-16' },
      ])
      expect(answer.refused.map(({ row }) => row)).toEqual([2, 3])
    })

    it('does not add the same entry twice', async () => {
      const first = await send('POST', '/import', { rows: [calendarEntry] })
      const again = await send('POST', '/import', { rows: [calendarEntry] })
      expect(first.json()).toMatchObject({ created: [{}], refused: [] })
      expect(again.json()).toMatchObject({ created: [], refused: [{ row: 0 }] })
    })

    itAnswers(
      () => site,
      [
        { ...editor, asks: `${POST}/import`, json: { rows: 'all' }, gets: 400, naming: ['rows'] },
        {
          ...editor,
          title: 'more than 2000 rows',
          asks: `${POST}/import`,
          json: { rows: Array.from({ length: 2001 }, () => ({})) },
          gets: 400,
          naming: ['rows'],
        },
        { asks: `${POST}/import`, json: { rows: [] }, gets: 401 },
      ],
    )
  })
})
