import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../../../tests/build-app.ts'
import { addUnreached, markReached, newFollower } from '../../../tests/made-follower.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import { newId } from '../../base/new-id.ts'
import type { FollowersOverview } from './followers-schema.ts'
import type { PushMessageTable } from './table.ts'

const PUBLIC_URL = 'https://school.example'

let site: TestSite

const overview = async () => (await site.call('GET /api/followers')).json<FollowersOverview>()
const turn = (isOn: boolean, version: number) =>
  site.call('PUT /api/followers', { isOn }, { headers: { 'if-match': `"${version}"` } })

async function addMessage(message: Partial<Insertable<PushMessageTable>>): Promise<string> {
  const id = newId()
  const none = { sentAt: null, title: '', sentCount: 0, failedCount: 0, goneCount: 0 }
  await site.services.database
    .insertInto('pushMessage')
    .values({
      id,
      kind: 'notices',
      recordId: 'x',
      reason: 'published',
      state: 'waiting',
      createdAt: new Date().toISOString(),
      ...none,
      ...message,
    })
    .execute()
  return id
}

async function addDelivery(messageId: string, subscriptionId: string): Promise<void> {
  await site.services.database
    .insertInto('pushDelivery')
    .values({
      id: randomUUID(),
      messageId,
      subscriptionId,
      webhookId: null,
      dueAt: '2100-01-01T00:00:00.000Z',
      attempts: 0,
    })
    .execute()
}

describeOnBothDatabases('The office’s view of followers', (database) => {
  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL, MAX_FOLLOWERS: '1' })
    site.token = await site.signIn()
  })
  afterAll(() => site.close())

  it('starts with following on and without followers', async () => {
    expect(await overview()).toMatchObject({
      isOn: true,
      whyOff: null,
      switch: { isOn: true, version: 0 },
      address: 'https://school.example/follow',
      isFull: false,
      followers: { all: 0 },
      sendings: [],
    })
  })

  it('has numbers and the last sendings, but no endpoint', async () => {
    const { write, database: rows } = site.services
    const follower = newFollower()
    const [id, notice] = await write(async ({ following, notices }) => [
      await following.add(follower),
      await notices.create({ title: 'অভিভাবক সভা', file: undefined, text: 'ক' }),
    ])
    await markReached(site)
    const waitingId = await addMessage({ recordId: notice._id })
    await addDelivery(waitingId, id)
    const sentAt = new Date().toISOString()
    const sent = { state: 'sent', sentAt, title: 'আজ বন্ধ', sentCount: 7, goneCount: 2 } as const
    await addMessage({ kind: 'calendar', reason: 'closure', ...sent, failedCount: 1 })
    await addMessage({ state: 'withdrawn' })
    await addMessage({ state: 'muted' })
    await addMessage({ state: 'unwanted' })
    for (let count = 0; count < 25; count += 1) {
      await addMessage({ kind: 'following', recordId: '', reason: 'welcome', state: 'sent' })
    }
    const answer = await overview()
    expect(answer).toMatchObject({ isFull: true, followers: { all: 1, kinds: { notices: 1 } } })
    expect(answer.sendings).toMatchObject([
      { state: 'withdrawn', title: '', waiting: 0 },
      { kind: 'calendar', title: 'আজ বন্ধ', sent: 7, failed: 1, gone: 2, waiting: 0 },
      { kind: 'notices', recordId: notice._id, title: 'অভিভাবক সভা', waiting: 1, sent: 0 },
    ])
    expect(JSON.stringify(answer)).not.toContain('fcm.googleapis')
    expect(await rows.selectFrom('pushDelivery').selectAll().execute()).toHaveLength(1)
  })

  it('sends a test message to the phone that gives its endpoint, and to no other', async () => {
    const follower = newFollower()
    const { endpoint } = follower.subscription
    const id = await site.services.write(({ following }) => following.add(follower))
    const test = (payload: object) => site.call('POST /api/followers/test', payload)
    expect((await test({ endpoint })).statusCode).toBe(204)
    const rows = await site.services.database
      .selectFrom('pushDelivery')
      .innerJoin('pushMessage', 'pushMessage.id', 'pushDelivery.messageId')
      .select(['subscriptionId', 'kind'])
      .where('reason', '=', 'test')
      .execute()
    expect(rows).toEqual([{ subscriptionId: id, kind: 'following' }])
    const unknown = await test({ endpoint: `${endpoint}x` })
    expectProblem(unknown, 404)
    expect(unknown.json()).toMatchObject({ code: 'not-following' })
    const entries = await site.services.stores.history.list()
    expect(JSON.stringify(entries)).not.toContain(endpoint)
  })

  it('counts only phones that were reached, and removes those never reached', async () => {
    const before = await overview()
    const reached = before.followers.all
    await addUnreached(site)
    const { write } = site.services
    const [hourOld, new_] = await write(async ({ following }) => [
      await following.add(newFollower()),
      await following.add(newFollower()),
    ])
    await site.services.database
      .updateTable('pushSubscription')
      .set({ createdAt: new Date(Date.now() - 60 * 60_000).toISOString() })
      .where('id', '=', hourOld)
      .execute()
    expect(await overview()).toMatchObject({
      followers: { all: reached },
      unreached: before.unreached + 2,
    })
    const remove = async () => (await site.call('DELETE /api/followers/unreached')).json()
    expect(await remove()).toEqual({ unreached: before.unreached + 2 })
    const rows = await site.services.database.selectFrom('pushSubscription').select('id').execute()
    expect(rows.map(({ id }) => id)).toContain(new_)
    expect(rows.map(({ id }) => id)).not.toContain(hourOld)
    const entries = async () => (await site.services.stores.history.list()).length
    const entriesBefore = await entries()
    expect(await remove()).toEqual({ unreached: 0 })
    expect(await entries()).toBe(entriesBefore)
    await site.services.database.deleteFrom('pushSubscription').where('id', '=', new_).execute()
  })

  it('warns when push services have refused the key for three days', async () => {
    const { database: rows } = site.services
    const refuse = async (days: number) => {
      const refusedSince = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
      await rows.updateTable('pushKey').set({ refusedSince }).execute()
      return (await overview()).keyRefusedSince === refusedSince
    }
    await site.services.stores.following.key()
    expect([await refuse(2.9), await refuse(3.1)]).toEqual([false, true])
    await rows.updateTable('pushKey').set({ refusedSince: null }).execute()
  })

  it('shows the last 20 sendings', async () => {
    for (let count = 0; count < 21; count += 1) await addMessage({ title: String(count) })
    const { sendings } = await overview()
    expect(sendings).toHaveLength(20)
    expect(sendings[0]!.title).toBe('20')
  })

  it('switches all off: waiting messages are withdrawn, and no phone can begin to follow', async () => {
    const before = await overview()
    expect((await turn(false, before.switch.version)).json()).toEqual({ isOn: false, version: 1 })
    expectProblem(await turn(true, before.switch.version), 412)
    const off = await overview()
    expect(off).toMatchObject({ isOn: false, whyOff: 'switched-off', followers: { all: 1 } })
    expect(off.sendings.map(({ state }) => state)).not.toContain('waiting')
    const { database: rows } = site.services
    expect(await rows.selectFrom('pushDelivery').selectAll().execute()).toEqual([])
    const follow = () =>
      site.request({ method: 'POST', url: '/api/follow', payload: newFollower() })
    expect((await site.request({ url: '/api/follow' })).json()).toMatchObject({
      isOn: false,
      publicKey: null,
    })
    await site.services.write(async ({ outbox }) => {
      const closure = { recordId: 'x', reason: 'closure', from: '2026-11-26' } as const
      await outbox.announceClosure({ ...closure, shifts: [null] }, 'Asia/Dhaka')
      const document = { kind: 'notices', recordId: 'y', topic: null, reason: 'again' } as const
      expect(await outbox.announceDocument(document, 'Asia/Dhaka')).toBe(0)
    })
    expect(await rows.selectFrom('pushDelivery').selectAll().execute()).toEqual([])
    const refused = await follow()
    expectProblem(refused, 409)
    expect(refused.json()).toMatchObject({ code: 'following-off' })
  })

  it('writes the switch to the history, which can set it back', async () => {
    const [entry] = (await site.call('GET /api/admin/history?kind=following')).json<
      { _id: string; before: object; after: object; canSetBack: boolean }[]
    >()
    expect(entry).toMatchObject({
      action: 'changed',
      before: { isOn: true },
      after: { isOn: false },
      canSetBack: true,
    })
    const url = `/api/admin/history/${entry!._id}/restore`
    expect((await site.call(`POST ${url}`)).statusCode).toBe(200)
    expect(await overview()).toMatchObject({ isOn: true, switch: { isOn: true, version: 2 } })
    expect((await site.request({ url: '/api/follow' })).json()).toMatchObject({ isOn: true })
  })
})

describeOnBothDatabases('The office’s view of followers without https', (database) => {
  beforeAll(async () => {
    site = await openTestSite(database)
    site.token = await site.signIn()
  })
  afterAll(() => site.close())

  it('says what is missing', async () => {
    expect(await overview()).toMatchObject({ isOn: false, whyOff: 'no-https', address: null })
  })
})
