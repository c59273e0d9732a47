import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/new-id.ts'
import type { Lookup } from '#src/base/allowed-address.ts'
import { ANNOUNCEMENTS } from '#src/features.ts'
import { createConnection } from '#src/features/following/send/connection.ts'
import { CHORES } from '#src/school/chores.ts'
import { sendDue } from '#src/features/following/send/send.ts'
import type { MessageReason } from '#src/features/following/table.ts'
import type { Subscription } from '#src/features/following/schema.ts'
import { openTestSite, type TestSite } from './build-app.ts'
import { type FakePush, type Mode, startFakePush } from './fake-push.ts'

const PUBLIC_URL = 'https://school.example'
/** Ten in the morning in Dhaka, so that the quiet hours do not matter. */
const MORNING = Date.UTC(2026, 10, 25, 4)
const ENDLESS = new AbortController().signal

let push: FakePush
let site: TestSite

beforeAll(async () => {
  push = await startFakePush({ retryAfterSeconds: 1 })
})
afterAll(() => push.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING, shouldAdvanceTime: true })
  push.received.length = 0
  push.faults.length = 0
  site = await openTestSite('SQLite', { PUBLIC_URL, PUSH_HOSTS: push.host })
})
afterEach(async () => {
  expect(push.faults).toEqual([])
  await site.close()
  vi.useRealTimers()
})

/** On a busy machine, this process can be slow itself. */
const connect = (options: Partial<Parameters<typeof createConnection>[0]> = {}) =>
  createConnection({ allowedPrivate: [push.host], slowMs: 60_000, ...options })
const send = (options: Partial<Parameters<typeof sendDue>[1]> = {}) =>
  sendDue(
    { ...site.services, announcements: ANNOUNCEMENTS },
    { ending: ENDLESS, firstPauseMs: 5, connection: connect(), ...options },
  )

async function follow(mode: Mode = 'ok', language: 'bn' | 'en' = 'bn', of = push.subscribe(mode)) {
  const subscription: Subscription = { endpoint: of.endpoint, keys: of.keys }
  const wants = { closures: true, kinds: [], topics: [], shift: null }
  const subscriptionId = await site.services.stores.following.add({ subscription, wants, language })
  return { ...of, subscriptionId, webhookId: null }
}

async function addWebhook(url: string) {
  const id = newId()
  await site.services.database
    .insertInto('webhook')
    .values({
      id,
      url,
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      isOn: 1,
      createdAt: new Date().toISOString(),
      lastTriedAt: null,
      lastProblem: '',
      failures: 0,
      version: 1,
    })
    .execute()
  return { webhookId: id, subscriptionId: null }
}

interface MessageDetails {
  kind?: string
  reason?: MessageReason
  ageHours?: number
}

interface Receiver {
  subscriptionId: string | null
  webhookId: string | null
}

/** A message that is due now. */
async function announce(
  recordId: string,
  receivers: Receiver[],
  { kind = 'notices', reason = 'published', ageHours = 0 }: MessageDetails = {},
): Promise<string> {
  const id = newId()
  const createdAt = new Date(Date.now() - ageHours * 60 * 60_000).toISOString()
  const counts = { sentCount: 0, failedCount: 0, goneCount: 0 }
  await site.services.database
    .insertInto('pushMessage')
    .values({
      id,
      kind,
      recordId,
      reason,
      state: 'waiting',
      createdAt,
      sentAt: null,
      title: '',
      ...counts,
    })
    .execute()
  for (const { subscriptionId, webhookId } of receivers) {
    await site.services.database
      .insertInto('pushDelivery')
      .values({
        id: newId(),
        messageId: id,
        subscriptionId,
        webhookId,
        dueAt: createdAt,
        attempts: 0,
      })
      .execute()
  }
  return id
}

const publish = async (title: string, text = '') =>
  site.services.write(({ notices }) => notices.create({ title, text }))
const findMessage = (id: string) =>
  site.services.database
    .selectFrom('pushMessage')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const countWaiting = async () =>
  (await site.services.database.selectFrom('pushDelivery').selectAll().execute()).length
const receivedBy = (phone: { id: string }) => push.received.filter(({ id }) => id === phone.id)
const titles = () => push.received.map(({ payload }) => payload.notification.title)
const isFollowing = async ({ endpoint }: { endpoint: string }) =>
  (await site.services.stores.following.find(endpoint)) !== undefined

describe('A message', () => {
  it('reaches each phone once, at most 50 at the same time, with few writes to the disk', async () => {
    const phones = await Promise.all(Array.from({ length: 120 }, () => follow()))
    await follow()
    const { _id, number } = await publish('ভর্তি', '**রবিবার** থেকে')
    const message = await announce(_id, phones)
    const writes = vi.spyOn(site.services, 'writePrivate')
    await send()
    expect(push.received).toHaveLength(120)
    expect(writes.mock.calls.length).toBeLessThan(100)
    expect(new Set(push.received.map(({ id }) => id))).toEqual(new Set(phones.map(({ id }) => id)))
    expect(push.received[0]).toMatchObject({
      headers: { ttl: 24 * 60 * 60, urgency: 'normal', topic: `notices-${number}` },
      payload: {
        web_push: 8030,
        notification: {
          title: 'ভর্তি',
          body: 'রবিবার থেকে',
          navigate: `${PUBLIC_URL}/notices/${number}`,
          lang: 'bn',
          tag: `notices-${number}`,
        },
      },
    })
    expect(push.mostAtOnce()).toBeLessThanOrEqual(50)
    expect(await findMessage(message)).toMatchObject({
      state: 'sent',
      title: 'ভর্তি',
      sentCount: 120,
    })
    expect(await countWaiting()).toBe(0)
  })

  it('is sent once by several processes', async () => {
    const phones = await Promise.all(Array.from({ length: 80 }, () => follow()))
    await announce((await publish('ভর্তি'))._id, phones)
    await Promise.all([send(), send(), send()])
    expect(push.received).toHaveLength(80)
    expect(push.twice()).toBe(0)
  })

  it('has the words that its record has now', async () => {
    const { _id } = await publish('ভুল')
    await announce(_id, [await follow()])
    await site.services.write(({ notices }) => notices.update(_id, { title: 'ঠিক' }))
    await send()
    expect(titles()).toEqual(['ঠিক'])
  })

  it('is not sent if its record is not public any more', async () => {
    const [deleted, hidden] = [await publish('মোছা'), await publish('লুকানো')]
    const phone = await follow()
    const messages = [await announce(deleted._id, [phone]), await announce(hidden._id, [phone])]
    await site.services.write(async ({ notices }) => {
      await notices.remove(deleted._id)
      await notices.update(hidden._id, { draft: true })
    })
    await send()
    expect(push.received).toEqual([])
    for (const message of messages)
      expect(await findMessage(message)).toMatchObject({ state: 'withdrawn' })
    expect(await countWaiting()).toBe(0)
  })

  it('joins several documents of a kind, in the language of the phone', async () => {
    const phones = [await follow(), await follow('ok', 'en')]
    for (const title of ['ক', 'খ', 'গ']) await announce((await publish(title))._id, phones)
    await send()
    expect(titles().toSorted()).toEqual(['3 new notices', '৩টি নতুন নোটিশ'])
    expect(await countWaiting()).toBe(0)
  })

  it('waits for the morning if a phone has had three today', async () => {
    const phone = await follow()
    for (const title of ['ক', 'খ', 'গ', 'ঘ']) {
      await announce((await publish(title))._id, [phone])
      await send()
    }
    expect(titles()).toEqual(['ক', 'খ', 'গ'])
    expect(await site.services.stores.deliveries.findNextTime()).toBe('2026-11-26T01:00:00.000Z')
  })

  it('of 25 phones that have had three today is postponed in one write', async () => {
    const phones = await Promise.all(Array.from({ length: 25 }, () => follow()))
    await site.services.database
      .updateTable('pushSubscription')
      .set({ sentDay: '2026-11-25', sentCount: 3 })
      .execute()
    await announce((await publish('ঘ'))._id, phones)
    const postpone = vi.spyOn(site.services.stores.deliveries, 'postpone')
    await send()
    expect(postpone).toHaveBeenCalledTimes(1)
    const deliveries = await site.services.database
      .selectFrom('pushDelivery')
      .select(['dueAt', 'attempts'])
      .execute()
    const postponed = { dueAt: '2026-11-26T01:00:00.000Z', attempts: 0 }
    expect(deliveries).toEqual(phones.map(() => postponed))
  })

  it('of 5,000 letters fits, and ends with a whole letter', async () => {
    const { _id } = await publish('ক্ষ'.repeat(100), 'ক্ষ'.repeat(1700))
    await announce(_id, [await follow()])
    await send()
    const { title, body } = push.received[0]!.payload.notification
    for (const text of [title, body!]) expect(text).toMatch(/^(ক্ষ)+…$/)
  })

  it('that is older than two days is not sent', async () => {
    const phones = [await follow()]
    const { _id } = await publish('পুরোনো')
    const messages = [
      await announce(_id, phones, { ageHours: 49 }),
      await announce('', phones, { kind: 'following', reason: 'test', ageHours: 49 }),
    ]
    await send()
    expect(push.received).toEqual([])
    for (const message of messages)
      expect(await findMessage(message)).toMatchObject({ failedCount: 1 })
    expect(await countWaiting()).toBe(0)
  })

  it('that was sent before the database failed is recorded', async () => {
    const phones = await Promise.all(Array.from({ length: 30 }, () => follow()))
    await announce((await publish('ভর্তি'))._id, phones)
    const findNextTime = vi.spyOn(site.services.stores.deliveries, 'findNextTime')
    findNextTime.mockResolvedValueOnce(new Date(MORNING).toISOString())
    findNextTime.mockRejectedValueOnce(new Error('No database.'))
    await expect(send()).rejects.toThrow('No database.')
    expect(push.received).toHaveLength(25)
    expect(await countWaiting()).toBe(5)
  })

  it(
    'is finished, or left for the next process, if this one is asked to end',
    { tags: 'rest' },
    async () => {
      const phones = await Promise.all(Array.from({ length: 100 }, () => follow()))
      const message = await announce((await publish('ভর্তি'))._id, phones)
      const ending = new AbortController()
      const sending = send({ ending: ending.signal })
      await expect.poll(() => push.received.length, { interval: 1 }).toBeGreaterThan(0)
      ending.abort()
      await sending
      const { sentCount } = await findMessage(message)
      expect(sentCount).toBe(push.received.length)
      expect(sentCount).toBeLessThan(100)
      expect(await countWaiting()).toBe(100 - sentCount)
      await send()
      expect(push.received).toHaveLength(100)
      expect(push.twice()).toBe(0)
    },
  )

  it(
    'to many phones gives its place to another school, and goes on in its next turn',
    { tags: 'rest' },
    async () => {
      const phones = await Promise.all(Array.from({ length: 120 }, () => follow()))
      await announce((await publish('ভর্তি'))._id, phones)
      await send({ most: 60 })
      const inFirstTurn = push.received.length
      expect(inFirstTurn).toBeGreaterThanOrEqual(60)
      expect(inFirstTurn).toBeLessThan(120)
      expect(await countWaiting()).toBe(120 - inFirstTurn)
      await send({ most: 60 })
      expect(push.received).toHaveLength(120)
      expect(push.twice()).toBe(0)
    },
  )
})

describe('A push service', () => {
  const sendTo = async (mode: Mode, options: Parameters<typeof send>[0] = {}) => {
    const phone = await follow(mode)
    const message = await announce((await publish('ক'))._id, [phone])
    await send(options)
    return { phone, message: await findMessage(message), tries: push.triesOf(phone.id) }
  }

  it.each<Mode>(['gone', 'missing'])('that answers “%s” ends the subscription', async (mode) => {
    const { phone, message } = await sendTo(mode)
    expect(await isFollowing(phone)).toBe(false)
    expect(message).toMatchObject({ state: 'sent', goneCount: 1, sentCount: 0 })
    expect(await countWaiting()).toBe(0)
  })

  it('that is busy gets the pause that it asks for', { tags: 'rest' }, async () => {
    const start = performance.now()
    const { phone, message, tries } = await sendTo('busy')
    expect(performance.now() - start).toBeGreaterThanOrEqual(1000)
    expect(receivedBy(phone)).toHaveLength(1)
    expect(tries).toBe(2)
    expect(message).toMatchObject({ sentCount: 1 })
  })

  it('that fails twice is tried again', async () => {
    const { phone, tries } = await sendTo('flaky')
    expect(receivedBy(phone)).toHaveLength(1)
    expect(tries).toBe(3)
  })

  it.each<[Mode, number]>([
    ['slow', 500],
    ['broken', 10_000],
  ])('that is %s is tried five times', { tags: 'rest' }, async (mode, slowMs) => {
    const connection = connect({ slowMs })
    const { phone, message, tries } = await sendTo(mode, { connection })
    expect(tries).toBe(5)
    expect(message).toMatchObject({ state: 'sent', failedCount: 1, sentCount: 0 })
    expect(await isFollowing(phone)).toBe(true)
    expect(await countWaiting()).toBe(0)
  })

  it.each<Mode>(['redirect', 'forbidden', 'too-large', 'refused'])(
    'that answers “%s” is not tried again, and the phone stays',
    async (mode) => {
      const { phone, message, tries } = await sendTo(mode)
      expect(tries).toBe(1)
      expect(message).toMatchObject({ failedCount: 1 })
      expect(await isFollowing(phone)).toBe(true)
      expect(await countWaiting()).toBe(0)
    },
  )

  it('that refuses the key for days loses no follower, and the key says since when', async () => {
    const phone = await follow('forbidden')
    for (let day = 0; day < 4; day += 1) {
      vi.setSystemTime(MORNING + day * 24 * 60 * 60_000)
      await announce((await publish(`দিন ${day}`))._id, [phone])
      await send()
    }
    expect(await isFollowing(phone)).toBe(true)
    const { refusedSince } = await site.services.stores.following.key()
    expect(refusedSince!.slice(0, 10)).toBe('2026-11-25')
  })

  it('that fails does not delay other phones', async () => {
    const slow = await Promise.all(Array.from({ length: 10 }, () => follow('slow')))
    const others = await Promise.all(Array.from({ length: 60 }, () => follow()))
    await announce((await publish('ক'))._id, [...slow, ...others])
    const connection = connect()
    const ending = new AbortController()
    const sending = send({ connection, ending: ending.signal })
    // None of the slow ones has ended.
    await expect.poll(() => push.received.length, { interval: 10 }).toBe(60)
    ending.abort()
    connection.close()
    await sending
  })

  it('with a private address gets nothing, although its name is known', async () => {
    const lookup = ((_name: string, _options: object, done: (...answer: unknown[]) => void) =>
      done(null, [{ address: '10.0.0.1', family: 4 }])) as unknown as Lookup
    const connection = connect({ lookup })
    const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
    const phone = await follow('ok', 'bn', { ...push.subscribe(), endpoint })
    const message = await announce((await publish('ক'))._id, [phone])
    await send({ connection })
    expect(await findMessage(message)).toMatchObject({ failedCount: 1, sentCount: 0 })
    expect(await isFollowing(phone)).toBe(true)
    expect(await countWaiting()).toBe(0)
  })

  it('that the settings do not have any more gets nothing', async () => {
    const endpoint = 'https://push.example/1'
    const phone = await follow('ok', 'bn', { ...push.subscribe(), endpoint })
    const lookup = vi.fn() as unknown as Lookup
    const connection = connect({ allowedPrivate: [], lookup })
    const message = await announce((await publish('ক'))._id, [phone])
    await send({ connection })
    expect(lookup).not.toHaveBeenCalled()
    expect(await findMessage(message)).toMatchObject({ failedCount: 1 })
  })
})

describe('The chore that sends', () => {
  const chore = CHORES.find(({ name }) => name === 'push')!
  const run = (changes: object = {}) =>
    chore.run({ ...site.services, ...changes }, ENDLESS) as Promise<number>
  /** No process can open this database. */
  const broken = () => ({ settings: { ...site.services.settings, dataDir: '/dev/null/none' } })

  it('starts a process, which sends the messages that are due', { tags: 'rest' }, async () => {
    // Push services refuse a token that does not fit their clock, and the process has the real one.
    vi.useRealTimers()
    vi.stubEnv('NODE_EXTRA_CA_CERTS', push.certificateFile)
    const phones = await Promise.all(Array.from({ length: 3 }, () => follow()))
    await announce('', phones, { kind: 'following', reason: 'test' })
    await run()
    expect(titles()).toEqual(Array.from({ length: 3 }, () => 'পরীক্ষামূলক বার্তা'))
    expect(push.received[0]!.headers).toMatchObject({ ttl: 60 * 60, urgency: 'high' })
    vi.unstubAllEnvs()
  })

  it(
    'starts a process only if something is due, and knows the next time',
    { tags: 'rest' },
    async () => {
      expect(await run(broken())).toBe(60_000)
      await announce('', [await follow()], { kind: 'following', reason: 'test', ageHours: -0.01 })
      expect(await run(broken())).toBeGreaterThan(10_000)
      expect(await run(broken())).toBeLessThan(40_000)
      vi.setSystemTime(MORNING + 60_000)
      await expect(run(broken())).rejects.toThrow()
    },
  )
})

describe('A webhook', () => {
  const findWebhook = async (id: string) =>
    (await site.services.stores.deliveries.listWebhooks([id]))[0]!

  it('gets the record, with the same id at each try', { tags: 'rest' }, async () => {
    const { url, calls } = push.addWebhook(503, 429)
    const program = await addWebhook(url)
    const record = await publish('ভর্তি')
    const message = await announce(record._id, [program])
    await send()
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([message]))
    const { type, timestamp, data } = JSON.parse(calls[2]!.body) as Record<string, unknown>
    expect(type).toBe('notices.published')
    expect(timestamp).toBe((await findMessage(message)).createdAt)
    expect(data).toEqual(record)
    expect(await findWebhook(program.webhookId)).toMatchObject({ failures: 0, lastProblem: '' })
    expect(await countWaiting()).toBe(0)
  })

  it('that does not exist any more stays, and says why it failed', async () => {
    const { url, calls } = push.addWebhook(410, 307)
    const program = await addWebhook(url)
    for (const title of ['ক', 'খ']) {
      await announce((await publish(title))._id, [program])
      await send()
    }
    expect(calls).toHaveLength(2)
    expect(await findWebhook(program.webhookId)).toMatchObject({ failures: 2, lastProblem: '307' })
  })

  it('never gets a request at a private address', async () => {
    const program = await addWebhook('https://127.0.0.1:9/')
    await announce((await publish('ক'))._id, [program])
    await send()
    const { lastProblem } = await findWebhook(program.webhookId)
    expect(lastProblem).toBe('private-address')
  })
})
