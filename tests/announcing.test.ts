import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { nowIso } from '#src/base/clock.ts'
import { TOPICS } from '#src/content.ts'
import { openDatabase } from '#src/database/connect.ts'
import type { Database } from '#src/database/database.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { ANNOUNCEMENTS } from '#src/features.ts'
import type { AnnouncedKind } from '#src/features/following/announcement.ts'
import type { Wants } from '#src/features/following/schema.ts'
import { moveIn } from '#src/moving/command.ts'
import { seedSample } from '#src/sample/seed.ts'
import { CHORES } from '#src/school/chores.ts'
import { openSchool } from '#src/school/open.ts'
import { openTarget } from './archives.ts'
import {
  describeOnBothDatabases,
  expectStatus,
  multipart,
  openTestSite,
  TEST_PASSWORD,
  type TestSite,
} from './build-app.ts'
import { newFollower } from './made-follower.ts'
import { makeExport } from './made-wordpress.ts'
import { expectProblem } from './scenarios.ts'

/** Wednesday, 25 November, nine in the morning in Dhaka. */
const NINE = Date.UTC(2026, 10, 25, 3)
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const [TODAY, TOMORROW, NEXT_WEEK] = ['2026-11-25', '2026-11-26', '2026-12-02'] as const
const at = (ms: number) => new Date(NINE + ms).toISOString()

/** Each follower by its name. `program` is a webhook. */
const FOLLOWERS: Record<string, Partial<Wants>> = {
  all: {
    kinds: ['notices', 'news', 'results', 'downloads'],
    topics: TOPICS.filter((topic) => topic !== 'event'),
  },
  exam: { closures: false, kinds: ['notices'], topics: ['exam'] },
  day: { kinds: [], topics: [], shift: 'Day' },
}

describeOnBothDatabases('Followers', (database) => {
  let site: TestSite
  let names: Map<string, string>
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NINE })
    site = await openTestSite(database)
    site.token = await site.signIn('admin')
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NINE })
    names = await follow(site.services.database)
  })
  afterEach(async () => {
    const { database: rows } = site.services
    for (const table of ['pushMessage', 'pushSubscription', 'webhook', 'calendarEntry'] as const)
      await rows.deleteFrom(table).execute()
    vi.useRealTimers()
  })
  afterAll(() => site.close())

  async function follow(rows: Database): Promise<Map<string, string>> {
    const found = new Map([['program', 'program']])
    for (const [name, wants] of Object.entries(FOLLOWERS))
      found.set(await site.services.stores.following.add(newFollower(wants)), name)
    const url = 'https://district.example/hook'
    const webhook = { id: 'program', url, secret: 'whsec_AA==', isOn: 1, createdAt: nowIso() }
    const counts = { lastTriedAt: null, lastProblem: '', failures: 0, version: 1 }
    await rows
      .insertInto('webhook')
      .values({ ...webhook, ...counts })
      .execute()
    return found
  }
  /** Who gets a message of the reason, and after how many minutes from now. */
  async function listWaiting(): Promise<string[]> {
    const rows = await site.services.database
      .selectFrom('pushDelivery')
      .innerJoin('pushMessage', 'pushMessage.id', 'pushDelivery.messageId')
      .select(['subscriptionId', 'webhookId', 'dueAt', 'reason', 'state'])
      .execute()
    return rows
      .map(({ subscriptionId, webhookId, dueAt, reason, state }) => {
        expect(state).toBe('waiting')
        const minutes = (Date.parse(dueAt) - Date.now()) / MINUTE_MS
        return `${names.get(subscriptionId ?? webhookId!)} ${reason} ${minutes}`
      })
      .sort()
  }
  const stateOf = async ({ _id }: { _id: string }) =>
    (await site.call(`GET /api/notices/${_id}/notify`)).json()
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const body = payload && { payload }
    const answer = await site.request({ method, url: `/api/${url}`, as: site.token, ...body })
    expect(answer.statusCode, answer.payload).toBeLessThan(300)
    return answer.payload === '' ? undefined : answer.json()
  }
  const publish = async (form: Record<string, string> = {}, kind = 'notices') => {
    const { payload, headers } = await multipart({ title: 'ক', text: 'খ', ...form })
    const url = `/api/${kind}`
    const answer = await expectStatus(201, site.call(`POST ${url}`, payload, { headers }))
    return answer.json<DocumentRecord>()
  }
  const change = ({ _id }: { _id: string }, fields: object) => call('PUT', `notices/${_id}`, fields)
  const close = (entry: object = {}) =>
    call('POST', 'calendar', { title: 'ঝড়', kind: 'closure', from: TOMORROW, ...entry })
  /** All waiting messages arrive. */
  const send = async () => {
    const { database: rows } = site.services
    await rows.deleteFrom('pushDelivery').execute()
    await rows
      .updateTable('pushMessage')
      .set({ state: 'sent', sentAt: nowIso(), sentCount: 1 })
      .where('state', '=', 'waiting')
      .execute()
  }
  /** All that waits for this phone arrives. */
  const deliver = async (name: string) => {
    const phone = [...names].find(([, one]) => one === name)![0]
    const deliveries = await site.services.database
      .selectFrom('pushDelivery')
      .innerJoin('pushMessage', 'pushMessage.id', 'pushDelivery.messageId')
      .selectAll('pushDelivery')
      .select(['kind', 'recordId', 'reason', 'createdAt', 'title', 'tag'])
      .where('subscriptionId', '=', phone)
      .execute()
    const result = { deliveries, isLimited: true, outcome: { is: 'sent' } } as const
    await site.services.writePrivate((transaction) =>
      transaction.deliveries.record([result], TODAY),
    )
  }
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const moveSchedule = async () => {
    const chore = CHORES.find(({ name }) => name === 'schedule')!
    await chore.run(site.services, new AbortController().signal)
  }
  const ALL_BUT_EXAM = ['all published 2', 'program published 2']
  const CLOSED = ['all closure 0', 'day closure 0', 'program closure 0']

  it('are told by the topic that staff have corrected while the message waits', async () => {
    const notice = await publish({ topic: 'fee' })
    pass(MINUTE_MS)
    await change(notice, { topic: 'exam' })
    expect(await listWaiting()).toEqual([
      'all published 2',
      'exam published 2',
      'program published 2',
    ])
    await change(notice, { topic: 'event' })
    expect(await listWaiting()).toEqual(['program published 2'])
    await change(notice, { topic: 'exam' })
    expect(await site.services.stores.sendings.listLast(9)).toHaveLength(1)
    await send()
    await change(notice, { topic: 'fee' })
    expect(await listWaiting()).toEqual([])
  })

  it('of the new topic get a notice, if its topic is corrected and nobody wants the old one', async () => {
    await site.services.database.updateTable('webhook').set({ isOn: 0 }).execute()
    const notice = await publish({ topic: 'event' })
    expect(await stateOf(notice)).toMatchObject({ state: 'unwanted' })
    expect(await site.services.stores.sendings.listLast(9)).toEqual([])
    pass(MINUTE_MS)
    await change(notice, { topic: 'exam' })
    const waiting = ['all published 2', 'exam published 2']
    expect(await listWaiting()).toEqual(waiting)
    await change(notice, { topic: 'event' })
    expect(await listWaiting()).toEqual([])
    await change(notice, { topic: 'exam' })
    expect(await listWaiting()).toEqual(waiting)
  })

  it('are not told by a topic that staff correct after two minutes, or for a record that came back', async () => {
    await site.services.database.updateTable('webhook').set({ isOn: 0 }).execute()
    const [late, restored, off] = [
      await publish({ topic: 'event' }),
      await publish({ topic: 'event' }),
      await publish({ topic: 'event' }),
    ]
    await call('DELETE', `notices/${restored._id}`)
    await call('POST', `admin/bin/${restored._id}/restore`)
    await change(restored, { topic: 'exam' })
    await call('PUT', 'followers', { isOn: false })
    await change(off, { topic: 'exam' })
    await call('PUT', 'followers', { isOn: true })
    pass(2 * MINUTE_MS)
    await change(late, { topic: 'exam' })
    await change(late, { draft: true })
    await change(late, { draft: false })
    expect(await listWaiting()).toEqual([])
  })

  it('who want a kind and a topic are told of a new document after two minutes', async () => {
    await publish({ topic: 'exam' })
    expect(await listWaiting()).toEqual([
      'all published 2',
      'exam published 2',
      'program published 2',
    ])
    await send()
    await publish({ topic: 'fee' })
    expect(await listWaiting()).toEqual(ALL_BUT_EXAM)
    await send()
    await publish()
    expect(await listWaiting()).toHaveLength(3)
    await send()
    for (const kind of ['news', 'results', 'downloads']) {
      // The topics are only those of notices.
      await publish({ topic: 'event' }, kind)
      expect(await listWaiting()).toEqual(ALL_BUT_EXAM)
      await send()
    }
  })

  it('are told in the morning of what is published at night, and programs at once', async () => {
    vi.setSystemTime(NINE + 13 * 60 * MINUTE_MS)
    await publish({ topic: 'fee' })
    expect(await listWaiting()).toEqual([`all published ${9 * 60}`, 'program published 2'])
  })

  it('are told of several documents of a kind at one time, two minutes after the last one', async () => {
    await publish({ topic: 'fee' })
    await publish({ topic: 'fee' }, 'news')
    pass(MINUTE_MS)
    await publish({ topic: 'fee' })
    expect(await listWaiting()).toEqual([
      'all published 1',
      'all published 2',
      'all published 2',
      'program published 1',
      'program published 1',
      'program published 2',
    ])
    pass(MINUTE_MS * 1.5)
    await publish({ topic: 'fee' })
    expect((await listWaiting()).filter((one) => one.startsWith('all'))).toEqual([
      'all published -0.5',
      'all published 2',
      'all published 2',
      'all published 2',
    ])
  })

  it('are not told of a document that staff publish without them', async () => {
    const notice = await publish({ notifyFollowers: 'false' })
    expect(await listWaiting()).toEqual([])
    expect(await stateOf(notice)).toMatchObject({ state: 'muted', sentAt: null })
    await change(notice, { draft: true })
    await change(notice, { draft: false })
    expect(await listWaiting()).toEqual([])
  })

  it('are not told of a paper that is older than two days by its date', async () => {
    await publish({ date: at(-2 * DAY_MS - 1000) })
    expect(await listWaiting()).toEqual([])
    await publish({ date: at(-2 * DAY_MS) })
    expect(await listWaiting()).toHaveLength(3)
  })

  it('are not told of a draft, and of a scheduled document at its time', async () => {
    const draft = await publish({ draft: 'true' })
    await publish({ publishAt: at(DAY_MS), topic: 'fee' })
    const muted = await publish({ publishAt: at(DAY_MS), notifyFollowers: 'false' })
    expect(await listWaiting()).toEqual([])
    vi.setSystemTime(NINE + DAY_MS)
    await moveSchedule()
    expect(await listWaiting()).toEqual(ALL_BUT_EXAM)
    expect(await stateOf(muted)).toMatchObject({ state: 'muted' })
    await send()
    await change(draft, { draft: false })
    expect(await listWaiting()).toHaveLength(3)
  })

  it('are told of documents that appear long after they were entered, but not of old papers', async () => {
    const draft = await publish({ draft: 'true', date: at(-DAY_MS) })
    const oldDraft = await publish({ draft: 'true', date: at(-9 * DAY_MS) })
    await publish({ publishAt: at(7 * DAY_MS), date: at(-DAY_MS), topic: 'fee' })
    await publish({ publishAt: at(7 * DAY_MS), date: at(-9 * DAY_MS) })
    vi.setSystemTime(NINE + 7 * DAY_MS)
    await moveSchedule()
    expect(await listWaiting()).toEqual(ALL_BUT_EXAM)
    await send()
    await change(oldDraft, { draft: false, notifyFollowers: true })
    expect(await listWaiting()).toEqual([])
    await change(draft, { draft: false })
    expect(await listWaiting()).toHaveLength(3)
  })

  it('are not told of a document that becomes public again, unless staff want it', async () => {
    const [ended, hidden, wished] = [await publish(), await publish(), await publish()]
    // Nobody followed the site at that time.
    await site.services.database.deleteFrom('pushMessage').execute()
    await change(ended, { endsAt: at(DAY_MS) })
    vi.setSystemTime(NINE + DAY_MS)
    await moveSchedule()
    await change(ended, { endsAt: null })
    for (const one of [hidden, wished]) await change(one, { draft: true })
    expect(await stateOf(hidden)).toMatchObject({ state: 'muted' })
    await change(hidden, { draft: false })
    expect(await listWaiting()).toEqual([])
    await change(wished, { draft: false, notifyFollowers: true })
    expect(await listWaiting()).toHaveLength(3)
  })

  it('are told of a draft or not, by the last choice of staff', async () => {
    const wished = await publish({ draft: 'true', notifyFollowers: 'false' })
    await change(wished, { title: 'খ' })
    // A change has this choice in its body.
    await call('PUT', `notices/${wished._id}?notifyFollowers=true`, { title: 'গ' })
    expect(await stateOf(wished)).toMatchObject({ state: 'muted' })
    await change(wished, { notifyFollowers: true })
    expect(await stateOf(wished)).toMatchObject({ state: null })
    await change(wished, { notifyFollowers: false })
    await change(wished, { draft: false })
    expect(await listWaiting()).toEqual([])
    const late = await publish({ draft: 'true', notifyFollowers: 'false' })
    await change(late, { draft: false, notifyFollowers: true })
    expect(await listWaiting()).toHaveLength(3)
  })

  it('are told once: changes and a second publishing send nothing', async () => {
    const notice = await publish()
    await send()
    await change(notice, { title: 'নতুন', notifyFollowers: true })
    await change(notice, { draft: true })
    await change(notice, { draft: false, notifyFollowers: true })
    expect(await listWaiting()).toEqual([])
    expect(await stateOf(notice)).toMatchObject({ state: 'sent', sentAt: at(0) })
  })

  it('get nothing of a document that is deleted, hidden or ended while it waits', async () => {
    const [deleted, hidden, ended] = [await publish(), await publish(), await publish()]
    await call('DELETE', `notices/${deleted._id}`)
    await change(hidden, { draft: true })
    await change(ended, { endsAt: at(MINUTE_MS) })
    expect(await listWaiting()).toHaveLength(3)
    pass(MINUTE_MS)
    await moveSchedule()
    const announced = { recordId: ended._id, reason: 'published', today: TODAY } as const
    expect(await ANNOUNCEMENTS.notices(site.services.stores, announced)).toBeUndefined()
    expect(await stateOf(hidden)).toMatchObject({ state: 'withdrawn' })
    await change(hidden, { draft: false })
    expect(await stateOf(hidden)).toMatchObject({ state: 'waiting' })
  })

  it('are told again if staff want it, with the same tag, and at once only', async () => {
    const notice = await publish({ date: at(-9 * DAY_MS), topic: 'fee' })
    const again = () => call('POST', `notices/${notice._id}/notify`)
    expect(await again()).toEqual({ receivers: 2 })
    expect(await again()).toEqual({ receivers: 2 })
    expect(await listWaiting()).toEqual(['all again 2', 'program again 2'])
    await send()
    expect(await again()).toEqual({ receivers: 2 })
    expect(await listWaiting()).toEqual(['all again 2', 'program again 2'])
    const [one, two] = await Promise.all(
      (['published', 'again'] as const).map((reason) =>
        ANNOUNCEMENTS.notices(site.services.stores, { recordId: notice._id, reason, today: TODAY }),
      ),
    )
    expect(two!.tag).toBe(one!.tag)
  })

  it('are told again if all who waited have stopped following', async () => {
    const notice = await publish({ topic: 'fee' })
    const { database: rows } = site.services
    await rows.deleteFrom('pushSubscription').execute()
    await rows.deleteFrom('webhook').execute()
    names = await follow(rows)
    expect(await call('POST', `notices/${notice._id}/notify`)).toEqual({ receivers: 2 })
    expect(await listWaiting()).toEqual(['all again 2', 'program again 2'])
    expect(await stateOf(notice)).toMatchObject({ state: 'waiting' })
  })

  it('are told again in one message, although the first one still waits for some of them', async () => {
    const notice = await publish({ topic: 'fee' })
    const { database: rows } = site.services
    await rows.updateTable('pushMessage').set({ state: 'sent', sentCount: 1 }).execute()
    await call('POST', `notices/${notice._id}/notify`)
    expect(await listWaiting()).toEqual(['all again 2', 'program again 2'])
  })

  it('are told once that a notice was a mistake, and only those who got its last message', async () => {
    const notice = await publish({ topic: 'exam' })
    const phonesOf = async () => {
      const { waiting, sent, correctable } = await stateOf(notice)
      return { waiting: waiting?.phones, sent, correctable }
    }
    const hide = (notifyOfMistake = true) => change(notice, { draft: true, notifyOfMistake })
    expect(await phonesOf()).toEqual({ waiting: 2, sent: 0, correctable: 0 })
    await hide()
    expect(await listWaiting()).toEqual([])
    await change(notice, { draft: false })
    await deliver('all')
    expect(await phonesOf()).toEqual({ waiting: 1, sent: 1, correctable: 1 })
    await hide()
    expect(await listWaiting()).toEqual(['all correction 2'])
    expect(await phonesOf()).toEqual({ waiting: undefined, sent: 1, correctable: 0 })
    // The same mistake, deleted as well.
    await call('DELETE', `notices/${notice._id}?notifyOfMistake=true`)
    expect(await listWaiting()).toEqual(['all correction 2'])
    await call('POST', `admin/bin/${notice._id}/restore`)
    await change(notice, { draft: false })
    expect(await listWaiting()).toEqual([])
    await hide(false)
    expect(await listWaiting()).toEqual([])
    expect(await phonesOf()).toMatchObject({ correctable: 1 })
    await change(notice, { notifyOfMistake: true })
    expect(await listWaiting()).toEqual(['all correction 2'])
    await deliver('all')
    await change(notice, { draft: false })
    await hide()
    expect(await listWaiting()).toEqual([])
  })

  it('are not told that a notice was a mistake after seven days, or while messages are off', async () => {
    const notice = await publish({ topic: 'fee' })
    await deliver('all')
    await call('PUT', 'followers', { isOn: false })
    expect(await stateOf(notice)).toMatchObject({ correctable: 0 })
    await change(notice, { draft: true, notifyOfMistake: true })
    await change(notice, { draft: false })
    await call('PUT', 'followers', { isOn: true })
    pass(7 * DAY_MS - 1)
    expect(await stateOf(notice)).toMatchObject({ correctable: 1 })
    pass(2)
    expect(await stateOf(notice)).toMatchObject({ correctable: 0 })
    await change(notice, { draft: true, notifyOfMistake: true })
    expect(await listWaiting()).toEqual([])
  })

  it('are not told of what staff have stopped, unless staff want it', async () => {
    const [kept, stopped] = [await publish({ topic: 'fee' }), await publish({ topic: 'fee' })]
    const stop = async (id: string) => site.call(`DELETE /api/followers/sendings/${id}`)
    const { waiting } = await stateOf(stopped)
    expect((await stop(waiting._id)).json()).toEqual({ stopped: 1 })
    expect(await listWaiting()).toEqual(ALL_BUT_EXAM)
    expect(await stateOf(stopped)).toMatchObject({ state: 'muted', waiting: null })
    expect(expectProblem(await stop(waiting._id), 409)).toMatchObject({ code: 'already-sent' })
    expectProblem(await stop('unknown'), 404)
    await change(stopped, { draft: true })
    await change(stopped, { draft: false })
    expect(await listWaiting()).toEqual(ALL_BUT_EXAM)
    await call('POST', `notices/${stopped._id}/notify`)
    expect(await listWaiting()).toHaveLength(4)
    const { waiting: ofKept } = await stateOf(kept)
    await deliver('all')
    expectProblem(await stop(ofKept._id), 409)
  })

  it('get no correction and no closure that staff have stopped', async () => {
    const notice = await publish({ topic: 'fee' })
    await deliver('all')
    await change(notice, { draft: true, notifyOfMistake: true })
    await close({ from: NEXT_WEEK })
    for (const { _id } of await site.services.stores.sendings.listLast(2))
      await call('DELETE', `followers/sendings/${_id}`)
    expect((await listWaiting()).filter((one) => !one.startsWith('program'))).toEqual([])
    expect(await stateOf(notice)).toMatchObject({ correctable: 1 })
  })

  it('are not told of content that visitors do not see', async () => {
    const { _id } = await publish({ draft: 'true' })
    const url = `/api/notices/${_id}/notify`
    expect(expectProblem(await site.call(`POST ${url}`), 409)).toMatchObject({ code: 'not-public' })
  })

  it('are told of a closure today or tomorrow at once, if they want its shift', async () => {
    await close()
    expect(await listWaiting()).toEqual(CLOSED)
    await send()
    vi.setSystemTime(NINE + 13 * 60 * MINUTE_MS)
    await close({ from: TODAY, shift: 'Morning' })
    expect(await listWaiting()).toEqual(['all closure 0', 'program closure 0'])
  })

  it('are told of a later closure on the morning before it', async () => {
    const { _id } = await close({ from: NEXT_WEEK })
    const minutes = 6 * 24 * 60 - 2 * 60
    expect(await listWaiting()).toEqual(CLOSED.map((one) => one.replace('0', String(minutes))))
    await call('PUT', `calendar/${_id}`, { from: TOMORROW, to: TOMORROW })
    expect(await listWaiting()).toEqual(CLOSED)
    await call('DELETE', `calendar/${_id}`)
    expect(await listWaiting()).toEqual([])
  })

  it('are told of the change and the end of a closure, and of nothing else in the calendar', async () => {
    const { _id } = await close({ shift: 'Day' })
    await send()
    await call('PUT', `calendar/${_id}`, { isMoonDependent: true })
    expect(await listWaiting()).toEqual([])
    await call('PUT', `calendar/${_id}`, { shift: 'Morning' })
    const changed = CLOSED.map((one) => one.replace('closure', 'closureChanged'))
    expect(await listWaiting()).toEqual(changed)
    await call('PUT', `calendar/${_id}`, { note: 'অফিস খোলা' })
    expect(await listWaiting()).toEqual(['all closureChanged 0', 'program closureChanged 0'])
    await send()
    await call('DELETE', `calendar/${_id}`)
    expect(await listWaiting()).toEqual(['all closureEnded 0', 'program closureEnded 0'])
    await send()
    // Staff take the end back.
    expect(await call('POST', `calendar/${_id}/again`)).toMatchObject({ _id })
    expect(await listWaiting()).toContain('all closure 0')
    await call('DELETE', `calendar/${_id}`)
    await send()
    const holiday = await call('POST', 'calendar', { title: 'ক', kind: 'holiday', from: TODAY })
    await call('DELETE', `calendar/${holiday._id}`)
    expect(await listWaiting()).toEqual([])
  })

  it('are told that a closure ends, if its last day becomes yesterday', async () => {
    const { _id } = await close({ from: '2026-11-24', to: TOMORROW })
    await send()
    await call('PUT', `calendar/${_id}`, { to: '2026-11-24' })
    expect(await listWaiting()).toContain('all closureEnded 0')
    const ended = { recordId: _id, reason: 'closureEnded', today: TODAY } as const
    const announcement = await ANNOUNCEMENTS.calendar(site.services.stores, ended)
    expect(announcement!.words.bn.title).toContain('তুলে নেওয়া হয়েছে'.normalize())
    // Staff take it back.
    await send()
    await call('PUT', `calendar/${_id}`, { to: TOMORROW })
    expect(await listWaiting()).toContain('all closure 0')
  })

  it('are told only of the closures in a list that begin now', async () => {
    const rows = [
      { title: 'ক', kind: 'holiday', from: TOMORROW },
      { title: 'খ', kind: 'closure', from: TOMORROW },
      { title: 'গ', kind: 'closure', from: '2026-11-20' },
      { title: 'ঘ', kind: 'exam', from: TODAY },
    ]
    await call('POST', 'calendar/import', { rows })
    expect(await listWaiting()).toEqual(CLOSED)
  })

  it('are told of nothing that comes back from the bin or is set back', async () => {
    const notice = await publish()
    const closure = await close()
    for (const [url, { _id }] of Object.entries({ notices: notice, calendar: closure })) {
      await call('DELETE', `${url}/${_id}`)
      await send()
      await call('POST', `admin/bin/${_id}/restore`)
      expect(await listWaiting()).toEqual([])
    }
    const hidden = await publish({ draft: 'true', notifyFollowers: 'true' })
    await change(hidden, { draft: false })
    await change(hidden, { draft: true })
    await site.services.database.deleteFrom('pushMessage').execute()
    const history = await site.call('GET /api/admin/history?limit=1')
    await call('POST', `admin/history/${history.json()[0]._id}/restore`)
    expect((await site.services.stores.notices.find(hidden._id))!.state).toBe('published')
    expect(await listWaiting()).toEqual([])
  })

  it('are told of nothing in sample content, also when its time comes', async () => {
    await seedSample(site.services)
    await site.services.write(({ notices }) =>
      notices.create({ title: 'ক', publishAt: at(MINUTE_MS), isSample: true }),
    )
    pass(MINUTE_MS)
    await moveSchedule()
    expect(await listWaiting()).toEqual([])
    await call('DELETE', 'sample', { currentPassword: TEST_PASSWORD })
    expect(await listWaiting()).toEqual([])
  })

  it('are told of nothing that is moved in', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'announcing-'))
    const post = { title: 'ভর্তি', date: '2026-11-25 08:45:00', content: 'ক' }
    const categories: [string, string][] = [['n', 'নোটিশ']]
    const posts = [
      { id: 24, ...post, categories },
      // In an hour.
      { id: 25, ...post, title: 'পরে', status: 'future', date: '2026-11-25 10:00:00', categories },
    ]
    await writeFile(path.join(folder, 'site.xml'), makeExport(posts))
    const options = { folder, maxFileBytes: 1e6, print: () => {}, progress: () => {} }
    const before = (await site.services.stores.notices.list()).length
    await moveIn(site.services, ['site.xml', '--go'], options)
    expect((await site.services.stores.notices.list()).length).toBe(before + 1)
    vi.setSystemTime(NINE + 61 * MINUTE_MS)
    await moveSchedule()
    expect((await site.services.stores.notices.list()).length).toBe(before + 2)
    expect(await listWaiting()).toEqual([])
    await rm(folder, { recursive: true })
  })

  it('are not told of anything after a restore, neither of waiting nor of due messages', async () => {
    await publish({ topic: 'fee' })
    const due = await publish({ publishAt: at(60 * MINUTE_MS) })
    const later = await publish({ publishAt: at(2 * DAY_MS), topic: 'fee' })
    const folder = await mkdtemp(path.join(tmpdir(), 'announcing-'))
    const archive = path.join(folder, 'backup.tar.gz')
    await makeBackup(site.services.settings, site.services.fileStore, archive)
    pass(DAY_MS)
    const target = await openTarget(database)
    await restoreBackup(archive, target.settings, target.store, false)
    const restored = await openSchool(target.settings)
    const chore = CHORES.find(({ name }) => name === 'schedule')!
    await chore.run(restored, new AbortController().signal)
    expect((await restored.stores.notices.find(due._id))!.state).toBe('published')
    const rows = openDatabase(target.settings)
    const deliveries = () => rows.selectFrom('pushDelivery').selectAll().execute()
    expect(await deliveries()).toEqual([])
    const messages = await rows.selectFrom('pushMessage').select('state').execute()
    expect(messages.map(({ state }) => state).sort()).toEqual(['muted', 'withdrawn'])
    pass(DAY_MS)
    await chore.run(restored, new AbortController().signal)
    expect((await restored.stores.notices.find(later._id))!.state).toBe('published')
    expect(await deliveries()).toHaveLength(2)
    await rows.destroy()
    await restored.close()
    await target.remove()
    await rm(folder, { recursive: true })
  })

  it('get the first message of a new phone, and a test message, at once', async () => {
    const { following, outbox } = site.services.stores
    const id = await following.add(newFollower())
    names.set(id, 'new')
    await outbox.welcome(id)
    await outbox.test(id)
    expect(await listWaiting()).toEqual(['new test 0', 'new welcome 0'])
    await send()
    await outbox.test(id)
    const { database: rows } = site.services
    expect(await rows.selectFrom('pushMessage').select('reason').execute()).toEqual([
      { reason: 'test' },
    ])
    const words = async (reason: 'welcome' | 'test') => {
      const announced = { recordId: '', reason, today: TODAY }
      return (await ANNOUNCEMENTS.following(site.services.stores, announced))!.words.bn.title
    }
    const { schoolName } = await site.services.stores.site.find()
    expect(await words('welcome')).toBe(`আপনি এখন ${schoolName} অনুসরণ করছেন`)
    expect(await words('test')).toBe('পরীক্ষামূলক বার্তা')
  })

  it('are told of nothing while following is switched off, and later of nothing old', async () => {
    const turn = (isOn: boolean) => call('PUT', 'followers', { isOn })
    await turn(false)
    await publish()
    await close()
    expect(await listWaiting()).toEqual([])
    await turn(true)
    expect(await listWaiting()).toEqual([])
    await publish({ topic: 'fee' })
    expect(await listWaiting()).toEqual(ALL_BUT_EXAM)
  })

  it('that do not exist cost no message of a closure, and no delivery', async () => {
    const { database: rows } = site.services
    await rows.deleteFrom('pushSubscription').execute()
    await rows.updateTable('webhook').set({ isOn: 0 }).execute()
    await publish()
    await close()
    expect(await rows.selectFrom('pushMessage').select('kind').execute()).toEqual([
      { kind: 'notices' },
    ])
    expect(await listWaiting()).toEqual([])
  })

  it('are told only of kinds that have an announcement', () => {
    const kinds: AnnouncedKind[] = [
      'notices',
      'news',
      'downloads',
      'results',
      'calendar',
      'following',
      'machine',
    ]
    expect(Object.keys(ANNOUNCEMENTS).sort()).toEqual(kinds.sort())
  })
})
