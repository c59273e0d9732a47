import { createECDH, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  describeSqlOnBothDatabases,
  openTestSite,
  type TestSite,
} from '../../../tests/build-app.ts'
import { newFollower, WANTS } from '../../../tests/made-follower.ts'
import { DOCUMENT_KINDS, forEachKey, TOPICS } from '../../content.ts'
import type { NewFollower, Wants } from './schema.ts'

describeSqlOnBothDatabases('The store of followers', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
  })
  afterAll(() => site.close())

  const store = () => site.services.stores.following

  it('makes one key pair, although several processes ask for it at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => store().key()))
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
    const { publicKey, privateKey } = await store().key()
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    expect(pair.getPublicKey('base64url')).toBe(publicKey)
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
  })

  it('finds a follower by its endpoint, and changes its wants and keys', async () => {
    const follower = newFollower()
    const id = await store().add(follower)
    const { endpoint } = follower.subscription
    expect(await store().find(endpoint)).toEqual({
      id,
      ...follower.subscription,
      wants: WANTS,
      language: 'bn',
    })
    const other = newFollower({ closures: false, kinds: ['results', 'news'], shift: 'Day' })
    const changed: NewFollower = {
      subscription: { ...other.subscription, endpoint },
      wants: other.wants,
      language: 'en',
    }
    await store().update(id, changed)
    expect(await store().find(endpoint)).toEqual({
      id,
      ...changed.subscription,
      wants: other.wants,
      language: 'en',
    })
    await store().remove(endpoint)
    expect(await store().find(endpoint)).toBeUndefined()
  })

  it('gives a follower a new endpoint, and keeps its id, its wants and its waiting messages', async () => {
    const [old, later] = [newFollower(), newFollower({ kinds: [] })]
    const id = await store().add(old)
    await store().add(later)
    const messageId = randomUUID()
    const { database: rows } = site.services
    const message = {
      kind: 'notices',
      recordId: 'x',
      reason: 'published',
      state: 'waiting',
    } as const
    const counts = { sentCount: 0, failedCount: 0, goneCount: 0 }
    const now = new Date().toISOString()
    await rows
      .insertInto('pushMessage')
      .values({ id: messageId, ...message, ...counts, title: '', createdAt: now, sentAt: null })
      .execute()
    const delivery = { messageId, subscriptionId: id, webhookId: null, dueAt: now, attempts: 0 }
    await rows
      .insertInto('pushDelivery')
      .values({ id: randomUUID(), ...delivery })
      .execute()
    const waiting = () =>
      rows.selectFrom('pushDelivery').select('subscriptionId').where('messageId', '=', messageId)

    expect(await store().replace(old.subscription.endpoint, later.subscription)).toEqual(WANTS)
    expect(await store().find(old.subscription.endpoint)).toBeUndefined()
    expect(await store().find(later.subscription.endpoint)).toMatchObject({ id, wants: WANTS })
    expect(await store().replace(old.subscription.endpoint, later.subscription)).toBeUndefined()
    expect(await waiting().execute()).toEqual([{ subscriptionId: id }])
    await store().remove(later.subscription.endpoint)
    expect(await waiting().execute()).toEqual([])
  })

  it('counts followers by kind, topic and shift', async () => {
    await site.services.database.deleteFrom('pushSubscription').execute()
    const noKinds = forEachKey(DOCUMENT_KINDS, () => 0)
    const noTopics = forEachKey(TOPICS, () => 0)
    expect(await store().counts()).toEqual({
      all: 0,
      closures: { Morning: 0, Day: 0, both: 0 },
      kinds: noKinds,
      topics: noTopics,
    })
    for (const wants of [
      {},
      { kinds: ['notices', 'news'], topics: ['exam', 'fee'], shift: 'Day' },
      { closures: false, kinds: ['news'], shift: 'Morning' },
      { kinds: [] },
    ] satisfies Partial<Wants>[])
      await store().add(newFollower(wants))
    expect(await store().count()).toBe(4)
    expect(await store().counts()).toEqual({
      all: 4,
      closures: { Morning: 0, Day: 1, both: 2 },
      kinds: { ...noKinds, notices: 2, news: 2 },
      // A phone that wants no notices has no use for their topics.
      topics: { ...noTopics, exam: 2, fee: 1 },
    })
  })
})
