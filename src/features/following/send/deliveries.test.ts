import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  describeSqlOnBothDatabases,
  openTestSite,
  type TestSite,
} from '../../../../tests/build-app.ts'
import { newId } from '../../../base/new-id.ts'
import type { AnnouncedKind } from '../announcement.ts'
import type { MessageReason } from '../table.ts'
import type { Delivery, Outcome } from './deliveries.ts'

const TODAY = '2026-11-25'
const EARLIER = '2026-11-25T06:00:00.000Z'
const NOW = '2026-11-25T06:00:01.000Z'
const UNTIL = '2026-11-25T06:01:01.000Z'
const LATER = '2026-11-25T06:02:00.000Z'
const FAILED: Outcome = { is: 'failed', problem: '400', fault: 'receiver' }
const REFUSED: Outcome = { is: 'failed', problem: '403', fault: 'key' }

describeSqlOnBothDatabases('The queue of messages', (database) => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite(database)
    await site.services.stores.following.key()
  })
  afterEach(() => site.close())

  async function addMessage(
    reason: MessageReason = 'published',
    kind: AnnouncedKind = 'notices',
  ): Promise<string> {
    const id = newId()
    await site.services.database
      .insertInto('pushMessage')
      .values({
        id,
        kind,
        recordId: 'a',
        reason,
        state: 'waiting',
        createdAt: EARLIER,
        sentAt: null,
        title: '',
        sentCount: 0,
        failedCount: 0,
        goneCount: 0,
      })
      .execute()
    return id
  }
  async function addPhone(): Promise<string> {
    return site.services.stores.following.add({
      subscription: {
        endpoint: `https://fcm.googleapis.com/${newId()}`,
        keys: { p256dh: 'key', auth: 'auth' },
      },
      wants: { closures: true, kinds: [], topics: [], shift: null },
      language: 'bn',
    })
  }
  async function addWebhook(): Promise<string> {
    const id = newId()
    await site.services.database
      .insertInto('webhook')
      .values({
        id,
        url: `https://district.example/${id}`,
        secret: 'whsec_',
        isOn: 1,
        createdAt: EARLIER,
        lastTriedAt: null,
        lastProblem: '',
        failures: 0,
        version: 1,
      })
      .execute()
    return id
  }
  async function addDelivery(
    messageId: string,
    receiver: { subscriptionId: string } | { webhookId: string },
    dueAt = EARLIER,
  ): Promise<void> {
    await site.services.database
      .insertInto('pushDelivery')
      .values({
        id: newId(),
        messageId,
        subscriptionId: null,
        webhookId: null,
        ...receiver,
        dueAt,
        attempts: 0,
      })
      .execute()
  }
  const claim = (now = NOW, until = UNTIL) =>
    site.services.writePrivate(({ deliveries }) => deliveries.claim(now, until))
  const record = (outcome: Outcome, deliveries: Delivery[], isLimited = true) =>
    site.services.writePrivate((transaction) =>
      transaction.deliveries.record(
        [{ deliveries: deliveries.map((one) => ({ ...one, title: 'ক' })), isLimited, outcome }],
        TODAY,
      ),
    )
  const findMessage = (id: string) =>
    site.services.database
      .selectFrom('pushMessage')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const listDeliveries = () =>
    site.services.database.selectFrom('pushDelivery').select(['dueAt', 'attempts']).execute()
  const listPhones = () =>
    site.services.database
      .selectFrom('pushSubscription')
      .select(['id', 'sentDay', 'sentCount'])
      .execute()
  const refusedSince = async () => (await site.services.stores.following.key()).refusedSince

  it('gives each due delivery to one process, with all others of the same receiver', async () => {
    const [message, other] = [await addMessage(), await addMessage('again')]
    for (let count = 0; count < 60; count += 1) {
      const subscriptionId = await addPhone()
      await addDelivery(message, { subscriptionId })
      await addDelivery(other, { subscriptionId }, NOW)
      await addDelivery(other, { subscriptionId }, LATER)
    }
    const claims = await Promise.all([claim(), claim(), claim(), claim(), claim()])
    const ids = claims.flat().map(({ id }) => id)
    expect(ids).toHaveLength(120)
    expect(new Set(ids).size).toBe(120)
    for (const all of claims) {
      const phones = Map.groupBy(all, ({ subscriptionId }) => subscriptionId)
      expect(phones.size).toBeLessThanOrEqual(25)
      for (const deliveries of phones.values()) expect(deliveries).toHaveLength(2)
    }
    expect(await claim()).toEqual([])
    expect(await site.services.stores.deliveries.findNextTime()).toBe(UNTIL)
  })

  it('gives a delivery again when the claim of a killed process ends', async () => {
    await addDelivery(await addMessage(), { webhookId: await addWebhook() })
    expect(await claim()).toMatchObject([{ attempts: 1, kind: 'notices', recordId: 'a' }])
    expect(await claim()).toEqual([])
    expect(await claim(LATER)).toMatchObject([{ attempts: 2 }])
  })

  it('counts a message once for each phone, and writes the numbers to the history at its end', async () => {
    const message = await addMessage()
    for (let count = 0; count < 5; count += 1)
      await addDelivery(message, { subscriptionId: await addPhone() })
    const [first, second, third, fourth, fifth] = await claim()
    await record({ is: 'sent' }, [first!])
    await record({ is: 'sent' }, [second!])
    await record({ is: 'gone' }, [third!])
    await record(FAILED, [fourth!])
    expect(await findMessage(message)).toMatchObject({
      state: 'sent',
      title: 'ক',
      sentCount: 2,
      goneCount: 1,
      failedCount: 1,
    })
    expect(await listDeliveries()).toHaveLength(1)
    expect(await listPhones()).toHaveLength(4)
    const listSent = async () =>
      (await site.services.stores.history.list()).filter(({ action }) => action === 'sent')
    expect(await listSent()).toEqual([])
    await record({ is: 'sent' }, [fifth!])
    expect(await listSent()).toMatchObject([
      {
        kind: 'notices',
        subjectId: 'a',
        title: 'ক',
        username: '',
        after: JSON.stringify({ sent: 3, failed: 1, gone: 1 }),
      },
    ])
  })

  it('gives phones that were reached first, and others and further tries after them', async () => {
    const message = await addMessage()
    const add = async (dueAt: string, rank: number) => {
      const subscriptionId = await addPhone()
      const delivery = { id: newId(), messageId: message, subscriptionId, webhookId: null, dueAt }
      await site.services.database
        .insertInto('pushDelivery')
        .values({ ...delivery, attempts: 0, rank })
        .execute()
      return subscriptionId
    }
    for (let count = 0; count < 30; count += 1) await add('2026-11-25T05:00:00.000Z', 1)
    const reached: string[] = []
    for (let count = 0; count < 20; count += 1) reached.push(await add(EARLIER, 0))
    const claimed = await claim()
    expect(claimed.filter(({ rank }) => rank === 0)).toHaveLength(20)
    expect(claimed).toHaveLength(25)
    const again = { is: 'later', problem: '503', afterMs: 1, isAttempt: true } as const
    await record(
      again,
      claimed.filter(({ rank }) => rank === 0),
    )
    const { database: rows } = site.services
    const ranks = await rows.selectFrom('pushDelivery').select('rank').distinct().execute()
    expect(ranks).toEqual([{ rank: 1 }])
  })

  it('announces to phones that were reached first, and then to the others', async () => {
    const [reached, failing, unreached] = [await addPhone(), await addPhone(), await addPhone()]
    const { database: rows } = site.services
    await rows
      .updateTable('pushSubscription')
      .set({ reachedAt: EARLIER })
      .where('id', '!=', unreached)
      .execute()
    await rows
      .updateTable('pushSubscription')
      .set({ failingSince: EARLIER })
      .where('id', '=', failing)
      .execute()
    const closure = { recordId: 'x', reason: 'closure', from: TODAY, shifts: [null] } as const
    await site.services.writePrivate(({ outbox }) =>
      outbox.announceClosure({ ...closure, shifts: [null] }, 'Asia/Dhaka'),
    )
    const found = await rows.selectFrom('pushDelivery').select(['subscriptionId', 'rank']).execute()
    expect(Object.fromEntries(found.map((one) => [one.subscriptionId, one.rank]))).toEqual({
      [reached]: 0,
      [failing]: 1,
      [unreached]: 1,
    })
  })

  it('knows whether a phone is reached, and since when it fails', async () => {
    const message = await addMessage()
    const subscriptionId = await addPhone()
    const send = async (outcome: Outcome) => {
      await site.services.database.deleteFrom('pushDelivery').execute()
      await addDelivery(message, { subscriptionId })
      await record(outcome, await claim())
      return site.services.database
        .selectFrom('pushSubscription')
        .select(['reachedAt', 'failingSince', 'failedAt'])
        .executeTakeFirstOrThrow()
    }
    const time = expect.any(String)
    const untried: Outcome = { is: 'failed', problem: 'too-old', fault: 'site' }
    const busy: Outcome = { is: 'later', problem: '429', afterMs: 1, isAttempt: false }
    const slow: Outcome = { ...busy, problem: 'TimeoutError', isAttempt: true }
    const never = { reachedAt: null, failingSince: null, failedAt: null }
    expect(await send(busy)).toEqual(never)
    // Nobody knows whether it exists, so each failure counts.
    const failing = await send(untried)
    expect(failing).toEqual({ reachedAt: null, failingSince: time, failedAt: time })
    expect(await send(slow)).toMatchObject({ failingSince: failing.failingSince })
    const reached = { ...never, reachedAt: time }
    expect(await send({ is: 'sent' })).toEqual(reached)
    for (const outcome of [untried, REFUSED, busy]) expect(await send(outcome)).toEqual(reached)
    expect(await send(FAILED)).toEqual({ reachedAt: time, failingSince: time, failedAt: time })
    expect(await send({ is: 'sent' })).toEqual(reached)
  })

  it('removes a phone that is gone with everything that waits for it', async () => {
    const subscriptionId = await addPhone()
    await addDelivery(await addMessage(), { subscriptionId })
    await addDelivery(await addMessage(), { subscriptionId }, LATER)
    await record({ is: 'gone' }, await claim())
    expect(await listPhones()).toEqual([])
    expect(await listDeliveries()).toEqual([])
  })

  it('keeps the results of others if a phone has stopped following meanwhile', async () => {
    const [notice, welcome] = [await addMessage(), await addMessage('welcome', 'following')]
    const [phone, stopped] = [await addPhone(), await addPhone()]
    await addDelivery(notice, { subscriptionId: phone })
    await addDelivery(welcome, { subscriptionId: stopped })
    const claimed = await claim()
    await site.services.database.deleteFrom('pushSubscription').where('id', '=', stopped).execute()
    // A new welcome message deletes old messages that have no receiver.
    await site.services.stores.outbox.welcome(phone)
    await record({ is: 'sent' }, claimed)
    expect(await findMessage(notice)).toMatchObject({ state: 'sent', sentCount: 1 })
  })

  it('gives a process few deliveries of a program, so that it can send them before the claim ends', async () => {
    const receiver = { webhookId: await addWebhook() }
    for (let count = 0; count < 60; count += 1) await addDelivery(await addMessage(), receiver)
    const claims = [await claim(), await claim(), await claim(), await claim()]
    expect(claims.map(({ length }) => length)).toEqual([25, 25, 10, 0])
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(60)
  })

  it('tries again after the pause, and does not count an attempt that only waits', async () => {
    await addDelivery(await addMessage(), { subscriptionId: await addPhone() })
    const pause = { is: 'later', problem: '503', afterMs: 5000 } as const
    const start = Date.now()
    await record({ ...pause, isAttempt: true }, await claim())
    const end = Date.now()
    const [{ dueAt, attempts }] = (await listDeliveries()) as [{ dueAt: string; attempts: number }]
    expect(attempts).toBe(1)
    expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(start + 5000)
    expect(Date.parse(dueAt)).toBeLessThanOrEqual(end + 5000)
    await record({ ...pause, isAttempt: false }, await claim('2099-01-01'))
    expect(await listDeliveries()).toMatchObject([{ attempts: 1 }])
  })

  it('counts the pushes of a day for each phone, also several at once', async () => {
    const subscriptionId = await addPhone()
    const message = await addMessage()
    const send = async (isLimited: boolean, day = TODAY) => {
      await addDelivery(message, { subscriptionId })
      await addDelivery(message, { subscriptionId })
      const due = (await claim()).map((one) => ({ ...one, title: 'ক' }))
      await site.services.writePrivate(({ deliveries }) =>
        deliveries.record(
          due.map((one) => ({ deliveries: [one], isLimited, outcome: { is: 'sent' } })),
          day,
        ),
      )
    }
    await send(true)
    expect(await listPhones()).toMatchObject([{ sentDay: TODAY, sentCount: 2 }])
    await send(false)
    await send(true)
    expect(await listPhones()).toMatchObject([{ sentDay: TODAY, sentCount: 4 }])
    await send(true, '2026-11-26')
    expect(await listPhones()).toMatchObject([{ sentDay: '2026-11-26', sentCount: 2 }])
  })

  it('postpones deliveries without counting an attempt, and withdraws messages', async () => {
    const [message, other] = [await addMessage(), await addMessage()]
    await addDelivery(message, { subscriptionId: await addPhone() })
    const due = await claim()
    await site.services.stores.deliveries.postpone(due, LATER)
    expect(await listDeliveries()).toEqual([{ dueAt: LATER, attempts: 0 }])
    await addDelivery(other, { subscriptionId: await addPhone() })
    await record({ is: 'sent' }, await claim())
    await addDelivery(other, { subscriptionId: await addPhone() })
    const withdrawn = await claim(LATER)
    expect(withdrawn).toHaveLength(2)
    await site.services.writePrivate(({ deliveries }) => deliveries.withdraw(withdrawn))
    expect(await listDeliveries()).toEqual([])
    expect(await findMessage(message)).toMatchObject({ state: 'withdrawn', sentCount: 0 })
    expect(await findMessage(other)).toMatchObject({ state: 'sent', sentCount: 1 })
  })

  it('shows the last problem of a webhook until it succeeds, and does not count it as a phone', async () => {
    const webhookId = await addWebhook()
    const message = await addMessage()
    const find = async () => (await site.services.stores.deliveries.listWebhooks([webhookId]))[0]
    for (let count = 0; count < 2; count += 1) {
      await addDelivery(message, { webhookId })
      await record(FAILED, await claim())
    }
    expect(await find()).toMatchObject({ lastProblem: '400', failures: 2 })
    await addDelivery(message, { webhookId })
    await record({ is: 'sent' }, await claim())
    expect(await find()).toMatchObject({ lastProblem: '', failures: 0 })
    expect((await find())!.lastTriedAt).not.toBeNull()
    expect(await findMessage(message)).toMatchObject({ sentCount: 0, failedCount: 0 })
  })

  it('remembers since when the key has been refused, until a push service accepts it', async () => {
    const message = await addMessage()
    const send = async (outcome: Outcome) => {
      await addDelivery(message, { subscriptionId: await addPhone() })
      await record(outcome, await claim())
    }
    await send(FAILED)
    expect(await refusedSince()).toBeNull()
    await send(REFUSED)
    const since = await refusedSince()
    expect(since).not.toBeNull()
    await send(REFUSED)
    expect(await refusedSince()).toBe(since)
    await send({ is: 'sent' })
    expect(await refusedSince()).toBeNull()
  })
})
