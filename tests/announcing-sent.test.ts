import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { TOPICS } from '#src/content.ts'
import { ANNOUNCEMENTS } from '#src/features.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import type { Wants } from '#src/features/following/schema.ts'
import { sendDue } from '#src/features/following/send/send.ts'
import { expectStatus, multipart, openTestSite, TEST_PASSWORD, type TestSite } from './build-app.ts'
import { type FakePush, type Phone, startFakePush } from './fake-push.ts'

const PUBLIC_URL = 'https://school.example'
/** Wednesday, 25 November, nine in the morning in Dhaka. */
const NINE = Date.UTC(2026, 10, 25, 3)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let push: FakePush
let site: TestSite
let phone: Phone

beforeAll(async () => {
  push = await startFakePush()
})
afterAll(() => push.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE })
  site = await openTestSite('SQLite', { PUBLIC_URL, PUSH_HOSTS: push.host })
  site.token = await site.signIn()
  phone = await follow()
  push.received.length = 0
})
afterEach(async () => {
  expect(push.faults).toEqual([])
  await site.close()
  vi.useRealTimers()
})

async function follow(wants: Partial<Wants> = {}) {
  const { id, endpoint, keys } = push.subscribe()
  const payload = {
    subscription: { endpoint, keys },
    wants: { closures: true, kinds: ['notices', 'news'], topics: TOPICS, shift: null, ...wants },
  }
  const headers = { origin: PUBLIC_URL }
  await expectStatus(201, site.request({ method: 'POST', url: '/api/follow', payload, headers }))
  await send()
  return { id, endpoint, keys }
}
const send = () =>
  sendDue(
    { ...site.services, announcements: ANNOUNCEMENTS },
    { ending: new AbortController().signal },
  )
/** Time passes, and all that is due is sent. */
const pass = async (ms: number) => {
  vi.setSystemTime(Date.now() + ms)
  await send()
}
const publish = async (title: string, form: Record<string, string> = {}, kind = 'notices') => {
  const { payload, headers } = await multipart({ title, text: 'ক', ...form })
  const url = `/api/${kind}`
  const answer = await expectStatus(201, site.call(`POST ${url}`, payload, { headers }))
  return answer.json<DocumentRecord>()
}
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const body = payload && { payload }
  const answer = await site.request({ method, url: `/api/${url}`, as: site.token, ...body })
  expect(answer.statusCode, answer.payload).toBeLessThan(300)
  return answer.payload === '' ? undefined : answer.json()
}
const titles = (of: Pick<Phone, 'id'> = phone) =>
  push.received
    .filter(({ id }) => id === of.id)
    .map(({ payload }) => payload.notification.title.normalize())

it('a phone that begins to follow gets its first message at once', async () => {
  let isWoken = false
  site.services.onChange(() => (isWoken = true))
  const { id } = await follow()
  expect(isWoken).toBe(true)
  const first = push.received.find((one) => one.id === id)
  expect(first).toMatchObject({ headers: { urgency: 'high' } })
  expect(first!.payload.notification.title).toMatch(/^আপনি এখন .* অনুসরণ করছেন$/)
})

it('a notice comes after two minutes, with the title that it has then, to those who want its topic', async () => {
  const other = await follow({ topics: ['fee'] })
  push.received.length = 0
  const { _id, number } = await publish('ভুল', { topic: 'exam' })
  await pass(MINUTE_MS)
  expect(push.received).toEqual([])
  await call('PUT', `notices/${_id}`, { title: 'ঠিক' })
  await pass(MINUTE_MS)
  expect(titles(other)).toEqual([])
  expect(push.received).toMatchObject([
    {
      headers: { ttl: 86_400, urgency: 'normal', topic: `notices-${number}` },
      payload: {
        web_push: 8030,
        notification: { title: 'ঠিক', navigate: `${PUBLIC_URL}/notices/${number}`, lang: 'bn' },
      },
    },
  ])
  await pass(24 * HOUR_MS)
  expect(push.received).toHaveLength(1)
})

it('a closure rings at once and at night, beyond three messages, and its end follows', async () => {
  const forDay = await follow({ shift: 'Day' })
  for (const title of ['১', '২', '৩']) {
    await publish(title)
    await pass(20 * MINUTE_MS)
  }
  vi.setSystemTime(NINE + 13 * HOUR_MS)
  push.received.length = 0
  const closure = { title: 'ঝড়', kind: 'closure', from: '2026-11-26', shift: 'Morning' }
  const { _id } = await call('POST', 'calendar', closure)
  await send()
  expect(titles(forDay)).toEqual([])
  expect(push.received).toMatchObject([
    {
      // Until the end of tomorrow.
      headers: { ttl: 26 * 60 * 60, urgency: 'high' },
      payload: {
        notification: { title: 'আগামীকাল প্রভাতি শিফট বন্ধ', tag: `closure-${_id}` },
      },
    },
  ])
  await call('PUT', `calendar/${_id}`, { shift: null })
  await send()
  expect(titles(forDay)).toEqual(['সংশোধিত: আগামীকাল বিদ্যালয় বন্ধ'.normalize()])
  await call('DELETE', `calendar/${_id}`)
  await send()
  expect(titles().at(-1)).toBe('বিদ্যালয় বন্ধের ঘোষণা তুলে নেওয়া হয়েছে'.normalize())
  expect(new Set(push.received.map(({ headers }) => headers.topic)).size).toBe(1)
})

it('phones that got a notice are told that it was a mistake, under the same tag', async () => {
  const other = await follow({ topics: ['fee'] })
  push.received.length = 0
  const wrong = await publish('ছুটি কাল', { topic: 'exam' })
  await pass(2 * MINUTE_MS)
  const late = await follow({ topics: ['exam'] })
  // Later notices come in one message, and the correction alone.
  for (const title of ['১', '২', '৩']) {
    await publish(title, { topic: 'event' })
    await pass(20 * MINUTE_MS)
  }
  push.received.length = 0
  await publish('পরের নোটিশ', { topic: 'exam' })
  await call('DELETE', `notices/${wrong._id}?notifyOfMistake=true`)
  await pass(2 * MINUTE_MS)
  expect(titles(other)).toEqual([])
  expect(titles(late)).toEqual(['পরের নোটিশ'])
  expect(push.received.filter(({ id }) => id === phone.id)).toMatchObject([
    {
      headers: { urgency: 'normal', topic: `notices-${wrong.number}` },
      payload: {
        notification: {
          title: 'আগের খবরটি ভুল ছিল',
          body: 'ছুটি কাল',
          tag: `notices-${wrong.number}`,
          renotify: true,
          navigate: `${PUBLIC_URL}/allNotices`,
        },
      },
    },
  ])
  const [sending] = await site.services.stores.sendings.listLast(1)
  expect(sending).toMatchObject({ reason: 'correction', sent: 1, title: 'ছুটি কাল' })
  const [entry] = await site.services.stores.history.list({ limit: 1, kind: 'notices' })
  expect(entry).toMatchObject({ action: 'sent', title: 'আগের খবরটি ভুল ছিল: ছুটি কাল' })
})

it('a correction waits for the morning, and is not sent if the notice is public again', async () => {
  vi.setSystemTime(NINE + 11 * HOUR_MS)
  const [kept, back, hidden] = [await publish('ক'), await publish('খ'), await publish('গ')]
  await pass(2 * MINUTE_MS)
  vi.setSystemTime(NINE + 13 * HOUR_MS)
  push.received.length = 0
  for (const { _id } of [kept, back]) await call('DELETE', `notices/${_id}?notifyOfMistake=true`)
  await call('PUT', `notices/${hidden._id}`, { draft: true, notifyOfMistake: true })
  await pass(2 * MINUTE_MS)
  expect(titles()).toEqual([])
  await call('POST', `admin/bin/${back._id}/restore`)
  await call('PUT', `notices/${hidden._id}`, { draft: false })
  vi.setSystemTime(NINE + 22 * HOUR_MS)
  await send()
  expect(push.received.map(({ payload }) => payload.notification.tag)).toEqual([
    `notices-${kept.number}`,
  ])
})

it('a correction reaches its phones although the notice is deleted for good', async () => {
  const { _id } = await publish('ক')
  await pass(2 * MINUTE_MS)
  await call('DELETE', `notices/${_id}?notifyOfMistake=true`)
  site.token = await site.signIn('admin')
  await call('DELETE', `admin/bin/${_id}`, { currentPassword: TEST_PASSWORD })
  await pass(2 * MINUTE_MS)
  expect(titles()).toEqual(['ক', 'আগের খবরটি ভুল ছিল'.normalize()])
})

it('a phone whose message was under way when the notice was deleted is told that it was wrong', async () => {
  const { _id } = await publish('ক')
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS)
  const now = new Date().toISOString()
  // It is claimed, and its answer is not recorded yet.
  await site.services.writePrivate(({ deliveries }) =>
    deliveries.claim(now, new Date(Date.now() + MINUTE_MS).toISOString()),
  )
  push.received.length = 0
  await call('DELETE', `notices/${_id}?notifyOfMistake=true`)
  await pass(2 * MINUTE_MS)
  expect(titles()).toEqual(['আগের খবরটি ভুল ছিল'.normalize()])
})

it('many notices that were a mistake are called back by one call, each under its own tag', async () => {
  const other = await follow({ topics: ['fee'] })
  const first = await publish('এক', { topic: 'exam' })
  await pass(20 * MINUTE_MS)
  const second = await publish('দুই')
  await pass(20 * MINUTE_MS)
  const untold = await publish('তিন', { topic: 'exam', notifyFollowers: 'false' })
  push.received.length = 0
  const ids = [second, untold, first].map(({ _id }) => _id)
  const firstSentAt = new Date(NINE + 20 * MINUTE_MS).toISOString()
  // The phone that wants only fees got one of them.
  expect(await call('POST', 'notices/many', { ids, act: 'remove', preview: true })).toEqual({
    changed: 0,
    correctable: { documents: 2, phones: 2, firstSentAt },
  })
  expect(await call('GET', `notices/${first._id}`)).toMatchObject({ state: 'published' })
  const act = { ids, act: 'remove', notifyOfMistake: true }
  expect(await call('POST', 'notices/many', act)).toEqual({ changed: 3 })
  await pass(2 * MINUTE_MS)
  const correction = (title: string, number: number) => ({
    headers: { topic: `notices-${number}` },
    payload: {
      notification: {
        title: 'আগের খবরটি ভুল ছিল',
        body: title,
        tag: `notices-${number}`,
        renotify: true,
      },
    },
  })
  const received = ({ id }: Pick<Phone, 'id'>) => push.received.filter((one) => one.id === id)
  expect(received(phone)).toMatchObject([
    correction('এক', first.number),
    correction('দুই', second.number),
  ])
  expect(received(other)).toMatchObject([correction('দুই', second.number)])
})

it('many hidden notices ring once if they are more than the messages of a day', async () => {
  const notices = []
  for (const title of ['১', '২', '৩', '৪', '৫']) notices.push(await publish(title))
  await pass(2 * MINUTE_MS)
  expect(titles()).toEqual(['৫টি নতুন নোটিশ'])
  push.received.length = 0
  const ids = notices.map(({ _id }) => _id).toReversed()
  await call('POST', 'notices/many', { ids, act: 'hide', notifyOfMistake: true })
  await pass(2 * MINUTE_MS)
  const { number } = notices.at(-1)!
  expect(push.received.map(({ payload }) => payload.notification)).toMatchObject([
    {
      title: 'আগের ৫টি খবর ভুল ছিল',
      body: '৫ · ৪ · ৩ · ২ · ১',
      tag: `notices-${number}`,
      renotify: true,
      navigate: `${PUBLIC_URL}/allNotices`,
    },
  ])
})

it('many deleted notices that one undo brings back are not called back', async () => {
  const [kept, back] = [await publish('ক'), await publish('খ')]
  await pass(2 * MINUTE_MS)
  push.received.length = 0
  const act = { act: 'remove', notifyOfMistake: true }
  await call('POST', 'notices/many', { ids: [kept._id], ...act })
  await call('POST', 'notices/many', { ids: [back._id], ...act })
  const [entry] = await call('GET', 'admin/history?limit=1')
  await call('POST', `admin/history/${entry._id}/restore`)
  await pass(2 * MINUTE_MS)
  expect(push.received.map(({ payload }) => payload.notification.body)).toEqual(['ক'])
})

it('many old and unannounced notices offer no correction', async () => {
  const untold = await publish('ক', { notifyFollowers: 'false' })
  const ids = [untold._id, 'gone']
  const none = { documents: 0, phones: 0, firstSentAt: null }
  const ask = () => call('POST', 'notices/many', { ids, act: 'hide', preview: true })
  expect(await ask()).toEqual({ changed: 0, correctable: none })
  const told = await publish('খ')
  await pass(2 * MINUTE_MS)
  ids.push(told._id)
  expect((await ask()).correctable).toMatchObject({ documents: 1, phones: 1 })
  await call('POST', 'notices/many', { ids, act: 'hide', notifyOfMistake: true })
  // It is called back once.
  expect((await ask()).correctable).toEqual(none)
})

it('a notice that staff announce again replaces the first message on the phone', async () => {
  const notice = await publish('ভর্তি')
  await pass(2 * MINUTE_MS)
  await call('POST', `notices/${notice._id}/notify`)
  await pass(2 * MINUTE_MS)
  expect(titles()).toEqual(['ভর্তি', 'ভর্তি'])
  expect(new Set(push.received.map(({ payload }) => payload.notification.tag)).size).toBe(1)
})
