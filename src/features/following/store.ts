import { DOCUMENT_KINDS, type DocumentKind, forEachKey, type Topic, TOPICS } from '../../content.ts'
import { nowIso } from '../../base/clock.ts'
import { newId } from '../../base/new-id.ts'
import type { Database } from '../../database/database.ts'
import type { Language } from '../../words/language.ts'
import type { Shift } from '../../words/classes.ts'
import type { FollowerCounts } from './followers-schema.ts'
import { makeKeyPair } from './key.ts'
import type { NewFollower, Subscription, Wants } from './schema.ts'
import type { PushKeyTable, PushSubscriptionTable } from './table.ts'

const KEY_ID = 1

/** A phone that follows the site. */
export interface Follower extends Subscription {
  id: string
  wants: Wants
  language: Language
}

/** All SQL of followers. */
export function createFollowingStore(database: Database) {
  const findKey = (): Promise<PushKeyTable | undefined> =>
    database.selectFrom('pushKey').selectAll().executeTakeFirst()

  return {
    /** The key pair of the school. The first call makes it, once for all processes. */
    async key(): Promise<PushKeyTable> {
      const stored = await findKey()
      if (stored) return stored
      await database
        .insertInto('pushKey')
        .values({ id: KEY_ID, ...makeKeyPair(), createdAt: nowIso(), refusedSince: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return (await findKey())!
    },

    async find(endpoint: string): Promise<Follower | undefined> {
      const row = await database
        .selectFrom('pushSubscription')
        .selectAll()
        .where('endpoint', '=', endpoint)
        .executeTakeFirst()
      return row && toFollower(row)
    },

    /** Returns the id of the new follower. */
    async add({ subscription, ...rest }: NewFollower): Promise<string> {
      const id = newId()
      await database
        .insertInto('pushSubscription')
        .values({
          id,
          ...addressOf(subscription),
          ...choiceOf(rest),
          createdAt: nowIso(),
          sentDay: null,
          sentCount: 0,
        })
        .execute()
      return id
    },

    /** For the same phone: its wants, and its keys, which the browser may have changed. */
    async update(id: string, { subscription, ...rest }: NewFollower): Promise<void> {
      await database
        .updateTable('pushSubscription')
        .set({ ...addressOf(subscription), ...choiceOf(rest) })
        .where('id', '=', id)
        .execute()
    },

    /** Its waiting messages then go to the new endpoint. Returns its wants, if it exists. */
    async replace(oldEndpoint: string, subscription: Subscription): Promise<Wants | undefined> {
      const old = await this.find(oldEndpoint)
      if (!old) return undefined
      // The browser may have followed with its new endpoint already.
      await database
        .deleteFrom('pushSubscription')
        .where('endpoint', '=', subscription.endpoint)
        .where('id', '!=', old.id)
        .execute()
      await database
        .updateTable('pushSubscription')
        .set(addressOf(subscription))
        .where('id', '=', old.id)
        .execute()
      return old.wants
    },

    /** Also deletes its waiting messages. */
    async remove(endpoint: string): Promise<void> {
      await database.deleteFrom('pushSubscription').where('endpoint', '=', endpoint).execute()
    },

    async count(): Promise<number> {
      const { all } = await database
        .selectFrom('pushSubscription')
        .select(({ fn }) => fn.countAll<number | string>().as('all'))
        .executeTakeFirstOrThrow()
      return Number(all)
    },

    /** Few sets of wants are chosen, so that few rows are read. */
    async counts(): Promise<FollowerCounts> {
      const sets = await database
        .selectFrom('pushSubscription')
        .select(({ fn }) => [
          'closures',
          'shift',
          'kinds',
          'topics',
          fn.countAll<number | string>().as('count'),
        ])
        .groupBy(['closures', 'shift', 'kinds', 'topics'])
        .execute()
      const counts: FollowerCounts = {
        all: 0,
        closures: { Morning: 0, Day: 0, both: 0 },
        kinds: forEachKey(DOCUMENT_KINDS, () => 0),
        topics: forEachKey(TOPICS, () => 0),
      }
      for (const set of sets) {
        const count = Number(set.count)
        const kinds = JSON.parse(set.kinds) as DocumentKind[]
        const topics = JSON.parse(set.topics) as Topic[]
        counts.all += count
        if (set.closures === 1) counts.closures[(set.shift as Shift | null) ?? 'both'] += count
        for (const kind of DOCUMENT_KINDS) if (kinds.includes(kind)) counts.kinds[kind] += count
        if (!kinds.includes('notices')) continue
        for (const topic of TOPICS) if (topics.includes(topic)) counts.topics[topic] += count
      }
      return counts
    },
  }
}

function addressOf({ endpoint, keys: { p256dh, auth } }: Subscription) {
  return { endpoint, p256dh, auth }
}

function choiceOf({ wants, language }: Pick<NewFollower, 'wants' | 'language'>) {
  return {
    closures: Number(wants.closures),
    shift: wants.shift,
    kinds: JSON.stringify(wants.kinds),
    topics: JSON.stringify(wants.topics),
    language,
  }
}

function toFollower(row: PushSubscriptionTable): Follower {
  const { id, endpoint, p256dh, auth } = row
  return {
    id,
    endpoint,
    keys: { p256dh, auth },
    wants: {
      closures: row.closures === 1,
      kinds: JSON.parse(row.kinds) as DocumentKind[],
      topics: JSON.parse(row.topics) as Topic[],
      shift: row.shift as Shift | null,
    },
    language: row.language as Language,
  }
}
