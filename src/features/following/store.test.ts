import { createECDH, randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { expect, it } from 'vitest'
import { describeSqlOnBothDatabases, sharedSite } from '../../../tests/build-app.ts'
import { addUnreached, markReached, newFollower, WANTS } from '../../../tests/made-follower.ts'
import { DOCUMENT_KINDS, forEachKey, TOPICS } from '../../content.ts'
import type { NewFollower, Wants } from './schema.ts'
import type { PushSubscriptionTable } from './table.ts'

describeSqlOnBothDatabases('The store of followers', (database) => {
  const site = sharedSite(database)

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
      isReached: false,
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
      isReached: false,
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

    await markReached(site)
    await store().replace((await store().find(old.subscription.endpoint))!, later.subscription)
    expect(await store().find(old.subscription.endpoint)).toBeUndefined()
    expect(await store().find(later.subscription.endpoint)).toMatchObject({
      id,
      wants: WANTS,
      // Its new endpoint can be invented.
      isReached: false,
    })
    expect(await waiting().execute()).toEqual([{ subscriptionId: id }])
    await store().remove(later.subscription.endpoint)
    expect(await waiting().execute()).toEqual([])
  })

  it('counts phones that were reached by kind, topic and shift', async () => {
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
    expect(await store().counts()).toMatchObject({ all: 0 })
    await markReached(site)
    expect(await store().counts()).toEqual({
      all: 4,
      closures: { Morning: 0, Day: 1, both: 2 },
      kinds: { ...noKinds, notices: 2, news: 2 },
      // A phone that wants no notices has no use for their topics.
      topics: { ...noTopics, exam: 2, fee: 1 },
    })
  })

  const DAY_MS = 24 * 60 * 60_000
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  const listIds = async () => {
    const rows = await site.services.database.selectFrom('pushSubscription').select('id').execute()
    return rows.map(({ id }) => id)
  }
  const removeAll = () => site.services.database.deleteFrom('pushSubscription').execute()
  const change = (id: string, values: Updateable<PushSubscriptionTable>) =>
    site.services.database
      .updateTable('pushSubscription')
      .set(values)
      .where('id', '=', id)
      .execute()

  it('keeps at most 2,000 phones that were never reached, and gives up the one that failed first', async () => {
    await removeAll()
    for (let count = 0; count < 2000; count += 1) await store().add(newFollower())
    await expect(store().makeRoom(20_000)).rejects.toMatchObject({ code: 'list-busy' })
    const [first, second] = await listIds()
    await change(first!, { failingSince: ago(0.1) })
    await change(second!, { failingSince: ago(0.2) })
    await store().makeRoom(20_000)
    const left = await listIds()
    expect([left.includes(first!), left.includes(second!)]).toEqual([true, false])
    await change(first!, { failingSince: null })
    await store().makeRoom(20_000)
    await store().add(newFollower())
    await expect(store().makeRoom(20_000)).rejects.toMatchObject({ code: 'list-busy' })
    await markReached(site)
    await store().makeRoom(20_000)
    await expect(store().makeRoom(2000)).rejects.toMatchObject({ code: 'list-full' })
  })

  it('removes phones that were never reached after two days of failures', async () => {
    await removeAll()
    const [waiting, failing, old] = [
      await store().add(newFollower()),
      await addUnreached(site, ago(1.9)),
      await addUnreached(site, ago(2.1)),
    ]
    await store().removeFailing(Date.now())
    const left = await listIds()
    expect(left.toSorted()).toEqual([waiting, failing].toSorted())
    expect(left).not.toContain(old)
  })

  it('removes a phone that was reached once only if its push service works for others', async () => {
    await removeAll()
    const [lost, once] = [await addUnreached(site, ago(5)), await addUnreached(site, ago(5))]
    await change(lost, { reachedAt: ago(9), failedAt: ago(0) })
    // It failed once, and nothing was sent to it since.
    await change(once, { reachedAt: ago(9) })
    const other = newFollower()
    other.subscription.endpoint = `https://web.push.apple.com/${randomUUID()}`
    const working = await store().add(other)
    await change(working, { reachedAt: ago(0) })
    await store().removeFailing(Date.now())
    expect(await listIds()).toHaveLength(3)
    await change(once, { reachedAt: ago(0), failingSince: null, failedAt: null })
    await store().removeFailing(Date.now())
    expect((await listIds()).toSorted()).toEqual([once, working].toSorted())
  })
})
