import { afterEach, expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../tests/build-app.ts'
import { calendarEntry } from '../../tests/records.ts'
import type { ImportAnswer } from './import-rows.ts'

type Answer = ImportAnswer<{ _id: string; version: number } & Record<string, unknown>>

const HEAD = { name: 'রহিমা খাতুন', designation: 'প্রধান শিক্ষক', phone: '01711-000001' }
const SIX = { className: 'Six', shift: 'Morning', section: 'A' }

describeOnBothDatabases('A list that is brought in again', (database) => {
  const site = signedInSite(database)
  afterEach(async () => {
    await site.services.write(async (stores) => {
      const { calendar, officers, studentCounts, redirects } = stores
      for (const { _id } of await calendar.list()) await calendar.remove(_id)
      for (const { _id } of await officers.list()) await officers.remove(_id)
      for (const { _id } of await studentCounts.list()) await studentCounts.remove(_id)
      for (const { path } of await redirects.list()) await redirects.remove(path)
    })
  })

  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    site.call(`${method} /api${url}`, payload)
  const bring = async (list: string, rows: unknown[], options: object = {}): Promise<Answer> => {
    const answer = await expectStatus(200, send('POST', `/${list}/import`, { rows, ...options }))
    return answer.json()
  }
  const change = { known: 'change' }
  const preview = { known: 'change', preview: true }
  const all = async (list: string) =>
    (await send('GET', `/${list}${list === 'calendar' ? '' : '?state=all'}`)).json<
      Record<string, unknown>[]
    >()
  const undo = (entryId: string | null) => send('POST', `/admin/history/${entryId}/restore`)

  it('changes known counts, adds new ones, and one undo sets the whole list back', async () => {
    await bring('studentCounts', [{ ...SIX, girls: 40, muslim: 35 }])
    const before = await all('studentCounts')
    const rows = [
      { className: '৬ষ্ঠ', shift: 'প্রভাতি', section: 'ক', girls: '৫৫', muslim: '' },
      { ...SIX, section: 'B', girls: 50 },
      { ...SIX, className: 'একাদশ', girls: 1 },
    ]
    const expected = {
      changed: [{ row: 0, before: { girls: 40, muslim: 35 }, after: { girls: 55, muslim: 0 } }],
      newRows: [1],
      refused: [{ row: 2 }],
    }
    const seen = await bring('studentCounts', rows, preview)
    expect(seen).toMatchObject({ ...expected, created: [], entryId: null })
    expect(await all('studentCounts')).toEqual(before)

    const { entryId, ...written } = await bring('studentCounts', rows, change)
    expect(written).toMatchObject({ ...expected, created: [{ section: 'B' }] })
    expect(await all('studentCounts')).toMatchObject([
      { girls: 55, muslim: 0 },
      { section: 'B', girls: 50 },
    ])
    expect((await undo(entryId)).json()).toEqual({ changed: 2, left: [] })
    expect(await all('studentCounts')).toMatchObject([{ girls: 40, muslim: 35 }])
  })

  it('answers in a preview how it understands each row, also a refused one', async () => {
    await bring('officers', [HEAD])
    const { cleaned } = await bring(
      'officers',
      [
        { ...HEAD, phone: '1711000001', category: 'শিক্ষক' },
        { name: '‡gvQvt mvjgv Av³vi', designation: 'Awdm mnKvix', phone: '1711000002' },
        { name: '', designation: '‡gvQvt mvjgv Av³vi' },
        7,
      ],
      preview,
    )
    expect(cleaned).toMatchObject([
      { name: HEAD.name, phone: HEAD.phone, category: 'teacher' },
      { designation: 'অফিস সহকারী', phone: '01711000002', category: 'officer', subject: '' },
      { designation: 'মোছাঃ সালমা আক্তার' },
      {},
    ])
    expect((await bring('officers', [HEAD], change)).cleaned).toEqual([])
  })

  it('says of a new record that it is in a row above', async () => {
    const rows = [
      { ...SIX, girls: 1 },
      { ...SIX, girls: 2 },
    ]
    const { refused } = await bring('studentCounts', rows, preview)
    expect(refused).toMatchObject([{ row: 1, errors: [{ code: 'row-twice' }] }])
    const address = { path: '/a.html', target: '/allNotices' }
    const twice = await bring('redirects', [address, address], preview)
    expect(twice.refused).toMatchObject([{ row: 1, errors: [{ code: 'row-twice' }] }])
  })

  it('takes a new person for staff by the post, unless the row or the list names the part', async () => {
    const row = { designation: 'অফিস সহকারী' }
    const { created } = await bring('officers', [
      { ...row, name: 'ক' },
      { ...row, name: 'খ', category: 'শিক্ষক' },
      { ...row, name: 'গ', ifNew: { category: 'teacher' } },
      { name: 'ঘ', designation: 'সহকারী শিক্ষক' },
    ])
    expect(created.map(({ category }) => category)).toEqual([
      'officer',
      'teacher',
      'teacher',
      'teacher',
    ])
  })

  it('does not change a record with the same values, and keeps fields that the row does not name', async () => {
    const [person] = (await bring('officers', [{ ...HEAD, subject: 'গণিত' }])).created
    const again = await bring('officers', [HEAD], change)
    expect(again).toMatchObject({ unchanged: [0], changed: [], entryId: null })
    const { name, designation } = HEAD
    await bring('officers', [{ name, designation, email: 'a@b.example' }], change)
    expect(await all('officers')).toMatchObject([
      { _id: person!._id, subject: 'গণিত', email: 'a@b.example', phone: '01711-000001' },
    ])
  })

  it('asks about two people of one name and post, and neither refuses nor merges them', async () => {
    const second = { ...HEAD, phone: '01711-000002' }
    const { created } = await bring('officers', [HEAD, second])
    const { name, designation } = HEAD
    const seen = await bring('officers', [{ name, designation, subject: 'গণিত' }], preview)
    expect(seen).toMatchObject({
      changed: [],
      refused: [{ row: 0, errors: [{ code: 'which-record' }], candidates: created }],
    })
    // The number says which of them it is.
    const known = await bring('officers', [{ ...second, subject: 'গণিত' }], preview)
    expect(known.changed).toMatchObject([{ _id: created[1]!._id }])
    const answered = await bring('officers', [
      { _id: created[0]!._id, as: 'change', subject: 'বাংলা' },
      { name, designation, as: 'new' },
    ])
    expect(answered).toMatchObject({ changed: [{ after: { subject: 'বাংলা' } }], created: [{}] })
    expect(await all('officers')).toHaveLength(3)
  })

  it('asks about a name that the list itself has twice without numbers', async () => {
    const { name, designation } = HEAD
    const rows = [{ name, designation }, { name, designation }, { ...HEAD }, { ...HEAD }]
    const seen = await bring('officers', rows, preview)
    expect(seen.refused.map(({ row, errors }) => [row, errors[0]!.code])).toEqual([
      [0, 'which-record'],
      [1, 'which-record'],
      [3, 'row-twice'],
    ])
  })

  it('needs no answer for the last of two new people of one name, in any order', async () => {
    const { name, designation } = HEAD
    const same = { name, designation }
    for (const rows of [
      [{ ...same, as: 'new' }, same],
      [same, { ...same, as: 'new' }],
    ]) {
      expect(await bring('officers', rows, preview)).toMatchObject({ newRows: [0, 1], refused: [] })
    }
    const third = await bring('officers', [{ ...same, as: 'new' }, same, same], preview)
    expect(third.refused.map(({ row, errors }) => [row, errors[0]!.code])).toEqual([
      [1, 'which-record'],
      [2, 'which-record'],
    ])
    const twice = await bring('officers', [{ ...HEAD, as: 'new' }, HEAD], preview)
    expect(twice.refused).toMatchObject([{ row: 1, errors: [{ code: 'row-twice' }] }])
  })

  it('refuses a row that somebody else changed or deleted since the preview', async () => {
    const second = { ...HEAD, name: 'করিম' }
    await bring('officers', [HEAD, second, { ...HEAD, name: 'সালমা' }])
    const rows = ['রহিমা খাতুন', 'করিম', 'সালমা'].map((name) => ({ ...HEAD, name, subject: 'গণিত' }))
    const { changed } = await bring('officers', rows, preview)
    await send('PUT', `/officers/${changed[0]!._id}`, { subject: 'ইংরেজি' })
    await site.call(`DELETE /api/officers/${changed[1]!._id}`)
    const sent = changed.map(({ _id, version }, index) => ({
      ...rows[index],
      _id,
      version,
      as: 'change',
    }))
    const answer = await bring('officers', sent)
    expect(answer.refused.map(({ row, errors }) => [row, errors[0]!.code])).toEqual([
      [0, 'changed-meanwhile'],
      [1, 'not-found'],
    ])
    expect((await all('officers')).map(({ subject }) => subject)).toEqual(['ইংরেজি', 'গণিত'])
  })

  it('an empty cell clears its field, and a number in other digits keeps its consent', async () => {
    const own = { ...HEAD, subject: 'গণিত', phoneOf: 'personal', phoneConsentOn: '2026-01-05' }
    await bring('officers', [own])
    await bring('officers', [{ ...HEAD, phone: '1711000001', subject: '' }], change)
    expect(await all('officers')).toMatchObject([
      { subject: '', phone: '01711-000001', phoneOf: 'personal', phoneConsentOn: '2026-01-05' },
    ])
    await bring('officers', [{ ...HEAD, phone: '01711-000009' }], change)
    expect(await all('officers')).toMatchObject([{ phone: '01711-000009', phoneOf: null }])
    const { entryId } = await bring('officers', [{ ...HEAD, phone: '' }], change)
    expect(await all('officers')).toMatchObject([{ phone: '' }])
    expect((await undo(entryId)).statusCode).toBe(200)
    expect(await all('officers')).toMatchObject([{ phone: '01711-000009' }])
  })

  it('knows an entry of the calendar by its title and days, and shows what it may repeat', async () => {
    const eid = { title: 'ঈদুল ফিতর', kind: 'holiday', from: '2027-03-10', to: '2027-03-12' }
    await bring('calendar', [{ ...calendarEntry, note: 'পতাকা' }, eid])
    const { title, from } = calendarEntry
    const seen = await bring(
      'calendar',
      [
        { title, from, ifNew: { kind: 'event' } },
        { ...eid, from: '2027-03-11', to: '2027-03-13' },
        { ...calendarEntry, title: 'মহান বিজয় দিবস' },
        { ...eid, title: 'ঈদের ছুটি', from: '2027-03-12', to: '2027-03-15' },
        { ...eid, title: 'বার্ষিক ক্রীড়া', kind: 'event' },
      ],
      preview,
    )
    expect(seen).toMatchObject({
      unchanged: [0],
      changed: [{ row: 1, before: { from: '2027-03-10' }, after: { from: '2027-03-11' } }],
      newRows: [2, 3, 4],
    })
    expect(seen.similar.map(({ row, records }) => [row, records[0]!['title']])).toEqual([
      [2, title],
      [3, 'ঈদুল ফিতর'],
    ])
  })

  it('knows a redirect by its old address, and sets the whole list back', async () => {
    await send('POST', '/redirects', { path: '/old', target: '/allNotices' })
    const rows = [
      { path: 'https://old.example/old', target: '/allnews' },
      { path: '/second', target: '/allNotices' },
      { path: '/third', target: '/nothing-here' },
    ]
    const { entryId, ...answer } = await bring('redirects', rows, change)
    expect(answer).toMatchObject({
      changed: [{ row: 0, before: { target: '/allNotices' }, after: { target: '/allnews' } }],
      newRows: [1],
      refused: [{ row: 2, errors: [{ code: 'no-such-page' }] }],
    })
    const targets = async () =>
      (await site.services.stores.redirects.list()).map(({ path, target }) => [path, target])
    expect(await targets()).toEqual([
      ['/old', '/allnews'],
      ['/second', '/allNotices'],
    ])
    expect((await bring('redirects', rows.slice(0, 2), change)).unchanged).toEqual([0, 1])
    expect((await bring('redirects', rows.slice(0, 2))).refused).toHaveLength(2)
    expect((await undo(entryId)).json()).toEqual({ changed: 2, left: [] })
    expect(await targets()).toEqual([['/old', '/allNotices']])
  })

  it('leaves a record that was changed again when the others are set back, and names it', async () => {
    const names = ['রহিমা', 'করিম', 'সালমা', 'রফিক']
    const { created } = await bring(
      'officers',
      names.slice(0, 3).map((name) => ({ ...HEAD, name, subject: 'আগে' })),
    )
    const rows = names.map((name) => ({ ...HEAD, name, subject: 'তালিকা' }))
    const { entryId, created: added } = await bring('officers', rows, change)
    const ids = [...created, ...added].map(({ _id }) => _id)
    for (const index of [1, 3]) await send('PUT', `/officers/${ids[index]}`, { subject: 'পরে' })
    const subjects = async () =>
      Object.fromEntries((await all('officers')).map(({ name, subject }) => [name, subject]))
    // Also if the call asks to refuse, which is for one record.
    const path = `/admin/history/${entryId}/restore?newer=refuse`
    expect((await send('POST', path)).json()).toEqual({
      changed: 2,
      left: [
        { kind: 'officers', _id: ids[3], title: 'রফিক', reason: 'set-back-changed' },
        { kind: 'officers', _id: ids[1], title: 'করিম', reason: 'set-back-changed' },
      ],
    })
    expect(await subjects()).toEqual({ রহিমা: 'আগে', করিম: 'পরে', সালমা: 'আগে', রফিক: 'পরে' })
    // The records that are back, and those that were changed again, are not changed once more.
    expect((await send('POST', path)).json()).toMatchObject({ code: 'set-back-changed' })
  })

  it('is written once, however often its answer is lost', async () => {
    const headers = { 'idempotency-key': 'list' }
    const payload = { rows: [{ ...SIX, girls: 40 }] }
    const url = '/api/studentCounts/import'
    const post = () => site.call(`POST ${url}`, payload, { headers })
    const first = (await post()).json<Answer>()
    expect((await post()).json()).toEqual(first)
    expect(await all('studentCounts')).toHaveLength(1)
  })

  it('lets readers in while many rows are compared and written', async () => {
    // PostgreSQL reads while it writes.
    const amount = database === 'SQLite' ? 2000 : 200
    const rows = Array.from({ length: amount }, (_, index) => ({
      ...calendarEntry,
      title: `দিন ${index}`,
    }))
    await bring('calendar', rows)
    const changed = rows.map((row) => ({ ...row, note: 'বদল' }))
    const writing = { isDone: false }
    let reads = 0
    const reading = (async () => {
      while (!writing.isDone) {
        await site.request({ url: '/api/contactus' })
        reads += 1
      }
    })()
    const answer = await bring('calendar', changed, change)
    writing.isDone = true
    await reading
    expect(answer.changed).toHaveLength(amount)
    expect(reads).toBeGreaterThan(3)
  }, 60_000)
})
