import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  multipart,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { calendarEntry } from '../../../tests/records.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import type { Week } from './week-schema.ts'

/** Thursday, 26 November 2026, 6:46 in the morning in Dhaka. */
const NOW = Date.parse('2026-11-26T00:46:00.000Z')
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const letter = {
  memoNumber: '37.02.6990.001.25.007.26.0298',
  signatory: 'রাবেয়া',
  designation: 'প্রধান শিক্ষক',
  copies: [],
}

describeOnBothDatabases('The week', (database) => {
  let site: TestSite
  let admin: string
  let editor: string

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    site = await openTestSite(database)
    admin = await site.signIn('admin')
    editor = await site.signIn('editor')
  })
  afterEach(() => vi.setSystemTime(NOW))
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const ask = (query = '', as = admin) => site.request({ url: `/api/admin/week${query}`, as })
  const read = async (query = '', as = admin) => {
    const answer = await ask(query, as)
    expect(answer.statusCode, answer.payload).toBe(200)
    return answer.json<Week>()
  }
  const publish = async (title: string, fields: Record<string, string> = {}, as = admin) => {
    const body = await multipart({ title, text: 'ক', ...fields })
    const answer = await site.request({ method: 'POST', url: '/api/notices', as, ...body })
    expect(answer.statusCode, answer.payload).toBe(201)
    return answer.json<{ _id: string; number: number }>()
  }
  const send = async (call: string, payload: object, as = admin) => {
    const [method, url] = call.split(' ') as ['POST' | 'PUT' | 'DELETE', string]
    const answer = await site.request({ method, url, as, payload })
    expect(answer.statusCode, answer.payload).toBeLessThan(300)
    return answer.json<{ _id: string }>()
  }
  const nameOf = async (as: string) =>
    (await site.request({ url: '/api/admin/me', as })).json<{ username: string }>().username
  /** The entries with this title. */
  const linesOf = async (title: string, query = '') =>
    (await read(query)).entries.filter((entry) => entry.title === title.normalize('NFC'))

  it('is that of today, from Sunday to Saturday, and empty at first', async () => {
    const empty = { from: '2026-11-22', to: '2026-11-28', entries: [], isWhole: true }
    expect(await read()).toEqual(empty)
    expect(await read('', editor)).toEqual(empty)
    expect(await read('?from=2026-11-01')).toMatchObject({ from: '2026-11-01', to: '2026-11-07' })
    expect(await read('?to=2026-12-03')).toMatchObject({ from: '2026-11-29', to: '2026-12-03' })
    const november = { from: '2026-11-01', to: '2026-11-30' }
    expect(await read(`?${new URLSearchParams(november)}`)).toMatchObject(november)
  })

  it('refuses a wrong range and one of more than 31 days', async () => {
    expectProblem(await ask('?from=2026-11-31'), 400)
    expectProblem(await ask('?from=2026-11-28&to=2026-11-27'), 400)
    expectProblem(await ask('?from=2026-12-01&to=2027-01-01'), 400)
    expect((await ask('?from=2026-12-01&to=2026-12-31')).statusCode).toBe(200)
  })

  it('has what went out, with its memo number and who published it', async () => {
    const { _id, number } = await publish('চিঠি', { letter: JSON.stringify(letter) }, editor)
    await send(`PUT /api/notices/${_id}`, { title: 'সভার চিঠি' })
    expect(await linesOf('সভার চিঠি')).toEqual([
      {
        day: '2026-11-26',
        type: 'published',
        kind: 'notices',
        id: _id,
        title: 'সভার চিঠি',
        number,
        memoNumber: letter.memoNumber,
        at: expect.stringMatching(/^2026-11-26T00:46/),
        to: null,
        username: await nameOf(editor),
      },
    ])
    expect(await linesOf('সভার চিঠি', '?from=2026-11-27')).toEqual([])
    expect(await linesOf('সভার চিঠি', '?from=2026-11-19&to=2026-11-25')).toEqual([])
  })

  it('names who published a hidden paper, not who wrote it, and never has a hidden one', async () => {
    const { _id } = await publish('লুকানো কাগজ', { draft: 'true' }, editor)
    expect(await linesOf('লুকানো কাগজ')).toEqual([])
    vi.setSystemTime(NOW + HOUR_MS)
    await send(`PUT /api/notices/${_id}`, { draft: false })
    expect(await linesOf('লুকানো কাগজ')).toMatchObject([
      { type: 'published', username: await nameOf(admin) },
    ])
    await send(`PUT /api/notices/${_id}`, { draft: true }, editor)
    expect(await linesOf('লুকানো কাগজ')).toEqual([])
  })

  it('has what comes and what ends; an end at midnight is that of the day before', async () => {
    const publishAt = '2026-11-27T18:00:00.000Z'
    const endsAt = '2026-11-30T18:00:00.000Z'
    await publish('পরে আসবে', { publishAt, endsAt }, editor)
    const username = await nameOf(editor)
    expect(await linesOf('পরে আসবে', '?from=2026-11-22&to=2026-12-05')).toMatchObject([
      { type: 'appears', day: '2026-11-28', at: publishAt, username },
      { type: 'ends', day: '2026-11-30', at: endsAt, username },
    ])
    expect(await linesOf('পরে আসবে', '?from=2026-12-01')).toEqual([])
  })

  it('has what went out at its time and has ended since', async () => {
    const publishAt = '2026-11-26T02:00:00.000Z'
    const endsAt = '2026-11-26T03:00:00.000Z'
    await publish('এক ঘণ্টার', { publishAt, endsAt })
    vi.setSystemTime(NOW + DAY_MS)
    await site.services.write(({ schedule }) => schedule.moveDue(new Date().toISOString()))
    expect(await linesOf('এক ঘণ্টার')).toMatchObject([
      { type: 'published', at: publishAt, username: await nameOf(admin) },
      { type: 'ends', at: endsAt },
    ])
  })

  it('has entries of the calendar that touch the days, before the papers of their day', async () => {
    const holiday = { ...calendarEntry, title: 'শীতের ছুটি', kind: 'holiday' }
    const { _id } = await send('POST /api/calendar', {
      ...holiday,
      from: '2026-11-20',
      to: '2026-12-02',
    })
    const { entries } = await read()
    expect(entries[0]).toEqual({
      day: '2026-11-22',
      type: 'holiday',
      kind: 'calendar',
      id: _id,
      title: 'শীতের ছুটি'.normalize('NFC'),
      number: null,
      memoNumber: null,
      at: null,
      to: '2026-12-02',
      username: await nameOf(admin),
    })
    const days = entries.map(({ day }) => day)
    expect(days).toEqual(days.toSorted())
    expect(await linesOf('শীতের ছুটি', '?from=2026-12-03')).toEqual([])
  })
})
